import { execFile, spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { chown, link, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pino } from 'pino';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { receiveSignedForm } from '#domain/contract/consent/consent-proof.ts';
import { getStep, type Step } from '#domain/contract/notebook/steps.ts';
import {
  createTrackingEntry,
  listTrackingEntries,
  type TrackingEntry,
} from '#domain/contract/notebook/tracking.ts';
import {
  deletePhoto,
  getUpload,
  type Photo,
  type UploadResult,
  uploadStepPhotos,
} from '#domain/contract/photos/photos.ts';
import { OUR_TERMS } from '#domain/terms.ts';
import { buildApp } from '#server/app.ts';
import { listMarks } from '#server/office/system-health/marks.store.ts';
import { thumbnailName } from '#server/photos/photo-files.service.ts';
import { giveToOwner } from '#server/platform/data-folder.ts';
import { openCurrentDatabase, openDatabase } from '#server/platform/db/open.ts';
import { copyDatabase } from '#server/platform/db/snapshot.ts';
import { ENDLESS_ROOM } from '#server/platform/disk-reserve.ts';
import { openDiskStore } from '#server/platform/files/disk-store.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { factoriesOf } from '#server/testing/factories.ts';
import { type Program, startProgram } from '#server/testing/program.ts';
import { beginAsScout, openBrowser } from '#server/testing/scout-browser.ts';
import { sharedPictures } from '#server/testing/shared-pictures.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { Caller } from '#server/testing/world.ts';
import { makeBackup } from './backup.ts';
import { ArchiveWriter } from './backup-archive.ts';
import { archiveName } from './backup-folder.ts';
import { restoreBackup } from './restore.ts';

const TOOLS = path.join(import.meta.dirname, '../../tools');
const STEP = 3;

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataDir: string): Promise<Program> {
  const program = await startProgram({ DATA_DIR: dataDir });
  onTestFinished(() => void program.process.kill('SIGKILL'));
  return program;
}

/** Runs `npm run backup` or `npm run restore` as a process of its own. */
function runTool(
  name: 'backup' | 'restore',
  file: string,
  dataDir: string,
  others: Record<string, string> = {},
  options: readonly string[] = [],
) {
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...others };
    execFile(
      process.execPath,
      [path.join(TOOLS, `${name}.ts`), ...options, file],
      { env },
      (error, out, said) => resolve({ exitCode: error ? Number(error.code) : 0, output: out + said }),
    );
  });
}

/** The program over a SQLite folder in this process, and a scout with some photos in it. */
async function openFolderWithPhotos(count: number) {
  const dataDir = await temporaryFolder();
  const files = await openDiskStore(path.join(dataDir, 'photos'));
  const platform: Platform = {
    config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    terms: { en: OUR_TERMS, es: OUR_TERMS },
    db: await openDatabase({ dataDir }),
    files,
    pictures: sharedPictures(),
    room: ENDLESS_ROOM,
    incoming: path.join(dataDir, 'incoming'),
    clock: Date.now,
    newId: randomUUID,
    newToken: () => randomBytes(32).toString('base64url'),
    log: pino({ level: 'silent' }),
  };
  const app = await buildApp(platform);
  onTestFinished(async () => {
    await app.close();
    await platform.db.destroy();
  });
  const people = factoriesOf(platform, (token) => new Caller(app, { [SESSION_COOKIE]: token }));
  const scout = await people.student();
  const { id: projectId } = await people.project(scout);
  const bytes = await smallJpeg();
  const sent = Array.from({ length: count }, (_, number) => ({ name: `${number}.jpg`, bytes }));
  const { body } = await scout.caller.upload(uploadStepPhotos, { projectId, stepNumber: STEP }, sent);
  const photos = body.photos.toSorted((a, b) => (a.filename < b.filename ? -1 : 1));
  /** Keeps a signed form beside the consent of the scout, and gives the name of its file. */
  const keepForm = async () => {
    const before = new Set(await imageFiles(dataDir));
    const ranger = await people.admin();
    const scan = [{ name: 'form.pdf', bytes: Buffer.from('%PDF-1.7 of a form') }];
    const paper = { parentFirstName: 'Ana', parentLastName: 'Reyes' };
    await ranger.caller.upload(receiveSignedForm, { id: scout.user.id }, scan, paper);
    return (await imageFiles(dataDir)).find((name) => !before.has(name)) ?? '';
  };
  return { dataDir, files, photos, caller: scout.caller, keepForm };
}

