/** PRODUCT.md#the-keeping-screen: what administrators see of keeping and deleting. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { DefaultQueryExecutor, sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { listDeletions } from '#domain/contract/deletions/deletions.ts';
import { holdStudent, releaseHold } from '#domain/contract/keeping/holds.ts';
import { deleteProject } from '#domain/contract/notebook/projects.ts';
import { createTrackingEntry, deleteTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { deleteUser } from '#domain/contract/office/admin.ts';
import { getDryRun, getKeeping, listDue } from '#domain/contract/office/retention-overview.ts';
import { deletePhoto, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { COUNTED_MOST } from '#domain/limits.ts';
import { CLEARING_JOB_NAMES } from '#domain/rules/keeping/clearing-jobs.ts';
import { cleared } from '#languages/es/keeping/clearing.ts';
import { deletionsFileOf } from '#server/deletions/deletions-file.service.ts';
import { keepTime } from '#server/keeping/keeping.service.ts';
import { StorageUnavailable } from '#server/platform/files/file-store.ts';
import { seedCrowd } from '#server/testing/crowd.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { clearAway, DELETED_PROJECTS, previewClearing } from './clearing.service.ts';

const DAY_MS = 24 * 3_600_000;
const ANA = 'ana@family.example';

async function lookAt({ admin }: Pick<Awaited<ReturnType<typeof openWorld>>, 'admin'>) {
  const { status, body } = await (await admin()).caller.call(getKeeping);
  expect(status).toBe(200);
  return body;
}

async function lookAtDue({ admin }: Pick<Awaited<ReturnType<typeof openWorld>>, 'admin'>) {
  const { status, body } = await (await admin()).caller.call(listDue);
  expect(status).toBe(200);
  return body;
}

test('#the-keeping-screen: what goes in 30 days is shown by class, with its day, and whether the parents could be told', async () => {
  const world = await openMailedWorld({ KEEP_UNVISITED_DAYS: '180' });
  const { platform, passTime, deliver, server } = world;
  const ada = await world.student();
  await world.parent([ada], ANA);
  server.refused.add(ANA);
  for (const days of [119, 1, 1, 1, 1, 1]) {
    passTime(days * DAY_MS);
    await keepTime(platform);
    await deliver();
  }
  expect((await lookAtDue(world)).filter(({ count }) => count > 0)).toEqual([]);
  passTime(56 * DAY_MS);
  const bo = await world.student();
  const { id: projectId } = await world.project(bo);
  await bo.caller.call(deleteProject, { params: { id: projectId } });
  const now = platform.clock();
  const cy = await world.unconsentedStudent({ consentAskedAt: now, consentEndsAt: now + 14 * DAY_MS });
  const due = new Map((await lookAtDue(world)).map(({ class: name, ...it }) => [name, it]));
  const of = (person: typeof ada, days: number) => ({
    userId: person.user.id,
    username: person.user.username,
    endsAt: new Date(now + days * DAY_MS).toISOString(),
  });
  const WHOLE = { projectId: null, isTold: true, heldUntil: null, waitsForParent: false };
  const ALL = { count: 1, isMore: false, next: null };
  expect(due.get('unvisited')).toEqual({
    ...ALL,
    rows: [{ ...of(ada, 30), ...WHOLE, isUndelivered: true }],
  });
  expect(due.get('signUps')).toEqual({
    ...ALL,
    rows: [{ ...of(cy, 14), ...WHOLE, isUndelivered: false }],
  });
  expect(due.get('deletedProjects')).toEqual({
    ...ALL,
    rows: [{ ...of(bo, 30), ...WHOLE, projectId, isTold: false, isUndelivered: false }],
  });
  expect(due.get('toBeDeleted')).toEqual({ count: 0, isMore: false, rows: [], next: null });
  expect(due.has('finishedProjects')).toBe(false);
});

test('#the-keeping-screen: who is on hold is shown as that, also among what is due, until she is released', async () => {
  const world = await openMailedWorld();
  const { platform } = world;
  const scout = await world.student();
  const { id } = await world.project(scout);
  await scout.caller.call(deleteProject, { params: { id } });
  const ranger = await world.admin();
  const params = { id: scout.user.id };
  const look = async () => {
    const { holds } = (await ranger.caller.call(getKeeping)).body;
    const [due] = (await ranger.caller.call(listDue, { query: { class: 'deletedProjects' } })).body;
    expect(due?.count).toBe(1);
    return { held: holds.count, ...due?.rows[0] };
  };
  const endsAt = new Date(platform.clock() + 30 * DAY_MS).toISOString();
  expect(await look()).toMatchObject({ held: 0, heldUntil: null, endsAt });
  const body = { kind: 'legal', reason: 'A letter of a court', until: '2026-12-01' } as const;
  await ranger.caller.call(holdStudent, { params, body });
  const held = await look();
  expect(held).toMatchObject({ held: 1, username: scout.user.username });
  expect(held.heldUntil).toMatch(/^2026-12-0/);
  expect(held.endsAt).toBe(held.heldUntil);
  await ranger.caller.call(releaseHold, { params });
  expect(await look()).toMatchObject({ held: 0, heldUntil: null, endsAt });
});

/** Puts as many students more into a world, whom nobody has visited for so many days, and who were told of it or not. */
async function addUnvisited(
  { platform }: Pick<Awaited<ReturnType<typeof openWorld>>, 'platform'>,
  count: number,
) {
  const { db, clock } = platform;
  await seedCrowd(db, { students: count, projects: 0 }, clock());
  const visited = clock() - 600 * DAY_MS;
  const added = db.updateTable('users').where('username', 'like', 'scout-%');
  await added.set({ last_visit_at: visited }).execute();
  await sql`insert into keeping_notices (class, subject_id, days_before, user_id, project_id, written_at, by_mail)
    select 'unvisited', users.id, told.days, users.id, null, ${clock()} - (told.days + 1) * cast(86400000 as bigint), 1
    from users cross join (select 60 as days union all select 30 as days union all select 7 as days) as told
    where username like 'scout-%'`.execute(db);
}

