import type { FastifyInstance } from 'fastify';
import { AppError, unstorable } from './errors.ts';

/** Whether a text somewhere in a JSON value holds NUL. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => key.includes('\0') || holdsNul(part));
}

/** JSON bodies; an empty one is none, because some calls of §7 send the content type without a body. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    parse(request, body as string, (error, value) => {
      if (error) done(new AppError('invalid', 'This could not be read: it is not valid JSON.'));
      else if (body.includes('\\u0000') && holdsNul(value)) done(unstorable());
      else done(null, value);
    });
  });
  app.addHook('onRequest', async (request) => {
    if (/%00/.test(request.url)) throw new AppError('not-found', 'There is nothing at this address.');
  });
}
