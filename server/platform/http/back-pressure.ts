import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getHealth, getLiveness } from '#domain/contract/platform/health.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';
import { AppError } from '#server/platform/errors.ts';
import { type EventLoop, watchEventLoop } from '#server/platform/ops/event-loop.ts';
import type { Vitals } from '#server/platform/ops/vitals.ts';

/** Early enough that what is under way is answered before the event loop is a second behind. */
const BEHIND_MS = 400;
/** After a pause that the machine made, the few who wait are served: sending them away would help nobody. */
const SERVED_EVEN_THEN = 20;
/** Password hashes and pictures wait in lines of their own, without the event loop being late. */
const OPEN_REQUESTS = 1000;
const RETRY_AFTER_SECONDS = 3;

/** Whoever asks for these decides whether the process is sent more, or is started anew. */
const ALWAYS_RESPONDED: readonly unknown[] = [getHealth.path, getLiveness.path];

function isOverloaded(request: FastifyRequest, { openRequests }: Vitals, loop: EventLoop) {
  if (ALWAYS_RESPONDED.includes(request.routeOptions.url)) return false;
  const isCrowd = loop.countArrival() > SERVED_EVEN_THEN;
  return openRequests > OPEN_REQUESTS || (isCrowd && loop.behindMs() > BEHIND_MS);
}

/** Counts a request that is sent away, and gives what it is told. */
export function refuseAsBusy(vitals: Vitals): AppError {
  vitals.refused += 1;
  return new AppError('unavailable', sentences.tooManyPeople, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/**
 * Refuses new requests with 503 and Retry-After while there are too many, so that those under way are answered in time.
 * To be registered right after the requests are counted, before anything takes time over them.
 */
export function refuseWhenOverloaded(app: FastifyInstance, vitals: Vitals): void {
  let loop: EventLoop = { behindMs: () => 0, countArrival: () => 0, stop: () => {} };
  app.addHook('onListen', async () => {
    loop = watchEventLoop();
  });
  app.addHook('onClose', async () => loop.stop());
  // With `done`, not as a promise: of several requests in one piece each is looked at after the work of those before it.
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isOverloaded(request, vitals, loop)) return done();
    done(refuseAsBusy(vitals));
  });
}
