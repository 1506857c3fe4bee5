import * as sentences from '#domain/rules/photos/sentences.ts';
import { said } from '#words/sentences.ts';

/** The device does not hand a file over that was chosen: it was changed, moved or deleted since, or lies elsewhere. */
export class UnreadableFileError extends Error {
  override readonly message = said(sentences.photoNotHandedOver);
}

/** Tells if the device still hands a file over, tried with any part of it. */
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
