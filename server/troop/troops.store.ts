import { sql } from 'kysely';
import type { SuggestedScout } from '#domain/contract/office/troops.ts';
import type { Organization } from '#domain/rules/sign-in/organizations.ts';
import { troopOrder } from '#domain/rules/troop/troop-number.ts';
import { TROOP_CHOICES, type TroopChoice } from '#domain/rules/troop/troops.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { TroopRow } from '#server/platform/db/troop-tables.ts';

/**
 * Selects the narrowest of one child's answers, as an index of `TROOP_CHOICES`; that one holds
 * (domain/rules/troop/troops.ts).
 */
export const narrowest = sql<number>`min(case answer.choice when 'no' then 0 when 'progress' then 1 else 2 end)`;

export function choiceOf(level: number): TroopChoice {
  return TROOP_CHOICES[level] ?? 'no';
}

export type TroopFacts = {
  readonly id: string;
  readonly organization: Organization;
  readonly state: string;
  readonly number: string;
  readonly name: string;
};

export function presentTroop(row: Omit<TroopRow, 'closed_at' | 'created_at' | 'number_key'>): TroopFacts {
  const { id, organization, state, number, name } = row;
  return { id, organization: organization as Organization, state, number, name };
}

const columnsOf = ({ organization, state, number, name }: Omit<TroopFacts, 'id'>) => ({
  organization,
  state,
  number,
  // '042' is '42', as it is for the list of students.
  number_key: troopOrder(number),
  name,
});

/** @throws the engine's unique violation when there is such a troop, open. */
export async function insertTroop(tx: Queries, troopFacts: TroopFacts, now: number): Promise<void> {
  await tx
    .insertInto('troops')
    .values({ id: troopFacts.id, ...columnsOf(troopFacts), created_at: now, closed_at: null })
    .execute();
}

/** @throws the engine's unique violation when another open troop is called so. */
export async function updateTroop(tx: Queries, troopFacts: TroopFacts): Promise<void> {
  await tx.updateTable('troops').set(columnsOf(troopFacts)).where('id', '=', troopFacts.id).execute();
}

export async function markTroopClosed(tx: Queries, id: string, now: number): Promise<void> {
  await tx.updateTable('troops').set({ closed_at: now }).where('id', '=', id).execute();
}

const openTroops = (db: Queries) => db.selectFrom('troops').selectAll().where('closed_at', 'is', null);

/** All open troops, in the order in which people look for them. */
export async function listOpenTroops(db: Queries): Promise<TroopFacts[]> {
  const rows = await openTroops(db)
    .orderBy('organization')
    .orderBy('state')
    .orderBy('number_key')
    .orderBy('id')
    .execute();
  return rows.map(presentTroop);
}

/** An open troop; inside a transaction none other changes it before this one ends. */
export async function findOpenTroop(db: Queries, id: string): Promise<TroopFacts | undefined> {
  const troop = openTroops(db).where('id', '=', id);
  const row = await (db.isTransaction ? troop.forUpdate() : troop).executeTakeFirst();
  return row && presentTroop(row);
}

/** Returns a troop's number, closed or not. */
export async function numberOfTroop(db: Queries, id: string): Promise<string> {
  const row = await db.selectFrom('troops').select('number').where('id', '=', id).executeTakeFirst();
  return row?.number ?? '';
}

/** The troop as a child typed it at sign-up. */
export type Typed = {
  readonly organization: string | null;
  readonly state: string;
  readonly troopNumber: string;
};

/** The open troop that a child typed, in whatever way its number is written. */
export async function findTypedTroop(db: Queries, typed: Typed): Promise<TroopFacts | undefined> {
  if (typed.organization === null || typed.troopNumber.trim() === '') return undefined;
  const row = await openTroops(db)
    .where('organization', '=', typed.organization)
    .where('state', '=', typed.state)
    .where('number_key', '=', troopOrder(typed.troopNumber))
    .executeTakeFirst();
  return row && presentTroop(row);
}

const typedIt = (db: Queries, troopFacts: TroopFacts) =>
  db
    .selectFrom('users')
    .where('role', '=', 'student')
    .where('troop_order', '=', troopOrder(troopFacts.number))
    .where('organization', '=', troopFacts.organization)
    .where('state', '=', troopFacts.state);

export async function countSuggested(db: Queries, troopFacts: TroopFacts): Promise<number> {
  const { count } = await typedIt(db, troopFacts)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const SUGGESTED_MAX = 500;

/** The children who typed a troop, by name, with what holds by the answers of their parents. */
export async function listSuggestedOf(db: Queries, troopFacts: TroopFacts): Promise<SuggestedScout[]> {
  const rows = await typedIt(db, troopFacts)
    .select(['users.id', 'first_name', 'last_name', 'username', 'troop_number'])
    .select(({ selectFrom }) =>
      selectFrom('troop_answers as answer')
        .whereRef('answer.user_id', '=', 'users.id')
        .where('answer.troop_id', '=', troopFacts.id)
        .where('answer.ended_at', 'is', null)
        .select(narrowest.as('level'))
        .as('level'),
    )
    .orderBy('name_key')
    .orderBy('users.id')
    .limit(SUGGESTED_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
    troopNumber: row.troop_number,
    choice: row.level === null ? null : choiceOf(row.level),
  }));
}

/** Counts by troop the children whose parents say yes. */
export async function countScouts(db: Queries): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom((query) =>
      query
        .selectFrom('troop_answers as answer')
        .innerJoin('users', 'users.id', 'answer.user_id')
        .where('answer.ended_at', 'is', null)
        .where('users.parent_consent_completed_at', 'is not', null)
        .select(['answer.troop_id', 'answer.user_id'])
        .groupBy(['answer.troop_id', 'answer.user_id'])
        .having(narrowest, '>', 0)
        .as('yes'),
    )
    .select(['troop_id', sql<number>`count(*)`.as('count')])
    .groupBy('troop_id')
    .execute();
  return new Map(rows.map((row) => [row.troop_id, Number(row.count)]));
}
