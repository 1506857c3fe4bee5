/** Keys for searching and sorting the administrators' list, made from an account's visible data. */
import { sql } from 'kysely';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { nameKey } from '#domain/rules/office/student-order.ts';
import { searchedText } from '#domain/rules/sign-in/student.ts';
import { searchedTroop, troopOrder } from '#domain/rules/troop/troop-number.ts';
import type { Queries } from './open.ts';
import type { UserRow } from './tables.ts';

type StudentKeys = Pick<UserRow, 'search_text' | 'troop_key' | 'name_key' | 'troop_order'>;

/** The columns to be written whenever a name, a username, an e-mail or a troop is. */
export function studentKeys(
  user: Pick<User, 'firstName' | 'lastName' | 'username' | 'email' | 'troopNumber'>,
): StudentKeys {
  return {
    search_text: searchedText(user),
    troop_key: searchedTroop(user.troopNumber),
    name_key: nameKey(user),
    troop_order: troopOrder(user.troopNumber),
  };
}

const ROWS_AT_ONCE = 500;

/** Writes them anew for every account: what they are made by has changed. */
export async function rewriteStudentKeys(db: Queries): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'username', 'email', 'troop_number'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    const values = rows.map((row) => {
      const result = { firstName: row.first_name, lastName: row.last_name, troopNumber: row.troop_number };
      const keys = studentKeys({ ...result, username: row.username, email: row.email });
      return sql`(${row.id}, ${keys.search_text}, ${keys.troop_key}, ${keys.name_key}, ${keys.troop_order})`;
    });
    await sql`with made (id, search_text, troop_key, name_key, troop_order) as (values ${sql.join(values)})
      update users set search_text = made.search_text, troop_key = made.troop_key, name_key = made.name_key,
        troop_order = made.troop_order
      from made where users.id = made.id`.execute(db);
    after = last.id;
  }
}
