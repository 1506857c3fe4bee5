import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  KNOWN_DEVICE_MS,
  PARENT_SESSION_MAX_MS,
  PARENT_SESSION_MS,
  PARENT_SESSION_RENEW_AFTER_MS,
} from '#domain/limits.ts';
import { deleteParentSession, findParentSession, renewParentSession } from '#server/accounts/exports.ts';
import { clearCookie, cookieOf, leaveCookie, PARENT_COOKIE } from '#server/platform/http/cookies.ts';
import type { Parent } from '#server/platform/parent.ts';
import type { Platform } from '#server/platform/platform.ts';
import { notedIfRoom } from '#server/platform/storage-errors.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';

/** Tells a browser that has opened a parent's page before; it opens nothing. */
export const PARENT_BROWSER_COOKIE = 'rootling_parent_browser';

type Reading = Pick<Platform, 'config' | 'db' | 'clock'>;

async function readSession(request: FastifyRequest, { db, clock, config }: Reading) {
  const token = cookieOf(PARENT_COOKIE, request, { config });
  if (!token) return null;
  const [tokenHash, now] = [hashOfToken(token), clock()];
  const session = await findParentSession(db, { tokenHash, now, since: now - PARENT_SESSION_MAX_MS });
  return session ? { ...session, tokenHash, now } : null;
}

/** The parent whose page is open by now in the browser of a request. */
export async function readParent(request: FastifyRequest, platform: Reading): Promise<Parent | null> {
  const session = await readSession(request, platform);
  return session && { emailKey: session.emailKey };
}

/** The same where a request comes: the page closes when nothing is read for half an hour (PRODUCT.md#opening-the-page). */
export async function findParent(request: FastifyRequest, platform: Platform): Promise<Parent | null> {
  const session = await readSession(request, platform);
  if (!session) return null;
  const { tokenHash, now } = session;
  const fresh = Math.min(now + PARENT_SESSION_MS, session.createdAt + PARENT_SESSION_MAX_MS);
  if (fresh - session.expiresAt > PARENT_SESSION_RENEW_AFTER_MS)
    await notedIfRoom(renewParentSession(platform.db, tokenHash, fresh));
  return { emailKey: session.emailKey };
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; platform: Platform };

/** The token by which a browser says that it is known. */
export function browserTokenOf(request: FastifyRequest, platform: Platform): string | undefined {
  return cookieOf(PARENT_BROWSER_COOKIE, request, platform);
}

/** Leaves both cookies with the browser; how long the page stays open, the server decides. */
export function leaveParentCookies(
  { token, browserToken }: { token: string; browserToken: string },
  exchange: Exchange,
): void {
  leaveCookie(PARENT_COOKIE, token, PARENT_SESSION_MAX_MS, exchange);
  leaveCookie(PARENT_BROWSER_COOKIE, browserToken, KNOWN_DEVICE_MS, exchange);
}

/** Ends the session of a request, on the server and in the browser. */
export async function closeParentSession(exchange: Exchange): Promise<void> {
  const { request, platform } = exchange;
  const token = cookieOf(PARENT_COOKIE, request, platform);
  if (token) await deleteParentSession(platform.db, hashOfToken(token));
  clearCookie(PARENT_COOKIE, exchange);
}
