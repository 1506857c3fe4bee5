import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createTrackingEntry, listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { getUpload, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { holdDataFolder } from '#server/platform/data-folder.ts';
import { openCurrentDatabase, openDatabase, openForMove } from '#server/platform/db/open.ts';
import { openDiskStore } from '#server/platform/files/disk-store.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import {
  differences,
  fillSite,
  type MoveWorld,
  runMove,
  type Site,
  STRAY_FILE,
  settingsFile,
  siteOf,
} from '#server/testing/crash-moves.ts';
import { smallDisk } from '#server/testing/full-disk.ts';
import { PLANTED_FILES } from '#server/testing/plant-rows.ts';
import { createPostgresDatabase } from '#server/testing/postgres.ts';
import { type Program, startProgram } from '#server/testing/program.ts';
import { beginAsScout, openBrowser } from '#server/testing/scout-browser.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { makeBackup } from './backup.ts';
import { moveInstallation, stayHere } from './move.ts';
import { moveFiles } from './move-files.ts';
import { locationOf, type Place } from './move-places.ts';
import { previewMove } from './move-preview.ts';

/** Of the run: see vitest.config.ts. */
const postgresUrl = process.env.TEST_DATABASE_URL ?? '';
const onPostgres = test.skipIf(postgresUrl === '');
const NOW = Date.parse('2026-05-01T03:00:00Z');

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-move-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function newPostgres() {
  const { url, drop } = await createPostgresDatabase(postgresUrl);
  onTestFinished(drop);
  return siteOf({ DATA_DIR: await newFolder(), DATABASE_URL: url });
}

const newSqlite = async () => siteOf({ DATA_DIR: await newFolder() });

async function filled(site: Site, students = 3): Promise<Site> {
  const world: MoveWorld = { folder: '', postgresUrl, students, photos: 2 };
  await fillSite(site, world);
  return site;
}

/** A table, or a kind of file: the last of them all. */
const LAST = 56;

type Move = { isAnew?: boolean; cutAt?: number };

/** Moves, and gives the lines that it said; `cutAt` cuts it off when it tells for the so-manyeth time how far it is. */
async function move(source: Place, target: Place, { isAnew = false, cutAt = 0 }: Move = {}) {
  const lines: string[] = [];
  let told = 0;
  const passing = () => {
    told += 1;
    if (told === cutAt) throw new Error('The light went out.');
  };
  const teller = { line: (text: string) => void lines.push(text), passing };
  await moveInstallation({ source, target, isAnew, newId: randomUUID, teller });
  return lines;
}

/** What the start of the program says there; nothing when it starts. */
async function startAt(place: Place): Promise<string> {
  try {
    await (await openDatabase(locationOf(place))).destroy();
    return '';
  } catch (error) {
    return String(error);
  }
}

test('all comes along, and from then on the program starts in the new place only', async () => {
  const [source, target] = [await filled(await newSqlite()), await newSqlite()];
  const lines = await move(source.place, target.place);
  expect(await differences(source, target)).toEqual([]);
  expect(lines).toContain('photos: 12 files, 318 bytes, each read back the same');
  expect(lines.join('\n')).toMatch(/^users: 5 rows, the same on both sides \([0-9a-f]{12}\)$/m);
  expect(await startAt(target.place)).toBe('');
  expect(await startAt(source.place)).toContain(
    `What was here has moved to the SQLite database in ${target.place.dataDir}`,
  );
  expect(await move(source.place, target.place)).toEqual([
    `The move to the SQLite database in ${target.place.dataDir} was finished before.`,
  ]);
  await stayHere(source.place);
  expect(await startAt(source.place)).toBe('');
  await expect(stayHere(source.place)).rejects.toThrow('Nothing has moved away from');
});

test('the proof of what was deleted comes along, beside what lies there already', async () => {
  const [source, target] = [await filled(await newSqlite()), await newSqlite()];
  const [here, there] = [source, target].map(({ place }) => path.join(place.dataDir, 'deletions.jsonl')) as [
    string,
    string,
  ];
  const lines = await readFile(here, 'utf8');
  expect(lines.split('\n')).toHaveLength(4);
  // As a crash leaves it: the second line is torn.
  await writeFile(there, lines.slice(0, lines.indexOf('\n') + 20));
  await move(source.place, target.place);
  const known = (await readFile(there, 'utf8')).split('\n').filter((it) => lines.split('\n').includes(it));
  expect(new Set(known)).toEqual(new Set(lines.split('\n')));
});

