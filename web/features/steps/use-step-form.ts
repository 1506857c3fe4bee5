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
import { isEmpty } from '#web/lib/faults.ts';
import { useAutosave } from '#web/lib/use-autosave.ts';
import { aboutStep, useSaveStepForm, useTypedStep } from './steps.queries.ts';

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
  const { left, keep } = useTypedStep(projectId, stepNumber);
  const { texts, latest, show } = useFieldTexts({ ...textsOf(step), ...left });
  /** What the other device wrote into the fields that were changed on both sides. */
  const [theirs, setTheirs] = useState(() => writtenTwice(left, step));
  const stored = useRef(step);
  const save = useSaveStepForm(projectId, stepNumber);
  const autosave = useAutosave<StepFormData>(
    (formData, isLeaving) => save({ formData, revision: stored.current.revision, isLeaving }, receive),
    STEP_AUTOSAVE_MS,
    (formData, held) => keep(formData, stored.current.revision, pickOf(latest.current, held)),
  );
  const takeUp = useRef(() => {
    ask(theirs);
    const alone = fieldsOf(stepNumber).filter((name) => name in left && !(name in theirs));
    for (const name of alone) send(name, left[name] ?? '');
  });
  useEffect(() => takeUp.current(), []);

  function receive(saved: StepSaved) {
    const [before, now] = [textsOf(stored.current), textsOf(saved)];
    stored.current = saved;
    const untouched = fieldsOf(stepNumber).filter((name) => latest.current[name] === before[name]);
    show(pickOf(now, untouched));
    const conflicts = saved.conflicts.filter((name) => name in now);
    ask(pickOf(now, conflicts));
  }

  /** Lets the student choose between what is typed here and what is stored. */
  function ask(others: FieldTexts) {
    if (isEmpty(others)) return;
    setTheirs((asked) => ({ ...asked, ...others }));
    autosave.hold(Object.fromEntries(Object.keys(others).map((name) => [name, CONFLICT_SENTENCE])));
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
    values: () => valuesOf(stepNumber, latest.current),
    /** What the control of a field takes. */
    field: (name: ShownField) => ({
      label: STEP_FIELDS[name].label,
      value: texts[name] ?? '',
      error: autosave.faults[name],
      onChange: ({ target: { value, validity } }: ChangeEvent<HTMLInputElement>) => {
        show({ [name]: value });
        if (theirs[name] === undefined) send(name, value, validity.badInput);
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

/** What is stored in the fields that hold something else here that could be sent: a choice that was not made yet. */
function writtenTwice(left: FieldTexts, step: Step): FieldTexts {
  const stored = textsOf(step);
  const isBoth = (name: ShownField) =>
    readStepField(name, left[name] ?? '').fault === undefined &&
    stored[name] !== '' &&
    stored[name] !== left[name];
  return pickOf(
    stored,
    fieldsOf(step.stepNumber).filter((name) => name in left && isBoth(name)),
  );
}

function conflictsOf(texts: FieldTexts, theirs: FieldTexts) {
  return Object.entries(theirs).map(([name, text]) => {
    const field = name as ShownField;
    return { field, mine: texts[field] ?? '', theirs: text };
  });
}

export type StepForm = ReturnType<typeof useStepForm>;
