import { said } from '#words/sentences.ts';

/** The device does not hand a file over that was chosen: it was changed, moved or deleted since, or lies elsewhere. */
export class UnreadableFileError extends Error {
  override readonly message = said(
    'This phone would not let us read the photo. Open it in your gallery, then choose it again.',
  );
}

/** What is said of a file that is no photo. */
export const NOT_HANDED_OVER = 'This device would not let us read the file. Please choose it again.';

/** Whether the device still hands a file over; it says so of any part. */
export async function isReadable(file: Blob): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
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
