import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { StorageUnavailable } from './file-store.ts';
import { makeSlots } from './slots.ts';

/** A bucket of S3-compatible storage, and the key that opens it. */
export type Bucket = {
  /** Where the storage answers: `https://s3.eu-central-1.amazonaws.com`. The bucket's name follows in the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly name: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

export type S3Request = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The object's name; without it the bucket itself is asked. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
};

/**
 * Limits for one request: the time for all tries and the queue together, the time for one try, and the number of
 * tries.
 */
export type Patience = { readonly withinMs: number; readonly tryMs: number; readonly tries: number };

/**
 * Sends a signed request and gives what `take` makes of the response, which it must read, hand on or cancel.
 * @throws S3Error when the storage refuses or does not answer, for good or after the last try.
 */
export type S3Call = <T>(
  request: S3Request,
  take: (response: Response) => Promise<T>,
  patience?: Patience,
) => Promise<T>;

/** A refusal by the storage: `status` is 0 and `code` empty when it did not answer. */
export class S3Error extends StorageUnavailable {
  readonly status: number;
  /** S3's own word, such as `NoSuchBucket`. */
  readonly code: string;

  constructor(message: string, { status = 0, code = '', cause }: Partial<S3Error> = {}) {
    super(message, { cause });
    this.status = status;
    this.code = code;
  }
}

/** A person waits: a storage that is silent is asked no second time. */
export const PATIENT: Patience = { withinMs: 10_000, tryMs: 10_000, tries: 4 };
/** For what goes through all files, which one silence should not end. */
export const UNHURRIED: Patience = { withinMs: 120_000, tryMs: 30_000, tries: 4 };
/** Bodies get extra time; no line to a storage is slower. */
const BYTES_PER_MS = 1000;
const FIRST_PAUSE_MS = 100;

/** An account that is deleted may have thousands of photos: not all of them are asked for at once. */
const REQUESTS_AT_ONCE = 32;

/** Another try may succeed: https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
const PASSING_STATUS: readonly number[] = [0, 408, 429, 500, 502, 503, 504];
const PASSING_CODES: readonly string[] = ['RequestTimeout', 'OperationAborted', 'SlowDown'];

function isPassing(error: unknown): boolean {
  return (
    error instanceof S3Error && (PASSING_STATUS.includes(error.status) || PASSING_CODES.includes(error.code))
  );
}

type Within = Omit<Patience, 'withinMs'> & { readonly endsAt: number; readonly signal: AbortSignal };

export const SILENT = 'The S3 storage does not answer';

async function refusalOf(response: Response): Promise<S3Error> {
  const { status } = response;
  const [, said] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
  // The response to HEAD has no body.
  const code = said ?? (status === 404 ? 'NoSuchKey' : '');
  return new S3Error(`The S3 storage answered ${status} ${code}`.trim(), { status, code });
}

/** A caller of one bucket, with path-style addresses, which all S3-compatible storage understands. */
export function openS3Client(bucket: Bucket): S3Call {
  const { endpoint, name, region, accessKeyId, secretAccessKey } = bucket;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const root = `${endpoint.replace(/\/+$/, '')}/${name}`;
  const inSlot = makeSlots(REQUESTS_AT_ONCE);

  function sign({ method, key, query, headers, body }: S3Request): Promise<Request> {
    const search = new URLSearchParams(query).toString();
    const url = `${root}${key === undefined ? '' : `/${key}`}${search && `?${search}`}`;
    // With the hash signed, the storage refuses what was changed or cut short on its way.
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    return signer.sign(url, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      redirect: 'manual',
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    });
  }

  async function attempt<T>(request: S3Request, take: (response: Response) => Promise<T>, timeoutMs: number) {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new Error(`No answer in ${timeoutMs} ms`)), timeoutMs);
    try {
      const response = await fetch(await sign(request), { signal: waiting.signal });
      if (!response.ok) throw await refusalOf(response);
      return await take(response);
    } catch (error) {
      throw error instanceof S3Error ? error : new S3Error(SILENT, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  async function inTries<T>(request: S3Request, take: (response: Response) => Promise<T>, within: Within) {
    const { tryMs, tries, endsAt, signal } = within;
    for (let tried = 1; ; tried += 1) {
      try {
        const once = () => attempt(request, take, Math.min(tryMs, endsAt - performance.now()));
        return await inSlot(once, { signal });
      } catch (error) {
        if (tried >= tries || signal.aborted || !isPassing(error)) throw error;
      }
      // Apart from one another, or all that failed together would come again together.
      await pause(FIRST_PAUSE_MS * 2 ** tried * (0.5 + Math.random() / 2), undefined, { signal });
    }
  }

  return async (request, take, patience = PATIENT) => {
    const sendingMs = (request.body?.byteLength ?? 0) / BYTES_PER_MS;
    const withinMs = patience.withinMs + sendingMs;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), withinMs);
    try {
      const endsAt = performance.now() + withinMs;
      const { tries, tryMs } = patience;
      return await inTries(request, take, { endsAt, tries, tryMs: tryMs + sendingMs, signal: late.signal });
    } catch (error) {
      // A request that still waited for its turn was aborted.
      throw error instanceof S3Error ? error : new S3Error(SILENT, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
}