async function photosIn(dataDir: string): Promise<string[]> {
  const db = await openDatabase({ dataDir });
  const rows = await db.selectFrom('photos').select('filename').orderBy('filename').execute();
  await db.destroy();
  return rows.map((row) => row.filename);
}

function filesOf(filenames: readonly string[]): string[] {
  return filenames.flatMap((name) => [name, thumbnailName(name)]).toSorted();
}

async function imageFiles(dataDir: string): Promise<string[]> {
  return (await readdir(path.join(dataDir, 'photos'))).toSorted();
}

/** Scouts at work: photos come and go and entries are written until `stop`; tells what was acknowledged. */
function keepWriting(program: Program, call: ReturnType<typeof openBrowser>, projectId: string) {
  const kept = new Set<string>();
  const entries = new Set<string>();
  let stopped = false;
  async function upload(): Promise<Photo> {
    const form = new FormData();
    form.append('photos', new Blob([new Uint8Array(await smallJpeg(200))]), 'jar.jpg');
    const response = await call(program, uploadStepPhotos, { projectId, stepNumber: STEP }, form);
    const [photo] = ((await response.json()) as UploadResult).photos;
    if (!photo) throw new Error('The photo was not taken');
    return photo;
  }
  async function write(): Promise<void> {
    while (!stopped) {
      const going = await upload();
      if (kept.size < 20) kept.add((await upload()).id);
      const entry = await call(
        program,
        createTrackingEntry,
        { projectId },
        { notes: 'Roots', isDraft: false },
      );
      entries.add(((await entry.json()) as TrackingEntry).id);
      await call(program, deletePhoto, { photoId: going.id });
    }
  }
  const writers = [write(), write()];
  return {
    acknowledged: () => ({ photos: [...kept], entries: [...entries] }),
    stop: async () => {
      stopped = true;
      await Promise.all(writers);
    },
  };
}

test('a backup made while scouts write is restored with all that was acknowledged before it began', async () => {
  const dataDir = await temporaryFolder();
  const archive = path.join(await temporaryFolder(), 'backup.zip');
  const call = openBrowser();
  const program = await start(dataDir);
  const projectId = await beginAsScout(program, call);
  const work = keepWriting(program, call, projectId);
  await vi.waitFor(() => expect(work.acknowledged().photos.length).toBeGreaterThan(3), 20_000);
  const before = work.acknowledged();
  const backup = await runTool('backup', archive, dataDir);
  await work.stop();
  expect(backup).toEqual({ exitCode: 0, output: expect.stringContaining('1 accounts, 1 projects') });
  // It leaves word for administrators while the server runs (PRODUCT.md#how-it-is).
  const db = await openCurrentDatabase({ dataDir });
  const { size } = await stat(archive);
  expect(await listMarks(db, 'backup')).toEqual([{ at: expect.any(Number), bytes: size, lost: 0 }]);
  await db.destroy();
  // Something was written meanwhile, or the test shows nothing.
  expect(work.acknowledged().entries.length).toBeGreaterThan(before.entries.length);

  const restoredDir = path.join(await temporaryFolder(), 'data');
  const restore = await runTool('restore', archive, restoredDir);
  expect(restore).toEqual({ exitCode: 0, output: expect.stringContaining('1 accounts, 1 projects') });
  const restored = await start(restoredDir);
  const step = (await (await call(restored, getStep, { id: projectId, stepNumber: STEP })).json()) as Step;
  expect(step.photos.map((photo) => photo.id)).toEqual(expect.arrayContaining(before.photos));
  for (const photo of step.photos) {
    const bytes = await (await call(restored, getUpload, { filename: photo.filename })).arrayBuffer();
    expect(bytes.byteLength).toBe(photo.size);
    // Decodes every pixel: a file cut short throws.
    await sharp(bytes, { failOn: 'truncated' }).raw().toBuffer();
  }
  const entries = await (await call(restored, listTrackingEntries, { projectId })).json();
  const entryIds = (entries as TrackingEntry[]).map((entry) => entry.id);
  expect(entryIds).toEqual(expect.arrayContaining(before.entries));
  expect(await imageFiles(restoredDir)).toEqual(filesOf(step.photos.map((photo) => photo.filename)));
}, 60_000);

