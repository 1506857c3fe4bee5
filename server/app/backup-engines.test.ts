/** Backups from one engine into the other: an archive tells nothing of where it was made. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTrackingEntry, listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { getUpload, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { listMarks } from '#server/office/system-health/marks.store.ts';
import { type Database, openCurrentDatabase, openDatabase } from '#server/platform/db/open.ts';
import { openDiskStore } from '#server/platform/files/disk-store.ts';
import { type FileStore, StorageUnavailable } from '#server/platform/files/file-store.ts';
import { seedCrowd } from '#server/testing/crowd.ts';
import { smallDisk } from '#server/testing/full-disk.ts';
import { FORM_FILE, PLANTED_FILES, plantFiles, plantRows, rowsIn } from '#server/testing/plant-rows.ts';
import { createPostgresDatabase } from '#server/testing/postgres.ts';
import { type Program, startProgram } from '#server/testing/program.ts';
import { type Row, rowsOfEveryTable } from '#server/testing/rows-of-every-table.ts';
import { beginAsScout, openBrowser } from '#server/testing/scout-browser.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { leaveWord, makeBackup } from './backup.ts';
import { type RestoreSettings, restoreBackup } from './restore.ts';

const NOW = Date.parse('2026-05-01T03:00:00Z');
/** A tool starts in a second; on a machine that is very busy in half a minute. */
const HANGING_MS = 50_000;
/** Set by vitest.config.ts. Without it these tests have nothing to show. */
const serverUrl = process.env.TEST_DATABASE_URL ?? '';
const onPostgres = test.skipIf(serverUrl === '');

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-engines-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function newPostgres(): Promise<string> {
  const { url, drop } = await createPostgresDatabase(serverUrl);
  onTestFinished(drop);
  return url;
}

/** An installation with a row in every table and every kind of file, and a crowd beside; its database is closed again. */
async function plantedInstallation(databaseUrl: string | null, students = 0) {
  const dataDir = await temporaryFolder();
  const files = await openDiskStore(path.join(dataDir, 'photos'));
  await plantFiles(files);
  const db = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  await plantRows(db, NOW);
  // Others plant none: theirs would have to be true.
  for (const row of rowsOfEveryTable(NOW).deletions ?? []) {
    await db
      .insertInto('deletions')
      .values(row as never)
      .execute();
  }
  if (students > 0) await seedCrowd(db, { students, projects: students }, NOW);
  const rows = await allRows(db);
  await db.destroy();
  return { dataDir, files, rows };
}

/** The rows of every table, in no engine's own order. */
async function allRows(db: Database): Promise<Record<string, Row[]>> {
  const inOrder = (rows: Row[]) => rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const tables = Object.keys(rowsOfEveryTable(NOW));
  // A restore leaves a mark of itself for the first start.
  const those = async (table: string) => (await rowsIn(db, table)).filter(({ kind }) => kind !== 'restored');
  const found = await Promise.all(tables.map(async (it) => [it, inOrder(await those(it))] as const));
  return Object.fromEntries(found);
}

async function rowsAt(location: { dataDir: string } | { databaseUrl: string }) {
  const db = await openCurrentDatabase(location);
  try {
    return await allRows(db);
  } finally {
    await db.destroy();
  }
}

async function archiveOf(databaseUrl: string | null, students = 0) {
  const installation = await plantedInstallation(databaseUrl, students);
  const archive = path.join(await temporaryFolder(), 'backup.zip');
  const { dataDir, files } = installation;
  await makeBackup({ dataDir, databaseUrl, files, archive, now: NOW });
  return { ...installation, archive };
}

onPostgres('what is in Postgres comes back in another one, every row of every table', async () => {
  const { archive, rows } = await archiveOf(await newPostgres());
  expect(Object.entries(rows).filter(([, those]) => those.length === 0)).toEqual([]);
  const databaseUrl = await newPostgres();
  const dataDir = await temporaryFolder();
  await restoreBackup({ archive, dataDir, databaseUrl });
  expect(await rowsAt({ databaseUrl })).toEqual(rows);
  expect((await readdir(path.join(dataDir, 'photos'))).toSorted()).toEqual(PLANTED_FILES.toSorted());
  expect(await readdir(dataDir)).not.toContain('rootling.sqlite');
});

