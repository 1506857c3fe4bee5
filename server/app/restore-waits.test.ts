/** PRODUCT.md#what-goes-by-the-clock: after a restore nothing goes at once that was cancelled since the backup. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { answerConfirmation, giveParentConsent } from '#domain/contract/consent/consent.ts';
import * as parent from '#domain/contract/family/parent.ts';
import { deleteProject, restoreProject } from '#domain/contract/notebook/projects.ts';
import { findReplacement, insertBlock } from '#server/family/guardians/guardian-blocks.store.ts';
import { keepTime } from '#server/keeping/keeping.service.ts';
import { clearAway } from '#server/office/retention-overview/clearing.service.ts';
import { waitAgain } from '#server/office/retention-overview/restored.service.ts';
import { openCurrentDatabase } from '#server/platform/db/open.ts';
import { openDiskStore } from '#server/platform/files/disk-store.ts';
import type { Platform } from '#server/platform/platform.ts';
import { drawnSignature } from '#server/testing/drawn-signature.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { createPostgresDatabase } from '#server/testing/postgres.ts';
import { makeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const [ANA, BO] = ['ana@family.example', 'bo@family.example'];
const CANCEL = 'Everything will be deleted from Rootling: cancel here';
/** Set where the tests run on Postgres. */
const serverUrl = process.env.TEST_DATABASE_URL;

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-waits-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Where the rows of an open installation lie. */
async function placeOf({ db, config }: Platform) {
  if (serverUrl === undefined) {
    const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(db);
    return { dataDir: path.dirname(rows[0]?.file ?? ''), databaseUrl: null };
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(serverUrl);
  url.pathname = `/${rows[0]?.name}`;
  return { dataDir: config.dataDir, databaseUrl: url.href };
}

async function backUp(platform: Platform): Promise<string> {
  const archive = path.join(await temporaryFolder(), 'backup.zip');
  await makeBackup({ ...(await placeOf(platform)), files: platform.files, archive, now: platform.clock() });
  return archive;
}

async function newDatabase(): Promise<string | null> {
  if (serverUrl === undefined) return null;
  const { url, drop } = await createPostgresDatabase(serverUrl);
  onTestFinished(drop);
  return url;
}

/** The installation that a backup brings back on another disk, at the same moment. */
async function bringBack(platform: Platform, archive: string): Promise<Platform> {
  const [dataDir, databaseUrl] = [await temporaryFolder(), await newDatabase()];
  await restoreBackup({ archive, dataDir, databaseUrl });
  const db = await openCurrentDatabase(databaseUrl === null ? { dataDir } : { databaseUrl });
  onTestFinished(() => db.destroy());
  const files = await openDiskStore(path.join(dataDir, 'photos'));
  return { ...platform, db, files, config: { ...platform.config, dataDir } };
}

const usernames = async ({ db }: Platform) =>
  (await db.selectFrom('users').select('username').where('role', '=', 'student').execute()).map(
    ({ username }) => username,
  );

/** Subjects of the letters in line, by who gets them. */
async function lettersInLine({ db }: Platform) {
  const rows = await db.selectFrom('mails').select(['recipient', 'subject']).orderBy('recipient').execute();
  return rows.map(({ recipient, subject }) => [recipient, subject]);
}

async function openFamily(environment: Record<string, string> = {}) {
  const world = await openMailedWorld(environment);
  const scout = await world.student({ firstName: 'Ada' });
  const { id: projectId } = await world.project(scout);
  const ana = (await world.parent([scout], ANA)).caller;
  await world.parent([scout], BO);
  return { ...world, scout, ana, projectId, params: { id: scout.user.id } };
}

test('a deletion that a parent cancelled since the backup waits its 72 hours again, and she gets the way back again', async () => {
  const { platform, ana, params, scout, passTime, deliver } = await openFamily();
  await ana.call(parent.deleteChild, { params, body: { firstName: 'Ada' } });
  await deliver();
  const archive = await backUp(platform);
  expect((await ana.call(parent.cancelChildDeletion, { params })).status).toBe(200);
  passTime(10 * DAY_MS);

  const restored = await bringBack(platform, archive);
  await clearAway(restored);
  expect(await usernames(restored)).toEqual([scout.user.username]);
  const stop = await restored.db.selectFrom('stops').select('deletion_ends_at').executeTakeFirst();
  expect(stop?.deletion_ends_at).toBe(platform.clock() + 72 * HOUR_MS);
  expect(await lettersInLine(restored)).toEqual([
    [ANA, CANCEL],
    [BO, 'Everything will be deleted from a notebook at Rootling'],
  ]);
  // As when both were sent.
  await restored.db.deleteFrom('mails').execute();

  passTime(71 * HOUR_MS);
  await clearAway(restored);
  expect(await usernames(restored), 'told once, and its time runs').toHaveLength(1);
  passTime(HOUR_MS);
  await clearAway(restored);
  expect(await usernames(restored), 'who wanted it has it done').toEqual([]);
});

test('each administrator is told once of a restore: from when the backup is and what to check', async () => {
  const { platform, admin, passTime } = await openFamily();
  const [ranger, robin] = [await admin(), await admin()];
  await platform.db.updateTable('users').set({ language: 'es' }).where('id', '=', robin.user.id).execute();
  const archive = await backUp(platform);
  passTime(DAY_MS);

  const restored = await bringBack(platform, archive);
  await waitAgain(restored);
  const letters = await restored.db
    .selectFrom('mails')
    .select(['kind', 'recipient', 'subject', 'body'])
    .orderBy('language')
    .execute();
  expect(letters).toMatchObject([
    { kind: 'staff-told', recipient: ranger.user.email, subject: 'Rootling: a backup was restored' },
    {
      ...{ kind: 'staff-told', recipient: robin.user.email },
      subject: 'Rootling: se restauró una copia de respaldo',
    },
  ]);
  expect(letters[0]?.body).toContain('Rootling is as it was on August 1, 2026 at 12:00 PM UTC');
  expect(letters[0]?.body).not.toContain('Ada');
  await restored.db.deleteFrom('mails').execute();
  await waitAgain(restored);
  expect(await lettersInLine(restored), 'once').toEqual([]);
});

test('a restore that only its mark tells of has no moment in the letter', async () => {
  const { platform, admin } = await openFamily();
  await admin();
  const mark = { kind: 'restored', happened_at: 0, body: '{}' };
  await platform.db.insertInto('operation_marks').values(mark).execute();
  await waitAgain(platform);
  const { body } = await platform.db.selectFrom('mails').select('body').executeTakeFirstOrThrow();
  expect(body).toContain('A backup of Rootling was restored.');
});

test('a notebook that a parent started again since the backup is kept for its full time, and all parents are told', async () => {
  const { platform, ana, params, passTime, deliver } = await openFamily();
  await ana.call(parent.stopChild, { params });
  await deliver();
  const archive = await backUp(platform);
  expect((await ana.call(parent.startChild, { params })).status).toBe(200);
  passTime(40 * DAY_MS);

  const restored = await bringBack(platform, archive);
  await clearAway(restored);
  expect(await usernames(restored)).toHaveLength(1);
  const stop = await restored.db.selectFrom('stops').select('stop_ends_at').executeTakeFirst();
  expect(stop?.stop_ends_at).toBe(platform.clock() + 30 * DAY_MS);
  expect(await lettersInLine(restored)).toEqual(
    [ANA, BO].map((to) => [to, 'A notebook at Rootling was stopped']),
  );
  passTime(23 * DAY_MS);
  await clearAway(restored);
  const notices = await restored.db.selectFrom('keeping_notices').select('days_before').execute();
  expect(notices).toEqual([{ days_before: 7 }]);
});

test('a project that was brought back since the backup is kept for its 30 days again', async () => {
  const { platform, scout, projectId, passTime } = await openFamily();
  await scout.caller.call(deleteProject, { params: { id: projectId } });
  const archive = await backUp(platform);
  expect((await scout.caller.call(restoreProject, { params: { id: projectId } })).status).toBe(200);
  passTime(31 * DAY_MS);

  const restored = await bringBack(platform, archive);
  const projects = () => restored.db.selectFrom('projects').select('id').execute();
  await clearAway(restored);
  expect(await projects()).toEqual([{ id: projectId }]);
  passTime(30 * DAY_MS);
  await clearAway(restored);
  expect(await projects()).toEqual([]);
});

test('an account that was visited since the backup, after its last notice, is told of from the first notice on', async () => {
  const { platform, passTime, deliver } = await openFamily({ KEEP_UNVISITED_DAYS: '180' });
  for (const days of [120, 30, 23]) {
    passTime(days * DAY_MS);
    await keepTime(platform);
    await deliver();
  }
  expect(await platform.db.selectFrom('keeping_notices').select('class').execute()).toHaveLength(3);
  const archive = await backUp(platform);
  passTime(10 * DAY_MS);

  const restored = await bringBack(platform, archive);
  await clearAway(restored);
  expect(await usernames(restored)).toHaveLength(1);
  const notices = await restored.db
    .selectFrom('keeping_notices')
    .select(['days_before', 'written_at'])
    .execute();
  expect(notices).toEqual([{ days_before: 60, written_at: platform.clock() }]);
  expect(await lettersInLine(restored)).toEqual(
    [ANA, BO].map((to) => [to, 'A notebook at Rootling will be deleted']),
  );
});

test('a sign-up that a parent confirmed since the backup waits its days again, and its parent is reminded', async () => {
  const { platform, unconsentedStudent, passTime, lastToken, stranger } = await openMailedWorld();
  const { caller } = await unconsentedStudent({ consentAskedAt: platform.clock() });
  const signature = await drawnSignature();
  const signed = { parentFirstName: 'Ana', parentLastName: 'Reyes', parentEmail: ANA, termsAgree: true };
  await caller.call(giveParentConsent, { body: { ...signed, parentPhone: '608 555 0100', signature } });
  const token = await lastToken(ANA, '/parent/confirm');
  const archive = await backUp(platform);
  const answer = await stranger().call(answerConfirmation, { body: { token, agree: true } });
  expect(answer.status).toBe(200);
  passTime(15 * DAY_MS);

  const restored = await bringBack(platform, archive);
  const [db, now] = [restored.db, platform.clock()];
  await clearAway(restored);
  const users = await db.selectFrom('users').select('consent_ends_at').execute();
  expect(users).toEqual([{ consent_ends_at: now + 14 * DAY_MS }]);
  const inLine = await db.selectFrom('mails').select(['kind', 'created_at']).orderBy('created_at').execute();
  expect(inLine).toEqual(
    [now, now + 7 * DAY_MS].map((created_at) => ({ kind: 'consent-reminder', created_at })),
  );
  // As when both were sent.
  await db.deleteFrom('mails').execute();
  passTime(14 * DAY_MS);
  await clearAway(restored);
  expect(await usernames(restored)).toEqual([]);
});

test("an address that a parent refused since the backup takes the place of the parent's only after another week", async () => {
  const { platform, scout, admin, passTime } = await openFamily();
  const ranger = await admin();
  const { db, clock } = platform;
  const guardian = await db
    .selectFrom('guardians')
    .select('id')
    .where('email_key', '=', ANA)
    .executeTakeFirstOrThrow();
  await db.updateTable('users').set({ parent_email: ANA }).where('id', '=', scout.user.id).execute();
  await insertBlock(db, guardian.id, {
    ...{ id: 'block-1', kind: 'readdress', reason: 'A new mailbox.', askedAt: clock() },
    ...{ askedBy: ranger.user, email: 'new@family.example', startsAt: clock() + 7 * DAY_MS },
  });
  const archive = await backUp(platform);
  passTime(8 * DAY_MS);

  const restored = await bringBack(platform, archive);
  await clearAway(restored);
  expect(await findReplacement(restored.db, guardian.id)).toMatchObject({ startsAt: clock() + 7 * DAY_MS });
  const written = (await lettersInLine(restored)).map(([to]) => to);
  expect(written.toSorted()).toEqual([ANA, BO, 'new@family.example', ranger.user.email].toSorted());
});
