/**
 * The service worker: with it the app opens where there is no network. It answers for pages, for the files of the app
 * and for photos; writes and all other calls go past it (tools/build-service-worker.ts makes it).
 */
import { PhotoShelf } from '#web/offline/kept/photo-shelf.ts';
import { Shell, type ShellBuild } from './shell.ts';
import type { WorkerScope } from './worker-events.ts';

declare const SHELL_BUILD: ShellBuild;
/** Beginnings of photos' and calls' addresses, and that of the printed form, which is no page. */
declare const PHOTO_PATH: string;
declare const CALL_PATH: string;
declare const FORM_PATH: string;

const worker = self as unknown as WorkerScope;
const shell = new Shell(SHELL_BUILD);
const photos = new PhotoShelf();

const WRITES_GO_PAST = ['POST', 'PUT', 'PATCH', 'DELETE'].map(
  (requestMethod) => ({ condition: { requestMethod }, source: 'network' }) as const,
);

/** Counts the windows that show the app. */
async function countWindows(): Promise<number> {
  return (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
}

async function takeOverAlone(): Promise<void> {
  if ((await countWindows()) === 1) await worker.skipWaiting();
}

// A new version is made ready and then waits: no open page is ever served by a build that is not its own.
worker.addEventListener('install', (event) => {
  // Asked of the worker first, the last save of a page that is being left would be lost with the page.
  if (event.addRoutes) event.waitUntil(event.addRoutes(WRITES_GO_PAST));
  event.waitUntil(shell.fill());
});

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    countWindows()
      .then((windows) => shell.dropOthers(windows > 0))
      .then(() => worker.clients.claim()),
  ),
);

worker.addEventListener('message', (event) => {
  // Where the network is away it is tried again the next time that the app opens.
  if (event.data === 'fill') event.waitUntil(shell.fill().catch(() => undefined));
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
  if (event.data === 'take over alone') event.waitUntil(takeOverAlone());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith(PHOTO_PATH)) event.respondWith(photos.photo(request));
  else if (pathname.startsWith(CALL_PATH) || pathname === FORM_PATH) return;
  else if (request.mode === 'navigate') event.respondWith(shell.page(request));
  else if (shell.has(pathname)) event.respondWith(shell.file(request));
});