onPostgres('a backup of Postgres leaves word there, for administrators (#how-it-is)', async () => {
  const databaseUrl = await newPostgres();
  const { dataDir, archive } = await archiveOf(databaseUrl);
  await leaveWord({ dataDir, databaseUrl, archive, now: NOW + 1 }, { lost: [] });
  const db = await openCurrentDatabase({ databaseUrl });
  const { size } = await stat(archive);
  expect(await listMarks(db, 'backup')).toEqual([{ at: NOW + 1, bytes: size, lost: 0 }]);
  await db.destroy();
});

onPostgres('a file that is lost beside its row in Postgres is named', async () => {
  const databaseUrl = await newPostgres();
  const { dataDir, files } = await plantedInstallation(databaseUrl);
  await files.delete(FORM_FILE);
  const archive = path.join(await temporaryFolder(), 'backup.zip');
  expect(await makeBackup({ dataDir, databaseUrl, files, archive, now: NOW })).toMatchObject({
    lost: [FORM_FILE],
    rows: { consent_forms: 0 },
  });
});

/** More than a page of rows has. */
const CROWD = 300;

onPostgres('what is in Postgres comes back in SQLite, and from there in Postgres', async () => {
  const { archive, rows } = await archiveOf(await newPostgres(), CROWD);
  const dataDir = await temporaryFolder();
  await restoreBackup({ archive, dataDir });
  expect(await rowsAt({ dataDir })).toEqual(rows);
  const again = path.join(await temporaryFolder(), 'again.zip');
  await makeBackup({ dataDir, archive: again, now: NOW });
  const databaseUrl = await newPostgres();
  await restoreBackup({ archive: again, dataDir: await temporaryFolder(), databaseUrl });
  expect(await rowsAt({ databaseUrl })).toEqual(rows);
});

onPostgres('after a restore the rules of the tables hold as before', async () => {
  const { archive } = await archiveOf(null);
  const databaseUrl = await newPostgres();
  await restoreBackup({ archive, dataDir: await temporaryFolder(), databaseUrl });
  const db = await openCurrentDatabase({ databaseUrl });
  onTestFinished(() => db.destroy());
  const orphan = db.updateTable('projects').set({ owner_id: 'nobody' }).execute();
  await expect(orphan).rejects.toThrow('foreign key');
});

onPostgres('a database in which somebody has an account is left as it is', async () => {
  const { archive } = await archiveOf(null);
  const databaseUrl = await newPostgres();
  const { rows } = await plantedInstallation(databaseUrl);
  const dataDir = await temporaryFolder();
  await expect(restoreBackup({ archive, dataDir, databaseUrl })).rejects.toThrow(
    'The Postgres database has accounts; a backup is restored into an empty one only (DATABASE_URL).',
  );
  expect(await rowsAt({ databaseUrl })).toEqual(rows);
  expect(await readdir(dataDir)).toEqual(['rootling.lock']);
});

onPostgres(
  'a restore that breaks off while photos go into a bucket leaves a database without anybody',
  async () => {
    const { archive } = await archiveOf(null);
    const databaseUrl = await newPostgres();
    const dataDir = await temporaryFolder();
    const store = await openDiskStore(path.join(await temporaryFolder(), 'bucket'));
    const put = async () => Promise.reject(new StorageUnavailable('503'));
    const settings: RestoreSettings = { archive, dataDir, databaseUrl };
    await expect(restoreBackup({ ...settings, bucket: { ...store, put } })).rejects.toThrow(
      'The bucket does not answer, or takes nothing. When it does, restore the backup again.',
    );
    expect(await readdir(dataDir)).toEqual(['rootling.lock']);
    await restoreBackup({ ...settings, bucket: store });
    expect((await rowsAt({ databaseUrl })).users).toHaveLength(2);
    expect(await Array.fromAsync(store.list())).toHaveLength(PLANTED_FILES.length);
  },
);

