import { listPlantingDrafts, listPlantingEntries, type PlantingEntry } from '#domain/contract/planting.ts';
import {
  type CompletionSummary,
  getCompletionSummary,
  getProject,
  listProjects,
  type Project,
} from '#domain/contract/projects.ts';
import { listSteps, type Step } from '#domain/contract/steps.ts';
import { listTrackingEntries, type TrackingEntry } from '#domain/contract/tracking.ts';
import { isContested } from './conflicts.ts';
import type { Job } from './job.ts';
import type { Laid, Peek, Read } from './laid.ts';
import { layOverDrafts, layOverPlantings, layOverTracking } from './overlay-entries.ts';
import { layOverProject, layOverProjects, layOverSummary } from './overlay-projects.ts';
import { layOverSteps } from './overlay-steps.ts';

type Overlay = (answer: unknown, read: Read, laid: readonly Laid[], peek: Peek) => unknown;

/** How what waits changes each read of a student. */
const OVERLAYS: Readonly<Record<string, Overlay>> = {
  [listProjects.path]: (answer, _, laid) => layOverProjects(answer as Project[] | undefined, laid),
  [getProject.path]: (answer, read, laid) => layOverProject(answer as Project | undefined, read, laid),
  [getCompletionSummary.path]: (answer, read, laid, peek) =>
    layOverSummary(answer as CompletionSummary | undefined, read, laid, (path, params) =>
      layOver({ path, params }, peek(path, params), laid, peek),
    ),
  [listSteps.path]: (answer, read, laid) => layOverSteps(answer as Step[] | undefined, read, laid),
  [listTrackingEntries.path]: (answer, read, laid) =>
    layOverTracking(answer as TrackingEntry[] | undefined, read, laid),
  [listPlantingEntries.path]: (answer, read, laid, peek) =>
    layOverPlantings(answer as PlantingEntry[] | undefined, read, laid, peek),
  [listPlantingDrafts.path]: (answer, read, laid, peek) =>
    layOverDrafts(answer as PlantingEntry[] | undefined, read, laid, peek),
};

/**
 * What a read shows while jobs wait: the server's answer, or undefined where there was none, with the jobs in their
 * order laid over it, decided by the same rules as on the server. Laid over twice it is the same, since the server may
 * have a job whose answer was lost. Where no job matters it is the same object.
 */
export function layOver(read: Read, answer: unknown, laid: readonly Laid[], peek: Peek): unknown {
  const overlay = OVERLAYS[read.path];
  return overlay ? overlay(answer, read, laid, peek) : answer;
}

/** What waits for a choice between two devices is shown as it was written on this one. */
const isShown = (job: Job) => job.parked === null || isContested(job);

/** The jobs that are shown as done: not those that the server does not take, nor what lies in them. */
export function shownJobs(jobs: readonly Job[]): Job[] {
  const refused = new Set(
    jobs.filter((job) => job.parked !== null && job.does === 'creates').map((job) => job.about),
  );
  return jobs.filter((job) => isShown(job) && !job.within.some((id) => refused.has(id)));
}
