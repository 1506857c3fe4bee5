import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  countStudents,
  listStudents,
  STUDENT_SORTS,
  type Student,
  type StudentFilters,
  type StudentSort,
} from '#domain/contract/office/admin.ts';
import { placeOf } from '#domain/rules/office/student-order.ts';
import { matchesStudentFilter } from '#domain/rules/sign-in/student.ts';
import { presentUser, updateAccount } from '#server/accounts/accounts.store.ts';
import { markConsentGiven } from '#server/accounts/parent-data.store.ts';
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
  await world.unconsentedStudent({ username: 'oakleaf', organization: 'cub_scouts', firstName: 'Łukasz' });
  await world.unconsentedStudent({ username: 'bud', profileCompleted: false, zipCode: '' });
  world.passTime(1000);
  for (const [position, account] of TROOP.entries()) {
    if (position > 1) world.passTime(1000);
    await world.student(account);
  }
  const { caller } = await world.admin();
  const list = async (query: Record<string, string | number | undefined> = {}) =>
    (await caller.call(listStudents, { query })).body;
  return { ...world, caller, list };
}

type List = StudentFilters & { sort?: StudentSort; order?: 'asc' | 'desc' };

async function everyPage(caller: Caller, limit: number, list: List = {}): Promise<Student[][]> {
  const pages: Student[][] = [];
  let cursor: string | undefined;
  for (;;) {
    const query = { ...list, limit, ...(cursor && { cursor }) };
    const page = (await caller.call(listStudents, { query })).body;
    pages.push(page);
    const last = page.at(-1);
    if (!last || page.length < limit) return pages;
    cursor = placeOf(last, list.sort ?? 'joined');
  }
}

/** The same pages from the end to the beginning. */
async function everyPageFromTheEnd(caller: Caller, limit: number, list: List): Promise<Student[][]> {
  const pages: Student[][] = [];
  let before = 'end';
  for (;;) {
    const page = (await caller.call(listStudents, { query: { ...list, limit, before } })).body;
    pages.unshift(page);
    const [first] = page;
    if (!first || page.length < limit) return pages;
    before = placeOf(first, list.sort ?? 'joined');
  }
}

test('pages of any size make up the whole list, each student once, also who joined at the same moment', async () => {
  const { caller, list } = await openTroop();
  const whole = await list();
  expect(whole.map(({ username }) => username).slice(0, 3)).toEqual(['nobody', 'willow', '100%_oak']);
  for (const limit of [1, 2, 3, 4, 5, 1000]) {
    const pages = await everyPage(caller, limit);
    expect(pages.flat()).toEqual(whole);
    expect(Math.max(...pages.map((page) => page.length))).toBe(Math.min(limit, whole.length));
  }
});

/** A list's sort keys as text that compares as in the database. */
const KEY_OF: Readonly<Record<StudentSort, (it: Student) => string>> = {
  name: (it) => placeOf(it, 'name').split('_').slice(2).join('_'),
  username: (it) => it.username.toLowerCase(),
  organization: (it) => it.organization ?? '',
  troop: (it) => placeOf(it, 'troop').split('_').slice(2).join('_'),
  state: (it) => it.state,
  joined: (it) => it.createdAt,
  status: (it) => placeOf(it, 'status').split('_').slice(2).join('_'),
};

function sorted(students: readonly Student[], sort: StudentSort, order: 'asc' | 'desc'): Student[] {
  const keysOf = (student: Student) => [KEY_OF[sort](student), student.createdAt, student.id];
  const upwards = students.toSorted((one, other) => {
    const [mine, theirs] = [keysOf(one), keysOf(other)];
    const at = mine.findIndex((key, index) => key !== theirs[index]);
    return (mine[at] ?? '') < (theirs[at] ?? '') ? -1 : 1;
  });
  return order === 'asc' ? upwards : upwards.toReversed();
}

test.each(STUDENT_SORTS.flatMap((sort) => [[sort, 'asc'] as const, [sort, 'desc'] as const]))(
  'sorted by %s %s the pages make up the whole list from either end',
  async (sort, order) => {
    const { caller, list } = await openTroop();
    const whole = sorted(await list(), sort, order);
    expect(await list({ sort, order })).toEqual(whole);
    for (const limit of [1, 3, 7, 8]) {
      expect((await everyPage(caller, limit, { sort, order })).flat()).toEqual(whole);
      expect((await everyPageFromTheEnd(caller, limit, { sort, order })).flat()).toEqual(whole);
    }
    for (const filters of [
      { q: 'o' },
      { state: 'WI' },
      { organization: 'cub_scouts' },
      { status: 'waiting' },
    ] satisfies StudentFilters[]) {
      const found = new Set((await list(filters)).map(({ id }) => id));
      const expected = whole.filter(({ id }) => found.has(id));
      expect((await everyPage(caller, 2, { ...filters, sort, order })).flat()).toEqual(expected);
      expect((await everyPageFromTheEnd(caller, 2, { ...filters, sort, order })).flat()).toEqual(expected);
    }
  },
);

