import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getProject, listProjects } from '#domain/contract/projects.ts';
import {
  listSteps,
  type StepFormData,
  type StepSave,
  type StepSaved,
  saveStep,
} from '#domain/contract/steps.ts';
import { stepTitle } from '#domain/rules/steps.ts';
import { isEmpty } from '#web/lib/faults.ts';
import { keyOf } from '#web/lib/query-client.ts';
import type { JobDraft } from '#web/offline/job.ts';
import type { Texts } from '#web/offline/typed.ts';
import { useOutbox } from '#web/offline/use-outbox.ts';
import { useReading } from '#web/offline/use-reading.ts';

/** All five steps of a project with their data and photos: the one place where the page keeps them. */
export function useSteps(projectId: string) {
  return useReading(listSteps, { id: projectId });
}

/** What a write to a step is about. */
export const aboutStep = (projectId: string, stepNumber: number) => `${projectId}/${stepNumber}`;

function stepChange(projectId: string, stepNumber: number, save: Partial<StepSave>): JobDraft {
  return {
    endpoint: saveStep,
    params: { id: projectId, stepNumber },
    body: { formData: {}, ...save },
    does: 'changes',
    about: aboutStep(projectId, stepNumber),
    within: [projectId],
    label: `Step ${stepNumber}, ${stepTitle(stepNumber)}`,
  };
}

export type StepFormSave = {
  formData: StepFormData;
  /** The revision that the form started from (§12.11). */
  revision: number;
  /** The page may be gone at once. */
  isLeaving: boolean;
};

function formSave(
  projectId: string,
  stepNumber: number,
  { formData, revision }: Omit<StepFormSave, 'isLeaving'>,
) {
  const save = stepChange(projectId, stepNumber, { formData });
  return { ...save, basedOn: revision, form: `step:${projectId}:${stepNumber}` };
}

/** Saves what the form of a step holds; `onSaved` gets the step as the server has it then. */
export function useSaveStepForm(projectId: string, stepNumber: number) {
  const outbox = useOutbox();
  return (save: StepFormSave, onSaved: (step: StepSaved) => void) => {
    const draft = formSave(projectId, stepNumber, save);
    const sending = outbox.send<StepSaved>(draft, { isLeaving: save.isLeaving, isHeld: true });
    sending.delivered.then(
      (saved) => saved && onSaved(saved),
      () => undefined,
    );
    return sending;
  };
}

/** Writes down what is typed in the form of a step; and what was typed there and could not be sent. */
export function useTypedStep(projectId: string, stepNumber: number) {
  const { typed } = useOutbox();
  const [left] = useState(() => typed.textsOf(`step:${projectId}:${stepNumber}`));
  return {
    /** What was typed there before and could not be sent, by field. */
    left,
    keep: (formData: StepFormData, revision: number, texts: Texts) => {
      const draft = formSave(projectId, stepNumber, { formData, revision });
      typed.keep({ draft, hasChanges: !isEmpty(formData), texts });
    },
  };
}

/** Completes a step, or moves on from it. */
export function useMoveOnFromStep(projectId: string, stepNumber: number) {
  const client = useQueryClient();
  const outbox = useOutbox();
  return useMutation({
    mutationFn: (save: Partial<StepSave>) =>
      outbox.send<StepSaved>(stepChange(projectId, stepNumber, save)).settled,
    onSuccess: async (saved) => {
      if (!saved) return;
      // Only the server sets status and current step (§12.2); completing step 5 completes step 4 too.
      await Promise.all([
        client.invalidateQueries({ queryKey: keyOf(getProject, { id: projectId }), exact: true }),
        client.invalidateQueries({ queryKey: keyOf(listSteps, { id: projectId }), exact: true }),
        client.invalidateQueries({ queryKey: keyOf(listProjects), exact: true }),
      ]);
    },
  });
}
