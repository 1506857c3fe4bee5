import { PLANTING_STEP } from '#domain/contract/notebook/planting.ts';
import type { StepRefusal, StepSave, StepSaved } from '#domain/contract/notebook/steps.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import type { Hindrance } from '#domain/rules/notebook/step-save.ts';
import { type Evidence, saveStep } from '#domain/rules/notebook/step-save.ts';
import type { OwnProject } from '#server/gates/exports.ts';
import { listPlantingEntries } from '#server/notebook/planting/planting.store.ts';
import { findProgress, progressPut } from '#server/notebook/projects/projects.store.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { Decision } from '#server/platform/decision.ts';
import { AppError, orNotFound } from '#server/platform/errors.ts';
import {
  findStoredStep,
  listStoredSteps,
  photosOfStep,
  type StoredStep,
  stepChangeFrom,
  stepPut,
  withPhotos,
} from './steps.store.ts';

async function evidenceFor(
  db: Queries,
  project: OwnProject,
  stepNumber: number,
  { steps, hasSpecies }: Pick<Evidence, 'steps' | 'hasSpecies'>,
): Promise<Evidence> {
  return {
    steps,
    hasSpecies,
    photoCount: (await photosOfStep(db, project, stepNumber)).length,
    plantings: stepNumber === PLANTING_STEP ? await listPlantingEntries(db, project) : [],
  };
}

function refusalOf({ told, missing }: Hindrance, saved: StepSaved): AppError {
  const { revision, conflicts } = saved;
  const title = sentences.stepLacks.message;
  const body = { title, missing: missing.map((it) => sentences.LACKS[it]), revision, conflicts };
  return new AppError('invalid', told, { body: body satisfies Omit<StepRefusal, 'message'> });
}

/** A step as it is, for a save that was done before; in `conflicts` are the fields that another device changed since. */
function asItStands({ isCompleted, formData, revision }: StoredStep, saved: StepSaved): StepSaved {
  return { ...saved, isCompleted, formData, revision };
}

/** A save that completes a step or moves on from it: it changes more than the step, and rests on more. */
async function decideMove(
  db: Queries,
  project: OwnProject,
  stepNumber: number,
  save: StepSave,
  now: number,
): Promise<Decision<StepSaved>> {
  const steps = await listStoredSteps(db, project);
  const { hasSpecies, completedAt, ...progress } = await findProgress(db, project);
  const evidence = save.isCompleted
    ? await evidenceFor(db, project, stepNumber, { steps, hasSpecies })
    : null;
  const after = saveStep({ steps, project: progress }, stepNumber, save, evidence);
  const done = after.steps
    .filter((step) => !steps.includes(step))
    .map((step) => (step.isCompleted ? { ...step, completedAt: step.completedAt ?? now } : step));
  const before = orNotFound(steps.find((it) => it.stepNumber === stepNumber));
  const step = orNotFound(done.find((it) => it.stepNumber === stepNumber));
  const saved = { ...(await withPhotos(db, project, step)), conflicts: [...after.conflicts] };
  const isCompleted = after.project.status === 'completed';
  return {
    response: after.lack ? refusalOf(after.lack, saved) : saved,
    writes: [
      ...done.map((it) => stepPut(db, project, it)),
      progressPut(db, project, { ...after.project, completedAt: completedAt ?? (isCompleted ? now : null) }),
    ],
    asItStands: asItStands(before, saved),
  };
}

/**
 * Decides on a save of a step by its rule: its fields alone, or with the project that moves on
 * (PRODUCT.md#saving-a-step and PRODUCT.md#two-devices). When a completion lacks something the response is the refusal
 * ('invalid', a StepRefusal): what was sent is kept all the same.
 * @returns null outside a transaction for a save that does more than change a step that was saved before.
 */
export async function decideStepSave(
  db: Queries,
  project: OwnProject,
  stepNumber: number,
  save: StepSave,
  now: number,
): Promise<Decision<StepSaved> | null> {
  if (save.isCompleted || save.movesOn) {
    return db.isTransaction ? decideMove(db, project, stepNumber, save, now) : null;
  }
  const before = await findStoredStep(db, project, stepNumber);
  if (before.revision === 0 && !db.isTransaction) return null;
  const { steps, conflicts } = saveStep({ steps: [before], project: undefined }, stepNumber, save, null);
  const step: StoredStep = steps[0] ?? before;
  const write =
    before.revision === 0 ? stepPut(db, project, step) : stepChangeFrom(db, project, before, step);
  const saved = { ...(await withPhotos(db, project, step)), conflicts: [...conflicts] };
  return { response: saved, writes: [write], asItStands: asItStands(before, saved) };
}
