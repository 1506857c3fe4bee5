import { expect, test } from 'vitest';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry, deleteTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { type Job, jobFrom } from './job.ts';
import {
  asWrittenOn,
  beginNumbering,
  needsNumber,
  numberInHaste,
  takeNumber,
  withSettled,
  withUsed,
} from './numbering.ts';
import type { OutboxStore } from './outbox-store.ts';
import { renumberJob } from './renumbering.ts';
import { thisDevice } from './this-device.ts';

const OWNER = { id: 'ash', name: 'Ash' };

function job(over: Partial<Job> = {}): Job {
  const draft = { endpoint: saveStep, body: { notes: 'Roots' }, basedOn: 3, does: 'changes' } as const;
  return {
    ...jobFrom({ ...draft, about: 'a', within: [], label: '' }, 'key', OWNER, 'tablet'),
    seq: 1,
    ...over,
  };
}

const numbered = (number: number, device = 'd') => job({ number: { device, number, settled: 0 }, tries: 1 });

test('numbers follow one another, and say what was settled when they were given', () => {
  const [first, next] = takeNumber({ device: 'd', next: 4, settled: 2 });
  expect(first).toEqual({ device: 'd', number: 4, settled: 2 });
  expect(takeNumber(next)[0].number).toBe(5);
});

test('what is settled ends before the first that still waits', () => {
  const now = { device: 'd', next: 9, settled: 2 };
  expect(withSettled(now, []).settled).toBe(8);
  expect(withSettled(now, [numbered(5), numbered(7), job()]).settled).toBe(4);
  expect(withSettled(now, [numbered(1)]).settled).toBe(2);
  expect(withSettled(now, [numbered(1, 'before')]).settled).toBe(8);
});

test('a number in haste is one that no other tab has given, and is given no more', () => {
  const now = { device: 'd', next: 4, settled: 2 };
  const number = numberInHaste(now, [numbered(4), numbered(40, 'before')], 0.5);
  expect(number).toEqual({ device: 'd', number: 518, settled: 2 });
  expect(withUsed(now, number).next).toBe(519);
  expect(withUsed({ ...now, next: 600 }, number).next).toBe(600);
  expect(withUsed(undefined, number)).toEqual({ device: 'd', next: 519, settled: 0 });
  const another = beginNumbering();
  expect(withUsed(another, number)).toBe(another);
});

test('a number in haste is not the one that the next page takes, though a write was begun since the device was read', () => {
  const read = { device: 'd', next: 18, settled: 17 };
  const [, afterIt] = takeNumber(takeNumber(read)[1]);
  expect(numberInHaste(read, [job()], 0).number).toBeGreaterThanOrEqual(afterIt.next);
});

test('a job is numbered when it is sent first, also one that a version without numbers began to send; not what creates or deletes', () => {
  expect(needsNumber(job())).toBe(true);
  expect(needsNumber(job({ tries: 2 }))).toBe(true);
  expect(needsNumber(numbered(3))).toBe(false);
  expect(needsNumber({ ...job({ tries: 1 }), number: undefined } as unknown as Job)).toBe(true);
  expect(needsNumber(job({ endpoint: createTrackingEntry }))).toBe(false);
  expect(needsNumber(job({ endpoint: deleteTrackingEntry }))).toBe(false);
  expect(needsNumber(job({ photo: { name: '', type: '', size: 1, parts: {} } }))).toBe(false);
});

test('what is written as another device says so, where a save says it at all', () => {
  expect(asWrittenOn(job(), 'copy').body).toEqual({ notes: 'Roots', revision: 3, device: 'copy' });
  expect(asWrittenOn(job({ body: { name: 'Oak' } }), 'copy').body).toEqual({ name: 'Oak' });
});

/** A device with these jobs, as far as a new numbering of them needs it. */
function storeOf(waiting: readonly Job[]) {
  const jobs = new Map(waiting.map((it) => [it.seq, it]));
  const people = new Map<string, object>();
  people.set(OWNER.id, { device: 'tablet', numbering: { device: 'd', next: 7, settled: 4 } });
  const write = async () => ({
    tx: { done: Promise.resolve() },
    jobs: {
      index: () => ({ getAll: async () => [...jobs.values()] }),
      put: async (it: Job) => void jobs.set(it.seq, it),
    },
    people: {
      get: async (id: string) => people.get(id),
      put: async (it: { id: string }) => people.set(it.id, it),
    },
  });
  return { jobs, people, store: { write } as unknown as Pick<OutboxStore, 'write'> };
}

test('two writes that the server cannot tell make one other device of a browser, and not one each', async () => {
  const [first, second] = [numbered(5), { ...numbered(6), seq: 2, key: 'second' }];
  const { jobs, people, store } = storeOf([first, second]);
  for (const item of [first, second]) await renumberJob(store, item);
  const device = thisDevice();
  expect(people.get(OWNER.id)).toMatchObject({ numbering: { device, next: 1 } });
  expect([...jobs.values()]).toMatchObject([
    { number: null, body: { device } },
    { number: null, body: { device } },
  ]);
});

test('words of an earlier page go on as those of another device, so that they overwrite nothing unseen', async () => {
  const unknown = numbered(5);
  const typed = { ...job({ seq: 2, key: 'typed' }) };
  const ofEarlierPage = asWrittenOn(job({ seq: 3, key: 'left' }), 'earlier page');
  const tried = { ...asWrittenOn(numbered(6), 'another page'), seq: 4, key: 'tried' };
  const { jobs, store } = storeOf([unknown, typed, ofEarlierPage, tried]);
  await renumberJob(store, unknown);
  await renumberJob(store, tried);
  const devices = [...jobs.values()].map(({ body }) => (body as { device: string }).device);
  expect(devices).toEqual([thisDevice(), thisDevice(), 'earlier page', 'another page']);
});
