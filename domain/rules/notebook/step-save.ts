import { PLANTING_STEP, type PlantingEntry } from '#domain/contract/notebook/planting.ts';
import type { Project } from '#domain/contract/notebook/projects.ts';
import type { Step, StepField, StepSave } from '#domain/contract/notebook/steps.ts';
import { TRACKING_STEP } from '#domain/contract/notebook/tracking.ts';
import type { Lack } from '#domain/rules/notebook/sentences.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import { countsForProject } from './planting.ts';
import { currentStepAfter, statusAfter } from './project.ts';
import {
  completeProjectHint,
  mergeStepData,
  missingForStep,
  missingMessage,
  type StoredFields,
} from './steps.ts';

export type StoredStep = StoredFields & Pick<Step, 'stepNumber' | 'isCompleted'>;
export type Progress = Pick<Project, 'status' | 'currentStep'>;

/** Evidence for the completion of a step beside its fields (PRODUCT.md#what-is-checked). */
export type Evidence = {
  readonly steps: readonly Pick<Step, 'stepNumber' | 'isCompleted'>[];
  readonly hasSpecies: boolean;
  /** Photos of the step itself. */
  readonly photoCount: number;
  /** Those that are no drafts. */
  readonly plantings: readonly Pick<PlantingEntry, 'isCompleted' | 'isDocumented' | 'isDraft'>[];
};

/** Why a step cannot be completed yet: the message of PRODUCT.md#what-is-checked and, for steps 2 and 3, its list. */
export type Hindrance = { readonly told: Told; readonly missing: readonly Lack[] };

function lackOf({ stepNumber, formData }: StoredStep, evidence: Evidence): Hindrance | null {
  if (stepNumber === PLANTING_STEP) {
    const told = completeProjectHint({
      completedSteps: evidence.steps.filter((step) => step.isCompleted).map((step) => step.stepNumber),
      plantingEntries: evidence.plantings.length,
      countingEntries: evidence.plantings.filter(countsForProject).length,
    });
    return told === null ? null : { told, missing: [] };
  }
  const missing = missingForStep(stepNumber, { ...evidence, formData });
  return missing.length === 0 ? null : { told: missingMessage(missing), missing };
}

/** The steps that a save may change, as far as they are known, and how far their project has come. */
type Course<S, P> = { readonly steps: readonly S[]; readonly project: P };

type Move = Pick<StepSave, 'isCompleted' | 'movesOn'>;

/**
 * PRODUCT.md#projects, PRODUCT.md#saving-a-step: completing a step moves the project on, and so does 'Let's Plant A
 * Tree!' from step 4.
 */
function progressAfter<P extends Progress | undefined>(project: P, stepNumber: number, move: Move): P {
  const isLeft = move.isCompleted || (move.movesOn && stepNumber === TRACKING_STEP);
  if (!project || !isLeft) return project;
  const status = move.isCompleted ? statusAfter(project.status, stepNumber) : project.status;
  return { ...project, status, currentStep: currentStepAfter(project.currentStep, stepNumber) };
}

/**
 * Merges a save into a step and, when it says so, completes it (PRODUCT.md#saving-a-step and PRODUCT.md#two-devices);
 * completing the last one completes step 4 with it. What a completion lacks is in `lack`: then what was sent is kept,
 * and nothing is completed.
 * @param evidence null for a save that does not complete, and where it is not known: then nothing is missed.
 */
export function saveStep<S extends StoredStep, P extends Progress | undefined>(
  { steps, project }: Course<S, P>,
  stepNumber: number,
  save: Pick<StepSave, 'formData' | 'revision' | 'device'> & Move,
  evidence: Evidence | null,
): Course<S, P> & { readonly conflicts: readonly StepField[]; readonly lack: Hindrance | null } {
  const before = steps.find((step) => step.stepNumber === stepNumber);
  const { conflicts = [], ...merged } = before ? mergeStepData(before, save.formData, save) : {};
  const saved = before && { ...before, ...merged };
  const lack = saved && evidence && save.isCompleted ? lackOf(saved, evidence) : null;
  const move = { isCompleted: save.isCompleted && !lack, movesOn: save.movesOn };
  const after = (step: S): S => {
    if (step === before) return { ...step, ...merged, isCompleted: step.isCompleted || move.isCompleted };
    const isCompletedToo =
      move.isCompleted && stepNumber === PLANTING_STEP && step.stepNumber === TRACKING_STEP;
    return isCompletedToo && !step.isCompleted ? { ...step, isCompleted: true } : step;
  };
  return { steps: steps.map(after), project: progressAfter(project, stepNumber, move), conflicts, lack };
}
