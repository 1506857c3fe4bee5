import type { Photo } from '#domain/contract/photos.ts';
import type { Step, StepFormData } from '#domain/contract/steps.ts';
import { STEP_TITLES, type StepMerge, stepTitle } from '#domain/rules/steps.ts';
import type { Queries } from '#server/db/open.ts';
import type { StepRow } from '#server/db/tables.ts';
import { listPhotos } from '#server/photos/photos.store.ts';
import type { OwnProject } from '#server/projects/projects.gate.ts';

/** A step as it was saved last; one that never was has nothing in it (RULINGS 17). */
export type StoredStep = Omit<StepMerge, 'conflicts'> & {
  readonly stepNumber: number;
  readonly isCompleted: boolean;
  /** Milliseconds since 1970, UTC. */
  readonly completedAt: number | null;
};

function readStep(stepNumber: number, row: StepRow | undefined): StoredStep {
  return {
    stepNumber,
    isCompleted: row?.is_completed === 1,
    formData: row ? (JSON.parse(row.form_data) as StepFormData) : {},
    fieldRevisions: row ? (JSON.parse(row.field_revisions) as Record<string, number>) : {},
    revision: row?.revision ?? 0,
    completedAt: row?.completed_at ?? null,
  };
}

/** The photos of the step itself; those of its tracking and planting entries stand with their entries. */
function photosOfStep(stepNumber: number, photos: readonly Photo[]): Photo[] {
  return photos.filter(
    (photo) =>
      photo.stepNumber === stepNumber && photo.trackingEntryId === null && photo.plantingEntryId === null,
  );
}

function presentStep(step: StoredStep, photos: readonly Photo[]): Step {
  const { stepNumber, isCompleted, formData, revision } = step;
  return {
    stepNumber,
    stepTitle: stepTitle(stepNumber),
    isCompleted,
    formData,
    photos: photosOfStep(stepNumber, photos),
    revision,
  };
}

/** The five steps as stored, in their order. */
export async function listStoredSteps(db: Queries, project: OwnProject): Promise<StoredStep[]> {
  const rows = await db.selectFrom('steps').selectAll().where('project_id', '=', project.id).execute();
  return STEP_TITLES.map((_, index) => {
    const stepNumber = index + 1;
    return readStep(
      stepNumber,
      rows.find((row) => row.step_number === stepNumber),
    );
  });
}

export async function findStoredStep(
  db: Queries,
  project: OwnProject,
  stepNumber: number,
): Promise<StoredStep> {
  const row = await db
    .selectFrom('steps')
    .selectAll()
    .where('project_id', '=', project.id)
    .where('step_number', '=', stepNumber)
    .executeTakeFirst();
  return readStep(stepNumber, row);
}

/** The five steps with their photos, in their order. */
export async function listSteps(db: Queries, project: OwnProject): Promise<Step[]> {
  const steps = await listStoredSteps(db, project);
  const photos = await listPhotos(db, project);
  return steps.map((step) => presentStep(step, photos));
}

/** A step from 1 to 5 with its photos. */
export async function findStep(db: Queries, project: OwnProject, stepNumber: number): Promise<Step> {
  const step = await findStoredStep(db, project, stepNumber);
  return presentStep(step, await listPhotos(db, project));
}

/** Writes a step as a whole, over what was there. */
export async function putStep(db: Queries, project: OwnProject, step: StoredStep): Promise<void> {
  const columns = {
    is_completed: step.isCompleted ? 1 : 0,
    form_data: JSON.stringify(step.formData),
    field_revisions: JSON.stringify(step.fieldRevisions),
    revision: step.revision,
    completed_at: step.completedAt,
  } as const;
  await db
    .insertInto('steps')
    .values({ project_id: project.id, step_number: step.stepNumber, ...columns })
    .onConflict((conflict) => conflict.columns(['project_id', 'step_number']).doUpdateSet(columns))
    .execute();
}
