import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { archiveName, isBackupDue, keepNewest, momentOf, removeLeftBehind } from './backup-folder.ts';

const HOUR_MS = 60 * 60 * 1000;

async function folderWith(...names: string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-backups-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of names) await writeFile(path.join(folder, name), '');
  return folder;
}

test('an archive is called after its moment, to the second', () => {
  const moment = Date.UTC(2026, 4, 1, 3, 0, 7);
  expect(archiveName(moment + 900)).toBe('rootling-2026-05-01T03-00-07Z.zip');
  expect(momentOf('rootling-2026-05-01T03-00-07Z.zip')).toBe(moment);
  expect(momentOf('rootling-2026-05-01.zip')).toBeNull();
});

/** By the clock of the machine on which the test runs. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 4, day, hour, minute).getTime();

test.each([
  ['nothing is there yet', [], at(2, 12), true],
  ['the last one is of this night', [at(2, 3, 1)], at(2, 12), false],
  ['the last one is of last night and it is not three o’clock yet', [at(1, 3, 1)], at(2, 2, 59), false],
  ['the last one is of last night and it has struck three', [at(1, 3, 1)], at(2, 3), true],
  ['the last one was made by hand yesterday at noon', [at(1, 12)], at(2, 3), true],
  ['the last one was made by hand today, after three', [at(2, 9)], at(2, 12), false],
  ['the machine slept for a week', [at(1, 3)], at(8, 15), true],
])('where %s', (_when, made, now, isDue) => {
  expect(isBackupDue(made.map(archiveName), now)).toBe(isDue);
});

test('only archives count for a night, by whatever name others lie there', () => {
  // An archive dated by a clock that was wrong.
  expect(isBackupDue([archiveName(at(2, 12) + 400 * 24 * 60 * 60 * 1000)], at(2, 12))).toBe(true);
  expect(isBackupDue(['rootling-copy.zip', '.rootling-backup-Ab12Cd', 'lost+found'], at(2, 12))).toBe(true);
});

test('the newest stay, and nothing that is no archive of ours goes', async () => {
  const archives = [1, 2, 3, 4].map((day) => archiveName(at(day, 3)));
  const others = ['rootling-2026-05-01.zip', 'rootling-2020-05-01T03-00-07Z.zip.part', 'notes.txt'];
  const folder = await folderWith(...archives, ...others);
  expect(await keepNewest(folder, 2)).toEqual(archives.slice(0, 2));
  expect((await readdir(folder)).toSorted()).toEqual([...archives.slice(2), ...others].toSorted());
  expect(await keepNewest(folder, 2)).toEqual([]);
});

test('what a killed backup left goes, and what one is writing now stays', async () => {
  const folder = await folderWith('notes.txt');
  const now = Date.now();
  for (const [name, touched] of [
    ['.rootling-backup-killed', now - 7 * HOUR_MS],
    ['.rootling-backup-atwork', now - HOUR_MS],
  ] as const) {
    const staging = path.join(folder, name);
    await mkdir(staging);
    await writeFile(path.join(staging, 'archive.zip'), 'half');
    await utimes(path.join(staging, 'archive.zip'), now / 1000, touched / 1000);
    await utimes(staging, now / 1000, (now - 9 * HOUR_MS) / 1000);
  }
  await removeLeftBehind(folder, now);
  expect((await readdir(folder)).toSorted()).toEqual(['.rootling-backup-atwork', 'notes.txt']);
});
