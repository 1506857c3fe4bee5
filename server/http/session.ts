import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#domain/contract/accounts.ts';
import { ADMIN_SESSION_MS, SESSION_RENEW_AFTER_MS, STUDENT_SESSION_MS } from '#domain/limits.ts';
import { presentUser } from '#server/accounts/accounts.store.ts';
import {
  deleteSession,
  findLiveSession,
  insertSession,
  renewSession,
} from '#server/accounts/sessions.store.ts';
import type { Queries } from '#server/db/open.ts';
import type { Platform } from '#server/platform.ts';

export const SESSION_COOKIE = 'rootling_session';

/** Only the hash of a token is stored: a copy of the database opens no session (RULINGS 7). */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The attributes that every cookie of ours shares; Secure only over https, or phones on a LAN could not log in. */
export function cookieOptions(request: FastifyRequest, platform: Platform) {
  const secure = request.protocol === 'https' || (platform.config.baseUrl?.startsWith('https:') ?? false);
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
}

function lengthOf(role: User['role']): number {
  return role === 'admin' ? ADMIN_SESSION_MS : STUDENT_SESSION_MS;
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
  reply.setCookie(SESSION_COOKIE, token, { ...cookieOptions(request, platform), maxAge: length / 1000 });
}

/** Ends the session of a request, on the server and in the browser. */
export async function closeSession(
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
): Promise<void> {
  const token = request.cookies[SESSION_COOKIE];
  if (token) await deleteSession(platform.db, hashOfToken(token));
  reply.clearCookie(SESSION_COOKIE, cookieOptions(request, platform));
}

/** Who a request comes from, or null. A student's session slides on, at most once a day (RULINGS 7). */
export async function findCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
): Promise<User | null> {
  const token = request.cookies[SESSION_COOKIE];
  if (!token) return null;
  const now = platform.clock();
  const tokenHash = hashOfToken(token);
  const session = await findLiveSession(platform.db, tokenHash, now);
  if (!session) return null;
  const user = presentUser(session.user);
  const fresh = now + STUDENT_SESSION_MS;
  if (user.role === 'student' && fresh - session.expiresAt > SESSION_RENEW_AFTER_MS) {
    await renewSession(platform.db, tokenHash, fresh);
    const options = { ...cookieOptions(request, platform), maxAge: STUDENT_SESSION_MS / 1000 };
    reply.setCookie(SESSION_COOKIE, token, options);
  }
  return user;
}
