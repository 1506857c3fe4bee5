import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { countStudents, listStudents, type Student, type StudentFilters } from '#domain/contract/admin.ts';
import { nextCursor } from '#domain/contract/paging.ts';
import { matchesStudentFilter } from '#domain/rules/student.ts';
import { seedCrowd } from '#server/testing/crowd.ts';
import { openWorld } from '#server/testing/test-app.ts';
import type { Caller } from '#server/testing/world.ts';

/** The first two joined at the same moment; then one a second. */
const TROOP = [
  { firstName: 'Maple', lastName: "O'Brien", username: 'treescout', email: 'family@example.org' },
  { firstName: 'José', lastName: 'Maple', username: 'pine', troopNumber: 'B-1042', state: 'OR' },
  { username: '100%_oak', organization: 'girl_scouts', state: 'WI', troopNumber: '7' },
  { username: 'willow', organization: 'cub_scouts', state: 'IL', troopNumber: 'b 10' },
  { username: 'nobody', organization: null, state: '', troopNumber: '' },
] as const;

async function openTroop() {
  const world = await openWorld();
  for (const [position, account] of TROOP.entries()) {
    if (position > 1) world.passTime(1000);
    await world.student(account);
  }
  const { caller } = await world.admin();
  const list = async (query: Record<string, string | number> = {}) =>
    (await caller.call(listStudents, { query })).body;
  return { ...world, caller, list };
}

async function everyPage(caller: Caller, limit: number, filters: StudentFilters = {}): Promise<Student[][]> {
  const pages: Student[][] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Student[] = (await caller.call(listStudents, { query: { ...filters, limit, cursor } })).body;
    pages.push(page);
    cursor = nextCursor(page, limit, (student) => student.createdAt);
  }
  return pages;
}

test('pages of any size make up the whole list, each student once, also who joined at the same moment', async () => {
  const { caller, list } = await openTroop();
  const whole = await list();
  expect(whole.map(({ username }) => username).slice(0, 3)).toEqual(['nobody', 'willow', '100%_oak']);
  for (const limit of [1, 2, 3, 4, 5, 1000]) {
    const pages = await everyPage(caller, limit);
    expect(pages.flat()).toEqual(whole);
    expect(Math.max(...pages.map((page) => page.length))).toBe(Math.min(limit, TROOP.length));
  }
});

test('a page stays where it is when students come and go', async () => {
  const { caller, list, student, passTime, platform } = await openTroop();
  const whole = await list();
  const [first] = await everyPage(caller, 2);
  const cursor = nextCursor(first ?? [], 2, ({ createdAt }) => createdAt) ?? '';
  passTime(1000);
  await student();
  await platform.db
    .deleteFrom('users')
    .where('id', '=', first?.at(-1)?.id ?? '')
    .execute();
  expect(await list({ limit: 2, cursor })).toEqual(whole.slice(2, 4));
});

test.each<StudentFilters>([
  {},
  { q: '', organization: '', state: '', troop: '' },
  { q: ' mAPLE ' },
  { q: 'jose map' },
  { q: 'Reyes Willow' },
  { q: "o'brien treescout" },
  { q: '@EXAMPLE.org' },
  { q: '%' },
  { q: '_' },
  { q: '100%_o' },
  { q: '!' },
  { q: 'B-1042' },
  { organization: 'all', state: 'all' },
  { organization: 'girl_scouts' },
  { state: 'OR' },
  { troop: '10' },
  { troop: 'B' },
  { troop: ' 7' },
  { q: 'o', organization: 'scouts_bsa', state: 'OR', troop: '1042' },
])('§5: with %j the server finds and counts whom the rule finds', async (filters) => {
  const { caller, list } = await openTroop();
  const { q = '', organization, state, troop = '' } = filters;
  const filter = { search: q, organization: organization || 'all', state: state || 'all', troop };
  const expected = (await list()).filter((student) => matchesStudentFilter(student, filter));
  expect((await everyPage(caller, 2, filters)).flat()).toEqual(expected);
  expect((await caller.call(countStudents, { query: filters })).body).toEqual({
    total: expected.length,
    scouts_bsa: expected.filter((student) => student.organization === 'scouts_bsa').length,
    cub_scouts: expected.filter((student) => student.organization === 'cub_scouts').length,
    girl_scouts: expected.filter((student) => student.organization === 'girl_scouts').length,
  });
});

test.each([
  ['q', 'x'.repeat(101), 'Please search with at most 100 characters'],
  ['organization', 'explorers', 'Please choose an organization from the list'],
  ['state', 'XX', 'Please choose a state from the list'],
  ['troop', 'x'.repeat(21), 'A troop number can have at most 20 characters'],
  ['cursor', 'first', 'The cursor must be one that a page before gave'],
  ['limit', '0', 'The limit must be a whole number from 1 to 1000'],
  ['limit', '1001', 'The limit must be a whole number from 1 to 1000'],
])('a %s of %s is refused in words', async (name, value, sentence) => {
  const { caller } = await (await openWorld()).admin();
  const answer = await caller.call(listStudents, { query: { [name]: value } });
  expect(answer).toMatchObject({ status: 400, body: { message: sentence, fields: { [name]: sentence } } });
});

