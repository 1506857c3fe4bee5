import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#server/testing/database.ts';
import { prepared } from './prepared.ts';
import type { TermsVersionRow } from './tables.ts';

async function open() {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  return db;
}

test('a prepared query is built once for a database and takes other parameters each time, in a transaction too', async () => {
  let builds = 0;
  const find = prepared((db, it: { hash: string }) => {
    builds += 1;
    return db.selectFrom('terms_versions').select(['hash', 'version']).where('hash', '=', it.hash);
  });
  const add = prepared((db, it: TermsVersionRow) =>
    db.insertInto('terms_versions').values({
      hash: it.hash,
      version: it.version,
      body: 'always the same',
      first_used_at: it.first_used_at,
    }),
  );
  for (const db of [await open(), await open()]) {
    await db.transaction().execute(async (tx) => {
      for (const hash of ['one', 'two'])
        await add(tx, { hash, version: `${hash}.0`, body: '', first_used_at: 7 });
      expect(await find(tx, { hash: 'two' })).toEqual([{ hash: 'two', version: 'two.0' }]);
    });
    expect(await find(db, { hash: 'one' })).toEqual([{ hash: 'one', version: 'one.0' }]);
    expect(await find(db, { hash: 'three' })).toEqual([]);
  }
  expect(builds).toBe(2);
});

test('a parameter that is not named would be lost, so that is refused', async () => {
  const db = await open();
  const spread = prepared((queries, it: TermsVersionRow) =>
    queries.insertInto('terms_versions').values({ ...it }),
  );
  await expect(spread(db, { hash: '', version: '', body: '', first_used_at: 1 })).rejects.toThrow(
    'names each',
  );
});
