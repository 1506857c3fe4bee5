import { uploadStepPhotos } from '#domain/contract/photos.ts';
import { createProject } from '#domain/contract/projects.ts';
import {
  type Step,
  type StepFormData,
  type StepSave,
  type StepSaved,
  saveStep,
} from '#domain/contract/steps.ts';
import { TRACKING_STEP } from '#domain/contract/tracking.ts';
import { TOTAL_STEPS } from '#domain/limits.ts';
import { STEP_TITLES } from '#domain/rules/steps.ts';
import { isCallOf } from './job.ts';
import { type Laid, type Read, withoutPhoto, withUpload } from './laid.ts';

/** The five steps of a project with what waits. */
export function layOverSteps(
  steps: readonly Step[] | undefined,
  { params }: Read,
  laid: readonly Laid[],
): readonly Step[] | undefined {
  return laid.reduce<readonly Step[] | undefined>((before, it) => {
    const { job } = it;
    if (!before) return isCallOf(job, createProject) && job.about === params.id ? emptySteps() : before;
    if (isCallOf(job, saveStep) && job.params.id === params.id) return withSave(before, it);
    if (isCallOf(job, uploadStepPhotos) && job.params.projectId === params.id) {
      const place = {
        stepNumber: Number(job.params.stepNumber),
        trackingEntryId: null,
        plantingEntryId: null,
      };
      return before.map((step) =>
        step.stepNumber === place.stepNumber ? { ...step, photos: withUpload(step.photos, it, place) } : step,
      );
    }
    return withoutPhoto(before, it);
  }, steps);
}

function emptySteps(): Step[] {
  return STEP_TITLES.map((stepTitle, index) => ({
    stepNumber: index + 1,
    stepTitle,
    isCompleted: false,
    formData: {},
    photos: [],
    revision: 0,
  }));
}

function withSave(steps: readonly Step[], { job, answer }: Laid): Step[] {
  const { formData = {}, isCompleted = false } = job.body as Partial<StepSave>;
  const stepNumber = Number(job.params.stepNumber);
  return steps.map((step) => {
    // Completing the project completes its tracking too (§12.3).
    const isLast = isCompleted && stepNumber === TOTAL_STEPS && step.stepNumber === TRACKING_STEP;
    if (isLast) return { ...step, isCompleted: true };
    if (step.stepNumber !== stepNumber) return step;
    if (answer) return withoutConflicts(answer as StepSaved);
    return {
      ...step,
      isCompleted: step.isCompleted || isCompleted,
      formData: merged(step.formData, formData),
    };
  });
}

function withoutConflicts({ conflicts: _, ...step }: StepSaved): Step {
  return step;
}

/** §12.5: null clears a field. */
function merged(before: StepFormData, sent: StepFormData): StepFormData {
  const entries = Object.entries({ ...before, ...sent });
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined));
}