test('the longest names fit into what is searched, also where a letter takes the most room', async () => {
  const { student, admin } = await openWorld();
  // One letter of Korean is three when it is folded: 9 bytes, where an entry of Postgres' index has 2,704.
  const letters = (count: number, from: number) =>
    String.fromCodePoint(...Array.from({ length: count }, (_, n) => from + n * 28 + 1));
  const account = {
    firstName: letters(80, 0xac00),
    lastName: letters(80, 0xb600),
    username: letters(60, 0xc000),
    troopNumber: letters(20, 0xca00),
    email: `${'a'.repeat(60)}@${'long-domain.'.repeat(15)}example`,
  };
  const { user } = await student(account);
  const { caller } = await admin();
  for (const query of [
    { q: account.lastName.slice(20) },
    { q: account.username },
    { troop: account.troopNumber },
  ]) {
    expect((await caller.call(listStudents, { query })).body).toMatchObject([{ id: user.id, ...account }]);
  }
});

test('with nobody there the list is empty and all counts are zero', async () => {
  const { caller } = await (await openWorld()).admin();
  expect(await caller.call(listStudents)).toMatchObject({ status: 200, body: [] });
  const { body } = await caller.call(countStudents);
  expect(body).toEqual({ total: 0, scouts_bsa: 0, cub_scouts: 0, girl_scouts: 0 });
});

test('the whole list of some thousands comes as one array, in order and each once', async () => {
  const { platform, admin } = await openWorld();
  await seedCrowd(platform.db, { students: 2500, projects: 0 }, platform.clock());
  const { caller } = await admin();
  const { status, headers, body } = await caller.call(listStudents);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(new Set(body.map(({ id }) => id)).size).toBe(2500);
  const moments = body.map(({ createdAt }) => createdAt);
  expect(moments).toEqual(moments.toSorted().toReversed());
  expect((await caller.call(countStudents)).body.total).toBe(2500);
});

/** So many that none of them is among the next 10,000, and one look-up on Postgres does not bring them all. */
const ELDERS = 2751;

async function openCrowd() {
  const world = await openWorld();
  const { db } = world.platform;
  await seedCrowd(db, { students: 13_000, projects: 0 }, world.platform.clock());
  const oldest = db.selectFrom('users').select('id').orderBy('created_at').orderBy('id').limit(ELDERS);
  const moved = (column: 'email' | 'search_text') =>
    sql<string>`replace(${sql.ref(column)}, 'family.', 'elders.')`;
  await db
    .updateTable('users')
    .set({ email: moved('email'), search_text: moved('search_text') })
    .where('id', 'in', oldest)
    .execute();
  return world;
}

test('of 13,000 students it finds and counts those of any text, wherever in the list they stand', async () => {
  const { admin } = await openCrowd();
  const { caller } = await admin();
  const whole = (await caller.call(listStudents)).body;
  const counts: readonly [number, StudentFilters][] = [
    [ELDERS, { q: 'elders' }],
    [13_000, { q: 'scout' }],
    [5711, { q: 'e', troop: '1' }],
    [526, { q: '9', organization: 'cub_scouts', troop: '2' }],
    [1300, { q: 'jose' }],
    [260, { q: 'e', state: 'WI' }],
    [33, { q: '199' }],
    [3, { troop: '1499' }],
    [1, { q: 'scout-12999' }],
    [0, { q: 'zz' }],
    [0, { q: '木' }],
    [0, { q: 'scout', troop: 'x' }],
  ];
  for (const [count, filters] of counts) {
    const { q = '', troop = '', organization = 'all', state = 'all' } = filters;
    const filter = { search: q, troop, organization, state } as const;
    const expected = whole.filter((it) => matchesStudentFilter(it, filter)).map(({ id }) => id);
    expect([filters, expected.length]).toEqual([filters, count]);
    const { body } = await caller.call(listStudents, { query: filters });
    expect(body.map(({ id }) => id)).toEqual(expected);
    const pages = await everyPage(caller, 700, filters);
    expect(pages.flat().map(({ id }) => id)).toEqual(expected);
    expect((await caller.call(countStudents, { query: filters })).body.total).toBe(count);
  }
});

test('a column that the contract does not declare cannot leave in the stream either', async () => {
  const { list } = await openTroop();
  expect(JSON.stringify(await list())).not.toMatch(/argon2|search|parent|key/i);
});

test('a list that cannot be read is a fault with a sentence, not half a list', async () => {
  const { platform, admin } = await openWorld();
  const { caller } = await admin();
  await sql`alter table users rename column zip_code to postcode`.execute(platform.db);
  const { status, body } = await caller.call(listStudents);
  expect(status).toBe(500);
  expect(body).toHaveProperty('requestId');
});
