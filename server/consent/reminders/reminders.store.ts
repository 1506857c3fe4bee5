import { type SqlBool, sql } from 'kysely';
import type { Queries } from '#server/platform/db/open.ts';

/** A parent who wants to be reminded of a child. Moments are milliseconds since 1970, UTC. */
export type Wish = {
  readonly guardianId: string;
  readonly userId: string;
  readonly email: string;
  readonly emailKey: string;
  readonly childName: string;
  /** Where the child lives: the code of a state. */
  readonly state: string;
  /** True when the consent is in force, the account is not on hold, and the parent is still one. */
  readonly isOpen: boolean;
  readonly nextLookAt: number;
};

function wishes(db: Queries, now: number) {
  return db
    .selectFrom('reminders')
    .innerJoin('guardians', 'guardians.id', 'reminders.guardian_id')
    .innerJoin('users', 'users.id', 'guardians.user_id')
    .select([
      ...(['guardian_id', 'next_look_at', 'guardians.user_id', 'guardians.email'] as const),
      ...(['guardians.email_key', 'users.first_name', 'users.state'] as const),
    ])
    .select(
      sql<SqlBool>`guardians.state = 'active' and users.parent_consent_completed_at is not null
        and coalesce(users.held_until, 0) <= ${now}`.as('is_open'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof wishes>['execute']>>[number];

function presentWish(row: Row): Wish {
  return {
    guardianId: row.guardian_id,
    userId: row.user_id,
    email: row.email,
    emailKey: row.email_key,
    childName: row.first_name,
    state: row.state,
    isOpen: Boolean(row.is_open),
    nextLookAt: row.next_look_at,
  };
}

/** Those for whom it is to be looked now, the longest due first. */
export async function findToLookFor(
  db: Queries,
  {
    now,
    after,
    limit,
  }: { now: number; after: Pick<Wish, 'guardianId' | 'nextLookAt'> | null; limit: number },
): Promise<Wish[]> {
  const rows = await wishes(db, now)
    .where('next_look_at', '<=', now)
    .$if(after !== null, (query) =>
      query.where(
        sql<SqlBool>`(next_look_at, guardian_id) > (${after?.nextLookAt ?? 0}, ${after?.guardianId ?? ''})`,
      ),
    )
    .orderBy('next_look_at')
    .orderBy('guardian_id')
    .limit(limit)
    .execute();
  return rows.map(presentWish);
}

/** All that the parent of an address wants, in the order of the children's names. */
export async function listWishes(db: Queries, emailKey: string, now: number): Promise<Wish[]> {
  const rows = await wishes(db, now)
    .where('guardians.email_key', '=', emailKey)
    .orderBy('users.first_name')
    .orderBy('guardians.user_id')
    .execute();
  return rows.map(presentWish);
}

/** Returns the start of a guardian's wish to be reminded; undefined without one. */
export async function findWishedSince(db: Queries, guardianId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('reminders')
    .select('asked_at')
    .where('guardian_id', '=', guardianId)
    .executeTakeFirst();
  return row?.asked_at;
}

/** Notes that a guardian wants reminders from now on; an earlier wish stays as it was. */
export async function putWish(tx: Queries, guardianId: string, now: number): Promise<void> {
  await tx
    .insertInto('reminders')
    .values({ guardian_id: guardianId, asked_at: now, next_look_at: now })
    .onConflict((on) => on.column('guardian_id').doNothing())
    .execute();
}

export async function endWish(tx: Queries, guardianId: string): Promise<void> {
  await tx.deleteFrom('reminders').where('guardian_id', '=', guardianId).execute();
}

const ofAddress = (db: Queries, emailKey: string) =>
  db.selectFrom('guardians').select('id').where('email_key', '=', emailKey);

/** Ends the reminders to an address, whichever child they are about. */
export async function endWishesOf(tx: Queries, emailKey: string): Promise<void> {
  await tx.deleteFrom('reminders').where('guardian_id', 'in', ofAddress(tx, emailKey)).execute();
}

/** Says when it is looked next for some; who was put off meanwhile stays so. */
export async function putNextLook(
  db: Queries,
  guardianIds: readonly string[],
  { at, now }: { at: number; now: number },
): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ next_look_at: at })
    .where('guardian_id', 'in', guardianIds)
    .where('next_look_at', '<=', now)
    .execute();
}

/** Has it looked again at once for whoever reads the mail of an address. */
export async function lookAgainFor(tx: Queries, emailKey: string, now: number): Promise<void> {
  await tx
    .updateTable('reminders')
    .set({ next_look_at: now })
    .where('guardian_id', 'in', ofAddress(tx, emailKey))
    .execute();
}
