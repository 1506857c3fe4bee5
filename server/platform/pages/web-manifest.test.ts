import { existsSync } from 'node:fs';
import path from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { serveWebManifest } from './web-manifest.ts';

const PUBLIC = path.join(import.meta.dirname, '../../../web/public');

async function readManifest(siteName: string) {
  const app = fastify();
  serveWebManifest(app, { siteName });
  const response = await app.inject('/manifest.webmanifest');
  expect(response.headers['content-type']).toContain('application/manifest+json');
  return response.json();
}

test('the installed app has the name of the site, whatever characters are in it', async () => {
  const manifest = await readManifest('Troop "312" & Friends');
  expect(manifest).toMatchObject({ name: 'Troop "312" & Friends', start_url: '/', display: 'standalone' });
});

test('every icon of the installed app is there in the size that is promised', async () => {
  const { icons } = await readManifest('Rootling');
  expect(icons).toHaveLength(3);
  for (const { src, sizes } of icons) {
    const file = path.join(PUBLIC, src);
    expect(existsSync(file), src).toBe(true);
    const { width, height } = await sharp(file).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