test.for([1, 2, 20, 40, LAST])(
  'cut off when it has told %d times how far it is, it goes on',
  async (cutAt) => {
    const [source, target] = [await filled(await newSqlite()), await newSqlite()];
    await expect(move(source.place, target.place, { cutAt })).rejects.toThrow('The light went out.');
    expect(await startAt(source.place)).toContain('or a move there is not finished');
    expect(await startAt(target.place)).toContain('is not finished. Run npm run move again');
    await expect(openCurrentDatabase(locationOf(target.place))).rejects.toThrow('is not finished');
    const [first] = await move(source.place, target.place);
    expect(first).toMatch(/^Going on with the move from /);
    expect(await differences(source, target)).toEqual([]);
    expect(await startAt(target.place)).toBe('');
  },
);

test('a place that was left is backed up no more, so that nobody trusts in old archives', async () => {
  const [source, target] = [await filled(await newSqlite()), await newSqlite()];
  await move(source.place, target.place);
  const folder = await newFolder();
  const archive = (name: string) => path.join(folder, name);
  await expect(
    makeBackup({ dataDir: source.place.dataDir, archive: archive('old.zip'), now: NOW }),
  ).rejects.toThrow('What was here has moved to');
  expect(await readdir(folder)).toEqual([]);
  await makeBackup({ dataDir: target.place.dataDir, archive: archive('new.zip'), now: NOW });
});

test('who has written to the old place after a cut is found out, and can begin anew', async () => {
  const [source, target] = [await filled(await newSqlite()), await newSqlite()];
  await expect(move(source.place, target.place, { cutAt: LAST })).rejects.toThrow();
  await stayHere(source.place);
  const db = await openDatabase(locationOf(source.place));
  await db.updateTable('users').set({ first_name: 'Fern' }).where('username', '=', 'Willow').execute();
  await db.destroy();
  // The mark was taken away: this is another move, which takes nothing of the first for granted.
  expect((await move(source.place, target.place))[0]).toMatch(/^Moving from /);
  expect(await differences(source, target)).toEqual([]);
});

test('who wrote past the marks is told of by the checksums, and nothing is called moved', async () => {
  const [source, target] = [await filled(await newSqlite()), await newSqlite()];
  await expect(move(source.place, target.place, { cutAt: LAST })).rejects.toThrow();
  const db = await openForMove(locationOf(source.place), 'leave');
  await db.updateTable('users').set({ first_name: 'Fern' }).where('username', '=', 'Willow').execute();
  await db.destroy();
  await expect(move(source.place, target.place)).rejects.toThrow(
    'The table users is not the same on both sides: somebody has written to it since the move began.',
  );
  expect(await startAt(target.place)).toContain('is not finished');
  await move(source.place, target.place, { isAnew: true });
  expect(await differences(source, target)).toEqual([]);
});

test('a place where somebody is, or where files lie, is refused and left as it was', async () => {
  const [source, other] = [await filled(await newSqlite()), await filled(await newSqlite())];
  await expect(move(source.place, other.place)).rejects.toThrow(
    `There are accounts in the SQLite database in ${other.place.dataDir}; a move goes into an empty one only.`,
  );
  expect([await startAt(source.place), await startAt(other.place)]).toEqual(['', '']);
  const target = await newSqlite();
  await mkdir(path.join(target.place.dataDir, 'photos'));
  await writeFile(path.join(target.place.dataDir, 'photos', 'of-others.jpg'), 'x');
  await expect(move(source.place, target.place)).rejects.toThrow(
    `There are files in ${target.place.dataDir}/photos, such as of-others.jpg`,
  );
  expect(await startAt(source.place)).toBe('');
});

test('the unfinished move of another installation is thrown away only when that is asked for', async () => {
  const [first, second, target] = [
    await filled(await newSqlite()),
    await filled(await newSqlite()),
    await newSqlite(),
  ];
  await expect(move(first.place, target.place, { cutAt: 9 })).rejects.toThrow();
  await expect(move(second.place, target.place)).rejects.toThrow(
    `In the new place is an unfinished move from the SQLite database in ${first.place.dataDir}. With --anew`,
  );
  expect(await startAt(second.place)).toBe('');
  await move(second.place, target.place, { isAnew: true });
  expect(await differences(second, target)).toEqual([]);
});