test('what was acknowledged before kill -9 is in a backup made before the next start', async () => {
  const dataDir = await temporaryFolder();
  const archive = path.join(await temporaryFolder(), 'backup.zip');
  const call = openBrowser();
  const program = await start(dataDir);
  const projectId = await beginAsScout(program, call);
  program.process.kill('SIGKILL');
  await program.exitCode;
  await makeBackup({ dataDir, archive, now: 0 });

  const restoredDir = await temporaryFolder();
  await restoreBackup({ archive, dataDir: restoredDir });
  const restored = await start(restoredDir);
  expect((await call(restored, getStep, { id: projectId, stepNumber: STEP })).status).toBe(200);
});

test('a signed form is in the backup and lies in the restored folder; one whose file is lost is left out and named', async () => {
  const { dataDir, photos, keepForm } = await openFolderWithPhotos(1);
  const form = await keepForm();
  const filesOfAll = [...filesOf(photos.map((photo) => photo.filename)), form].toSorted();
  const archive = path.join(await temporaryFolder(), 'backup.zip');
  await makeBackup({ dataDir, archive, now: 0 });
  const restoredDir = await temporaryFolder();
  const { rows } = await restoreBackup({ archive, dataDir: restoredDir });
  expect(rows.consent_forms).toBe(1);
  expect(await imageFiles(restoredDir)).toEqual(filesOfAll);
  expect(await readFile(path.join(restoredDir, 'photos', form), 'utf8')).toBe('%PDF-1.7 of a form');

  await rm(path.join(dataDir, 'photos', form));
  const without = path.join(await temporaryFolder(), 'backup.zip');
  const manifest = await makeBackup({ dataDir, archive: without, now: 0 });
  expect([manifest.rows.consent_forms, manifest.rows.consent_events]).toEqual([0, 1]);
  expect(manifest.lost).toEqual([form]);
}, 30_000);

/** A store in which the photos are deleted, row and all, just before or just after the backup has found their files. */
function deletedMeanwhile(
  files: FileStore,
  when: 'before' | 'after',
  remove: (name: string) => Promise<void>,
) {
  const read: FileStore['read'] = async (name, range) => {
    if (when === 'before') await remove(name);
    const file = await files.read(name, range);
    if (when === 'after') await remove(name);
    return file;
  };
  return { ...files, read };
}

test.each([
  ['before', 2],
  ['after', 3],
] as const)(
  'a photo deleted right %s its files were found is absent with its row, or whole',
  async (when, left) => {
    const { dataDir, files, photos, caller } = await openFolderWithPhotos(3);
    const [, second] = photos;
    const store = deletedMeanwhile(files, when, async (name) => {
      if (name === thumbnailName(second?.filename ?? '')) {
        await caller.call(deletePhoto, { params: { photoId: second?.id ?? '' } });
      }
    });
    const archive = path.join(await temporaryFolder(), 'backup.zip');
    const manifest = await makeBackup({ dataDir, files: store, archive, now: 0 });
    expect(manifest).toMatchObject({ rows: { photos: left }, lost: [] });

    const restoredDir = await temporaryFolder();
    await restoreBackup({ archive, dataDir: restoredDir });
    const expected = photos.filter((photo) => left === 3 || photo !== second).map((photo) => photo.filename);
    expect(await photosIn(restoredDir)).toEqual(expected);
    expect(await imageFiles(restoredDir)).toEqual(filesOf(expected));
    expect(await photosIn(dataDir)).toEqual([photos[0]?.filename, photos[2]?.filename]);
  },
);

