import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { folded } from '#domain/rules/text.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { containsText, hasPieces } from './text-search.ts';

const isOnPostgres = process.env.TEST_DATABASE_URL !== undefined;

/** Letters that names have, signs that LIKE takes for something else, and characters of two UTF-16 units. */
const text = fc.string({
  unit: fc.constantFrom('a', 'n', 'z', 'é', 'ß', '가', '木', '🌳', ' ', '\n', '%', '_', '!', "'", '\\'),
});

test('a text is found in another just where it stands in it', async () => {
  const { db } = (await openWorld()).platform;
  await fc.assert(
    fc.asyncProperty(text.map(folded), text.map(folded), async (whole, part) => {
      const { rows } = await sql`select 1 from (select cast(${whole} as text) as it) as texts
        where ${containsText('it', part)}`.execute(db);
      expect(rows.length).toBe(whole.includes(part) ? 1 : 0);
    }),
  );
});

test.runIf(isOnPostgres)('a text has the pieces of all that it contains', async () => {
  const { db } = (await openWorld()).platform;
  await fc.assert(
    fc.asyncProperty(text.map(folded), text.map(folded), text.map(folded), async (before, part, after) => {
      fc.pre(part !== '');
      const { rows } = await sql`select 1 from (select cast(${before + part + after} as text) as it) as texts
        where ${hasPieces('it', part)}`.execute(db);
      expect(rows.length).toBe(1);
    }),
  );
});

test.runIf(isOnPostgres).each([
  ['ann', 'nan'],
  ['maple', 'mapel'],
  ['anna', 'z'],
  ['o brien', 'ob'],
])('%s does not have the pieces of %s', async (whole, part) => {
  const { db } = (await openWorld()).platform;
  const { rows } = await sql`select 1 from (select cast(${whole} as text) as it) as texts
    where ${hasPieces('it', part)}`.execute(db);
  expect(rows).toEqual([]);
});
