/** PRODUCT.md#how-it-is: how an installation is, as its administrators see it. */
import { expect, onTestFinished, test } from 'vitest';
import { listAudit } from '#domain/contract/office/admin.ts';
import { getSystemHealth, noteDrill, type SystemHealth } from '#domain/contract/office/system-health.ts';
import { COUNTED_MOST } from '#domain/limits.ts';
import { rowsOf } from '#domain/rules/office/system-health.ts';
import { clearAway } from '#server/office/retention-overview/clearing.service.ts';
import { type Database, openDatabase } from '#server/platform/db/open.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { createPostgresDatabase } from '#server/testing/postgres.ts';
import { openWorld } from '#server/testing/test-app.ts';
import type { World } from '#server/testing/world.ts';
import { countProcesses } from './figures.store.ts';
import { putMark } from './marks.store.ts';
import { openProbes, readSystemHealth } from './system-health.service.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A session ends as time passes: each look is a new one. */
async function look(world: World) {
  const { caller } = await world.admin();
  const { status, body } = await caller.call(getSystemHealth);
  expect(status).toBe(200);
  return body;
}
const causesOf = (health: SystemHealth) =>
  Object.fromEntries(rowsOf(health).map(({ name, cause }) => [name, cause]));
const causes = async (world: World) => causesOf(await look(world));

test('#how-it-is: a new installation says what is to be set up, and that nothing broke', async () => {
  const world = await openWorld();
  const result = await look(world);
  expect(result).toMatchObject({
    askedAt: '2026-08-01T12:00:00.000Z',
    machine: { version: expect.stringMatching(/^\d+\.\d+\.\d+/), startedAt: '2026-08-01T12:00:00.000Z' },
    address: { url: null, isOnlyHere: true },
    backup: { last: null, isDeclined: false, hasStudents: false },
    photos: { last: null, growth: null },
    database: { bytes: expect.any(Number), migration: expect.stringMatching(/^\d{3}-/) },
  });
  expect(result.database?.bytes).toBeGreaterThan(0);
  expect(result.disk?.freeBytes).toBeGreaterThan(0);
  expect(result.disk?.totalBytes).toBeGreaterThanOrEqual(result.disk?.freeBytes ?? 0);
  expect(causesOf(result)).toMatchObject({
    ...{ backup: 'not-yet', drill: 'never', mail: 'off', consents: 'none', files: 'writable' },
    ...{ clearing: 'young', administrators: 'alone', address: 'unset', operator: 'unnamed', machine: 'runs' },
  });
});

test('#how-it-is: the settings tell of the address, of who runs it, and that no backup is made', async () => {
  const world = await openWorld({
    ...{ BASE_URL: 'https://rootling.example', SUPPORT_EMAIL: 'help@troop.example', BACKUP_KEEP_DAYS: '0' },
    ...{ OPERATOR_NAME: 'Oak Council', OPERATOR_ADDRESS: '1 Elm Street' },
  });
  // With https an administrator has to set up an authenticator app first.
  const now = world.platform.clock();
  const probes = openProbes(world.platform);
  const systemHealth = await readSystemHealth({ ...world.platform, now, startedAt: now, probes });
  expect(causesOf(systemHealth)).toMatchObject({ address: 'https', operator: 'named', backup: 'declined' });
  const open = await openWorld({ BASE_URL: 'http://rootling.example' });
  expect(await causes(open)).toMatchObject({ address: 'open', operator: 'closed' });
});

test('#how-it-is: a backup is told with its size until a later one, and grows old', async () => {
  const world = await openWorld();
  await world.student();
  expect((await causes(world)).backup).toBe('never');
  const at = world.platform.clock();
  await putMark(world.platform.db, 'backup', { at: at - DAY_MS, bytes: 5 });
  await putMark(world.platform.db, 'backup', { at, bytes: 7 });
  const madeAt = '2026-08-01T12:00:00.000Z';
  expect((await look(world)).backup?.last).toEqual({ madeAt, bytes: 7, lostFiles: 0 });
  expect((await causes(world)).backup).toBe('made');
  await putMark(world.platform.db, 'backup', { at, bytes: 7, lost: 2 });
  expect((await look(world)).backup?.last).toEqual({ madeAt, bytes: 7, lostFiles: 2 });
  expect((await causes(world)).backup).toBe('lacking');
  world.passTime(8 * DAY_MS);
  expect((await causes(world)).backup).toBe('overdue');
  const kept = await world.platform.db.selectFrom('operation_marks').selectAll().execute();
  expect(kept).toHaveLength(1);
});

