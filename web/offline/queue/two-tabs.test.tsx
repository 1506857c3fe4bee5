import { openDB } from 'idb';
import { expect, onTestFinished, test } from 'vitest';
import { createProject } from '#domain/contract/projects.ts';
import { changeTrackingEntry, createTrackingEntry, listTrackingEntries } from '#domain/contract/tracking.ts';
import { call } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { FaultyLine, quickTime } from '#web/testing/faulty-line.ts';
import { type Signed, signIn } from '#web/testing/sign-in.ts';
import { type JobDraft, jobFrom } from './job.ts';
import { lookAtOthers } from './others.ts';
import { Outbox } from './outbox.ts';
import { OutboxStore } from './outbox-store.ts';
import { deviceOfBefore, writeAs } from './this-device.ts';

/** A page of somebody's; `kill` ends it as the end of a browser does. */
async function openPage({ id, firstName: name }: Signed['user']) {
  const line = new FaultyLine();
  const store = new OutboxStore();
  const events = { delivered: () => {}, parked: () => {}, login: () => {} };
  const outbox = new Outbox({ id, name }, { store, deliver: line.deliver, timing: quickTime() }, events);
  const kill = () => outbox.close();
  onTestFinished(async () => {
    kill();
    await store.close();
  });
  await outbox.open();
  return { outbox, store, line, kill };
}

/** An entry of somebody who is signed in now, on the server. */
async function entryOnServer() {
  const { user } = await signIn('student', { firstName: 'Ash' });
  const [projectId, entryId] = [newId(), newId()];
  await call(createProject, { body: { id: projectId, name: 'Oak' } });
  await call(createTrackingEntry, { params: { projectId }, body: { id: entryId } });
  const save = (body: object, basedOn = 0) =>
    ({
      endpoint: changeTrackingEntry,
      params: { entryId },
      body,
      basedOn,
      does: 'changes',
      about: entryId,
      within: [projectId],
      form: `tracking:${entryId}`,
      label: 'An entry',
    }) satisfies JobDraft;
  const stored = async () => (await call(listTrackingEntries, { params: { projectId } }))[0];
  return { user, entryId, save, stored };
}

test('two pages have one form open and both are killed: the words of both are sent', async () => {
  const { user, save, stored } = await entryOnServer();
  const [first, second] = [await openPage(user), await openPage(user)];
  const words = { draft: save({ notes: 'White dots' }), hasChanges: true, texts: {}, opensAgain: true };
  first.outbox.typed.keep(words);
  await expect.poll(async () => (await first.store.typedOf(user.id)).length).toBe(1);
  // As a form does as soon as it opens.
  second.outbox.typed.keep({ draft: save({}), hasChanges: false, texts: {}, opensAgain: true });
  second.outbox.typed.keep({
    draft: save({ addedWater: true }),
    hasChanges: true,
    texts: {},
    opensAgain: true,
  });
  await expect.poll(async () => (await first.store.typedOf(user.id)).length).toBe(2);
  first.kill();
  second.kill();

  const next = await openPage(user);
  await expect.poll(() => next.outbox.jobs).toEqual([]);
  expect(await stored()).toMatchObject({ notes: 'White dots', addedWater: true });
});

test('a save of one page leaves what another one is typing, and the end of the thing ends it all', async () => {
  const { user, entryId, save, stored } = await entryOnServer();
  const [first, second] = [await openPage(user), await openPage(user)];
  first.outbox.typed.keep({ draft: save({ notes: 'White dots' }), hasChanges: true, texts: {} });
  await second.outbox.send(save({ addedWater: true })).delivered;
  expect(await first.store.typedOf(user.id)).toMatchObject([{ job: { body: { notes: 'White dots' } } }]);
  expect(await stored()).toMatchObject({ notes: '', addedWater: true });

  await second.outbox.withdraw(entryId);
  await expect.poll(() => first.store.typedOf(user.id)).toEqual([]);
});

