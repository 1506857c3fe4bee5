import type { FastifyReply, FastifyRequest } from 'fastify';
import { isStaff, type User } from '#domain/contract/accounts.ts';
import {
  ADMIN_SESSION_MS,
  SESSION_RENEW_AFTER_MS,
  STUDENT_SESSION_MAX_MS,
  STUDENT_SESSION_MS,
} from '#domain/limits.ts';
import { presentUser } from '#server/accounts/accounts.store.ts';
import {
  deleteSession,
  findLiveSession,
  insertSession,
  renewSession,
} from '#server/accounts/sessions.store.ts';
import type { Queries } from '#server/db/open.ts';
import type { Platform } from '#server/platform.ts';
import { hashOfToken } from '#server/token-hash.ts';

export const SESSION_COOKIE = 'rootling_session';

/** Whether a request came over https, as far as we can tell. */
function isSecure(request: FastifyRequest, { config }: CookieSetting): boolean {
  return request.protocol === 'https' || (config.baseUrl?.startsWith('https:') ?? false);
}

/** What decides on cookies beside the request. */
type CookieSetting = Pick<Platform, 'config'>;

/**
 * The name that a cookie of ours has. Over https it begins so that browsers take it from this very host alone and not
 * from another below the same domain, which could plant its own session here. What came under the plain name before is
 * not believed for the same reason (docs/decisions/0083-whose-login-it-is.md).
 */
export function cookieName(name: string, request: FastifyRequest, setting: CookieSetting): string {
  return isSecure(request, setting) ? `__Host-${name}` : name;
}

/** What a browser brings in a cookie of ours. */
export function cookieOf(name: string, request: FastifyRequest, setting: CookieSetting): string | undefined {
  return request.cookies[cookieName(name, request, setting)];
}

/** The attributes that every cookie of ours shares; Secure only over https, or phones on a LAN could not log in. */
function cookieOptions(request: FastifyRequest, setting: CookieSetting) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request, setting) } as const;
}

/** Leaves a cookie with a browser for so long. */
export function leaveCookie(
  name: string,
  value: string,
  lengthMs: number,
  { request, reply, platform }: { request: FastifyRequest; reply: FastifyReply; platform: CookieSetting },
): void {
  const options = { ...cookieOptions(request, platform), maxAge: Math.floor(lengthMs / 1000) };
  reply.setCookie(cookieName(name, request, platform), value, options);
}

function lengthOf(role: User['role']): number {
  return isStaff(role) ? ADMIN_SESSION_MS : STUDENT_SESSION_MS;
}

/** A new token at every login, so that a token planted before it is worth nothing. */
export async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
  db: Queries,
  user: Pick<User, 'id' | 'role'>,
): Promise<void> {
  const token = platform.newToken();
  const now = platform.clock();
  const length = lengthOf(user.role);
  await insertSession(db, {
    tokenHash: hashOfToken(token),
    userId: user.id,
    createdAt: now,
    expiresAt: now + length,
  });
  leaveCookie(SESSION_COOKIE, token, length, { request, reply, platform });
}

/** Takes a cookie away from a browser. */
export function clearCookie(
  name: string,
  { request, reply, platform }: { request: FastifyRequest; reply: FastifyReply; platform: CookieSetting },
): void {
  reply.clearCookie(cookieName(name, request, platform), cookieOptions(request, platform));
}

/** Ends the session of a request, on the server and in the browser. */
export async function closeSession(
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
): Promise<void> {
  const token = cookieOf(SESSION_COOKIE, request, platform);
  if (token) await deleteSession(platform.db, hashOfToken(token));
  clearCookie(SESSION_COOKIE, { request, reply, platform });
}

/**
 * Who a request comes from, or null. A student's session slides on, at most once a day (§10.7), until it is 180 days
 * old.
 */
export async function findCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
): Promise<User | null> {
  const token = cookieOf(SESSION_COOKIE, request, platform);
  if (!token) return null;
  const now = platform.clock();
  const tokenHash = hashOfToken(token);
  const since = now - STUDENT_SESSION_MAX_MS;
  const session = await findLiveSession(platform.db, { tokenHash, now, since });
  if (!session) return null;
  const user = presentUser(session.user);
  const fresh = Math.min(now + STUDENT_SESSION_MS, session.createdAt + STUDENT_SESSION_MAX_MS);
  if (user.role === 'student' && fresh - session.expiresAt > SESSION_RENEW_AFTER_MS) {
    await renewSession(platform.db, tokenHash, fresh);
    leaveCookie(SESSION_COOKIE, token, fresh - now, { request, reply, platform });
  }
  return user;
}
