import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getHealth, getLiveness } from '#domain/contract/platform/health.ts';
import type { Vitals } from './vitals.ts';

/** Asked every other second by proxies and containers: a day of their lines would push the first start's out of a kept log. */
const PROBES: readonly (string | null)[] = [getHealth.path, getLiveness.path];

/** The pattern, never the address: that holds search terms, and names of pictures. Null where nothing lies. */
function routeOf(request: FastifyRequest): string | null {
  return request.is404 ? null : (request.routeOptions.url ?? null);
}

/** Counts a request, and writes its one line once its connection is done with it. */
export function observe(request: FastifyRequest, reply: FastifyReply, vitals: Vitals): void {
  const end = vitals.begin();
  // 'close' comes for every answer, also when whoever asked is gone before it.
  reply.raw.once('close', () => {
    const { method, caller, accountId, serverError = null, log } = request;
    const isResponded = reply.raw.writableFinished;
    const ended = {
      method,
      route: routeOf(request),
      status: isResponded ? reply.raw.statusCode : null,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    end({ ...ended, error: serverError });
    const line = { userId: caller?.id ?? null, ...(accountId && { accountId }), ...ended };
    if (serverError !== null) log.error({ ...line, err: serverError }, 'failed');
    else {
      const level = ended.status === 200 && PROBES.includes(ended.route) ? 'debug' : 'info';
      log[level](line, isResponded ? 'answered' : 'left before the answer');
    }
  });
}

/** One line of the log for every request: its id, whose it is, route, status and milliseconds. */
export function observeRequests(app: FastifyInstance, vitals: Vitals): void {
  app.decorateRequest('serverError', null);
  app.decorateRequest('accountId', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    observe(request, reply, vitals);
    done();
  });
}