test('#how-it-is: who has tried to restore a backup says so, which is logged', async () => {
  const world = await openWorld();
  const { caller } = await world.admin();
  expect((await caller.call(noteDrill)).body).toEqual({ last: '2026-08-01T12:00:00.000Z' });
  expect((await causes(world)).drill).toBe('tried');
  expect((await caller.call(listAudit)).body[0]?.action).toBe('note-restore-drill');
});

test('#how-it-is: mail that waits, failed at its address or at the server is told apart', async () => {
  const world = await openMailedWorld();
  const { db, clock } = world.platform;
  const put = async (id: string, over: object) => {
    const now = clock();
    const row = { id, user_id: null, kind: 'letter', language: 'en', recipient: 'a@b.example' };
    const words = { subject: '', body: '', link_purpose: null, link_subject: null, record_id: null };
    const rest = {
      attempts: 0,
      unheard: 0,
      next_try_at: now,
      created_at: now,
      problem: null,
      given_up_at: null,
    };
    await db
      .insertInto('mails')
      .values({ ...row, ...words, sent_event: null, text_hash: null, ...rest, ...over })
      .execute();
  };
  const { mail } = await look(world);
  expect(mail).toEqual({
    ...{ isSetUp: true, waiting: { count: 0, isMore: false }, waitingSince: null },
    ...{ failed: { count: 0, isMore: false }, isServerToBlame: false, problem: null },
  });
  await put('later', { next_try_at: clock() + DAY_MS });
  expect((await look(world)).mail?.waitingSince).toBeNull();
  await put('due', {});
  expect((await look(world)).mail?.waitingSince).toBe('2026-08-01T12:00:00.000Z');
  expect((await causes(world)).mail).toBe('sent');
  await put('failed', { next_try_at: clock() + DAY_MS, problem: 'address-refused' });
  await put('given-up', { problem: 'address-refused', given_up_at: clock() });
  expect((await look(world)).mail).toMatchObject({ waiting: { count: 1 }, failed: { count: 2 } });
  expect((await causes(world)).mail).toBe('some-failed');
  world.passTime(2 * HOUR_MS);
  expect((await causes(world)).mail).toBe('stuck');
  await put('refused', { problem: 'login-refused' });
  expect((await causes(world)).mail).toBe('refused');
});

test('#how-it-is: a mail server that is gone is told; one that answers is asked every ten minutes', async () => {
  const server = await startMailServer();
  const world = await openMailedWorld({}, server);
  expect((await look(world)).mail?.problem).toBeNull();
  await server.stop();
  world.passTime(10 * MINUTE_MS - 1);
  expect((await look(world)).mail?.problem).toBeNull();
  world.passTime(1);
  expect(await causes(world)).toMatchObject({ mail: 'shut-out' });
  expect((await look(world)).mail?.problem).toBe('no-answer');
});

test('#how-it-is: parents who have not answered are counted up to a bound, and the longest is told', async () => {
  const world = await openWorld();
  const { db, clock } = world.platform;
  const first = await world.unconsentedStudent();
  await world.student();
  expect((await look(world)).consents).toEqual({ waiting: { count: 1, isMore: false }, signedSince: null });
  await db
    .updateTable('users')
    .set({ consent_state: 'signed', consent_since: clock() })
    .where('id', '=', first.user.id)
    .execute();
  expect((await look(world)).consents?.signedSince).toBe('2026-08-01T12:00:00.000Z');
  world.passTime(5 * DAY_MS);
  expect((await causes(world)).consents).toBe('long-waiting');
  const like = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', first.user.id)
    .executeTakeFirstOrThrow();
  for (let from = 0; from < COUNTED_MOST; from += 100) {
    const rows = Array.from({ length: 100 }, (_, n) => ({
      ...like,
      ...{ id: `u${from + n}`, username: `u${from + n}`, username_key: `u${from + n}`, username_look: null },
    }));
    await db.insertInto('users').values(rows).execute();
  }
  expect((await look(world)).consents?.waiting).toEqual({ count: COUNTED_MOST, isMore: true });
});

