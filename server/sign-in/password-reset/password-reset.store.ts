import { sql } from 'kysely';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';

export type Reset = { readonly tokenHash: string; readonly userId: string };

/** A reset that was opened by the right answers. */
export type NewReset = Reset & {
  readonly expiresAt: number;
  /** When a code was asked for, in milliseconds since 1970; null where the answers are enough. */
  readonly codeAskedAt: number | null;
};

export async function insertReset(db: Queries, newReset: NewReset): Promise<void> {
  await db
    .insertInto('password_resets')
    .values({
      token_hash: newReset.tokenHash,
      user_id: newReset.userId,
      expires_at: newReset.expiresAt,
      asks_code: newReset.codeAskedAt === null ? 0 : 1,
      code_hash: null,
      code_ends_at: null,
      code_tries: 0,
      code_asked_at: newReset.codeAskedAt,
      code_for: null,
    })
    .execute();
}

/** The progress of a reset that can still be used, for its own account (PRODUCT.md#password-reset). */
export type LiveReset = {
  readonly asksCode: boolean;
  /** Null until a letter brings one, and once another was asked for. */
  readonly codeHash: string | null;
  readonly codeEndsAt: number;
  readonly codeTries: number;
  readonly codeAskedAt: number;
};

export async function findLiveReset(db: Queries, reset: Reset, now: number): Promise<LiveReset | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .selectAll()
    .where('token_hash', '=', reset.tokenHash)
    .where('user_id', '=', reset.userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    asksCode: row.asks_code === 1,
    codeHash: row.code_hash,
    codeEndsAt: row.code_ends_at ?? 0,
    codeTries: row.code_tries,
    codeAskedAt: row.code_asked_at ?? 0,
  };
}

/** Notes which guardian's mailbox a code goes to. */
export async function noteReader(db: Queries, tokenHash: string, guardianId: string): Promise<void> {
  const row = db.updateTable('password_resets').where('token_hash', '=', tokenHash);
  await row.set({ code_for: guardianId }).execute();
}

/** Uses a token up, and gives who read its code; undefined when it was not to be used, or another call was faster. */
export async function takeReset(
  db: Queries,
  reset: Reset,
  now: number,
): Promise<{ readonly codeFor: string | null } | undefined> {
  const row = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', reset.tokenHash)
    .where('user_id', '=', reset.userId)
    .where('expires_at', '>', now)
    .where('asks_code', '=', 0)
    .returning('code_for')
    .executeTakeFirst();
  return row && { codeFor: row.code_for };
}

/** The code that a letter is about to bring, in the place of any before; gives false where nobody waits for it. */
export async function putCode(
  db: Queries,
  tokenHash: string,
  code: { hash: string; now: number; endsAt: number; resetEndsAt: number },
): Promise<boolean> {
  const result = await db
    .updateTable('password_resets')
    .set({ code_hash: code.hash, code_ends_at: code.endsAt, code_tries: 0, expires_at: code.resetEndsAt })
    .where('token_hash', '=', tokenHash)
    .where('asks_code', '=', 1)
    .where('expires_at', '>', code.now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Ends the code that was mailed, and notes that another was asked for. */
export async function replaceCode(db: Queries, tokenHash: string, now: number): Promise<void> {
  await db
    .updateTable('password_resets')
    .set({ code_hash: null, code_ends_at: null, code_tries: 0, code_asked_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Counts a code that is about to be compared. */
export async function countCodeTry(db: Queries, tokenHash: string): Promise<void> {
  await db
    .updateTable('password_resets')
    .set((it) => ({ code_tries: it('code_tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Uses a code up, after which its token opens the account; gives false when another call or another code was faster. */
export async function takeCode(
  db: Queries,
  tokenHash: string,
  given: { codeHash: string; now: number; resetEndsAt: number },
): Promise<boolean> {
  const result = await db
    .updateTable('password_resets')
    .set({ asks_code: 0, code_hash: null, code_ends_at: null, expires_at: given.resetEndsAt })
    .where('token_hash', '=', tokenHash)
    .where('asks_code', '=', 1)
    .where('code_hash', '=', given.codeHash)
    .where('code_ends_at', '>', given.now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Forgets the resets of an account that wait for a code: the letter that comes next is the only one that counts. */
export async function deleteWaitingResets(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).where('asks_code', '=', 1).execute();
}

export async function deleteResetsOf(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** Tokens that nobody can use any more. */
export function endedResets(timestamp: number): Expired {
  return expired('password_resets', sql`expires_at <= ${timestamp}`);
}
