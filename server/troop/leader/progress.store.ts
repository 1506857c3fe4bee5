import type { ProjectStatus } from '#domain/contract/notebook/projects.ts';
import type { StepFormData } from '#domain/contract/notebook/steps.ts';
import type { ScoutProgress } from '#domain/contract/troop/leader.ts';
import { TOTAL_STEPS } from '#domain/limits.ts';
import { lastLookOf, nextCheckOf } from '#domain/rules/notebook/rhythm.ts';
import { summarize } from '#domain/rules/report/summary.ts';
import { titleFromSlug } from '#domain/rules/species/species-title.ts';
import { isOneOf } from '#server/platform/db/engine.ts';
import type { Database } from '#server/platform/db/open.ts';
import type { SeenScout } from '#server/troop/scouts.gate.ts';

/** In it nothing is counted. */
const INTRODUCTION_STEP = 1;
const HARVEST_STEP = 3;

const projectsOf = (db: Database, owners: readonly string[]) =>
  db
    .selectFrom('projects')
    .leftJoin('species', 'species.id', 'projects.selected_species_id')
    .select(['projects.id', 'owner_id', 'status', 'current_step', 'selected_species_id', 'common_name'])
    .where(({ ref }) => isOneOf(db, ref('owner_id'), owners))
    .where('deleted_at', 'is', null)
    .orderBy((it) => it.case().when('status', '=', 'completed').then(1).else(0).end())
    .orderBy('projects.created_at', 'desc')
    .orderBy('projects.id')
    .execute();

/**
 * Counts the records of some owners' projects without reading a child's words. The four reads run side by side, since
 * none needs another's result.
 */
async function countsOf(db: Database, owners: readonly string[]) {
  const ids = db
    .selectFrom('projects')
    .select('id')
    .where(({ ref }) => isOneOf(db, ref('owner_id'), owners))
    .where('deleted_at', 'is', null);
  const [steps, tracking, planting, photos] = await Promise.all([
    db
      .selectFrom('steps')
      .select(['project_id', 'step_number', 'form_data'])
      .where('project_id', 'in', ids)
      .where('step_number', '>', INTRODUCTION_STEP)
      .execute(),
    db
      .selectFrom('tracking_entries')
      .select(['project_id', 'time_spent', 'observed_at'])
      .where('project_id', 'in', ids)
      .where('is_draft', '=', 0)
      .execute(),
    db
      .selectFrom('planting_entries')
      .select(['project_id', 'time_spent', 'is_draft', 'is_completed'])
      .where('project_id', 'in', ids)
      .execute(),
    db
      .selectFrom('photos')
      .select(['project_id', ({ fn }) => fn.countAll<number>().as('count')])
      .where('project_id', 'in', ids)
      .groupBy('project_id')
      .execute(),
  ]);
  return {
    steps: Map.groupBy(steps, (row) => row.project_id),
    tracking: Map.groupBy(tracking, (row) => row.project_id),
    planting: Map.groupBy(planting, (row) => row.project_id),
    photos: new Map(photos.map((row) => [row.project_id, Number(row.count)])),
  };
}

/** A project's progress and owner, and the parts that only some leaders see. */
export type Counted = {
  readonly ownerId: string;
  readonly progress: ScoutProgress;
  readonly harvest: StepFormData;
  /** Those that are no drafts, and how many of them stand in their final place. */
  readonly plantings: { readonly all: number; readonly standing: number };
};

/**
 * Lists the progress of some scouts' projects, each scout's first one first, with five queries for any number of
 * scouts. @param today YYYY-MM-DD.
 */
export async function countProjects(
  db: Database,
  scouts: readonly SeenScout[],
  today: string,
): Promise<Counted[]> {
  if (scouts.length === 0) return [];
  const owners = scouts.map(({ id }) => id);
  const [projects, counts] = await Promise.all([projectsOf(db, owners), countsOf(db, owners)]);
  return projects.map((row) => {
    const steps = (counts.steps.get(row.id) ?? []).map((step) => ({
      stepNumber: step.step_number,
      formData: JSON.parse(step.form_data) as StepFormData,
    }));
    const looks = counts.tracking.get(row.id) ?? [];
    const plantings = (counts.planting.get(row.id) ?? []).map((item) => ({
      timeSpent: item.time_spent,
      isDraft: item.is_draft === 1,
      isCompleted: item.is_completed === 1,
    }));
    const trackingEntries = looks.map((it) => ({ timeSpent: it.time_spent, isDraft: false }));
    const sums = summarize({ steps, trackingEntries, plantingEntries: plantings });
    const lastLook = lastLookOf(looks.map((it) => ({ isDraft: false, observedAt: it.observed_at })));
    const harvest = steps.find(({ stepNumber }) => stepNumber === HARVEST_STEP)?.formData;
    const isCompleted = row.status === 'completed';
    const looked = { lastLook, inWaterSince: harvest?.waterPlacementDate || null, isCompleted };
    const slug = row.selected_species_id;
    const progress: ScoutProgress = {
      projectId: row.id,
      status: row.status as ProjectStatus,
      currentStep: row.current_step,
      totalSteps: TOTAL_STEPS,
      species: row.common_name ?? (slug === null ? null : titleFromSlug(slug)),
      cuttings: sums.cuttingCount,
      planted: sums.plantingEntriesCount,
      hours: sums.totalTimeSpent,
      lastCheck: lastLook?.slice(0, 10) ?? null,
      nextCheck: nextCheckOf(looked, today),
      photos: counts.photos.get(row.id) ?? 0,
    };
    return {
      ownerId: row.owner_id,
      progress,
      harvest: harvest ?? {},
      plantings: {
        all: plantings.filter(({ isDraft }) => !isDraft).length,
        standing: sums.plantingEntriesCount,
      },
    };
  });
}
