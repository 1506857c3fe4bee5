import { expect, onTestFinished, test, vi } from 'vitest';
import { createProject, deleteProject } from '#domain/contract/notebook/projects.ts';
import {
  changeTrackingEntry,
  createTrackingEntry,
  listTrackingEntries,
} from '#domain/contract/notebook/tracking.ts';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { call, isUnanswered } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { type Signed, signIn } from '#web/testing/sign-in.ts';
import { type Contested, isContested } from './conflicts.ts';
import { type Deliver, deliver } from './delivery.ts';
import { DirectOutbox } from './direct.ts';
import { type JobDraft, jobFrom } from './job.ts';
import { realTime } from './open-outbox.ts';
import { OutboxStore } from './outbox-store.ts';
import type { OutboxDeps } from './outbox-words.ts';
import { whenSent } from './when-sent.ts';

/** A page that came by plain http. */
async function openPage(
  { id, firstName: name }: Signed['user'],
  line: Partial<Pick<OutboxDeps, 'deliver' | 'timing'>> = {},
): Promise<DirectOutbox> {
  const store = new OutboxStore();
  onTestFinished(() => store.close());
  const events = { delivered: () => {}, parked: () => {}, login: () => {} };
  const outbox = new DirectOutbox({ id, name }, { store, deliver, timing: realTime, events, ...line });
  await outbox.open();
  return outbox;
}

test('what waits for a choice is there when the page is opened again, until somebody has chosen', async () => {
  const { user } = await signIn('student');
  const [projectId, entryId] = [newId(), newId()];
  await call(createProject, { body: { id: projectId, name: 'Oak' } });
  await call(createTrackingEntry, { params: { projectId }, body: { id: entryId } });
  const there = { notes: 'green tips', revision: 0, device: newId() };
  await call(changeTrackingEntry, { params: { entryId }, body: there });
  const page = await openPage(user);
  await page.send({
    ...{ endpoint: changeTrackingEntry, params: { entryId }, body: { notes: 'white dots' }, basedOn: 0 },
    ...{ does: 'changes', about: entryId, within: [projectId], label: 'An entry' },
  }).delivered;
  expect(page.jobs).toMatchObject([{ body: { notes: 'white dots' } }]);

  const again = () => openPage(user);
  await expect
    .poll(async () => (await again()).jobs)
    .toMatchObject([{ conflict: { theirs: { notes: 'green tips' } } }]);
  const next = await again();
  const [job] = next.jobs.filter(isContested);
  const choice = { job: job as Contested, field: 'notes', value: 'white dots' };
  const line = vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(next.choose(choice)).rejects.toThrow();
  expect(next.jobs).toEqual([job]);
  line.mockRestore();
  await next.choose(choice);
  expect(await call(listTrackingEntries, { params: { projectId } })).toMatchObject([{ notes: 'white dots' }]);
  await expect.poll(async () => (await again()).jobs).toEqual([]);
});

/** An entry of somebody on the server, with words that an earlier page has left on the device. */
async function leaveWords(body: object) {
  const { user } = await signIn('student');
  const [projectId, entryId] = [newId(), newId()];
  await call(createProject, { body: { id: projectId, name: 'Oak' } });
  await call(createTrackingEntry, { params: { projectId }, body: { id: entryId } });
  const save = (body: object) =>
    ({
      endpoint: changeTrackingEntry,
      params: { entryId },
      body,
      basedOn: 0,
      does: 'changes',
      about: entryId,
      within: [projectId],
      form: `tracking:${entryId}`,
      label: 'An entry',
    }) satisfies JobDraft;
  const store = new OutboxStore();
  onTestFinished(() => store.close());
  // The page that wrote them had settled which device this is.
  await openPage(user);
  const job = jobFrom(save(body), newId(), { id: user.id, name: user.firstName });
  await store.change(user.id, () => ({ put: job, drop: [] }));
  const stored = async () => (await call(listTrackingEntries, { params: { projectId } }))[0];
  return { user, store, save, stored };
}

