import { bytesOf } from '#web/lib/unreadable-file.ts';
import { type FreshJob, isUnready } from './job.ts';
import { readyPhoto } from './ready-photo.ts';

/** True when the device has no room. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/**
 * Keeps a photo as it was chosen, so that it is safe at once; where the device has no room for that, what is made ready
 * of it takes a tenth.
 * @throws as `keep`; UnreadableFileError.
 */
export async function keepPhoto(
  job: FreshJob,
  file: File,
  keep: (job: FreshJob, bytes: ArrayBuffer) => Promise<void>,
  signal = new AbortController().signal,
): Promise<void> {
  try {
    await keep(job, await bytesOf(file));
  } catch (error) {
    if (!isFull(error) || !isUnready(job)) throw error;
    const ready = await readyPhoto(job, file, signal);
    await keep(ready.job, await bytesOf(ready.file));
  }
}