test('a move is refused while the program runs, from half a move, to the same place, and from nothing', async () => {
  const [source, target] = [await filled(await newSqlite()), await newSqlite()];
  const { release } = holdDataFolder(source.place.dataDir);
  await expect(move(source.place, target.place)).rejects.toThrow(
    'Another Rootling process is using the data folder',
  );
  release();
  await expect(move(source.place, source.place)).rejects.toThrow('there is nothing to move');
  const nothing = await newSqlite();
  await expect(move(nothing.place, target.place)).rejects.toThrow('There is no database at');
  expect(await readdir(nothing.place.dataDir)).toEqual([]);
  await expect(move(source.place, target.place, { cutAt: 9 })).rejects.toThrow();
  await expect(move(target.place, nothing.place)).rejects.toThrow('is not finished');
});

test('a dry run says how much there is while the program runs, and changes nothing', async () => {
  const [source, target] = [await filled(await newSqlite()), await newSqlite()];
  onTestFinished(holdDataFolder(source.place.dataDir).release);
  const lines: string[] = [];
  await previewMove(source.place, target.place, (line) => void lines.push(line));
  expect(lines[0]).toMatch(
    new RegExp(`^[\\d,]+ rows in the SQLite database in ${source.place.dataDir}, \\d+ MB:$`),
  );
  expect(lines).toContain('           5  users');
  expect(lines).toContain(`6 photos and 1 signed form in ${source.place.dataDir}/photos, 1 MB`);
  expect(lines).toContain(`To the SQLite database in ${target.place.dataDir}: a new one`);
  expect(await readdir(target.place.dataDir)).toEqual([]);
  expect(await startAt(source.place)).toBe('');
});

test('a row whose file was gone before stays without; where no file is, the settings are wrong', async () => {
  const [source, target, wrong] = [await filled(await newSqlite()), await newSqlite(), await newFolder()];
  const photos = path.join(source.place.dataDir, 'photos');
  await rm(path.join(photos, PLANTED_FILES[0] ?? ''));
  const lines = await move(source.place, target.place);
  expect(lines.join('\n')).toContain('photos: 11 files');
  expect(lines.join('\n')).toContain('; 1 were not there before either');
  expect(await readdir(path.join(target.place.dataDir, 'photos'))).not.toContain(STRAY_FILE);
  await stayHere(source.place);
  await rm(photos, { recursive: true });
  const again = siteOf({ DATA_DIR: wrong });
  await expect(move(source.place, again.place)).rejects.toThrow('None of the first photos is where');
});

test('a file that is another where it came to is not called moved', async () => {
  const [source, target] = [await filled(await newSqlite()), await newSqlite()];
  await expect(move(source.place, target.place, { cutAt: 1 })).rejects.toThrow();
  const [rows, db] = [
    await openForMove(locationOf(source.place), 'leave'),
    await openForMove(locationOf(target.place), 'arrive'),
  ];
  onTestFinished(async () => {
    await rows.destroy();
    await db.destroy();
  });
  const from = await openDiskStore(path.join(source.place.dataDir, 'photos'));
  const to = await openDiskStore(path.join(target.place.dataDir, 'photos'));
  const put: FileStore['put'] = (name, bytes) => to.put(name, bytes.slice(1));
  const files = { rows, target: db, from, to: { ...to, put }, onFiles: () => {} };
  await expect(moveFiles(files)).rejects.toThrow('is not the same where it came to');
});

onPostgres('there and back again, nothing is different, and the rules of the tables hold', async () => {
  const [first, there, back] = [await filled(await newSqlite(), 300), await newPostgres(), await newSqlite()];
  await move(first.place, there.place);
  expect(await differences(first, there)).toEqual([]);
  const db = await openDatabase(locationOf(there.place));
  const orphan = db.updateTable('projects').set({ owner_id: 'nobody' }).execute();
  await expect(orphan).rejects.toThrow('foreign key');
  await db.destroy();
  await move(there.place, back.place);
  expect(await differences(first, back)).toEqual([]);
});

