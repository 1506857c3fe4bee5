import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { KNOWN_DEVICE_MS } from '#domain/limits.ts';
import { deleteSession, isKnownDevice, rememberDevice } from '#server/accounts/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { cookieOf, leaveCookie, markDevice, SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { takeOwnLanguage } from '#server/platform/http/language-cookie.ts';
import type { Platform } from '#server/platform/platform.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { type OpeningKind, openSession } from './session.ts';

/**
 * Tells a browser that has logged in before; it opens nothing, it only lifts a throttle (PRODUCT.md#passwords-and-tries).
 */
export const DEVICE_COOKIE = 'rootling_device';

/** The hash of the token by which a browser is known, if it brings one. */
export function deviceOf(request: FastifyRequest, platform: Pick<Platform, 'config'>): string | undefined {
  const token = cookieOf(DEVICE_COOKIE, request, platform);
  return token && hashOfToken(token);
}

/** One token a browser, shared by all who log in there: brothers and sisters must not make one another unknown. */
async function deviceToken(request: FastifyRequest, platform: Platform, db: Queries): Promise<string> {
  const token = cookieOf(DEVICE_COOKIE, request, platform);
  const since = platform.clock() - KNOWN_DEVICE_MS;
  // A token that we did not make could have been planted in the browser by somebody who keeps a copy.
  if (token && (await isKnownDevice(db, hashOfToken(token), since))) return token;
  return platform.newToken();
}

/**
 * Signs a browser in: its former session ends, a new one opens (PRODUCT.md#sessions), and the browser is known from now
 * on (PRODUCT.md#passwords-and-tries), unless several people use it (PRODUCT.md#a-shared-device). To be run in the
 * transaction that decided on it.
 */
export async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
  db: Queries,
  user: Pick<User, 'id' | 'role' | 'language'> & OpeningKind,
): Promise<void> {
  const former = cookieOf(SESSION_COOKIE, request, platform);
  if (former) await deleteSession(db, hashOfToken(former));
  await openSession(request, reply, platform, db, user);
  markDevice(user.isShared, { request, reply, platform });
  takeOwnLanguage(user.language, user.isShared, { request, reply, platform });
  // It would know twenty scouts, and let who holds it try on all of them; so would a leader's own, with one card each.
  if (user.isShared || user.byCardUntil != null) return;
  const token = await deviceToken(request, platform, db);
  await rememberDevice(db, { tokenHash: hashOfToken(token), userId: user.id, now: platform.clock() });
  leaveCookie(DEVICE_COOKIE, token, KNOWN_DEVICE_MS, { request, reply, platform });
}
