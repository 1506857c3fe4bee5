/**
 * PRODUCT.md#the-proof-of-deletion with the programs that an operator uses: what was deleted since a backup does not
 * come back with it.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deleteProject } from '#domain/contract/notebook/projects.ts';
import { deleteUser, listStudents } from '#domain/contract/office/admin.ts';
import { deletePhoto, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { createFirstAdmin, login } from '#domain/contract/sign-in/accounts.ts';
import { DELETIONS_FILE_NAME } from '#server/deletions/deletions-file.service.ts';
import { SQLITE_FILE_NAME } from '#server/platform/db/open.ts';
import { type Program, startProgram } from '#server/testing/program.ts';
import { beginAsScout, openBrowser, type ScoutBrowser } from '#server/testing/scout-browser.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A clearing takes a second; on a machine that is very busy half a minute. */
const HANGING_MS = 50_000;
const TOOLS = path.join(import.meta.dirname, '../../../tools');
const ACCOUNT = { username: 'ranger', password: 'a-ranger-of-the-woods' };
const RANGER = { ...ACCOUNT, firstName: 'Rae', lastName: 'Ranger', email: 'ranger@troop.example' };

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-older-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataDir: string): Promise<Program> {
  const program = await startProgram({ DATA_DIR: dataDir });
  onTestFinished(() => void program.process.kill('SIGKILL'));
  return program;
}

async function stop(program: Program): Promise<void> {
  program.process.kill('SIGTERM');
  await program.exitCode;
}

/** Runs a tool as a process of its own, and gives what it said; it throws where the tool ends with a fault. */
async function runTool(name: string, dataDir: string, ...typed: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const run = promisify(execFile);
  return (await run(process.execPath, [path.join(TOOLS, `${name}.ts`), ...typed], { env })).stdout;
}

async function photoOf(program: Program, call: ScoutBrowser, projectId: string): Promise<string> {
  const form = new FormData();
  form.append('photos', new Blob([new Uint8Array(await smallJpeg())], { type: 'image/jpeg' }), 'jar.jpg');
  const response = await call(program, uploadStepPhotos, { projectId, stepNumber: 2 }, form);
  const { photos } = (await response.json()) as { photos: { id: string }[] };
  return photos[0]?.id ?? '';
}

const namesIn = (dataDir: string) => {
  const database = new DatabaseSync(path.join(dataDir, SQLITE_FILE_NAME), { readOnly: true });
  const names = database.prepare('select username from users order by username').all();
  const photos = database.prepare('select count(*) as photos from photos').get();
  database.close();
  return { names: names.map(({ username }) => username), ...photos };
};

/** Willow with a photo, Hazel with two, and a backup of that; since then Willow and one photo of Hazel's are deleted. */
async function deletedSinceBackup() {
  const [dataDir, backups] = [await temporaryFolder(), await temporaryFolder()];
  const archive = path.join(backups, 'older.zip');
  const program = await start(dataDir);
  const [willow, hazel, ranger] = [openBrowser(), openBrowser(), openBrowser()];
  await photoOf(program, willow, await beginAsScout(program, willow, 'willow'));
  const projectId = await beginAsScout(program, hazel, 'hazel');
  const photoId = await photoOf(program, hazel, projectId);
  await photoOf(program, hazel, projectId);
  await ranger(program, createFirstAdmin, {}, RANGER);
  await ranger(program, login, {}, { ...ACCOUNT, admin: true });
  await runTool('backup', dataDir, archive);
  const listed = await ranger(program, listStudents, {});
  const students = (await listed.json()) as { id: string; username: string }[];
  const id = students.find(({ username }) => username === 'willow')?.id ?? '';
  await ranger(program, deleteUser, { id });
  await hazel(program, deletePhoto, { photoId });
  await stop(program);
  return { dataDir, archive };
}

const GONE = { names: ['hazel', 'ranger'], photos: 1 };
const BACK = { names: ['hazel', 'ranger', 'willow'], photos: 3 };

test('where nothing was deleted yet the proof of it says so', async () => {
  const dataDir = await temporaryFolder();
  await stop(await start(dataDir));
  expect(await runTool('deletions', dataDir, 'verify')).toBe('Nothing has been deleted here yet.\n');
});

