import { expect, test } from 'vitest';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { clearAway } from '#server/office/retention-overview/clearing.service.ts';
import { thumbnailName } from '#server/photos/exports.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { countOrphanFiles, StrayFilesInDoubt, sweepOrphanFiles } from './orphan-files.service.ts';
import { listRuns } from './runs.store.ts';

const MINUTE_MS = 60_000;
const EVEN_YOUNG = { timestamp: Number.POSITIVE_INFINITY };

const names = (count: number, kind: string) => Array.from({ length: count }, (_, n) => `${kind}-${n}.jpg`);

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
  const strays = ['half-thumb.webp', 'whole-thumb.webp', 'whole.jpg'];
  await write(...strays);

  // The last was written after the others: none is older.
  await setClock(59, 'whole.jpg');
  expect(await sweepOrphanFiles(platform)).toBe(0);
  expect(await list()).toEqual(strays);

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

  expect(await sweepOrphanFiles(platform, { batch: 2 })).toBe(5);

  expect(await list()).toEqual([]);
});

test('an empty storage is swept in peace', async () => {
  const { platform } = await openStorage();
  expect(await sweepOrphanFiles(platform)).toBe(0);
});

/** The files of so many photos that the database knows. */
async function writeKnown(
  { world, platform, write }: Awaited<ReturnType<typeof openStorage>>,
  count: number,
) {
  const scout = await world.student();
  const { id: projectId } = await world.project(scout);
  const files = [{ name: 'tree.jpg', bytes: await smallJpeg() }];
  await scout.caller.upload(uploadStepPhotos, { projectId, stepNumber: 2 }, files);
  const { db } = platform;
  const photo = await db.selectFrom('photos').selectAll().executeTakeFirstOrThrow();
  const more = names(count - 1, 'known');
  for (let at = 0; at < more.length; at += 20) {
    const rows = more.slice(at, at + 20).map((filename) => ({ ...photo, id: platform.newId(), filename }));
    await db.insertInto('photos').values(rows).execute();
  }
  await write(...more, ...more.map(thumbnailName));
}

test.for([
  [0, 8],
  [50, 10],
  [600, 100],
] as const)(
  '#stored-pictures: beside %i known photos %i stray files go; of one more all stay, since the database may be the wrong one',
  { timeout: 60_000 },
  async ([photos, most]) => {
    const storage = await openStorage();
    const { platform, list, write } = storage;
    if (photos > 0) await writeKnown(storage, photos);
    const known = await list();
    expect(known).toHaveLength(2 * photos);
    await write(...names(most + 1, 'stray'));
    const all = await list();

    for (const look of [sweepOrphanFiles, countOrphanFiles])
      await expect(look(platform, EVEN_YOUNG)).rejects.toThrow(StrayFilesInDoubt);
    expect(await list()).toEqual(all);

    await platform.files.delete('stray-0.jpg');
    expect(await countOrphanFiles(platform, EVEN_YOUNG)).toBe(most);
    expect(await sweepOrphanFiles(platform, EVEN_YOUNG)).toBe(most);
    expect(await list()).toEqual(known);
  },
);

test('stray files that an upload may still be writing are no reason for doubt', async () => {
  const { platform, list, write, setClock } = await openStorage();
  await write(...names(101, 'young'));
  await setClock(0, 'young-100.jpg');
  expect(await sweepOrphanFiles(platform)).toBe(0);
  expect(await list()).toHaveLength(101);
});

test('of files in doubt the clearing says what to look at, and an operator who has looked takes them all', async () => {
  const { platform, list, write } = await openStorage();
  await write(...names(150, 'stray'));

  await expect(clearAway(platform, EVEN_YOUNG)).rejects.toThrow(
    /^More than 100 stored files belong to no photo .* Look at DATA_DIR, DATABASE_URL and S3_BUCKET/,
  );
  const run = (await listRuns(platform.db)).find(({ job }) => job === 'stray-files');
  expect(run).toMatchObject({ problem: 'StrayFilesInDoubt', cleared: {} });
  expect(await list()).toHaveLength(150);

  expect(await countOrphanFiles(platform, { ...EVEN_YOUNG, takesAll: true })).toBe(150);
  const cleared = new Map(await clearAway(platform, { ...EVEN_YOUNG, takesAll: true }));
  expect(cleared.get('files that belong to no photo and no signed form')).toBe(150);
  expect(await list()).toEqual([]);
});
