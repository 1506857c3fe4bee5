import type { PlantingEntry } from '#domain/contract/notebook/planting.ts';
import type { CompletionSummary } from '#domain/contract/notebook/projects.ts';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import type { TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import type { SeenProject } from '#server/gates/exports.ts';
import {
  listPlantingDrafts,
  listPlantingEntries,
  listStoredSteps,
  listTrackingEntries,
  listTreeChecks,
  type StoredStep,
  summarizeProject,
} from '#server/notebook/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** Everything that a project has, as it is stored. */
export type ProjectContents = {
  readonly summary: CompletionSummary;
  readonly steps: readonly StoredStep[];
  readonly trackingEntries: readonly TrackingEntry[];
  readonly plantingEntries: readonly PlantingEntry[];
  readonly treeChecks: readonly TreeCheck[];
};

/** Reads everything that a project has. */
export async function contentsOf(db: Queries, project: SeenProject): Promise<ProjectContents> {
  const drafts = await listPlantingDrafts(db, project);
  return {
    summary: await summarizeProject(db, project),
    steps: await listStoredSteps(db, project),
    trackingEntries: await listTrackingEntries(db, project),
    plantingEntries: [...drafts, ...(await listPlantingEntries(db, project))],
    treeChecks: await listTreeChecks(db, project),
  };
}
