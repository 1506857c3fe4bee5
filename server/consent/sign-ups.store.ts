/** Sign-ups that nobody has confirmed, and when they are deleted (PRODUCT.md#the-answer-to-a-consent). */
import { sql } from 'kysely';
import { SIGN_UP_KEPT_MS } from '#domain/limits.ts';
import { isNotHeld } from '#server/deletions/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** When one ends, in the words of the index by which it is found. */
export const SIGN_UP_ENDS = sql`coalesce(consent_ends_at, consent_since + ${sql.lit(SIGN_UP_KEPT_MS)})`;
const ENDED = (now: number) => sql<boolean>`role = 'student' and consent_state in ('none', 'signed')
  and ${SIGN_UP_ENDS} <= ${now} and ${isNotHeld('users.id', now)}`;
/** A reminder was to be sent and is still in line: the program was not running, or the mail server was away. */
const UNHEARD = sql<boolean>`exists (select 1 from mails where mails.user_id = users.id
  and mails.kind = 'consent-reminder' and mails.given_up_at is null)`;

/** `isUnheard`: those whose parent has not been reminded as it was to be, or those for whom all was done. */
export type EndedSignUps = { readonly now: number; readonly isUnheard: boolean };

function endedSignUps(db: Queries, { now, isUnheard }: EndedSignUps) {
  return db
    .selectFrom('users')
    .where(ENDED(now))
    .where(isUnheard ? UNHEARD : sql<boolean>`not ${UNHEARD}`);
}

/** Some of those whose time is over, the longest first. */
export async function findEndedSignUps(db: Queries, input: EndedSignUps, limit: number): Promise<string[]> {
  const rows = await endedSignUps(db, input).select('id').orderBy('consent_since').limit(limit).execute();
  return rows.map(({ id }) => id);
}

export async function countEndedSignUps(db: Queries, input: EndedSignUps): Promise<number> {
  const { count } = await endedSignUps(db, input)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** True when a sign-up's time is over. Ask it of an account that is locked by the transaction. */
export async function isEndedSignUp(db: Queries, userId: string, input: EndedSignUps): Promise<boolean> {
  const row = await endedSignUps(db, input).select('id').where('id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** Lists the accounts whose parent has not answered yet. */
export async function listSignUps(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'student')
    .where('consent_state', 'in', ['none', 'signed'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** When the time of a sign-up began and ends. */
export async function timeOfSignUp(
  db: Queries,
  userId: string,
): Promise<{ since: number; endsAt: number } | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['consent_since', 'consent_ends_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row || row.consent_since === null) return undefined;
  return { since: row.consent_since, endsAt: row.consent_ends_at ?? row.consent_since + SIGN_UP_KEPT_MS };
}

export async function moveEndOfSignUp(tx: Queries, userId: string, endsAt: number): Promise<void> {
  await tx.updateTable('users').set({ consent_ends_at: endsAt }).where('id', '=', userId).execute();
}

/** Takes the reminders out of line that wait for an account; gives how many. */
export async function takeReminders(tx: Queries, userId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('mails')
    .where('user_id', '=', userId)
    .where('kind', '=', 'consent-reminder')
    .where('given_up_at', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
