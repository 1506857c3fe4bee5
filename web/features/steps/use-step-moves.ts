import { useLocation } from 'wouter';
import type { Step } from '#domain/contract/steps.ts';
import {
  missingForStep,
  missingSentence,
  STEP_2_GATE_TITLE,
  STEP_REQUIREMENTS_TITLE,
  type StepEvidence,
} from '#domain/rules/steps.ts';
import { paths } from '#web/app/paths.ts';
import { CallError, isUnauthorized, sentenceOf } from '#web/lib/call.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useSaveStep } from './steps.queries.ts';
import type { StepForm } from './use-step-form.ts';

type Place = { projectId: string; hasSpecies: boolean; steps: readonly Step[]; step: Step };

function evidenceOf(step: Step | undefined, hasSpecies: boolean): StepEvidence {
  return { hasSpecies, photoCount: step?.photos.length ?? 0, formData: step?.formData ?? {} };
}

function sayMissing(title: string, missing: readonly string[]) {
  toast({ title, description: missingSentence(missing), variant: 'destructive' });
}

/** §5, RULINGS 22: what step 2 still needs before a later step opens. */
export function missingBefore(step: number, steps: readonly Step[], hasSpecies: boolean): string[] {
  return step <= 2 ? [] : missingForStep(2, evidenceOf(steps[1], hasSpecies));
}

/** Says why a later step is still closed. */
export function sayStep2First(missing: readonly string[]): void {
  sayMissing(STEP_2_GATE_TITLE, missing);
}

/** The ways out of a step: to another one, by completing it, by moving on. What was typed is saved first. */
export function useStepMoves({ projectId, hasSpecies, steps, step }: Place, form: StepForm) {
  const [, navigate] = useLocation();
  const save = useSaveStep(projectId);
  const { stepNumber } = step;

  async function flushed(): Promise<boolean> {
    try {
      await form.autosave.flush();
      return true;
    } catch (error) {
      refuse(error);
      return false;
    }
  }

  function refuse(error: unknown) {
    if (isUnauthorized(error)) return;
    if (error instanceof CallError) form.showFaults(error.fields);
    const isMissing = error instanceof CallError && error.status === 400;
    if (isMissing)
      toast({ title: STEP_REQUIREMENTS_TITLE, description: sentenceOf(error, ''), variant: 'destructive' });
    else toast({ title: 'Error', description: 'Failed to save progress', variant: 'destructive' });
  }

  /** Goes to another step, if it is open. */
  async function goTo(target: number): Promise<void> {
    await form.autosave.flush().catch(() => undefined);
    // What is typed here counts before the cache has it.
    const here = { ...step, formData: { ...step.formData, ...form.values() } };
    const missing = missingBefore(target, stepNumber === 2 ? [steps[0] ?? here, here] : steps, hasSpecies);
    if (missing.length > 0) sayStep2First(missing);
    else navigate(paths.step(projectId, target));
  }

  /** §4: saves the step complete and goes on; §5: says what is missing. */
  async function complete(next: string, extra: { notes?: string } = {}): Promise<void> {
    const formData = { ...step.formData, ...form.values(), ...extra };
    const missing = missingForStep(stepNumber, { ...evidenceOf(step, hasSpecies), formData });
    if (missing.length > 0) return sayMissing(STEP_REQUIREMENTS_TITLE, missing);
    if (form.hasFaults || !(await flushed())) return;
    try {
      await save.mutateAsync({ stepNumber, save: { formData: extra, isCompleted: true } });
      toast({ title: 'Progress saved successfully' });
      navigate(next);
    } catch (error) {
      refuse(error);
    }
  }

  /** 'Let's Plant A Tree!': saves step 4 as not completed and goes to step 5. */
  async function moveOn(next: string): Promise<void> {
    if (form.hasFaults || !(await flushed())) return;
    try {
      await save.mutateAsync({ stepNumber, save: { isCompleted: false, movesOn: true } });
      navigate(next);
    } catch (error) {
      refuse(error);
    }
  }

  return { goTo, complete, moveOn, isSaving: save.isPending };
}

export type StepMoves = ReturnType<typeof useStepMoves>;
