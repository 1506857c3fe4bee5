import { ownLetters } from './own-letters.ts';
import { fetchOurs } from './strangers-answer.ts';

/** A picture of a clip, with the words that stand under it. */
export type ClipFrame = { readonly src: string; readonly words: string };

const [WIDTH, HEIGHT, FOOT] = [960, 800, 80];
/** Ink on paper in both schemes: what is kept looks the same to everybody (the light colours of tokens.css). */
const [PAPER, INK] = ['#f1f3e7', '#1b281e'];
const PICTURES_A_SECOND = 25;
const NOT_FOUND = 404;

/** The types that phones and programs play best come first. */
const TYPES = ['video/mp4;codecs=avc1.42E01F', 'video/mp4', 'video/webm;codecs=vp9', 'video/webm'];

/** The kind of file in which this browser records a canvas; undefined where it cannot. */
export function clipType(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype))
    return undefined;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}

/**
 * Records pictures one after the other, each for `frameMs`. It takes as long as the clip itself, since browsers record
 * what is drawn while it is drawn. Pictures that the server has lost are left out.
 * @throws when a picture cannot be had now, none is left, the browser records nothing, or the signal's reason once it is aborted.
 */
export async function recordClip(
  frames: readonly ClipFrame[],
  { type, frameMs, signal }: { type: string; frameMs: number; signal: AbortSignal },
): Promise<Blob> {
  const [letters, loaded] = await Promise.all([ownLetters(), Promise.all(frames.map(loadFrame))]);
  const drawn = loaded.filter((it) => it !== null);
  if (drawn.length === 0) throw new Error('None of the pictures is there');
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.font = `700 40px ${letters}`;
  const draw = (index: number) => {
    const frame = drawn[index];
    if (frame) drawFrame(context, frame.picture, frame.words);
  };
  draw(0);
  const recorder = new MediaRecorder(canvas.captureStream(PICTURES_A_SECOND), { mimeType: type });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  recorder.onstop = () => resolve();
  recorder.onerror = () => reject(new Error('The clip could not be recorded'));
  recorder.start();
  for (const index of drawn.keys()) {
    await drawnFor(frameMs, () => draw(index));
    if (signal.aborted) break;
  }
  recorder.stop();
  for (const track of recorder.stream.getTracks()) track.stop();
  await promise;
  signal.throwIfAborted();
  return new Blob(parts, { type: type.replace(/;.*/, '') });
}

/** A canvas that nothing is drawn on has no new picture to record, so the same one is drawn again and again. */
function drawnFor(milliseconds: number, draw: () => void): Promise<void> {
  return new Promise((resolve) => {
    draw();
    const again = setInterval(draw, 1000 / PICTURES_A_SECOND);
    setTimeout(() => {
      clearInterval(again);
      resolve();
    }, milliseconds);
  });
}

type Drawn = { readonly picture: HTMLImageElement; readonly words: string };

/** Null for a picture that is no longer on the server: it comes at no later try either. */
async function loadFrame({ src, words }: ClipFrame): Promise<Drawn | null> {
  const picture = new Image();
  picture.src = src;
  try {
    await picture.decode();
    return { picture, words };
  } catch (error) {
    if ((await fetchOurs(src)).status === NOT_FOUND) return null;
    throw error;
  }
}

/** The whole picture on paper, with its words under it. */
function drawFrame(context: CanvasRenderingContext2D, picture: HTMLImageElement, words: string): void {
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const room = HEIGHT - FOOT;
  const scale = Math.min(WIDTH / picture.naturalWidth, room / picture.naturalHeight);
  const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  context.drawImage(picture, (WIDTH - wide) / 2, (room - high) / 2, wide, high);
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.fillText(words, WIDTH / 2, HEIGHT - 26, WIDTH - 40);
}
