import type { FastifyInstance } from 'fastify';
import { stopRemindersInOnePress } from '#domain/contract/family/reminders.ts';
import * as sentences from '#domain/rules/platform/sentences.ts';
import { AppError, unstorable } from '#server/platform/errors.ts';

/** Escapes that can stand for what no database of ours gives back as it was: NUL, and half of a pair. */
const SUSPECT_ESCAPE = /\\u(?:0000|d[89a-f])/i;

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** True when every text in a JSON value can be stored. */
function areAllStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => isStorable(key) && areAllStorable(part));
}

/**
 * JSON bodies; an empty one is none, because some calls of PRODUCT.md#calls send the content type without a body. Mail
 * programs post a form to the one address that is for them (PRODUCT.md#what-ends-reminders), and nobody reads it.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    parse(request, body as string, (error, value) => {
      if (error) done(new AppError('invalid', sentences.notJson));
      else if (SUSPECT_ESCAPE.test(body as string) && !areAllStorable(value)) done(unstorable());
      else done(null, value);
    });
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, _body, done) => {
      if (request.routeOptions.url === stopRemindersInOnePress.path) return done(null, undefined);
      done(new AppError('wrong-kind', sentences.contentNotAccepted));
    },
  );
  app.addHook('onRequest', async (request) => {
    if (/%00/.test(request.url)) throw new AppError('not-found', sentences.nothingHere);
  });
}