test('#how-it-is: the clearing adds up the photos, tells of what failed, and what has not run is late', async () => {
  const world = await openWorld();
  const { db } = world.platform;
  await clearAway(world.platform);
  expect((await look(world)).photos).toEqual({
    last: { bytes: 0, count: 0, countedAt: '2026-08-01T00:00:00.000Z' },
    growth: null,
  });
  expect((await causes(world)).clearing).toBe('done');
  await db.updateTable('housekeeping_runs').set({ problem: 'Error' }).where('job', '=', 'keeping').execute();
  expect((await look(world)).clearing?.failed).toEqual(['keeping']);
  expect((await causes(world)).clearing).toBe('failed');
  world.passTime(4 * HOUR_MS);
  expect((await look(world)).clearing?.late).toContain('holds');
  expect((await causes(world)).clearing).toBe('late');
});

test('#how-it-is: photos that grow tell how fast, by the marks of a month', async () => {
  const world = await openWorld();
  const { db, clock } = world.platform;
  const at = clock();
  for (const [days, bytes] of [
    [-40, 1],
    [-20, 1000],
    [0, 3000],
  ] as const) {
    await putMark(db, 'photos', { at: at + days * DAY_MS, bytes, count: 1 });
  }
  expect((await look(world)).photos?.growth).toEqual({ bytesADay: 100, days: 20 });
});

test('#how-it-is: administrators without an authenticator app are counted', async () => {
  const world = await openWorld();
  await world.admin();
  const { administrators } = await look(world);
  expect(administrators).toEqual({ count: 2, withoutSecondFactor: 2 });
});

test('#how-it-is: what cannot be read is told as that, and the rest is there', async () => {
  const world = await openWorld();
  const { db } = world.platform;
  const { caller } = await world.admin();
  await db.schema.alterTable('operation_marks').renameTo('lost_marks').execute();
  onTestFinished(() => db.schema.alterTable('lost_marks').renameTo('operation_marks').execute());
  const { status, body } = await caller.call(getSystemHealth);
  expect([status, body.backup, body.drill, body.photos]).toEqual([200, null, null, null]);
  expect(body.administrators).toEqual({ count: 1, withoutSecondFactor: 1 });
  expect(causesOf(body)).toMatchObject({ backup: 'unread', drill: 'unread', mail: 'off' });
});

test('#how-it-is: the storage of photos is tried once a minute while it is well, and each time while it is not', async () => {
  const world = await openWorld();
  const { files } = world.platform;
  const { caller } = await world.admin();
  const read = async () => (await caller.call(getSystemHealth)).body.files;
  const checkedAt = '2026-08-01T12:00:00.000Z';
  expect(await read()).toMatchObject({ isWritable: true, checkedAt });
  const { checkWritable } = files;
  files.checkWritable = async () => {
    throw new Error('No room');
  };
  onTestFinished(() => {
    files.checkWritable = checkWritable;
  });
  world.passTime(59_000);
  expect(await read()).toMatchObject({ isWritable: true, checkedAt });
  world.passTime(1000);
  expect(await read()).toMatchObject({ isWritable: false, checkedAt: '2026-08-01T12:01:00.000Z' });
  files.checkWritable = checkWritable;
  expect(await read()).toMatchObject({ isWritable: true });
});

/** Set by vitest.config.ts. */
const serverUrl = process.env.TEST_DATABASE_URL ?? '';

test.skipIf(serverUrl === '')(
  '#how-it-is: processes on Postgres are counted by version, and tools are none',
  async () => {
    const { url, drop } = await createPostgresDatabase(serverUrl);
    const opened: Database[] = [];
    onTestFinished(async () => {
      for (const db of opened) await db.destroy();
      await drop();
    });
    const open = async (name?: string) => {
      const db = await openDatabase({ databaseUrl: url }, undefined, name);
      opened.push(db);
      return db;
    };
    const db = await open('rootling 1.0.0 a');
    await open('rootling 1.0.0 b');
    await open('rootling 1.1.0 c');
    await open();
    expect(await countProcesses(db)).toEqual([
      { version: '1.0.0', count: 2 },
      { version: '1.1.0', count: 1 },
    ]);
  },
);
