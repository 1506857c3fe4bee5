import { PLANTING_STEP } from '#domain/contract/planting.ts';
import type { StepRefusal, StepSave, StepSaved } from '#domain/contract/steps.ts';
import { TRACKING_STEP } from '#domain/contract/tracking.ts';
import { countsForProject } from '#domain/rules/planting.ts';
import { currentStepAfter, statusAfter } from '#domain/rules/project.ts';
import {
  completeProjectHint,
  isStepNumber,
  mergeStepData,
  missingForStep,
  missingSentence,
  STEP_REQUIREMENTS_TITLE,
} from '#domain/rules/steps.ts';
import type { Plan } from '#server/db/one-go.ts';
import type { Queries } from '#server/db/open.ts';
import { AppError, notFound } from '#server/errors.ts';
import { listPlantingEntries } from '#server/planting/planting.store.ts';
import type { OwnProject } from '#server/projects/projects.gate.ts';
import { findProgress, findProject, updateProgress } from '#server/projects/projects.store.ts';
import {
  findStep,
  findStoredStep,
  listStoredSteps,
  putStep,
  type StoredStep,
  stepChangeFrom,
  withPhotos,
} from './steps.store.ts';

/**
 * The step that a path names.
 * @throws AppError 'not-found' for anything but 1 to 5, written like that (§12.1).
 */
export function stepNumberOf(text: string): number {
  const stepNumber = Number(text);
  if (!isStepNumber(stepNumber) || String(stepNumber) !== text) throw notFound();
  return stepNumber;
}

/** Why a step cannot be completed yet: the sentence of §5 and, for steps 2 and 3, its list. */
type Lack = Pick<StepRefusal, 'message' | 'missing'>;

async function lackOfProject(db: Queries, project: OwnProject): Promise<Lack | null> {
  const steps = await listStoredSteps(db, project);
  const entries = await listPlantingEntries(db, project);
  const hint = completeProjectHint({
    completedSteps: steps.filter((step) => step.isCompleted).map((step) => step.stepNumber),
    plantingEntries: entries.length,
    countingEntries: entries.filter(countsForProject).length,
  });
  return hint === null ? null : { message: hint, missing: [] };
}

async function lackOf(db: Queries, project: OwnProject, step: StoredStep): Promise<Lack | null> {
  const { stepNumber, formData } = step;
  if (stepNumber === PLANTING_STEP) return lackOfProject(db, project);
  const { photos } = await findStep(db, project, stepNumber);
  const hasSpecies = !!(await findProject(db, project))?.selectedSpeciesId;
  const missing = missingForStep(stepNumber, { hasSpecies, photoCount: photos.length, formData });
  return missing.length === 0 ? null : { message: missingSentence(missing), missing };
}

function markCompleted(step: StoredStep, now: number): StoredStep {
  return { ...step, isCompleted: true, completedAt: step.completedAt ?? now };
}

/**
 * Completing a step moves the project on; the last one completes it, and step 4 with it (§12.2, §12.3). Gives the
 * step as it is then.
 */
async function completeStep(
  db: Queries,
  project: OwnProject,
  before: StoredStep,
  now: number,
): Promise<StoredStep> {
  const step = markCompleted(before, now);
  await putStep(db, project, step);
  if (step.stepNumber === PLANTING_STEP) {
    await putStep(db, project, markCompleted(await findStoredStep(db, project, TRACKING_STEP), now));
  }
  const progress = await findProgress(db, project);
  const status = statusAfter(progress.status, step.stepNumber);
  await updateProgress(db, project, {
    status,
    currentStep: currentStepAfter(progress.currentStep, step.stepNumber),
    completedAt: progress.completedAt ?? (status === 'completed' ? now : null),
  });
  return step;
}

/** 'Let's Plant A Tree!' leads on from step 4 without completing it (§12.3). */
async function moveOnToPlanting(db: Queries, project: OwnProject): Promise<void> {
  const before = await findProgress(db, project);
  const currentStep = currentStepAfter(before.currentStep, TRACKING_STEP);
  await updateProgress(db, project, { ...before, currentStep });
}

/**
 * Merges a save into a step and, when it says so, completes it (§12.3 to §12.5, §12.11). To be run in a transaction that
 * holds the project, so that of two saves at once none loses a field.
 * @returns the step as it is now, or, when a completion lacks something, the refusal ('invalid', a StepRefusal): what
 * was sent is kept all the same.
 */
export async function saveStep(
  db: Queries,
  project: OwnProject,
  stepNumber: number,
  save: StepSave,
  now: number,
): Promise<StepSaved | AppError> {
  const before = await findStoredStep(db, project, stepNumber);
  const { conflicts: kept, ...merged } = mergeStepData(before, save.formData, save);
  let step: StoredStep = { ...before, ...merged };
  const conflicts = [...kept];
  const lack = save.isCompleted ? await lackOf(db, project, step) : null;
  if (save.isCompleted && !lack) step = await completeStep(db, project, step, now);
  else await putStep(db, project, step);
  if (save.movesOn && stepNumber === TRACKING_STEP) await moveOnToPlanting(db, project);
  if (lack) {
    const { message, missing } = lack;
    const body = { title: STEP_REQUIREMENTS_TITLE, missing, revision: step.revision, conflicts };
    return new AppError('invalid', message, { body: body satisfies Omit<StepRefusal, 'message'> });
  }
  return { ...(await withPhotos(db, project, step)), conflicts };
}

/**
 * The step as it stands, for a save that was done before and is sent again; in `conflicts` are the fields that have
 * another value by now, changed on another device since (§12.11, §17.3).
 */
export async function stepAsItStands(
  db: Queries,
  project: OwnProject,
  stepNumber: number,
  save: StepSave,
): Promise<StepSaved> {
  const step = await findStoredStep(db, project, stepNumber);
  const { conflicts } = mergeStepData(step, save.formData, save);
  return { ...(await withPhotos(db, project, step)), conflicts: [...conflicts] };
}

/**
 * An auto-save, planned: the fields of a step that was saved before are merged with what is read of it now, and written
 * unless another save comes between (docs/decisions/0067-an-auto-save-is-planned.md).
 * @returns null when the save does more than that, or the step was never saved.
 */
export async function planSave(
  db: Queries,
  project: OwnProject,
  stepNumber: number,
  save: StepSave,
): Promise<Plan<StepSaved> | null> {
  if (save.isCompleted || save.movesOn) return null;
  const before = await findStoredStep(db, project, stepNumber);
  if (before.revision === 0) return null;
  const { conflicts: kept, ...merged } = mergeStepData(before, save.formData, save);
  const step = { ...before, ...merged };
  return {
    answer: { ...(await withPhotos(db, project, step)), conflicts: [...kept] },
    write: stepChangeFrom(db, project, before, step),
  };
}
