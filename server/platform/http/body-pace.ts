import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PHOTO_MAX_BYTES, UPLOAD_LEAST_BYTES_PER_SECOND } from '#domain/limits.ts';
import { refuseSlowRequest } from './broken-requests.ts';
import { clientAddressOf } from './client-address.ts';

/** How a body has to arrive. */
type Pace = {
  /** Until then it may come as slowly as it likes. */
  readonly graceMs: number;
  /** What has to have come for each second after that, on the whole. */
  readonly leastBytesPerSecond: number;
  readonly deadlineMs: number;
};

type Arriving = {
  readonly request: FastifyRequest;
  readonly response: ServerResponse;
  readonly bytesBefore: number;
  pace: Pace;
  /** For how long it has been read; while we read nothing it cannot arrive. */
  arrivingMs: number;
  isUpload: boolean;
};

const LOOK_EVERY_MS = 1000;
/** Younger ones are on their way like any other. */
const SLOW_AFTER_MS = 2000;
/** A troop on one bad line; what is typed arrives in one piece. */
const SLOW_BODIES_OF_AN_ADDRESS = 50;

/** What is typed is small: of an hour it would take only what is sent drop by drop. */
function paceOfWords(idleMs: number): Pace {
  return { graceMs: idleMs / 2, leastBytesPerSecond: UPLOAD_LEAST_BYTES_PER_SECOND, deadlineMs: 2 * idleMs };
}

/** The largest photo has the time that it needs at the least pace; a page sends each by itself. */
export function paceOfUploads(idleMs: number): Pace {
  const leastBytesPerSecond = UPLOAD_LEAST_BYTES_PER_SECOND;
  const deadlineMs = idleMs + (PHOTO_MAX_BYTES / leastBytesPerSecond) * 1000;
  return { graceMs: idleMs, leastBytesPerSecond, deadlineMs };
}

/** @param arrivingMs for how long a body has been read. @param bytes how many have come in that time. */
export function isTooSlow(pace: Pace, arrivingMs: number, bytes: number): boolean {
  const late = arrivingMs - pace.graceMs;
  const wanted = (Math.max(0, late) / 1000) * pace.leastBytesPerSecond;
  return arrivingMs > pace.deadlineMs || bytes < wanted;
}

/** Nobody has asked for its bytes yet, or whoever has is busy with those that came. */
function isHeldUp({ request: { raw } }: Arriving): boolean {
  return raw.readableFlowing !== true;
}

function end({ response, request }: Arriving): void {
  if (response.headersSent) request.socket.destroy();
  else refuseSlowRequest(request.socket);
}

/** Of each address the slow ones beyond its share, those first that have been slow the longest. */
function beyondShare(arriving: Iterable<Arriving>): Arriving[] {
  const slow = [...arriving].filter((it) => !it.isUpload && it.arrivingMs > SLOW_AFTER_MS);
  const byAddress = Map.groupBy(slow, ({ request }) => clientAddressOf(request));
  return [...byAddress.values()].flatMap((ofOne) =>
    ofOne
      .toSorted((a, b) => b.arrivingMs - a.arrivingMs)
      .slice(0, Math.max(0, ofOne.length - SLOW_BODIES_OF_AN_ADDRESS)),
  );
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
    for (const [request, it] of arriving) {
      if (request.raw.complete || request.raw.destroyed) arriving.delete(request);
      else if (!isHeldUp(it)) it.arrivingMs += LOOK_EVERY_MS;
    }
    const ended = [...arriving.values()].filter(({ pace, arrivingMs, request, bytesBefore }) =>
      isTooSlow(pace, arrivingMs, request.socket.bytesRead - bytesBefore),
    );
    for (const it of new Set([...ended, ...beyondShare(arriving.values())])) {
      arriving.delete(it.request);
      end(it);
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.decorateRequest('allowForPhotos', function allowForPhotos(this: FastifyRequest) {
    const it = arriving.get(this);
    if (it) Object.assign(it, { pace: paceOfUploads(idleMs), isUpload: true });
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { socket, raw } = request;
    // Without a socket, as in most tests, a body is there as a whole.
    if (!raw.complete && typeof socket.bytesRead === 'number') {
      const pace = paceOfWords(idleMs);
      const bytesBefore = socket.bytesRead;
      arriving.set(request, {
        request,
        response: reply.raw,
        bytesBefore,
        pace,
        arrivingMs: 0,
        isUpload: false,
      });
    }
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.raw.complete) arriving.delete(request);
    done();
  });
}
