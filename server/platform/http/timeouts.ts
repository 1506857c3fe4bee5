import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { refuseSlowRequest } from './broken-requests.ts';

/** Whatever else is wrong: a body has its deadline by body-pace.ts, and no response takes so long. */
const LONGEST_REQUEST_MS = 4 * 60 * 60 * 1000;
/** Longer than proxies keep theirs open (nginx 60 s, AWS 60 s): who closes first must not be the one who is asked. */
const KEEP_ALIVE_MS = 72_000;
/** Node looks for late headers so often. */
const LOOK_EVERY_MS = 1000;

/** Time limits: a request takes at most four hours, and a connection may stand still for `idleMs`. */
export function timeouts(idleMs: number) {
  return {
    connectionTimeout: idleMs,
    requestTimeout: LONGEST_REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: idleMs, connectionsCheckingInterval: LOOK_EVERY_MS },
  } satisfies FastifyHttpOptions<Server>;
}

/**
 * Ends a request whose body stopped coming, with 408, and a response that nobody takes. A request that waits for us
 * is left waiting: pictures and hashes take their time, and nothing moves meanwhile.
 */
export function endSilentConnections(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // Node asks only while the body is not complete.
    request.raw.once('timeout', (socket) => {
      if (reply.raw.headersSent) socket.destroy();
      else refuseSlowRequest(socket);
    });
    // With this listener Node leaves it to us whether the connection ends.
    reply.raw.on('timeout', (socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}