test('#the-keeping-screen: what is due is read page by page, each row once, and of a class that is asked for alone', async () => {
  const world = await openMailedWorld();
  await addUnvisited(world, 25);
  const scout = await world.student();
  const { id } = await world.project(scout);
  await scout.caller.call(deleteProject, { params: { id } });
  const { caller } = await world.admin();
  const pages: string[][] = [];
  for (let cursor: string | undefined; pages.length < 5; ) {
    const query = { class: 'unvisited' as const, ...(cursor !== undefined && { cursor }) };
    const { body } = await caller.call(listDue, { query });
    expect(body.map((it) => it.class)).toEqual(['unvisited']);
    pages.push(body[0]?.rows.map(({ userId }) => userId) ?? []);
    if (!body[0]?.next) break;
    cursor = body[0].next;
  }
  expect(pages.map(({ length }) => length)).toEqual([10, 10, 5]);
  expect(new Set(pages.flat()).size).toBe(25);
  expect((await caller.call(listDue)).body.find((it) => it.class === 'unvisited')?.count).toBe(25);
  expect((await caller.call(listDue, { query: { class: 'willows' as 'unvisited' } })).status).toBe(400);
});

test('#the-keeping-screen: more than 1,000 of a class are not counted, neither those due nor those that would go now', async () => {
  const world = await openMailedWorld();
  await addUnvisited(world, COUNTED_MOST + 5);
  const [due] = await lookAtDue(world);
  expect(due).toMatchObject({ class: 'pausedConsents', count: 0, isMore: false });
  const unvisited = (await lookAtDue(world)).find((it) => it.class === 'unvisited');
  expect(unvisited).toMatchObject({ count: COUNTED_MOST, isMore: true });
  const { caller } = await world.admin();
  const counted = new Map((await caller.call(getDryRun)).body.map((it) => [it.what, it]));
  expect(counted.get('accounts that nobody visited')).toMatchObject({ count: COUNTED_MOST, isMore: true });
  expect(counted.get('notices that an account nobody visits will be deleted')).toMatchObject({
    count: 0,
    isMore: false,
  });
  // The dry run of an operator counts all.
  const all = new Map(await previewClearing(world.platform));
  expect(all.get('accounts that nobody visited')).toBe(COUNTED_MOST + 5);
}, 60_000);

