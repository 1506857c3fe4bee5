import { expect, test } from 'vitest';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
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
    write: async (...names: string[]) => {
      for (const name of names) await platform.files.put(name, new Uint8Array([1]));
    },
    /** Sets the world's clock so many minutes after a file was written, by the clock of the storage. */
    setClock: async (minutes: number, name: string) => {
      const file = await platform.files.read(name);
      file?.stream.destroy();
      world.passTime((file?.modifiedAt ?? 0) + minutes * MINUTE_MS - platform.clock());
    },
  };
}

test('files that no photo knows go once they are older than an hour', async () => {
  const { world, platform, list, write, setClock } = await openStorage();
  const names = ['half-thumb.webp', 'whole-thumb.webp', 'whole.jpg'];
  await write(...names);

  // The last was written after the others: none is older.
  await setClock(59, 'whole.jpg');
  expect(await sweepOrphanFiles(platform)).toBe(0);
  expect(await list()).toEqual(names);

  world.passTime(2 * MINUTE_MS);
  expect(await sweepOrphanFiles(platform)).toBe(3);
  expect(await list()).toEqual([]);
});

test("both files of a photo stay, however old, and so does what is no photo's", async () => {
  const { world, platform, list, write, setClock } = await openStorage();
  const scout = await world.student();
  const { id: projectId } = await world.project(scout);
  const files = [{ name: 'tree.jpg', bytes: await smallJpeg() }];
  await scout.caller.upload(uploadStepPhotos, { projectId, stepNumber: 2 }, files);
  await write('backup.tar');
  const before = await list();

  await setClock(100_000, 'backup.tar');

  expect(await sweepOrphanFiles(platform)).toBe(0);
  expect(before).toHaveLength(3);
  expect(await list()).toEqual(before);
});

test('more files than one query asks about are all looked at', async () => {
  const { platform, list, write, setClock } = await openStorage();
  await write('1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg');
  await setClock(61, '5.jpg');

  expect(await sweepOrphanFiles(platform, undefined, 2)).toBe(5);

  expect(await list()).toEqual([]);
});

test('an empty storage is swept in peace', async () => {
  const { platform } = await openStorage();
  expect(await sweepOrphanFiles(platform)).toBe(0);
});
