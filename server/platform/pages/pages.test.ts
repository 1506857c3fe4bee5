import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { translateErrors } from '#server/platform/http/error-response.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { servePages } from './pages.ts';

/** The accept header of a browser on a navigation. */
const NAVIGATION = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const WITH_SESSION = { cookie: `${SESSION_COOKIE}=token` };

const SHELL = '<head><title>Built</title></head><body><div id="root"></div></body>';
const LOGIN = '<head></head><body><div id="root" data-signed-out>Log in to {{site-name}}</div></body>';
const awaited = (what: string) =>
  `<head><title>Built</title></head><body><div id="root">{{site-name}}: ${what}</div></body>`;
const SCRIPT = 'export const leaves = 24;';

/** True while strangers could come by before there is an administrator. */
const wanted = { isIt: false };

async function openPages(environment: Record<string, string> = {}) {
  const builtPages = await mkdtemp(path.join(tmpdir(), 'rootling-pages-'));
  const app = fastify();
  onTestFinished(async () => {
    await app.close();
    await rm(builtPages, { recursive: true });
  });
  const files = {
    'en/index.html': SHELL,
    'en/login.html': LOGIN,
    'en/.vite/.hash.txt': 'of the build alone',
    'en/.vite/manifest.json': '{}',
    'en/.vite/awaited-screens.json': JSON.stringify([
      { address: '^/project/[^/]+/step/2$', html: awaited('Step 2') },
      { address: '^', html: awaited('Leaves') },
    ]),
    'favicon.svg': '<svg/>',
    'assets/login-1a2b.js': SCRIPT,
    'assets/login-1a2b.js.br': 'br',
    'assets/login-1a2b.js.gz': 'gz',
  };
  await mkdir(path.join(builtPages, 'assets'));
  await mkdir(path.join(builtPages, 'en/.vite'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(builtPages, file), text);
  translateErrors(app);
  await app.register(cookie);
  await servePages(app, readConfig(environment), {
    builtPages,
    isFirstAdminWanted: async () => wanted.isIt,
    accountLanguage: () => undefined,
  });
  return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { accept: '*/*', ...headers } });
}

test.each(['/', '/project/7', '/no/such/page', '/troop.7', '/index.html', '/login.html', '/page?at=1.5'])(
  'somebody who goes to %s gets the page, whose router says what is there (#who-sees-which-screen)',
  async (url) => {
    const { statusCode, headers, body } = await (await openPages())(url, {
      accept: NAVIGATION,
      ...WITH_SESSION,
    });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
    });
    expect(body).toContain('<title>Rootling</title>');
    expect(body).toContain('<div id="root">Rootling: Leaves</div>');
  },
);

test.each([
  '/',
  '/login',
  '/login?tab=register',
  '/login?returnTo=%2Fprofile',
  '/profile',
  '/project/7/step/3',
  '/admin',
])('who has no session finds the login drawn at %s (#addresses-of-screens)', async (url) => {
  const { headers, body } = await (await openPages({ SITE_NAME: 'Oak & "Acorn" $&' }))(url);
  expect(body).toContain('data-signed-out>Log in to Oak &amp; &quot;Acorn&quot; $&amp;</div>');
  expect(headers['cache-control']).toBe('no-store');
});

test.each(['/password-reset', '/create-admin', '/no/such/page', '/project/7/step/6'])(
  'at %s, where the login is not what is shown, the page only learns that nobody is signed in',
  async (url) => {
    const { headers, body } = await (await openPages())(url);
    expect(body).toContain('<div id="root" data-signed-out></div>');
    expect(headers['cache-control']).toBe('no-store');
  },
);

test.each([
  ['/assets/gone-3c4d.js', '*/*'],
  ['/gone.png', 'image/avif,image/webp,*/*'],
  ['/api/nowhere', NAVIGATION],
  ['/api?at=1', NAVIGATION],
  ['/en/.vite/.hash.txt', 'text/plain'],
  ['/en/.vite/manifest.json', '*/*'],
  ['/en/login.html', '*/*'],
  ['/assets/../en/.vite/manifest.json', '*/*'],
  ['/assets/%2e%2e/en/.vite/manifest.json', '*/*'],
  ['/assets/login-1a2b.js.br', '*/*'],
  ['/assets/nothing-1a2b.js', '*/*'],
  ['/assets/..%2ffavicon.svg', '*/*'],
])('what asks for %s, which is not there, gets no page in its place', async (url, accept) => {
  const response = await (await openPages())(url, { accept });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ message: 'There is nothing at this address.', code: 'nothingHere' });
});

