import { expect, test } from 'vitest';
import { createProject, deleteProject, restoreProject } from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import {
  changeTrackingEntry,
  createTrackingEntry,
  deleteTrackingEntry,
} from '#domain/contract/notebook/tracking.ts';
import { planFor } from './coalescing.ts';
import { type FreshJob, type Job, type JobDraft, jobFrom, nextToSend } from './job.ts';

let keys = 0;
function fresh(draft: JobDraft): FreshJob {
  keys += 1;
  return jobFrom(draft, `key-${keys}`, { id: 'ash', name: 'Ash' });
}
const waiting = (seq: number, draft: JobDraft, state: Partial<Job> = {}): Job => ({
  ...fresh(draft),
  seq,
  ...state,
});

const newProject: JobDraft = {
  endpoint: createProject,
  body: { id: 'p' },
  does: 'creates',
  about: 'p',
  within: [],
  label: 'A project',
};
const newEntry: JobDraft = {
  endpoint: createTrackingEntry,
  body: { id: 'e' },
  does: 'creates',
  about: 'e',
  within: ['p'],
  label: 'An entry',
};
const entrySave = (body: object): JobDraft => ({
  endpoint: changeTrackingEntry,
  body,
  does: 'changes',
  about: 'e',
  within: ['p'],
  form: 'tracking:e',
  label: 'Changes',
});
const noEntry: JobDraft = {
  endpoint: deleteTrackingEntry,
  does: 'deletes',
  about: 'e',
  within: ['p'],
  label: 'A deletion',
};
const stepSave = (formData: object, revision?: number): JobDraft => ({
  endpoint: saveStep,
  body: { formData, ...(revision !== undefined && { revision }) },
  does: 'changes',
  about: 'p/2',
  within: ['p'],
  form: 'step:p:2',
  label: 'Step 2',
});

test('a newer save of a form is merged into the one that waits, at its place and under its key', () => {
  const before = waiting(4, entrySave({ notes: 'one', addedWater: true }));
  const plan = planFor([before, waiting(5, newProject)], fresh(entrySave({ notes: 'two' })));
  expect(plan).toMatchObject({
    put: { seq: 4, key: before.key, body: { notes: 'two', addedWater: true } },
    drop: [],
  });
});

test('#drafts-of-entries: a save that is merged into the one that finishes an entry leaves it finished', () => {
  const planned = (before: object, next: object) =>
    planFor([waiting(4, entrySave(before))], fresh(entrySave(next))).put?.body;
  const finished = { notes: 'two', isDraft: false };
  expect(planned({ notes: 'one', isDraft: false }, { notes: 'two', isDraft: true })).toEqual(finished);
  expect(planned({ notes: 'one', isDraft: true }, { notes: 'two', isDraft: false })).toEqual(finished);
});

test('#drafts-of-entries: a save of a draft that may be gone goes on making it anew, with what is written after it was finished', () => {
  const remaking = { ifGone: createTrackingEntry, whole: { id: 'e', notes: 'one', isDraft: false } };
  const before = waiting(4, { ...entrySave({ notes: 'one', isDraft: false }), ...remaking });
  const planned = (next: JobDraft) => planFor([before], fresh(next)).put?.ifGone;
  const made = { method: 'POST', path: createTrackingEntry.path, creates: true };
  expect(planned(entrySave({ timeSpent: 1 }))).toEqual({
    ...made,
    body: { id: 'e', notes: 'one', timeSpent: 1, isDraft: false },
  });
  const whole = { id: 'e', notes: 'two', isDraft: true };
  expect(planned({ ...entrySave({ notes: 'two', isDraft: true }), ...remaking, whole })).toEqual({
    ...made,
    body: { id: 'e', notes: 'two', isDraft: false },
  });
});

test('a save that may have been sent keeps its key and its body', () => {
  const next = fresh(entrySave({ notes: 'two' }));
  const plan = planFor([waiting(4, entrySave({ notes: 'one' }), { tries: 1 })], next);
  expect(plan).toEqual({ put: next, drop: [] });
});

test('a save is not merged into one that was written as another device (#two-devices)', () => {
  const next = fresh(entrySave({ notes: 'two', device: 'tablet' }));
  const before = waiting(4, entrySave({ notes: 'one', device: 'phone' }));
  expect(planFor([before], next)).toEqual({ put: next, drop: [] });
});

test('a parked save is taken up by the next one under a new key, and so tried again', () => {
  const before = waiting(4, entrySave({ notes: 'one' }), { tries: 1, parked: 'Not like this.' });
  const next = fresh(entrySave({ timeSpent: 1 }));
  expect(planFor([before], next).put).toMatchObject({
    seq: 4,
    key: next.key,
    tries: 0,
    parked: null,
    body: { notes: 'one', timeSpent: 1 },
  });
});

test('a save does not pass what was done to its thing after the one that waits', () => {
  const { form: _, ...completing } = stepSave({});
  const next = fresh(stepSave({ timeSpentStep2: null }));
  const plan = planFor([waiting(1, stepSave({ timeSpentStep2: 1 })), waiting(2, completing)], next);
  expect(plan).toEqual({ put: next, drop: [] });
});

test('the fields of a step are merged one by one, from the revision of the first change (#two-devices)', () => {
  const before = waiting(1, stepSave({ cuttingCount: 8, timeSpentStep3: 1 }, 3));
  const plan = planFor([before], fresh(stepSave({ cuttingCount: null }, 5)));
  expect(plan.put?.body).toEqual({ formData: { cuttingCount: null, timeSpentStep3: 1 }, revision: 3 });
});

