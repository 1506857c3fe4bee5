import { said } from '#words/sentences.ts';

/** The device does not hand a file over that was chosen: it was changed, moved or deleted since, or lies elsewhere. */
export class UnreadableFileError extends Error {
  override readonly message = said('This photo could not be opened. Please choose it again.');
}

/**
 * The bytes of a file.
 * @throws UnreadableFileError
 */
export async function bytesOf(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw new UnreadableFileError();
  }
}
