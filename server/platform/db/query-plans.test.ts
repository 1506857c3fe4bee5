/** Every query of the calls that are made all day finds its rows through an index, however many rows there are. */
import { CompiledQuery, DefaultQueryExecutor } from 'kysely';
import { expect, test, vi } from 'vitest';
import { listDeletions } from '#domain/contract/deletions/deletions.ts';
import { listGlances } from '#domain/contract/notebook/glances.ts';
import { listPlantingEntries } from '#domain/contract/notebook/planting.ts';
import { getCompletionSummary, getProject, listProjects } from '#domain/contract/notebook/projects.ts';
import { listSteps, saveStep } from '#domain/contract/notebook/steps.ts';
import { listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import {
  countStudents,
  listAudit,
  listStudents,
  STUDENT_SORTS,
  type StudentSort,
} from '#domain/contract/office/admin.ts';
import { getUpload } from '#domain/contract/photos/photos.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { getUser, login } from '#domain/contract/sign-in/accounts.ts';
import { getSpecies, searchSpecies } from '#domain/contract/species/species.ts';
import { getLeaderHome, getLedTroop, getScout } from '#domain/contract/troop/leader.ts';
import { countEndingConsents } from '#server/consent/consent-upkeep.service.ts';
import { listDue } from '#server/keeping/due.service.ts';
import { countDue } from '#server/keeping/keeping.service.ts';
import { importSpeciesAtFirstStart } from '#server/species/species.service.ts';
import { seedCrowd } from '#server/testing/crowd.ts';
import { PASSWORD } from '#server/testing/factories.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { openTroopWorld } from '#server/testing/troop-world.ts';
import type { CallOptions, World } from '#server/testing/world.ts';
import type { Queries } from './open.ts';

const isOnPostgres = process.env.TEST_DATABASE_URL !== undefined;

async function openLibrary() {
  const world = await openWorld();
  await importSpeciesAtFirstStart(world.platform.db);
  const scout = await world.student();
  const ranger = await world.admin();
  const { id } = await world.project(scout, { selectedSpeciesId: 'black-willow' });
  // Read once for all, and not for the search that is looked at.
  await scout.caller.call(searchSpecies);
  return { world, scout, ranger, id };
}
type Library = Awaited<ReturnType<typeof openLibrary>>;

/** Records a call's queries, and fails if there are none. */
async function queriesOf(call: () => Promise<{ status: number }>): Promise<CompiledQuery[]> {
  const asked = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
  try {
    expect(await call()).toMatchObject({ status: expect.toSatisfy((it: number) => it < 300 || it === 404) });
    const queries = asked.mock.calls.map(([query]) => query);
    expect(queries.length).toBeGreaterThan(0);
    return queries.filter(({ sql }) => !sql.startsWith('insert'));
  } finally {
    asked.mockRestore();
  }
}

/** The lines of the engine's plan. */
async function planOf(db: Queries, query: CompiledQuery): Promise<string[]> {
  const explain = `${isOnPostgres ? 'explain' : 'explain query plan'} ${query.sql}`;
  const { rows } = await db.executeQuery(CompiledQuery.raw(explain, [...query.parameters]));
  return rows.map((row) => String(Object.values(row as object).at(-1)));
}

/** The lines of the engine's plan, where nothing forces it to read a table from end to end. */
async function bestPlanOf({ platform }: Pick<World, 'platform'>, query: CompiledQuery): Promise<string[]> {
  return platform.db.transaction().execute(async (tx) => {
    // A table of five rows is read faster without its index: what counts is whether there is another way.
    if (isOnPostgres) await tx.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'));
    return planOf(tx, query);
  });
}

// The newest of a log that is read by page: in the order of its index, and never further than a page.
// What is looked through of the students is a stretch of their list, found through an index.
const READ_IN_ORDER = /audit_log|deletions|next_students/;
const READS_ALL = isOnPostgres ? /Seq Scan/ : /^SCAN/;

type Options = Omit<CallOptions<Endpoint>, 'query'> & { query?: Record<string, string> };

type PlannedCall = [Endpoint, as: 'scout' | 'ranger', options: (of: Library) => Options];

const DAYS = { since: '2026-05-01T00:00:00.000Z', until: '2026-06-01T00:00:00.000Z' };
const AUDIT_FILTERS: readonly Record<string, string>[] = [
  { action: 'view-photo' },
  { by: 'nobody-here' },
  { by: '@nobody' },
  { on: 'nobody-here' },
  DAYS,
  { ...DAYS, action: 'log-in', by: 'ranger', on: 'scout' },
];

const CALLS: readonly PlannedCall[] = [
  [getUser, 'scout', () => ({})],
  [login, 'scout', ({ scout }) => ({ body: { username: scout.user.username, password: PASSWORD } })],
  [login, 'scout', ({ scout }) => ({ body: { username: scout.user.email, password: PASSWORD } })],
  [listProjects, 'scout', () => ({})],
  [listGlances, 'scout', () => ({})],
  [getProject, 'scout', ({ id }) => ({ params: { id } })],
  [listSteps, 'scout', ({ id }) => ({ params: { id } })],
  [
    saveStep,
    'scout',
    ({ id }) => ({
      params: { id, stepNumber: 2 },
      body: { formData: { notes: 'Long straight shoots.' } },
      headers: { 'idempotency-key': 'one' },
    }),
  ],
  [
    saveStep,
    'scout',
    ({ id }) => ({ params: { id, stepNumber: 1 }, body: { formData: {}, isCompleted: true } }),
  ],
  [listTrackingEntries, 'scout', ({ id }) => ({ params: { projectId: id } })],
  [listPlantingEntries, 'scout', ({ id }) => ({ params: { projectId: id } })],
  [getCompletionSummary, 'scout', ({ id }) => ({ params: { id } })],
  [getUpload, 'scout', () => ({ params: { filename: 'nobody-has-this.jpg' } })],
  [searchSpecies, 'scout', () => ({ query: { q: 'oak', state: 'WI' } })],
  [getSpecies, 'scout', () => ({ params: { id: 'black-willow' } })],
  [listStudents, 'ranger', () => ({ query: { limit: '50' } })],
  [listStudents, 'ranger', () => ({ query: { limit: '50', q: 'willow', state: 'WI', troop: '42' } })],
  [listStudents, 'ranger', () => ({ query: { limit: '50', before: 'end' } })],
  ...STUDENT_SORTS.map(
    (sort) => [listStudents, 'ranger', () => ({ query: { limit: '50', sort } })] satisfies PlannedCall,
  ),
  [listStudents, 'ranger', () => ({ query: { limit: '50', sort: 'name', q: 'zz', state: 'WI' } })],
  [countStudents, 'ranger', () => ({ query: { status: 'waiting' } })],
  [countStudents, 'ranger', () => ({ query: { status: 'stopped' } })],
  [countStudents, 'ranger', () => ({ query: { organization: 'scouts_bsa' } })],
  [listAudit, 'ranger', () => ({})],
  ...AUDIT_FILTERS.map((query) => [listAudit, 'ranger', () => ({ query })] satisfies PlannedCall),
  [listDeletions, 'ranger', () => ({})],
];

test.each(CALLS.map(([endpoint, as, options]) => ({ path: endpoint.path, endpoint, as, options })))(
  '$endpoint.method $path for a $as reads no table from end to end',
  async ({ endpoint, as, options }) => {
    const library = await openLibrary();
    const { caller } = library[as];
    const queries = await queriesOf(() => caller.call(endpoint, options(library) as CallOptions<Endpoint>));
    for (const query of queries) {
      const plan = await bestPlanOf(library.world, query);
      expect(plan.length).toBeGreaterThan(0);
      const readsAll = plan.filter((line) => READS_ALL.test(line) && !READ_IN_ORDER.test(line));
      expect([query.sql, readsAll]).toEqual([query.sql, []]);
    }
  },
);

test('what goes by the clock is found through indexes, however many accounts there are', async () => {
  const { world, scout, id } = await openLibrary();
  const { platform } = world;
  const { db, config } = platform;
  platform.config = {
    ...config,
    consentByMail: { plusMs: 1 },
    keptDays: { ...config.keptDays, finishedProjects: 365 },
  };
  await db.updateTable('users').set({ last_visit_at: 1 }).where('id', '=', scout.user.id).execute();
  const done = { status: 'completed', changed_at: 1 };
  await db.updateTable('projects').set(done).where('id', '=', id).execute();
  const queries = await queriesOf(async () => {
    await countDue(platform);
    await countEndingConsents(platform);
    await listDue(platform, platform.clock());
    return { status: 200 };
  });
  expect(queries.filter(({ sql }) => sql.includes('keeping_notices')).length).toBeGreaterThan(0);
  // A page of 100 is no page where all students are sorted for each. SQLite knows no counts by which it would choose.
  const isCostly = (line: string) => READS_ALL.test(line) || /TEMP B-TREE FOR ORDER BY/.test(line);
  for (const query of queries) {
    const costly = (await bestPlanOf(world, query)).filter(isCostly);
    expect([query.sql, costly]).toEqual([query.sql, []]);
  }
});

test("a leader's troop and scouts are found through indexes, however many students there are (#what-a-leader-sees)", async () => {
  const world = await openTroopWorld();
  const child = await world.student();
  await world.project(child);
  const id = await world.setUp();
  const { caller } = await world.leaderOf(id);
  const { caller: ana } = await world.parent([child]);
  await world.answer(ana, child, id, 'work');
  const calls: [Endpoint, Record<string, string>][] = [
    [getLeaderHome, {}],
    [getLedTroop, { id }],
    [getScout, { id: child.user.id }],
  ];
  for (const [item, params] of calls)
    for (const query of await queriesOf(() => caller.call(item, { params }))) {
      const readsAll = (await bestPlanOf(world, query)).filter((line) => READS_ALL.test(line));
      expect([item.path, query.sql, readsAll]).toEqual([item.path, query.sql, []]);
    }
});

test("a leader's list of many scouts takes no more questions than that of one (#the-leaders-list)", async () => {
  const world = await openTroopWorld();
  const id = await world.setUp();
  const { caller } = await world.leaderOf(id);
  const join = async () => {
    const child = await world.student();
    await world.project(child);
    await world.answer((await world.parent([child])).caller, child, id, 'work');
  };
  const asked = async () =>
    (await queriesOf(() => caller.call(getLedTroop, { params: { id } }))).filter(({ sql }) =>
      sql.startsWith('select'),
    ).length;
  await join();
  await asked();
  const ofOne = await asked();
  for (let more = 0; more < 5; more += 1) await join();
  expect(await asked()).toBe(ofOne);
});

test('a query without an index is told from one with it', async () => {
  const { world } = await openLibrary();
  const plan = await bestPlanOf(world, CompiledQuery.raw("select * from users where first_name = 'Willow'"));
  expect(plan).toEqual(expect.arrayContaining([expect.stringMatching(READS_ALL)]));
});

/** The index that has each order; what is sorted is sorted in it, and a page of it is all that is read. */
const INDEX_OF: Readonly<Record<StudentSort, string>> = {
  name: 'users_by_name',
  username: 'users_by_username',
  organization: 'users_in_organizations',
  troop: 'users_by_troop',
  state: 'users_by_state',
  joined: 'users_by_role',
  status: 'users_by_status',
};

test.each(
  STUDENT_SORTS.flatMap((sort) => [
    { sort, query: { sort } },
    { sort, query: { sort, order: 'desc' } },
    { sort, query: { sort, before: 'end' } },
    { sort, query: { sort, cursor: '2026-05-31T12:00:00.000Z_b_m' } },
  ]),
)('students sorted by $sort are read in the order of an index: $query', async ({ sort, query }) => {
  const { world, ranger } = await openLibrary();
  const { db } = world.platform;
  await seedCrowd(db, { students: 2000, projects: 0 }, Date.now());
  if (isOnPostgres) await db.executeQuery(CompiledQuery.raw('vacuum analyze users'));
  const options: Options = { query: { ...query, limit: '50' } };
  const queries = await queriesOf(() => ranger.caller.call(listStudents, options as CallOptions<Endpoint>));
  const list = queries.filter((it) => it.sql.includes('sort_key'));
  expect(list).toHaveLength(1);
  const plan = (await planOf(db, list[0] as CompiledQuery)).join('\n');
  expect(plan).toContain(INDEX_OF[sort]);
  expect(plan).not.toMatch(/sort|temp b-tree/i);
});

test.skipIf(isOnPostgres)(
  'the few of a sorted list are looked for in an index that has all that is looked at',
  async () => {
    const { world, ranger } = await openLibrary();
    const options: Options = { query: { sort: 'name', q: 'nobody has this', limit: '50' } };
    const queries = await queriesOf(() => ranger.caller.call(listStudents, options as CallOptions<Endpoint>));
    const [, few] = queries.filter((it) => it.sql.includes('sort_key'));
    const plan = (await planOf(world.platform.db, few as CompiledQuery)).join('\n');
    expect(plan).toContain('users_by_role (role=? AND created_at>?)');
  },
);

test.each([
  [{ action: 'view-photo' }, 'audit_log_by_action'],
  [{ by: 'gone' }, 'audit_log_by_admin_name'],
  [{ by: '@nobody' }, 'audit_log_by_admin'],
  [{ on: 'gone' }, 'audit_log_by_label'],
  [DAYS, 'audit_log_by_time'],
])('a page of the log that %o leaves is read in the order of %s', async (query, index) => {
  const { world, ranger } = await openLibrary();
  const { db } = world.platform;
  const rows = Array.from({ length: 3000 }, (_, at) => ({
    id: `row-${at}`,
    happened_at: at,
    admin_id: `admin-${at % 7}`,
    admin_username: `admin-${at % 7}`,
    action: at % 3 === 0 ? 'view-photo' : 'log-in',
    subject_id: `scout-${at % 100}`,
    subject_label: `scout-${at % 100}`,
  }));
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto('audit_log')
      .values(rows.slice(at, at + 500))
      .execute();
  if (isOnPostgres) await db.executeQuery(CompiledQuery.raw('vacuum analyze audit_log'));
  const options: Options = { query: { ...query, limit: '50' } };
  const queries = await queriesOf(() => ranger.caller.call(listAudit, options as CallOptions<Endpoint>));
  const list = queries.find((it) => it.sql.includes('"subject_label" from "audit_log"'));
  const plan = (await bestPlanOf(world, list as CompiledQuery)).join('\n');
  // Postgres may go by time where that is as near, and sort the few of one person.
  expect(plan).toMatch(isOnPostgres ? /audit_log_by_\w+/ : index);
  expect(plan).not.toMatch(isOnPostgres ? /Seq Scan/ : /temp b-tree/i);
});