test('the save on leaving takes up what is on its way too, from the revision that began with', () => {
  const before = waiting(1, stepSave({ cuttingCount: 8 }, 3), { tries: 1 });
  const next = fresh(stepSave({ timeSpentStep3: 2 }));
  const plan = planFor([before], next, true);
  expect(plan.put).toMatchObject({ seq: 1, key: next.key });
  expect(plan.put?.body).toEqual({ formData: { cuttingCount: 8, timeSpentStep3: 2 }, revision: 3 });
});

test('what was never tried and is deleted need not be sent at all', () => {
  const jobs = [
    waiting(1, newProject),
    waiting(2, newEntry),
    waiting(3, entrySave({ notes: 'one' })),
    waiting(4, { ...newEntry, about: 'photo', within: ['p', 'e'] }),
  ];
  expect(planFor(jobs, fresh(noEntry))).toEqual({ put: null, drop: [2, 3, 4] });
});

test('the deletion of what the server may have is sent, and after what may have been sent before it', () => {
  const jobs = [
    waiting(1, newEntry, { tries: 2 }),
    waiting(2, entrySave({ notes: 'one' }), { tries: 1 }),
    waiting(3, entrySave({ notes: 'two' })),
  ];
  const next = fresh(noEntry);
  expect(planFor(jobs, next)).toEqual({ put: next, drop: [3] });
});

test('the first that waits is sent first', () => {
  expect(nextToSend([waiting(1, newProject), waiting(2, newEntry)])?.seq).toBe(1);
  expect(nextToSend([])).toBeUndefined();
});

test('a parked one does not hold up the others, but what lies in it waits with it', () => {
  const parked = { tries: 1, parked: 'This id is taken.' };
  const other = { ...newEntry, about: 'other', within: ['q'] };
  expect(nextToSend([waiting(1, newProject, parked), waiting(2, newEntry), waiting(3, other)])).toMatchObject(
    { seq: 3 },
  );
  expect(
    nextToSend([waiting(1, entrySave({}), parked), waiting(2, entrySave({ notes: 'x' }))]),
  ).toMatchObject({
    seq: 2,
  });
});

const photo = (id: string): JobDraft => ({ ...newEntry, about: id, within: ['p', 'e'] });
const completion = (): JobDraft => {
  const { form: _, ...save } = stepSave({});
  return { ...save, body: { formData: {}, isCompleted: true } };
};

test('one that was tried often lets those go first that can do without it, and none that cannot', () => {
  const often = { tries: 3 };
  const other = { ...newEntry, about: 'other' };
  const jobs = [
    waiting(1, newEntry, often),
    waiting(2, entrySave({ notes: 'one' })),
    waiting(3, photo('leaf')),
    waiting(4, completion()),
    waiting(5, other),
  ];
  expect(nextToSend(jobs)?.seq).toBe(5);
  expect(nextToSend(jobs.slice(0, 4))?.seq).toBe(1);
});

test('one that rests is not sent, nor what depends on it, and everything else is', () => {
  const jobs = [waiting(1, photo('leaf'), { tries: 4 }), waiting(2, entrySave({ notes: 'one' }))];
  const isResting = ({ seq }: Job) => seq === 1;
  expect(nextToSend(jobs, isResting)?.seq).toBe(2);
  expect(nextToSend([...jobs.slice(0, 1), waiting(3, completion())], isResting)).toBeUndefined();
  expect(nextToSend([...jobs.slice(0, 1), waiting(4, noEntry)], isResting)).toBeUndefined();
});

test('a refused photo does not hold up the completion of its step', () => {
  const refused = waiting(1, { ...photo('leaf'), within: ['p'] }, { tries: 1, parked: 'Too large.' });
  expect(nextToSend([refused, waiting(2, completion())])?.seq).toBe(2);
});

const noProject: JobDraft = {
  endpoint: deleteProject,
  does: 'deletes',
  about: 'p',
  within: [],
  label: 'Gone',
};
const projectBack: JobDraft = {
  endpoint: restoreProject,
  does: 'changes',
  about: 'p',
  within: [],
  label: 'Back',
};

test('#deleted-projects: what was written in a project is sent before its deletion, so that it can come back whole', () => {
  const [begun, entry] = [waiting(1, newProject), waiting(2, newEntry)];
  const deletion = fresh(noProject);
  expect(planFor([begun, entry], deletion)).toEqual({ put: deletion, drop: [] });
  const all = [begun, entry, { ...deletion, seq: 3 }];
  expect(nextToSend(all)?.seq).toBe(1);
  expect(nextToSend(all.slice(1))?.seq).toBe(2);
});

test('what the server did not take goes with the deletion of its project', () => {
  const deletion = fresh(noProject);
  const refused = waiting(2, newEntry, { parked: 'No.', tries: 1 });
  expect(planFor([refused], deletion)).toEqual({ put: deletion, drop: [2] });
  const notTaken = waiting(1, newProject, { parked: 'No.', tries: 1 });
  expect(planFor([notTaken, waiting(2, newEntry)], deletion).drop).toEqual([1, 2]);
});

test('#deleted-projects, #two-devices: what waits for a choice outlives the deletion of its project', () => {
  const deletion = fresh(noProject);
  const waits = { parked: 'Changed.', tries: 0, conflict: { theirs: { notes: 'two' }, revision: 2 } };
  const contested = waiting(2, entrySave({ notes: 'one' }), waits);
  expect(planFor([contested], deletion)).toEqual({ put: deletion, drop: [] });
});

test('#deleted-projects: a project that is brought back before its deletion was answered is deleted no more', () => {
  const back = fresh(projectBack);
  expect(planFor([waiting(1, newEntry), waiting(2, noProject)], back)).toEqual({ put: null, drop: [2] });
  expect(planFor([waiting(2, noProject, { tries: 1 })], back)).toEqual({ put: back, drop: [2] });
  expect(planFor([], back)).toEqual({ put: back, drop: [] });
});
