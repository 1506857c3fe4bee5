/** Names of deleted accounts in the administrators' log (PRODUCT.md#the-log). */
import { type Expression, sql } from 'kysely';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** Deeds of long ago. */
export function forgottenDeeds(before: number): Expired {
  return expired('audit_log', sql`happened_at <= ${before}`);
}

/** Invitations and troops are subjects too, and no accounts. */
const IS_ACCOUNT = sql`action not in ('invite', 'take-back-invitation')`;
const isNoTroop = (id: Expression<unknown>) => sql`not exists (select 1 from troops where troops.id = ${id})`;
const SIDES = {
  admin: { id: sql.ref('admin_id'), name: sql.ref('admin_username'), goneAt: sql.ref('admin_gone_at') },
  subject: { id: sql.ref('subject_id'), name: sql.ref('subject_label'), goneAt: sql.ref('subject_gone_at') },
} as const;
const BOTH = Object.values(SIDES);

/** Ids in the log of accounts that are gone, of which that is not noted yet. */
async function findGone(db: Queries, limit: number): Promise<string[]> {
  const gone = BOTH.map(
    ({ id, goneAt }) => sql`select ${id} as id from audit_log it where ${goneAt} is null and ${IS_ACCOUNT}
      and ${isNoTroop(id)} and ${id} <> '' and ${id} not like 'former-%'
      and not exists (select 1 from users where users.id = it.${id})`,
  );
  const found = sql<{ id: string }>`${sql.join(gone, sql` union `)} limit ${limit}`;
  return (await found.execute(db)).rows.map(({ id }) => id);
}

/** Notes of some accounts that they are gone. Gives how many it were. */
export async function noteGone(db: Queries, now: number, limit: number): Promise<number> {
  const ids = await findGone(db, limit);
  for (const gone of ids)
    for (const { id, goneAt } of BOTH)
      await sql`update audit_log set ${goneAt} = ${now} where ${id} = ${gone} and ${IS_ACCOUNT}`.execute(db);
  return ids.length;
}

/** Accounts that were gone by a moment and are still named. */
const namedBy = (before: number) =>
  sql`${sql.join(
    BOTH.map(
      ({ id, goneAt }) =>
        sql`select ${id} as id from audit_log where ${goneAt} <= ${before} and ${isNoTroop(id)}`,
    ),
    sql` union `,
  )}`;

export async function findNamed(db: Queries, before: number, limit: number): Promise<string[]> {
  const found = sql<{ id: string }>`${namedBy(before)} limit ${limit}`;
  return (await found.execute(db)).rows.map(({ id }) => id);
}

export async function countNamed(db: Queries, before: number): Promise<number> {
  const counted = sql<{ count: number }>`select count(*) as count from (${namedBy(before)}) as it`;
  return Number((await counted.execute(db)).rows[0]?.count ?? 0);
}

/** Puts a made-up name in the place of an account wherever the log has it; gives whether it was there. */
export async function putPseudonym(tx: Queries, account: string, pseudonym: string): Promise<boolean> {
  let changed = 0n;
  for (const { id, name, goneAt } of BOTH) {
    const { numAffectedRows = 0n } = await sql`update audit_log
      set ${id} = ${pseudonym}, ${name} = ${pseudonym}, ${goneAt} = null where ${id} = ${account}`.execute(
      tx,
    );
    changed += numAffectedRows;
  }
  return changed > 0n;
}
