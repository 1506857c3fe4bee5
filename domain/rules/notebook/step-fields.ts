import * as z from 'zod/mini';
import { type Step, type StepField, StepFormData } from '#domain/contract/notebook/steps.ts';
import { countText, hoursText } from '#domain/contract/platform/fields.ts';

/** The conversion of typed text into a sent value. */
type Kind = 'hours' | 'count' | 'date-time';

/** PRODUCT.md#steps: the fields that the steps show; a step's other data have no field. */
export const STEP_FIELDS = {
  timeSpentStep2: { step: 2, kind: 'hours', label: 'Hours spent on this step' },
  cuttingCount: { step: 3, kind: 'count', label: 'Number of cuttings' },
  timeSpentStep3: { step: 3, kind: 'hours', label: 'Time spent on this step (hours)' },
  collectionTime: { step: 3, kind: 'date-time', label: 'Harvest date and time' },
  waterPlacementDate: { step: 3, kind: 'date-time', label: 'Date cuttings placed in water' },
  additionalTimeStep4: { step: 4, kind: 'hours', label: 'Extra time on this step (hours)' },
} as const satisfies Partial<Record<StepField, { step: number; kind: Kind; label: string }>>;

export type ShownField = keyof typeof STEP_FIELDS;

/** The names of the fields that a step shows. */
export function fieldsOf(stepNumber: number): ShownField[] {
  const names = Object.keys(STEP_FIELDS) as ShownField[];
  return names.filter((name) => STEP_FIELDS[name].step === stepNumber);
}

const dateTime = z.pipe(
  z.transform((text: string): string | null | undefined => text.trim() || null),
  StepFormData.shape.collectionTime,
);
const StepForm = z.object({
  timeSpentStep2: hoursText,
  cuttingCount: countText(StepFormData.shape.cuttingCount),
  timeSpentStep3: hoursText,
  collectionTime: dateTime,
  waterPlacementDate: dateTime,
  additionalTimeStep4: hoursText,
} satisfies Record<ShownField, unknown>);

/** Returns the form of one step as typed; an empty text clears its field. */
export function stepForm(stepNumber: number): typeof StepForm {
  const mask = Object.fromEntries(fieldsOf(stepNumber).map((name) => [name, true]));
  return z.pick(StepForm, mask as Record<ShownField, true>);
}

/** The values of the fields that a step shows; null where nothing is stored. */
export function shownIn({ stepNumber, formData }: Pick<Step, 'stepNumber' | 'formData'>) {
  const values = fieldsOf(stepNumber).map((name) => [name, formData[name] ?? null]);
  return Object.fromEntries(values) as Partial<z.output<typeof StepForm>>;
}