test('a child and a photo that were deleted since an older backup are gone after the start on it, files too', async () => {
  const { dataDir, archive } = await deletedSinceBackup();
  const restored = await temporaryFolder();
  const file = path.join(restored, DELETIONS_FILE_NAME);
  await copyFile(path.join(dataDir, DELETIONS_FILE_NAME), file);
  const before = await readFile(file, 'utf8');
  const said = await runTool('restore', restored, archive);
  expect(said).toMatch(
    /^The next start deletes again what deletions\.jsonl there tells of: 2 deletions, the last of 20\S+Z\.$/m,
  );
  expect(await readFile(file, 'utf8')).toBe(before);
  expect(namesIn(restored)).toEqual(BACK);
  await expect(runTool('deletions', restored, 'verify')).rejects.toThrow('which the database does not know');
  const program = await start(restored);
  expect(namesIn(restored)).toEqual(GONE);
  expect((await readdir(path.join(restored, 'photos'))).length).toBe(2);
  expect(program.log()).toContain('what was deleted since is deleted again');
  expect(await runTool('deletions', restored, 'verify')).toBe(
    '2 deletions, each as it was written.\ndeletions.jsonl tells of the same.\n',
  );
});

test('without that file, or with an empty one, all is back, the restore warns of it, and replaying the file later deletes it', async () => {
  const { dataDir, archive } = await deletedSinceBackup();
  const restored = await temporaryFolder();
  expect(await runTool('restore', restored, archive)).toMatch(
    /^Warning: There is no deletions\.jsonl in it\. .* comes back\.$/m,
  );
  const beside = await temporaryFolder();
  await writeFile(path.join(beside, DELETIONS_FILE_NAME), '');
  expect(await runTool('restore', beside, archive)).toMatch(
    /^Warning: deletions\.jsonl there is empty\. .* comes back\.$/m,
  );
  await start(restored);
  expect(namesIn(restored)).toEqual(BACK);
  const kept = path.join(dataDir, DELETIONS_FILE_NAME);
  expect(await runTool('deletions', restored, 'replay', kept)).toBe(
    'Deletions in the file: 2. Deleted again because they had come back: 2.\n',
  );
  expect(namesIn(restored)).toEqual(GONE);
  await writeFile(kept, (await readFile(kept, 'utf8')).replace('"photos":1', '"photos":2'));
  await expect(runTool('deletions', dataDir, 'verify')).rejects.toThrow('was changed in deletions.jsonl');
});

test('what a child had deleted before an older backup is kept for its days again after the start on it', async () => {
  const [dataDir, backups] = [await temporaryFolder(), await temporaryFolder()];
  const archive = path.join(backups, 'older.zip');
  const program = await start(dataDir);
  const hazel = openBrowser();
  const id = await beginAsScout(program, hazel, 'hazel');
  await hazel(program, deleteProject, { id });
  await stop(program);
  const database = new DatabaseSync(path.join(dataDir, SQLITE_FILE_NAME));
  database.prepare('update projects set deleted_at = ?').run(Date.now() - 40 * DAY_MS);
  database.close();
  await runTool('backup', dataDir, archive);
  const restored = await temporaryFolder();
  expect(await runTool('restore', restored, archive)).toContain('waits for its time waits anew');
  const read = (query: string) => {
    const there = new DatabaseSync(path.join(restored, SQLITE_FILE_NAME), { readOnly: true });
    const rows = there.prepare(query).all();
    there.close();
    return rows;
  };
  const again = await start(restored);
  expect(again.log()).toContain('what waits for its time waits anew');
  // The last job of the first clearing.
  const runs = "select job from housekeeping_runs where job = 'statistics'";
  await vi.waitFor(() => expect(read(runs)).toHaveLength(1), HANGING_MS);
  expect(read('select id from projects')).toEqual([{ id }]);
});

test('a deletions.jsonl that an editor has saved in another way is refused by start, restore, verify and replay', async () => {
  const { dataDir, archive } = await deletedSinceBackup();
  const restored = await temporaryFolder();
  await runTool('restore', restored, archive);
  const kept = path.join(dataDir, DELETIONS_FILE_NAME);
  const file = path.join(restored, DELETIONS_FILE_NAME);
  await writeFile(file, `\uFEFF${await readFile(kept, 'utf8')}`, 'utf16le');
  const refusal = `Line 1 of ${file} is not as this program writes it`;

  await expect(start(restored)).rejects.toThrow(refusal);
  await expect(runTool('deletions', restored, 'verify')).rejects.toThrow(refusal);
  await expect(runTool('deletions', restored, 'replay', file)).rejects.toThrow(refusal);
  const another = await temporaryFolder();
  await copyFile(file, path.join(another, DELETIONS_FILE_NAME));
  await expect(runTool('restore', another, archive)).rejects.toThrow('Line 1 of');
  expect(await readdir(another)).toEqual([DELETIONS_FILE_NAME]);

  await copyFile(kept, file);
  await start(restored);
  expect(namesIn(restored)).toEqual(GONE);
});