test('#the-keeping-screen: of each job of the clearing its last run is shown: when, how long, what it took, and whether it failed', async () => {
  const world = await openWorld();
  const { platform, passTime } = world;
  expect((await lookAt(world)).jobs).toEqual(CLEARING_JOB_NAMES.map((job) => ({ job, lastRun: null })));
  const scout = await world.student();
  const { id } = await world.project(scout);
  await scout.caller.call(deleteProject, { params: { id } });
  passTime(30 * DAY_MS);
  const start = platform.clock();
  let [now, isAway] = [start, false];
  const clock = () => {
    now += 1500;
    return now;
  };
  const list = () => {
    if (isAway) throw new StorageUnavailable('away');
    return platform.files.list();
  };
  const dependencies = { ...platform, clock, files: { ...platform.files, list } };
  await clearAway(dependencies);
  const before = (await lookAt(world)).jobs;
  expect(before.map(({ job }) => job)).toEqual(CLEARING_JOB_NAMES);
  for (const { lastRun } of before) {
    expect(lastRun).toMatchObject({ problem: null });
    expect(Date.parse(lastRun?.startedAt ?? '')).toBeGreaterThan(start);
    expect(lastRun?.tookMs).toBeGreaterThanOrEqual(1500);
  }
  const runOf = (jobs: typeof before, name: string) => jobs.find(({ job }) => job === name)?.lastRun;
  expect(runOf(before, 'deleted-projects')?.cleared).toEqual([{ what: DELETED_PROJECTS, count: 1 }]);
  isAway = true;
  await expect(clearAway(dependencies)).rejects.toThrow('away');
  const after = (await lookAt(world)).jobs;
  expect(runOf(after, 'stray-files')).toMatchObject({ cleared: [], problem: 'StorageUnavailable' });
  expect(runOf(after, 'deleted-projects')).toMatchObject({
    cleared: [{ what: DELETED_PROJECTS, count: 0 }],
    problem: null,
  });
  expect(after.filter(({ lastRun }) => lastRun?.problem !== null)).toHaveLength(1);
});

test('#the-language-of-documents: all that is cleared away is named in Spanish too', async () => {
  const { platform } = await openMailedWorld({ KEEP_UNVISITED_DAYS: '180' });
  const named = (await previewClearing(platform)).map(([what]) => what);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((what) => cleared(what) === what)).toEqual([]);
});

/** A child who has deleted a photo and an entry, whom an administrator has deleted then. */
async function openDeleted() {
  const world = await openWorld();
  const { platform } = world;
  const scout = await world.student();
  const { id: projectId } = await world.project(scout);
  const photo = { name: 'tree.jpg', bytes: await smallJpeg() };
  const sent = await scout.caller.upload(uploadStepPhotos, { projectId, stepNumber: 2 }, [photo, photo]);
  const [first] = sent.body.photos;
  const entry = await scout.caller.call(createTrackingEntry, {
    params: { projectId },
    body: { isDraft: true, notes: 'Two roots' },
  });
  await scout.caller.call(deletePhoto, { params: { photoId: first?.id ?? '' } });
  await scout.caller.call(deleteTrackingEntry, { params: { entryId: entry.body.id } });
  const ranger = await world.admin();
  return { ...world, scout, ranger, file: deletionsFileOf(platform) };
}

