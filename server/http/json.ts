import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

/** JSON bodies; an empty one is none, because some calls of §7 send the content type without a body. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    parse(request, body as string, (error, value) => {
      if (error) done(new AppError('invalid', 'This could not be read: it is not valid JSON.'));
      else done(null, value);
    });
  });
}
