/** PRODUCT.md#what-goes-by-the-clock: what goes by the clock goes on its day, and not before its notices. */
import { expect, test } from 'vitest';
import * as parent from '#domain/contract/family/parent.ts';
import { listEndNotices } from '#domain/contract/keeping/keeping.ts';
import { changeProject, listProjects } from '#domain/contract/notebook/projects.ts';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { clearAway, previewClearing } from '#server/office/retention-overview/clearing.service.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import type { Person } from '#server/testing/factories.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { listDue } from './due.service.ts';
import { countDue, keepTime } from './keeping.service.ts';
import { listRuns } from './runs.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ANA = 'ana@family.example';
const WILL_BE = /will be deleted/;

type Mailed = Awaited<ReturnType<typeof openMailedWorld>>;

/** Sessions of a test end after hours; who comes back after months has logged in again. */
async function comeBack({ platform }: Pick<Mailed, 'platform'>, { user, caller }: Person) {
  const expires_at = platform.clock() + DAY_MS;
  await platform.db
    .insertInto('sessions')
    .values({
      token_hash: hashOfToken(`${user.id} ${expires_at}`),
      user_id: user.id,
      created_at: platform.clock(),
      expires_at,
      is_shared: 0,
    })
    .execute();
  caller.cookies[SESSION_COOKIE] = `${user.id} ${expires_at}`;
  return caller;
}

/** Goes on day by day, clearing and sending each day as the program does; gives on which days an address got notices. */
async function live(world: Mailed, days: number, address = ANA) {
  const { passTime, platform, deliver, letters } = world;
  const told: number[] = [];
  for (let day = 1; day <= days; day += 1) {
    passTime(DAY_MS);
    const before = letters(address).length;
    await keepTime(platform);
    await deliver();
    const fresh = letters(address).slice(before);
    if (fresh.some(({ headers }) => WILL_BE.test(headers.subject ?? ''))) told.push(day);
  }
  return told;
}

const countUsers = async ({ platform }: Pick<Mailed, 'platform'>) =>
  (await platform.db.selectFrom('users').select('id').where('role', '=', 'student').execute()).length;

/** A world in which an account goes sooner, so that a test need not live through years. */
const SOON = { KEEP_UNVISITED_DAYS: '180' };

test('an account that nobody visits is told of 60, 30 and 7 days before, and goes on its day with all files', async () => {
  const world = await openMailedWorld(SOON);
  const scout = await world.student();
  const { id: projectId } = await world.project(scout);
  await world.parent([scout], ANA);
  const photo = [{ name: 'tree.jpg', bytes: await smallJpeg() }];
  await scout.caller.upload(uploadStepPhotos, { projectId, stepNumber: 2 }, photo);
  expect(await live(world, 179)).toEqual([120, 150, 173]);
  expect(await countUsers(world)).toBe(1);
  const notice = world.letters(ANA)[0];
  expect(notice?.headers.subject).toBe('A notebook at Rootling will be deleted');
  expect(notice?.body).toContain('January 28, 2027');
  await live(world, 1);
  expect(await countUsers(world)).toBe(0);
  expect(await Array.fromAsync(world.platform.files.list())).toEqual([]);
  expect(world.letters(ANA).at(-1)?.headers.subject).toContain('receipt');
  const proof = await world.platform.db.selectFrom('keeping_letters').selectAll().execute();
  expect(proof).toHaveLength(3);
  expect(proof.every(({ user_id, sent_at }) => user_id === scout.user.id && sent_at !== null)).toBe(true);
  world.passTime(365 * DAY_MS);
  await clearAway(world.platform);
  expect(await world.platform.db.selectFrom('keeping_letters').selectAll().execute()).toEqual([]);
});

test("a notice names the day of the end at the child's place", async () => {
  const world = await openMailedWorld(SOON);
  // At one in the morning in UTC it is eight in the evening before in Wisconsin.
  world.passTime(13 * 60 * 60_000);
  await world.parent([await world.student({ state: 'WI' })], ANA);
  await live(world, 120);
  expect(world.letters(ANA)[0]?.body).toContain('January 28, 2027');
});

test("a visit of the child or to the parent's page begins the time anew, and the child reads that it did", async () => {
  const world = await openMailedWorld(SOON);
  const scout = await world.student();
  await world.parent([scout], ANA);
  expect(await live(world, 160)).toEqual([120, 150]);
  const caller = await comeBack(world, scout);
  expect((await caller.call(listEndNotices)).body).toEqual([
    { kind: 'unvisited', projectId: null, endsAt: null },
  ]);
  await clearAway(world.platform);
  expect((await caller.call(listEndNotices)).body).toEqual([]);
  expect(await live(world, 119)).toEqual([]);
  const asked = world.stranger();
  await asked.call(parent.requestParentLink, { body: { email: ANA } });
  const token = await world.lastToken(ANA, OPEN_SCREENS.parent);
  expect((await asked.call(parent.openParentPage, { body: { token } })).status).toBe(200);
  expect(await live(world, 119)).toEqual([]);
  expect(await live(world, 1)).toEqual([1]);
});

