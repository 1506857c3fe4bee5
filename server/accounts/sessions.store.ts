import { sql } from 'kysely';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Write } from '#server/platform/db/write-batch.ts';
import { SHOWN_COLUMNS, type ShownAccount } from './accounts.store.ts';

export type LiveSession = {
  readonly user: ShownAccount;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** When the account was last visited, to the day; null where nobody knows. */
  readonly lastVisitAt: number | null;
  /** On a device that several people use. */
  readonly isShared: boolean;
  /** When it ends at the latest, where the password of a card opened it (PRODUCT.md#sign-in-cards). */
  readonly cardEndsAt: number | null;
  /** When a session of staff was noted to be used, to the minute; null for everybody else's. */
  readonly staffSeenAt: number | null;
};

/** A session by its token, if it has not ended by `now` and was opened after `since`. */
export type SoughtSession = { readonly tokenHash: string; readonly now: number; readonly since: number };

function soughtSession(db: Queries, soughtSession: SoughtSession) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', soughtSession.tokenHash)
    .where('sessions.expires_at', '>', soughtSession.now)
    .where('sessions.created_at', '>', soughtSession.since);
}

function liveSession(db: Queries, input: SoughtSession) {
  return soughtSession(db, input)
    .leftJoin('staff_sessions', 'staff_sessions.token_hash', 'sessions.token_hash')
    .select(SHOWN_COLUMNS.map((column) => `users.${column}` as const))
    .select(['sessions.created_at as begun_at', 'sessions.expires_at', 'sessions.is_shared'])
    .select('sessions.card_ends_at')
    .select(['users.last_visit_at', 'staff_sessions.seen_at']);
}

const seenSession = prepared((db, it: SoughtSession) => liveSession(db, it));
// The account first, as whoever deletes it takes them: two that lock in another order wait for each other.
const heldSession = prepared((db, soughtSession: SoughtSession) =>
  liveSession(db, soughtSession).forKeyShare(['users', 'sessions']),
);

/**
 * The account behind a session, in one query. Inside a transaction neither the session ends nor does anybody who takes
 * the account by `lockAccount` change what it may do, until the end.
 */
export async function findLiveSession(
  db: Queries,
  soughtSession: SoughtSession,
): Promise<LiveSession | undefined> {
  const find = db.isTransaction ? heldSession : seenSession;
  const [row] = await find(db, soughtSession);
  if (!row) return undefined;
  const { begun_at: createdAt, expires_at: expiresAt, last_visit_at: lastVisitAt } = row;
  const cardEndsAt = row.card_ends_at;
  const isShared = row.is_shared === 1;
  return { user: row, createdAt, expiresAt, lastVisitAt, isShared, cardEndsAt, staffSeenAt: row.seen_at };
}

const openStudentSession = prepared((db, input: SoughtSession) =>
  soughtSession(db, input)
    .select('users.id')
    .where('users.role', '=', 'student')
    .where('users.profile_completed', '=', 1)
    .where('users.parent_consent_completed_at', 'is not', null)
    .where('users.held_until', 'is', null)
    .where('sessions.card_ends_at', 'is', null),
);

/**
 * Gives a row where a session is that of a student past both gates whom nobody holds; of one by a card more is asked
 * (PRODUCT.md#sign-in-cards).
 */
export function studentSessionIsOpen(db: Queries, soughtSession: SoughtSession): Write {
  return openStudentSession.with(db, soughtSession);
}

export async function insertSession(
  db: Queries,
  values: {
    tokenHash: string;
    userId: string;
    createdAt: number;
    expiresAt: number;
    isShared: boolean;
    cardEndsAt?: number | null;
  },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: values.tokenHash,
      user_id: values.userId,
      created_at: values.createdAt,
      expires_at: values.expiresAt,
      is_shared: values.isShared ? 1 : 0,
      card_ends_at: values.cardEndsAt ?? null,
    })
    .execute();
}

export async function renewSession(db: Queries, tokenHash: string, expiresAt: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(db: Queries, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends every session of an account, as a password reset does (PRODUCT.md#password-reset). */
export async function deleteSessionsOf(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Ends every session of an account but one, and gives how many they were. */
export async function deleteSessionsBut(db: Queries, userId: string, tokenHash: string): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', tokenHash)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Sessions that have ended by themselves. */
export function endedSessions(timestamp: number): Expired {
  return expired('sessions', sql`expires_at <= ${timestamp}`);
}
