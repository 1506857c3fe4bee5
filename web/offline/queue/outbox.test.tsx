import { openDB } from 'idb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createProject, listProjects } from '#domain/contract/notebook/projects.ts';
import { getStep, saveStep } from '#domain/contract/notebook/steps.ts';
import {
  changeTrackingEntry,
  createTrackingEntry,
  deleteTrackingEntry,
  listTrackingEntries,
  type TrackingEntry,
} from '#domain/contract/notebook/tracking.ts';
import { getUpload, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { login, logout } from '#domain/contract/sign-in/accounts.ts';
import { textOf } from '#domain/rules/platform/sentence.ts';
import { type CallError, call } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { FaultyLine, quickTime } from '#web/testing/faulty-line.ts';
import { phonePhoto, smallPhoto } from '#web/testing/sample-photos.ts';
import { type Signed, signIn } from '#web/testing/sign-in.ts';
import { type Contested, contestedBy, isContested } from './conflicts.ts';
import { type Job, type JobDraft, jobFrom } from './job.ts';
import { meet } from './others.ts';
import { Outbox } from './outbox.ts';
import { OutboxStore } from './outbox-store.ts';
import { DeviceFullError, type SendOptions } from './outbox-words.ts';

/** A tab of somebody's, with a line of its own to the real server. */
async function openTab(user: Signed['user'], timing = quickTime()) {
  const line = new FaultyLine();
  const store = new OutboxStore();
  const parked: string[] = [];
  const logins: unknown[] = [];
  const outbox = new Outbox(
    { id: user.id, name: user.firstName },
    { store, deliver: line.deliver, timing },
    {
      delivered: () => {},
      parked: (_, message) => parked.push(textOf(message)),
      login: (error) => logins.push(error),
    },
  );
  onTestFinished(async () => {
    outbox.close();
    await store.close();
  });
  await outbox.open();
  return { outbox, line, store, parked, logins };
}

function newProject(id = newId()): JobDraft {
  return {
    endpoint: createProject,
    body: { id, name: 'Oak' },
    does: 'creates',
    about: id,
    within: [],
    label: 'Oak',
  };
}

function newEntry(projectId: string, notes = ''): JobDraft {
  const [about, params] = [newId(), { projectId }];
  const body = { id: about, notes, observedAt: '2026-05-01T10:00' };
  const lies = { about, within: [projectId], label: 'An entry' };
  return { endpoint: createTrackingEntry, params, body, does: 'creates', ...lies };
}

function newPhoto(projectId: string, file: File): JobDraft {
  const [about, params] = [newId(), { projectId, stepNumber: 2 }];
  const lies = { about, within: [projectId], label: 'A photo' };
  return { endpoint: uploadStepPhotos, params, file, parts: { id: about }, does: 'creates', ...lies };
}

function stepSave(projectId: string, formData: object, revision?: number): JobDraft {
  return {
    endpoint: saveStep,
    params: { id: projectId, stepNumber: 3 },
    body: { formData, ...(revision !== undefined && { revision }) },
    does: 'changes',
    about: `${projectId}/3`,
    within: [projectId],
    form: `step:${projectId}:3`,
    label: 'Step 3',
  };
}

function entryChange(entryId: string, body: object, basedOn = 0): JobDraft {
  const lies = { about: entryId, within: [], form: `tracking:${entryId}`, label: 'An entry' };
  return { endpoint: changeTrackingEntry, params: { entryId }, body, basedOn, does: 'changes', ...lies };
}

const projectIds = async () => (await call(listProjects)).map(({ id }) => id);
const entriesOf = (projectId: string) => call(listTrackingEntries, { params: { projectId } });
const LONG = { timeout: 10_000 };
const isEmpty = (outbox: Outbox) => expect.poll(() => outbox.jobs.length, LONG).toBe(0);

test('what is sent is kept on the device first, then on the server, and the answer is given', async () => {
  const { user } = await signIn('student');
  const { outbox } = await openTab(user);
  const project = newProject();

  const sending = outbox.send(project);
  await sending.kept;
  expect(outbox.jobs.map((job: Job) => job.about)).toEqual([project.about]);
  expect(await sending.delivered).toMatchObject({ id: project.about, name: 'Oak' });
  expect(outbox.jobs).toEqual([]);
  expect(await projectIds()).toEqual([project.about]);
});

test('without a network nobody waits, and all of it arrives in order once there is one', async () => {
  const { user } = await signIn('student');
  const { outbox, line } = await openTab(user);
  line.fate = () => 'is lost';
  const project = newProject();
  const drafts = [project, newEntry(project.about, 'one'), newEntry(project.about, 'two')];

  for (const draft of drafts) expect(await outbox.send(draft).settled).toBeNull();
  expect(outbox.line).toBe('away');
  expect(outbox.jobs).toHaveLength(3);

  line.fate = () => 'arrives';
  line.sent.length = 0;
  outbox.wake();
  await isEmpty(outbox);
  expect(line.sent.map(({ job }) => job.about)).toEqual(drafts.map((draft) => draft.about));
  expect((await entriesOf(project.about)).map((it) => it.notes).toSorted()).toEqual(['one', 'two']);
});

test('an answer that was lost is asked for again under the same number, and counts once', async () => {
  const { user } = await signIn('student');
  const { outbox, line } = await openTab(user);
  const project = newProject();
  await outbox.send(project).delivered;
  const fates = ['loses its answer', 'loses its answer', 'arrives'] as const;
  line.sent.length = 0;
  line.fate = () => fates[line.sent.length] ?? 'arrives';

  const saved = await outbox.send<{ revision: number }>(stepSave(project.about, { cuttingCount: 8 }))
    .delivered;
  expect(saved).toMatchObject({ revision: 1, formData: { cuttingCount: 8 } });
  expect(new Set(line.sent.map(({ job }) => job.number?.number)).size).toBe(1);
  expect(line.sent).toHaveLength(3);
});

test('the browser ends and is opened again: what was kept is sent, the photo byte for byte', async () => {
  const { user } = await signIn('student');
  const before = await openTab(user);
  before.line.fate = () => 'is lost';
  const project = newProject();
  const photo = newPhoto(project.about, await smallPhoto('leaf.jpg'));
  await before.outbox.send(project).kept;
  await before.outbox.send(photo).kept;
  before.outbox.close();

  const { outbox, line } = await openTab(user);
  expect(outbox.jobs.map((job) => job.label)).toEqual(['Oak', 'A photo']);
  await isEmpty(outbox);
  const bytes = new Uint8Array(await (photo.file as File).arrayBuffer());
  expect(line.sent.find(({ job }) => job.photo)?.bytes).toEqual(bytes);
  const { photos } = await call(getStep, { params: { id: project.about, stepNumber: 2 } });
  expect(photos).toMatchObject([{ id: photo.about, originalName: 'leaf.jpg', width: 40, height: 30 }]);
  const address = addressOf(getUpload, { filename: photos[0]?.filename ?? '' });
  expect((await fetch(address)).status).toBe(200);
});

/** A camera's data in a JPEG before its pixels: the time, and the place. */
const hasCameraData = (bytes: BufferSource | undefined) =>
  new TextDecoder('latin1').decode(bytes).includes('Exif');

test('a photo is kept as it was chosen, and is made ready there before it is sent', async () => {
  const { user } = await signIn('student');
  const before = await openTab(user);
  before.line.fate = () => 'is lost';
  const project = newProject();
  await before.outbox.send(project).kept;
  const file = await phonePhoto('jpg');
  const photo = { ...newPhoto(project.about, file), isAsChosen: true };
  await before.outbox.send(photo).kept;
  const [, kept] = await before.store.list(user.id);
  expect(kept?.photo).toMatchObject({ unready: 0, size: file.size });
  before.outbox.close();

  const { outbox, line, store } = await openTab(user);
  line.fate = () => 'is lost';
  await expect
    .poll(async () => (await store.list(user.id))[1]?.photo)
    .toMatchObject({ type: 'image/jpeg', parts: { takenAt: '2026-05-17T14:32' } });
  const ready = await store.file(kept?.seq ?? 0);
  expect([hasCameraData(await file.arrayBuffer()), hasCameraData(ready)]).toEqual([true, false]);
  await expect.poll(() => outbox.pictureOf(outbox.jobs[1] as Job)).toMatch(/^blob:/);

  line.fate = () => 'arrives';
  outbox.wake();
  await isEmpty(outbox);
  const sent = line.sent.filter(({ job }) => job.photo);
  expect(sent.map(({ bytes }) => hasCameraData(bytes ?? undefined))).not.toContain(true);
  expect(sent.at(-1)?.job.photo).not.toHaveProperty('unready');
  const { photos } = await call(getStep, { params: { id: project.about, stepNumber: 2 } });
  expect(photos).toMatchObject([{ id: photo.about, takenAt: '2026-05-17T14:32' }]);
});

test('where the device has no room for a photo as it was chosen, it keeps what is made ready of it', async () => {
  const { user } = await signIn('student');
  const { outbox, line, store } = await openTab(user);
  line.fate = () => 'is lost';
  const project = newProject();
  await outbox.send(project).settled;
  const file = await phonePhoto('jpg');
  const full = fillDevice(file.size - 1);

  await outbox.send({ ...newPhoto(project.about, file), isAsChosen: true }).kept;
  const [, kept] = await store.list(user.id);
  expect(kept?.photo).not.toHaveProperty('unready');
  full.mockRestore();
});

test('where the device has no room for what is made ready of a photo, that goes as it was chosen', async () => {
  const { user } = await signIn('student');
  const before = await openTab(user);
  before.line.fate = () => 'is lost';
  const project = newProject();
  await before.outbox.send(project).settled;
  const photo = { ...newPhoto(project.about, await phonePhoto('jpg')), isAsChosen: true };
  await before.outbox.send(photo).kept;
  before.outbox.close();

  const full = fillDevice();
  const { outbox } = await openTab(user);
  await isEmpty(outbox);
  full.mockRestore();
  const { photos } = await call(getStep, { params: { id: project.about, stepNumber: 2 } });
  expect(photos).toMatchObject([{ id: photo.about }]);
});

test('a photo that the phone takes for ever to hand over holds up nothing else for long', async () => {
  const { user } = await signIn('student');
  const quick = quickTime();
  const { outbox } = await openTab(user, { ...quick, after: (ms, run) => quick.after(ms / 50, run) });
  const project = newProject();
  await outbox.send(project).delivered;
  const far = await smallPhoto('far.jpg');
  far.arrayBuffer = () => new Promise(() => undefined);
  void outbox.send(newPhoto(project.about, far));
  await outbox.send(newEntry(project.about, 'one')).delivered;
  expect(await entriesOf(project.about)).toHaveLength(1);
});

test('what the browser clears while the page is open lies there again and is sent, and is not taken for sent', async () => {
  const { user } = await signIn('student');
  const { outbox, line } = await openTab(user);
  const project = newProject();
  await outbox.send(project).delivered;
  line.fate = () => 'is lost';
  const photo = { ...newPhoto(project.about, await phonePhoto('jpg')), isAsChosen: true };
  await outbox.send(stepSave(project.about, { cuttingCount: 8 })).settled;
  await outbox.send(photo).kept;
  await expect.poll(() => outbox.pictureOf(outbox.jobs[1] as Job)).toMatch(/^blob:/);
  const cleared = indexedDB.deleteDatabase('outbox');
  await new Promise((resolve) => cleared.addEventListener('success', resolve));

  line.fate = () => 'arrives';
  outbox.wake();
  await isEmpty(outbox);
  const step = (stepNumber: number) => call(getStep, { params: { id: project.about, stepNumber } });
  expect(await step(3)).toMatchObject({ formData: { cuttingCount: 8 } });
  expect((await step(2)).photos).toMatchObject([{ id: photo.about }]);
});

test('a photo stays on the device until the server has answered for it', async () => {
  const { user } = await signIn('student');
  const { outbox, line, store } = await openTab(user);
  const project = newProject();
  await outbox.send(project).delivered;
  line.fate = () => 'loses its answer';
  await outbox.send(newPhoto(project.about, await smallPhoto('leaf.jpg'))).kept;
  await expect.poll(() => line.sent.length).toBeGreaterThan(1);
  const [job] = outbox.jobs;
  expect((await store.file(job?.seq ?? 0))?.byteLength).toBe(job?.photo?.size);

  line.fate = () => 'arrives';
  outbox.wake();
  await isEmpty(outbox);
  expect(await store.file(job?.seq ?? 0)).toBeUndefined();
});

test('a session that has ended pauses; what waits is never sent as another child, and goes out after the login', async () => {
  const ash = await signIn('student');
  const { outbox, logins } = await openTab(ash.user);
  await call(logout);
  const project = newProject();
  await expect(outbox.send(project).settled).rejects.toMatchObject({
    status: 401,
  } satisfies Partial<CallError>);
  expect([outbox.line, logins.length, outbox.jobs.length]).toEqual(['login', 1, 1]);

  await signIn('student');
  outbox.wake();
  await expect.poll(() => logins.length).toBeGreaterThan(1);
  expect(await projectIds()).toEqual([]);
  expect(outbox.jobs).toHaveLength(1);
  outbox.close();

  await call(login, { body: { username: ash.user.username, password: ash.password } });
  const again = await openTab(ash.user);
  await isEmpty(again.outbox);
  expect(await projectIds()).toEqual([project.about]);
});

test('a refusal goes to who waits for it, and nothing of it is kept', async () => {
  const { user } = await signIn('student');
  const { outbox, parked } = await openTab(user);
  await expect(outbox.send(newEntry(newId())).settled).rejects.toMatchObject({ status: 404 });
  await isEmpty(outbox);
  expect(parked).toEqual([]);
});

test('a photo whose place is gone stays on the device, though the screen that waits for it is told', async () => {
  const { user } = await signIn('student');
  const { outbox, store, parked } = await openTab(user);
  const photo = newPhoto(newId(), await smallPhoto('leaf.jpg'));
  await expect(outbox.send(photo, { isPatient: true }).settled).rejects.toMatchObject({ status: 404 });
  await expect.poll(() => parked).toHaveLength(1);
  const [job] = outbox.jobs;
  expect(job).toMatchObject({ about: photo.about, gone: 'once' });
  expect(await store.file(job?.seq ?? 0)).toBeDefined();
});

test('one that the server does not take later is parked with a sentence; the rest goes on, but not what lies in it', async () => {
  const { user } = await signIn('student');
  const { outbox, line, parked } = await openTab(user);
  line.fate = () => 'is lost';
  const [bad, good] = [{ ...newProject(), body: { id: newId(), name: '' } }, newProject()];
  for (const draft of [bad, newEntry(bad.about), good, newEntry(good.about, 'fine')]) {
    await outbox.send(draft).settled;
  }

  line.fate = () => 'arrives';
  outbox.wake();
  await expect.poll(() => parked).toEqual(['Please give the project a name']);
  await expect.poll(() => outbox.jobs.length).toBe(2);
  expect(outbox.jobs[0]).toMatchObject({
    about: bad.about,
    parked: { message: 'Please give the project a name' },
  });
  expect(outbox.jobs[1]).toMatchObject({ within: [bad.about], tries: 0 });
  expect(await entriesOf(good.about)).toMatchObject([{ notes: 'fine' }]);
});

test('the words of one that was parked outlive the refusal of a newer save that took it up', async () => {
  const { user } = await signIn('student');
  const { outbox, line, parked } = await openTab(user);
  const project = newProject();
  await outbox.send(project).delivered;
  line.fate = () => 'is lost';
  await outbox.send(stepSave(project.about, { cuttingCount: 8, timeSpentStep3: 9999 })).settled;
  line.fate = () => 'arrives';
  outbox.wake();
  await expect.poll(() => parked.length).toBe(1);

  const later = outbox.send(stepSave(project.about, { collectionTime: '2026-05-01T10:00' }), {
    isHeld: true,
  });
  await expect(later.delivered).rejects.toMatchObject({ status: 400 });
  await expect.poll(() => outbox.jobs.map((job) => job.parked !== null)).toEqual([true]);
  expect(outbox.jobs[0]?.body).toMatchObject({ formData: { cuttingCount: 8, timeSpentStep3: 9999 } });

  await outbox.send(stepSave(project.about, { timeSpentStep3: 2 }), { isHeld: true }).delivered;
  await isEmpty(outbox);
  const { formData } = await call(getStep, { params: { id: project.about, stepNumber: 3 } });
  expect(formData).toMatchObject({ cuttingCount: 8, timeSpentStep3: 2 });
});

test('two tabs: one sends at a time, both hear of it, and each gets the answers to its own', async () => {
  const { user } = await signIn('student');
  const [one, two] = [await openTab(user), await openTab(user)];
  let [underWay, atOnce] = [0, 0];
  for (const { line } of [one, two]) {
    line.fate = () => {
      underWay += 1;
      atOnce = Math.max(atOnce, underWay);
      queueMicrotask(() => {
        underWay -= 1;
      });
      return 'comes late';
    };
  }
  const project = newProject();
  await one.outbox.send(project).kept;
  const responses = await Promise.all(
    [one, two, one, two, two].map(
      ({ outbox }, at) => outbox.send<TrackingEntry>(newEntry(project.about, `look ${at}`)).delivered,
    ),
  );
  expect(responses.map((entry) => entry?.notes)).toEqual(['look 0', 'look 1', 'look 2', 'look 3', 'look 4']);
  await isEmpty(one.outbox);
  await isEmpty(two.outbox);
  expect(await entriesOf(project.about)).toHaveLength(5);
  const keys = [...one.line.sent, ...two.line.sent].map(({ job }) => job.key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a tab that ends as its answer comes tells nobody, and the other one does not wait for ever', async () => {
  const { user } = await signIn('student');
  const [ending, other] = [await openTab(user), await openTab(user)];
  for (const { line } of [ending, other]) line.fate = () => 'is lost';
  await ending.outbox.send(newProject()).kept;
  await expect.poll(() => other.outbox.jobs).toHaveLength(1);
  const settle = ending.store.settle.bind(ending.store);
  vi.spyOn(ending.store, 'settle').mockImplementation(async (...settled) => {
    ending.outbox.close();
    await settle(...settled);
  });

  ending.line.fate = () => 'arrives';
  ending.outbox.wake();
  await isEmpty(other.outbox);
});

test('a clock that is wrong by a day changes nothing', async () => {
  const { user } = await signIn('student');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
  onTestFinished(() => void vi.useRealTimers());
  const { outbox, line } = await openTab(user);
  line.fate = () => 'is lost';
  const project = newProject();
  await outbox.send(project).settled;
  vi.setSystemTime(Date.now() - 2 * 24 * 60 * 60 * 1000);
  await outbox.send(newEntry(project.about, 'yesterday')).settled;

  line.fate = () => 'loses its answer';
  outbox.wake();
  await expect
    .poll(() => line.sent.filter(({ fate }) => fate === 'loses its answer').length)
    .toBeGreaterThan(1);
  line.fate = () => 'arrives';
  outbox.wake();
  await isEmpty(outbox);
  expect(await entriesOf(project.about)).toMatchObject([{ notes: 'yesterday' }]);
});

test('where the device is full a photo is not taken for kept, and what was kept before is still sent', async () => {
  const { user } = await signIn('student');
  const { outbox, line } = await openTab(user);
  line.fate = () => 'is lost';
  const project = newProject();
  await outbox.send(project).settled;
  const full = fillDevice();

  const large = new File([new Uint8Array(8 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' });
  await expect(outbox.send(newPhoto(project.about, large)).kept).rejects.toBeInstanceOf(DeviceFullError);
  expect(outbox.jobs).toHaveLength(1);

  full.mockRestore();
  line.fate = () => 'arrives';
  outbox.wake();
  await isEmpty(outbox);
  expect(await projectIds()).toEqual([project.about]);
});

/** The browser has room for words, but not for the bytes of photos, or only for so many. */
function fillDevice(room = 0) {
  const { put } = IDBObjectStore.prototype;
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    const isTooLarge = value instanceof ArrayBuffer && value.byteLength > room;
    if (this.name === 'files' && isTooLarge)
      throw new DOMException('There is no room left', 'QuotaExceededError');
    return key === undefined ? put.call(this, value) : put.call(this, value, key);
  });
}

/** The browser has lost its database, and keeps no job until that is undone. */
function loseDatabase() {
  const { put } = IDBObjectStore.prototype;
  const lost = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    if (this.name === 'jobs')
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    return key === undefined ? put.call(this, value) : put.call(this, value, key);
  });
  onTestFinished(() => lost.mockRestore());
  return lost;
}

test.each<[string, SendOptions]>([
  ['', { isHeld: true }],
  [' on leaving', { isHeld: true, isLeaving: true }],
])(
  'what cannot be kept%s is not taken for saved while older words for its field wait',
  async (_, options) => {
    const { user } = await signIn('student');
    const { outbox, line } = await openTab(user);
    const project = newProject();
    await outbox.send(project).delivered;
    line.fate = () => 'is lost';
    const save = (cuttingCount: number, how?: SendOptions) =>
      outbox.send(stepSave(project.about, { cuttingCount }), how);
    await save(8).settled;

    const lost = loseDatabase();
    line.fate = () => 'arrives';
    await expect(save(9, options).delivered).rejects.toMatchObject({ name: 'UnknownError' });
    lost.mockRestore();
    outbox.wake();
    await isEmpty(outbox);
    // Its form holds the words, and tries again.
    await save(9, options).delivered;
    const { formData } = await call(getStep, { params: { id: project.about, stepNumber: 3 } });
    expect(formData.cuttingCount).toBe(9);
  },
);

test('what cannot be kept waits for what it lies in to be made, and for nothing else', async () => {
  const { user } = await signIn('student');
  const { outbox, line } = await openTab(user);
  const [made, waiting] = [newProject(), newProject()];
  await outbox.send(made).delivered;
  line.fate = () => 'is lost';
  await outbox.send(waiting).settled;

  const lost = loseDatabase();
  line.fate = () => 'arrives';
  await expect(outbox.send(newEntry(waiting.about)).delivered).rejects.toMatchObject({
    name: 'UnknownError',
  });
  await outbox.send(newEntry(made.about, 'at once')).delivered;
  expect(await entriesOf(made.about)).toMatchObject([{ notes: 'at once' }]);
  lost.mockRestore();
});

/** An entry that this device and another have both written to, this one without a line and without anybody waiting. */
async function writeOnBoth(user: Signed['user'], notes: { here: string; there: string }) {
  const tab = await openTab(user);
  const { outbox, line } = tab;
  const project = newProject();
  const entry = newEntry(project.about);
  await outbox.send(project).delivered;
  await outbox.send(entry).delivered;
  line.fate = () => 'is lost';
  await outbox.send(entryChange(entry.about, { notes: notes.here, addedWater: true })).settled;
  await call(changeTrackingEntry, { params: { entryId: entry.about }, body: { notes: notes.there } });
  outbox.close();
  const reopened = await openTab(user);
  const counts: number[] = [];
  reopened.outbox.subscribe(() => counts.push(reopened.outbox.jobs.length));
  await expect
    .poll(() => reopened.outbox.jobs.map(({ conflict }) => conflict?.theirs))
    .toEqual([{ notes: notes.there }]);
  const stored = async () => (await entriesOf(project.about)).map((it) => [it.notes, it.addedWater]);
  return { ...reopened, entryId: entry.about, stored, counts };
}

const contestedOf = ({ jobs }: Outbox) => jobs.find(isContested) as Contested;

test('with no form open, what another device changed too is kept until somebody has chosen', async () => {
  const { user } = await signIn('student');
  const { outbox, stored } = await writeOnBoth(user, { here: 'white dots', there: 'green tips' });
  // Words that nobody else changed are on the server; of the rest both are kept.
  expect(await stored()).toEqual([['green tips', true]]);
  expect(contestedOf(outbox).body).toEqual({ notes: 'white dots' });
  await outbox.retryAll();
  expect(await stored()).toEqual([['green tips', true]]);

  outbox.close();
  const { outbox: reopened } = await openTab(user);
  const job = contestedOf(reopened);
  await reopened.choose({ job, field: 'notes', value: 'white dots\n\ngreen tips' });
  await isEmpty(reopened);
  expect(await stored()).toEqual([['white dots\n\ngreen tips', true]]);
});

test('what waits for a choice is there at once, lest what the other device wrote be written on as her own', async () => {
  const { user } = await signIn('student');
  const { counts } = await writeOnBoth(user, { here: 'white dots', there: 'green tips' });
  expect(counts).not.toContain(0);
});

test('what the other device wrote stays where it is chosen', async () => {
  const { user } = await signIn('student');
  const { outbox, stored } = await writeOnBoth(user, { here: 'white dots', there: 'green tips' });
  await outbox.choose({ job: contestedOf(outbox), field: 'notes' });
  await isEmpty(outbox);
  expect(await stored()).toEqual([['green tips', true]]);
});

test('what is written on into a field that waits for a choice waits with it, and overwrites nothing', async () => {
  const { user } = await signIn('student');
  const { outbox, line, entryId, stored } = await writeOnBoth(user, { here: 'white', there: 'green tips' });
  line.sent.length = 0;
  await outbox.send(entryChange(entryId, { notes: 'white dots', timeSpent: 1 }, 9)).kept;
  await expect
    .poll(() => line.sent.map(({ job }) => job.body))
    .toMatchObject([{ timeSpent: 1, revision: 9 }]);
  expect(line.sent[0]?.job.body).not.toHaveProperty('notes');
  await expect.poll(() => contestedOf(outbox).body).toEqual({ notes: 'white dots' });
  expect(await stored()).toEqual([['green tips', true]]);
});

test('an answer that comes twice does not take back what was written between', async () => {
  const { user } = await signIn('student');
  const { outbox, line, store } = await openTab(user);
  line.fate = () => 'is lost';
  const entryId = newId();
  await outbox.send(entryChange(entryId, { notes: 'one' })).settled;
  const [job] = outbox.jobs as [Job];
  const response = { notes: 'theirs', revision: 1, conflicts: ['notes'] };
  await store.settle(job, contestedBy(job, response, newId()));
  await outbox.send(entryChange(entryId, { notes: 'one two' })).kept;
  await store.settle(job, contestedBy(job, response, newId()));
  expect(outbox.jobs).toMatchObject([{ body: { notes: 'one two' } }]);
  expect(await store.list(user.id)).toMatchObject([{ body: { notes: 'one two' } }]);
});

test('a save that waits for a choice since it was picked to be sent is not sent: it would overwrite the other words', async () => {
  const { user } = await signIn('student');
  const { outbox, store, stored } = await writeOnBoth(user, { here: 'white dots', there: 'green tips' });
  const { seq } = contestedOf(outbox);
  const list = store.list.bind(store);
  // As the waiting jobs were read before the answer to what was sent on leaving.
  vi.spyOn(store, 'list').mockImplementationOnce(async (owner) =>
    (await list(owner)).map((job) => (job.seq === seq ? { ...job, parked: null } : job)),
  );
  await outbox.send(newProject()).delivered;
  expect(await stored()).toEqual([['green tips', true]]);
  expect(contestedOf(outbox).body).toEqual({ notes: 'white dots' });
});

test('a choice that a third writing has overtaken is asked for again', async () => {
  const { user } = await signIn('student');
  const { outbox, entryId, stored } = await writeOnBoth(user, { here: 'white dots', there: 'green tips' });
  const job = contestedOf(outbox);
  await call(changeTrackingEntry, { params: { entryId }, body: { notes: 'long roots' } });
  await outbox.choose({ job, field: 'notes', value: 'white dots' });
  await expect.poll(() => contestedOf(outbox)?.conflict.theirs).toEqual({ notes: 'long roots' });
  expect(await stored()).toEqual([['long roots', true]]);
});

test('an older save of this device, whose answer was lost, is no conflict for the next', async () => {
  const { user } = await signIn('student');
  const { outbox, line } = await openTab(user);
  const project = newProject();
  const entry = newEntry(project.about);
  await outbox.send(project).delivered;
  await outbox.send(entry).delivered;
  line.fate = () => 'loses its answer';
  await outbox.send(entryChange(entry.about, { notes: 'white' })).settled;
  await outbox.send(entryChange(entry.about, { notes: 'white dots' }), { isLeaving: true }).kept;
  line.fate = () => 'arrives';
  outbox.wake();
  await isEmpty(outbox);
  expect(await entriesOf(project.about)).toMatchObject([{ notes: 'white dots' }]);
});

test('a save on leaving while an older one is on its way, and one more after it: the last word stands', async () => {
  const { user } = await signIn('student');
  const { outbox, line } = await openTab(user);
  const project = newProject();
  await outbox.send(project).delivered;
  line.lateMs = 60;
  line.fate = () => 'comes late';
  const save = (cuttingCount: number, options?: SendOptions) =>
    outbox.send(stepSave(project.about, { cuttingCount }), options).kept;
  await save(1);
  await expect.poll(() => line.sent.length).toBe(2);
  await save(2, { isLeaving: true });
  line.lateMs = 0;
  await save(3);
  await isEmpty(outbox);
  const { formData } = await call(getStep, { params: { id: project.about, stepNumber: 3 } });
  expect(formData.cuttingCount).toBe(3);
  const sent = line.sent.map(({ job }) => JSON.stringify([job.key, job.body]));
  expect(new Set(line.sent.map(({ job }) => job.key)).size).toBe(new Set(sent).size);
});

test('what was sent on leaving comes before what another tab sends after it, however late it is', async () => {
  const { user } = await signIn('student');
  const [one, two] = [await openTab(user), await openTab(user)];
  const project = newProject();
  await one.outbox.send(project).delivered;
  const save = ({ outbox }: typeof one, cuttingCount: number, options?: SendOptions) =>
    outbox.send(stepSave(project.about, { cuttingCount }), options);
  const begun = () => one.line.sent.length + two.line.sent.length;
  for (const { line } of [one, two]) line.fate = () => 'comes late';
  const before = begun();
  await save(one, 1).kept;
  await expect.poll(begun).toBe(before + 1);
  one.line.lateMs = 200;
  await save(one, 2, { isLeaving: true }).kept;
  await save(two, 3).delivered;
  await isEmpty(two.outbox);
  await new Promise((resolve) => setTimeout(resolve, one.line.lateMs));
  const { formData } = await call(getStep, { params: { id: project.about, stepNumber: 3 } });
  expect(formData.cuttingCount).toBe(3);
});

/** A save of the form of an entry, as the form would send it. */
const entrySave = (projectId: string, id: string, notes: string) =>
  ({
    endpoint: changeTrackingEntry,
    params: { entryId: id },
    body: { notes },
    does: 'changes',
    about: id,
    within: [projectId],
    form: `tracking:${id}`,
    label: 'An entry',
  }) satisfies JobDraft;

/** A project with an entry, on the server. */
async function projectWithEntry(outbox: Outbox) {
  const project = newProject();
  const entry = newEntry(project.about);
  await outbox.send(project).delivered;
  await outbox.send(entry).delivered;
  return { projectId: project.about, id: entry.about };
}

test('what was typed and never handed over is sent when the page is opened again', async () => {
  const { user } = await signIn('student');
  const before = await openTab(user);
  const { projectId, id } = await projectWithEntry(before.outbox);
  const draft = entrySave(projectId, id, 'White dots');
  before.outbox.typed.keep({ draft, hasChanges: true, texts: { timeSpent: 'two' } });
  before.outbox.close();

  const { outbox, store } = await openTab(user);
  await isEmpty(outbox);
  expect(await entriesOf(projectId)).toMatchObject([{ notes: 'White dots' }]);
  expect(outbox.typed.textsOf(`tracking:${id}`)).toEqual({ timeSpent: 'two' });
  expect(await store.typedOf(user.id)).toMatchObject([{ job: null, texts: { timeSpent: 'two' } }]);
});

test('what is typed in a form that is open is not sent before its pause, and not twice after it', async () => {
  const { user } = await signIn('student');
  const { outbox, line, store } = await openTab(user);
  const { projectId, id } = await projectWithEntry(outbox);
  line.sent.length = 0;
  const draft = entrySave(projectId, id, 'White dots');
  outbox.typed.keep({ draft, hasChanges: true, texts: {} });
  await expect.poll(async () => (await store.typedOf(user.id)).length).toBe(1);
  outbox.wake();
  await outbox.send(newEntry(projectId)).delivered;
  expect(line.sent.filter(({ job }) => job.about === id)).toEqual([]);

  await outbox.send(draft, { isHeld: true }).delivered;
  outbox.close();
  const again = await openTab(user);
  expect(again.outbox.jobs).toEqual([]);
  expect(await store.typedOf(user.id)).toEqual([]);
  expect(line.sent.filter(({ job }) => job.about === id)).toHaveLength(1);
});

test('what is typed while an older save is being kept stays when that is done', async () => {
  const { user } = await signIn('student');
  const { outbox, line, store } = await openTab(user);
  const { projectId, id } = await projectWithEntry(outbox);
  line.fate = () => 'is lost';
  const sending = outbox.send(entrySave(projectId, id, 'White'), { isHeld: true });
  const draft = entrySave(projectId, id, 'White dots');
  outbox.typed.keep({ draft, hasChanges: true, texts: {} });
  await sending.kept;
  expect(await store.typedOf(user.id)).toMatchObject([{ job: { body: { notes: 'White dots' } } }]);
});

test('what ends a thing ends what was typed in its forms', async () => {
  const { user } = await signIn('student');
  const { outbox, store } = await openTab(user);
  const { projectId, id } = await projectWithEntry(outbox);
  const draft = entrySave(projectId, id, 'White dots');
  outbox.typed.keep({ draft, hasChanges: true, texts: { timeSpent: 'two' } });
  const { params, about, within } = { params: { entryId: id }, about: id, within: [projectId] };
  const deletion = { endpoint: deleteTrackingEntry, params, does: 'deletes', about, within } as const;
  await outbox.send({ ...deletion, label: 'A deletion' }).delivered;
  expect(await store.typedOf(user.id)).toEqual([]);
  expect(outbox.typed.textsOf(`tracking:${id}`)).toEqual({});
});

test('a server that is sick for long parks nothing, and takes everything once it is well', async () => {
  const { user } = await signIn('student');
  const { outbox, line, parked } = await openTab(user);
  line.fate = () => 'meets a fault';
  const project = newProject();
  await outbox.send(project).settled;
  expect(outbox.line).toBe('trouble');
  await expect.poll(() => line.sent.length).toBeGreaterThan(8);
  expect([parked, outbox.jobs.map((job) => job.parked)]).toEqual([[], [null]]);
  line.fate = () => 'finds no room';
  await expect.poll(() => outbox.line).toBe('full');

  line.fate = () => 'arrives';
  await isEmpty(outbox);
  expect(await projectIds()).toEqual([project.about]);
});

test('one that the server falls ill of holds up nothing but what depends on it', async () => {
  const { user } = await signIn('student');
  const { outbox, line } = await openTab(user);
  const [sick, well] = [newProject(), newProject()];
  let isWell = false;
  line.fate = (job) => (job.about === sick.about && !isWell ? 'meets a fault' : 'arrives');
  for (const draft of [sick, newEntry(sick.about, 'later'), well, newEntry(well.about, 'now')]) {
    await outbox.send(draft).kept;
  }
  await expect.poll(() => outbox.jobs.length).toBe(2);
  expect(await projectIds()).toEqual([well.about]);
  expect(await entriesOf(well.about)).toMatchObject([{ notes: 'now' }]);

  isWell = true;
  await isEmpty(outbox);
  expect(await entriesOf(sick.about)).toMatchObject([{ notes: 'later' }]);
});

test('what an earlier version of the app has parked is tried again by this one', async () => {
  const { user } = await signIn('student');
  const project = newProject();
  const job = jobFrom(project, newId(), { id: user.id, name: 'Ash' });
  const old = await openDB('outbox', 1, {
    upgrade(database) {
      database
        .createObjectStore('jobs', { keyPath: 'seq', autoIncrement: true })
        .createIndex('owner', 'owner');
      database.createObjectStore('files');
    },
  });
  await old.add('jobs', { ...job, tries: 5, parked: 'The server could not take this.' });
  old.close();
  const { outbox } = await openTab(user);
  await isEmpty(outbox);
  expect(await projectIds()).toEqual([project.about]);
});

/** Returns the device's numbering of a person's writes. */
const numberingOf = async (store: OutboxStore, { id }: Signed['user']) => (await store.read(id)).numbering;

test('a number is used for one body: a parked one that is tried again, and one that is taken up, get others', async () => {
  const { user } = await signIn('student');
  const { outbox, line, store } = await openTab(user);
  const project = newProject();
  await outbox.send(project).delivered;
  line.sent.length = 0;
  line.fate = () => 'is lost';
  const completing: JobDraft = { ...stepSave(project.about, {}), body: { formData: {}, isCompleted: true } };
  await outbox.send(completing).settled;
  line.fate = () => 'arrives';
  outbox.wake();
  await expect.poll(() => textOf(outbox.jobs[0]?.parked ?? '')).toContain('Missing');
  await outbox.retryAll();
  await expect.poll(() => textOf(outbox.jobs[0]?.parked ?? '')).toContain('Missing');
  await expect(outbox.send(stepSave(project.about, { cuttingCount: 8 })).delivered).rejects.toThrow(
    'Missing',
  );
  const bodies = new Map(line.sent.map(({ job }) => [job.number?.number, JSON.stringify(job.body)]));
  expect([...bodies.keys()]).toEqual([1, 2, 3]);
  for (const { job } of line.sent) expect(JSON.stringify(job.body)).toBe(bodies.get(job.number?.number));
  expect(await numberingOf(store, user)).toMatchObject({ next: 4, settled: 0 });
});

test('a browser that was brought back from a backup is another device: its words are neither swallowed nor the last', async () => {
  const { user } = await signIn('student');
  const original = await openTab(user);
  const project = newProject();
  await original.outbox.send(project).delivered;
  const entry = newEntry(project.about);
  await original.outbox.send(entry).delivered;
  await original.outbox.send(entryChange(entry.about, { notes: 'first' })).delivered;
  const before = await numberingOf(original.store, user);
  const saved = await original.outbox.send<TrackingEntry>(entryChange(entry.about, { notes: 'second' }, 1))
    .delivered;
  expect(saved).toMatchObject({ notes: 'second' });

  // As it was before the last save, which it knows nothing of.
  const { tx, people } = await original.store.write();
  const person = await people.get(user.id);
  if (person && before) await people.put({ ...person, numbering: before });
  await tx.done;
  await original.outbox.send(entryChange(entry.about, { notes: 'from the backup' }, 1)).kept;
  await expect.poll(() => original.outbox.jobs.map(isContested)).toEqual([true]);
  expect((await entriesOf(project.about)).map(({ notes }) => notes)).toEqual(['second']);
  expect((original.outbox.jobs[0] as Contested).body).toMatchObject({ notes: 'from the backup' });
  const after = await numberingOf(original.store, user);
  expect(after?.device).not.toBe(before?.device);

  await original.outbox.send(entryChange(entry.about, { addedWater: true }, 1)).delivered;
  expect(await numberingOf(original.store, user)).toMatchObject({ device: after?.device, settled: 2 });
});

test('what the browser breaks off while something is kept is told once, and leaves nothing that nobody hears of', async () => {
  const { user } = await signIn('student');
  const { outbox, line, store } = await openTab(user);
  line.fate = () => 'is lost';
  await outbox.send(newProject()).kept;
  const { put } = IDBObjectStore.prototype;
  const breakingOff = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    const request = put.apply(this, args);
    this.transaction.abort();
    return request;
  });
  onTestFinished(() => breakingOff.mockRestore());
  const [before] = await store.list(user.id);
  const next = jobFrom(newProject(), newId(), { id: user.id, name: '' });
  const change = store.change(user.id, () => ({ put: next, drop: [before?.seq ?? 0] }));
  await expect(change).rejects.toThrow('aborted');
  breakingOff.mockRestore();
  expect((await store.list(user.id)).map(({ key }) => key)).toEqual([before?.key]);
});