test.each(['has answered', 'is away'])(
  'older words of a page that was killed do not overwrite newer ones of another unseen, where the server %s',
  async (how) => {
    const { user, save, stored } = await entryOnServer();
    const [first, second] = [await openPage(user), await openPage(user)];
    first.outbox.typed.keep({ draft: save({ notes: 'White dots' }), hasChanges: true, texts: {} });
    await expect.poll(async () => (await first.store.typedOf(user.id)).length).toBe(1);
    first.kill();
    if (how === 'is away') second.kill();
    const sending = second.outbox.send(save({ notes: 'White dots and a root' }));
    await (how === 'is away' ? sending.kept : sending.delivered);
    second.kill();

    const next = await openPage(user);
    const contested = {
      body: { notes: 'White dots' },
      conflict: { theirs: { notes: 'White dots and a root' } },
    };
    await expect.poll(() => next.outbox.jobs).toMatchObject([contested]);
    expect(await stored()).toMatchObject({ notes: 'White dots and a root' });
  },
);

test('texts that were left and are mended do not come back from the page that had left them', async () => {
  const { user, entryId, save } = await entryOnServer();
  const before = await openPage(user);
  before.outbox.typed.keep({ draft: save({}), hasChanges: false, texts: { timeSpent: 'two' } });
  await expect.poll(() => before.store.countAll()).toBe(1);
  before.kill();

  const page = await openPage(user);
  expect(page.outbox.typed.textsOf(`tracking:${entryId}`)).toEqual({ timeSpent: 'two' });
  page.outbox.typed.keep({ draft: save({}), hasChanges: false, texts: { timeSpent: 'two' } });
  page.outbox.typed.keep({ draft: save({}), hasChanges: false, texts: {} });
  await expect.poll(() => page.store.typedOf(user.id)).toEqual([]);
});

test('what the version before has kept of what was typed is there, and is told of by the name of its writer', async () => {
  const { user, save, stored } = await entryOnServer();
  const typed = { form: save({}).form, about: save({}).about, by: 'a page', count: 1, texts: {} };
  const old = await openDB('outbox', 2, {
    upgrade(database) {
      const jobs = database.createObjectStore('jobs', { keyPath: 'seq', autoIncrement: true });
      jobs.createIndex('owner', 'owner');
      database.createObjectStore('files');
      database.createObjectStore('typed', { keyPath: ['owner', 'form'] }).createIndex('owner', 'owner');
      database.createObjectStore('people', { keyPath: 'id' });
    },
  });
  const job = jobFrom(save({ notes: 'White dots' }), newId(), { id: user.id, name: 'Ash' });
  await old.put('typed', { ...typed, owner: user.id, job });
  await old.put('typed', {
    ...typed,
    owner: 'fern',
    ownerName: 'Fern',
    job: null,
    texts: { timeSpent: 'two' },
  });
  old.close();

  const page = await openPage(user);
  await expect.poll(stored).toMatchObject({ notes: 'White dots' });
  expect(await lookAtOthers(page.store, user.id, Date.now())).toMatchObject([{ id: 'fern', count: 1 }]);
  await page.store.dropAllOf('fern');
  expect(await page.store.countAll()).toBe(0);
});

test('a browser whose local storage was lost writes as the device that it was', async () => {
  const { user, save, stored } = await entryOnServer();
  const before = await openPage(user);
  await before.outbox.send(save({ notes: 'White dots' })).delivered;
  before.kill();
  localStorage.clear();
  const { device } = await before.store.read(user.id);
  writeAs(newId()); // as a page does that is opened anew
  const page = await openPage(user);
  await page.outbox.send(save({ notes: 'White dots and a root' })).delivered;
  expect(page.outbox.jobs).toEqual([]);
  expect(await stored()).toMatchObject({ notes: 'White dots and a root' });
  expect(page.line.sent.at(-1)?.job.body).toMatchObject({ device });
});

test('the device as which an earlier version of the app wrote is taken over, for whoever is signed in', async () => {
  const { user, save } = await entryOnServer();
  const before = newId();
  localStorage.setItem('device', before);
  const page = await openPage(user);
  await page.outbox.send(save({ notes: 'White dots' })).delivered;
  expect(page.line.sent.at(-1)?.job.body).toMatchObject({ device: before });
  // A tab of that version may be open still, and goes on under it.
  expect(deviceOfBefore()).toBe(before);
  page.kill();
  await openPage(user);
  expect(deviceOfBefore()).toBeNull();
});