onPostgres('nobody writes to Postgres while it moves away, and who is connected is told of', async () => {
  const [source, target] = [await filled(await newPostgres()), await newSqlite()];
  const server = await openDatabase(locationOf(source.place));
  await expect(move(source.place, target.place)).rejects.toThrow(
    /Another Rootling process is using the Postgres database test_\w+ at localhost. Stop all of them first/,
  );
  await server.destroy();
  await move(source.place, target.place);
  expect(await startAt(source.place)).toContain('What was here has moved to the SQLite database');
  expect(await differences(source, target)).toEqual([]);
});

onPostgres('a server that is not there, or has no such database, is told of in a sentence', async () => {
  const source = await filled(await newSqlite());
  const url = new URL((await newPostgres()).place.databaseUrl ?? '');
  url.pathname = '/no-such-database';
  const dataDir = await newFolder();
  const nowhere = readConfig({ DATA_DIR: dataDir, DATABASE_URL: url.href });
  await expect(move(source.place, nowhere)).rejects.toThrow(
    'The new place cannot be used. The Postgres server has no database of this name: make it first (DATABASE_URL).',
  );
  const away = readConfig({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://rootling@127.0.0.1:9/rootling' });
  await expect(move(source.place, away)).rejects.toThrow('The Postgres server does not answer');
  expect(await startAt(source.place)).toBe('');
});

onPostgres('a text that Postgres cannot hold is named', async () => {
  const [source, target] = [await filled(await newSqlite()), await newPostgres()];
  const db = await openDatabase(locationOf(source.place));
  await db.updateTable('projects').set({ name: 'Before\0after' }).execute();
  await db.destroy();
  await expect(move(source.place, target.place)).rejects.toThrow(
    'The table projects cannot be moved: one of its texts has a character that Postgres does not take (NUL).',
  );
});

const disk = await smallDisk();
await disk?.remove();

test.skipIf(disk === null)(
  'on a disk that is full it stops with a sentence, and with room it goes on',
  async () => {
    const room = await smallDisk();
    if (!room) throw new Error('A moment ago a disk could be mounted.');
    onTestFinished(room.remove);
    const source = await filled(await newSqlite());
    const files = await openDiskStore(path.join(source.place.dataDir, 'photos'));
    for (const name of PLANTED_FILES) await files.put(name, Buffer.alloc(11_000_000, name));
    const target = siteOf({ DATA_DIR: path.join(room.folder, 'data') });
    await expect(move(source.place, target.place)).rejects.toThrow(
      'There is no room left in the new place. Make room there. Run the same command again: it goes on where it stopped.',
    );
    await promisify(execFile)('mount', ['-o', 'remount,size=300m', room.folder]);
    expect((await move(source.place, target.place))[0]).toMatch(/^Going on/);
    expect(await differences(source, target)).toEqual([]);
  },
);

/** Of a scout who goes on with her notebook, signed in once and for all. */
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

async function start(site: Site): Promise<Program> {
  const program = await startProgram({ ...site.environment });
  onTestFinished(() => stop(program));
  return program;
}

onPostgres('a scout who was signed in goes on where the program starts next, there and back', async () => {
  const [first, there, back] = [await newSqlite(), await newPostgres(), await newSqlite()];
  const folder = await newFolder();
  let program = await start(first);
  const scout = await scoutAt(program);
  await scout.write(program, 'in the folder');
  const busy = await runMove(first.environment, [await settingsFile(folder, there)]);
  expect([busy.code, busy.said]).toEqual([1, expect.stringContaining('Another Rootling process is using')]);
  await stop(program);
  const moved = await runMove(first.environment, [await settingsFile(folder, there)]);
  expect([moved.code, moved.said]).toEqual([0, expect.stringContaining('Done. Start the program with')]);
  await expect(start(first)).rejects.toThrow('What was here has moved to the Postgres database');
  program = await start(there);
  await scout.write(program, 'on Postgres');
  expect((await scout.photo(program)).status).toBe(200);
  await stop(program);
  const returned = await runMove(there.environment, [await settingsFile(folder, back)]);
  expect([returned.code, returned.said]).toEqual([0, expect.stringContaining('Done.')]);
  await expect(start(there)).rejects.toThrow('What was here has moved to the SQLite database');
  program = await start(back);
  expect(await scout.entries(program)).toEqual(['in the folder', 'on Postgres']);
  expect((await scout.photo(program)).status).toBe(200);
});