test('a photo that is lost and was not deleted is left out, named, and known to administrators; older archives stay as long as families were told', async () => {
  const { dataDir, files, photos } = await openFolderWithPhotos(3);
  const [first, second, third] = photos.map(({ filename }) => filename);
  await files.delete(second ?? '');
  const folder = await temporaryFolder();
  const [overdue = '', ...older] = [36, 34, 2].map((days) => archiveName(Date.now() - days * 24 * 3_600_000));
  for (const name of [overdue, ...older]) await writeFile(path.join(folder, name), 'older');
  const { exitCode, output } = await runTool('backup', folder, dataDir, {}, ['--keep', '1']);
  expect([exitCode, output]).toEqual([
    1,
    expect.stringContaining(
      `The files of 1 photos or signed forms are lost, which nobody deleted, and they are not in the archive: ${second}.`,
    ),
  ]);
  const [archive = '', ...rest] = (await readdir(folder)).toSorted().toReversed();
  expect(rest.toSorted()).toEqual(older);
  const db = await openCurrentDatabase({ dataDir });
  expect(await listMarks(db, 'backup')).toMatchObject([{ lost: 1 }]);
  await db.destroy();
  const restoredDir = await temporaryFolder();
  await restoreBackup({ archive: path.join(folder, archive), dataDir: restoredDir });
  expect(await photosIn(restoredDir)).toEqual([first, third]);
  expect(await photosIn(dataDir)).toEqual([first, second, third]);
});

test('of a photo whose thumbnail alone is lost the display image is kept, and a thumbnail made of it', async () => {
  const { dataDir, files, photos } = await openFolderWithPhotos(2);
  const names = photos.map(({ filename }) => filename);
  const thumbnail = thumbnailName(names[0] ?? '');
  const before = await readFile(path.join(dataDir, 'photos', thumbnail));
  await files.delete(thumbnail);
  const archive = path.join(await temporaryFolder(), 'backup.zip');
  expect((await makeBackup({ dataDir, archive, now: 0 })).lost).toEqual([]);
  const restoredDir = await temporaryFolder();
  await restoreBackup({ archive, dataDir: restoredDir });
  expect(await imageFiles(restoredDir)).toEqual(filesOf(names));
  const size = async (image: Buffer) => {
    const { format, width, height } = await sharp(image).metadata();
    return { format, width, height };
  };
  const made = await readFile(path.join(restoredDir, 'photos', thumbnail));
  expect(await size(made)).toEqual(await size(before));
});

test('a backup overwrites nothing, is for its owner only and leaves nothing beside it', async () => {
  const { dataDir } = await openFolderWithPhotos(1);
  const folder = await temporaryFolder();
  const archive = path.join(folder, 'backup.zip');
  await makeBackup({ dataDir, archive, now: 0 });
  await expect(makeBackup({ dataDir, archive, now: 0 })).rejects.toThrow(
    `${archive} is there already; a backup overwrites nothing.`,
  );
  expect(await readdir(folder)).toEqual(['backup.zip']);
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
});

test('a backup that fails half way leaves nothing', async () => {
  const { dataDir, files } = await openFolderWithPhotos(2);
  const folder = await temporaryFolder();
  const read: FileStore['read'] = async () => {
    throw new Error('The disk does not answer.');
  };
  const archive = path.join(folder, 'backup.zip');
  await expect(makeBackup({ dataDir, files: { ...files, read }, archive, now: 0 })).rejects.toThrow(
    'The disk does not answer.',
  );
  expect(await readdir(folder)).toEqual([]);
});

test('where no photo is where the settings say, no backup without photos takes the place of good ones', async () => {
  const { dataDir } = await openFolderWithPhotos(2);
  const folder = await temporaryFolder();
  const files = await openDiskStore(path.join(await temporaryFolder(), 'another-bucket'));
  const archive = path.join(folder, 'backup.zip');
  await expect(makeBackup({ dataDir, files, archive, now: 0 })).rejects.toThrow(
    'None of the photos is where the settings say that they lie (DATA_DIR, S3_BUCKET). Nothing was lost, and no backup was made.',
  );
  expect(await readdir(folder)).toEqual([]);
});

