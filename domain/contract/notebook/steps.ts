import * as z from 'zod/mini';
import { Photo } from '#domain/contract/photos/photos.ts';
import { endpoint, Refusal } from '#domain/contract/platform/endpoint.ts';
import * as field from '#domain/contract/platform/fields.ts';
import { origin } from '#domain/contract/platform/revisions.ts';
import { CUTTING_COUNT_MAX, LOCATION_MAX, NOTES_MAX } from '#domain/limits.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import { says } from '#domain/rules/platform/sentence.ts';

/**
 * Everything a step can hold (PRODUCT.md#fields). A field that is not sent stays as it is; null clears it
 * (PRODUCT.md#saving-a-step).
 */
export const StepFormData = field.form({
  timeSpentStep2: z.nullish(field.hours),
  timeSpentStep3: z.nullish(field.hours),
  timeSpentStep4: z.nullish(field.hours),
  timeSpentStep5: z.nullish(field.hours),
  additionalTimeStep4: z.nullish(field.hours),
  cuttingCount: z.nullish(field.count('The number of cuttings', 1, CUTTING_COUNT_MAX)),
  averageLength: z.nullish(
    z
      .number(says(sentences.lengthInvalid))
      .check(z.refine((inches) => inches > 0 && inches <= 1000, says(sentences.lengthInvalid))),
  ),
  collectionTime: z.nullish(field.openDateTime),
  waterPlacementDate: z.nullish(field.openDateTime),
  cuttingType: z.nullish(field.freeText('The kind of cutting', LOCATION_MAX)),
  cuttingNotes: z.nullish(field.notes),
  weekNumber: z.nullish(field.count('The week', 0, 1000)),
  cuttingsAlive: z.nullish(field.count('The number of living cuttings', 0)),
  cuttingsWithRoots: z.nullish(field.count('The number of cuttings with roots', 0)),
  newGrowthObserved: z.nullish(field.flag('New growth')),
  weeklyObservations: z.nullish(field.notes),
  treesPlanted: z.nullish(field.count('The number of trees planted', 0)),
  plantingLocation: z.nullish(field.freeText('The place', LOCATION_MAX)),
  plantingDate: z.nullish(field.openDate),
  soilConditions: z.nullish(field.freeText('Soil conditions', NOTES_MAX)),
  successRate: z.nullish(
    z
      .number(says(sentences.rateInvalid))
      .check(z.refine((percent) => percent >= 0 && percent <= 100, says(sentences.rateInvalid))),
  ),
  finalReflection: z.nullish(field.notes),
  notes: z.nullish(field.notes),
});
export type StepFormData = z.infer<typeof StepFormData>;
export type StepField = keyof StepFormData;

export const StepProgress = z.object({
  stepNumber: z.number(),
  stepTitle: z.string(),
  isCompleted: z.boolean(),
});
export type StepProgress = z.infer<typeof StepProgress>;

export const Step = z.extend(StepProgress, {
  formData: StepFormData,
  photos: z.array(Photo),
  /** Grows with every save; a save may send back the one it started from (PRODUCT.md#two-devices). */
  revision: z.number(),
});
export type Step = z.infer<typeof Step>;

export const StepSave = field.form({
  formData: StepFormData,
  isCompleted: z._default(field.flag('Completed'), false),
  /** 'Let's Plant A Tree!': the student moves on without completing the step (PRODUCT.md#saving-a-step). */
  movesOn: z._default(field.flag('Moving on'), false),
  ...origin,
});
export type StepSave = z.infer<typeof StepSave>;

/** The step after the save, and the fields that another device changed too: they kept that device's value. */
export const StepSaved = z.extend(Step, { conflicts: z.array(z.string()) });
export type StepSaved = z.infer<typeof StepSaved>;

/**
 * A completion that was refused (PRODUCT.md#saving-a-step): what was sent with it is kept, so the step has a new revision.
 */
export const StepRefusal = z.extend(Refusal, {
  title: z.string(),
  /** The labels of PRODUCT.md#what-is-checked; none for step 5, whose message is the hint of Complete Project. */
  missing: z.array(z.string()),
  revision: z.number(),
  conflicts: z.array(z.string()),
});
export type StepRefusal = z.infer<typeof StepRefusal>;

const ofStep = z.object({ id: field.pathId, stepNumber: field.pathId });

export const listSteps = endpoint({
  summary: 'All five steps of a project',
  method: 'GET',
  path: '/api/projects/:id/steps',
  who: 'student',
  params: z.object({ id: field.pathId }),
  response: z.array(Step),
});
export const getStep = endpoint({
  summary: 'One step with its values and photos',
  method: 'GET',
  path: '/api/projects/:id/steps/:stepNumber',
  who: 'student',
  params: ofStep,
  response: Step,
});
export const saveStep = endpoint({
  summary: 'Saves values of a step, and completes it when that is asked for',
  method: 'POST',
  path: '/api/projects/:id/steps/:stepNumber',
  who: 'student',
  params: ofStep,
  body: StepSave,
  response: StepSaved,
});
