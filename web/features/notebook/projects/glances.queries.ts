import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { listGlances, type ProjectGlance } from '#domain/contract/notebook/glances.ts';
import { listPlantingDrafts, listPlantingEntries } from '#domain/contract/notebook/planting.ts';
import { listSteps } from '#domain/contract/notebook/steps.ts';
import { listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { listTreeChecks } from '#domain/contract/notebook/tree-checks.ts';
import { glanceOf } from '#domain/rules/notebook/glance.ts';
import { keyOf } from '#web/lib/query-client.ts';
import { isTakenSince, useReading } from '#web/offline/overlay/use-reading.ts';
import { useJobs, useJobsOf } from '#web/offline/queue/use-outbox.ts';

/**
 * Loads the server's counts of each project (PRODUCT.md#dashboard): at each visit, and again after something was
 * sent.
 */
export function useGlances() {
  const glances = useReading(listGlances, {}, { refetchOnMount: 'always' });
  const { length } = useJobs();
  const waited = useRef(length);
  const { refetch } = glances;
  // Before anything is painted: what was worked out stays until the server has counted.
  useLayoutEffect(() => {
    if (length < waited.current) void refetch();
    waited.current = length;
  }, [length, refetch]);
  return glances;
}

/**
 * Returns a project's contents, or undefined. While something of it waits to be sent, and until the server has
 * counted that, they are worked out here.
 */
export function useGlance(projectId: string): ProjectGlance | undefined {
  // The dashboard asks for it: were it asked for here as well, a list that does not come would be waited for anew by each
  // card that is shown, and the cards with it.
  const glances = useReading(listGlances, {}, { isNeeded: false });
  const isWaiting = useJobsOf(projectId).length > 0;
  const isUncounted = isTakenSince(useQueryClient(), projectId, keyOf(listGlances));
  const isNeeded = { isNeeded: isWaiting || isUncounted };
  const steps = useReading(listSteps, { id: projectId }, isNeeded).data;
  const tracking = useReading(listTrackingEntries, { projectId }, isNeeded).data;
  const entries = useReading(listPlantingEntries, { projectId }, isNeeded).data;
  const drafts = useReading(listPlantingDrafts, { projectId }, isNeeded).data ?? [];
  const checks = useReading(listTreeChecks, { projectId }, isNeeded).data ?? [];
  const counted = glances.data?.find((glance) => glance.projectId === projectId);
  if ((isWaiting || isUncounted) && steps && tracking && entries) {
    const completedAt = counted?.completedAt ?? null;
    return glanceOf(projectId, { steps, tracking, entries, drafts, checks, completedAt });
  }
  return counted;
}