test('a child is one device for the server however often she comes and goes', async () => {
  const { user } = await signIn('student');
  const first = await openTab(user);
  const project = newProject();
  await first.outbox.send(project).delivered;
  await first.outbox.send(stepSave(project.about, { cuttingCount: 8 })).delivered;
  const before = await numberingOf(first.store, user);
  first.outbox.close();
  await meet(first.store, user.id);
  const second = await openTab(user);
  await second.outbox.send(stepSave(project.about, { cuttingCount: 9 }, 1)).delivered;
  const { number } = second.line.sent.at(-1)?.job ?? {};
  expect(number).toEqual({ device: before?.device, number: 2, settled: 1 });
});

/** Three photos and the words of a day outdoors, kept on the device in the order in which they were made. */
async function keepOutdoors({ outbox, line }: Awaited<ReturnType<typeof openTab>>) {
  const project = newProject();
  await outbox.send(project).delivered;
  line.fate = () => 'is lost';
  const words = [newEntry(project.about, 'one'), newEntry(project.about, 'two')] as const;
  // As many bytes as say something of the line, after the end of the picture.
  const photo = new File([await smallPhoto('leaf.jpg'), new Uint8Array(100_000)], 'leaf.jpg', {
    type: 'image/jpeg',
  });
  const photos = [1, 2, 3].map(() => newPhoto(project.about, photo));
  for (const draft of [photos[0], words[0], photos[1], words[1], photos[2]]) {
    if (draft) await outbox.send(draft).kept;
  }
  line.fate = () => 'arrives';
  line.sent.length = 0;
  return { words, photos, project };
}

