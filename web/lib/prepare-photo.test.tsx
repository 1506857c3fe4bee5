import { expect, test } from 'vitest';
import { paintLeaves, paintOn, phonePhoto, smallPhoto } from '#web/testing/sample-photos.ts';
import { preparePhoto } from './prepare-photo.ts';

const never = new AbortController().signal;

async function pixelsOf(file: Blob): Promise<ImageData> {
  // As the bytes lie, whatever they say of turning.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'none' });
  const context = paintOn(new OffscreenCanvas(bitmap.width, bitmap.height));
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

function colourAt({ data, width, height }: ImageData, x: number, y: number): number[] {
  const at = 4 * (Math.floor(y * height) * width + Math.floor(x * width));
  return [...data.subarray(at, at + 3)];
}

const distance = (one: number[], other: number[]) =>
  Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)));

async function textOf(file: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await file.arrayBuffer());
}

test("a phone's photo goes up upright, in its colours, with its time and nothing else that it tells", async () => {
  const original = await phonePhoto('jpg');
  expect(await textOf(original)).toContain('GPS');

  const { file, takenAt } = await preparePhoto(original, never);

  expect([file.name, file.type, takenAt]).toEqual(['IMG_0001.jpg', 'image/jpeg', '2026-05-17T14:32']);
  const pixels = await pixelsOf(file);
  expect([pixels.width, pixels.height]).toEqual([1536, 2048]);
  expect(distance(colourAt(pixels, 0.02, 0.02), [0x5a, 0xa0, 0xdc])).toBeLessThan(10);
  expect(distance(colourAt(pixels, 0.98, 0.02), [0xff, 0xd8, 0x3d])).toBeLessThan(10);
  expect(distance(colourAt(pixels, 0.02, 0.98), [0x2f, 0x8f, 0x3a])).toBeLessThan(10);
  expect(distance(colourAt(pixels, 0.98, 0.98), [0xd8, 0x1e, 0x2c])).toBeLessThan(10);
  const sent = await textOf(file);
  const traces = ['Exif', 'GPS', 'Sylvan', 'Baraboo', 'A scout', 'http://ns.adobe.com', '8BIM', 'Photoshop'];
  expect(traces.filter((trace) => sent.includes(trace))).toEqual([]);
});

test('twelve megapixels of leaves become less than 700 kB in which no difference is seen', async () => {
  const camera = paintLeaves(4032, 3024);
  const original = await camera.convertToBlob({ type: 'image/jpeg', quality: 0.93 });
  expect(original.size).toBeGreaterThan(4_000_000);

  const { file } = await preparePhoto(new File([original], 'leaves.jpg', { type: 'image/jpeg' }), never);

  const sent = await pixelsOf(file);
  expect([sent.width, sent.height]).toEqual([2048, 1536]);
  expect(file.size).toBeLessThan(700_000);
  const context = paintOn(new OffscreenCanvas(2048, 1536));
  context.imageSmoothingQuality = 'high';
  context.drawImage(camera, 0, 0, 2048, 1536);
  expect(likeness(sent, context.getImageData(0, 0, 2048, 1536))).toBeGreaterThan(0.95);
}, 60_000);

/**
 * Returns the likeness of two pictures, from 0 to 1: the mean structural similarity of brightness in windows of 8 by
 * 8 (Wang, Bovik, Sheikh, Simoncelli 2004).
 */
function likeness(one: ImageData, other: ImageData): number {
  let [sum, windows] = [0, 0];
  for (let top = 0; top + 8 <= one.height; top += 8) {
    for (let left = 0; left + 8 <= one.width; left += 8) {
      sum += likenessOfWindow(brightness(one, left, top), brightness(other, left, top));
      windows += 1;
    }
  }
  return sum / windows;
}

function brightness({ data, width }: ImageData, left: number, top: number): number[] {
  return Array.from({ length: 64 }, (_, index) => {
    const at = 4 * ((top + (index >> 3)) * width + left + (index & 7));
    return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  });
}

function likenessOfWindow(a: number[], b: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const varianceA = mean(a.map((value) => (value - meanA) ** 2));
  const varianceB = mean(b.map((value) => (value - meanB) ** 2));
  const covariance = mean(a.map((value, index) => (value - meanA) * ((b[index] ?? 0) - meanB)));
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  return (
    ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
    ((meanA ** 2 + meanB ** 2 + c1) * (varianceA + varianceB + c2))
  );
}

test('a small photo keeps its size, and is made anew all the same', async () => {
  const original = await smallPhoto('leaf.jpg', 'rgb(200 60 40)');

  const { file, takenAt } = await preparePhoto(original, never);

  expect(file).not.toBe(original);
  expect(takenAt).toBeNull();
  const pixels = await pixelsOf(file);
  expect([pixels.width, pixels.height]).toEqual([40, 30]);
  expect(distance(colourAt(pixels, 0.5, 0.5), [200, 60, 40])).toBeLessThan(6);
});

test('a panorama of many times the size is shrunk by its long edge', async () => {
  const canvas = new OffscreenCanvas(9000, 300);
  paintOn(canvas);
  const original = new File([await canvas.convertToBlob()], 'hills.png', { type: 'image/png' });

  const { width, height } = await pixelsOf((await preparePhoto(original, never)).file);

  expect([width, height]).toEqual([2048, 68]);
});

test('what is transparent is sent white', async () => {
  const canvas = new OffscreenCanvas(8, 8);
  paintOn(canvas);
  const original = new File([await canvas.convertToBlob()], 'clear.png', { type: 'image/png' });

  const { file } = await preparePhoto(original, never);

  expect(colourAt(await pixelsOf(file), 0.5, 0.5)).toEqual([255, 255, 255]);
});

test('a HEIC that this browser cannot read goes up as it is, with its time', async () => {
  const original = await phonePhoto('heic');

  const { file, takenAt } = await preparePhoto(original, never);

  expect(file).toBe(original);
  expect(takenAt).toBe('2026-05-17T14:32');
});

test('what is no picture is left to the server to refuse', async () => {
  const original = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'tree.svg', {
    type: 'image/svg+xml',
  });

  expect(await preparePhoto(original, never)).toEqual({ file: original, takenAt: null });
});

test('making ready ends at once when it is cancelled', async () => {
  const cancelling = new AbortController();
  const original = await phonePhoto('jpg');

  const preparing = preparePhoto(original, cancelling.signal);
  cancelling.abort();

  await expect(preparing).rejects.toThrow('aborted');
  await expect(preparePhoto(original, cancelling.signal)).rejects.toThrow('aborted');
});
