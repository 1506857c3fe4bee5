import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UPLOAD_LEAST_BYTES_PER_SECOND } from '#domain/limits.ts';
import { refuseSlowRequest } from './broken-requests.ts';
import { clientAddressOf } from './client-address.ts';

type Arriving = {
  readonly request: FastifyRequest;
  readonly response: ServerResponse;
  readonly bytesBefore: number;
  /** For how long it has been read: while we read nothing of it, as before a busy database has said who asks, it cannot arrive. */
  arrivingMs: number;
  isUpload: boolean;
};

const LOOK_EVERY_MS = 1000;
/** Younger ones are on their way like any other. */
const SLOW_AFTER_MS = 2000;
/** A troop on one bad line; what is typed arrives in one piece. */
const SLOW_BODIES_OF_AN_ADDRESS = 50;

/**
 * For `idleMs` a body may come as slowly as it likes, then it needs 1,000 bytes for each second, on the whole. So the
 * largest photo may take three hours: with less, a phone in the forest would begin again for ever.
 * @param arrivingMs for how long it has been read. @param bytes how many have come in that time.
 */
export function isTooSlow(arrivingMs: number, bytes: number, idleMs: number): boolean {
  return bytes < ((arrivingMs - idleMs) / 1000) * UPLOAD_LEAST_BYTES_PER_SECOND;
}

function end({ response, request }: Arriving): void {
  if (response.headersSent) request.socket.destroy();
  else refuseSlowRequest(request.socket);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the body of an upload that is taken the time that photos need. */
    allowForPhotos: () => void;
  }
}

/**
 * Ends requests whose body comes drop by drop, with 408: each holds a connection, and what was made ready for it. Also
 * those that were answered before all of them had come, such as an upload of nobody.
 */
export function demandPace(app: FastifyInstance, idleMs: number): void {
  const arriving = new Map<FastifyRequest, Arriving>();
  const look = () => {
    const slowOf = new Map<string, number>();
    // The youngest first: of an address those are ended that have been slow the longest.
    for (const item of [...arriving.values()].reverse()) {
      const { request, bytesBefore, isUpload } = item;
      if (request.raw.readableFlowing === true) item.arrivingMs += LOOK_EVERY_MS;
      const isOver = request.raw.complete || request.raw.destroyed;
      let isEnded = isTooSlow(item.arrivingMs, request.socket.bytesRead - bytesBefore, idleMs);
      if (!isOver && !isUpload && item.arrivingMs > SLOW_AFTER_MS) {
        const address = clientAddressOf(request);
        const slow = (slowOf.get(address) ?? 0) + 1;
        slowOf.set(address, slow);
        // Typed words are small: an hour would only serve a sender who sends drop by drop.
        isEnded ||= item.arrivingMs > 2 * idleMs || slow > SLOW_BODIES_OF_AN_ADDRESS;
      }
      if (isOver || isEnded) arriving.delete(request);
      if (isEnded && !isOver) end(item);
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.decorateRequest('allowForPhotos', function allowForPhotos(this: FastifyRequest) {
    const result = arriving.get(this);
    if (result) result.isUpload = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { socket, raw } = request;
    // Without a socket, as in most tests, a body is there as a whole.
    if (!raw.complete && typeof socket.bytesRead === 'number') {
      const { bytesRead: bytesBefore } = socket;
      arriving.set(request, { request, response: reply.raw, bytesBefore, arrivingMs: 0, isUpload: false });
    }
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.raw.complete) arriving.delete(request);
    done();
  });
}
