import type { ChildProject } from '#domain/contract/family/parent.ts';
import type { SeenProject } from '#server/gates/exports.ts';
import { listPlantingDrafts, listPlantingEntries } from '#server/notebook/planting/planting.store.ts';
import { listSteps } from '#server/notebook/steps/steps.store.ts';
import { listTrackingEntries } from '#server/notebook/tracking/tracking.store.ts';
import { listTreeChecks } from '#server/notebook/tree-checks/tree-checks.store.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { orNotFound } from '#server/platform/errors.ts';
import { inEnglish, summarizeProject } from './completion.service.ts';
import { findProject } from './projects.store.ts';

/** A project that somebody may read, with all that is in it. */
export async function showSeen(db: Queries, seen: SeenProject): Promise<Omit<ChildProject, 'deletedAt'>> {
  const drafts = await listPlantingDrafts(db, seen);
  return {
    project: orNotFound(await findProject(db, seen)),
    summary: inEnglish(await summarizeProject(db, seen)),
    steps: await listSteps(db, seen),
    trackingEntries: await listTrackingEntries(db, seen),
    plantingEntries: [...drafts, ...(await listPlantingEntries(db, seen))],
    treeChecks: await listTreeChecks(db, seen),
  };
}
