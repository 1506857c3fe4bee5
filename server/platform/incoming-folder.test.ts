import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { holdIncomingFolder } from './incoming-folder.ts';

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-incoming-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function hold(dataDir: string) {
  const held = await holdIncomingFolder(dataDir);
  onTestFinished(held.release);
  return held;
}

test('processes that share a folder receive apart, and none removes what another is receiving', async () => {
  const dataDir = await dataFolder();
  const first = await hold(dataDir);
  await writeFile(path.join(first.folder, 'half-a-photo'), 'jpeg');

  const second = await hold(dataDir);

  expect(second.folder).not.toBe(first.folder);
  expect(await readdir(first.folder)).toContain('half-a-photo');
});

test('what a process left that ended is removed at the next start', async () => {
  const dataDir = await dataFolder();
  const abandoned = path.join(dataDir, 'incoming', 'of-a-process-that-was-killed', 'upload');
  await mkdir(abandoned, { recursive: true });
  await writeFile(path.join(abandoned, '0'), 'an original with the place in it');

  const { folder } = await hold(dataDir);

  expect(await readdir(path.join(dataDir, 'incoming'))).toEqual([path.basename(folder)]);
});

test('a folder goes when its process ends in good order', async () => {
  const dataDir = await dataFolder();
  const { folder, release } = await holdIncomingFolder(dataDir);
  await writeFile(path.join(folder, 'half-a-photo'), 'jpeg');

  await release();

  expect(await readdir(path.join(dataDir, 'incoming'))).toEqual([]);
});

test('processes that start at once each have a folder', async () => {
  const dataDir = await dataFolder();

  const held = await Promise.all(Array.from({ length: 8 }, () => hold(dataDir)));

  const folders = held.map(({ folder }) => path.basename(folder)).toSorted();
  expect((await readdir(path.join(dataDir, 'incoming'))).toSorted()).toEqual(folders);
});
