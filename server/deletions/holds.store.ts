import { type SqlBool, sql } from 'kysely';
import type { HoldKind } from '#domain/rules/keeping/holds.ts';
import { endLeadersCard } from '#server/accounts/exports.ts';
import type { HoldRow } from '#server/platform/db/consent-tables.ts';
import { isNoneOf } from '#server/platform/db/none-of.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** A hold in force. Moments are milliseconds since 1970, UTC. */
export type HoldInForce = {
  readonly id: string;
  readonly userId: string;
  readonly kind: HoldKind;
  readonly reason: string;
  readonly heldAt: number;
  readonly heldBy: string;
  readonly heldByUsername: string;
  readonly endsAt: number;
  /** When who holds asked for its release; null where nobody has. */
  readonly releaseAskedAt: number | null;
};

const inForce = (db: Queries) => db.selectFrom('holds').selectAll().where('ended_at', 'is', null);

function presentHold(row: HoldRow): HoldInForce {
  return {
    id: row.id,
    userId: row.user_id,
    kind: row.kind as HoldKind,
    reason: row.reason,
    heldAt: row.held_at,
    heldBy: row.held_by,
    heldByUsername: row.held_by_username,
    endsAt: row.ends_at,
    releaseAskedAt: row.release_asked_at,
  };
}

/** The clearing's condition on a row's owner: no hold, or one that ends before. */
export function isNotHeld(owner: string, now: number) {
  return sql<SqlBool>`${sql.ref(owner)} not in (select held.id from users as held where held.held_until > ${now})`;
}

export async function findHold(db: Queries, userId: string): Promise<HoldInForce | undefined> {
  const row = await inForce(db).where('user_id', '=', userId).executeTakeFirst();
  return row && presentHold(row);
}

type HeldOne = {
  readonly hold: HoldInForce;
  readonly student: { id: string; username: string; firstName: string; lastName: string };
};

/** Those in force that end first, each with whom it holds, but for some accounts. */
export async function listHolds(
  db: Queries,
  limit: number,
  leftOut: ReadonlySet<string>,
): Promise<HeldOne[]> {
  const rows = await db
    .selectFrom('holds')
    .innerJoin('users', 'users.id', 'holds.user_id')
    .selectAll('holds')
    .select(['users.username', 'users.first_name', 'users.last_name'])
    .where('holds.ended_at', 'is', null)
    .where(isNoneOf('holds.user_id', leftOut))
    .orderBy('holds.ends_at')
    .orderBy('holds.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    hold: presentHold(row),
    student: {
      id: row.user_id,
      username: row.username,
      firstName: row.first_name,
      lastName: row.last_name,
    },
  }));
}

type Counted = { readonly endedBy?: number; readonly leftOut?: ReadonlySet<string> };

/** Counts holds in force; with a time, those whose day has come by then, and but for some accounts. */
export async function countHolds(
  db: Queries,
  { endedBy = Number.MAX_SAFE_INTEGER, leftOut = new Set() }: Counted,
): Promise<number> {
  const { count } = await db
    .selectFrom('holds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', endedBy)
    .where(isNoneOf('user_id', leftOut))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Until when an account is held that no other transaction holds or releases before this one ends; null where it is not. */
export async function lockHeldUntil(tx: Queries, userId: string): Promise<number | null> {
  const row = await tx
    .selectFrom('users')
    .select('held_until')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.held_until ?? null;
}

/** Puts a hold in force, which ends what a leader's card opened. To be called with the account held, and when no other one is in force. */
export async function insertHold(tx: Queries, holdInForce: HoldInForce): Promise<void> {
  await tx
    .insertInto('holds')
    .values({
      id: holdInForce.id,
      user_id: holdInForce.userId,
      kind: holdInForce.kind,
      reason: holdInForce.reason,
      held_at: holdInForce.heldAt,
      held_by: holdInForce.heldBy,
      held_by_username: holdInForce.heldByUsername,
      ends_at: holdInForce.endsAt,
      release_asked_at: holdInForce.releaseAskedAt,
      ended_at: null,
      ended_by_username: null,
    })
    .execute();
  await endLeadersCard(tx, holdInForce.userId, holdInForce.heldAt);
  await tx
    .updateTable('users')
    .set({ held_until: holdInForce.endsAt })
    .where('id', '=', holdInForce.userId)
    .execute();
}

/** Ends the hold in force; the row stays, as long as the account. `by` is null where its day has come. */
export async function endHoldRow(
  tx: Queries,
  { id, userId }: Pick<HoldInForce, 'id' | 'userId'>,
  { by, now }: { by: string | null; now: number },
): Promise<void> {
  await tx.updateTable('holds').set({ ended_at: now, ended_by_username: by }).where('id', '=', id).execute();
  await tx.updateTable('users').set({ held_until: null }).where('id', '=', userId).execute();
}

export async function noteReleaseAsked(tx: Queries, id: string, now: number): Promise<void> {
  await tx.updateTable('holds').set({ release_asked_at: now }).where('id', '=', id).execute();
}

/** Forgets that who holds has asked for a release since a moment. */
export async function dropReleasesAsked(tx: Queries, heldBy: string, since: number): Promise<void> {
  await tx
    .updateTable('holds')
    .set({ release_asked_at: null })
    .where('held_by', '=', heldBy)
    .where('ended_at', 'is', null)
    .where('release_asked_at', '>=', since)
    .execute();
}

/** The accounts of some holds whose day has come. */
export async function findOverdueHolds(db: Queries, now: number, limit: number): Promise<string[]> {
  const rows = await inForce(db)
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
