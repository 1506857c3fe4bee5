import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const TEXT = /html|javascript|css/;
/** Headers about a response's way to here, where it was unpacked. */
export const OF_ONE_HOP = ['connection', 'content-encoding', 'content-length', 'transfer-encoding'];
/** The server knows nothing of the second version: it would say that nothing has changed. */
const NOT_ASKED = ['host', 'connection', 'accept-encoding', 'if-none-match', 'if-modified-since'];

/**
 * A product that is brought to a new version while it is open: stands before the real server and hands everything on,
 * until `release`; from then on every file of the app has another name, in the page, in the other files and in the
 * service worker's list, as after a build from changed sources, and the old names are gone.
 */
export async function startUpdatable(product: string) {
  const worker = await (await fetch(`${product}/service-worker.js`)).text();
  const [, version = ''] = /version[`'"]?:\s*[`'"]([0-9a-f]{16})/.exec(worker) ?? [];
  const files = [...worker.matchAll(/\/assets\/([\w.-]+)/g)].map(([, file = '']) => file);
  const anyFile = new RegExp(`(?<![\\w-])(${files.join('|').replaceAll('.', '\\.')})`, 'g');
  const renewed = (text: string) =>
    text.replaceAll(anyFile, 'second-$1').replaceAll(version, version.split('').reverse().join(''));
  let isReleased = false;
  let only: string | null = null;

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (isReleased && files.includes(path.replace('/assets/', ''))) {
      response.writeHead(404).end();
      return;
    }
    if (only) request.headers['accept-language'] = only;
    const upstream = await passOn(request, new URL(path.replace('/assets/second-', '/assets/'), product));
    const isText = TEXT.test(upstream.headers.get('content-type') ?? '');
    const bytes = Buffer.from(await upstream.arrayBuffer());
    const headers = new Headers(upstream.headers);
    for (const name of OF_ONE_HOP) headers.delete(name);
    response.statusCode = upstream.status;
    response.setHeaders(headers).end(isReleased && isText ? renewed(bytes.toString()) : bytes);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Until the release there are pages in one language alone. */
    speakOnly: (language: string) => {
      only = language;
    },
    release: () => {
      isReleased = true;
      only = null;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** Hands a request on to the product. */
export async function passOn(request: IncomingMessage, address: URL): Promise<Response> {
  const headers = new Headers(request.headers as Record<string, string>);
  for (const name of NOT_ASKED) headers.delete(name);
  // The server takes a call for one of its own pages by this.
  if (headers.has('origin')) headers.set('origin', address.origin);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  return fetch(address, { method: request.method ?? 'GET', headers, redirect: 'manual', ...body });
}
