import { useLayoutEffect, useState } from 'react';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import * as words from '#words/notebook/steps.ts';
import type { StepBodyProps } from './step-parts.tsx';

/**
 * True when the guide leads: nothing was recorded when the step opened. Nothing moves while a child works. @param
 * hasBegun undefined until it is known.
 */
export function useGuideLeads(hasBegun: boolean | undefined): boolean {
  const [leads, decide] = useState(hasBegun === undefined ? undefined : !hasBegun);
  if (leads === undefined && hasBegun !== undefined) decide(!hasBegun);
  return leads ?? false;
}

/** True when a step has a photo, or anything in its fields. */
export function hasRecords({ step, form }: Pick<StepBodyProps, 'step' | 'form'>): boolean {
  return step.photos.length > 0 || Object.values(form.values()).some((value) => value !== null);
}

/** The summary of a finished step 2 or 3. */
export const FinishedStep = lazyPart(async () => (await import('./finished-step.tsx')).FinishedStep, {
  meanwhile: <Skeleton className="h-100 w-full rounded-lg" />,
  error: words.recordsNotLoaded,
});

/**
 * Returns if a finished step shows its summary, and the way to its form, whose heading takes the focus. It is decided
 * on opening, so nothing folds while a child types.
 */
export function useSummary(isDone: boolean, formHeading: string): [isSummed: boolean, change: () => void] {
  const [form, setForm] = useState<'closed' | 'open' | 'opened here'>(isDone ? 'closed' : 'open');
  useLayoutEffect(() => {
    if (form === 'opened here') document.getElementById(formHeading)?.focus();
  }, [form, formHeading]);
  return [form === 'closed', () => setForm('opened here')];
}
