import { expect, test } from 'vitest';
import {
  changeTrackingEntry,
  createTrackingEntry,
  deleteTrackingEntry,
  listTrackingEntries,
} from '#domain/contract/notebook/tracking.ts';
import { uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { phoneJpeg } from '#server/testing/sample-photos.ts';
import { openWorld } from '#server/testing/test-app.ts';

async function openNotebook() {
  const world = await openWorld();
  const scout = await world.student();
  const { id: projectId } = await world.project(scout);
  const add = (body: Record<string, unknown> = {}) =>
    scout.caller.call(createTrackingEntry, { params: { projectId }, body });
  const list = async () => (await scout.caller.call(listTrackingEntries, { params: { projectId } })).body;
  return { world, scout, projectId, add, list };
}

test('New Entry makes an empty draft (#drafts-of-entries)', async () => {
  const { add, list } = await openNotebook();
  const { status, body } = await add();
  expect(status).toBe(201);
  expect(body).toMatchObject({ notes: '', isDraft: true, stepNumber: 4, timeSpent: null, photos: [] });
  expect(body.observedAt).toBe('2026-08-01T12:00');
  expect(await list()).toEqual([body]);
});

test('a change keeps the fields that it does not send', async () => {
  const { scout, add, list } = await openNotebook();
  const { body: entry } = await add({ notes: 'Tiny white dots!', addedWater: true });
  await scout.caller.call(changeTrackingEntry, { params: { entryId: entry.id }, body: { timeSpent: 0.5 } });
  expect(await list()).toMatchObject([{ notes: 'Tiny white dots!', addedWater: true, timeSpent: 0.5 }]);
});

test('what was counted is kept, counted anew and taken back', async () => {
  const { scout, add, list } = await openNotebook();
  const { body: entry } = await add({ cuttingsAlive: 7 });
  expect(entry).toMatchObject({ cuttingsAlive: 7, cuttingsWithRoots: null });
  const change = (body: Record<string, unknown>) =>
    scout.caller.call(changeTrackingEntry, { params: { entryId: entry.id }, body });
  await change({ cuttingsWithRoots: 0 });
  expect(await list()).toMatchObject([{ cuttingsAlive: 7, cuttingsWithRoots: 0 }]);
  await change({ cuttingsAlive: null, cuttingsWithRoots: 99 });
  expect(await list()).toMatchObject([{ cuttingsAlive: null, cuttingsWithRoots: 99 }]);
});

test('the longest root is kept in quarters of an inch, measured anew and taken back', async () => {
  const { scout, add, list } = await openNotebook();
  const { body: entry } = await add();
  expect(entry).toMatchObject({ longestRootInches: null });
  const change = (body: Record<string, unknown>) =>
    scout.caller.call(changeTrackingEntry, { params: { entryId: entry.id }, body });
  for (const longestRootInches of [0.25, 24, 0, null]) {
    await change({ longestRootInches });
    expect(await list()).toMatchObject([{ longestRootInches }]);
  }
});

test.each([-0.25, 24.25, 1.3, '1 1/4', true])(
  '%j is no length of a root, and is said at its field',
  async (longestRootInches) => {
    const { add, list } = await openNotebook();
    const message = 'Please measure to the quarter inch, from 0 to 24, like 1 1/4';
    expect(await add({ longestRootInches })).toMatchObject({
      status: 400,
      body: { fields: { longestRootInches: message } },
    });
    expect(await list()).toEqual([]);
  },
);

test.each([-1, 100, 1.5, '7', true])(
  '%j is no count of cuttings, and is said at its field',
  async (count) => {
    const { add, list } = await openNotebook();
    const { status, body } = await add({ cuttingsAlive: count, cuttingsWithRoots: count });
    expect([status, body]).toMatchObject([
      400,
      {
        fields: {
          cuttingsAlive: 'Cuttings alive must be a whole number from 0 to 99',
          cuttingsWithRoots: 'Cuttings with roots must be a whole number from 0 to 99',
        },
      },
    ]);
    expect(await list()).toEqual([]);
  },
);

test('counts of two devices are kept field by field, and named where both counted (#two-devices)', async () => {
  const { scout, add } = await openNotebook();
  const [phone, tablet] = [crypto.randomUUID(), crypto.randomUUID()];
  const { id, revision } = (await add()).body;
  const change = async (body: Record<string, unknown>) =>
    (await scout.caller.call(changeTrackingEntry, { params: { entryId: id }, body })).body;
  await change({ cuttingsAlive: 7, revision, device: phone });
  expect(await change({ cuttingsAlive: 6, cuttingsWithRoots: 2, revision, device: tablet })).toMatchObject({
    conflicts: ['cuttingsAlive'],
    cuttingsAlive: 7,
    cuttingsWithRoots: 2,
  });
});

test('a finished entry never becomes a draft again (#drafts-of-entries)', async () => {
  const { scout, add } = await openNotebook();
  const { body: entry } = await add({ notes: 'Roots!', isDraft: false });
  const { status, body } = await scout.caller.call(changeTrackingEntry, {
    params: { entryId: entry.id },
    body: { isDraft: true, notes: 'Roots, two inches' },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ isDraft: false, notes: 'Roots, two inches' });
});

test('what two devices changed is kept field by field, and named where both did (#two-devices)', async () => {
  const { scout, add, list } = await openNotebook();
  const [phone, tablet] = [crypto.randomUUID(), crypto.randomUUID()];
  const { id, revision } = (await add()).body;
  const change = async (body: Record<string, unknown>) =>
    (await scout.caller.call(changeTrackingEntry, { params: { entryId: id }, body })).body;
  await change({ notes: 'from the phone', revision, device: phone });
  // A device may repeat its own write, though its response never came.
  expect(await change({ notes: 'from my phone', revision, device: phone })).toMatchObject({ conflicts: [] });
  const tried = await change({ notes: 'from the tablet', addedWater: true, revision, device: tablet });
  expect(tried).toMatchObject({ conflicts: ['notes'], notes: 'from my phone', addedWater: true });
  expect(await list()).toMatchObject([{ notes: 'from my phone', addedWater: true }]);
  const chosen = await change({ notes: 'from both', revision: tried.revision, device: tablet });
  expect(chosen).toMatchObject({ conflicts: [], notes: 'from both' });
});

test('a save that is sent again since its answer was lost names its conflicts once more', async () => {
  const { scout, add } = await openNotebook();
  const { id, revision } = (await add()).body;
  const change = (notes: string, device: string, key: string) =>
    scout.caller.call(changeTrackingEntry, {
      params: { entryId: id },
      body: { notes, revision, device },
      headers: { 'idempotency-key': key },
    });
  const [phone, tablet] = [crypto.randomUUID(), crypto.randomUUID()];
  await change('from the phone', phone, 'key-1');
  expect((await change('from the tablet', tablet, 'key-2')).body.conflicts).toEqual(['notes']);
  expect((await change('from the tablet', tablet, 'key-2')).body).toMatchObject({
    conflicts: ['notes'],
    notes: 'from the phone',
  });
  expect((await change('from the phone', phone, 'key-1')).body.conflicts).toEqual([]);
});

test('of many saves at once none loses a field, and each has a revision of its own', async () => {
  const { scout, add, list } = await openNotebook();
  const { id } = (await add()).body;
  const sent = [{ notes: 'Roots!' }, { addedWater: true }, { changedWater: true }, { timeSpent: 2 }];
  const saved = await Promise.all(
    sent.map((body) => scout.caller.call(changeTrackingEntry, { params: { entryId: id }, body })),
  );
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(saved.map(({ body }) => body.revision).toSorted()).toEqual([1, 2, 3, 4]);
  expect(await list()).toMatchObject([Object.assign({ revision: 4 }, ...sent)]);
});

test('without a revision the last write wins, and nothing is said of conflicts', async () => {
  const { scout, add } = await openNotebook();
  const { id } = (await add()).body;
  const change = async (notes: string) =>
    (await scout.caller.call(changeTrackingEntry, { params: { entryId: id }, body: { notes } })).body;
  await change('first');
  const last = await change('last');
  expect(last.notes).toBe('last');
  expect(last).not.toHaveProperty('conflicts');
});

test.each([
  ['finishing without notes', { isDraft: true }, { isDraft: false }],
  ['finishing with blank notes', { isDraft: true, notes: 'x' }, { isDraft: false, notes: '  ' }],
  ['emptying the notes of a finished entry', { isDraft: false, notes: 'x' }, { notes: '' }],
])('%s is refused at the notes (#drafts-of-entries)', async (_, entry, change) => {
  const { scout, add, list } = await openNotebook();
  const { body: before } = await add(entry);
  const { status, body } = await scout.caller.call(changeTrackingEntry, {
    params: { entryId: before.id },
    body: change,
  });
  expect(status).toBe(400);
  expect(body).toEqual({
    message: 'Please add some notes about your observations',
    fields: { notes: 'Please add some notes about your observations' },
  });
  expect(await list()).toEqual([before]);
});

test('the same id sent again makes no second entry (#write-once)', async () => {
  const { add, list } = await openNotebook();
  const id = crypto.randomUUID();
  expect((await add({ id, notes: 'once' })).status).toBe(201);
  const again = await add({ id, notes: 'once' });
  expect(again.status).toBe(200);
  expect(again.body.notes).toBe('once');
  expect(await list()).toHaveLength(1);
});

test("an id that stands in another child's project is 409 and shows nothing of it", async () => {
  const { world, add } = await openNotebook();
  const other = await world.student();
  const { id: projectId } = await world.project(other);
  const id = crypto.randomUUID();
  await add({ id, notes: 'secret' });
  const { status, body } = await other.caller.call(createTrackingEntry, {
    params: { projectId },
    body: { id },
  });
  expect(status).toBe(409);
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('an update with the same Idempotency-Key is done once, and answers with the entry as it stands', async () => {
  const { scout, add, list } = await openNotebook();
  const { body: entry } = await add({ notes: 'first' });
  const change = (notes: string, key: string) =>
    scout.caller.call(changeTrackingEntry, {
      params: { entryId: entry.id },
      body: { notes },
      headers: { 'idempotency-key': key },
    });
  await change('second', 'key-1');
  const third = await change('third', 'key-2');
  expect(await change('second', 'key-1')).toMatchObject({ status: 200, body: third.body });
  expect((await list())[0]?.notes).toBe('third');
  expect((await change('other words', 'key-1')).status).toBe(409);
});

test('the newest observation stands first', async () => {
  const { add, list } = await openNotebook();
  await add({ notes: 'week 2', observedAt: '2026-05-14T09:00' });
  await add({ notes: 'week 3', observedAt: '2026-05-21T09:00' });
  await add({ notes: 'week 1', observedAt: '2026-05-07T09:00' });
  expect((await list()).map((entry) => entry.notes)).toEqual(['week 3', 'week 2', 'week 1']);
});

test('a photo comes with its entry, and both its files go with it', async () => {
  const { world, scout, projectId, add, list } = await openNotebook();
  const { body: entry } = await add();
  const params = { projectId, entryId: entry.id };
  const { status, body } = await scout.caller.upload(uploadTrackingPhotos, params, [
    { name: 'jar.jpg', bytes: await phoneJpeg() },
  ]);
  expect(status).toBe(201);
  expect(await list()).toMatchObject([{ photos: [{ id: body.photos[0]?.id, originalName: 'jar.jpg' }] }]);
  expect(await Array.fromAsync(world.platform.files.list())).toHaveLength(2);
  const gone = await scout.caller.call(deleteTrackingEntry, { params: { entryId: entry.id } });
  expect(gone.body).toEqual({ success: true });
  expect(await list()).toEqual([]);
  expect(await Array.fromAsync(world.platform.files.list())).toEqual([]);
});
