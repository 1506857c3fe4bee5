import type { StepField, StepFormData } from '#domain/contract/notebook/steps.ts';
import type { Origin } from '#domain/contract/platform/revisions.ts';
import { TOTAL_STEPS } from '#domain/limits.ts';
import type { Lack } from '#domain/rules/notebook/sentences.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import { type FieldRevisions, mergeFields } from '#domain/rules/platform/revisions.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';

export const STEP_TITLES = [
  'Introduction',
  'Pick Source Tree',
  'Harvest Cuttings',
  'Track Root Growth',
  'Plant Tree',
] as const;

/** PRODUCT.md#steps: the short titles of small screens; the others have none. */
const SHORT_TITLES: Readonly<Record<number, string>> = { 1: 'Intro', 2: 'Source Tree', 4: 'Track Growth' };

/** Stored with step 1 as it is completed; the same in every language. */
export const INTRODUCTION_DONE = { notes: 'Introduction completed' } as const satisfies StepFormData;

/** True for the number of one of the five steps. */
export function isStepNumber(step: number): boolean {
  return Number.isInteger(step) && step >= 1 && step <= TOTAL_STEPS;
}

/** The title of a step from 1 to 5; empty for any other number. */
export function stepTitle(step: number): string {
  return STEP_TITLES[step - 1] ?? '';
}

/** The title of a step on a small screen. */
export function shortStepTitle(step: number): string {
  return SHORT_TITLES[step] ?? stepTitle(step);
}

/** PRODUCT.md#steps: how many steps of a project are complete. */
export function completedCount(steps: readonly { readonly isCompleted: boolean }[]): number {
  return steps.filter((step) => step.isCompleted).length;
}

/**
 * PRODUCT.md#steps: completed, active (the current one), available, or locked while step 2 keeps it closed
 * (PRODUCT.md#the-gate-of-step-2).
 */
export function stepState(
  step: number,
  current: number,
  { isCompleted, isLocked = false }: { isCompleted: boolean; isLocked?: boolean },
): 'completed' | 'active' | 'available' | 'locked' {
  if (isCompleted) return 'completed';
  if (step === current) return 'active';
  return isLocked ? 'locked' : 'available';
}

/** The evidence of a step that is to be completed. */
export type StepEvidence = {
  readonly hasSpecies: boolean;
  readonly photoCount: number;
  readonly formData: StepFormData;
};

/**
 * Something that a step still needs: the words of the list of PRODUCT.md#what-is-checked, and where on the page of the
 * step it is given.
 */
export type Missing = { readonly lack: Lack; readonly at: StepField | 'species' | 'photos' };

/**
 * Returns what step 2 or 3 still needs before it can be completed, in the order of PRODUCT.md#what-is-checked; empty for
 * other steps.
 */
export function missingOf(step: number, { formData, photoCount, hasSpecies }: StepEvidence): Missing[] {
  const above0 = (value: number | null | undefined) => (value ?? 0) > 0;
  const needed: readonly (Missing & { isThere: boolean })[] =
    step === 2
      ? [
          { lack: 'species', at: 'species', isThere: hasSpecies },
          { lack: 'photo', at: 'photos', isThere: photoCount > 0 },
          {
            lack: 'hours',
            at: 'timeSpentStep2',
            isThere: above0(formData.timeSpentStep2),
          },
        ]
      : step === 3
        ? [
            { lack: 'cuttingCount', at: 'cuttingCount', isThere: above0(formData.cuttingCount) },
            { lack: 'collectionTime', at: 'collectionTime', isThere: !!formData.collectionTime },
            {
              lack: 'waterPlacementDate',
              at: 'waterPlacementDate',
              isThere: !!formData.waterPlacementDate,
            },
            {
              lack: 'timeSpent',
              at: 'timeSpentStep3',
              isThere: above0(formData.timeSpentStep3),
            },
            { lack: 'photo', at: 'photos', isThere: photoCount > 0 },
          ]
        : [];
  return needed.filter(({ isThere }) => !isThere).map(({ lack, at }) => ({ lack, at }));
}

/** The same, as it is told after 'Missing: '. */
export function missingForStep(step: number, evidence: StepEvidence): Lack[] {
  return missingOf(step, evidence).map(({ lack }) => lack);
}

/** PRODUCT.md#what-is-checked: 'Missing: ' and the list. */
export function missingMessage(items: readonly Lack[]): Told {
  return sentences.missing({ items });
}

/** PRODUCT.md#the-gate-of-step-2: what step 2 still needs before a step opens; steps 1 and 2 are always open. */
export function missingBefore(step: number, step2: StepEvidence): Lack[] {
  return step <= 2 ? [] : missingForStep(2, step2);
}

export type CompletionChecklist = {
  /** The completed ones of steps 1, 2 and 3. */
  readonly completedSteps: readonly number[];
  readonly plantingEntries: number;
  /** Entries that count for the project (PRODUCT.md#planted-and-documented). */
  readonly countingEntries: number;
};

/** PRODUCT.md#what-is-checked: why Complete Project is not open yet, in the words of its hint; null when it is. */
export function completeProjectHint(list: CompletionChecklist): Told | null {
  const steps = [1, 2, 3].filter((step) => !list.completedSteps.includes(step));
  if (steps.length > 0) {
    return list.plantingEntries === 0
      ? sentences.stepsAndPlanting({ steps })
      : sentences.completeSteps({ steps });
  }
  if (list.plantingEntries === 0) {
    return sentences.plantFirst;
  }
  if (list.countingEntries === 0) {
    return sentences.finishPlanting;
  }
  return null;
}

/** The stored fields of a step. */
export type StoredFields = {
  readonly formData: StepFormData;
  readonly fieldRevisions: FieldRevisions;
  readonly revision: number;
};

/** The fields after a save. */
export type StepMerge = StoredFields & { readonly conflicts: readonly StepField[] };

/**
 * Merges a save into a step by field (PRODUCT.md#saving-a-step, PRODUCT.md#two-devices): as `mergeFields`, and null
 * clears a field.
 */
export function mergeStepData(stored: StoredFields, sent: StepFormData, from: Origin = {}): StepMerge {
  const { formData, fieldRevisions, revision } = stored;
  const { fields, ...merge } = mergeFields({ fields: formData, fieldRevisions, revision }, sent, from);
  return { ...merge, formData: withoutCleared(fields) };
}

/** PRODUCT.md#saving-a-step: a field that was cleared is not there. */
function withoutCleared(formData: StepFormData): StepFormData {
  const entries = Object.entries(formData);
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined));
}
