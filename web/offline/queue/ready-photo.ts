import { preparePhoto } from '#web/lib/prepare-photo.ts';
import type { FreshJob, JobPhoto } from './job.ts';

/** A photo of which the second try to make it ready ended with the browser would end it each time. */
const TRIES = 3;

/** The upload of a photo, with the bytes that are sent. */
type Upload<J extends FreshJob> = { readonly job: J; readonly file: File };

/** True for a photo tried so often that it goes as it is: the server prepares it too. */
export function isGivenUp({ unready = 0 }: JobPhoto): boolean {
  return unready >= TRIES;
}

/** The same as a photo that is ready, though nothing was done to it. */
export function asItIs<J extends FreshJob>(job: J): J {
  if (!job.photo) return job;
  const { unready: _, ...photo } = job.photo;
  return { ...job, photo };
}

/**
 * Makes a photo ready that lies as it was chosen (PRODUCT.md#stored-pictures).
 * @throws the signal's reason once it is aborted; UnreadableFileError.
 */
export async function readyPhoto<J extends FreshJob>(
  job: J,
  original: File,
  signal: AbortSignal,
): Promise<Upload<J>> {
  const ready = asItIs(job);
  if (!ready.photo) return { job, file: original };
  const { file, takenAt } = await preparePhoto(original, signal);
  const parts = { ...ready.photo.parts, ...(takenAt && { takenAt }) };
  const photo = { ...ready.photo, type: file.type, size: file.size, parts };
  return { job: { ...ready, photo }, file };
}
