import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawTree } from './tree-drawing.ts';

test('each drawing of a tree becomes a picture in its colors by day, on white', async () => {
  const files = await readdir(new URL('../../../art/trees/', import.meta.url));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const { png, width, height } = (await drawTree(file.replace('.svg', '').replace('-', ' '))) ?? {};
    const picture = sharp(png);
    const { channels, dominant, isOpaque } = await picture.stats();
    expect(await picture.metadata(), file).toMatchObject({ width, height });
    expect({ dominant, isOpaque }, file).toEqual({ dominant: { r: 248, g: 248, b: 248 }, isOpaque: true });
    // Black is what librsvg takes for a color that it does not know; wood and leaves are none.
    const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
    expect(Math.max(red, green), file).toBeGreaterThan(blue + 2);
  }
});

test('a kind without a drawing of its own has that of its genus, and a genus without one none', async () => {
  expect(await drawTree('Salix unheardof')).toEqual(await drawTree('Salix'));
  expect(await drawTree('Nothing at all')).toBeNull();
  expect(await drawTree('')).toBeNull();
  expect(await drawTree('../../README md')).toBeNull();
});
