import { type ChangeEvent, type FocusEvent, useRef, useState } from 'react';
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
import { useAutosave } from '#web/lib/use-autosave.ts';
import { aboutStep, useSaveStepForm } from './steps.queries.ts';

const CONFLICT_SENTENCE = 'This was changed on another device too. Please choose which one to keep.';
/** A half-typed date looks empty to the page; begun in an empty field it is no change, and is found on leaving only. */
const UNFINISHED_SENTENCE = 'Please enter the whole date and time';

/**
 * The fields of a step as typed, saved by themselves one second after the last change (§4). A text that cannot be
 * understood stays in its field with a sentence and is not sent. Where two devices write (RULINGS 25), a field that was
 * changed elsewhere only is taken over, and one that was changed on both sides waits until the student has chosen.
 */
export function useStepForm(projectId: string, step: Step) {
  const { stepNumber } = step;
  const [texts, setTexts] = useState(() => textsOf(step));
  /** What the other device wrote into the fields that were changed on both sides. */
  const [theirs, setTheirs] = useState<FieldTexts>({});
  const latest = useRef(texts);
  const stored = useRef(step);
  const save = useSaveStepForm(projectId, stepNumber);

  const autosave = useAutosave<StepFormData>(
    (formData, isLeaving) => save({ formData, revision: stored.current.revision, isLeaving }, receive),
    STEP_AUTOSAVE_MS,
  );

  function show(changed: FieldTexts) {
    latest.current = { ...latest.current, ...changed };
    setTexts(latest.current);
  }

  function receive(saved: StepSaved) {
    const [before, now] = [textsOf(stored.current), textsOf(saved)];
    stored.current = saved;
    const names = fieldsOf(stepNumber);
    const pick = (chosen: ShownField[]) => Object.fromEntries(chosen.map((name) => [name, now[name]]));
    show(pick(names.filter((name) => latest.current[name] === before[name])));
    const conflicts = names.filter((name) => saved.conflicts.includes(name));
    if (conflicts.length === 0) return;
    setTheirs((asked) => ({ ...asked, ...pick(conflicts) }));
    autosave.hold(Object.fromEntries(conflicts.map((name) => [name, CONFLICT_SENTENCE])));
  }

  /** @param isUnfinished a date that is half typed, which looks empty to the page */
  function send(name: ShownField, text: string, isUnfinished = false) {
    const { value, fault } = isUnfinished ? { fault: UNFINISHED_SENTENCE } : readStepField(name, text);
    if (fault === undefined) autosave.change({ [name]: value });
    else autosave.hold({ [name]: fault });
  }

  return {
    about: aboutStep(projectId, stepNumber),
    autosave,
    conflicts: conflictsOf(texts, theirs),
    /** Settles a conflict: what is typed here goes out again, or the other device's text takes its place. */
    settle: (name: ShownField, keep: 'mine' | 'theirs') => {
      const { [name]: other, ...rest } = theirs;
      setTheirs(rest);
      if (keep === 'mine') return send(name, latest.current[name] ?? '');
      show({ [name]: other });
      autosave.release(name);
    },
    /** What is typed, as it is sent; a field with a fault is left out. */
    values: (): StepFormData =>
      Object.fromEntries(
        fieldsOf(stepNumber).map((name) => [name, readStepField(name, latest.current[name] ?? '').value]),
      ),
    /** What the control of a field takes. */
    field: (name: ShownField) => ({
      label: STEP_FIELDS[name].label,
      value: texts[name] ?? '',
      error: autosave.faults[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        show({ [name]: target.value });
        if (theirs[name] === undefined) send(name, target.value, target.validity.badInput);
      },
      onBlur: ({ target }: FocusEvent<HTMLInputElement>) => target.validity.badInput && send(name, '', true),
    }),
  };
}

function conflictsOf(texts: FieldTexts, theirs: FieldTexts) {
  return Object.entries(theirs).map(([name, text]) => {
    const field = name as ShownField;
    return { field, mine: texts[field] ?? '', theirs: text };
  });
}

export type StepForm = ReturnType<typeof useStepForm>;
