import { expect, test } from 'vitest';
import { changeTrackingEntry, deleteTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { type DraftRecord, leftOf } from './draft-records.ts';
import { type DraftStore, Drafts } from './drafts.ts';
import { type FreshJob, type JobDraft, jobFrom } from './job.ts';
import { thisDevice } from './this-device.ts';

const ASH = { id: 'ash', name: 'Ash' };
const FORM = 'tracking:e';
const save = (body: object): JobDraft & { form: string } => ({
  endpoint: changeTrackingEntry,
  body,
  does: 'changes',
  about: 'e',
  within: ['p'],
  form: FORM,
  label: 'An entry',
});
const job = (draft: JobDraft): FreshJob => jobFrom(draft, 'key', ASH);
const deletion: JobDraft = {
  endpoint: deleteTrackingEntry,
  does: 'deletes',
  about: 'e',
  within: ['p'],
  label: 'A deletion',
};
const record = (draftRecord: Partial<DraftRecord> = {}): DraftRecord => ({
  owner: 'ash',
  form: FORM,
  about: 'e',
  by: 'here',
  count: 3,
  job: job(save({ notes: 'one' })),
  texts: {},
  ...draftRecord,
});
const HERE = { by: 'here', count: 3 };

test('a save takes its words out of what is typed, and leaves the texts that it could not take', () => {
  expect(leftOf(record(), job(save({ notes: 'one' })), HERE)).toBeNull();
  const left = leftOf(record({ texts: { timeSpent: 'two' } }), job(save({ notes: 'one' })), HERE);
  expect(left).toMatchObject({ job: null, texts: { timeSpent: 'two' } });
});

test('a save by the button of a form takes all of its texts along, from an earlier page too, and leaves them nowhere', async () => {
  const { typed, left } = openDrafts();
  const texts = { notes: 'one ', timeSpent: '2' };
  const earlier = record({ by: 'earlier', job: null, texts });
  left.push(earlier);
  await typed.takeOver();
  const saved = typed.handOver(job({ ...save({ timeSpent: 2 }), takesTexts: true }));
  expect(typed.textsOf(FORM)).toEqual({});
  expect(leftOf(earlier, saved.job, saved.mark)).toBeNull();
  const goesOn = { ...earlier, count: 4 };
  expect(leftOf(goesOn, saved.job, saved.mark)).toBe(goesOn);

  typed.keep({ draft: save({}), hasChanges: false, texts });
  const own = record({ ...typed.mark, job: null, texts });
  const { job: all, mark } = typed.handOver(job({ ...save({ timeSpent: 2 }), takesTexts: true }));
  expect(leftOf(own, all, mark)).toBeNull();
  expect(leftOf({ ...own, opensAgain: true }, all, mark)).toMatchObject({ texts: {} });
});

test('what was typed after a save was handed over stays', () => {
  const newer = record({ count: 4 });
  expect(leftOf(newer, job(save({ notes: 'one' })), HERE)).toBe(newer);
});

test('what another page has typed stays, unless its thing is gone', () => {
  const others = record({ by: 'there' });
  expect(leftOf(others, job(save({ notes: 'one' })), HERE)).toBe(others);
  expect(leftOf(others, job(deletion), HERE)).toBeNull();
});

test('what another page typed before a save of the same form waits as written on another device from then on', () => {
  const typed = job({ ...save({ notes: 'one' }), basedOn: 0 });
  const saved = job({ ...save({ notes: 'two' }), basedOn: 1 });
  const older = record({ by: 'there', job: typed, writtenAt: saved.queuedAt - 1 });
  const left = leftOf(older, saved, HERE);
  expect(left?.job).toMatchObject({ body: { notes: 'one', revision: 0 } });
  expect(left?.job?.body).not.toMatchObject({ device: thisDevice() });
  // Once is enough, and newer words stay those of this device.
  expect(leftOf(left as DraftRecord, saved, HERE)).toBe(left);
  const newer = record({ by: 'there', job: typed, writtenAt: saved.queuedAt + 1 });
  expect(leftOf(newer, saved, HERE)).toBe(newer);
});

test('a save of another form of the same thing leaves what is typed, and what ends the thing without a form does not', () => {
  const typed = record({ job: null, texts: { notes: 'one' } });
  const move = { ...save({ observedAt: 'May' }), form: 'tracking-move:e' };
  expect(leftOf(typed, job(move), HERE)).toBe(typed);
  expect(leftOf({ ...typed, by: 'there' }, job(move), HERE)).toEqual({ ...typed, by: 'there' });
  const { form: _, ...finish } = move;
  expect(leftOf(typed, job(finish), HERE)).toBeNull();
});

test('what is done to another thing changes nothing', () => {
  const result = record();
  expect(leftOf(result, job({ ...deletion, about: 'other' }), HERE)).toBe(result);
});

/** A device that remembers what was written last. */
function openDrafts() {
  const written = new Map<string, DraftRecord | null>();
  const left: DraftRecord[] = [];
  const store: DraftStore = {
    writeDraft: ([, form], it) => void written.set(form, it),
    takeOverDrafts: async () => left,
    typedOf: async () => left,
    dropDrafts: async (_, isIt) => void left.splice(0, left.length, ...left.filter((it) => !isIt(it))),
  };
  const typed = new Drafts(ASH, store, () => '/project/p/step/4');
  return { typed, store, written, left };
}

test('each writing takes the place of the one before, and nothing typed leaves nothing', () => {
  const { typed, written } = openDrafts();
  typed.keep({ draft: save({ notes: 'one' }), hasChanges: true, texts: {} });
  typed.keep({ draft: save({ notes: 'two' }), hasChanges: true, texts: { timeSpent: 'a' } });
  expect(written.get(FORM)).toMatchObject({
    count: 2,
    job: { body: { notes: 'two' } },
    texts: { timeSpent: 'a' },
  });
  typed.keep({ draft: save({}), hasChanges: false, texts: {} });
  expect(written.get(FORM)).toBeNull();
});

test('a half-typed date, which looks empty to the page, is no text that could come back', () => {
  const { typed, written } = openDrafts();
  typed.keep({ draft: save({}), hasChanges: false, texts: { observedAt: '' } });
  expect(written.get(FORM)).toBeNull();
});

test('texts come back into their form, here and after the page was opened anew, until the thing has ended', async () => {
  const { typed, left } = openDrafts();
  left.push(record({ by: 'there', job: null, texts: { timeSpent: 'two' } }));
  expect(await typed.takeOver()).toBe(false);
  expect(typed.textsOf(FORM)).toEqual({ timeSpent: 'two' });
  typed.handOver(job(save({ notes: 'one' })));
  expect(typed.textsOf(FORM)).toEqual({ timeSpent: 'two' });
  typed.handOver(job(deletion));
  expect(typed.textsOf(FORM)).toEqual({});
});

test('the place of a planting comes back as an earlier version of the app has kept it', async () => {
  const { typed, left } = openDrafts();
  const texts = { choice: 'other', other: 'by the pond', notes: 'Sunny' };
  left.push(record({ by: 'there', form: 'planting-edit:e', job: null, texts }));
  await typed.takeOver();
  expect(typed.textsOf('planting-edit:e')).toEqual({ plantingLocation: 'by the pond', notes: 'Sunny' });
});

test('a form that opens again does so though all of it is sent, until its thing has ended', async () => {
  const { typed, store, written, left } = openDrafts();
  typed.keep({ draft: save({ notes: 'one' }), hasChanges: true, texts: {}, opensAgain: true });
  const open = leftOf(written.get(FORM) as DraftRecord, job(save({ notes: 'one' })), typed.mark);
  expect(open).toMatchObject({ job: null, opensAgain: true });
  left.push(open as DraftRecord);

  const next = new Drafts(ASH, store);
  expect(await next.takeOver()).toBe(false);
  expect(next.opensAgain(FORM)).toBe(true);
  expect(await next.left()).toEqual([]);
  next.handOver(job(save({ notes: 'two' })));
  expect(next.opensAgain(FORM)).toBe(true);
  next.handOver(job(deletion));
  expect(next.opensAgain(FORM)).toBe(false);
  expect(leftOf(open as DraftRecord, job(deletion), next.mark)).toBeNull();
});

test('of two pages that have left a text for one field the newer one comes back, and those of other fields too', async () => {
  const { typed, left } = openDrafts();
  left.push(record({ by: 'one', job: null, texts: { timeSpent: 'two', observedAt: 'May' } }));
  left.push(record({ by: 'other', job: null, texts: { timeSpent: 'three' } }));
  await typed.takeOver();
  expect(typed.textsOf(FORM)).toEqual({ timeSpent: 'three', observedAt: 'May' });
});

test('texts come back with what they were typed over; of two pages the one that had seen less counts', async () => {
  const { typed, left } = openDrafts();
  const texts = { timeSpent: 'two', notes: 'one' };
  left.push(record({ by: 'one', job: null, texts, base: { revision: 4, was: { timeSpent: 2, notes: '' } } }));
  left.push(
    record({
      by: 'other',
      job: null,
      texts: { notes: 'three' },
      base: { revision: 3, was: { notes: 'two' } },
    }),
  );
  await typed.takeOver();
  expect(typed.baseOf(FORM)).toEqual({ revision: 3, was: { timeSpent: 2, notes: 'two' } });
});

test('of texts that an earlier version kept without what they were typed over nothing is known to be seen', async () => {
  const { typed, left } = openDrafts();
  left.push(record({ by: 'there', job: null, texts: { timeSpent: 'two' } }));
  await typed.takeOver();
  expect(typed.baseOf(FORM)).toEqual({ revision: 0, was: {} });
});

test('what a page took over is its own once it has written it, unless the other page has gone on meanwhile', async () => {
  const { typed, left } = openDrafts();
  const [ended, goesOn] = ['one', 'other'].map((by) =>
    record({ by, job: null, texts: { timeSpent: 'two' } }),
  );
  left.push(ended as DraftRecord, goesOn as DraftRecord);
  await typed.takeOver();
  left[1] = { ...(goesOn as DraftRecord), count: 4, job: job(save({ notes: 'more' })) };
  typed.keep({ draft: save({}), hasChanges: false, texts: { timeSpent: 'two' } });
  expect(left).toMatchObject([{ by: 'other', count: 4 }]);
});

test('a record says whose it is, in what its thing lies and on which screen it was typed', () => {
  const { typed, written } = openDrafts();
  typed.keep({ draft: save({}), hasChanges: false, texts: { timeSpent: 'two' } });
  expect(written.get(FORM)).toMatchObject({ ownerName: 'Ash', within: ['p'], screen: '/project/p/step/4' });
});
