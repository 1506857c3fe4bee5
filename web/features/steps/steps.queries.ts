import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getProject, listProjects } from '#domain/contract/projects.ts';
import { listSteps, type Step, type StepSave, saveStep } from '#domain/contract/steps.ts';
import { call } from '#web/lib/call.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';

/** All five steps of a project with their data and photos: the one place where the page keeps them. */
export function useSteps(projectId: string) {
  return useQuery(reading(listSteps, { id: projectId }));
}

type SaveStep = { stepNumber: number; save: Partial<StepSave>; keepalive?: boolean };

export function useSaveStep(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ stepNumber, save, keepalive }: SaveStep) =>
      call(saveStep, {
        params: { id: projectId, stepNumber },
        body: { formData: {}, ...save },
        ...(keepalive && { keepalive }),
      }),
    onSuccess: async ({ conflicts: _, ...saved }, { save }) => {
      client.setQueryData<Step[]>(keyOf(listSteps, { id: projectId }), (steps) =>
        steps?.map((step) => (step.stepNumber === saved.stepNumber ? saved : step)),
      );
      if (!save.isCompleted && !save.movesOn) return;
      // Only the server sets status and current step (RULINGS 17a); completing step 5 completes step 4 too.
      await Promise.all([
        client.invalidateQueries({ queryKey: keyOf(getProject, { id: projectId }), exact: true }),
        client.invalidateQueries({ queryKey: keyOf(listSteps, { id: projectId }), exact: true }),
        client.invalidateQueries({ queryKey: keyOf(listProjects), exact: true }),
      ]);
    },
  });
}

/** After photos of a step came or went. */
export function useRefreshSteps(projectId: string) {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(listSteps, { id: projectId }), exact: true });
}
