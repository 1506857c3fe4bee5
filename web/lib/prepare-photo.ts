import type { PhotoWork } from './photo-worker.ts';
import { UnreadableFileError } from './unreadable-file.ts';

/** The uploaded form of a photo. */
export type PreparedPhoto = {
  /** Under the name it was chosen by. */
  file: File;
  /** When the camera took it, `YYYY-MM-DDTHH:mm` in the camera's own time, if the file tells. */
  takenAt: string | null;
};

/** Longer than any photo takes; a telephone that ran out of memory may never answer. */
const TIMEOUT_MS = 30_000;

/**
 * Makes a photo ready to be sent: upright, at most 2048 px, a JPEG of nothing but pixels, so that the place where a
 * child lives does not leave the device (PRODUCT.md#stored-pictures). Every picture that the browser can read is made
 * anew, small ones too. One that it cannot read (HEIC outside Safari) is given back as it came, and the server does the
 * same to it.
 * @throws the signal's reason once it is aborted; UnreadableFileError.
 */
export async function preparePhoto(original: File, signal: AbortSignal): Promise<PreparedPhoto> {
  signal.throwIfAborted();
  const { picture, takenAt, isUnreadable } = await workOn(original, signal);
  signal.throwIfAborted();
  if (isUnreadable) throw new UnreadableFileError();
  return { file: picture ? new File([picture], original.name, { type: picture.type }) : original, takenAt };
}

/** A thread of its own for each photo: the page does not stutter, and the memory it took is given back at its end. */
function workOn(original: File, signal: AbortSignal): Promise<PhotoWork> {
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  const response = new Promise<PhotoWork>((resolve) => {
    const giveUp = () => resolve({ picture: null, takenAt: null });
    worker.onmessage = ({ data }: MessageEvent<PhotoWork>) => resolve(data);
    worker.onerror = giveUp;
    signal.addEventListener('abort', giveUp);
    setTimeout(giveUp, TIMEOUT_MS);
    worker.postMessage(original);
  });
  return response.finally(() => worker.terminate());
}