test('a consent that has paused is told of and goes; a new consent ends that', async () => {
  const world = await openMailedWorld({ KEEP_PAUSED_DAYS: '30' });
  const { db, clock } = world.platform;
  const [scout, sister] = [await world.student(), await world.student()];
  const pause = { consent_state: 'paused', consent_since: clock(), parent_consent_completed_at: null };
  await db.updateTable('users').set(pause).execute();
  await keepTime(world.platform);
  await world.deliver();
  // The parent has signed only, and has no page.
  expect(world.letters(ANA)).toHaveLength(2);
  const [told] = (await scout.caller.call(listEndNotices)).body;
  expect(told).toEqual({ kind: 'pausedConsents', projectId: null, endsAt: '2026-08-31T12:00:00.000Z' });
  expect(await live(world, 29)).toEqual([23]);
  await db
    .updateTable('users')
    .set({ consent_state: 'confirmed', consent_since: clock(), parent_consent_completed_at: clock() })
    .where('id', '=', sister.user.id)
    .execute();
  await live(world, 1);
  const left = await db.selectFrom('users').select('id').execute();
  expect(left).toEqual([{ id: sister.user.id }]);
});

test('what a parent stopped is told of seven days before; with 0 days a letter asks once more', async () => {
  const world = await openMailedWorld();
  const scout = await world.student();
  const { caller } = await world.parent([scout], ANA);
  await caller.call(parent.stopChild, { params: { id: scout.user.id } });
  expect(await live(world, 29)).toEqual([23]);
  expect(await countUsers(world)).toBe(1);
  await live(world, 1);
  expect(await countUsers(world)).toBe(0);

  const strict = await openMailedWorld({ KEEP_STOPPED_DAYS: '0' });
  const other = await strict.student();
  const page = await strict.parent([other], ANA);
  const { body } = await page.caller.call(parent.stopChild, { params: { id: other.user.id } });
  expect(body.stop?.kind).toBe('deletion');
  const token = await strict.lastToken(ANA, OPEN_SCREENS.deleteNow);
  await strict.stranger().call(parent.deleteAtOnce, { body: { token } });
  expect(await countUsers(strict)).toBe(0);
});

test('a finished project stays unless days are set; then its last change counts, and the other projects stay', async () => {
  const KEEP = { KEEP_FINISHED_DAYS: '365' };
  for (const setting of [{}, KEEP]) {
    const world = await openMailedWorld({ ...setting, KEEP_UNVISITED_DAYS: '730' });
    const scout = await world.student();
    await world.parent([scout], ANA);
    const [finished, other] = [await world.project(scout), await world.project(scout)];
    const done = { status: 'completed', completed_at: world.platform.clock() };
    await world.platform.db.updateTable('projects').set(done).where('id', '=', finished.id).execute();
    await keepTime(world.platform);
    world.passTime(200 * DAY_MS);
    const caller = await comeBack(world, scout);
    const change = { params: { id: finished.id }, body: { name: 'My willow' } };
    expect((await caller.call(changeProject, change)).status).toBe(200);
    const told = await live(world, 364);
    expect(told).toEqual(setting === KEEP ? [335, 358] : []);
    const before = await (await comeBack(world, scout)).call(listProjects);
    expect(before.body).toHaveLength(2);
    if (setting === KEEP)
      expect((await scout.caller.call(listEndNotices)).body).toMatchObject([{ projectId: finished.id }]);
    await live(world, 1);
    const after = await (await comeBack(world, scout)).call(listProjects);
    expect(after.body.map(({ id }) => id)).toEqual(setting === KEEP ? [other.id] : expect.any(Array));
    expect(after.body).toHaveLength(setting === KEEP ? 1 : 2);
  }
}, 60_000);

test('nothing goes without its notices: after months without the program they run first, each in its turn', async () => {
  const world = await openMailedWorld(SOON);
  await world.parent([await world.student()], ANA);
  world.passTime(900 * DAY_MS);
  expect(await countDue(world.platform)).toContainEqual([
    'notices that an account nobody visits will be deleted',
    1,
  ]);
  expect(await live(world, 61)).toEqual([1, 31, 54]);
  expect(await countUsers(world)).toBe(0);
});

