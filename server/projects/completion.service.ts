import type { CompletionSummary } from '#domain/contract/projects.ts';
import { inTimeOrder } from '#domain/rules/photo-time.ts';
import { summarize } from '#domain/rules/summary.ts';
import { beginningOf, timelineOf } from '#domain/rules/timeline.ts';
import type { Queries } from '#server/db/open.ts';
import { isoTime } from '#server/db/timestamps.ts';
import { notFound } from '#server/errors.ts';
import { listPhotos } from '#server/photos/photos.store.ts';
import { listPlantingEntries } from '#server/planting/planting.store.ts';
import { listStoredSteps } from '#server/steps/steps.store.ts';
import { listTrackingEntries } from '#server/tracking/tracking.store.ts';
import type { SeenProject } from './projects.gate.ts';
import { findProgress, findProject } from './projects.store.ts';

/** The report of a project as far as it has come (§2.11, §12.12, §12.13). */
export async function summarizeProject(db: Queries, project: SeenProject): Promise<CompletionSummary> {
  const it = await findProject(db, project);
  if (!it) throw notFound();
  const { completedAt } = await findProgress(db, project);
  const recorded = {
    steps: await listStoredSteps(db, project),
    trackingEntries: await listTrackingEntries(db, project),
    plantingEntries: await listPlantingEntries(db, project),
    photos: await listPhotos(db, project),
  };
  const timeline = timelineOf(recorded);
  return {
    project: {
      id: it.id,
      name: it.name,
      status: it.status,
      createdAt: it.createdAt,
      completedAt: completedAt === null ? null : isoTime(completedAt),
      selectedSpecies: it.selectedSpeciesId,
    },
    species: it.selectedSpecies,
    ...summarize(recorded),
    timeline,
    photos: recorded.photos.toSorted(inTimeOrder(beginningOf(it.createdAt, timeline))),
  };
}
