import { addressOf, DELETED } from '#domain/contract/platform/endpoint.ts';
import { WRITE_HEADER, writeHeaderOf } from '#domain/rules/platform/write-numbers.ts';
import { CallError, sendJson } from '#web/lib/call.ts';
import { upload } from '#web/lib/upload.ts';
import type { FreshJob, JobEndpoint } from './job.ts';

/** A call that hangs for so long is taken for lost. */
export const CALL_TIMEOUT_MS = 60_000;

export type DeliverOptions = {
  /** From 0 to 1, as the bytes of a photo leave. */
  onProgress?: (part: number) => void;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
  signal?: AbortSignal;
};

/** Sends a job and gives the server's response. */
export type Deliver = (
  job: FreshJob,
  bytes: BlobPart | undefined,
  options: DeliverOptions,
) => Promise<unknown>;

/**
 * Sends a job under its number, in the name of its owner: where somebody else is signed in by now it is refused (409). A
 * deletion of what is gone already has done what it should.
 * @throws as `call`.
 */
export const deliver: Deliver = async (job, bytes, options) => {
  try {
    return await sendTo(job.endpoint, job, bytes, options);
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 404) throw error;
    const { ifGone } = job;
    // Made anew it would come back from the dead.
    if (ifGone && !error.refusal?.wasDone) {
      return sendTo(ifGone, { ...job, body: ifGone.body ?? job.body }, bytes, options);
    }
    if (job.does === 'deletes') return DELETED;
    throw error;
  }
};

function sendTo(endpoint: JobEndpoint, job: FreshJob, bytes: BlobPart | undefined, options: DeliverOptions) {
  const { photo, params, owner, number, body } = job;
  if (photo) {
    const file = new File(bytes ? [bytes] : [], photo.name, { type: photo.type });
    return upload(endpoint, params, { file, parts: photo.parts, as: owner, ...options });
  }
  return sendJson(endpoint.method, addressOf(endpoint, params), {
    ...(body && { body }),
    ...(number && { headers: { [WRITE_HEADER]: writeHeaderOf(number) } }),
    as: owner,
    ...options,
  });
}