test('a run that is broken off leaves the others to the next one', async () => {
  const world = await openMailedWorld(SOON);
  const { platform } = world;
  await world.parent([await world.student(), await world.student(), await world.student()], ANA);
  world.passTime(900 * DAY_MS);
  const stopping = new AbortController();
  const newId = () => {
    stopping.abort();
    return platform.newId();
  };
  const told = ['notices that an account nobody visits will be deleted', 1];
  expect(await keepTime({ ...platform, newId }, { ending: stopping.signal })).toContainEqual(told);
  expect(await keepTime(platform)).toContainEqual([told[0], 2]);
});

test('a letter that cannot be delivered adds 30 days, once', async () => {
  const world = await openMailedWorld(SOON);
  await world.parent([await world.student()], ANA);
  world.server.refused.add(ANA);
  await live(world, 209);
  expect(await countUsers(world)).toBe(1);
  const due = await listDue(world.platform, world.platform.clock() + 30 * DAY_MS);
  expect(due.find((it) => it.class === 'unvisited')?.rows).toMatchObject([
    { isTold: true, isUndelivered: true },
  ]);
  await live(world, 5);
  expect(await countUsers(world)).toBe(0);
});

test('without mail the child reads it, and it goes on its day', async () => {
  const world = await openWorld({ ...SOON, KEEP_FINISHED_DAYS: '365' });
  const { platform, passTime } = world;
  await world.student();
  for (const days of [120, 30, 23, 6]) {
    passTime(days * DAY_MS);
    await keepTime(platform);
  }
  expect(await platform.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  passTime(DAY_MS);
  await keepTime(platform);
  expect(await platform.db.selectFrom('users').select('id').execute()).toEqual([]);
});

test('what reached no parent is told again where there is mail: nothing goes by a clearing that was started without it', async () => {
  const world = await openMailedWorld(SOON);
  await world.parent([await world.student()], ANA);
  const { platform, passTime } = world;
  const withoutMail = { ...platform, config: { ...platform.config, mail: null } };
  for (const days of [120, 30, 23]) {
    passTime(days * DAY_MS);
    await keepTime(withoutMail);
  }
  expect(await live(world, 61)).toEqual([1, 31, 54]);
  expect(await countUsers(world)).toBe(0);
});

test('two processes at the same moment tell once and delete once; administrators are never meant', async () => {
  const world = await openMailedWorld(SOON);
  const scouts = [await world.student(), await world.student(), await world.student()];
  await world.parent(scouts, ANA);
  await world.admin();
  const both = async () => {
    const runs = await Promise.all([keepTime(world.platform), keepTime(world.platform)]);
    return runs.flat().reduce((sum, [, count]) => sum + count, 0);
  };
  for (const days of [120, 30, 23, 7]) {
    world.passTime(days * DAY_MS);
    expect(await both()).toBe(3);
    await world.deliver();
  }
  const notices = world.letters(ANA).filter(({ headers }) => WILL_BE.test(headers.subject ?? ''));
  expect(notices.length).toBeLessThanOrEqual(9);
  expect(await countUsers(world)).toBe(0);
  expect(await world.platform.db.selectFrom('users').select('id').execute()).toHaveLength(1);
});

test('the dry run tells what the run does, and what it did stands written down', async () => {
  const world = await openMailedWorld({ ...SOON, KEEP_FINISHED_DAYS: '365', KEEP_PAUSED_DAYS: '30' });
  const { platform, passTime } = world;
  const { db, clock } = platform;
  const [visited, paused, stopped] = [await world.student(), await world.student(), await world.student()];
  await world.student();
  await world.unconsentedStudent({ consentAskedAt: clock(), consentEndsAt: clock() + 14 * DAY_MS });
  const page = await world.parent([paused, stopped], ANA);
  const { id } = await world.project(visited);
  await db.updateTable('projects').set({ status: 'completed' }).where('id', '=', id).execute();
  await keepTime(platform);
  await page.caller.call(parent.stopChild, { params: { id: stopped.user.id } });
  const pause = { consent_state: 'paused', consent_since: clock() };
  await db.updateTable('users').set(pause).where('id', '=', paused.user.id).execute();
  let something = 0;
  for (const days of [0, 14, 9, 7, 30, 60, 30, 23, 7, 200, 30, 23, 7, 400]) {
    passTime(days * DAY_MS);
    if (days === 60) await comeBack(world, visited);
    const said = await previewClearing(platform);
    const done = await clearAway(platform);
    expect(done).toEqual(said);
    something += done.reduce((sum, [, count]) => sum + count, 0);
    await world.deliver();
  }
  expect(something).toBeGreaterThan(20);
  const run = (await listRuns(db)).find(({ job }) => job === 'keeping');
  expect(run).toMatchObject({ endedAt: clock(), problem: null });
  expect(Object.keys(run?.cleared ?? {})).toContain('accounts that nobody visited');
}, 60_000);
