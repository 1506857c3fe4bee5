import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SentBodyOf } from '#domain/contract/endpoint.ts';
import {
  ACTIVITY_TYPE,
  changeProject,
  createProject,
  deleteProject,
  getCompletionSummary,
  getProject,
  listProjects,
  type Project,
} from '#domain/contract/projects.ts';
import { newProjectName } from '#domain/rules/project.ts';
import { call } from '#web/lib/call.ts';
import { showDate } from '#web/lib/dates.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';

export function useProjects() {
  return useQuery(reading(listProjects));
}

export function useProject(id: string) {
  return useQuery(reading(getProject, { id }));
}

/**
 * §3: a new project is named after today's date; `scoutState` is the student's own state. The id comes with the try,
 * so that trying again after a lost answer makes no second project (RULINGS 45).
 */
export function useCreateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, scoutState }: { id: string; scoutState: string }) => {
      const name = newProjectName(showDate(new Date().toISOString()));
      const body = {
        id,
        name,
        activityType: ACTIVITY_TYPE,
        scoutState: scoutState || null,
      } as const;
      return call(createProject, { body });
    },
    onSuccess: (project) => {
      client.setQueryData<Project>(keyOf(getProject, { id: project.id }), project);
      return client.invalidateQueries({ queryKey: keyOf(listProjects), exact: true });
    },
  });
}

export function useDeleteProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteProject, { params: { id } }),
    onSuccess: (_, id) => client.removeQueries({ queryKey: keyOf(getProject, { id }) }),
    // Also after a failure: another device may have been quicker.
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listProjects), exact: true }),
  });
}

export function useChangeProject(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof changeProject>) => call(changeProject, { params: { id }, body }),
    onSuccess: (project) => {
      client.setQueryData<Project>(keyOf(getProject, { id }), project);
      return client.invalidateQueries({ queryKey: keyOf(listProjects), exact: true });
    },
  });
}

/** §2.11. Read anew at each visit: it sums up what the other screens have changed since. */
export function useCompletionSummary(id: string) {
  return useQuery({ ...reading(getCompletionSummary, { id }), refetchOnMount: 'always' });
}
