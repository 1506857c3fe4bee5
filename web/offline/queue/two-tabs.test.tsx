import { openDB } from 'idb';
import { expect, onTestFinished, test } from 'vitest';
import { createProject } from '#domain/contract/notebook/projects.ts';
import {
  changeTrackingEntry,
  createTrackingEntry,
  listTrackingEntries,
} from '#domain/contract/notebook/tracking.ts';
import { call } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { FaultyLine, quickTime } from '#web/testing/faulty-line.ts';
import { type Signed, signIn } from '#web/testing/sign-in.ts';
import { isContested } from './conflicts.ts';
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

/** A save of a page that showed the notes like this before. */
const over = (save: (body: object) => JobDraft, was: string, notes: string, now = was) =>
  ({ ...save({ notes }), seen: { was: { notes: was }, now: { notes: now }, revision: 0 } }) as JobDraft;

test.each(['offline', 'line'])(
  'words of another window that were not seen are not overwritten, with the server %s: both are shown',
  async (where) => {
    const { user, save, stored } = await entryOnServer();
    const [first, second] = [await openPage(user), await openPage(user)];
    if (where === 'offline') for (const { line } of [first, second]) line.fate = () => 'is lost';
    await first.outbox.send(over(save, '', 'White dots')).kept;
    await expect.poll(() => second.outbox.jobs.length).toBe(where === 'offline' ? 1 : 0);
    await second.outbox.send(over(save, '', 'A root', where === 'offline' ? '' : 'White dots')).kept;
    const contested = { body: { notes: 'A root' }, conflict: { theirs: { notes: 'White dots' } } };
    const isContestedIn = (page: typeof first) => page.outbox.jobs.filter(isContested);
    await expect.poll(() => isContestedIn(first)).toMatchObject([contested]);
    expect(isContestedIn(second)).toMatchObject([contested]);

    for (const { line, outbox } of [first, second]) {
      line.fate = () => 'arrives';
      outbox.wake();
    }
    await expect.poll(async () => (await stored())?.notes).toBe('White dots');
    const [job] = isContestedIn(second);
    if (job) await second.outbox.choose({ job, field: 'notes', value: 'White dots and a root' });
    await expect.poll(async () => (await stored())?.notes).toBe('White dots and a root');
    await expect.poll(() => [...first.outbox.jobs, ...second.outbox.jobs]).toEqual([]);
  },
);

test('words that were seen are gone on with in another window, and each window goes on with its own', async () => {
  const { user, save, stored } = await entryOnServer();
  const [first, second] = [await openPage(user), await openPage(user)];
  for (const { line } of [first, second]) line.fate = () => 'is lost';
  await first.outbox.send(over(save, '', 'White')).kept;
  await first.outbox.send(over(save, '', 'White dots')).kept;
  await second.outbox.send(over(save, 'White dots', 'White dots, two')).kept;
  expect(second.outbox.jobs.filter(isContested)).toEqual([]);
  await first.outbox.send(over(save, 'White dots', 'White dots, three')).kept;
  await second.outbox.send(over(save, 'White dots', 'White dots, two roots')).kept;
  await first.outbox.send(over(save, 'White dots', 'White dots, three roots')).kept;
  const contested = {
    body: { notes: 'White dots, three roots' },
    conflict: { theirs: { notes: 'White dots, two roots' } },
  };
  await expect.poll(() => second.outbox.jobs.filter(isContested)).toMatchObject([contested]);
  for (const { line, outbox } of [first, second]) {
    line.fate = () => 'arrives';
    outbox.wake();
  }
  await expect.poll(async () => (await stored())?.notes).toBe('White dots, two roots');
});

test('a window that ends holds its own words against those of another one', async () => {
  const { user, save, stored } = await entryOnServer();
  const [first, second] = [await openPage(user), await openPage(user)];
  first.outbox.typed.keep({ draft: over(save, '', 'White dots') as never, hasChanges: true, texts: {} });
  await expect.poll(async () => (await first.store.typedOf(user.id)).length).toBe(1);
  second.outbox.wake();
  await expect.poll(async () => (await stored())?.notes).toBe('White dots');
  // Its words were taken over while it was there: they are its own all the same.
  await first.outbox.send(over(save, '', 'White dots and a root')).delivered;
  expect(first.outbox.jobs).toEqual([]);
});

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
