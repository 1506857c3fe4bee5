import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { uploadStepPhotos } from '#domain/contract/photos.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { sweepOrphanFiles } from './orphan-files.service.ts';

const MINUTE_MS = 60_000;

async function openStorage() {
  const world = await openWorld();
  const { platform } = world;
  return {
    world,
    platform,
    list: async () => (await Array.fromAsync(platform.files.list())).toSorted(),
    /** A file that was written so many minutes ago by the world's clock. */
    write: async (name: string, minutesAgo: number) => {
      await platform.files.put(name, new Uint8Array([1]));
      const moment = new Date(platform.clock() - minutesAgo * MINUTE_MS);
      await utimes(path.join(platform.config.dataDir, 'photos', name), moment, moment);
    },
  };
}

test('files that no photo knows go once they are older than an hour', async () => {
  const { platform, list, write } = await openStorage();
  await write('old.jpg', 61);
  await write('old-thumb.webp', 61);
  await write('half-thumb.webp', 90);
  await write('young.jpg', 59);
  await write('young-thumb.webp', 59);
  expect(await sweepOrphanFiles(platform)).toBe(3);
  expect(await list()).toEqual(['young-thumb.webp', 'young.jpg']);
});

test("both files of a photo stay, however old, and so does what is no photo's", async () => {
  const { world, platform, list, write } = await openStorage();
  const scout = await world.student();
  const { id: projectId } = await world.project(scout);
  const files = [{ name: 'tree.jpg', bytes: await smallJpeg() }];
  await scout.caller.upload(uploadStepPhotos, { projectId, stepNumber: 2 }, files);
  const before = await list();
  for (const name of [...before, 'backup.tar']) await write(name, 100_000);
  expect(await sweepOrphanFiles(platform)).toBe(0);
  expect(await list()).toEqual([...before, 'backup.tar'].toSorted());
});

test('more files than one query asks about are all looked at', async () => {
  const { platform, list, write } = await openStorage();
  await Promise.all(Array.from({ length: 510 }, (_, index) => write(`${index}.jpg`, 61)));
  expect(await sweepOrphanFiles(platform)).toBe(510);
  expect(await list()).toEqual([]);
});

test('an empty storage is swept in peace', async () => {
  const { platform } = await openStorage();
  expect(await sweepOrphanFiles(platform)).toBe(0);
});
