import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Step, StepFormData } from '#domain/contract/notebook/steps.ts';
import type { Lack } from '#domain/rules/notebook/sentences.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import type { ShownField } from '#domain/rules/notebook/step-fields.ts';
import {
  type Missing,
  missingBefore,
  missingForStep,
  missingMessage,
  missingOf,
  type StepEvidence,
} from '#domain/rules/notebook/steps.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import { paths } from '#web/app/paths.ts';
import { CallError, isUnauthorized, sentenceOf } from '#web/lib/call.ts';
import { isEmpty } from '#web/lib/field-errors.ts';
import { sayInWords } from '#web/parts/say-failed.ts';
import { dismissErrors, toast } from '#web/ui/toast-store.ts';
import * as words from '#words/notebook/steps.ts';
import * as fields from '#words/platform/fields.ts';
import { type Sentence, said } from '#words/sentences.ts';
import { useMoveOnFromStep } from './steps.queries.ts';
import type { StepForm } from './use-step-form.ts';

type Place = { projectId: string; hasSpecies: boolean; steps: readonly Step[]; step: Step };

function evidenceOf(step: Step | undefined, hasSpecies: boolean): StepEvidence {
  return { hasSpecies, photoCount: step?.photos.length ?? 0, formData: step?.formData ?? {} };
}

function sayMissing(title: Told, missing: readonly Lack[]) {
  sayInWords(title, missingMessage(missing));
}

/** PRODUCT.md#the-gate-of-step-2: what step 2 of a project, as it is stored, still needs before a step opens. */
export function missingOfStep2(step: number, steps: readonly Step[], hasSpecies: boolean): Lack[] {
  return missingBefore(step, evidenceOf(steps[1], hasSpecies));
}

/** Says why a later step is still closed. */
export function sayStep2First(missing: readonly Lack[]): void {
  sayMissing(sentences.step2First, missing);
}

/** State of an address: a closed step was pressed, so step 2 shows what it still needs. */
export const SENT_TO_STEP_2 = { step2First: true };

/** The step that was finished on the way to this address. */
export function finishedOnTheWay(): number | undefined {
  const step: unknown = history.state?.finished;
  return typeof step === 'number' ? step : undefined;
}

/** Counts tries to leave a step with something missing; from the first on, the missing places say so. */
function useRefusals(step: number) {
  const [refusals, setRefusals] = useState(() => (step === 2 && history.state?.step2First === true ? 1 : 0));
  return [refusals, () => setRefusals((count) => count + 1)] as const;
}

/** Returns a control's props, with a message while the step waits for it. */
function controlOf(form: StepForm, name: ShownField, missing: readonly Missing[]) {
  const control = form.field(name);
  const isMissing = missing.some(({ at }) => at === name);
  const message = control.value === '' ? words.fillIn : words.moreThan0;
  return { ...control, id: name, error: control.error ?? (isMissing ? message : undefined) };
}

/** @returns what was said, which stays beside the button. */
function refuse(error: unknown): Sentence | undefined {
  if (isUnauthorized(error)) return undefined;
  const isMissing = error instanceof CallError && error.status === 400;
  return isMissing
    ? sayInWords(sentences.stepLacks, sentenceOf(error, ''))
    : sayInWords(fields.error, words.progressNotSaved);
}

/** Runs an action once a form's words are saved; tells the student when that fails. */
function useAfterSaving(form: StepForm) {
  const [isMoving, setMoving] = useState(false);
  const [failure, setFailure] = useState<Sentence>();
  async function afterSaving(goOn: (isAllSaved: boolean) => Promise<void> | void): Promise<void> {
    dismissErrors();
    setMoving(true);
    setFailure(undefined);
    try {
      await goOn((await form.autosave.flush()) && !form.isContested);
    } catch (error) {
      setFailure(refuse(error));
    } finally {
      setMoving(false);
    }
  }
  /** Where nothing waits to be saved the step is left at once, and is not drawn once more before it goes. */
  async function onceSaved(goOn: () => void): Promise<void> {
    if (form.autosave.state !== 'saved' || failure) return afterSaving(goOn);
    dismissErrors();
    goOn();
  }
  return [{ isMoving, failure: failure && said(failure) }, afterSaving, onceSaved] as const;
}

/** The ways out of a step: to another one, by completing it, by moving on. What was typed is saved first. */
export function useStepMoves({ projectId, hasSpecies, steps, step }: Place, form: StepForm) {
  const [, navigate] = useLocation();
  const [move, afterSaving, onceSaved] = useAfterSaving(form);
  const [refusals, refuseToLeave] = useRefusals(step.stepNumber);
  const { stepNumber } = step;
  const save = useMoveOnFromStep(projectId, stepNumber);
  // Words typed here count before the cache has them.
  const evidenceHere = (extra: StepFormData = {}) =>
    evidenceOf({ ...step, formData: { ...step.formData, ...form.values(), ...extra } }, hasSpecies);

  const missingFor = (target: number) =>
    missingBefore(target, stepNumber === 2 ? evidenceHere() : evidenceOf(steps[1], hasSpecies));

  /** Goes to another step, if it is open; else to what step 2 still needs. */
  const goTo = (target: number) =>
    onceSaved(() => {
      const missing = missingFor(target);
      if (missing.length === 0) return navigate(paths.step(projectId, target));
      sayStep2First(missing);
      if (stepNumber === 2) refuseToLeave();
      else navigate(paths.step(projectId, 2), { state: SENT_TO_STEP_2 });
    });

  /**
   * PRODUCT.md#saving-a-step: saves the step complete and goes on, with `state` beside the address;
   * PRODUCT.md#what-is-checked: says what is missing.
   */
  async function complete(next: string, extra: { notes?: string } = {}, state?: object): Promise<void> {
    const missing = missingForStep(stepNumber, evidenceHere(extra));
    if (missing.length > 0) {
      refuseToLeave();
      return sayMissing(sentences.stepLacks, missing);
    }
    await afterSaving(async (isAllSaved) => {
      if (!isAllSaved) return focusFirstError();
      await save.mutateAsync({ formData: extra, isCompleted: true });
      toast({ title: words.progressSaved });
      navigate(next, { state: { finished: stepNumber, ...state } });
    });
  }

  /** 'Let's Plant A Tree!': saves step 4 as not completed and goes to step 5. */
  const moveOn = (next: string) =>
    afterSaving(async (isAllSaved) => {
      if (!isAllSaved) return focusFirstError();
      await save.mutateAsync({ isCompleted: false, movesOn: true });
      navigate(next);
    });

  const isWhole = missingForStep(stepNumber, evidenceHere()).length === 0 && isEmpty(form.check().errors);

  /** The missing parts, once somebody tried to leave without them. */
  const missing = refusals > 0 ? missingOf(stepNumber, evidenceHere()) : [];

  return {
    goTo,
    isLocked: (target: number) => missingFor(target).length > 0,
    complete,
    moveOn,
    ...move,
    /** The step is completed, and has all it needs. */
    isDone: step.isCompleted && isWhole,
    missing,
    lacks: (what: Missing['at']) => missing.some(({ at }) => at === what),
    refusals,
    field: (name: ShownField) => controlOf(form, name, missing),
  };
}

/** Leads to the field that has to be mended or chosen before the step can be left by its own button. */
function focusFirstError(): void {
  document.querySelector<HTMLElement>('[aria-invalid="true"], [data-choice]')?.focus();
}

export type StepMoves = ReturnType<typeof useStepMoves>;
