import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  getPlantingDraft,
  listPlantingDrafts,
  savePlantingDraft,
} from '#domain/contract/notebook/planting.ts';
import {
  changeTrackingEntry,
  createTrackingEntry,
  listTrackingEntries,
} from '#domain/contract/notebook/tracking.ts';
import { LOOK, PLANTED } from '#domain/contract/notebook/written-fields.ts';
import { uploadPlantingPhotos, uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { getUser, login } from '#domain/contract/sign-in/accounts.ts';
import { EMPTY_DRAFT_KEPT_MS, EMPTY_PLANTING_KEPT_MS } from '#domain/limits.ts';
import { clearAway, previewClearing } from '#server/office/retention-overview/clearing.service.ts';
import { openDatabase, SQLITE_FILE_NAME } from '#server/platform/db/open.ts';
import type { Person } from '#server/testing/factories.ts';
import { startProgram } from '#server/testing/program.ts';
import { beginAsScout, openBrowser } from '#server/testing/scout-browser.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { makeValidBodies } from '#server/testing/valid-bodies.ts';

const TOOL = path.join(import.meta.dirname, '../../tools/housekeeping.ts');
const TRACKING_DRAFTS = 'tracking drafts without anything in them';
const PLANTING_DRAFTS = 'planting drafts without anything in them';

/** Runs `npm run housekeeping` as a process of its own. */
function runTool(dataDir: string, ...options: string[]) {
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    execFile(process.execPath, [TOOL, ...options], { env }, (error, out, said) =>
      resolve({ exitCode: error ? Number(error.code) : 0, output: out + said }),
    );
  });
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-house-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A session ends sooner than an empty draft. */
async function logInAgain({ caller, user, password }: Person): Promise<void> {
  await caller.call(login, { body: { username: user.username, password } });
}

test('drafts that stayed empty for 90 days go, plantings after one, and whatever has any one field or a photo in it stays', async () => {
  const { student, project, platform, passTime } = await openWorld();
  const scout = await student();
  const { caller } = scout;
  const { id: projectId } = await project(scout);
  const other = await project(scout);
  const photo = [{ name: 'jar.jpg', bytes: await smallJpeg() }];
  const open = async (body: Record<string, unknown>) =>
    (await caller.call(createTrackingEntry, { params: { projectId }, body })).body.id;
  const gone = await open({});
  const bodies = await makeValidBodies();
  const alone = (endpoint: Endpoint, name: string) => ({ [name]: bodies.get(endpoint)?.[name] });
  const kept = [await open({ notes: 'Done', isDraft: false })];
  for (const name of Object.keys(LOOK).filter((it) => it !== 'observedAt')) {
    kept.push(await open(alone(createTrackingEntry, name)));
  }
  const begunPlantings: string[] = [];
  for (const name of Object.keys(PLANTED).filter((it) => it !== 'plantingDate')) {
    const body = { id: crypto.randomUUID(), ...alone(savePlantingDraft, name) };
    const draft = await caller.call(savePlantingDraft, { params: { projectId }, body });
    begunPlantings.push(draft.body.id);
  }
  const shown = await open({});
  await caller.upload(uploadTrackingPhotos, { projectId, entryId: shown }, photo);
  const draftOf = (id: string) => caller.call(getPlantingDraft, { params: { projectId: id } });
  const unnamed = { id: crypto.randomUUID() };
  const { body: begun } = await caller.call(savePlantingDraft, { params: { projectId }, body: unnamed });
  await caller.upload(uploadPlantingPhotos, { projectId, entryId: begun.id }, photo);
  await caller.call(savePlantingDraft, { params: { projectId: other.id }, body: {} });

  const counts = async (cleared: ReturnType<typeof previewClearing>) => {
    const found = new Map(await cleared);
    return [found.get(TRACKING_DRAFTS), found.get(PLANTING_DRAFTS)];
  };
  passTime(EMPTY_PLANTING_KEPT_MS - 1);
  expect(await counts(previewClearing(platform))).toEqual([0, 0]);
  expect(await counts(clearAway(platform))).toEqual([0, 0]);
  passTime(1);
  expect(await counts(clearAway(platform))).toEqual([0, 1]);
  passTime(EMPTY_DRAFT_KEPT_MS - EMPTY_PLANTING_KEPT_MS - 1);
  expect(await counts(clearAway(platform))).toEqual([0, 0]);
  passTime(1);
  await logInAgain(scout);
  const young = await open({});
  expect(await counts(previewClearing(platform))).toEqual([1, 0]);
  expect(await counts(clearAway(platform))).toEqual([1, 0]);
  expect(await counts(previewClearing(platform))).toEqual([0, 0]);

  const { body: entries } = await caller.call(listTrackingEntries, { params: { projectId } });
  expect(entries.map(({ id }) => id).toSorted()).toEqual([...kept, shown, young].toSorted());
  const { body: drafts } = await caller.call(listPlantingDrafts, { params: { projectId } });
  expect(drafts.map(({ id }) => id).toSorted()).toEqual([...begunPlantings, begun.id].toSorted());
  expect((await draftOf(other.id)).body).toBeNull();
  // A device that still writes into it makes it anew.
  expect(await open({ id: gone, notes: 'Two roots!' })).toBe(gone);
});