test('#the-keeping-screen: what is deleted for good is listed by page, the newest first: what and why, and nobody by name', async () => {
  const { scout, ranger, platform, passTime, stranger } = await openDeleted();
  const { delete: away } = platform.files;
  platform.files.delete = async () => {
    throw new StorageUnavailable('away');
  };
  passTime(1000);
  await ranger.caller.call(deleteUser, { params: { id: scout.user.id } });
  platform.files.delete = away;
  const { body } = await ranger.caller.call(listDeletions);
  const happenedAt = new Date(platform.clock()).toISOString();
  const earlier = new Date(platform.clock() - 1000).toISOString();
  expect(body).toEqual([
    {
      ...{ number: 3, kind: 'account', reason: 'administrator', happenedAt, verifiedAt: null },
      ...{ counts: { accounts: 1, projects: 1, photos: 1 }, files: 2 },
    },
    {
      ...{ number: 2, kind: 'tracking', reason: 'child', happenedAt: earlier, verifiedAt: earlier },
      ...{ counts: { trackingEntries: 1 }, files: 0 },
    },
    {
      ...{ number: 1, kind: 'photo', reason: 'child', happenedAt: earlier, verifiedAt: earlier },
      ...{ counts: { photos: 1 }, files: 2 },
    },
  ]);
  const page = await ranger.caller.call(listDeletions, { query: { limit: 2 } });
  const next = await ranger.caller.call(listDeletions, { query: { limit: 2, before: 2 } });
  expect([...page.body, ...next.body]).toEqual(body);
  const text = JSON.stringify(body);
  for (const word of [scout.user.id, scout.user.username, scout.user.firstName, scout.user.email])
    expect(text).not.toContain(word);
  expect((await ranger.caller.call(listDeletions, { query: { before: 0 } })).status).toBe(400);
  expect((await stranger().call(listDeletions)).status).toBe(401);
  const { proof } = (await ranger.caller.call(getKeeping)).body;
  expect(proof).toMatchObject({ deletions: 3, unverified: 1 });
  await clearAway(platform);
  expect((await ranger.caller.call(getKeeping)).body.proof.unverified).toBe(0);
});

test('#the-keeping-screen: the proof tells whether the file beside the database ends as it does, is behind, is missing or differs', async () => {
  const { ranger, platform, file } = await openDeleted();
  const proofOf = async () => (await ranger.caller.call(getKeeping)).body.proof;
  const rows = await platform.db.selectFrom('deletions').select('hash').orderBy('number').execute();
  const lastHash = rows.at(-1)?.hash;
  expect(await proofOf()).toEqual({ deletions: 2, lastHash, unverified: 0, file: 'same' });
  const whole = await readFile(file, 'utf8');
  const [line = ''] = whole.split('\n');
  await writeFile(file, `${line}\n`);
  expect((await proofOf()).file).toBe('behind');
  await rm(file);
  expect((await proofOf()).file).toBe('missing');
  await writeFile(file, whole.replaceAll(lastHash ?? '', lastHash?.replace(/^./, 'x') ?? ''));
  expect((await proofOf()).file).toBe('differs');
  await writeFile(file, whole);
  expect((await proofOf()).file).toBe('same');
});

test('#the-keeping-screen: where nothing was deleted so far there is nothing to prove', async () => {
  const world = await openWorld();
  const proof = { deletions: 0, lastHash: '', unverified: 0, file: 'same' };
  expect((await lookAt(world)).proof).toEqual(proof);
});

test('#the-keeping-screen: holds are shown with as few queries beside many administrators as beside two, who are read once', async () => {
  const { admin, student } = await openWorld();
  const [ranger, asker] = [await admin(), await admin()];
  const hold = { kind: 'legal', reason: 'A letter.', until: '2026-12-01' } as const;
  for (const { user } of [await student(), await student()])
    await asker.caller.call(holdStudent, { params: { id: user.id }, body: hold });
  const countQueries = async (held = 2, containing = '') => {
    const asked = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    try {
      expect((await ranger.caller.call(getKeeping)).body.holds.count).toBe(held);
      return asked.mock.calls.filter(([{ sql }]) => sql.includes(containing)).length;
    } finally {
      asked.mockRestore();
    }
  };
  const besideTwo = await countQueries();
  for (let more = 0; more < 5; more += 1) await admin();
  expect(await countQueries()).toBe(besideTwo);
  const ofAdministrators = await countQueries(2, 'second_factors');
  await asker.caller.call(holdStudent, { params: { id: (await student()).user.id }, body: hold });
  expect(await countQueries(3, 'second_factors')).toBe(ofAdministrators);
});