test('words come home before photos, and photos two at a time once the first one has shown that the line is good', async () => {
  const { user } = await signIn('student');
  const tab = await openTab(user);
  const { words, photos } = await keepOutdoors(tab);
  const { outbox, line } = tab;
  const sentPhotos = () => line.sent.filter(({ job }) => job.photo);
  const slow = Promise.withResolvers<void>();
  line.heldUpBy = ({ photo }) => (photo && sentPhotos().length === 2 ? slow.promise : undefined);

  outbox.wake();
  // The last one is not held up by the second, which is on its way for as long as it likes.
  await expect.poll(() => outbox.jobs.length, LONG).toBe(1);
  expect(outbox.jobs[0]?.about).toBe(sentPhotos()[1]?.job.about);
  expect(line.sent.map(({ job }) => job.photo !== null)).toEqual(
    [...words, ...photos].map((_, at) => at >= words.length),
  );
  slow.resolve();
  await isEmpty(outbox);
});

test('a word that is written while photos come home waits for none of them', async () => {
  const { user } = await signIn('student');
  const tab = await openTab(user);
  const { photos, project } = await keepOutdoors(tab);
  const { outbox, line } = tab;
  const slow = Promise.withResolvers<void>();
  line.heldUpBy = (job) => (job.photo ? slow.promise : undefined);
  outbox.wake();
  await expect.poll(() => outbox.jobs.length, LONG).toBe(photos.length);

  const late = outbox.send(newEntry(project.about, 'three'));
  await late.delivered;
  expect(outbox.jobs).toHaveLength(photos.length);
  expect(line.sent.filter(({ job }) => job.photo)).toHaveLength(1);
  slow.resolve();
  await isEmpty(outbox);
});

test('of two photos on their way one is lost: the other one is safe, and the lost one goes again', async () => {
  const { user } = await signIn('student');
  const tab = await openTab(user);
  const { photos, project } = await keepOutdoors(tab);
  const { outbox, line } = tab;
  let isFirst = true;
  line.fate = (job) => {
    if (job.about !== photos[1]?.about || !isFirst) return 'arrives';
    isFirst = false;
    return 'is lost';
  };
  outbox.wake();
  await isEmpty(outbox);
  const { photos: there } = await call(getStep, { params: { id: project.about, stepNumber: 2 } });
  expect(there.map(({ id }) => id).toSorted()).toEqual(photos.map(({ about }) => about).toSorted());
});
