import { type Step, type StepField, StepFormData } from '../contract/steps.ts';
import { HOURS_SENTENCE, parseHours } from './hours.ts';

/** How what is typed becomes what is sent. */
type Kind = 'hours' | 'count' | 'date-time';

/** §2.6: the fields that the steps show; a step's other data have no field. */
export const STEP_FIELDS = {
  timeSpentStep2: { step: 2, kind: 'hours', label: 'Hours spent on this step' },
  cuttingCount: { step: 3, kind: 'count', label: 'Number of cuttings' },
  timeSpentStep3: { step: 3, kind: 'hours', label: 'Time spent on this step (hours)' },
  collectionTime: { step: 3, kind: 'date-time', label: 'Harvest date and time' },
  waterPlacementDate: { step: 3, kind: 'date-time', label: 'Date cuttings placed in water' },
  additionalTimeStep4: { step: 4, kind: 'hours', label: 'Extra time on this step (hours)' },
} as const satisfies Partial<Record<StepField, { step: number; kind: Kind; label: string }>>;

export type ShownField = keyof typeof STEP_FIELDS;
/** Texts as they are typed, by field. */
export type FieldTexts = Partial<Record<ShownField, string>>;

/** The names of the fields that a step shows. */
export function fieldsOf(stepNumber: number): ShownField[] {
  const names = Object.keys(STEP_FIELDS) as ShownField[];
  return names.filter((name) => STEP_FIELDS[name].step === stepNumber);
}

/** The fields of a step as texts to type in. */
export function textsOf(step: Pick<Step, 'stepNumber' | 'formData'>): FieldTexts {
  return Object.fromEntries(
    fieldsOf(step.stepNumber).map((name) => [name, String(step.formData[name] ?? '')]),
  );
}

/** What a typed text is to the server; an empty one clears the field. Or the sentence why it is nothing yet. */
export function readStepField(name: ShownField, text: string): { value?: unknown; fault?: string } {
  const value = parse(STEP_FIELDS[name].kind, text.trim());
  if (value === undefined) return { fault: HOURS_SENTENCE };
  const fault = StepFormData.safeParse({ [name]: value }).error?.issues[0]?.message;
  return fault === undefined ? { value } : { fault };
}

function parse(kind: Kind, text: string): string | number | null | undefined {
  if (kind === 'hours') return parseHours(text);
  if (text === '') return null;
  return kind === 'count' ? Number(text) : text;
}
