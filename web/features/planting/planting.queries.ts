import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changePlantingEntry,
  createPlantingEntry,
  deletePlantingEntry,
  finalizePlantingDraft,
  finishPlantingEntry,
  getPlantingDraft,
  listPlantingEntries,
  type PlantingDraft,
  type PlantingEntry,
  type PlantingEntryChange,
  type PlantingFinish,
  savePlantingDraft,
} from '#domain/contract/planting.ts';
import { CallError, call } from '#web/lib/call.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';

const keyOfEntries = (projectId: string) => keyOf(listPlantingEntries, { projectId });
const keyOfDraft = (projectId: string) => keyOf(getPlantingDraft, { projectId });

/** What a child writes of a planting. */
export type Planting = Pick<
  PlantingEntry,
  'plantingLocation' | 'plantingType' | 'plantingDate' | 'notes' | 'timeSpent'
>;

/** The finished entries of a project; the draft is none of them. */
export function usePlantingEntries(projectId: string) {
  return useQuery(reading(listPlantingEntries, { projectId }));
}

/** The one draft of a project, or null. */
export function usePlantingDraft(projectId: string) {
  return useQuery(reading(getPlantingDraft, { projectId }));
}

type SaveDraft = {
  draft: PlantingDraft;
  /** For a save that may outlive the page. */
  keepalive: boolean;
  /** Asked when the answer comes: a draft that was saved or cancelled meanwhile must not come back. */
  isOver: () => boolean;
};

export function useSavePlantingDraft(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, keepalive }: SaveDraft) =>
      call(savePlantingDraft, { params: { projectId }, body: draft, keepalive }),
    onSuccess: (saved, { isOver }) => {
      if (saved.isDraft && !isOver()) client.setQueryData(keyOfDraft(projectId), saved);
    },
  });
}

type PlantCutting = {
  id: string;
  /** Whether a draft with this id is known to be on the server. */
  hasDraft: boolean;
  planting: Partial<Planting> & Pick<Planting, 'plantingLocation' | 'plantingDate'>;
  /** In the background, because the form was left: it must not open again meanwhile. */
  isLeaving?: boolean;
};

/**
 * Makes an entry of the draft, or creates one where there is no draft (§4). Sent twice it makes one (RULINGS 37, 45),
 * and it outlives the page: a child who reloads right after Save has saved.
 */
export function usePlantCutting(projectId: string) {
  const client = useQueryClient();
  const params = { projectId };
  return useMutation({
    mutationFn: async ({ id, hasDraft, planting }: PlantCutting) => {
      const sent = { params, body: { ...planting, id }, keepalive: true };
      if (!hasDraft) return call(createPlantingEntry, sent);
      try {
        return await call(finalizePlantingDraft, sent);
      } catch (error) {
        // Cancelled on another device: what was typed on this one is saved all the same.
        if (isGone(error)) return call(createPlantingEntry, sent);
        throw error;
      }
    },
    onMutate: ({ isLeaving }) => {
      if (isLeaving) client.setQueryData(keyOfDraft(projectId), null);
    },
    onSuccess: () => {
      client.setQueryData(keyOfDraft(projectId), null);
      return client.invalidateQueries({ queryKey: keyOfEntries(projectId) });
    },
    onError: (_, { isLeaving }) => {
      if (isLeaving) void client.invalidateQueries({ queryKey: keyOfDraft(projectId) });
    },
  });
}

function isGone(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}

/** Puts an entry as the server has it now into the list. */
function useShowEntry(projectId: string) {
  const client = useQueryClient();
  return (saved: PlantingEntry) =>
    client.setQueryData<PlantingEntry[]>(keyOfEntries(projectId), (entries) =>
      entries?.map((entry) => (entry.id === saved.id ? saved : entry)),
    );
}

export function useChangePlantingEntry(projectId: string) {
  const onSuccess = useShowEntry(projectId);
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: PlantingEntryChange }) =>
      call(changePlantingEntry, { params: { entryId: id }, body: change }),
    onSuccess,
  });
}

/** 'Complete Planting': the tree moves to its permanent place. */
export function useFinishPlantingEntry(projectId: string) {
  const onSuccess = useShowEntry(projectId);
  return useMutation({
    mutationFn: ({ id, finish }: { id: string; finish: PlantingFinish }) =>
      call(finishPlantingEntry, { params: { entryId: id }, body: finish }),
    onSuccess,
  });
}

/** Deletes an entry or the draft; one that is gone already is as good as deleted. */
export function useDeletePlantingEntry(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call(deletePlantingEntry, { params: { entryId: id } }).catch((error) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: (_, id) => {
      client.setQueryData<PlantingEntry | null>(keyOfDraft(projectId), (draft) =>
        draft?.id === id ? null : draft,
      );
      client.setQueryData<PlantingEntry[]>(keyOfEntries(projectId), (entries) =>
        entries?.filter((entry) => entry.id !== id),
      );
    },
  });
}

/** After photos came or went. */
export function useRefreshPlanting(projectId: string) {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: keyOfEntries(projectId) });
    void client.invalidateQueries({ queryKey: keyOfDraft(projectId) });
  };
}
