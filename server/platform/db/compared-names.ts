/** Compared forms of names, usernames and troop numbers, rewritten for existing rows. */
import { sql } from 'kysely';
import { lookOf } from '#domain/rules/accounts/look-alikes.ts';
import { nameKey } from '#domain/rules/office/student-order.ts';
import { troopOrder } from '#domain/rules/troop/troop-number.ts';
import type { Queries } from './open.ts';
import { rewriteStudentKeys } from './student-keys.ts';

const ROWS_AT_ONCE = 500;

/** Writes them anew, since what they are made by has changed. */
export async function rewriteNames(db: Queries): Promise<void> {
  await rewriteStudentKeys(db);
  await writeLooks(db);
  await rewriteTroops(db);
  await rewriteFamilies(db);
}

/** The earliest account gets the look; the others stay as they are. */
async function writeLooks(db: Queries): Promise<void> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const first = new Map<string, string>();
  for (const { id, username } of rows) {
    const look = lookOf(username);
    if (!first.has(look)) first.set(look, id);
  }
  const looks = [...first];
  for (let at = 0; at < looks.length; at += ROWS_AT_ONCE) {
    const values = looks.slice(at, at + ROWS_AT_ONCE).map(([look, id]) => sql`(${id}, ${look})`);
    await sql`with made (id, look) as (values ${sql.join(values)})
      update users set username_look = made.look from made where users.id = made.id`.execute(db);
  }
}

type Keyed = { readonly id: string; readonly before: string; readonly now: string; readonly among: string };

/** Those whose key changes; where another one has it already, or had it first, a row keeps the one it has. */
function changed(rows: readonly Keyed[]): Keyed[] {
  const placed = (keyed: Keyed, key: string) => JSON.stringify([keyed.among, key]);
  const taken = new Set(rows.map((it) => placed(it, it.before)));
  return rows.filter((row) => {
    const place = placed(row, row.now);
    if (row.now === row.before || taken.has(place)) return false;
    taken.add(place);
    return true;
  });
}

/** Open ones share one of a number; each closed one stands alone. */
async function rewriteTroops(db: Queries): Promise<void> {
  const rows = await db.selectFrom('troops').selectAll().orderBy('created_at').orderBy('id').execute();
  const keyed = rows.map((row) => ({
    ...{ id: row.id, before: row.number_key, now: troopOrder(row.number) },
    among: row.closed_at === null ? JSON.stringify([row.organization, row.state]) : row.id,
  }));
  for (const { id, now } of changed(keyed))
    await db.updateTable('troops').set({ number_key: now }).where('id', '=', id).execute();
}

async function rewriteFamilies(db: Queries): Promise<void> {
  const rows = await db.selectFrom('families').selectAll().orderBy('created_at').orderBy('id').execute();
  const keyed = rows.map((row) => ({
    ...{ id: row.id, before: row.name_key },
    now: nameKey({ firstName: row.first_name, lastName: row.last_name }),
    among: JSON.stringify([row.troop_id, row.email_key]),
  }));
  for (const { id, now } of changed(keyed))
    await db.updateTable('families').set({ name_key: now }).where('id', '=', id).execute();
}
