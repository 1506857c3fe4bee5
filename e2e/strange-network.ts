import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OWN_HEADER } from '#domain/rules/own-response.ts';
import type { StrangersResponse } from '#web/testing/strangers.ts';
import { OF_ONE_HOP, passOn } from './second-version.ts';

/**
 * The way from a device to the product. It hands everything on, until a stranger on it answers in the product's place; or
 * it takes the header away that servers of version 1.0.0 do not have.
 */
export async function startStrangeNetwork(product: string) {
  let stranger: Omit<StrangersResponse, 'name'> | null = null;
  let isOldServer = false;
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (stranger) {
      request.resume();
      response.writeHead(stranger.status, stranger.headers).end(stranger.body);
      return;
    }
    const upstream = await passOn(request, new URL(request.url ?? '/', product));
    const headers = new Headers(upstream.headers);
    for (const name of [...OF_ONE_HOP, ...(isOldServer ? [OWN_HEADER] : [])]) headers.delete(name);
    response.statusCode = upstream.status;
    response.setHeaders(headers).end(Buffer.from(await upstream.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** From now on this is what every request gets; null: the product is there again. */
    meet: (next: Omit<StrangersResponse, 'name'> | null) => {
      stranger = next;
    },
    leadToOldServer: () => {
      isOldServer = true;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
