import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { reduceJpeg } from './reduced-jpeg.ts';
import { readTreeDrawing } from './tree-drawing.ts';

test('each drawing of a tree becomes a picture in its colors by day, on white', async () => {
  const files = await readdir(new URL('../../art/trees/', import.meta.url));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const svg = await readTreeDrawing(file.replace('.svg', '').replace('-', ' '));
    expect(Buffer.from(svg ?? []).toString(), file).not.toContain('var(');
  }
  const willow = await readTreeDrawing('Salix nigra');
  const { jpeg, width, height } = await reduceJpeg(willow ?? new Uint8Array(), 30_000);
  expect(width / height).toBeCloseTo(4 / 3, 1);
  const { channels, dominant } = await sharp(jpeg).stats();
  expect(dominant).toEqual({ r: 248, g: 248, b: 248 });
  // Leaves: green is the strongest color.
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  expect(green).toBeGreaterThan(Math.max(red, blue));
});

test('a kind without a drawing of its own has that of its genus, and a genus without one none', async () => {
  expect(await readTreeDrawing('Salix unheardof')).toEqual(await readTreeDrawing('Salix'));
  expect(await readTreeDrawing('Nothing at all')).toBeNull();
  expect(await readTreeDrawing('')).toBeNull();
  expect(await readTreeDrawing('../../README md')).toBeNull();
});
