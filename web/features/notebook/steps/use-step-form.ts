import { useState } from 'react';
import type { Step, StepSaved } from '#domain/contract/notebook/steps.ts';
import { STEP_AUTOSAVE_MS } from '#domain/limits.ts';
import { type ShownField, shownIn, stepForm } from '#domain/rules/notebook/step-fields.ts';
import { tooFarAheadOf } from '#web/lib/dates.ts';
import { useSavedForm } from '#web/offline/queue/use-saved-form.ts';
import { fieldLabel } from '#words/notebook/step-fields.ts';
import { stepFormSave } from './steps.queries.ts';

/** The fields of a step, saved by themselves one second after the last change (PRODUCT.md#saving-a-step). */
export function useStepForm(projectId: string, step: Step) {
  const { stepNumber, revision } = step;
  const [schema] = useState(() => stepForm(stepNumber));
  const form = useSavedForm<typeof schema, StepSaved>(schema, {
    stored: shownIn(step),
    revision,
    storedIn: shownIn,
    rules: (values) => tooFarAheadOf(values, step.formData),
    delayMs: STEP_AUTOSAVE_MS,
    draftOf: (change, now) => stepFormSave(projectId, stepNumber, change, now.revision),
  });
  return {
    ...form,
    /** Props of a field's control. */
    field: (name: ShownField) => ({ ...form.field(name), label: fieldLabel(name) }),
  };
}

export type StepForm = ReturnType<typeof useStepForm>;