test('what the server refuses is shown, and a newer save of its form takes it up', async () => {
  const { user, store, save, stored } = await leaveWords({ notes: 'White dots', isDraft: 'perhaps' });
  const page = await openPage(user);
  expect(page.jobs).toMatchObject([{ label: 'An entry', body: { notes: 'White dots' } }]);
  expect(page.jobs[0]?.parked).toBeTruthy();
  expect((await openPage(user)).jobs).toHaveLength(1);

  await page.send(save({ isDraft: true, addedWater: true })).delivered;
  expect(page.jobs).toEqual([]);
  expect(await stored()).toMatchObject({ notes: 'White dots', addedWater: true });
  await expect.poll(() => store.list(user.id)).toEqual([]);
});

test('what does not arrive is shown until the child tries again, and is tried when the page is opened anew', async () => {
  const { user, store, stored } = await leaveWords({ notes: 'White dots' });
  const line = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const page = await openPage(user);
  expect(page.jobs).toMatchObject([{ label: 'An entry' }]);
  expect(await whenSent(page)).toBe(false);
  line.mockRestore();
  expect(await whenSent(page)).toBe(true);
  expect(await stored()).toMatchObject({ notes: 'White dots' });
  expect(await store.list(user.id)).toEqual([]);
});

test('what is thrown away is gone from the device', async () => {
  const { user, store } = await leaveWords({ isDraft: 'perhaps' });
  const page = await openPage(user);
  const [job] = page.jobs;
  if (job) await page.discard(job);
  expect(page.jobs).toEqual([]);
  await expect.poll(() => store.list(user.id)).toEqual([]);
});

test('what nothing moves of any more is given up, and what still moves is not', async () => {
  const { user } = await signIn('student');
  const running = new Set<{ run: () => void }>();
  const after = (_: number, run: () => void) => {
    const timer = { run };
    running.add(timer);
    return () => void running.delete(timer);
  };
  let move = (_: number) => {};
  const stall: Deliver = (_, __, { signal, onProgress = () => {} }) => {
    move = onProgress;
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  };
  const page = await openPage(user, { deliver: stall, timing: { ...realTime, after } });
  const about = newId();
  const photo: JobDraft = {
    ...{ endpoint: uploadStepPhotos, params: { projectId: newId(), stepNumber: 2 }, parts: { id: about } },
    ...{ file: new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg' }), does: 'creates', about, within: [] },
    label: 'A photo',
  };
  const parts: number[] = [];
  const { delivered } = page.send(photo, { onProgress: (part) => parts.push(part) });
  const isOver = vi.fn();
  delivered.catch(isOver);
  await expect.poll(() => running.size).toBe(1);
  const [before] = running;
  move(0.5);
  expect(parts.at(-1)).toBe(0.5);
  expect(running.size).toBe(1);
  const [now] = running;
  expect(now).not.toBe(before);
  expect(isOver).not.toHaveBeenCalled();
  now?.run();
  await expect(delivered).rejects.toSatisfy(isUnanswered);
  expect(running.size).toBe(0);
});

test('what is called back is given up at once, and nothing waits for it any more', async () => {
  const { user } = await signIn('student');
  const stall: Deliver = (_, __, { signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const page = await openPage(user, { deliver: stall });
  const about = newId();
  const { delivered } = page.send({
    ...{ endpoint: createProject, body: { id: about, name: 'Oak' }, does: 'creates' },
    ...{ about, within: [], label: 'Oak' },
  });
  const rejected = expect(delivered).rejects.toMatchObject({ name: 'AbortError' });
  await page.withdraw(about);
  await rejected;
});

test('a deletion gives up the save that is under way, which would make the draft anew if it came later', async () => {
  const { user } = await signIn('student');
  const stall: Deliver = (job, __, { signal }) =>
    job.does === 'deletes'
      ? Promise.resolve(null)
      : new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const page = await openPage(user, { deliver: stall });
  const about = newId();
  const of = { about, within: [], label: 'Oak' };
  const { delivered } = page.send({
    endpoint: createProject,
    body: { id: about, name: 'Oak' },
    does: 'creates',
    ...of,
  });
  const rejected = expect(delivered).rejects.toMatchObject({ name: 'AbortError' });
  await page.send({ endpoint: deleteProject, params: { id: about }, does: 'deletes', ...of }).delivered;
  await rejected;
});
