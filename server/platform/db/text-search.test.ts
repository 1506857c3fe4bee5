import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { folded } from '#domain/rules/platform/text.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { containsText } from './text-search.ts';

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
