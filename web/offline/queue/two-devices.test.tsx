import { expect, test } from 'vitest';
import {
  createPlantingEntry,
  finalizePlantingDraft,
  listPlantingDrafts,
  listPlantingEntries,
  savePlantingDraft,
} from '#domain/contract/notebook/planting.ts';
import { changeProject, createProject, getProject } from '#domain/contract/notebook/projects.ts';
import { getStep } from '#domain/contract/notebook/steps.ts';
import {
  changeTrackingEntry,
  createTrackingEntry,
  listTrackingEntries,
} from '#domain/contract/notebook/tracking.ts';
import { changePhoto, uploadPlantingPhotos, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { joinTexts } from '#domain/rules/platform/revisions.ts';
import { textOf } from '#domain/rules/platform/sentence.ts';
import { call } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { FaultyLine, quickTime, WEATHERS } from '#web/testing/faulty-line.ts';
import { type Chances, historiesOr, historySeed, liveHistories } from '#web/testing/histories.ts';
import { smallPhoto } from '#web/testing/sample-photos.ts';
import { sendPhoto } from '#web/testing/scout-project.ts';
import { type Signed, signIn } from '#web/testing/sign-in.ts';
import { type Contested, isContested } from './conflicts.ts';
import type { JobDraft } from './job.ts';
import { Outbox } from './outbox.ts';
import { OutboxStore } from './outbox-store.ts';

const HISTORIES = historiesOr(60);
const HAPPENINGS = 16;

/** The places a child writes in: an entry's notes, a photo's caption, the project's name and place. */
const FIELDS = ['notes', 'caption', 'name', 'location'] as const;
type Field = (typeof FIELDS)[number];
/** The value that a device shows: the words, and the revision at which it read them. */
type Seen = { about: string; field: Field; text: string; revision: number };
type Planted = { id: string; notes: string; photos: string[] };

/** Every project has a name, also before anybody has given it one. */
const FIRST_NAME = 'Willow';

const keyOf = ({ about, field }: Pick<Seen, 'about' | 'field'>) => `${about} ${field}`;

/** Lists a project's written parts: its entries, the photo of its tree, its name and place. */
async function thingsOf(projectId: string): Promise<Seen[]> {
  const [entries, step, project] = await Promise.all([
    call(listTrackingEntries, { params: { projectId } }),
    call(getStep, { params: { id: projectId, stepNumber: 2 } }),
    call(getProject, { params: { id: projectId } }),
  ]);
  const ofProject = { about: projectId, revision: project.revision };
  return [
    ...entries.map(({ id: about, notes: text, revision }) => ({
      about,
      field: 'notes' as const,
      text,
      revision,
    })),
    ...step.photos.map(({ id: about, caption: text, revision }) => ({
      about,
      field: 'caption' as const,
      text,
      revision,
    })),
    { ...ofProject, field: 'name', text: project.name },
    { ...ofProject, field: 'location', text: project.location ?? '' },
  ];
}

const fieldsOf = ({ conflict }: Contested) => FIELDS.filter((field) => field in conflict.theirs);
const textIn = (job: Contested, field: Field) => String((job.body as Record<string, unknown>)[field]);

function saveOf({ about, field }: Seen): Pick<JobDraft, 'endpoint' | 'params'> {
  if (field === 'notes') return { endpoint: changeTrackingEntry, params: { entryId: about } };
  if (field === 'caption') return { endpoint: changePhoto, params: { photoId: about } };
  return { endpoint: changeProject, params: { id: about } };
}

/** One of two devices as a child has it, who adds a word to the same entries and under the same photo on both. */
class Device {
  readonly line = new FaultyLine();
  readonly seen = new Map<string, Seen>();
  readonly parked: string[] = [];
  /** Every word that was typed here, with what it was written in. */
  readonly words: { about: string; field: Field; word: string }[] = [];
  readonly planted: Planted[] = [];
  readonly #id = newId();
  readonly #store: string;
  readonly #owner: string;
  readonly #chances: Chances;
  #outbox: Outbox | undefined;
  #arrived = 0;

  constructor(name: string, owner: string, chances: Chances) {
    this.#store = `outbox-of-${name}`;
    this.#owner = owner;
    this.#chances = chances;
    this.setWeather('good');
  }

  get outbox(): Outbox {
    if (!this.#outbox) throw new Error('The device is not open.');
    return this.#outbox;
  }

  get contested(): Contested[] {
    return this.outbox.jobs.filter(isContested);
  }

  pick<T>(choices: readonly T[], chance = this.#chances.story): T {
    return choices[Math.floor(chance() * choices.length)] as T;
  }

  async open(): Promise<void> {
    const [store, timing] = [new OutboxStore(this.#store), quickTime(this.#chances.line)];
    const deps = { store, timing, deliver: this.line.deliver, device: this.#id };
    this.#outbox = new Outbox({ id: this.#owner, name: 'Ash' }, deps, {
      delivered: () => {
        this.#arrived += 1;
      },
      parked: ({ label }, message) => this.parked.push(`${label}: ${textOf(message)}`),
      login: () => {},
    });
    await this.outbox.open();
  }

  close(): void {
    this.#outbox?.close();
  }

  /** The browser ends at once, and is opened again. */
  async kill(): Promise<void> {
    this.outbox.close();
    await this.open();
  }

  setWeather(name: string): void {
    this.line.fate = () => this.pick(WEATHERS[name] ?? [], this.#chances.line);
    if (name === 'good') this.#outbox?.wake();
  }

  /** Looks at the entries again, as a page does; what waits here is shown over what was read. */
  async read(projectId: string): Promise<void> {
    let arrived: number;
    let things: Seen[];
    do {
      // A read during an arriving save may be older, so it is read again (settleReads).
      arrived = this.#arrived;
      things = await thingsOf(projectId);
    } while (arrived !== this.#arrived);
    for (const thing of things) {
      const waits = this.outbox.jobs.some(({ about }) => about === thing.about);
      if (!waits) this.seen.set(keyOf(thing), thing);
    }
  }

  async write(projectId: string): Promise<void> {
    const seen = this.pick([...this.seen.values()]);
    if (!seen) return;
    const { about, field } = seen;
    const word = `w${this.words.length}-${this.#id.slice(0, 4)}`;
    this.words.push({ about, field, word });
    seen.text = `${seen.text} ${word}`.trim();
    const body = { [field]: seen.text };
    const within = field === 'notes' ? [projectId] : [];
    const lies = { about, within, form: `${field}:${about}`, label: 'Words' };
    const save = saveOf(seen);
    const isLeaving = this.#chances.story() < 0.2;
    await this.outbox.send({ ...save, body, basedOn: seen.revision, does: 'changes', ...lies }, { isLeaving })
      .kept;
  }

  /** The child keeps both. */
  async choose(): Promise<void> {
    const job = this.pick(this.contested);
    if (!job) return;
    const field = this.pick(fieldsOf(job));
    const theirs = String(job.conflict.theirs[field] ?? '');
    const both = joinTexts(textIn(job, field), theirs, field !== 'notes');
    const seen = this.seen.get(keyOf({ about: job.about, field }));
    await this.outbox.choose({ job, field, value: both });
    if (seen) Object.assign(seen, { text: both, revision: job.conflict.revision });
  }

  /** A draft of its own, a photo of it, and Save. */
  async plant(projectId: string, photo: File): Promise<void> {
    const [id, photoId, params] = [newId(), newId(), { projectId }];
    const lies = { about: id, within: [projectId], label: 'A planting' };
    const draft = { id, plantingLocation: 'at school', plantingDate: '2026-06-01' };
    const form = `planting:${id}`;
    const save = { endpoint: savePlantingDraft, params, body: draft, basedOn: null };
    await this.outbox.send({ ...save, does: 'creates', ...lies, form }).kept;
    const file = new File([photo], `${photoId}.jpg`, { type: photo.type });
    const upload = { endpoint: uploadPlantingPhotos, params: { ...params, entryId: id }, file };
    const inIt = { about: photoId, within: [projectId, id], label: 'A photo' };
    await this.outbox.send({
      ...upload,
      parts: { id: photoId, photoTypes: 'afterPhoto' },
      does: 'creates',
      ...inIt,
    }).kept;
    const notes = `Planted ${photoId}`;
    const finish = {
      endpoint: finalizePlantingDraft,
      ifGone: createPlantingEntry,
      whole: { ...draft, notes },
    };
    const options = { isLeaving: this.#chances.story() < 0.3 };
    await this.outbox.send(
      { ...finish, params, body: { id, notes }, basedOn: 0, does: 'changes', ...lies },
      options,
    ).kept;
    this.planted.push({ id, notes, photos: [photoId] });
  }

  /** The line is good, and everything is sent that waits for nobody's choice. */
  async settle(): Promise<void> {
    this.setWeather('good');
    const rest = () => this.outbox.jobs.filter((job) => !isContested(job)).map(({ label }) => label);
    await expect.poll(rest, { interval: 5, timeout: 10_000 }).toEqual([]);
  }
}

type Happening = readonly [
  name: string,
  weight: number,
  happen: (device: Device, projectId: string) => unknown,
];
const HAPPEN = (photo: File): readonly Happening[] => [
  ['writes', 8, (device, projectId) => device.write(projectId)],
  ['looks again', 3, (device, projectId) => device.read(projectId)],
  ['chooses', 2, (device) => device.choose()],
  ['plants', 1, (device, projectId) => device.plant(projectId, photo)],
  ['has another line', 5, (device) => device.setWeather(device.pick(Object.keys(WEATHERS)))],
  ['is killed', 2, (device) => device.kill()],
];

/** A child of a house with two shared devices: the signed-in one has both. */
class Child {
  readonly projectId = newId();
  readonly devices: readonly Device[];
  readonly #signed: Signed;
  #hasBegun = false;

  constructor(signed: Signed, chances: Chances) {
    this.#signed = signed;
    this.devices = ['phone', 'tablet'].map((name) => new Device(name, signed.user.id, chances));
  }

  async come(): Promise<void> {
    const { user, password } = this.#signed;
    await call(login, { body: { username: user.username, password } });
    if (!this.#hasBegun) await this.#begin();
    const look = (device: Device) => device.open().then(() => device.read(this.projectId));
    await Promise.all(this.devices.map(look));
  }

  async #begin(): Promise<void> {
    this.#hasBegun = true;
    const { projectId } = this;
    await call(createProject, { body: { id: projectId, name: FIRST_NAME } });
    const begin = (observedAt: string) =>
      call(createTrackingEntry, { params: { projectId }, body: { observedAt } });
    await Promise.all(['2026-05-01T10:00', '2026-05-08T10:00'].map(begin));
    await sendPhoto(uploadStepPhotos, { projectId, stepNumber: 2 });
  }

  leave(): void {
    for (const device of this.devices) device.close();
  }
}

/** Both children, and which of them is there. */
class JobDependencies {
  readonly children: readonly [Child, Child];
  here: Child;

  constructor(children: readonly [Child, Child]) {
    this.children = children;
    this.here = children[0];
  }

  async change(): Promise<void> {
    const [one, two] = this.children;
    this.here.leave();
    this.here = this.here === one ? two : one;
    await this.here.come();
  }
}

/** Every word is on the server, or shown with a choice on the device that it was typed on. */
async function expectNoWordLost(devices: readonly Device[], projectId: string): Promise<void> {
  const things = await thingsOf(projectId);
  const stored = new Map(things.map((it) => [keyOf(it), it.text]));
  const hers = new Set(devices.flatMap(({ words }) => words.map(({ word }) => word)));
  const words = things.flatMap(({ text }) => text.split(/[\s/]+/)).filter((it) => it && it !== FIRST_NAME);
  expect(words.filter((it) => !hers.has(it))).toEqual([]);
  for (const device of devices) {
    const shown = new Map(
      device.contested.flatMap((job) =>
        fieldsOf(job).map((field) => [keyOf({ about: job.about, field }), textIn(job, field)]),
      ),
    );
    for (const word of device.words) {
      const found = `${stored.get(keyOf(word))} | ${shown.get(keyOf(word)) ?? ''}`;
      expect(found).toContain(word.word);
    }
    expect(device.parked).toEqual([]);
  }
}

async function expectPlantings(devices: readonly Device[], projectId: string): Promise<void> {
  const byId = (a: Planted, b: Planted) => (a.id < b.id ? -1 : 1);
  const [entries, drafts] = await Promise.all([
    call(listPlantingEntries, { params: { projectId } }),
    call(listPlantingDrafts, { params: { projectId } }),
  ]);
  const planted = entries.map(({ id, notes, photos }) => ({ id, notes, photos: photos.map((it) => it.id) }));
  expect(planted.toSorted(byId)).toEqual(devices.flatMap((it) => it.planted).toSorted(byId));
  expect(drafts).toEqual([]);
}

/** Everything is sent, then chosen: no word is missing before or after, and none is another child's. */
async function expectAllOf({ devices, projectId }: Child): Promise<void> {
  await Promise.all(devices.map((device) => device.settle()));
  await expectNoWordLost(devices, projectId);
  const toChoose = devices.filter(({ contested }) => contested.length > 0);
  for (const device of toChoose) {
    while (device.contested.length > 0) {
      await device.choose();
      await device.settle();
    }
  }
  if (toChoose.length > 0) await expectNoWordLost(devices, projectId);
  await expectPlantings(devices, projectId);
}

test(`no word of two children on two devices is lost in silence, or becomes another's (${HISTORIES} histories of seed ${historySeed})`, async () => {
  const [one, two] = [await signIn('student'), await signIn('student')];
  const happenings = HAPPEN(await smallPhoto('leaf.jpg')).flatMap((item) =>
    Array.from({ length: item[1] }, () => item),
  );
  await liveHistories(HISTORIES, async (chances, story) => {
    const house = new JobDependencies([new Child(one, chances), new Child(two, chances)]);
    await house.here.come();
    for (let at = 0; at < HAPPENINGS; at += 1) {
      if (chances.story() < 0.1) {
        story.push('the other child comes');
        await house.change();
      }
      const who = Math.floor(chances.story() * 2);
      const device = house.here.devices[who] as Device;
      const [name, , happen] = device.pick(happenings);
      story.push(`${who === 0 ? 'the phone' : 'the tablet'} ${name}`);
      await happen(device, house.here.projectId);
    }
    await expectAllOf(house.here);
    await house.change();
    await expectAllOf(house.here);
    house.here.leave();
  });
}, 1_500_000);
