/**
 * The reading languages of accounts (PRODUCT.md#choosing-a-language), kept in memory: a page comes in their language
 * without asking the database, which may be slow or away.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '#domain/languages.ts';
import type { Platform } from '#server/platform/platform.ts';
import { cookieOf, SESSION_COOKIE, sessionHashOf } from './cookies.ts';
import { LANGUAGE_COOKIE } from './language-cookie.ts';

/** More are on few sites within a day; who is forgotten is known again with the next call. */
const KEPT = 10_000;

function keep<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > KEPT && oldest !== undefined) map.delete(oldest);
}

/** Notes with each call what its account reads, and gives what is known of the one that asks for a page. */
export function knownLanguages(
  app: FastifyInstance,
  setting: Pick<Platform, 'config'>,
): (request: FastifyRequest) => Language | undefined {
  const accounts = new Map<string, string>();
  const languages = new Map<string, Language>();
  app.addHook('onResponse', (request, _reply, done) => {
    const { caller } = request;
    // One that logs in has no session yet, as everybody has who comes without one.
    if (caller && cookieOf(SESSION_COOKIE, request, setting)) {
      if (caller.language) keep(languages, caller.id, caller.language);
      // A device that knows its own language is asked for none.
      if (!isLanguage(cookieOf(LANGUAGE_COOKIE, request, setting)))
        keep(accounts, sessionHashOf(request, setting), caller.id);
    }
    done();
  });
  return (request) => languages.get(accounts.get(sessionHashOf(request, setting)) ?? '');
}
