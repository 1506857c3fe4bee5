/** Backups from one engine into the other: an archive tells nothing of where it was made. */
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listMarks } from '#server/office/system-health/marks.store.ts';
import { type Database, openCurrentDatabase, openDatabase } from '#server/platform/db/open.ts';
import { openDiskStore } from '#server/platform/files/disk-store.ts';
import { PLANTED_FILES, plantFiles, plantRows, rowsIn } from '#server/testing/plant-rows.ts';
import { createPostgresDatabase } from '#server/testing/postgres.ts';
import { type Row, rowsOfEveryTable } from '#server/testing/rows-of-every-table.ts';
import { leaveWord, makeBackup } from './backup.ts';
import { type RestoreSettings, restoreBackup } from './restore.ts';

const NOW = Date.parse('2026-05-01T03:00:00Z');
/** Of the run: see vitest.config.ts. Without one these tests have nothing to show. */
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

/** An installation with a row in every table and every kind of file; its database is closed again. */
async function plantedInstallation(databaseUrl: string | null) {
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
  const rows = await allRows(db);
  await db.destroy();
  return { dataDir, files, rows };
}

/** The rows of every table, in no engine's own order. */
async function allRows(db: Database): Promise<Record<string, Row[]>> {
  const inOrder = (rows: Row[]) => rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const tables = Object.keys(rowsOfEveryTable(NOW));
  const found = await Promise.all(tables.map(async (it) => [it, inOrder(await rowsIn(db, it))] as const));
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

async function archiveOf(databaseUrl: string | null) {
  const installation = await plantedInstallation(databaseUrl);
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

onPostgres('a backup of Postgres leaves word there, for administrators (§31)', async () => {
  const databaseUrl = await newPostgres();
  const { dataDir, archive } = await archiveOf(databaseUrl);
  await leaveWord({ dataDir, databaseUrl, archive, now: NOW + 1 });
  const db = await openCurrentDatabase({ databaseUrl });
  const { size } = await stat(archive);
  expect(await listMarks(db, 'backup')).toEqual([{ at: NOW + 1, bytes: size }]);
  await db.destroy();
});

onPostgres('what is in Postgres comes back in SQLite, and from there in Postgres', async () => {
  const { archive, rows } = await archiveOf(await newPostgres());
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
    const put = async () => Promise.reject(new Error('The bucket is away.'));
    const settings: RestoreSettings = { archive, dataDir, databaseUrl };
    await expect(restoreBackup({ ...settings, bucket: { ...store, put } })).rejects.toThrow(
      'The bucket is away.',
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
