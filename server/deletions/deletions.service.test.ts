/**
 * PRODUCT.md#one-place-deletes: one place of deletion. Rows of every table and files of every kind are planted, and
 * looked for afterwards.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOOK } from '#domain/contract/notebook/written-fields.ts';
import { RETENTION } from '#domain/rules/keeping/retention.ts';
import { emptyOf } from '#domain/rules/notebook/written.ts';
import { doomedAccount } from '#server/consent/doomed-account.service.ts';
import { ownKeptProject } from '#server/gates/projects.gate.ts';
import { doomedInProject } from '#server/keeping/deletions/doomed-again.service.ts';
import { clearAway, previewClearing } from '#server/office/retention-overview/clearing.service.ts';
import { columnsOf } from '#server/platform/db/written-columns.ts';
import { StorageUnavailable } from '#server/platform/files/file-store.ts';
import { PLANTED_FILES, plantFiles, plantRows, rowsIn } from '#server/testing/plant-rows.ts';
import { PROJECT } from '#server/testing/rows-of-every-table.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { FILE_KINDS, TABLES } from './deleted-places.dataset.ts';
import { deleteForGood, deleteWhenDue, finishDeletions } from './deletions.service.ts';
import type { Doomed, DoomedKind } from './doomed.service.ts';

const [SCOUT, RANGER] = ['user-1', 'user-2'];
/** Words typed only by the scout, the parents and reviewers. */
const HER_WORDS = [
  ...['"Willow"', 'The jar', 'Willow by the creek', 'Elm Park', 'Warm day', 'Tiny white dots'],
  ...['Next to the bench', 'A court said so', 'A letter of a lawyer', 'Your copy', 'bo@example.org'],
];
const STAYS_OF_HER = Object.keys(TABLES).filter(
  (table) => TABLES[table]?.goesWith.length === 0 || table.startsWith('consent_'),
);

async function openPlanted() {
  const world = await openWorld();
  const { db, files, clock } = world.platform;
  await plantRows(db, clock());
  await plantFiles(files);
  const project = await ownKeptProject(db, { id: SCOUT }, PROJECT);
  const things: Readonly<Record<DoomedKind, Doomed>> = {
    photo: doomedInProject('photo', project, 'photo of-a-step.jpg'),
    tracking: doomedInProject('tracking', project, 'tracking-1'),
    planting: doomedInProject('planting', project, 'planting-1'),
    'tree-check': doomedInProject('tree-check', project, 'check-1'),
    project: doomedInProject('project', project, project.id),
    account: doomedAccount(SCOUT),
    'sign-up': doomedAccount(SCOUT, 'sign-up'),
  };
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('migration'));
  return {
    ...world,
    db,
    tables,
    things,
    countAll: async () => {
      const counts: Record<string, number> = {};
      for (const table of tables) counts[table] = (await rowsIn(db, table)).length;
      return counts;
    },
    textOf: async (table: string) => JSON.stringify(await rowsIn(db, table)),
    names: async () => (await Array.fromAsync(files.list())).toSorted(),
  };
}

test('every table of the database is named with what becomes of it, and no other is', async () => {
  const { tables } = await openPlanted();
  expect(Object.keys(TABLES).toSorted(), 'add it to deleted-places.dataset.ts').toEqual(tables.toSorted());
});

const root = path.join(import.meta.dirname, '../..');

/** The files of the server in which something stands, without its tests. */
function filesWith(text: RegExp): string[] {
  return globSync('server/**/*.ts', { cwd: root })
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .filter((file) => text.test(readFileSync(path.join(root, file), 'utf8')))
    .toSorted();
}

