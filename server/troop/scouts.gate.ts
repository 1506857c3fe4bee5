import type { User } from '#domain/contract/sign-in/accounts.ts';
import * as sentences from '#domain/rules/troop/sentences.ts';
import { scoutName, type TroopYes } from '#domain/rules/troop/troops.ts';
import { listClosedTo, type ShownWork } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { agreedToAt, WORDS } from '#server/troop/leader/leader-agreements.store.ts';
import { choiceOf, narrowest, presentTroop, type TroopFacts } from './troops.store.ts';

declare const agreed: unique symbol;
declare const led: unique symbol;
declare const seen: unique symbol;

/** A leader who has agreed to the undertaking. Only this file makes one, as it does the other two. */
export type Leader = { readonly id: string; readonly username: string; readonly [agreed]: true };
/** A troop of a leader. */
export type LedTroop = TroopFacts & { readonly [led]: true };
/** A scout with a live yes, and what it lets a leader see. */
export type SeenScout = {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly troop: TroopFacts;
  readonly choice: TroopYes;
  readonly [seen]: true;
};
/** A scout whose notes, places and photos may be seen. */
export type ShownScout = SeenScout & ShownWork & { readonly choice: 'work' };

/** @throws AppError 'not-allowed' until the undertaking is agreed to. */
export async function leaderOf(db: Queries, user: Pick<User, 'id' | 'username'>): Promise<Leader> {
  if ((await agreedToAt(db, user.id, WORDS.hash)) === null)
    throw new AppError('not-allowed', sentences.undertakingFirst);
  return { id: user.id, username: user.username } as Leader;
}

const troopsOf = (db: Queries, { id }: Leader) =>
  db
    .selectFrom('troop_leaders as lead')
    .innerJoin('troops', 'troops.id', 'lead.troop_id')
    .where('lead.user_id', '=', id)
    .where('troops.closed_at', 'is', null);

const ofTroop = ['troops.id', 'troops.organization', 'troops.state', 'troops.number', 'troops.name'] as const;

/** A leader's open troops, the first joined at the front. */
export async function ledTroops(db: Queries, leader: Leader): Promise<LedTroop[]> {
  const rows = await troopsOf(db, leader)
    .select(ofTroop)
    .orderBy('lead.added_at')
    .orderBy('troops.id')
    .execute();
  return rows.map((row) => presentTroop(row) as LedTroop);
}

/** @throws AppError 'not-found' when there is none or it is another's. */
export async function ledTroop(db: Queries, leader: Leader, troopId: string): Promise<LedTroop> {
  const row = await troopsOf(db, leader).select(ofTroop).where('troops.id', '=', troopId).executeTakeFirst();
  if (!row) throw notFound();
  return presentTroop(row) as LedTroop;
}

/**
 * Whoever is not in here is seen by no leader: parents have to say yes, all who answered, the consent is in force, and
 * nobody holds the account (PRODUCT.md#holds).
 */
function liveScouts(db: Queries, leader: Leader) {
  return troopsOf(db, leader)
    .innerJoin('troop_answers as answer', 'answer.troop_id', 'troops.id')
    .innerJoin('users', 'users.id', 'answer.user_id')
    .where('answer.ended_at', 'is', null)
    .where('users.role', '=', 'student')
    .where('users.parent_consent_completed_at', 'is not', null)
    .where('users.held_until', 'is', null)
    .select(['users.id as scout_id', 'first_name', 'last_name', 'username', ...ofTroop])
    .select(narrowest.as('level'))
    .groupBy(['users.id', 'first_name', 'last_name', 'username', 'name_key', ...ofTroop])
    .having(narrowest, '>', 0);
}

type Row = Awaited<ReturnType<ReturnType<typeof liveScouts>['executeTakeFirstOrThrow']>>;

function prove(row: Row): SeenScout {
  return {
    id: row.scout_id,
    name: scoutName({ firstName: row.first_name, lastName: row.last_name }),
    username: row.username,
    troop: presentTroop(row),
    choice: choiceOf(row.level),
  } as SeenScout;
}

/** More than any troop has; a list without end would hold up everybody. */
const SCOUTS_MAX = 500;

/** The scouts of a troop with a live yes, by name; none where the troop is another's. */
export async function seenScouts(db: Queries, leader: Leader, troopId: string): Promise<SeenScout[]> {
  const rows = await liveScouts(db, leader)
    .where('troops.id', '=', troopId)
    .orderBy('name_key')
    .orderBy('users.id')
    .limit(SCOUTS_MAX)
    .execute();
  const scoutIds = rows.map(({ scout_id }) => scout_id);
  const closed = await listClosedTo(db, leader.id, scoutIds);
  return rows.filter(({ scout_id }) => !closed.has(scout_id)).map(prove);
}

/** @throws AppError 'not-found' for whoever is in no troop of this leader, has no live yes, or is closed to the leader. */
export async function seenScout(db: Queries, leader: Leader, scoutId: string): Promise<SeenScout> {
  const row = await liveScouts(db, leader).where('users.id', '=', scoutId).executeTakeFirst();
  if (!row || (await listClosedTo(db, leader.id, [scoutId])).has(scoutId)) throw notFound();
  return prove(row);
}

/** True when neither a parent's answer nor the troop's leader has changed since a moment. */
export async function hasBeenSeenSince(
  db: Queries,
  leader: Leader,
  { id, troop }: SeenScout,
  since: number,
): Promise<boolean> {
  const ended = await db
    .selectFrom('troop_answers')
    .select('id')
    .where('user_id', '=', id)
    .where('ended_at', '>=', since)
    .executeTakeFirst();
  const led = await troopsOf(db, leader)
    .select('lead.added_at')
    .where('troops.id', '=', troop.id)
    .executeTakeFirst();
  return !ended && led !== undefined && led.added_at <= since;
}

/** True when the parents show notes, places and photos. */
export function isShown(scout: SeenScout): scout is ShownScout {
  return scout.choice === 'work';
}

/** @throws AppError 'not-found' where the work of this scout may not be seen. */
export async function shownScout(
  db: Queries,
  user: Pick<User, 'id' | 'username'>,
  scoutId: string,
): Promise<ShownScout> {
  const scout = await seenScout(db, await leaderOf(db, user), scoutId);
  if (!isShown(scout)) throw notFound();
  return scout;
}
