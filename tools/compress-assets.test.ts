import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAssets } from './compress-assets.ts';

test('long text gets its two compressed forms, short text and pictures none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rootling-assets-'));
  const long = 'a leaf, a node, a root; '.repeat(100);
  writeFileSync(join(folder, 'long.js'), long);
  writeFileSync(join(folder, 'short.css'), 'p { color: green }');
  writeFileSync(join(folder, 'photo.png'), long);

  await compressAssets(folder);

  expect(readdirSync(folder).sort()).toEqual([
    'long.js',
    'long.js.br',
    'long.js.gz',
    'photo.png',
    'short.css',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'long.js.br'))).toString()).toBe(long);
  expect(gunzipSync(readFileSync(join(folder, 'long.js.gz'))).toString()).toBe(long);
});
