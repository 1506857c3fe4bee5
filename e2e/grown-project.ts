import type { Page } from '@playwright/test';
import {
  createPlantingEntry,
  type NewPlantingEntry,
  type PlantingEntry,
} from '#domain/contract/notebook/planting.ts';
import { changeProject } from '#domain/contract/notebook/projects.ts';
import { saveStep } from '#domain/contract/notebook/steps.ts';
import {
  createTrackingEntry,
  type NewTrackingEntry,
  type TrackingEntry,
} from '#domain/contract/notebook/tracking.ts';
import {
  type PhotoKind,
  uploadPlantingPhotos,
  uploadStepPhotos,
  uploadTrackingPhotos,
} from '#domain/contract/photos/photos.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { addPhoto, send, startOpenProject } from './known-scout.ts';

type Observation = Partial<NewTrackingEntry>;
type Planting = Partial<NewPlantingEntry> & Pick<NewPlantingEntry, 'plantingLocation' | 'plantingDate'>;

const WEEKS: readonly Observation[] = [
  { notes: 'All eight cuttings stand in water.', observedAt: '2026-04-18T16:30', timeSpent: 0.5 },
  { notes: 'Tiny white dots on three of the stems!', observedAt: '2026-04-27T17:05', changedWater: true },
  {
    notes: 'The first roots are as long as my thumb. Two leaves went yellow, so I took them off.',
    observedAt: '2026-05-16T10:15',
    addedWater: true,
    noticedRootGrowth: true,
    timeSpent: 1.25,
  },
];

const LOOKS: readonly [Observation, ...Observation[]] = [
  { notes: 'All eight cuttings stand in water.', addedWater: true },
  { notes: 'I see no roots yet.', changedWater: true },
  { notes: 'I see small bumps where the roots will grow.', noticedRootGrowth: true },
  { notes: 'The first short roots are here.', noticedRootGrowth: true, changedWater: true },
  { notes: 'The roots are long and white. One leaf went yellow.', noticedRootGrowth: true, addedWater: true },
];

/** A project whose cuttings were harvested and have been looked at for weeks; the last entry is a draft. */
export async function growCuttings(page: Page, name = 'Willow by the creek'): Promise<string> {
  const id = await harvestOn(page, '2026-04-18', name);
  for (const week of WEEKS) await observe(page, id, { ...week, isDraft: false });
  await observe(page, id, { notes: 'The roots are', observedAt: '2026-05-23T11:40' });
  return id;
}

/** A project that is in a week of its cuttings today, looked at, with a photo, in each week before this one. */
export async function growToWeek(page: Page, week: number, name = 'Willow by the creek'): Promise<string> {
  const harvested = 7 * (week - 1) + 2;
  const id = await harvestOn(page, daysAgo(harvested), name);
  for (let at = 0; at < week - 1; at++) {
    const { notes, ...seen } = LOOKS[Math.min(at, LOOKS.length - 1)] ?? LOOKS[0];
    const rooted = Math.min(7, Math.max(0, at - 1));
    const longestRootInches = at < 2 ? null : Math.min(3, (at - 1) / 2);
    const counted = { cuttingsAlive: at < 3 ? 8 : 7, cuttingsWithRoots: rooted, longestRootInches };
    const observedAt = `${daysAgo(harvested - 1 - 7 * at)}T16:30`;
    const body = { notes, ...seen, ...counted, observedAt, timeSpent: 0.25, isDraft: false };
    const entry = (await send(page, createTrackingEntry, { projectId: id }, body)) as TrackingEntry;
    await addPhoto(page, addressOf(uploadTrackingPhotos, { projectId: id, entryId: entry.id }));
  }
  return id;
}

/** `YYYY-MM-DD`. */
export function daysAgo(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** A project with steps 1 to 3 completed. */
async function harvestOn(page: Page, day: string, name: string): Promise<string> {
  const { id } = await startOpenProject(page, name);
  await send(page, changeProject, { id }, { location: 'Behind the school' });
  const harvest = { cuttingCount: 8, collectionTime: `${day}T09:30`, timeSpentStep3: 1.5 };
  const formData = { ...harvest, waterPlacementDate: `${day}T10:00` };
  await addPhoto(page, addressOf(uploadStepPhotos, { projectId: id, stepNumber: 3 }));
  await send(page, saveStep, { id, stepNumber: 1 }, { formData: {}, isCompleted: true });
  await send(page, saveStep, { id, stepNumber: 2 }, { formData: {}, isCompleted: true });
  await send(page, saveStep, { id, stepNumber: 3 }, { formData, isCompleted: true });
  return id;
}

async function observe(page: Page, projectId: string, observation: Observation): Promise<void> {
  const entry = (await send(page, createTrackingEntry, { projectId }, observation)) as TrackingEntry;
  if (!observation.noticedRootGrowth) return;
  const address = addressOf(uploadTrackingPhotos, { projectId, entryId: entry.id });
  await addPhoto(page, address);
  await addPhoto(page, address);
}

/** Plants a cutting, with photos of the given kinds. */
export async function plantOne(
  page: Page,
  projectId: string,
  planting: Planting,
  kinds: readonly PhotoKind[],
): Promise<void> {
  const entry = (await send(page, createPlantingEntry, { projectId }, planting)) as PlantingEntry;
  const address = addressOf(uploadPlantingPhotos, { projectId, entryId: entry.id });
  for (const photoTypes of kinds) await addPhoto(page, address, { photoTypes });
}
