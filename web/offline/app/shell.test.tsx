import { expect, onTestFinished, test, vi } from 'vitest';
import { shellCacheOf } from '#web/offline/kept/cache-names.ts';
import { Shell } from './shell.ts';

const PAGE = '<body><div id="root"><main>Opening</main></div></body>';

/** The app as it lies on this device, opened on a line that behaves like `fetch`. */
async function openKept(fetch: () => Promise<Response>): Promise<string> {
  const cache = await caches.open(shellCacheOf('test'));
  await cache.put('/shell', new Response(PAGE, { headers: { 'content-type': 'text/html' } }));
  const line = vi.spyOn(globalThis, 'fetch').mockImplementation(fetch);
  onTestFinished(() => line.mockRestore());
  const shell = new Shell({ language: 'en', version: 'test', files: [] });
  const page = await shell.page(new Request('/project/1/step/2'));
  expect(page.headers.get('content-type')).toBe('text/html');
  return page.text();
}

test('a page that opens since the line did not answer is told so', async () => {
  const page = await openKept(() => new Promise(() => undefined));
  expect(page).toBe(PAGE.replace('id="root"', 'id="root" data-line-silent'));
});

test('one that opens where there is no line is told nothing: its calls fail at once', async () => {
  expect(await openKept(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(PAGE);
});