test('files named by their content are kept for ever, the others are asked for again', async () => {
  const get = await openPages();
  const hashed = await get('/assets/login-1a2b.js');
  expect(hashed.statusCode).toBe(200);
  expect(hashed.body).toBe(SCRIPT);
  expect(hashed.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
    vary: 'accept-encoding',
  });
  const named = await get('/favicon.svg');
  expect(named.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' });
});

test.each([
  ['gzip, deflate, br, zstd', 'br', 'br'],
  ['gzip;q=0.8, br;q=0', 'gzip', 'gz'],
  ['identity', undefined, SCRIPT],
])('who accepts %s gets the file as it lies there for that', async (accepted, encoding, body) => {
  const response = await (await openPages())('/assets/login-1a2b.js', { 'accept-encoding': accepted });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers['content-type']).toBe('application/javascript; charset=utf-8');
  expect(response.body).toBe(body);
});

test('a page travels compressed', async () => {
  const get = await openPages();
  const br = await get('/', { 'accept-encoding': 'br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toContain('Log in to Rootling');
  const gzip = await get('/', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.rawPayload).toString()).toContain('Log in to Rootling');
});

test('what a browser has already is not sent again', async () => {
  const get = await openPages();
  for (const url of ['/', '/favicon.svg', '/assets/login-1a2b.js']) {
    const { etag } = (await get(url, WITH_SESSION)).headers;
    const again = await get(url, { ...WITH_SESSION, 'if-none-match': String(etag) });
    expect([again.statusCode, again.body], url).toEqual([304, '']);
  }
});

test('a part of a file can be asked for, and its head alone', async () => {
  const get = await openPages();
  const part = await get('/assets/login-1a2b.js', { range: 'bytes=0-5' });
  expect([part.statusCode, part.body]).toEqual([206, SCRIPT.slice(0, 6)]);
  expect(part.headers['content-range']).toBe(`bytes 0-5/${SCRIPT.length}`);
  const beyond = await get('/assets/login-1a2b.js', { range: 'bytes=900-' });
  expect(beyond.statusCode).toBe(416);
  expect(beyond.headers['content-range']).toBe(`bytes */${SCRIPT.length}`);
  expect(beyond.json()).toEqual({ message: 'There is no such part of this file.', code: 'noSuchPart' });
  const changed = await get('/assets/login-1a2b.js', { 'if-match': '"another"' });
  expect(changed.statusCode).toBe(412);
  const head = await get('/assets/login-1a2b.js', {}, 'HEAD');
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', `${SCRIPT.length}`]);
});

test("the page has the site's own name and address for help in it, as text", async () => {
  const environment = { SITE_NAME: 'Oak & "Acorn" $&', SUPPORT_EMAIL: 'help@troop.example' };
  const { body } = await (await openPages(environment))('/', WITH_SESSION);
  expect(body).toContain('<title>Oak &amp; &quot;Acorn&quot; $&amp;</title>');
  expect(body).toContain('<meta name="site-name" content="Oak &amp; &quot;Acorn&quot; $&amp;" />');
  expect(body).toContain('<meta name="support-email" content="help@troop.example" />');
});

test('who has a session finds the screen of her address drawn as it is while it is asked who she is', async () => {
  const get = await openPages({ SITE_NAME: 'Oak' });
  const step = await get('/project/7/step/2?from=card', WITH_SESSION);
  expect(step.body).toContain('<div id="root">Oak: Step 2</div>');
  expect(step.headers.etag).not.toBe((await get('/profile', WITH_SESSION)).headers.etag);
  for (const other of ['/project/7/step/3', '/profile', '/']) {
    expect((await get(other, WITH_SESSION)).body).toContain('<div id="root">Oak: Leaves</div>');
  }
  expect((await get('/project/7/step/2')).body).not.toContain('Step 2');
});

test('#first-administrator: until there is an administrator where strangers come by, / leads to the page that makes one', async () => {
  wanted.isIt = true;
  const ask = await openPages();
  const led = await ask('/', { accept: NAVIGATION });
  expect([led.statusCode, led.headers.location, led.headers['cache-control']]).toEqual([
    302,
    '/create-admin',
    'no-store',
  ]);
  expect((await ask('/login', { accept: NAVIGATION })).statusCode).toBe(200);
  wanted.isIt = false;
  expect((await ask('/', { accept: NAVIGATION })).statusCode).toBe(200);
});
