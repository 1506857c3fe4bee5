import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listPlantingEntries } from '#domain/contract/notebook/planting.ts';
import {
  ACTIVITY_TYPE,
  changeProject,
  createProject,
  deleteProject,
  getCompletionSummary,
  getProject,
  listProjects,
  type Project,
  restoreProject,
} from '#domain/contract/notebook/projects.ts';
import { listSteps } from '#domain/contract/notebook/steps.ts';
import { listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import type { SentBodyOf } from '#domain/contract/platform/endpoint.ts';
import { showDate, today } from '#web/lib/dates.ts';
import { deletedProjectDays } from '#web/lib/site.ts';
import { projectsBegunIn, shownJobs } from '#web/offline/overlay/overlay.ts';
import { peekInto, useReading } from '#web/offline/overlay/use-reading.ts';
import { isCallOf, type Job } from '#web/offline/queue/job.ts';
import { useJobs, useJobsOf, useOutbox } from '#web/offline/queue/use-outbox.ts';
import { named } from '#words/notebook/new-project.ts';
import * as words from '#words/notebook/pending.ts';

export function useProjects() {
  return useReading(listProjects);
}

/** The projects that were begun on this device and that the server does not have yet. */
export function useProjectsOnlyHere(): readonly Project[] {
  const peek = peekInto(useQueryClient());
  return projectsBegunIn(
    shownJobs(useJobs()).map((job) => ({ job })),
    peek,
  );
}

/** The creations of projects that the server does not take. */
export function useUnsentProjects(): readonly Job[] {
  return useJobs().filter((job) => job.parked !== null && isCallOf(job, createProject));
}

export function useProject(id: string) {
  return useReading(getProject, { id });
}

/**
 * PRODUCT.md#projects: a new project is named after today's date; `scoutState` is the student's own state. The id comes
 * with the try, so that trying again after a lost answer makes no second project (PRODUCT.md#write-once).
 */
export function useCreateProject() {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: ({ id, scoutState }: { id: string; scoutState: string }) => {
      const name = named(showDate(today()));
      const body = { id, name, activityType: ACTIVITY_TYPE, scoutState: scoutState || null };
      const draft = { endpoint: createProject, body, does: 'creates', about: id, within: [] } as const;
      return outbox.send<Project>({ ...draft, label: name }).settled;
    },
  });
}

export function useDeleteProject() {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: (id: string) =>
      outbox.send({
        endpoint: deleteProject,
        params: { id },
        does: 'deletes',
        about: id,
        within: [],
        label: words.projectRemoval,
      }).settled,
  });
}

/** Those that can be brought back, the last deleted first. */
export function useDeletedProjects() {
  const isNeeded = deletedProjectDays > 0;
  // Another device may have deleted one.
  return useReading(listProjects, {}, { query: { deleted: '1' }, isNeeded, refetchOnMount: 'always' });
}

export function useRestoreProject() {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: (id: string) =>
      outbox.send<Project>({
        endpoint: restoreProject,
        params: { id },
        does: 'changes',
        about: id,
        within: [],
        label: words.projectRestoring,
      }).settled,
  });
}

/** Chooses a tree: of two devices the last one is right. */
export function useChangeProject(id: string) {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof changeProject>) =>
      outbox.send<Project>({
        endpoint: changeProject,
        params: { id },
        body,
        does: 'changes',
        about: id,
        within: [],
        label: words.projectTree,
      }).settled,
  });
}

/**
 * PRODUCT.md#completion. Read anew at each visit: it sums up what the other screens have changed since. While something
 * waits to be sent it is summed up here, from everything that is known of the project.
 */
export function useCompletionSummary(id: string) {
  const isNeeded = useJobsOf(id).length > 0;
  useReading(getProject, { id }, { isNeeded });
  useReading(listSteps, { id }, { isNeeded });
  useReading(listTrackingEntries, { projectId: id }, { isNeeded });
  useReading(listPlantingEntries, { projectId: id }, { isNeeded });
  return useReading(getCompletionSummary, { id }, { refetchOnMount: 'always' });
}