test('an archive is restored from what is handed in, and a photo folder of a bucket stays away', async () => {
  const { archive, rows } = await archiveOf(null);
  const dataDir = await temporaryFolder();
  const bucket = await openDiskStore(path.join(await temporaryFolder(), 'bucket'));
  await restoreBackup({ archive: createReadStream(archive), dataDir, bucket });
  expect(await rowsAt({ dataDir })).toEqual(rows);
  expect((await readdir(dataDir)).toSorted()).toEqual(['rootling.lock', 'rootling.sqlite']);
  expect((await Array.fromAsync(bucket.list())).toSorted()).toEqual(PLANTED_FILES.toSorted());
});

test('a file that is another where it came to is named, and nothing is restored', async () => {
  const { archive } = await archiveOf(null);
  const dataDir = await temporaryFolder();
  const store = await openDiskStore(path.join(await temporaryFolder(), 'bucket'));
  const [file = ''] = PLANTED_FILES;
  const put: FileStore['put'] = (name, bytes) => store.put(name, name === file ? bytes.slice(1) : bytes);
  await expect(restoreBackup({ archive, dataDir, bucket: { ...store, put } })).rejects.toThrow(
    `The file photos/${file} differs from the backup at its new place.`,
  );
  expect(await readdir(dataDir)).toEqual(['rootling.lock']);
});

onPostgres.for([
  ['loses a row', 'audit_log', 'return null', '1 rows were read, and 0 are there'],
  ['changes a value', 'users', "new.first_name := 'Fern'; return new", '2 rows were read, and 2 are there'],
] as const)('a database that %s is told of by the table, and left without anybody', async (row) => {
  const [, table, spoils, counts] = row;
  const { archive } = await archiveOf(null);
  const databaseUrl = await newPostgres();
  const db = await openDatabase({ databaseUrl });
  onTestFinished(() => db.destroy());
  const body = sql.lit(`begin ${spoils}; end`);
  await sql`create function spoil() returns trigger language plpgsql as ${body}`.execute(db);
  await sql`create trigger spoil before insert on ${sql.table(table)} for each row execute function spoil()`.execute(
    db,
  );
  const dataDir = await temporaryFolder();
  await expect(restoreBackup({ archive, dataDir, databaseUrl })).rejects.toThrow(
    `The table ${table} was not copied whole: ${counts}, or what is in them differs.`,
  );
  expect((await rowsAt({ databaseUrl })).users).toEqual([]);
  expect(await readdir(dataDir)).toEqual(['rootling.lock']);
});

onPostgres('a text that Postgres cannot hold is told of by its table', async () => {
  const { dataDir, files } = await plantedInstallation(null);
  const db = await openDatabase({ dataDir });
  await db.updateTable('projects').set({ name: 'Before\0after' }).execute();
  await db.destroy();
  const archive = path.join(await temporaryFolder(), 'backup.zip');
  await makeBackup({ dataDir, files, archive, now: NOW });
  const settings = { archive, dataDir: await temporaryFolder(), databaseUrl: await newPostgres() };
  await expect(restoreBackup(settings)).rejects.toThrow(
    'The table projects cannot be copied: one of its texts has a character that Postgres does not take (NUL).',
  );
});

onPostgres('a database that nobody has made is told of in a sentence', async () => {
  const { archive } = await archiveOf(null);
  const url = new URL(await newPostgres());
  url.pathname = '/no-such-database';
  const settings = { archive, dataDir: await temporaryFolder(), databaseUrl: url.href };
  await expect(restoreBackup(settings)).rejects.toThrow(
    'The Postgres server has no database of this name: make it first (DATABASE_URL).',
  );
});

/** Runs a tool of operators in a process of its own; ends with what it said. */
async function runTool(name: 'backup' | 'restore', environment: Record<string, string>, file: string) {
  const tool = startTool(name, environment, file);
  const said: string[] = [];
  for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (it) => said.push(String(it)));
  const [code] = await once(tool, 'close');
  return { code, said: said.join('') };
}

