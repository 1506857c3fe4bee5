import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '#domain/contract/all.ts';
import { getTerms } from '#domain/contract/consent/consent.ts';
import { createProject } from '#domain/contract/notebook/projects.ts';
import { addressOf, type Endpoint } from '#domain/contract/platform/endpoint.ts';
import { isOwnResponse } from '#domain/rules/platform/own-response.ts';
import { openWorld } from '#server/testing/test-app.ts';

/** An address of the call, with something in the place of every parameter. */
function anyAddressOf(endpoint: Endpoint): string {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return addressOf(endpoint, Object.fromEntries(names.map((name) => [name, '1'])));
}

const ADDRESSES = [
  '/',
  '/project/7',
  '/nowhere.js',
  '/api/user',
  '/api/docs',
  '/api/nowhere',
  '/api/species/%00',
  '/%zz',
  '/api/species/%zz',
];

/** The script that stands in the page itself, as browsers hash it. */
const [, script = ''] =
  /<script>(.*?)<\/script>/s.exec(
    readFileSync(path.join(import.meta.dirname, '../../../web/index.html'), 'utf8'),
  ) ?? [];
const HASH_OF_SCRIPT = `sha256-${createHash('sha256').update(script).digest('base64')}`;

test.each(ADDRESSES)('%s answers with the headers that keep a page to itself', async (url) => {
  const { stranger } = await openWorld();
  const { headers } = await stranger().send({ method: 'GET', url });
  expect(headers).toMatchObject({
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' 'wasm-unsafe-eval' '${HASH_OF_SCRIPT}'`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' blob: data:",
      "connect-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join(';'),
    'referrer-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('what answered is the server, also where it says that nothing has changed or refuses what is no address (#a-strangers-response)', async () => {
  const { stranger } = await openWorld();
  const asked = await stranger().call(getTerms);
  const unchanged = await stranger().call(getTerms, {
    headers: { 'if-none-match': String(asked.headers.etag) },
  });
  expect(unchanged.status).toBe(304);
  for (const url of ADDRESSES) {
    for (const method of ['GET', 'OPTIONS', 'POST', 'DELETE'] as const) {
      const { headers } = await stranger().send({ method, url });
      expect([method, url, headers['x-rootling']]).toEqual([method, url, '1']);
    }
  }
  expect(unchanged.headers['x-rootling']).toBe('1');
});

test('a server of version 1.0.0 is known as well: pages may meet one on the way to a version or back (#a-strangers-response)', () => {
  const of = (headers: Record<string, string>) => isOwnResponse((name) => headers[name] ?? null);
  expect(of({ 'x-rootling': '1' })).toBe(true);
  const asReleased = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()';
  expect(of({ 'permissions-policy': asReleased })).toBe(true);
  expect(of({ 'permissions-policy': 'camera=()', 'content-type': 'application/json' })).toBe(false);
});

test('https is demanded where the configuration says https, and nowhere else, or phones on a LAN would break', async () => {
  const headersWith = async (environment: Record<string, string>) => {
    const { stranger } = await openWorld(environment);
    return (await stranger().send({ method: 'GET', url: '/api/health' })).headers;
  };
  for (const BASE_URL of ['', 'http://192.168.1.7:3000']) {
    const headers = await headersWith({ BASE_URL });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  }
  const headers = await headersWith({ BASE_URL: 'https://rootling.example' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  const asked = await headersWith({ BASE_URL: 'https://rootling.example', HSTS_SUBDOMAINS: 'true' });
  expect(asked['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(await headersWith({ HSTS_SUBDOMAINS: 'true' })).not.toHaveProperty('strict-transport-security');
});

test('every call that changes something is refused when another site makes it, whoever is signed in (#sessions)', async () => {
  const { admin } = await openWorld();
  const { caller } = await admin();
  const changing = ALL_ENDPOINTS.filter(({ method }) => method !== 'GET');
  expect(changing.length).toBeGreaterThan(20);
  for (const endpoint of changing) {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }]) {
      const response = await caller.send({ method: endpoint.method, url: anyAddressOf(endpoint), headers });
      expect([endpoint.path, response.status, response.body]).toEqual([
        endpoint.path,
        403,
        { message: 'This call came from another site and was refused.' },
      ]);
    }
  }
});

test('what a sender says its host is counts for nothing, behind a proxy either (#sessions)', async () => {
  const { student } = await openWorld({ TRUST_PROXY: '1' });
  const { caller } = await student();
  const origin = 'https://elsewhere.example';
  const response = await caller.call(createProject, {
    body: { name: 'Oak' },
    headers: { origin, 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'https' },
  });
  expect(response.status).toBe(403);
});

test('a link on another site leads to a page, and no site may read what a call answers', async () => {
  const { student } = await openWorld();
  const { caller } = await student();
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  const response = await caller.send({ method: 'GET', url: '/api/user', headers });
  expect(response.status).toBe(200);
  expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

/** It is about nobody, and a browser may ask whether its copy is still right. */
const ASKED_AFTER = [getTerms.path];

test('no JSON that any call answers is kept by a cache, not even a refusal', async () => {
  const { stranger, student, admin } = await openWorld();
  const callers = [stranger(), (await student()).caller, (await admin()).caller];
  for (const endpoint of ALL_ENDPOINTS) {
    for (const caller of callers) {
      const { headers } = await caller.send({ method: endpoint.method, url: anyAddressOf(endpoint) });
      if (!String(headers['content-type']).startsWith('application/json')) continue;
      const kept = ASKED_AFTER.some((path) => path === endpoint.path) ? 'no-cache' : 'no-store';
      expect([endpoint.path, headers['cache-control']]).toEqual([endpoint.path, kept]);
    }
  }
});

test('an answer of a call is kept by no cache, however its address is written', async () => {
  const { student } = await openWorld();
  const { caller } = await student();
  const spelled = ['/api/user', '/%61pi/user', '/%61%70%69/user', '/ap%69/user/', '/api/%75ser?x=%61'];
  for (const url of spelled) {
    const { status, headers } = await caller.send({ method: 'GET', url });
    expect([url, status, headers['cache-control']]).toEqual([url, 200, 'no-store']);
  }
  for (const url of ['/%61pi/nowhere', '/%61pi/species/%2f'])
    expect((await caller.send({ method: 'GET', url })).headers['cache-control']).toBe('no-store');
});
