import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { servePages } from './web.ts';

/** What a browser accepts when a person goes to an address. */
const NAVIGATION = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

async function openPages(environment: Record<string, string> = {}) {
  const builtPages = await mkdtemp(path.join(tmpdir(), 'rootling-pages-'));
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    await rm(builtPages, { recursive: true });
  });
  await mkdir(path.join(builtPages, 'assets'));
  await writeFile(path.join(builtPages, 'index.html'), '<head><title>Built</title></head><body></body>');
  await writeFile(path.join(builtPages, 'assets/login-1a2b.js'), 'export {};');
  await servePages(app, readConfig(environment), builtPages);
  return (url: string, accept = '*/*') => app.inject({ method: 'GET', url, headers: { accept } });
}

test.each(['/', '/project/7', '/no/such/page', '/troop.7', '/index.html', '/page?at=1.5'])(
  'somebody who goes to %s gets the page, whose router says what is there (§2.1)',
  async (url) => {
    const { statusCode, headers, body } = await (await openPages())(url, NAVIGATION);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(body).toContain('<title>Rootling</title>');
  },
);

test.each([
  ['/assets/gone-3c4d.js', '*/*'],
  ['/gone.png', 'image/avif,image/webp,*/*'],
  ['/api/nowhere', NAVIGATION],
  ['/api?at=1', NAVIGATION],
])('what asks for %s, which is not there, gets no page in its place', async (url, accept) => {
  const answer = await (await openPages())(url, accept);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ message: 'There is nothing at this address.' });
});

test('files named by their content are kept for ever', async () => {
  const { statusCode, headers } = await (await openPages())('/assets/login-1a2b.js');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test("the page has the site's own name and address for help in it, as text", async () => {
  const environment = { SITE_NAME: 'Oak & "Acorn" $&', SUPPORT_EMAIL: 'help@troop.example' };
  const { body } = await (await openPages(environment))('/');
  expect(body).toContain('<title>Oak &amp; &quot;Acorn&quot; $&amp;</title>');
  expect(body).toContain('<meta name="site-name" content="Oak &amp; &quot;Acorn&quot; $&amp;" />');
  expect(body).toContain('<meta name="support-email" content="help@troop.example" />');
});
