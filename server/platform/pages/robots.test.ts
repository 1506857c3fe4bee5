import { expect, test } from 'vitest';
import { openWorld } from '#server/testing/test-app.ts';

async function get(url: string) {
  const { stranger } = await openWorld();
  return stranger().send<string>({ method: 'GET', url, headers: { accept: 'text/html' } });
}

/** True when /robots.txt allows a path: the longest matching rule holds (RFC 9309). */
function mayFetch(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, word, pattern = '']) => {
    const source = pattern.replaceAll(/[.?+()]/g, '\\$&').replaceAll('*', '.*');
    return { allows: word === 'Allow', fits: new RegExp(`^${source}`).test(path), length: pattern.length };
  });
  const [best] = rules.filter(({ fits }) => fits).toSorted((a, b) => b.length - a.length);
  return best?.allows ?? true;
}

test('/robots.txt lets robots fetch the login page and what draws it, and nothing else', async () => {
  const { status, body, headers } = await get('/robots.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^User-agent: \*\n/);
  const open = ['/', '/login', '/assets/login-1a2b.js', '/assets/login-1a2b.css', '/favicon.svg'];
  const closed = ['/profile', '/project/7', '/login?returnTo=%2Fproject%2F7', '/create-admin', '/api/docs'];
  expect(open.filter((path) => !mayFetch(body, path))).toEqual([]);
  expect(closed.filter((path) => mayFetch(body, path))).toEqual([]);
});

test.each(['/', '/login', '/login?tab=register'])('%s may be listed', async (url) => {
  expect((await get(url)).headers).not.toHaveProperty('x-robots-tag');
});

test.each([
  ...['/profile', '/project/7', '/project/7/step/3', '/create-admin', '/password-reset', '/admin'],
  ...['/parent-consent-preview', '/no/such/page', '/login/', '/api/user', '/api/docs', '/api/nowhere'],
])('%s is not to be listed, whatever it answers', async (url) => {
  expect((await get(url)).headers['x-robots-tag']).toBe('noindex');
});
