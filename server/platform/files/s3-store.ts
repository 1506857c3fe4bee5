import { Readable } from 'node:stream';
import { UNKNOWN_AUTHORITY, whyNoTls } from '#server/platform/settings/tls-words.ts';
import { checkFileName, type FileStore, isFileName, type StoredFile } from './file-store.ts';
import {
  type Bucket,
  openS3Client,
  PATIENT,
  type Patience,
  type S3Call,
  S3Error,
  SILENT,
} from './s3-client.ts';

/** Begins with a dot, so that it is no object of ours. */
const PROBE = '.rootling-probe';

/** Whoever asks whether it can be written wants to know now. */
const IMPATIENT: Patience = { withinMs: 5_000, tryMs: 5_000, tries: 1 };

/** S3 gives no more at a time. */
const MOST_NAMES = 1000;

/**
 * Keeps files in a bucket of S3-compatible storage, one object per file. More than one process may use the bucket; it
 * must hold nothing else under names that `isFileName` takes.
 * @param rest how many names are asked for at a time when they are listed, and how long the storage may take over each call; `opening` for the first.
 * @throws Error whose message is for the operator, when the bucket cannot be listed or written.
 */
export async function openS3Store(
  bucket: Bucket,
  { opening = PATIENT, ...rest }: Partial<Opened> & { readonly opening?: Patience } = {},
): Promise<FileStore> {
  const call = openS3Client(bucket);
  const store = s3Store(call, { namesAtOnce: MOST_NAMES, patience: PATIENT, ...rest });
  try {
    await call({ method: 'GET', query: pageQuery(1) }, nothing, opening);
    await store.checkWritable();
  } catch (error) {
    throw new Error(messageOf(error, bucket), { cause: error });
  }
  return store;
}

type Opened = { readonly namesAtOnce: number; readonly patience: Patience };

function s3Store(client: S3Call, { namesAtOnce, patience }: Opened): FileStore {
  const call: S3Call = (request, take, asked = patience) => client(request, take, asked);
  const store: FileStore = {
    async put(name, bytes) {
      await put(call, checkFileName(name), bytes);
    },

    async read(name, range) {
      const key = checkFileName(name);
      const headers = range && { range: `bytes=${range.first}-${range.last}` };
      try {
        const opened = (response: Response) => openedFile(response, patience.tryMs);
        return await call({ method: 'GET', key, ...(headers && { headers }) }, opened);
      } catch (error) {
        if (isAbsent(error)) return null;
        if (!(range && error instanceof S3Error && error.status === 416)) throw error;
      }
      const whole = await readHead(call, key);
      // Replaced by something longer between the two questions.
      return whole && whole.size > range.first ? await store.read(name, range) : whole;
    },

    async delete(name) {
      await remove(call, checkFileName(name));
    },

    async *list() {
      let from: string | undefined;
      do {
        const page = await call({ method: 'GET', query: pageQuery(namesAtOnce, from) }, (it) => it.text());
        for (const [, name = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) if (isFileName(name)) yield name;
        from = textOf(page, 'NextContinuationToken');
      } while (from);
    },

    async checkWritable() {
      await put(call, PROBE, new Uint8Array(1), IMPATIENT);
      await remove(call, PROBE, IMPATIENT);
    },
  };
  return store;
}

async function put(call: S3Call, key: string, body: Uint8Array, patience?: Patience): Promise<void> {
  await call({ method: 'PUT', key, body }, nothing, patience);
}

async function remove(call: S3Call, key: string, patience?: Patience): Promise<void> {
  try {
    await call({ method: 'DELETE', key }, nothing, patience);
  } catch (error) {
    if (!isAbsent(error)) throw error;
  }
}

/** The object without its bytes, as it is read when none are asked for. */
async function readHead(call: S3Call, key: string): Promise<StoredFile | null> {
  try {
    return await call({ method: 'HEAD', key }, async (response) => ({
      ...describe(response),
      stream: Readable.from([]),
    }));
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

/** The storage goes on sending the object that it began with, whatever becomes of its name meanwhile. */
async function openedFile(response: Response, silenceMs: number): Promise<StoredFile> {
  const stream = response.body ? readableOf(response.body, silenceMs) : Readable.from([]);
  return { ...describe(response), stream };
}

/** A body that breaks off where the storage goes silent within it; how long its reader takes is no silence. */
function readableOf(body: ReadableStream<Uint8Array>, silenceMs: number): Readable {
  const reader = body.getReader();
  return new Readable({
    read() {
      const timer = setTimeout(() => this.destroy(new S3Error(SILENT)), silenceMs);
      const settled = reader.read().finally(() => clearTimeout(timer));
      settled.then(
        ({ value }) => this.push(value ?? null),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      reader.cancel().then(
        () => done(error),
        () => done(error),
      );
    },
  });
}

function describe({ headers }: Response): { size: number; modifiedAt: number } {
  const [, ofWhole] = /\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? [];
  return {
    size: Number(ofWhole ?? headers.get('content-length')),
    modifiedAt: Date.parse(headers.get('last-modified') ?? ''),
  };
}

async function nothing(response: Response): Promise<void> {
  await response.arrayBuffer();
}

function isAbsent(error: unknown): boolean {
  return error instanceof S3Error && error.code === 'NoSuchKey';
}

function pageQuery(names: number, from?: string): Record<string, string> {
  const query = { 'list-type': '2', 'max-keys': String(names) };
  return from === undefined ? query : { ...query, 'continuation-token': from };
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(xml: string, element: string): string | undefined {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text?.replace(/&(\w+);/g, (written, sign: string) => SIGNS[sign] ?? written);
}

/** Why the bucket is of no use, and which variable to look at. */
function messageOf(error: unknown, { endpoint, region, name }: Bucket): string {
  const { status, code } = error instanceof S3Error ? error : { status: 0, code: '' };
  const noTls = whyNoTls(error);
  if (noTls !== null) {
    const way = noTls === UNKNOWN_AUTHORITY ? '; NODE_EXTRA_CA_CERTS=FILE names it' : '';
    return `There is no safe connection to the S3 storage at ${endpoint}: ${noTls}${way} (S3_ENDPOINT).`;
  }
  if (status === 0) return `The S3 storage at ${endpoint} does not answer (S3_ENDPOINT).`;
  if (code === 'NoSuchBucket') return `There is no bucket ${name} at ${endpoint} (S3_BUCKET). Make it first.`;
  if (code === 'RequestTimeTooSkewed') return `The clock of this machine is not that of ${endpoint}: set it.`;
  if (code === 'AuthorizationHeaderMalformed' || (status >= 300 && status < 400)) {
    return `The bucket ${name} at ${endpoint} is not in the region ${region} (S3_REGION).`;
  }
  if (code === 'InvalidAccessKeyId' || code === 'SignatureDoesNotMatch') {
    return `${endpoint} does not know the access key or its secret (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY).`;
  }
  if (status === 401 || status === 403) {
    return `The access key may not list, write and delete in the bucket ${name} at ${endpoint} (S3_ACCESS_KEY_ID).`;
  }
  return `The bucket ${name} at ${endpoint} cannot be used: ${error instanceof Error ? error.message : error}.`;
}