function startTool(name: 'backup' | 'restore', environment: Record<string, string>, file: string) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const tool = spawn(process.execPath, [path.join(import.meta.dirname, `../../tools/${name}.ts`), file], {
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
  });
  onTestFinished(() => void tool.kill('SIGKILL'));
  return tool;
}

const isIn = async (folder: string, name: string) => (await readdir(folder)).includes(name);

test('a restore that is killed while it unpacks is tried again, and leaves nothing of the first', async () => {
  const { archive, rows } = await archiveOf(null);
  const dataDir = await temporaryFolder();
  const restore = startTool('restore', { DATA_DIR: dataDir }, '-');
  const ended = once(restore, 'exit');
  // For an archive that comes half, the tool waits for the rest.
  restore.stdin.write((await readFile(archive)).subarray(0, 1000));
  await vi.waitFor(async () => expect(await isIn(dataDir, 'restoring')).toBe(true), HANGING_MS);
  restore.kill('SIGKILL');
  await ended;
  expect(await isIn(dataDir, 'restoring')).toBe(true);
  await restoreBackup({ archive, dataDir });
  expect(await rowsAt({ dataDir })).toEqual(rows);
  expect((await readdir(path.join(dataDir, 'photos'))).toSorted()).toEqual(PLANTED_FILES.toSorted());
  expect(await isIn(dataDir, 'restoring')).toBe(false);
});

/** Lets nobody write to the accounts of a Postgres while `work` is done: a restore stands still between photos and rows. */
async function whileLocked(databaseUrl: string, work: (db: Database) => Promise<void>): Promise<void> {
  const db = await openDatabase({ databaseUrl });
  onTestFinished(() => db.destroy());
  await db.transaction().execute(async (tx) => {
    await sql`lock table users in share mode`.execute(tx);
    await work(db);
  });
}

