import { sql } from 'kysely';
import type { Family } from '#domain/rules/family/roster.ts';
import { nameKey } from '#domain/rules/office/student-order.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { FamilyRow } from '#server/platform/db/troop-tables.ts';

/** Rows of one statement: both engines take so many values. */
const AT_ONCE = 500;

export type InvitedFamilyFacts = Family & {
  readonly id: string;
  readonly troopId: string;
  /** By what the list is sorted. */
  readonly nameKey: string;
  /** Milliseconds since 1970, UTC, as are the next. */
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly openedAt: number | null;
  readonly isAnswered: boolean;
};

export function present(row: FamilyRow): InvitedFamilyFacts {
  return {
    id: row.id,
    troopId: row.troop_id,
    firstName: row.first_name,
    lastName: row.last_name,
    nameKey: row.name_key,
    email: row.email ?? '',
    ...(row.second_email !== null && { secondEmail: row.second_email }),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    openedAt: row.opened_at,
    isAnswered: row.user_id !== null,
  };
}

/** As many at once as a statement takes. */
export function chunksOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) =>
    all.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}

/** By what a family of a roster is found again. */
export const keysOf = (family: Family) => ({
  name_key: nameKey(family),
  email_key: addressKey(family.email),
  second_email_key: family.secondEmail === undefined ? null : addressKey(family.secondEmail),
});

type Keys = Pick<FamilyRow, 'name_key' | 'email_key' | 'second_email_key'>;

/** The name with each address: whoever shares one of them is the same family. */
export function joinedKeys({ name_key, email_key, second_email_key }: Keys): string[] {
  const addresses = second_email_key === null ? [email_key] : [email_key, second_email_key];
  return addresses.map((it) => `${name_key}\n${it}`);
}

export type NewFamily = Family & { readonly id: string };

/** Keeps who is invited, and gives the ids of those that were not invited before. */
export async function insertFamilies(
  tx: Queries,
  families: readonly NewFamily[],
  { troopId, now, expiresAt }: { troopId: string; now: number; expiresAt: number },
): Promise<ReadonlySet<string>> {
  const inserted = new Set<string>();
  for (const some of chunksOf(families)) {
    const rows = await tx
      .insertInto('families')
      .values(
        some.map((item) => ({
          ...{
            id: item.id,
            troop_id: troopId,
            first_name: item.firstName,
            last_name: item.lastName,
            ...keysOf(item),
          },
          ...{
            email: item.email || null,
            second_email: item.secondEmail ?? null,
            created_at: now,
            expires_at: expiresAt,
            opened_at: null,
            user_id: null,
          },
        })),
      )
      .onConflict((on) => on.columns(['troop_id', 'name_key', 'email_key']).doNothing())
      .returning('id')
      .execute();
    for (const { id } of rows) inserted.add(id);
  }
  return inserted;
}

export const open = (db: Queries, now: number) =>
  db.selectFrom('families').selectAll().where('expires_at', '>', now);

/** One that is not over, answered or not. */
export async function findFamily(
  db: Queries,
  id: string,
  now: number,
): Promise<InvitedFamilyFacts | undefined> {
  const row = await open(db, now).where('id', '=', id).executeTakeFirst();
  return row && present(row);
}

/** The keys of all that a troop has invited, by name and each address. */
export async function invitedKeys(db: Queries, troopId: string, now: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('families')
    .select(['name_key', 'email_key', 'second_email_key'])
    .where('troop_id', '=', troopId)
    .where('expires_at', '>', now)
    .execute();
  return new Set(rows.flatMap(joinedKeys));
}

export type FamilyPage = {
  readonly troopId: string;
  readonly limit: number;
  /** After which row: its key and id. */
  readonly after?: { readonly key: string; readonly id: string } | undefined;
};

/** Those that are not over, by name. */
export async function listFamilies(
  db: Queries,
  { troopId, limit, after }: FamilyPage,
  now: number,
): Promise<InvitedFamilyFacts[]> {
  const rows = await open(db, now)
    .where('troop_id', '=', troopId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(name_key, id) > (${after?.key ?? ''}, ${after?.id ?? ''})`),
    )
    .orderBy('name_key')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(present);
}

/** A troop's letters; with mail, families that have an address are left out. */
export type Lettered = { readonly troopId: string; readonly isByMail: boolean };

/** Counts a troop's invited families, and those that wait for a letter. */
export async function countFamilies(
  db: Queries,
  { troopId, isByMail }: Lettered,
  now: number,
): Promise<{ count: number; byLetter: number }> {
  const needsLetter = sql`user_id is null ${isByMail ? sql`and email is null` : sql``}`;
  const rows = await db
    .selectFrom('families')
    .select((expression) => [
      expression.fn.countAll<number>().as('count'),
      sql<number>`sum(case when ${needsLetter} then 1 else 0 end)`.as('letters'),
    ])
    .where('troop_id', '=', troopId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return { count: Number(rows.count), byLetter: Number(rows.letters ?? 0) };
}

/** Counts a troop's families that have not answered. */
export async function countUnanswered(db: Queries, troopId: string, now: number): Promise<number> {
  return (await countFamilies(db, { troopId, isByMail: false }, now)).byLetter;
}

/** Notes when the link was opened first. */
export async function markOpened(tx: Queries, id: string, now: number): Promise<void> {
  await tx
    .updateTable('families')
    .set({ opened_at: now })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .execute();
}

/** Gives an invitation more time. */
export async function prolongFamily(tx: Queries, id: string, expiresAt: number): Promise<void> {
  await tx.updateTable('families').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

/** Notes which account it became; gives false where it was answered before. The addresses are the account's from now on. */
export async function markAnswered(tx: Queries, id: string, userId: string): Promise<boolean> {
  const result = await tx
    .updateTable('families')
    .set({ user_id: userId, email: null, second_email: null })
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Forgets an invitation; gives false where it was gone. */
export async function deleteFamily(tx: Queries, id: string): Promise<boolean> {
  const result = await tx.deleteFrom('families').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Forgets all that a troop has invited, and gives their ids. */
export async function deleteFamiliesOf(tx: Queries, troopId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('families').where('troop_id', '=', troopId).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Those of a troop whose time is over must not stand in the way of a new invitation. */
export async function deleteEnded(tx: Queries, troopId: string, now: number): Promise<void> {
  await tx.deleteFrom('families').where('troop_id', '=', troopId).where('expires_at', '<=', now).execute();
}

/** Those whose time is over, answered or not. */
export function endedFamilies(now: number): Expired {
  return expired('families', sql`expires_at <= ${now}`);
}
