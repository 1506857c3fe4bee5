import type { ConsentState } from '#domain/rules/consent/consent.ts';
import type { MailKind } from '#domain/rules/mail/mail-problems.ts';
import { isParentIn } from '#server/accounts/exports.ts';
import { isNotHeld } from '#server/deletions/exports.ts';
import type { StopRow } from '#server/platform/db/consent-tables.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** A child's notebook that is closed by a parent. Moments are milliseconds since 1970, UTC. */
export type Stop = {
  readonly userId: string;
  /** The consent's state before, to which it goes back. */
  readonly stateBefore: ConsentState;
  readonly askedAt: number;
  /** The address of the parent who stopped it; null when it was only to be deleted. */
  readonly stoppedBy: string | null;
  readonly stopEndsAt: number | null;
  /** Which parent wants it deleted; null where nobody does. */
  readonly deletionBy: string | null;
  readonly deletionEndsAt: number | null;
};

/** When all is deleted. */
export function endOf({ stopEndsAt, deletionEndsAt }: Stop): number {
  return deletionEndsAt ?? stopEndsAt ?? Number.POSITIVE_INFINITY;
}

function presentStop(row: StopRow): Stop {
  return {
    userId: row.user_id,
    stateBefore: row.state_before as ConsentState,
    askedAt: row.asked_at,
    stoppedBy: row.stopped_by,
    stopEndsAt: row.stop_ends_at,
    deletionBy: row.deletion_by,
    deletionEndsAt: row.deletion_ends_at,
  };
}

export async function findStop(db: Queries, userId: string): Promise<Stop | undefined> {
  const row = await db.selectFrom('stops').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row && presentStop(row);
}

export async function listStops(db: Queries): Promise<Stop[]> {
  return (await db.selectFrom('stops').selectAll().orderBy('user_id').execute()).map(presentStop);
}

/** Writes a stop in the place of the one before. To be called with the account held. */
export async function putStop(tx: Queries, input: Stop): Promise<void> {
  await deleteStop(tx, input.userId);
  await tx
    .insertInto('stops')
    .values({
      user_id: input.userId,
      state_before: input.stateBefore,
      asked_at: input.askedAt,
      stopped_by: input.stoppedBy,
      stop_ends_at: input.stopEndsAt,
      deletion_by: input.deletionBy,
      deletion_ends_at: input.deletionEndsAt,
    })
    .execute();
}

export async function deleteStop(tx: Queries, userId: string): Promise<void> {
  await tx.deleteFrom('stops').where('user_id', '=', userId).execute();
}

const TELLS_OF_DELETION = 'deletion-told' satisfies MailKind;

/** A moment, and whether mail is sent, so that a letter about a deletion is waited for. */
export type Ending = { readonly now: number; readonly isByMail: boolean };

/**
 * Selects stops whose time is over. Held accounts wait for the hold's end, a former parent's stop for another parent's
 * word, and all for the letters that tell of them.
 */
function endedStops(db: Queries, { now, isByMail }: Ending) {
  const ended = db
    .selectFrom('stops')
    .where('deletion_ends_at', '<=', now)
    .where(isNotHeld('stops.user_id', now))
    .where(isParentIn({ child: 'stops.user_id', emailKey: 'stops.deletion_by' }));
  if (!isByMail) return ended;
  return ended.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('mails')
          .select('mails.id')
          .whereRef('mails.user_id', '=', 'stops.user_id')
          .where('mails.kind', '=', TELLS_OF_DELETION)
          .where('mails.given_up_at', 'is', null),
      ),
    ),
  );
}

/** Some of those whose deletion a parent asked for, and whose time is over. */
export async function findEndedStops(db: Queries, ending: Ending, limit: number): Promise<string[]> {
  const rows = await endedStops(db, ending).select('user_id').orderBy('user_id').limit(limit).execute();
  return rows.map(({ user_id }) => user_id);
}

/** True when a stop of those is this account's. To be called with the account held. */
export async function isStopEnded(tx: Queries, userId: string, ending: Ending): Promise<boolean> {
  const row = await endedStops(tx, ending)
    .select('user_id')
    .where('stops.user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts them. */
export async function countEndedStops(db: Queries, ending: Ending): Promise<number> {
  const { count } = await endedStops(db, ending)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** True when a letter about an account's deletion is in line since before a moment. */
export async function hasDeletionLetter(db: Queries, userId: string, before: number): Promise<boolean> {
  const row = await db
    .selectFrom('mails')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', TELLS_OF_DELETION)
    .where('given_up_at', 'is', null)
    .where('created_at', '<', before)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Selects letters that tell of an account's deletion, and surely reached nobody; the one with the second link tells nothing new. */
const failedLetters = (db: Queries) =>
  db
    .selectFrom('mails')
    .where('mails.kind', '=', TELLS_OF_DELETION)
    .where('mails.given_up_at', 'is not', null)
    .where('mails.problem', '<>', 'maybe-arrived')
    .where(({ or, eb }) =>
      or([eb('mails.link_purpose', 'is', null), eb('mails.link_purpose', '<>', 'deletion-now')]),
    );

/** Those of some accounts about whose deletion no parent got a letter. */
export async function listUntold(db: Queries, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await failedLetters(db)
    .select(['mails.user_id', 'mails.recipient'])
    .where('mails.user_id', 'in', [...userIds])
    .execute();
  const failing = [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))];
  if (failing.length === 0) return new Set();
  const parents = await db
    .selectFrom('guardians')
    .select(['user_id', 'email'])
    .where('user_id', 'in', failing)
    .where('state', '=', 'active')
    .execute();
  const isFailed = (parent: (typeof parents)[number]) =>
    rows.some((row) => row.user_id === parent.user_id && row.recipient === parent.email);
  const told = new Set(parents.filter((parent) => !isFailed(parent)).map(({ user_id }) => user_id));
  return new Set(failing.filter((id) => !told.has(id)));
}

/** Moves the end of a deletion to a later moment. To be called with the account held. */
export async function putOffDeletion(tx: Queries, userId: string, until: number): Promise<void> {
  await tx
    .updateTable('stops')
    .set({ deletion_ends_at: until })
    .where('user_id', '=', userId)
    .where('deletion_ends_at', '<', until)
    .execute();
}

/** A parent's stop or deletion request moves along when the parent's address changes. */
export async function readdressStop(
  tx: Queries,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const by of ['stopped_by', 'deletion_by'] as const)
    await tx
      .updateTable('stops')
      .set({ [by]: to })
      .where('user_id', '=', userId)
      .where(by, '=', from)
      .execute();
}
