import { expect, test } from 'vitest';
import {
  createPlantingEntry,
  finalizePlantingDraft,
  getPlantingDraft,
  listPlantingEntries,
  savePlantingDraft,
} from '#domain/contract/notebook/planting.ts';
import { createProject, listProjects } from '#domain/contract/notebook/projects.ts';
import { listSteps, saveStep } from '#domain/contract/notebook/steps.ts';
import {
  changeTrackingEntry,
  createTrackingEntry,
  deleteTrackingEntry,
  listTrackingEntries,
} from '#domain/contract/notebook/tracking.ts';
import { PHOTO_KINDS, uploadPlantingPhotos, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { textOf } from '#domain/rules/platform/sentence.ts';
import { call } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { type Fate, FaultyLine, quickTime, WEATHERS } from '#web/testing/faulty-line.ts';
import { type Chances, historiesOr, historySeed, liveHistories, type Story } from '#web/testing/histories.ts';
import { smallPhoto } from '#web/testing/sample-photos.ts';
import { type Signed, signIn } from '#web/testing/sign-in.ts';
import { dependsOn, type Job, type JobDraft } from './job.ts';
import { Outbox } from './outbox.ts';
import { OutboxStore } from './outbox-store.ts';

const HISTORIES = historiesOr(100);
const HAPPENINGS = 14;

/** The server has seen nothing of what met these. */
const NOT_THERE: readonly Fate[] = ['is lost', 'meets a proxy', 'meets a fault'];

type Entry = { notes: string; addedWater: boolean };
type Written = {
  entries: Map<string, Entry>;
  hours: number | null;
  count: number | null;
  stepPhotos: string[];
  planted: { id: string; notes: string; photos: string[] }[];
};

/** A child, and the words of one day. */
class Child {
  readonly signed: Signed;
  readonly projectId = newId();
  readonly written: Written = { entries: new Map(), hours: null, count: null, stepPhotos: [], planted: [] };
  hasStarted = false;

  constructor(signed: Signed) {
    this.signed = signed;
  }

  logIn(): Promise<unknown> {
    return call(login, { body: { username: this.signed.user.username, password: this.signed.password } });
  }
}

type FormDraft = Omit<JobDraft, 'label' | 'form'> & { form: string; body: object };

/** A day of two children with one device: what they write, what the line does, and what the server should have of each. */
class Day {
  readonly children: readonly Child[];
  readonly bytes = new Map<string, Uint8Array>();
  readonly line = new FaultyLine();
  readonly parked: string[] = [];
  readonly #photo: File;
  readonly #chances: Chances;
  #here: Child;
  #weather: readonly Fate[] = ['arrives'];
  #tabs: Outbox[] = [];
  /** Words typed in the only tab's forms and not handed over, as the save that they will be. */
  readonly #typing = new Map<string, FormDraft>();

  /** @param children the first of them is signed in. */
  constructor(children: readonly [Child, Child], photo: File, chances: Chances) {
    this.children = children;
    this.#here = children[0];
    this.#photo = photo;
    this.#chances = chances;
    this.line.fate = () => this.pick(this.#weather, this.#chances.line);
  }

  get projectId(): string {
    return this.#here.projectId;
  }

  get written(): Written {
    return this.#here.written;
  }

  pick<T>(choices: readonly T[], chance = this.#chances.story): T {
    return choices[Math.floor(chance() * choices.length)] as T;
  }

  async openTab(): Promise<void> {
    // Words typed in the other form have had their pause by then.
    for (const draft of this.#typing.values()) await this.#keep(draft);
    const deps = {
      store: new OutboxStore(),
      deliver: this.line.deliver,
      timing: quickTime(this.#chances.line),
    };
    const tab = new Outbox({ id: this.#here.signed.user.id, name: this.#here.signed.user.firstName }, deps, {
      delivered: () => {},
      parked: ({ label }, message) => this.parked.push(`${label}: ${textOf(message)}`),
      login: () => {},
    });
    this.#tabs.push(tab);
    await tab.open();
  }

  /** The browser ends at once, whatever was under way and whatever is typed. */
  async kill(): Promise<void> {
    for (const tab of this.#tabs.splice(0)) tab.close();
    this.#typing.clear();
    await this.openTab();
  }

  /** The browser ends, and it is the other child who opens it again. */
  async change(): Promise<void> {
    const [one, two] = this.children;
    for (const tab of this.#tabs.splice(0)) tab.close();
    this.#typing.clear();
    this.#here = (this.#here === one ? two : one) as Child;
    await this.#here.logIn();
    await this.openTab();
    if (!this.#here.hasStarted) await this.startProject();
  }

  /** Kept words may be on their way meanwhile. */
  async passTime(): Promise<void> {
    const ms = this.#chances.story() * 15;
    await new Promise((resolve) => setTimeout(resolve, ms));
  }

  setWeather(name: string): void {
    this.#weather = WEATHERS[name] ?? [];
    if (name === 'good') for (const tab of this.#tabs) tab.wake();
  }

  async #keep(draft: Omit<JobDraft, 'label'>, isLeaving = false): Promise<void> {
    const label = `${draft.does} ${draft.about}`;
    for (const [form, { about }] of this.#typing) if (about === draft.about) this.#typing.delete(form);
    // Nobody writes the same form in two tabs within the blink of an eye in which a page is left.
    const options = { isLeaving: isLeaving && this.#tabs.length === 1 };
    await this.pick(this.#tabs).send({ ...draft, label }, options).kept;
  }

  /** A form is written in: at times until its pause is over, at times until something else happens. */
  async #write(draft: FormDraft): Promise<void> {
    const before = this.#typing.get(draft.form)?.body ?? {};
    const whole = { ...draft, body: mergedOf(before, draft.body) };
    const [tab] = this.#tabs;
    if (this.#tabs.length > 1 || this.#chances.story() < 0.6)
      return this.#keep(whole, this.#chances.story() < 0.2);
    this.#typing.set(draft.form, whole);
    tab?.typed.keep({ draft: { ...whole, label: 'What is typed' }, hasChanges: true, texts: {} });
  }

  startProject(): Promise<void> {
    this.#here.hasStarted = true;
    const body = { id: this.projectId, name: 'A project' };
    return this.#keep({ endpoint: createProject, body, does: 'creates', about: this.projectId, within: [] });
  }

  async newEntry(): Promise<void> {
    const id = newId();
    this.written.entries.set(id, { notes: '', addedWater: false });
    const params = { projectId: this.projectId };
    const body = { id, observedAt: '2026-05-01T10:00' };
    const lies = { about: id, within: [this.projectId] };
    await this.#keep({ endpoint: createTrackingEntry, params, body, does: 'creates', ...lies });
  }

  async changeEntry(): Promise<void> {
    const id = this.pick([...this.written.entries.keys()]);
    const entry = id === undefined ? undefined : this.written.entries.get(id);
    if (id === undefined || !entry) return;
    const change = this.pick<Partial<Entry>>([
      { notes: `Seen ${this.#chances.story()}` },
      { addedWater: true },
    ]);
    Object.assign(entry, change);
    const lies = { about: id, within: [this.projectId] };
    const [params, form] = [{ entryId: id }, `tracking:${id}`];
    const save = { endpoint: changeTrackingEntry, params, body: change, does: 'changes' as const };
    await this.#write({ ...save, ...lies, form });
  }

  async deleteEntry(): Promise<void> {
    const id = this.pick([...this.written.entries.keys()]);
    if (id === undefined) return;
    this.written.entries.delete(id);
    const lies = { about: id, within: [this.projectId] };
    await this.#keep({ endpoint: deleteTrackingEntry, params: { entryId: id }, does: 'deletes', ...lies });
  }

  async saveHarvest(): Promise<void> {
    const formData = this.pick<{ timeSpentStep3?: number; cuttingCount?: number | null }>([
      { timeSpentStep3: Math.ceil(this.#chances.story() * 100) },
      { cuttingCount: Math.ceil(this.#chances.story() * 50) },
      { cuttingCount: null },
    ]);
    if (formData.timeSpentStep3 !== undefined) this.written.hours = formData.timeSpentStep3;
    if (formData.cuttingCount !== undefined) this.written.count = formData.cuttingCount;
    const params = { id: this.projectId, stepNumber: 3 };
    const lies = { about: `${this.projectId}/3`, within: [this.projectId], form: `step:${this.projectId}:3` };
    await this.#write({ endpoint: saveStep, params, body: { formData }, does: 'changes', ...lies });
  }

  async #addPhoto(
    endpoint: JobDraft['endpoint'],
    params: JobDraft['params'],
    entryId?: string,
  ): Promise<string> {
    const id = newId();
    const file = new File([this.#photo], `${id}.jpg`, { type: this.#photo.type });
    this.bytes.set(id, new Uint8Array(await file.arrayBuffer()));
    const parts = { id, ...(entryId && { photoTypes: this.pick(PHOTO_KINDS) }) };
    const within = [this.projectId, ...(entryId ? [entryId] : [])];
    await this.#keep({ endpoint, params, file, parts, does: 'creates', about: id, within });
    return id;
  }

  async photographSource(): Promise<void> {
    const params = { projectId: this.projectId, stepNumber: 2 };
    this.written.stepPhotos.push(await this.#addPhoto(uploadStepPhotos, params));
  }

  /** A draft, a photo of it, and Save. */
  async plant(): Promise<void> {
    const [id, params] = [newId(), { projectId: this.projectId }];
    const lies = { about: id, within: [this.projectId] };
    const draft = { id, plantingLocation: 'at school', plantingDate: '2026-06-01' };
    const form = `planting:${id}`;
    await this.#keep({ endpoint: savePlantingDraft, params, body: draft, does: 'creates', ...lies, form });
    const photo = await this.#addPhoto(uploadPlantingPhotos, { ...params, entryId: id }, id);
    const notes = `Planted ${this.#chances.story()}`;
    const body = { ...draft, notes };
    const save = { endpoint: finalizePlantingDraft, ifGone: createPlantingEntry, params, body };
    await this.#keep({ ...save, does: 'changes', ...lies }, this.#chances.story() < 0.3);
    this.written.planted.push({ id, notes, photos: [photo] });
  }

  /** The line is good at last, and each child comes once more. Returns the server's state then. */
  async end(): Promise<[Child, Written, string[]][]> {
    const found: [Child, Written, string[]][] = [];
    for (const isOther of [false, true]) {
      if (isOther) await this.change();
      else await this.kill();
      this.setWeather('good');
      const [tab] = this.#tabs;
      const left = () => tab?.jobs.map(({ label, tries, parked }) => ({ label, tries, parked }));
      await expect.poll(left, { interval: 5, timeout: 10_000 }).toEqual([]);
      const projects = (await call(listProjects)).map(({ id }) => id);
      found.push([this.#here, await onServer(this.projectId), projects]);
    }
    for (const tab of this.#tabs.splice(0)) tab.close();
    return found;
  }
}

const HAPPEN: readonly (readonly [name: string, weight: number, happen: (day: Day) => unknown])[] = [
  ['a new entry', 4, (day) => day.newEntry()],
  ['an entry is changed', 6, (day) => day.changeEntry()],
  ['an entry is deleted', 2, (day) => day.deleteEntry()],
  ['the harvest is saved', 5, (day) => day.saveHarvest()],
  ['a photo of the source tree', 1, (day) => day.photographSource()],
  ['a cutting is planted', 1, (day) => day.plant()],
  ['the line changes', 7, (day) => day.setWeather(day.pick(Object.keys(WEATHERS)))],
  ['the browser is killed', 2, (day) => day.kill()],
  ['the other child comes', 1, (day) => day.change()],
  ['a second tab', 1, (day) => day.openTab()],
  ['a moment passes', 4, (day) => day.passTime()],
];
const HAPPENINGS_BY_WEIGHT = HAPPEN.flatMap((it) => Array.from({ length: it[1] }, () => it));

/** Returns a project as the server has it, in its written form. */
async function onServer(projectId: string): Promise<Written> {
  const [steps, entries, planted] = await Promise.all([
    call(listSteps, { params: { id: projectId } }),
    call(listTrackingEntries, { params: { projectId } }),
    call(listPlantingEntries, { params: { projectId } }),
  ]);
  expect(await call(getPlantingDraft, { params: { projectId } })).toBeNull();
  return {
    entries: new Map(entries.map(({ id, notes, addedWater }) => [id, { notes, addedWater }])),
    hours: steps[2]?.formData.timeSpentStep3 ?? null,
    count: steps[2]?.formData.cuttingCount ?? null,
    stepPhotos: (steps[1]?.photos ?? []).map((photo) => photo.id),
    planted: planted.map(({ id, notes, photos }) => ({ id, notes, photos: photos.map((it) => it.id) })),
  };
}

const sorted = (written: Written): Written => ({
  ...written,
  entries: new Map([...written.entries].sort()),
  // The clock of the test's server stands still, so the order of photos is that of their ids.
  stepPhotos: written.stepPhotos.toSorted(),
  planted: written.planted.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
});

/** The fields of two saves, also those inside. */
function mergedOf(before: object, next: object): object {
  const [old, now] = [before, next] as { formData?: object }[];
  const formData = { ...old?.formData, ...now?.formData };
  return { ...before, ...next, ...(now?.formData && { formData }) };
}

async function live(day: Day, story: Story): Promise<void> {
  await day.openTab();
  await day.startProject();
  for (let at = 0; at < HAPPENINGS; at += 1) {
    const [name, , happen] = day.pick(HAPPENINGS_BY_WEIGHT);
    story.push(name);
    await happen(day);
  }
}

function expectSentAsQueued(day: Day): void {
  for (const { job, bytes } of day.line.sent) {
    const queued = job.photo && day.bytes.get(job.about);
    if (queued) expect(bytes, `the bytes of ${job.about}`).toEqual(queued);
  }
}

/**
 * A number belongs to one request for ever, or the server could take words for others that it has (PRODUCT.md#write-once).
 */
function expectNumbersKept(day: Day): void {
  const bodies = new Map<string, string>();
  const devices = new Map<string, Set<string>>();
  for (const { job } of day.line.sent) {
    if (!job.number) continue;
    const { device, number, settled } = job.number;
    const body = JSON.stringify(job.body);
    expect(bodies.get(`${device} ${number}`) ?? body, `the body of ${number}`).toBe(body);
    bodies.set(`${device} ${number}`, body);
    expect(settled, 'what is settled').toBeLessThan(number);
    devices.set(job.owner, new Set([...(devices.get(job.owner) ?? []), device]));
  }
  // The server keeps a row for each of them.
  for (const { size } of devices.values()) expect(size, 'devices of one child').toBe(1);
}

/** Nothing reaches the server before what it depends on and was queued before it. */
function expectInOrder(day: Day): void {
  const reached = new Map<string, Job>();
  for (const { job, fate } of day.line.sent) {
    if (reached.has(job.key) || !('seq' in job) || NOT_THERE.includes(fate)) continue;
    const next = job as Job;
    const early = [...reached.values()].find((it) => it.seq > next.seq && dependsOn(it, next));
    expect(early?.label, `what came before ${next.label}`).toBeUndefined();
    reached.set(next.key, next);
  }
}

test(`whatever happens, every word arrives once, under its writer (${HISTORIES} histories of seed ${historySeed})`, async () => {
  let [away, here] = [await signIn('student'), await signIn('student')];
  const projects = new Map<string, string[]>([away, here].map(({ user }) => [user.id, []]));
  const photo = await smallPhoto('leaf.jpg');
  await liveHistories(HISTORIES, async (chances, story) => {
    const day = new Day([new Child(here), new Child(away)], photo, chances);
    await live(day, story);
    for (const [child, found, hers] of await day.end()) {
      const { id } = child.signed.user;
      projects.set(id, [...(projects.get(id) ?? []), child.projectId]);
      expect(sorted(found)).toEqual(sorted(child.written));
      expect(hers.toSorted()).toEqual(projects.get(id)?.toSorted());
      [away, here] = [here, child.signed];
    }
    expect(day.parked).toEqual([]);
    // A killed browser's sendings may still be there.
    expect(day.line.atOnce).toBeLessThanOrEqual(2);
    expectInOrder(day);
    expectSentAsQueued(day);
    expectNumbersKept(day);
  });
}, 600_000);
