import type { FastifyReply, FastifyRequest } from 'fastify';
import { isStaff, type User } from '#domain/contract/sign-in/accounts.ts';
import {
  ADMIN_SESSION_MS,
  SESSION_RENEW_AFTER_MS,
  SHARED_SESSION_MAX_MS,
  SHARED_SESSION_MS,
  SHARED_SESSION_RENEW_AFTER_MS,
  STAFF_SEEN_MS,
  STUDENT_SESSION_MAX_MS,
  STUDENT_SESSION_MS,
  VISIT_NOTED_AFTER_MS,
} from '#domain/limits.ts';
import {
  deleteSession,
  insertSession,
  type LiveSession,
  noteVisit,
  presentUser,
  renewSession,
  type SoughtSession,
  studentSessionIsOpen,
} from '#server/accounts/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import type { Write } from '#server/platform/db/write-batch.ts';
import { clearCookie, cookieOf, leaveCookie, SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { senderOf } from '#server/platform/http/sender.ts';
import type { Platform } from '#server/platform/platform.ts';
import { notedIfRoom } from '#server/platform/storage-errors.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { findOpenSession } from '#server/sign-in/cards/card-passwords.service.ts';
import { withFactorNeed } from '#server/sign-in/second-factor/second-factor.service.ts';
import { insertStaffSession, noteStaffSession } from '#server/sign-in/staff-sessions/staff-sessions.store.ts';

type Term = { readonly lengthMs: number; readonly maxMs: number; readonly renewAfterMs: number };
const STUDENT_TERM: Term = {
  lengthMs: STUDENT_SESSION_MS,
  maxMs: STUDENT_SESSION_MAX_MS,
  renewAfterMs: SESSION_RENEW_AFTER_MS,
};
const ADMIN_TERM: Term = {
  lengthMs: ADMIN_SESSION_MS,
  maxMs: ADMIN_SESSION_MS,
  renewAfterMs: Number.POSITIVE_INFINITY,
};
const SHARED_TERM: Term = {
  lengthMs: SHARED_SESSION_MS,
  maxMs: SHARED_SESSION_MAX_MS,
  renewAfterMs: SHARED_SESSION_RENEW_AFTER_MS,
};

/** Returns the length of a session from now, and the age that it can slide to. */
function termOf(role: User['role'], isShared: boolean): Term {
  if (isShared) return SHARED_TERM;
  return isStaff({ role }) ? ADMIN_TERM : STUDENT_TERM;
}

/** By what a login is more than a login. */
export type OpeningKind = {
  /** On a device that several people use. */
  readonly isShared: boolean;
  /** With the password of a card (PRODUCT.md#sign-in-cards): when its hours are over, in milliseconds since 1970. */
  readonly byCardUntil?: number | null;
};

/** A new token at every login, so that a token planted before it is worth nothing. */
export async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
  db: Queries,
  { id, role, isShared, byCardUntil = null }: Pick<User, 'id' | 'role'> & OpeningKind,
): Promise<void> {
  const token = platform.newToken();
  const now = platform.clock();
  const expiresAt = Math.min(now + termOf(role, isShared).lengthMs, byCardUntil ?? Number.POSITIVE_INFINITY);
  await insertSession(db, {
    tokenHash: hashOfToken(token),
    userId: id,
    createdAt: now,
    expiresAt,
    isShared,
    cardEndsAt: byCardUntil,
  });
  if (isStaff({ role })) {
    const staffSession = { id: platform.newId(), tokenHash: hashOfToken(token), now };
    await insertStaffSession(db, { ...staffSession, ...senderOf(request) });
  }
  leaveCookie(SESSION_COOKIE, token, isShared ? null : expiresAt - now, { request, reply, platform });
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

function soughtBy(token: string, now: number): SoughtSession {
  return { tokenHash: hashOfToken(token), now, since: now - STUDENT_TERM.maxMs };
}

/** The account of a session, which knows of the card that opened it: not all of it is shown then. */
function signedIn({ user, cardEndsAt }: LiveSession): User {
  return { ...presentUser(user), ...(cardEndsAt !== null && { cardEndsAt: isoTime(cardEndsAt) }) };
}

function findSession(token: string, { db, clock }: Pick<Platform, 'db' | 'clock'>) {
  return findOpenSession(db, soughtBy(token, clock()));
}

/** Returns a request's caller, or null, without noting anything. */
export async function readCaller(
  request: FastifyRequest,
  platform: Pick<Platform, 'config' | 'db' | 'clock'>,
): Promise<User | null> {
  const token = cookieOf(SESSION_COOKIE, request, platform);
  const session = token && (await findSession(token, platform));
  return session ? withFactorNeed(platform.db, signedIn(session), platform.config) : null;
}

/** Gives a row while a request comes from a student past both gates. */
export function isStillStudent(
  request: FastifyRequest,
  platform: Pick<Platform, 'config' | 'db' | 'clock'>,
): Write {
  const token = cookieOf(SESSION_COOKIE, request, platform) ?? '';
  return studentSessionIsOpen(platform.db, soughtBy(token, platform.clock()));
}

/**
 * Returns a request's caller, or null. A student's session slides once a day, to 180 days (PRODUCT.md#sessions); on a
 * shared device each minute: it ends 15 minutes after the last call, and half a day after the login
 * (PRODUCT.md#a-shared-device). None slides beyond a card's hours (PRODUCT.md#sign-in-cards).
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
  const session = await findSession(token, platform);
  if (!session) return null;
  const user = signedIn(session);
  const { lengthMs, maxMs, renewAfterMs } = termOf(user.role, session.isShared);
  const longest = session.cardEndsAt ?? Number.POSITIVE_INFINITY;
  const fresh = Math.min(now + lengthMs, session.createdAt + maxMs, longest);
  if (fresh - session.expiresAt > renewAfterMs) {
    const isRenewed = await notedIfRoom(renewSession(platform.db, tokenHash, fresh));
    if (isRenewed && !session.isShared)
      leaveCookie(SESSION_COOKIE, token, fresh - now, { request, reply, platform });
  }
  if (isStaff(user)) {
    if (session.staffSeenAt !== null && now - session.staffSeenAt >= STAFF_SEEN_MS)
      await notedIfRoom(noteStaffSession(platform.db, { tokenHash, clientAddress: request.ip, now }));
    return withFactorNeed(platform.db, user, platform.config);
  }
  if (user.role === 'student' && now - (session.lastVisitAt ?? 0) > VISIT_NOTED_AFTER_MS)
    await notedIfRoom(noteVisit(platform.db, user.id, now));
  return user;
}