test('a draft in which only the date was set stays', async () => {
  const { student, project, platform, passTime } = await openWorld();
  const scout = await student();
  const { caller } = scout;
  const { id: projectId } = await project(scout);
  const { body: entry } = await caller.call(createTrackingEntry, { params: { projectId }, body: {} });
  const observedAt = '2026-05-14T09:00';
  await caller.call(changeTrackingEntry, { params: { entryId: entry.id }, body: { observedAt } });
  for (const body of [{}, { plantingDate: '2026-05-14' }]) {
    await caller.call(savePlantingDraft, { params: { projectId }, body });
  }
  passTime(EMPTY_DRAFT_KEPT_MS);
  await clearAway(platform);
  await logInAgain(scout);
  const entries = await caller.call(listTrackingEntries, { params: { projectId } });
  expect(entries.body).toMatchObject([{ id: entry.id, observedAt }]);
  const draft = await caller.call(getPlantingDraft, { params: { projectId } });
  expect(draft.body).toMatchObject({ plantingDate: '2026-05-14' });
});

test('beside a running server an operator sees what would go, and lets it go', async () => {
  const dataDir = await emptyFolder();
  const program = await startProgram({ DATA_DIR: dataDir });
  onTestFinished(async () => {
    program.process.kill('SIGKILL');
    await program.exitCode;
  });
  const scout = openBrowser();
  const projectId = await beginAsScout(program, scout);
  await scout(program, createTrackingEntry, { projectId }, {});
  const sister = openBrowser();
  await beginAsScout(program, sister, 'maple');
  const orphan = path.join(dataDir, 'photos', 'nobody-knows.jpg');
  await writeFile(orphan, 'jpeg');
  await utimes(orphan, 1, 1);
  const database = new DatabaseSync(path.join(dataDir, SQLITE_FILE_NAME));
  database.exec(
    "update sessions set expires_at = 1 where user_id in (select id from users where username = 'maple')",
  );
  database.exec('update tracking_entries set created_at = 1');
  database.close();

  const lines = [
    '       1  sessions that have ended',
    `       1  ${TRACKING_DRAFTS}`,
    '       1  files that belong to no photo and no signed form',
  ];
  const nothing = [
    '       0  browsers not seen for a year',
    "       0  parents' data in consent records of accounts long deleted",
  ];
  for (const round of ['first', 'second']) {
    const preview = await runTool(dataDir, '--dry-run');
    expect([round, preview.exitCode]).toEqual([round, 0]);
    const said = preview.output.trimEnd().split('\n');
    expect(said[0]).toBe('Would be cleared away now:');
    expect(said).toEqual(expect.arrayContaining([...lines, ...nothing]));
  }
  expect(await readdir(path.join(dataDir, 'photos'))).toEqual(['nobody-knows.jpg']);

  const cleared = await runTool(dataDir);
  expect(cleared.exitCode).toBe(0);
  const said = cleared.output.trimEnd().split('\n');
  expect(said[0]).toBe('Cleared away:');
  expect(said).toEqual(expect.arrayContaining([...lines, ...nothing]));
  expect(await readdir(path.join(dataDir, 'photos'))).toEqual([]);
  expect((await runTool(dataDir, '--dry-run')).output).not.toMatch(/ [1-9]\d* {2}/);
  await expect(sister(program, getUser, {})).rejects.toThrow('answered 401');
  const response = await scout(program, listTrackingEntries, { projectId });
  await vi.waitFor(async () => expect(await response.json()).toEqual([]));
}, 60_000);

test('housekeeping makes no database, and brings none up to date under a server', async () => {
  const dataDir = await emptyFolder();
  const missing = await runTool(dataDir, '--dry-run');
  expect(missing.exitCode).toBe(1);
  expect(missing.output).toBe(
    `There is no database at ${path.join(dataDir, SQLITE_FILE_NAME)} (DATA_DIR).\n`,
  );
  expect(await readdir(dataDir)).toEqual([]);

  await (await openDatabase({ dataDir })).destroy();
  const database = new DatabaseSync(path.join(dataDir, SQLITE_FILE_NAME));
  database.exec('delete from migrations');
  database.close();
  const older = await runTool(dataDir);
  expect([older.exitCode, older.output]).toEqual([
    1,
    'The database is older than this program: start the program, which brings it up to date.\n',
  ]);
  expect(await runTool(dataDir, '--dryrun')).toMatchObject({ exitCode: 2 });
});

test('a database that knows none of the photos beside it deletes none, and says what to look at, until an operator has', async () => {
  const dataDir = await emptyFolder();
  const photos = path.join(dataDir, 'photos');
  await mkdir(photos);
  for (const name of 'abcdefghi') {
    await writeFile(path.join(photos, `${name}.jpg`), 'jpeg');
    await utimes(path.join(photos, `${name}.jpg`), 1, 1);
  }
  const program = await startProgram({ DATA_DIR: dataDir });
  onTestFinished(async () => {
    program.process.kill('SIGKILL');
    await program.exitCode;
  });
  const sentence = '9 stored files belong to no photo and no signed form of this database.';
  await vi.waitFor(() => expect(program.log()).toContain(sentence), 20_000);
  expect(await readdir(photos)).toHaveLength(9);

  for (const options of [['--dry-run'], []]) {
    const { exitCode, output } = await runTool(dataDir, ...options);
    expect([exitCode, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect(output).toContain('       0  sessions that have ended\n');
  }
  expect(await readdir(photos)).toHaveLength(9);

  const line = '       9  files that belong to no photo and no signed form\n';
  const cleared = await runTool(dataDir, '--all-stray-files');
  expect([cleared.exitCode, cleared.output]).toEqual([0, expect.stringContaining(line)]);
  expect(await readdir(photos)).toEqual([]);
}, 120_000);
