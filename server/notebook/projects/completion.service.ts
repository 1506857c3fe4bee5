import type { CompletionSummary, ToldSummary } from '#domain/contract/notebook/projects.ts';
import { inTimeOrder } from '#domain/rules/photos/photo-time.ts';
import { summarize } from '#domain/rules/report/summary.ts';
import { beginningOf, timelineOf } from '#domain/rules/report/timeline.ts';
import { documentWords } from '#languages/documents.ts';
import type { SeenProject } from '#server/gates/exports.ts';
import { listPlantingEntries } from '#server/notebook/planting/planting.store.ts';
import { listStoredSteps } from '#server/notebook/steps/steps.store.ts';
import { listTrackingEntries } from '#server/notebook/tracking/tracking.store.ts';
import { listPhotos } from '#server/photos/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { notFound } from '#server/platform/errors.ts';
import { findProgress, findProject } from './projects.store.ts';

/**
 * The report of a project as far as it has come (PRODUCT.md#completion, PRODUCT.md#hours-in-all, PRODUCT.md#the-summary).
 */
export async function summarizeProject(db: Queries, project: SeenProject): Promise<CompletionSummary> {
  const result = await findProject(db, project);
  if (!result) throw notFound();
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
      id: result.id,
      name: result.name,
      status: result.status,
      createdAt: result.createdAt,
      completedAt: completedAt === null ? null : isoTime(completedAt),
      selectedSpecies: result.selectedSpeciesId,
    },
    species: result.selectedSpecies,
    ...summarize(recorded),
    timeline,
    photos: recorded.photos.toSorted(inTimeOrder(beginningOf(result.createdAt, timeline))),
  };
}

/** The same with English words beside what they are made of. */
export function inEnglish(summary: CompletionSummary): ToldSummary {
  const { en: words } = documentWords('report');
  return {
    ...summary,
    hours: summary.spent.map(({ work, hours }) => ({ label: words.spentOn[work], hours })),
    timeline: summary.timeline.map((moment) => ({
      ...moment,
      title: words.momentTitle(moment),
      details: words.momentLines(moment),
    })),
  };
}
