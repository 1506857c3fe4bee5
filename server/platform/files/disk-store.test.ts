import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDiskStore } from './disk-store.ts';
import { testFileStore } from './file-store.suite.ts';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'disk-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

testFileStore('disk', async () => openDiskStore(await makeFolder()));

test('the folder is made with those above it, and what lies there is found again', async () => {
  const folder = join(await makeFolder(), 'data', 'photos');
  const first = await openDiskStore(folder);
  await first.put('oak.jpg', Uint8Array.of(1));

  const second = await openDiskStore(folder);

  expect(await Array.fromAsync(second.list())).toEqual(['oak.jpg']);
  expect(await readdir(folder)).toEqual(['oak.jpg']);
});

test('what a crash left half written is never listed, and is removed once it is old', async () => {
  const folder = await makeFolder();
  const twoHoursAgo = Date.now() / 1000 - 2 * 60 * 60;
  await writeFile(join(folder, '.unfinished-old'), 'half a pic');
  await utimes(join(folder, '.unfinished-old'), twoHoursAgo, twoHoursAgo);
  await writeFile(join(folder, '.unfinished-new'), 'another process may be writing this');

  const store = await openDiskStore(folder);

  expect(await Array.fromAsync(store.list())).toEqual([]);
  expect(await readdir(folder)).toEqual(['.unfinished-new']);
});

test('where no other process uses the folder, what is half written is removed at once, whatever its clock says', async () => {
  const folder = await makeFolder();
  const inAnHour = Date.now() / 1000 + 60 * 60;
  await writeFile(join(folder, '.unfinished-now'), 'half a pic');
  await writeFile(join(folder, '.unfinished-later'), 'half a pic');
  await utimes(join(folder, '.unfinished-later'), inAnHour, inAnHour);

  await openDiskStore(folder, { isAlone: true });

  expect(await readdir(folder)).toEqual([]);
});

test('folders and foreign files beside the objects are not objects', async () => {
  const folder = await makeFolder();
  await mkdir(join(folder, 'lost+found'));
  await mkdir(join(folder, 'subfolder'));
  await writeFile(join(folder, '.gitkeep'), '');
  const store = await openDiskStore(folder);
  await store.put('oak.jpg', Uint8Array.of(1));

  expect(await Array.fromAsync(store.list())).toEqual(['oak.jpg']);
});

test('a put that fails leaves nothing behind', async () => {
  const folder = await makeFolder();
  const store = await openDiskStore(folder);
  await mkdir(join(folder, 'taken'));

  await expect(store.put('taken', Uint8Array.of(1))).rejects.toThrow();

  expect(await readdir(folder)).toEqual(['taken']);
});

test('a folder that has gone is told as not writable', async () => {
  const folder = join(await makeFolder(), 'photos');
  const store = await openDiskStore(folder);
  await rm(folder, { recursive: true });

  await expect(store.checkWritable()).rejects.toThrow('ENOENT');
});
