import type { Step, StepFormData } from '#domain/contract/notebook/steps.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import type * as rules from '#domain/rules/notebook/step-save.ts';
import { STEP_TITLES, stepTitle } from '#domain/rules/notebook/steps.ts';
import { isOfStep } from '#domain/rules/photos/photo.ts';
import { readFieldRevisions } from '#domain/rules/platform/revisions.ts';
import type { OwnProject, SeenProject } from '#server/gates/exports.ts';
import { listPhotos } from '#server/photos/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { StepRow } from '#server/platform/db/project-tables.ts';
import type { Write } from '#server/platform/db/write-batch.ts';

/** A step as it was saved last; one that never was has nothing in it (PRODUCT.md#steps). */
export type StoredStep = rules.StoredStep & {
  /** Milliseconds since 1970, UTC. */
  readonly completedAt: number | null;
};

function readStep(stepNumber: number, row: StepRow | undefined): StoredStep {
  return {
    stepNumber,
    isCompleted: row?.is_completed === 1,
    formData: row ? (JSON.parse(row.form_data) as StepFormData) : {},
    fieldRevisions: row ? readFieldRevisions(row.field_revisions) : {},
    revision: row?.revision ?? 0,
    completedAt: row?.completed_at ?? null,
  };
}

/** Returns a step's own photos; photos of entries stand with their entries. */
function ofStep(stepNumber: number, photos: readonly Photo[]): Photo[] {
  return photos.filter((photo) => photo.stepNumber === stepNumber && isOfStep(photo));
}

function presentStep(step: StoredStep, photos: readonly Photo[]): Step {
  const { stepNumber, isCompleted, formData, revision } = step;
  return {
    stepNumber,
    stepTitle: stepTitle(stepNumber),
    isCompleted,
    formData,
    photos: ofStep(stepNumber, photos),
    revision,
  };
}

/** The five steps as stored, in their order. Inside a transaction they are held, as by `findStoredStep`. */
export async function listStoredSteps(db: Queries, project: SeenProject): Promise<StoredStep[]> {
  const stored = db.selectFrom('steps').selectAll().where('project_id', '=', project.id);
  const rows = await (db.isTransaction ? stored.forUpdate() : stored).execute();
  return STEP_TITLES.map((_, index) => {
    const stepNumber = index + 1;
    return readStep(
      stepNumber,
      rows.find((row) => row.step_number === stepNumber),
    );
  });
}

type Wanted = { projectId: string; stepNumber: number };

function stepOf(db: Queries, { projectId, stepNumber }: Wanted) {
  return db
    .selectFrom('steps')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('step_number', '=', stepNumber);
}

const seenStep = prepared((db, wanted: Wanted) => stepOf(db, wanted));
const heldStep = prepared((db, wanted: Wanted) => stepOf(db, wanted).forUpdate());

/** A step as stored. Inside a transaction it is held until the end: a planned save holds no project. */
export async function findStoredStep(
  db: Queries,
  project: OwnProject,
  stepNumber: number,
): Promise<StoredStep> {
  const find = db.isTransaction ? heldStep : seenStep;
  const [row] = await find(db, { projectId: project.id, stepNumber });
  return readStep(stepNumber, row);
}

/** The five steps with their photos, in their order. */
export async function listSteps(db: Queries, project: SeenProject): Promise<Step[]> {
  const steps = await listStoredSteps(db, project);
  const photos = await listPhotos(db, project);
  return steps.map((step) => presentStep(step, photos));
}

/** A step from 1 to 5 with its photos. */
export async function findStep(db: Queries, project: OwnProject, stepNumber: number): Promise<Step> {
  return withPhotos(db, project, await findStoredStep(db, project, stepNumber));
}

/** The photos of a step itself. */
export async function photosOfStep(db: Queries, project: OwnProject, stepNumber: number): Promise<Photo[]> {
  return ofStep(stepNumber, await listPhotos(db, project));
}

/** A step, as it is stored now, with its photos. */
export async function withPhotos(db: Queries, project: OwnProject, step: StoredStep): Promise<Step> {
  return presentStep(step, await listPhotos(db, project));
}

function rowOf(project: OwnProject, step: StoredStep): StepRow {
  return {
    project_id: project.id,
    step_number: step.stepNumber,
    is_completed: step.isCompleted ? 1 : 0,
    form_data: JSON.stringify(step.formData),
    field_revisions: JSON.stringify(step.fieldRevisions),
    revision: step.revision,
    completed_at: step.completedAt,
  };
}

const wholeStep = prepared((db, stepRow: StepRow) => {
  const columns = {
    is_completed: stepRow.is_completed,
    form_data: stepRow.form_data,
    field_revisions: stepRow.field_revisions,
    revision: stepRow.revision,
    completed_at: stepRow.completed_at,
  };
  return db
    .insertInto('steps')
    .values({ project_id: stepRow.project_id, step_number: stepRow.step_number, ...columns })
    .onConflict((conflict) => conflict.columns(['project_id', 'step_number']).doUpdateSet(columns))
    .returning('revision');
});

/** The write of a step as a whole, over what was there. */
export function stepPut(db: Queries, project: OwnProject, step: StoredStep): Write {
  return wholeStep.with(db, rowOf(project, step));
}

const stepChange = prepared((db, values: StepRow & { was_revision: number }) =>
  db
    .updateTable('steps')
    .set({ form_data: values.form_data, field_revisions: values.field_revisions, revision: values.revision })
    .where('project_id', '=', values.project_id)
    .where('step_number', '=', values.step_number)
    .where('revision', '=', values.was_revision)
    .where('is_completed', '=', values.is_completed)
    .returning('revision'),
);

/** The write of a step's fields that gives a row if the step is still as it was read `before`. */
export function stepChangeFrom(
  db: Queries,
  project: OwnProject,
  before: StoredStep,
  step: StoredStep,
): Write {
  return stepChange.with(db, { ...rowOf(project, step), was_revision: before.revision });
}
