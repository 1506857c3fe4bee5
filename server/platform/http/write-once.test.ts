import { expect, test } from 'vitest';
import { deleteProject } from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { changeTrackingEntry, createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { IDEMPOTENCY_KEPT_MS, WRITE_DEVICE_KEPT_MS, WRITES_OPEN_MAX } from '#domain/limits.ts';
import { WRITE_HEADER, writeHeaderOf } from '#domain/rules/platform/write-numbers.ts';
import { expiredWriteDevices } from '#server/platform/db/write-devices.store.ts';
import { openWorld } from '#server/testing/test-app.ts';

/** A scout whose device numbers what it writes, or sends keys with it: saves of step 1, of which the first is not planned, and of an entry. */
async function openDevice() {
  const world = await openWorld();
  const scout = await world.student();
  const { id } = await world.project(scout);
  const entryId = crypto.randomUUID();
  await scout.caller.call(createTrackingEntry, { params: { projectId: id }, body: { id: entryId } });
  const numbered = (number: number, settled = number - 1, device = 'tablet') => ({
    [WRITE_HEADER]: writeHeaderOf({ device, number, settled }),
  });
  const under = (key: string) => ({ 'idempotency-key': key });
  const saveWith = (notes: string, headers: Record<string, string>) =>
    scout.caller.call(saveStep, { params: { id, stepNumber: 1 }, body: { formData: { notes } }, headers });
  const changeWith = (notes: string, headers: Record<string, string>) =>
    scout.caller.call(changeTrackingEntry, { params: { entryId }, body: { notes }, headers });
  type Numbered = Parameters<typeof numbered>;
  return {
    world,
    scout,
    id,
    save: (notes: string, ...number: Numbered) => saveWith(notes, numbered(...number)),
    change: (notes: string, ...number: Numbered) => changeWith(notes, numbered(...number)),
    saveUnder: (notes: string, key: string) => saveWith(notes, under(key)),
    changeUnder: (notes: string, key: string) => changeWith(notes, under(key)),
    devices: () => world.platform.db.selectFrom('write_devices').selectAll().execute(),
  };
}

const WRITES = ['save', 'change'] as const;
const UNKNOWN = { status: 409, body: { isUnknownWrite: true } };

test.each(WRITES)(
  'a %s that comes again is not done again, and is answered with what stands now',
  async (item) => {
    const device = await openDevice();
    const write = device[item];
    const first = await write('first', 1);
    expect(first.status).toBe(200);
    const second = await write('second', 2, 0);
    const again = await write('first', 1, 0);
    expect([again.status, again.body.revision]).toEqual([200, second.body.revision]);
    expect(JSON.stringify(again.body)).toContain('second');
    expect(await device.devices()).toHaveLength(1);
  },
);

test.each(WRITES)('of a %s sent five times at once one is done', async (item) => {
  const write = (await openDevice())[item];
  const { body } = await write('before', 1);
  const responses = await Promise.all(Array.from({ length: 5 }, () => write('once', 2)));
  const revision = body.revision + 1;
  expect(responses.map(({ status, body }) => [status, body.revision])).toEqual(
    Array(5).fill([200, revision]),
  );
});

test.each(WRITES)(
  'a %s under one key counts once, also five times at once, and answers with what stands now',
  async (item) => {
    const device = await openDevice();
    const write = device[`${item}Under`];
    const responses = await Promise.all(Array.from({ length: 5 }, () => write('once', 'a key, of any form')));
    const [{ body } = { body: { revision: 0 } }] = responses;
    expect(responses.map((it) => [it.status, it.body.revision])).toEqual(Array(5).fill([200, body.revision]));
    const second = await write('second', 'another');
    expect(second.body.revision).toBe(body.revision + 1);
    const again = await write('once', 'a key, of any form');
    expect([again.status, again.body.revision]).toEqual([200, second.body.revision]);
    expect(JSON.stringify(again.body)).toContain('second');
  },
);

test('a key under which another request went is refused, and is no number of which nothing can be said', async () => {
  const { saveUnder, changeUnder, save } = await openDevice();
  await saveUnder('first', 'tablet');
  for (const other of [await saveUnder('second', 'tablet'), await changeUnder('first', 'tablet')]) {
    expect(other).toMatchObject({
      status: 409,
      body: { message: 'This Idempotency-Key was used for another request.' },
    });
    expect(other.body).not.toHaveProperty('isUnknownWrite');
  }
  // A device of the same name is another one.
  expect(await save('third', 1)).toMatchObject({ status: 200, body: { revision: 2 } });
});

test('a key is kept for a day, and a device for half a year after its last write', async () => {
  const { world, save, saveUnder, devices } = await openDevice();
  const { db, clock } = world.platform;
  await saveUnder('first', 'key');
  await save('second', 1);
  world.passTime(1000);
  await save('third', 2);
  const kept = (await devices()).map((it) => [it.device_id, it.expires_at - clock()]);
  expect(Object.fromEntries(kept)).toEqual({
    'key key': IDEMPOTENCY_KEPT_MS - 1000,
    tablet: WRITE_DEVICE_KEPT_MS,
  });
  world.passTime(IDEMPOTENCY_KEPT_MS - 1001);
  await expiredWriteDevices(clock()).forget(db);
  expect((await saveUnder('first', 'key')).body.revision).toBe(3);
  world.passTime(1);
  await expiredWriteDevices(clock()).forget(db);
  expect((await saveUnder('first', 'key')).body.revision).toBe(4);
});

test('the first writes of a device may come at once, and each is done', async () => {
  const { save, change, devices } = await openDevice();
  const responses = await Promise.all([save('a step', 1, 0), change('an entry', 2, 0), save('a step', 1, 0)]);
  expect(responses.map(({ status, body }) => [status, body.revision])).toEqual([
    [200, 1],
    [200, 1],
    [200, 1],
  ]);
  expect(await devices()).toHaveLength(1);
});

test('a write that was overtaken by others is done when it comes', async () => {
  const { save, change } = await openDevice();
  await save('before', 1);
  await change('overtakes', 3, 1);
  expect(await save('was overtaken', 2, 1)).toMatchObject({ status: 200, body: { revision: 2 } });
});

test('what a device keeps on the server does not grow with its writes', async () => {
  const { save, change, devices } = await openDevice();
  for (let number = 1; number <= 20; number += 1)
    await (number % 2 ? save : change)(`Word ${number}`, number);
  const [row, ...more] = await devices();
  expect([row?.settled, row?.applied]).toEqual([19, expect.stringMatching(/^20:[\w-]{12}$/)]);
  expect(more).toEqual([]);
});

test('a copy of a device is never taken for the device: nothing of what it says is swallowed, or done twice', async () => {
  const { save, change } = await openDevice();
  await save('first', 1);
  await save('of the device', 2, 1);
  expect(await save('of its copy', 2, 1)).toMatchObject(UNKNOWN);
  await save('of the device again', 3);
  // The copy has not heard of number 2, and of this one it cannot be said whether it was the device's.
  expect(await save('of the device', 2, 1)).toMatchObject(UNKNOWN);
  expect(await save('of its copy', 1, 0, 'its-copy')).toMatchObject({ status: 200, body: { revision: 4 } });
  expect(await change('an entry', 4)).toMatchObject({ status: 200 });
});

test.each(WRITES)('a %s that is refused uses no number up', async (item) => {
  const device = await openDevice();
  await device.save('first', 1);
  const long = 'a'.repeat(100_000);
  expect((await device[item](long, 2)).status).toBe(400);
  expect((await device[item]('second', 2)).status).toBe(200);
});

test('a number or a device that is none is refused', async () => {
  const { scout, id } = await openDevice();
  for (const text of ['tablet', 'tablet 1 1', 'a tablet 2 1', 'key tablet 1 0']) {
    const headers = { [WRITE_HEADER]: text };
    const response = await scout.caller.call(saveStep, {
      params: { id, stepNumber: 1 },
      body: { formData: {} },
      headers,
    });
    expect([text, response.status]).toEqual([text, 400]);
  }
});

test('what was written to something that is gone by now was done, and need not be made anew', async () => {
  const { scout, id, save } = await openDevice();
  await save('first', 1);
  await scout.caller.call(deleteProject, { params: { id } });
  expect(await save('first', 1)).toMatchObject({ status: 404, body: { wasDone: true } });
  const never = await save('second', 2);
  expect([never.status, 'wasDone' in never.body]).toEqual([404, false]);
});

test('the numbers and keys of another child with the same device are her own', async () => {
  const { world, save, saveUnder, devices } = await openDevice();
  await save('first', 1);
  await saveUnder('first', 'key');
  const other = await world.student();
  const { id } = await world.project(other);
  const headers = { [WRITE_HEADER]: writeHeaderOf({ device: 'tablet', number: 1, settled: 0 }) };
  const theirs = { params: { id, stepNumber: 1 }, body: { formData: { notes: 'first' } }, headers };
  expect(await other.caller.call(saveStep, theirs)).toMatchObject({ status: 200, body: { revision: 1 } });
  const second = {
    ...theirs,
    body: { formData: { notes: 'second' } },
    headers: { 'idempotency-key': 'key' },
  };
  expect(await other.caller.call(saveStep, second)).toMatchObject({ status: 200, body: { revision: 2 } });
  expect(await devices()).toHaveLength(4);
});

test('a device that was forgotten is told so, and begins as another one', async () => {
  const { world, save } = await openDevice();
  await save('first', 1);
  await save('second', 2);
  const { db, clock } = world.platform;
  expect(await expiredWriteDevices(clock() + WRITE_DEVICE_KEPT_MS).forget(db)).toBe(1);
  expect(await save('third', 3)).toMatchObject(UNKNOWN);
  expect(await save('third', 1, 0, 'renewed')).toMatchObject({ status: 200, body: { revision: 3 } });
});

test('a device that settles nothing is told so once that is too much', async () => {
  const { world, scout, save } = await openDevice();
  await save('first', 1, 0);
  const applied = Array.from({ length: WRITES_OPEN_MAX }, (_, at) => `${at + 1}:hash`).join(' ');
  await world.platform.db
    .updateTable('write_devices')
    .set({ applied })
    .where('user_id', '=', scout.user.id)
    .execute();
  expect(await save('one more', WRITES_OPEN_MAX + 1, 0)).toMatchObject(UNKNOWN);
});
