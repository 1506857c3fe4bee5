import { type ChangeEvent, type FocusEvent, useEffect, useRef, useState } from 'react';
import type { Step, StepFormData, StepSaved } from '#domain/contract/steps.ts';
import { STEP_AUTOSAVE_MS } from '#domain/limits.ts';
import {
  type FieldTexts,
  fieldsOf,
  readStepField,
  type ShownField,
  STEP_FIELDS,
  textsOf,
} from '#domain/rules/step-fields.ts';
import { isEmpty, without } from '#web/lib/faults.ts';
import { FormBase } from '#web/lib/form-base.ts';
import { useAutosave } from '#web/lib/use-autosave.ts';
import { followChoices, useContestedFaults } from '#web/offline/use-conflicts.ts';
import { aboutStep, useSaveStepForm, useTypedStep } from './steps.queries.ts';

/** A half-typed date looks empty to the page; begun in an empty field it is no change, and is found on leaving only. */
const UNFINISHED_SENTENCE = 'Please enter the whole date and time';

/**
 * The fields of a step as typed, saved by themselves one second after the last change (§4). A text that cannot be
 * understood stays in its field with a sentence and is not sent. Where two devices write (§12.11), a field that was
 * changed elsewhere only is taken over, and one that was changed on both sides waits until the student has chosen.
 */
export function useStepForm(projectId: string, step: Step) {
  const { stepNumber } = step;
  const about = aboutStep(projectId, stepNumber);
  const { left, keep } = useTypedStep(projectId, stepNumber);
  const { texts, latest, show } = useFieldTexts({ ...textsOf(step), ...left });
  const [base] = useState(() => new FormBase<FieldTexts>(textsOf(step), step.revision));
  const contested = useContestedFaults(about);
  const save = useSaveStepForm(projectId, stepNumber);
  const autosave = useAutosave<StepFormData>(
    (formData, isLeaving) => save({ formData, revision: base.revisionOf(formData), isLeaving }, receive),
    STEP_AUTOSAVE_MS,
    (formData, held) => keep(formData, base.revisionOf(formData), pickOf(latest.current, held)),
  );
  const takeUp = useRef(() => {
    for (const [name, text] of Object.entries(left)) send(name as ShownField, text);
  });
  useEffect(() => takeUp.current(), []);

  function receive(saved: StepSaved) {
    const news = base.take(textsOf(saved), saved.revision, latest.current);
    show(without(news, contested));
  }

  /** @param isUnfinished a date that is half typed, which looks empty to the page */
  function send(name: ShownField, text: string, isUnfinished = false) {
    const { value, fault } = isUnfinished ? { fault: UNFINISHED_SENTENCE } : readStepField(name, text);
    if (fault === undefined) autosave.change({ [name]: value });
    else autosave.hold({ [name]: fault });
  }

  return {
    about,
    autosave,
    /** Whether a choice between two devices is waited for. */
    isContested: !isEmpty(contested),
    conflicts: followChoices(
      autosave,
      base as Pick<FormBase<StepFormData>, 'see'>,
      (name) => readStepField(name as ShownField, latest.current[name as ShownField] ?? '').value,
      (name, value) => show({ [name]: String(value ?? '') }),
    ),
    /** What is typed, as it is sent; a field with a fault is left out. */
    values: () => valuesOf(stepNumber, latest.current),
    /** What the control of a field takes. */
    field: (name: ShownField) => ({
      label: STEP_FIELDS[name].label,
      value: texts[name] ?? '',
      error: autosave.faults[name] ?? contested[name],
      onChange: ({ target: { value, validity } }: ChangeEvent<HTMLInputElement>) => {
        show({ [name]: value });
        send(name, value, validity.badInput);
      },
      onBlur: ({ target }: FocusEvent<HTMLInputElement>) => target.validity.badInput && send(name, '', true),
    }),
  };
}

function valuesOf(stepNumber: number, texts: FieldTexts): StepFormData {
  const names = fieldsOf(stepNumber);
  return Object.fromEntries(names.map((name) => [name, readStepField(name, texts[name] ?? '').value]));
}

/** The texts of some fields. */
function pickOf(texts: FieldTexts, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, texts[name as ShownField] ?? '']));
}

/** What is typed, for the screen and for whatever asks between two of its pictures. */
function useFieldTexts(begin: FieldTexts) {
  const [texts, setTexts] = useState(begin);
  const latest = useRef(texts);
  const show = (changed: FieldTexts) => {
    latest.current = { ...latest.current, ...changed };
    setTexts(latest.current);
  };
  return { texts, latest, show };
}

export type StepForm = ReturnType<typeof useStepForm>;