test('without an order dates begin with the newest, and names with A', async () => {
  const { list } = await openTroop();
  const whole = await list();
  expect(await list({ sort: 'joined' })).toEqual(sorted(whole, 'joined', 'desc'));
  expect(await list({ sort: 'name' })).toEqual(sorted(whole, 'name', 'asc'));
});

test('troops are sorted as people count', async () => {
  const world = await openWorld();
  for (const troopNumber of ['100', '7', 'B-42', '42', 'B-7']) await world.student({ troopNumber });
  const { caller } = await world.admin();
  const { body } = await caller.call(listStudents, { query: { sort: 'troop' } });
  expect(body.map(({ troopNumber }) => troopNumber)).toEqual(['7', '42', '100', 'B-7', 'B-42']);
});

test('who has changed the name, or has a parent who signed, is found and sorted anew', async () => {
  const world = await openWorld();
  const scout = await world.unconsentedStudent({ firstName: 'Zoë' });
  await world.student({ firstName: 'Maple' });
  const { caller } = await world.admin();
  const list = async (query: List) =>
    (await caller.call(listStudents, { query })).body.map((it) => it.firstName);
  expect(await list({ sort: 'name' })).toEqual(['Maple', 'Zoë']);
  expect(await list({ status: 'waiting' })).toEqual(['Zoë']);
  const row = await world.platform.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', scout.user.id)
    .executeTakeFirstOrThrow();
  await updateAccount(world.platform.db, { ...presentUser(row), firstName: 'Łada' }, 1);
  await markConsentGiven(
    world.platform.db,
    scout.user.id,
    { parentFirstName: 'Ana', parentLastName: 'Reyes', parentEmail: 'ana@family.example', parentPhone: null },
    1,
  );
  expect(await list({ sort: 'name' })).toEqual(['Łada', 'Maple']);
  expect(await list({ q: 'lada' })).toEqual(['Łada']);
  expect(await list({ status: 'waiting' })).toEqual([]);
});

test('a page stays where it is when students come and go', async () => {
  const { caller, list, student, passTime, platform } = await openTroop();
  const whole = await list();
  const [first] = await everyPage(caller, 2);
  const cursor = placeOf(first?.at(-1) as Student, 'joined');
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
  { q: 'Reyes, Willow' },
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
  { q: 'lukasz' },
  { status: '' },
  { status: 'all' },
  { status: 'active' },
  { status: 'incomplete' },
  { status: 'waiting' },
  { status: 'waiting', q: 'o', organization: 'cub_scouts' },
  { status: 'stopped' },
])('#the-list-of-students: with %j the server finds and counts whom the rule finds', async (filters) => {
  const { caller, list } = await openTroop();
  const { q = '', organization, state, troop = '', status } = filters;
  const filter = {
    search: q,
    organization: organization || 'all',
    state: state || 'all',
    troop,
    status: status || 'all',
  };
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
  ['status', 'asleep', 'Please choose a status from the list'],
  ['sort', 'zip', 'Please choose a column of the list to sort by'],
  ['order', 'up', 'The order must be asc or desc'],
  ['before', 'last', 'The place must be one of the list, or end'],
  ['limit', '0', 'The limit must be a whole number from 1 to 1000'],
  ['limit', '1001', 'The limit must be a whole number from 1 to 1000'],
])('a %s of %s is refused in words', async (name, value, message) => {
  const { caller } = await (await openWorld()).admin();
  const response = await caller.call(listStudents, { query: { [name]: value } });
  expect(response).toMatchObject({ status: 400, body: { message: message, fields: { [name]: message } } });
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
    const filter = { search: q, troop, organization, state, status: 'all' } as const;
    const expected = whole.filter((it) => matchesStudentFilter(it, filter)).map(({ id }) => id);
    expect([filters, expected.length]).toEqual([filters, count]);
    const { body } = await caller.call(listStudents, { query: filters });
    expect(body.map(({ id }) => id)).toEqual(expected);
    const pages = await everyPage(caller, 700, filters);
    expect(pages.flat().map(({ id }) => id)).toEqual(expected);
    if (count > 1300) continue;
    for (const sort of ['name', 'state'] as const) {
      const byName = sorted(
        whole.filter((it) => matchesStudentFilter(it, filter)),
        sort,
        'asc',
      ).map(({ id }) => id);
      const ids = (found: Student[][]) => found.flat().map(({ id }) => id);
      expect(ids(await everyPage(caller, 700, { ...filters, sort }))).toEqual(byName);
      expect(ids(await everyPageFromTheEnd(caller, 700, { ...filters, sort }))).toEqual(byName);
    }
    expect((await caller.call(countStudents, { query: filters })).body.total).toBe(count);
  }
});

test('a column that the contract does not declare cannot leave in the stream either', async () => {
  const { list } = await openTroop();
  expect(JSON.stringify(await list())).not.toMatch(/argon2|search|parent_|parentEmail|key/i);
});

test('a list that cannot be read is a fault with a sentence, not half a list', async () => {
  const { platform, admin } = await openWorld();
  const { caller } = await admin();
  await sql`alter table users rename column zip_code to postcode`.execute(platform.db);
  const { status, body } = await caller.call(listStudents);
  expect(status).toBe(500);
  expect(body).toHaveProperty('requestId');
});