onPostgres('a restore that is killed between photos and rows is tried again', async () => {
  const { archive, rows } = await archiveOf(null);
  const databaseUrl = await newPostgres();
  const dataDir = await temporaryFolder();
  await whileLocked(databaseUrl, async () => {
    const restore = startTool('restore', { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, archive);
    const ended = once(restore, 'exit');
    await vi.waitFor(async () => expect(await isIn(dataDir, 'photos')).toBe(true), HANGING_MS);
    restore.kill('SIGKILL');
    await ended;
  });
  expect(await isIn(dataDir, 'restoring')).toBe(true);
  await restoreBackup({ archive, dataDir, databaseUrl });
  expect(await rowsAt({ databaseUrl })).toEqual(rows);
  expect((await readdir(path.join(dataDir, 'photos'))).toSorted()).toEqual(PLANTED_FILES.toSorted());
});

onPostgres('a database that goes away while rows come is told of, and all is as it was', async () => {
  const { archive, rows } = await archiveOf(null);
  const databaseUrl = await newPostgres();
  const dataDir = await temporaryFolder();
  await whileLocked(databaseUrl, async (db) => {
    const restored = expect(restoreBackup({ archive, dataDir, databaseUrl })).rejects.toThrow(
      'The database does not answer any more. When it does, restore the backup again.',
    );
    await vi.waitFor(async () => {
      const { rows: waiting } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(waiting).toHaveLength(1);
    }, HANGING_MS);
    await restored;
  });
  expect(await readdir(dataDir)).toEqual(['rootling.lock']);
  await restoreBackup({ archive, dataDir, databaseUrl });
  expect(await rowsAt({ databaseUrl })).toEqual(rows);
});

test('photos that a restore of another archive left are not deleted, and it is said what to do', async () => {
  const { archive } = await archiveOf(null);
  const dataDir = await temporaryFolder();
  for (const folder of ['restoring', 'photos']) await mkdir(path.join(dataDir, folder));
  await writeFile(path.join(dataDir, 'photos', 'of-others.jpg'), 'jpeg');
  await expect(restoreBackup({ archive, dataDir })).rejects.toThrow(
    `${dataDir}/photos has files that are not of this backup: in it is of-others.jpg. If a restore of another backup left ` +
      'them, delete that folder, and restore again.',
  );
  expect(await readdir(path.join(dataDir, 'photos'))).toEqual(['of-others.jpg']);
});

const disk = await smallDisk();
await disk?.remove();

test.skipIf(disk === null)(
  'a restore for which there is no room says so, and with room it is made',
  async () => {
    const room = await smallDisk();
    if (!room) throw new Error('A moment ago a disk could be mounted.');
    onTestFinished(room.remove);
    const ballast = path.join(room.folder, 'ballast');
    await writeFile(ballast, Buffer.alloc(28_000_000));
    const { dataDir: source, files, rows } = await plantedInstallation(null);
    // More than is free on the disk of 80 MB, where the tool asks for 50 before it begins.
    const bytes = Math.ceil(58_000_000 / PLANTED_FILES.length);
    for (const name of PLANTED_FILES) await files.put(name, Buffer.alloc(bytes, name));
    const archive = path.join(await temporaryFolder(), 'backup.zip');
    await makeBackup({ dataDir: source, files, archive, now: NOW });
    const dataDir = path.join(room.folder, 'data');
    await expect(restoreBackup({ archive, dataDir })).rejects.toThrow(
      'There is no room left for the backup. When there is, restore the backup again.',
    );
    expect(await readdir(dataDir)).toEqual(['rootling.lock']);
    await rm(ballast);
    await restoreBackup({ archive, dataDir });
    expect(await rowsAt({ dataDir })).toEqual(rows);
  },
  120_000,
);

/** A scout with a notebook who stays signed in. */
async function scoutAt(program: Program) {
  const scout = openBrowser();
  const projectId = await beginAsScout(program, scout);
  const form = new FormData();
  form.append('photos', new Blob([new Uint8Array(await smallJpeg())], { type: 'image/jpeg' }), 'jar.jpg');
  const uploaded = await scout(program, uploadStepPhotos, { projectId, stepNumber: 2 }, form);
  const { photos } = (await uploaded.json()) as { photos: { filename: string }[] };
  const write = (at: Program, notes: string) =>
    scout(at, createTrackingEntry, { projectId }, { isDraft: true, notes });
  const entries = async (at: Program) => {
    const listed = await scout(at, listTrackingEntries, { projectId });
    return ((await listed.json()) as { notes: string }[]).map(({ notes }) => notes).toSorted();
  };
  const photo = (at: Program) => scout(at, getUpload, { filename: photos[0]?.filename ?? '' });
  return { write, entries, photo };
}

async function stop(program: Program): Promise<void> {
  program.process.kill('SIGTERM');
  await program.exitCode;
}

async function start(environment: Record<string, string>): Promise<Program> {
  const program = await startProgram(environment);
  onTestFinished(() => stop(program));
  return program;
}

onPostgres('a scout who was signed in goes on in the other engine, there and back', async () => {
  const first = { DATA_DIR: await temporaryFolder() };
  const there = { DATA_DIR: await temporaryFolder(), DATABASE_URL: await newPostgres() };
  const back = { DATA_DIR: await temporaryFolder() };
  const move = async (from: Record<string, string>, to: Record<string, string>) => {
    const archive = path.join(await temporaryFolder(), 'backup.zip');
    expect(await runTool('backup', from, archive)).toMatchObject({ code: 0 });
    const { code, said } = await runTool('restore', to, archive);
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(
        /^Compared with the backup, and the same: \d+ rows in \d+ tables, and 3 files by their SHA-256\.$/m,
      ),
    ]);
  };
  let program = await start(first);
  const scout = await scoutAt(program);
  await scout.write(program, 'in the folder');
  await stop(program);
  await move(first, there);
  program = await start(there);
  await scout.write(program, 'on Postgres');
  expect((await scout.photo(program)).status).toBe(200);
  await stop(program);
  await move(there, back);
  program = await start(back);
  expect(await scout.entries(program)).toEqual(['in the folder', 'on Postgres']);
  expect((await scout.photo(program)).status).toBe(200);
});
