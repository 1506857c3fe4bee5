/** The thread that makes one photo ready to be sent: it is given the file and responds with a `PhotoWork`. */
import { DISPLAY_LONG_EDGE_PX } from '#domain/limits.ts';
import { findTakenAt } from '#domain/rules/photos/exif-date.ts';

/** `picture` is null when this browser can make none of the file. */
export type PhotoWork = { picture: Blob | null; takenAt: string | null; isUnreadable?: boolean };

/** Some three seconds over a slow telephone network. */
const WANTED_BYTES = 700_000;
/** Tried in turn until the picture is small enough: only one full of leaves or gravel needs more than the first. */
const QUALITIES = [0.85, 0.78, 0.7];

type Drawable = ImageBitmap | OffscreenCanvas;

const longEdge = ({ width, height }: Drawable) => Math.max(width, height);

function draw(source: Drawable, scale: number): OffscreenCanvas {
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no memory left for pictures');
  // JPEG has no transparency and would make it black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** By halves and then the rest: a browser that looks at no more than four neighbours would skip pixels otherwise. */
function shrink(bitmap: ImageBitmap): OffscreenCanvas {
  let shrunk: Drawable = bitmap;
  while (longEdge(shrunk) > 2 * DISPLAY_LONG_EDGE_PX) shrunk = draw(shrunk, 1 / 2);
  return draw(shrunk, Math.min(1, DISPLAY_LONG_EDGE_PX / longEdge(shrunk)));
}

async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  let jpeg = new Blob();
  for (const quality of QUALITIES) {
    jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (jpeg.size <= WANTED_BYTES) break;
  }
  return jpeg;
}

/** A browser that hides from trackers may give back noise instead of what was drawn: that must not become the photo. */
function givesBackWhatIsDrawn(): boolean {
  const context = new OffscreenCanvas(2, 1).getContext('2d');
  if (!context) return false;
  context.fillStyle = 'rgb(200 60 40)';
  context.fillRect(0, 0, 1, 1);
  const expected = [200, 60, 40, 255, 0, 0, 0, 0];
  const given = context.getImageData(0, 0, 2, 1).data;
  return expected.every((value, index) => Math.abs(value - (given[index] ?? 0)) < 8);
}

async function makePicture(file: File): Promise<Blob | null> {
  try {
    if (!givesBackWhatIsDrawn()) return null;
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = shrink(bitmap);
    bitmap.close();
    return await encode(canvas);
  } catch {
    return null;
  }
}

async function work(file: File): Promise<PhotoWork> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { picture: null, takenAt: null, isUnreadable: true };
  const takenAt = findTakenAt(new Uint8Array(bytes));
  return { picture: await makePicture(file), takenAt };
}

self.onmessage = async ({ data }: MessageEvent<File>) => self.postMessage(await work(data));