test('a folder without a database is no source of a backup', async () => {
  const dataDir = await temporaryFolder();
  const { exitCode, output } = await runTool('backup', path.join(dataDir, 'backup.zip'), dataDir);
  expect([exitCode, output]).toEqual([
    1,
    `There is no database at ${path.join(dataDir, 'rootling.sqlite')} (DATA_DIR).\n`,
  ]);
  expect(await readdir(dataDir)).toEqual([]);
});

test('a backup is restored into an empty folder only, and never under a running server', async () => {
  const { dataDir } = await openFolderWithPhotos(1);
  const archive = path.join(await temporaryFolder(), 'backup.zip');
  await makeBackup({ dataDir, archive, now: 0 });
  const { exitCode, output } = await runTool('restore', archive, dataDir);
  expect([exitCode, output]).toEqual([
    1,
    `${dataDir} is not empty: in it are incoming, photos, rootling.sqlite, rootling.sqlite-shm, rootling.sqlite-wal. A backup is restored into an empty folder only (DATA_DIR).\n`,
  ]);
  const home = await temporaryFolder();
  await mkdir(path.join(home, '.npm'));
  await expect(restoreBackup({ archive, dataDir: home })).rejects.toThrow(
    'is not empty: in it is .npm. A backup is restored into an empty folder only (DATA_DIR). Programs leave names that ' +
      'begin with a dot in the home of an account: give the account another home (docs/OPERATING.md, "Under systemd").',
  );
  const running = await temporaryFolder();
  await start(running);
  await expect(restoreBackup({ archive, dataDir: running })).rejects.toThrow(
    'Another Rootling process is using',
  );
});

test.skipIf(process.getuid?.() !== 0)(
  'what root restores belongs to the account of the folder, which could not open it otherwise',
  async () => {
    const { dataDir } = await openFolderWithPhotos(1);
    const archive = path.join(await temporaryFolder(), 'backup.zip');
    await makeBackup({ dataDir, archive, now: 0 });
    const restored = await temporaryFolder();
    await chown(restored, 12_345, 12_346);
    expect((await runTool('restore', archive, restored)).exitCode).toBe(0);
    const names = await readdir(restored, { recursive: true });
    expect(names).toEqual(expect.arrayContaining(['photos', 'rootling.lock', 'rootling.sqlite']));
    for (const name of names) {
      const { uid, gid } = await stat(path.join(restored, name));
      expect([name, uid, gid]).toEqual([name, 12_345, 12_346]);
    }
    const elsewhere = path.join(await temporaryFolder(), 'of-root');
    await writeFile(elsewhere, '');
    await link(elsewhere, path.join(restored, 'second-name'));
    giveToOwner(restored);
    expect((await stat(elsewhere)).uid).toBe(0);
  },
);

test('a backup into a folder that is not there, or is none, says so and makes none', async () => {
  const { dataDir } = await openFolderWithPhotos(1);
  const folder = await temporaryFolder();
  const missing = path.join(folder, 'disk');
  const { exitCode, output } = await runTool('backup', path.join(missing, 'backup.zip'), dataDir);
  expect([exitCode, output]).toEqual([
    1,
    `The folder ${missing} does not exist; the backup was to go there.\n`,
  ]);
  const file = path.join(folder, 'note.txt');
  await writeFile(file, 'a file');
  await expect(makeBackup({ dataDir, archive: path.join(file, 'backup.zip'), now: 0 })).rejects.toThrow(
    `The folder ${file} cannot be written; the backup was to go there.`,
  );
  expect(await readdir(folder)).toEqual(['note.txt']);
});

test('a backup that is not there, or is a folder, is not restored, and no data folder is made for it', async () => {
  const folder = await temporaryFolder();
  const archive = path.join(folder, 'none.zip');
  const dataDir = path.join(folder, 'data');
  const missing = await runTool('restore', archive, dataDir);
  expect(missing).toEqual({ exitCode: 1, output: `There is no backup at ${archive}.\n` });
  const wrong = await runTool('restore', folder, dataDir);
  expect(wrong).toEqual({ exitCode: 1, output: `${folder} is no file, and so no backup.\n` });
  expect(await readdir(folder)).toEqual([]);
});