test('every file that puts something into the file store is named, with the endings of what it puts there', () => {
  const named = Object.values(FILE_KINDS);
  expect(filesWith(/\bfiles\.put\(/), 'add it to deleted-places.dataset.ts').toEqual(
    named.map(({ writtenBy }) => writtenBy).toSorted(),
  );
  const endings = named.flatMap(({ ends }) => ends);
  expect(PLANTED_FILES.filter((name) => !endings.some((end) => name.endsWith(end)))).toEqual([]);
});

const [OF_ACCOUNTS, OF_WORK, OF_PHOTOS] = [
  'consent/doomed-account',
  'notebook/doomed-work',
  'photos/doomed-photo',
] as const;

test.for([
  ['deleteAccount', 'users', 'accounts/accounts', OF_ACCOUNTS],
  ['deleteProjectRow', 'projects', 'notebook/projects/projects', OF_WORK],
  ['deletePhotoRow', 'photos', 'photos/photos', OF_PHOTOS],
  ['deleteTrackingEntryRow', 'tracking_entries', 'notebook/tracking/tracking', OF_WORK],
  ['deletePlantingEntryRow', 'planting_entries', 'notebook/planting/planting', OF_WORK],
  ['deleteTreeCheckRow', 'tree_checks', 'notebook/tree-checks/tree-checks', OF_WORK],
] as const)(
  '%s, and no other, takes rows of %s, and is called in the one place only',
  ([name, table, noun, maker]) => {
    const store = `server/${noun}.store.ts`;
    // A backup deletes rows of its own copy.
    const takers = filesWith(new RegExp(`deleteFrom\\('${table}'\\)|delete from ${table}\\b`));
    expect(takers.filter((file) => file !== 'server/platform/db/snapshot.ts')).toEqual([store]);
    const callers = filesWith(new RegExp(`\\b${name}\\b`)).filter((file) => !file.endsWith('/exports.ts'));
    expect(callers).toEqual([store, `server/${maker}.service.ts`].toSorted());
  },
);

/** One row of these is the ranger's. */
const OF_THE_RANGER = [
  'users',
  'sessions',
  'invitations',
  'staff_sessions',
  'second_factors',
  'recovery_codes',
  'troop_leaders',
  'undertakings',
  'former_addresses',
  'staff_address_changes',
];

/** Rows and files that go with each thing of the sample. */
const GONE: Readonly<Record<DoomedKind, { rows: Record<string, number>; files: number }>> = {
  photo: { rows: { photos: 1 }, files: 2 },
  tracking: { rows: { tracking_entries: 1, photos: 1 }, files: 2 },
  planting: { rows: { planting_entries: 1, photos: 1 }, files: 2 },
  'tree-check': { rows: { tree_checks: 1, photos: 1 }, files: 2 },
  project: {
    rows: {
      ...{ projects: 1, steps: 1, tracking_entries: 1, planting_entries: 1, tree_checks: 1, photos: 4 },
      ...{ keeping_notices: 1, reviews: 1, reminded: 1 },
    },
    files: 8,
  },
  account: { rows: {}, files: 8 },
  'sign-up': { rows: {}, files: 9 },
};

describe.for(Object.keys(GONE) as DoomedKind[])('a deletion of the kind %s', (kind) => {
  test('takes what the table of places says, to the last row and file, and leaves the rest', async () => {
    const { platform, things, countAll, names, tables, textOf } = await openPlanted();
    const before = await countAll();
    await deleteForGood(platform, { subject: things[kind], reason: 'child' });
    const after = await countAll();
    const goes = tables.filter((table) => TABLES[table]?.goesWith.includes(kind));
    const whole = kind === 'account' || kind === 'sign-up';
    for (const table of tables) {
      const others = OF_THE_RANGER.includes(table) ? 1 : 0;
      const gone = whole ? (before[table] ?? 0) - others : (GONE[kind].rows[table] ?? 0);
      const left = (before[table] ?? 0) - (goes.includes(table) ? gone : 0);
      expect([table, after[table]]).toEqual([table, table === 'deletions' ? 1 : left]);
    }
    expect(await names()).toHaveLength(PLANTED_FILES.length - GONE[kind].files);
    if (!whole) return;
    for (const table of tables.filter((it) => kind === 'sign-up' || !STAYS_OF_HER.includes(it))) {
      const text = await textOf(table);
      if (TABLES[table]?.goesWith.length === 0) continue;
      expect([table, HER_WORDS.filter((word) => text.includes(word))]).toEqual([table, []]);
    }
  });
});

test("an administrator's account goes with what she has, too", async () => {
  const { platform, countAll } = await openPlanted();
  await deleteForGood(platform, { subject: doomedAccount(RANGER), reason: 'administrator' });
  expect(await countAll()).toMatchObject({ users: 1, sessions: 1, invitations: 0 });
});

test('each deletion is noted by random ids and counts, and is verified once its files are gone', async () => {
  const { platform, db, things } = await openPlanted();
  await deleteForGood(platform, { subject: things.tracking, reason: 'parent' });
  await deleteForGood(platform, { subject: things.account, reason: 'administrator' });
  const rows = await db.selectFrom('deletions').selectAll().orderBy('number').execute();
  const now = platform.clock();
  expect(rows).toMatchObject([
    {
      number: 1,
      subject: 'tracking:tracking-1',
      reason: 'parent',
      files: 2,
      verified_at: now,
      prev_hash: '',
    },
    { number: 2, subject: 'account:user-1', reason: 'administrator', files: 6, verified_at: now },
  ]);
  expect(rows.map(({ counts }) => counts)).toEqual([
    '{"trackingEntries":1,"photos":1}',
    '{"accounts":1,"projects":1,"plantingEntries":1,"treeChecks":1,"photos":3}',
  ]);
  expect(rows.map(({ pending_files }) => pending_files)).toEqual(['[]', '[]']);
  expect(rows[1]?.prev_hash).toBe(rows[0]?.hash);
  expect(rows[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
});

test('what was cut off between rows and files is finished by the clock, and verified no earlier', async () => {
  const { platform, db, things, names } = await openPlanted();
  const away = async () => {
    throw new StorageUnavailable('away');
  };
  const cutOff = { ...platform, files: { ...platform.files, delete: away } };
  await deleteForGood(cutOff, { subject: things.account, reason: 'parent' });
  expect(await names()).toHaveLength(PLANTED_FILES.length);
  const note = () => db.selectFrom('deletions').select(['verified_at', 'files']).execute();
  expect(await note()).toEqual([{ verified_at: null, files: 8 }]);
  const [what, count] = (await previewClearing(platform)).find(([it]) => it.startsWith('deletions')) ?? [];
  expect([what, count]).toEqual(['deletions whose files were still to go', 1]);
  expect(new Map(await clearAway(platform)).get(what ?? '')).toBe(1);
  expect(await note()).toEqual([{ verified_at: platform.clock(), files: 8 }]);
  expect(await names()).toEqual(['of-paper-form.pdf']);
});

test('a store that shows a file still is not believed', async () => {
  const { platform, db, things } = await openPlanted();
  const lying = { ...platform, files: { ...platform.files, delete: async () => undefined } };
  await deleteForGood(lying, { subject: things.photo, reason: 'child' });
  const note = () => db.selectFrom('deletions').select('verified_at').execute();
  expect(await note()).toEqual([{ verified_at: null }]);
  expect(await finishDeletions(platform)).toBe(1);
  expect(await note()).toEqual([{ verified_at: platform.clock() }]);
});

test('two at once delete once and note it once; what one of them may not delete stays', async () => {
  const { platform, db, things } = await openPlanted();
  const refused = await deleteWhenDue(platform, {
    subject: things.account,
    reason: 'stopped',
    decide: async () => false,
  });
  expect([refused, (await rowsIn(db, 'users')).length]).toEqual([false, 2]);
  const wanted = { subject: things.account, reason: 'stopped' } as const;
  const done = await Promise.all([deleteWhenDue(platform, wanted), deleteWhenDue(platform, wanted)]);
  expect(done.toSorted()).toEqual([false, true]);
  expect(await rowsIn(db, 'deletions')).toHaveLength(1);
});

test('drafts that stayed empty are one note, with their number', async () => {
  const { platform, db, passTime } = await openPlanted();
  const blank = { is_draft: 1, is_touched: 0, created_at: platform.clock() } as const;
  const none = columnsOf(LOOK, { ...emptyOf(LOOK), observedAt: '2026-05-14T09:00' });
  await db.deleteFrom('photos').execute();
  await db
    .updateTable('tracking_entries')
    .set({ ...blank, ...none })
    .execute();
  passTime(RETENTION.emptyDrafts.kept);
  await clearAway(platform);
  await clearAway(platform);
  expect(await rowsIn(db, 'deletions')).toMatchObject([
    { subject: 'drafts', reason: 'emptyDrafts', counts: '{"trackingEntries":1}', files: 0 },
  ]);
});
