import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeTrackingEntry,
  createTrackingEntry,
  deleteTrackingEntry,
  listTrackingEntries,
  type NewTrackingEntry,
  type TrackingEntry,
  type TrackingEntryChange,
} from '#domain/contract/tracking.ts';
import { call } from '#web/lib/call.ts';
import { newId } from '#web/lib/new-id.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';

const keyOfEntries = (projectId: string) => keyOf(listTrackingEntries, { projectId });

export function useTrackingEntries(projectId: string) {
  return useQuery(reading(listTrackingEntries, { projectId }));
}

export function useCreateTrackingEntry(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<NewTrackingEntry>) =>
      call(createTrackingEntry, { params: { projectId }, body: { id: newId(), ...body } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOfEntries(projectId) }),
  });
}

/** `keepalive` for a save that may outlive the page. */
export function useChangeTrackingEntry(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      id,
      change,
      keepalive,
    }: {
      id: string;
      change: TrackingEntryChange;
      keepalive?: boolean;
    }) =>
      call(changeTrackingEntry, { params: { entryId: id }, body: change, ...(keepalive && { keepalive }) }),
    onSuccess: (saved) => {
      client.setQueryData<TrackingEntry[]>(keyOfEntries(projectId), (entries) =>
        entries?.map((entry) => (entry.id === saved.id ? saved : entry)),
      );
    },
  });
}

export function useDeleteTrackingEntry(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteTrackingEntry, { params: { entryId: id } }),
    onSuccess: (_, id) => {
      client.setQueryData<TrackingEntry[]>(keyOfEntries(projectId), (entries) =>
        entries?.filter((entry) => entry.id !== id),
      );
    },
  });
}

/** After photos came or went. */
export function useRefreshTrackingEntries(projectId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOfEntries(projectId) });
}