test('a DATA_DIR that is a file is no source of a backup', async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'note.txt');
  await writeFile(file, 'a file');
  expect(await runTool('backup', path.join(folder, 'backup.zip'), file)).toEqual({
    exitCode: 1,
    output: `There is no database at ${path.join(file, 'rootling.sqlite')} (DATA_DIR).\n`,
  });
});

/** Restores what must not be, and tells why it was refused and what it left in the folder. */
async function refusalOf(archive: string): Promise<string> {
  const dataDir = await temporaryFolder();
  const refusal = await restoreBackup({ archive, dataDir: dataDir }).then(
    () => 'restored',
    (error: Error) => error.message,
  );
  expect(await readdir(dataDir)).toEqual(['rootling.lock']);
  return refusal;
}

test('an archive that is cut short, or in which one bit of a photo is not as it was, is refused and leaves the folder empty', async () => {
  const { dataDir, photos } = await openFolderWithPhotos(1);
  const archive = path.join(await temporaryFolder(), 'backup.zip');
  await makeBackup({ dataDir, archive, now: 0 });
  const bytes = await readFile(archive);
  await writeFile(archive, bytes.subarray(0, bytes.length - 100));
  expect(await refusalOf(archive)).toBe(`${archive} cannot be read as a backup.`);
  for (const name of filesOf([photos[0]?.filename ?? ''])) {
    const content = await readFile(path.join(dataDir, 'photos', name));
    const at = bytes.indexOf(content) + Math.floor(content.length / 2);
    const altered = Buffer.from(bytes);
    altered[at] = (altered[at] ?? 0) ^ 1;
    await writeFile(archive, altered);
    expect(await refusalOf(archive)).toBe(
      `The backup is damaged: photos/${name} is not what its manifest says.`,
    );
  }
});

async function writeZip(file: string, contents: Record<string, string>): Promise<void> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(contents)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}

test('an archive whose manifest tells another story is refused', async () => {
  const archive = path.join(await temporaryFolder(), 'other.zip');
  const sha256 = createHash('sha256').update('jpeg').digest('hex');
  const photo = { name: 'photos/a.jpg', size: 4, sha256 };
  const stories: [string, (typeof photo)[]][] = [
    ['The backup is damaged: photos/b.jpg is missing.', [photo, { ...photo, name: 'photos/b.jpg' }]],
    ['The backup is damaged: photos/a.jpg is not what its manifest says.', [{ ...photo, size: 5 }]],
    ['The backup is damaged: photos/a.jpg is not what its manifest says.', [{ ...photo, sha256: 'ff' }]],
  ];
  for (const [refusal, files] of stories) {
    const manifest = JSON.stringify({ format: 1, takenAt: '', rows: {}, files });
    await writeZip(archive, { 'photos/a.jpg': 'jpeg', 'manifest.json': manifest });
    expect(await refusalOf(archive)).toBe(refusal);
  }
});

test('an archive whose database has other rows than its manifest counts is refused with the name of the table', async () => {
  const { dataDir } = await openFolderWithPhotos(1);
  const folder = await temporaryFolder();
  const { rows } = await makeBackup({ dataDir, archive: path.join(folder, 'backup.zip'), now: 0 });
  copyDatabase(path.join(dataDir, 'rootling.sqlite'), path.join(folder, 'copy'));
  const archive = path.join(folder, 'other.zip');
  const writer = new ArchiveWriter(archive, 0);
  await writer.add('rootling.sqlite', createReadStream(path.join(folder, 'copy')), true);
  await writer.close({ ...rows, photos: 7 });
  expect(await refusalOf(archive)).toBe(
    'The database of the backup does not have the rows that its manifest counts: of the table photos it has 1, and not 7.',
  );
});

test('any other zip is refused, and one whose manifest leads out of the folder', async () => {
  const archive = path.join(await temporaryFolder(), 'other.zip');
  await writeZip(archive, { 'holiday.txt': 'sun' });
  expect(await refusalOf(archive)).toBe('This is no backup, or not a whole one: it has no manifest.');
  for (const name of [
    'photos/../../evil.jpg',
    '../evil.jpg',
    '/evil.jpg',
    'photos/a/b.jpg',
    'photos/.hidden',
  ]) {
    const manifest = { format: 1, takenAt: '', rows: {}, files: [{ name, size: 0, sha256: '' }] };
    await writeZip(archive, { 'manifest.json': JSON.stringify(manifest) });
    expect(await refusalOf(archive)).toBe(
      'The manifest of the backup is not one that this program can read.',
    );
  }
});

