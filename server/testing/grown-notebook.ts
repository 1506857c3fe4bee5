/**
 * A scout's notebook, made by the calls of the pages, for `npm run dev`, the demonstration, the benchmarks and
 * journeys. Each of them brings its own way to send a call.
 */
import {
  createPlantingEntry,
  type NewPlantingEntry,
  type PlantingType,
} from '#domain/contract/notebook/planting.ts';
import { changeProject, createProject } from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import { createTrackingEntry, type NewTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import {
  type PhotoKind,
  uploadPlantingPhotos,
  uploadStepPhotos,
  uploadTrackingPhotos,
} from '#domain/contract/photos/photos.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { jarAfter, type RenderedPhoto, renderedPhoto } from './rendered-photos.ts';

type Params = Readonly<Record<string, string | number>>;
/** Sends a call as somebody who is signed in; gives what it answers. A form is sent as it is, everything else as JSON. */
export type Send = (it: Endpoint, params: Params, body: object) => Promise<unknown>;

export type Look = Partial<NewTrackingEntry>;
export type Planting = Partial<NewPlantingEntry> &
  Pick<NewPlantingEntry, 'plantingLocation' | 'plantingDate'>;

/** A scout's manner of working. */
export type Manner = {
  readonly name: string;
  /** The tree, from the list. */
  readonly speciesId?: string;
  readonly location?: string;
  /** The number of weekly looks from the first week on; without it, all before this week. */
  readonly looks?: number;
  /** The notes of each look; the last are repeated. */
  readonly notes?: readonly string[];
  /** The hand's hold of the phone (rendered-photos.ts). */
  readonly hand?: number;
};

const LOOKS: readonly [Look, ...Look[]] = [
  { notes: 'All eight cuttings stand in water.', addedWater: true },
  { notes: 'I see no roots yet.', changedWater: true },
  { notes: 'I see small bumps where the roots will grow.', noticedRootGrowth: true },
  { notes: 'The first short roots are here.', noticedRootGrowth: true, changedWater: true },
  { notes: 'The roots are long and white. One leaf went yellow.', noticedRootGrowth: true, addedWater: true },
];
const PLANTED_PICTURES: Readonly<Record<PlantingType, Readonly<Record<PhotoKind, RenderedPhoto>>>> = {
  permanent: { beforePhoto: 'planting-before', duringPhoto: 'planting-during', afterPhoto: 'planting-after' },
  temporary: { beforePhoto: 'rooted', duringPhoto: 'pot', afterPhoto: 'pot' },
};

/** `YYYY-MM-DD`. */
export function daysAgo(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The body of an upload of one photo, with the other parts of its form. */
export function photoForm(bytes: Uint8Array, parts: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  form.append('photos', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'phone.jpg');
  return form;
}

const idOf = (answer: unknown) => (answer as { id: string }).id;

/** The notebook of whom `send` is signed in as. */
export function notebookOf(send: Send) {
  async function photograph(endpoint: Endpoint, params: Params, of: RenderedPhoto, hand = 0, parts = {}) {
    await send(endpoint, params, photoForm(await renderedPhoto(of, hand), parts));
  }

  /** A project whose step 2 has all it needs, so that every step is open; gives its id, as all of these do. */
  async function pick(manner: Manner): Promise<string> {
    const id = idOf(await send(createProject, {}, { name: manner.name }));
    await send(changeProject, { id }, { selectedSpeciesId: manner.speciesId ?? 'black-willow' });
    const step = { formData: { timeSpentStep2: 1 }, isCompleted: false };
    await send(saveStep, { id, stepNumber: 2 }, step);
    await photograph(uploadStepPhotos, { projectId: id, stepNumber: 2 }, 'willow', manner.hand);
    return id;
  }

  /** A project with steps 1 to 3 completed: its cuttings stand in water since a day. */
  async function harvest(day: string, manner: Manner): Promise<string> {
    const id = await pick(manner);
    await send(changeProject, { id }, { location: manner.location ?? 'Behind the school' });
    const cut = { cuttingCount: 8, collectionTime: `${day}T09:30`, timeSpentStep3: 1.5 };
    const formData = { ...cut, waterPlacementDate: `${day}T10:00` };
    await photograph(uploadStepPhotos, { projectId: id, stepNumber: 3 }, 'cut', manner.hand);
    await send(saveStep, { id, stepNumber: 1 }, { formData: {}, isCompleted: true });
    await send(saveStep, { id, stepNumber: 2 }, { formData: {}, isCompleted: true });
    await send(saveStep, { id, stepNumber: 3 }, { formData, isCompleted: true });
    return id;
  }

  async function look(id: string, entry: Look, pictures: readonly RenderedPhoto[], hand = 0): Promise<void> {
    const entryId = idOf(await send(createTrackingEntry, { projectId: id }, entry));
    for (const of of pictures) await photograph(uploadTrackingPhotos, { projectId: id, entryId }, of, hand);
  }

  /** A project that is in a week of its cuttings today, looked at, with a photo, in weeks before this one. */
  async function growToWeek(week: number, manner: Manner): Promise<string> {
    const harvested = 7 * (week - 1) + 2;
    const id = await harvest(daysAgo(harvested), manner);
    for (let at = 0; at < (manner.looks ?? week - 1); at++) {
      const { notes, ...seen } = LOOKS[Math.min(at, LOOKS.length - 1)] ?? LOOKS[0];
      const said = manner.notes?.[Math.min(at, manner.notes.length - 1)] ?? notes;
      const rooted = Math.min(7, Math.max(0, at - 1));
      const longestRootInches = at < 2 ? null : Math.min(3, (at - 1) / 2);
      const counted = { cuttingsAlive: at < 3 ? 8 : 7, cuttingsWithRoots: rooted, longestRootInches };
      const observedAt = `${daysAgo(harvested - 1 - 7 * at)}T16:30`;
      const entry = { notes: said, ...seen, ...counted, observedAt, timeSpent: 0.25, isDraft: false };
      await look(id, entry, [jarAfter(at)], manner.hand);
    }
    return id;
  }

  /** Plants a cutting, with photos of the given kinds. */
  async function plant(id: string, planting: Planting, kinds: readonly PhotoKind[], hand = 0): Promise<void> {
    const entryId = idOf(await send(createPlantingEntry, { projectId: id }, planting));
    const pictures = PLANTED_PICTURES[planting.plantingType ?? 'permanent'];
    for (const photoTypes of kinds) {
      const place = { projectId: id, entryId };
      await photograph(uploadPlantingPhotos, place, pictures[photoTypes], hand, { photoTypes });
    }
  }

  return { pick, harvest, look, growToWeek, plant, photograph };
}
