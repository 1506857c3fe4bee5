import { useLayoutEffect, useState } from 'react';
import { latePart } from '#web/parts/late-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/notebook/steps.ts';
import type { StepBodyProps } from './step-parts.tsx';

/**
 * Whether the guide leads: before anything is recorded, as it was when the step was opened. Nothing moves while a child
 * is at work.
 * @param hasBegun undefined as long as it is not known.
 */
export function useGuideLeads(hasBegun: boolean | undefined): boolean {
  const [leads, decide] = useState(hasBegun === undefined ? undefined : !hasBegun);
  if (leads === undefined && hasBegun !== undefined) decide(!hasBegun);
  return leads ?? false;
}

/** Whether a step has a photo, or anything in its fields. */
export function hasRecords({ step, form }: Pick<StepBodyProps, 'step' | 'form'>): boolean {
  return step.photos.length > 0 || Object.values(form.values()).some((value) => value !== null);
}

/** The summary of a finished step 2 or 3. */
export const FinishedStep = latePart(async () => (await import('./finished-step.tsx')).FinishedStep, {
  meanwhile: <Skeleton className="h-100 w-full rounded-lg" />,
  error: words.recordsNotLoaded,
});

/**
 * Whether a finished step shows its summary, and what opens its form instead: the focus goes to the form's heading. It is
 * settled when the step is opened: nothing folds or unfolds while a child types.
 */
export function useSummary(isDone: boolean, formHeading: string): [isSummed: boolean, change: () => void] {
  const [form, setForm] = useState<'closed' | 'open' | 'opened here'>(isDone ? 'closed' : 'open');
  useLayoutEffect(() => {
    if (form === 'opened here') document.getElementById(formHeading)?.focus();
  }, [form, formHeading]);
  return [form === 'closed', () => setForm('opened here')];
}