test.each([
  ['--keep', '2'],
  ['--nightly', '--keep', '2'],
])('of what is no folder nothing is kept: %s', async (...options) => {
  const { dataDir } = await openFolderWithPhotos(1);
  const file = path.join(await temporaryFolder(), 'backups');
  const { exitCode, output } = await runTool('backup', file, dataDir, {}, options);
  expect([exitCode, output]).toEqual([
    1,
    `${file} is no folder. --keep and --nightly need one and do not make it.\n`,
  ]);
});

test('into a folder a backup goes under the name of its moment, and the newest are kept once it is there', async () => {
  const { dataDir } = await openFolderWithPhotos(1);
  const folder = await temporaryFolder();
  const older = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => `rootling-${day}T03-00-00Z.zip`);
  for (const name of older) await writeFile(path.join(folder, name), 'older');
  const { exitCode, output } = await runTool('backup', folder, dataDir, {}, ['--keep', '2']);
  expect([exitCode, output]).toEqual([
    0,
    expect.stringContaining(`Deleted, since the newest 2 are kept: ${older[0]}, ${older[1]}`),
  ]);
  const [kept, made] = (await readdir(folder)).toSorted();
  expect([kept, made]).toEqual([
    older[2],
    expect.stringMatching(/^rootling-20\d\d-\d\d-\d\dT[\d-]{8}Z\.zip$/),
  ]);

  await rm(path.join(dataDir, 'rootling.sqlite'));
  const failed = await runTool('backup', folder, dataDir, {}, ['--keep', '1']);
  expect(failed.exitCode).toBe(1);
  expect(await readdir(folder)).toHaveLength(2);
});

test('each night’s backup is made where none of this night is there, and SIGTERM ends it with 0', async () => {
  const { dataDir } = await openFolderWithPhotos(1);
  const folder = await temporaryFolder();
  const tool = [path.join(TOOLS, 'backup.ts'), '--keep', '2', '--nightly', folder];
  const nightly = spawn(process.execPath, tool, { env: { PATH: process.env.PATH, DATA_DIR: dataDir } });
  onTestFinished(() => void nightly.kill('SIGKILL'));
  const ended = once(nightly, 'exit');
  await once(nightly.stdout, 'data');
  expect(await readdir(folder)).toHaveLength(1);
  nightly.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('a night’s backup for which a file is lost says so and goes on to the next night', async () => {
  const { dataDir, files, photos } = await openFolderWithPhotos(2);
  await files.delete(photos[0]?.filename ?? '');
  const folder = await temporaryFolder();
  const tool = [path.join(TOOLS, 'backup.ts'), '--keep', '1', '--nightly', folder];
  const nightly = spawn(process.execPath, tool, { env: { PATH: process.env.PATH, DATA_DIR: dataDir } });
  onTestFinished(() => void nightly.kill('SIGKILL'));
  const ended = once(nightly, 'exit');
  const [said] = await once(nightly.stderr, 'data');
  expect(String(said)).toMatch(/^The files of 1 photos or signed forms are lost, which nobody deleted/);
  expect(await readdir(folder)).toHaveLength(1);
  nightly.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('a restore takes the archive from standard input', async () => {
  const { dataDir, photos } = await openFolderWithPhotos(1);
  const archive = path.join(await temporaryFolder(), 'backup.zip');
  await makeBackup({ dataDir, archive, now: 0 });
  const restoredDir = await temporaryFolder();
  const env = { PATH: process.env.PATH, DATA_DIR: restoredDir };
  const restore = spawn(process.execPath, [path.join(TOOLS, 'restore.ts'), '-'], { env });
  createReadStream(archive).pipe(restore.stdin);
  expect(await once(restore, 'exit')).toEqual([0, null]);
  expect(await imageFiles(restoredDir)).toEqual(filesOf(photos.map((photo) => photo.filename)));
});
