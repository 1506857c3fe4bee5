import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#server/testing/database.ts';
import type { TermsVersionRow } from './consent-tables.ts';
import { prepared } from './prepared.ts';
import { inTransaction } from './transaction.ts';

async function open() {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  return db;
}

test('a prepared query is built once for a database and takes other parameters each time, in a transaction too', async () => {
  let builds = 0;
  const find = prepared((db, input: { hash: string }) => {
    builds += 1;
    return db.selectFrom('terms_versions').select(['hash', 'version']).where('hash', '=', input.hash);
  });
  const add = prepared((db, termsVersionRow: TermsVersionRow) =>
    db.insertInto('terms_versions').values({
      hash: termsVersionRow.hash,
      version: termsVersionRow.version,
      body: 'always the same',
      first_used_at: termsVersionRow.first_used_at,
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
  const spread = prepared((queries, termsVersionRow: TermsVersionRow) =>
    queries.insertInto('terms_versions').values({ ...termsVersionRow }),
  );
  await expect(spread(db, { hash: '', version: '', body: '', first_used_at: 1 })).rejects.toThrow(
    'names each',
  );
});

const onPostgres = process.env.TEST_DATABASE_URL !== undefined;

test.runIf(onPostgres)('Postgres plans a prepared query once for a connection', async () => {
  const db = await open();
  const find = prepared((queries, input: { hash: string }) =>
    queries.selectFrom('terms_versions').select('version').where('hash', '=', input.hash),
  );
  const plans = await db.transaction().execute(async (tx) => {
    for (const hash of ['one', 'two', 'three']) await find(tx, { hash });
    const { rows } = await sql<{ calls: number }>`
      select generic_plans + custom_plans as calls from pg_prepared_statements
      where statement like 'select "version"%'
    `.execute(tx);
    return rows;
  });
  expect(plans).toEqual([{ calls: 3 }]);
});

test.runIf(onPostgres)('a plan that a migration has overtaken is made anew', async () => {
  const db = await open();
  const find = prepared((queries, input: { hash: string }) =>
    queries.selectFrom('terms_versions').selectAll().where('hash', '=', input.hash),
  );
  const look = () => inTransaction(db, (tx) => find(tx, { hash: 'one' }));
  await look();
  await sql`alter table terms_versions add column language text`.execute(db);
  await sql`insert into terms_versions values ('one', '1', 'text', 1, 'en')`.execute(db);
  expect(await look()).toEqual([
    { hash: 'one', version: '1', body: 'text', first_used_at: 1, language: 'en' },
  ]);
});
