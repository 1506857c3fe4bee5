import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import {
  getSpecies,
  importSpecies,
  type SpeciesQuery,
  searchSpecies,
} from '#domain/contract/species/species.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { importSpeciesAtFirstStart } from './species.service.ts';
import { listSpecies, replaceSpecies } from './species.store.ts';

const isOnPostgres = process.env.TEST_DATABASE_URL !== undefined;

async function openLibrary() {
  const world = await openWorld();
  await importSpeciesAtFirstStart(world.platform.db);
  const { caller } = await world.student();
  const search = async (query: SpeciesQuery = {}) => (await caller.call(searchSpecies, { query })).body;
  return { world, caller, search };
}

test('without a filter all 183 species come, the easiest first, then by name (#the-list-of-species)', async () => {
  const { search } = await openLibrary();
  const all = await search();
  expect(all).toHaveLength(183);
  const rank = { 'Beginner-friendly': 0, Medium: 1, Difficult: 2 };
  const order = all.map((it) => `${rank[it.cloningDifficulty]} ${it.commonName}`);
  expect(order).toEqual(order.toSorted());
});

test('filters combine; all and empty are none (#the-list-of-species)', async () => {
  const { search } = await openLibrary();
  expect(await search({ q: '', state: 'all', cloning_difficulty: 'all' })).toHaveLength(183);
  const willows = await search({ q: 'SALIX', state: 'WI', cloning_difficulty: 'Beginner-friendly' });
  expect(willows.map((it) => it.id)).toContain('black-willow');
  for (const willow of willows) {
    expect(willow.scientificName.toLowerCase()).toContain('salix');
    expect(willow.nativeStates).toContain('WI');
    expect(willow.cloningDifficulty).toBe('Beginner-friendly');
  }
});

test('what an import changes is found by the next search', async () => {
  const { world, search } = await openLibrary();
  const { caller } = await world.admin();
  expect(await search({ q: 'sassafras' })).not.toEqual([]);
  const { db } = world.platform;
  await replaceSpecies(db, { offered: (await listSpecies(db)).slice(0, 1) });
  expect(await search({ q: 'sassafras' })).toEqual([]);
  await caller.call(importSpecies);
  expect(await search({ q: 'sassafras' })).not.toEqual([]);
});

test('the text is found literally: % and _ stand for themselves', async () => {
  const { search } = await openLibrary();
  expect(await search({ q: '%' })).toEqual([]);
  expect(await search({ q: '_' })).toEqual([]);
});

test.each([
  [{ state: 'XX' }, { state: 'Please choose a state from the list' }],
  [{ cloning_difficulty: 'Easy' }, { cloning_difficulty: 'Please choose a difficulty from the list' }],
  [{ q: 'x'.repeat(101) }, { q: 'Please search with at most 100 characters' }],
])('the filter %j is refused at its field', async (query, fields) => {
  const { caller } = await openLibrary();
  const { status, body } = await caller.call(searchSpecies, { query: query as SpeciesQuery });
  expect(status).toBe(400);
  expect(body).toEqual({ message: Object.values(fields)[0], fields });
});

test('a species is found by its slug, by administrators too', async () => {
  const { world, caller } = await openLibrary();
  const ask = { params: { id: 'black-willow' } };
  const { status, body } = await caller.call(getSpecies, ask);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: 'black-willow', scientificName: 'Salix nigra' });
  expect((await (await world.admin()).caller.call(getSpecies, ask)).body).toEqual(body);
  expect((await caller.call(getSpecies, { params: { id: 'money-tree' } })).status).toBe(404);
});

test.runIf(isOnPostgres)(
  'an import that waits for another ends well, and leaves the library whole',
  async () => {
    const { world, search } = await openLibrary();
    const { db } = world.platform;
    const all = await listSpecies(db);
    const second = await inTransaction(db, async (tx) => {
      await replaceSpecies(tx, { offered: all });
      const waiting = inTransaction(db, (other) => replaceSpecies(other, { offered: all }));
      await vi.waitFor(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        expect(rows).toHaveLength(1);
      }, 20_000);
      return { waiting };
    });
    await second.waiting;
    expect(await search()).toHaveLength(183);
  },
);

test('processes that start at once for the first time fill the library once', async () => {
  const { world, search } = await openLibrary();
  const { db } = world.platform;
  await db.deleteFrom('species').execute();
  await Promise.all(Array.from({ length: 4 }, () => importSpeciesAtFirstStart(db)));
  expect(await search()).toHaveLength(183);
});

test.each(['arce rojo', 'ARCE', 'red maple', 'acer rubrum', 'arce de virginia'])(
  '#the-language-of-trees: in Spanish %s finds the red maple, in the words of a Spanish card',
  async (q) => {
    const { search, caller } = await openLibrary();
    const found = await search({ q, language: 'es' });
    const maple = found.find(({ id }) => id === 'red-maple');
    expect(maple).toMatchObject({ commonName: 'Arce rojo', englishName: 'Red Maple' });
    expect(maple?.cuttingTip).toMatch(/esqueje|[Cc]orta|puntas/);
    const look = { params: { id: 'red-maple' }, query: { language: 'es' } } as const;
    expect((await caller.call(getSpecies, look)).body).toEqual(maple);
  },
);

test('#the-language-of-trees: what has no Spanish name has that of its genus; without accents it is found too', async () => {
  const { search } = await openLibrary();
  const spanish = await search({ language: 'es' });
  const named = (id: string) => spanish.find((it) => it.id === id)?.commonName;
  expect(spanish).toHaveLength(183);
  expect(named('balsam-poplar')).toBe('Álamo (Populus balsamifera)');
  expect((await search({ q: 'alamo', language: 'es' })).map(({ id }) => id)).toContain('balsam-poplar');
  expect((await search({ q: 'arce rojo' })).map(({ id }) => id)).toEqual([]);
  expect((await search()).filter((it) => 'englishName' in it || 'otherNames' in it)).toEqual([]);
});
