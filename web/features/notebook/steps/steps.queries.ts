import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getProject, listProjects } from '#domain/contract/notebook/projects.ts';
import {
  listSteps,
  type StepFormData,
  type StepSave,
  type StepSaved,
  saveStep,
} from '#domain/contract/notebook/steps.ts';
import { keyOf } from '#web/lib/query-client.ts';
import { useReading } from '#web/offline/overlay/use-reading.ts';
import type { JobDraft } from '#web/offline/queue/job.ts';
import { useOutbox } from '#web/offline/queue/use-outbox.ts';
import * as words from '#words/notebook/steps.ts';

/** All five steps of a project with their data and photos: the one place where the page keeps them. */
export function useSteps(projectId: string) {
  return useReading(listSteps, { id: projectId });
}

function stepChange(projectId: string, stepNumber: number, save: Partial<StepSave>): JobDraft {
  return {
    endpoint: saveStep,
    params: { id: projectId, stepNumber },
    body: { formData: {}, ...save },
    does: 'changes',
    about: `${projectId}/${stepNumber}`,
    within: [projectId],
    label: words.pending(stepNumber),
  };
}

/** Saves what was changed in the form of a step since a revision. */
export function stepFormSave(
  projectId: string,
  stepNumber: number,
  formData: StepFormData,
  revision: number,
) {
  const save = stepChange(projectId, stepNumber, { formData });
  return { ...save, basedOn: revision, form: `step:${projectId}:${stepNumber}` };
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
      // Only the server sets status and current step (PRODUCT.md#projects); completing step 5 completes step 4 too.
      await Promise.all([
        client.invalidateQueries({ queryKey: keyOf(getProject, { id: projectId }), exact: true }),
        client.invalidateQueries({ queryKey: keyOf(listSteps, { id: projectId }), exact: true }),
        client.invalidateQueries({ queryKey: keyOf(listProjects), exact: true }),
      ]);
    },
  });
}
