import { expect, test } from 'vitest';
import { openTestDatabase } from './database.ts';

test('test databases are migrated, share no rows, and are closed for good', async () => {
  const [one, two] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  const terms = { hash: 'h', version: '1', body: 'text', first_used_at: 1 };
  await one.db.insertInto('terms_versions').values(terms).execute();
  expect(await two.db.selectFrom('terms_versions').select('hash').execute()).toEqual([]);
  await Promise.all([one.close(), two.close()]);
  await expect(one.db.selectFrom('terms_versions').select('hash').execute()).rejects.toThrow('destroyed');
});
