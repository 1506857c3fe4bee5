import { addressKey } from '#domain/rules/platform/mailbox.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { chunksOf } from './families.store.ts';

/** Returns which students have a name of these, of those who may be told: their keys with each address of a parent. */
export async function accountKeys(
  db: Queries,
  nameKeys: readonly string[],
  mayTell: (studentId: string) => boolean,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const some of chunksOf([...new Set(nameKeys)])) {
    const rows = await db
      .selectFrom('users')
      .leftJoin('guardians', 'guardians.user_id', 'users.id')
      .select(['users.id', 'name_key', 'parent_email', 'guardians.email_key'])
      .where('role', '=', 'student')
      .where('name_key', 'in', some)
      .execute();
    for (const row of rows) {
      if (!mayTell(row.id)) continue;
      for (const address of [row.parent_email, row.email_key])
        if (address !== null) found.add(`${row.name_key}\n${addressKey(address)}`);
    }
  }
  return found;
}
