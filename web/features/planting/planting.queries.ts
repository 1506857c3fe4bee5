import { useMutation } from '@tanstack/react-query';
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
import { isEmpty } from '#web/lib/faults.ts';
import type { Sending } from '#web/lib/sending.ts';
import type { JobDraft } from '#web/offline/job.ts';
import type { Texts } from '#web/offline/typed.ts';
import { useOutbox } from '#web/offline/use-outbox.ts';
import { useReading } from '#web/offline/use-reading.ts';

/** What a child writes of a planting. */
export type Planting = Pick<
  PlantingEntry,
  'plantingLocation' | 'plantingType' | 'plantingDate' | 'notes' | 'timeSpent'
>;

/** The finished entries of a project; the draft is none of them. */
export function usePlantingEntries(projectId: string) {
  return useReading(listPlantingEntries, { projectId });
}

/** The one draft of a project, or null. */
export function usePlantingDraft(projectId: string) {
  return useReading(getPlantingDraft, { projectId });
}

type SaveDraft = {
  id: string;
  change: PlantingDraft;
  /** Whether the draft has been made. */
  hasDraft: boolean;
  /** For a save that may outlive the page. */
  isLeaving: boolean;
};

function draftSave(projectId: string, { id, change, hasDraft }: Omit<SaveDraft, 'isLeaving'>) {
  return {
    endpoint: savePlantingDraft,
    params: { projectId },
    body: { ...change, id },
    does: hasDraft ? 'changes' : 'creates',
    about: id,
    within: [projectId],
    form: `planting:${id}`,
    label: 'A planting that is not finished',
  } satisfies JobDraft;
}

export function useSavePlantingDraft(projectId: string) {
  const outbox = useOutbox();
  return ({ isLeaving, ...save }: SaveDraft): Sending<PlantingEntry> =>
    outbox.send(draftSave(projectId, save), { isLeaving, isHeld: true });
}

/** Writes down what is typed in the form of a planting; and what was typed there and could not be sent. */
export function useTypedPlanting(projectId: string) {
  const { typed } = useOutbox();
  return {
    forget: (id: string) => typed.forget(id),
    textsOf: (id: string): Texts => typed.textsOf(`planting:${id}`),
    keep: (save: Omit<SaveDraft, 'isLeaving'>, texts: Texts) =>
      typed.keep({ draft: draftSave(projectId, save), hasChanges: !isEmpty(save.change), texts }),
  };
}

type PlantCutting = {
  id: string;
  /** Whether a draft with this id has been made. */
  hasDraft: boolean;
  planting: Partial<Planting> & Pick<Planting, 'plantingLocation' | 'plantingDate'>;
  /** In the background, because the form or the page was left. */
  isLeaving?: boolean;
};

/**
 * Makes an entry of the draft, or creates one where there is no draft (§4), also where it was cancelled on another
 * device: what was typed on this one is saved all the same. Sent twice it makes one (RULINGS 37, 45).
 */
export function usePlantCutting(projectId: string) {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: ({ id, hasDraft, planting, isLeaving = false }: PlantCutting) =>
      outbox.send<PlantingEntry>(
        {
          endpoint: hasDraft ? finalizePlantingDraft : createPlantingEntry,
          ifGone: createPlantingEntry,
          params: { projectId },
          body: { ...planting, id },
          does: hasDraft ? 'changes' : 'creates',
          about: id,
          within: [projectId],
          label: `A planting ${planting.plantingLocation}`,
        },
        { isLeaving },
      ).settled,
  });
}

export function useChangePlantingEntry(projectId: string) {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: PlantingEntryChange }) =>
      outbox.send<PlantingEntry>({
        endpoint: changePlantingEntry,
        params: { entryId: id },
        body: change,
        does: 'changes',
        about: id,
        within: [projectId],
        label: 'What you changed in a planting',
      }).settled,
  });
}

/** 'Complete Planting': the tree moves to its permanent place. */
export function useFinishPlantingEntry(projectId: string) {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: ({ id, finish }: { id: string; finish: PlantingFinish }) =>
      outbox.send<PlantingEntry>({
        endpoint: finishPlantingEntry,
        params: { entryId: id },
        body: finish,
        does: 'changes',
        about: id,
        within: [projectId],
        label: 'The final place of a tree',
      }).settled,
  });
}

/** Deletes an entry or the draft; one that is gone already is as good as deleted. */
export function useDeletePlantingEntry(projectId: string) {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: (id: string) =>
      outbox.send({
        endpoint: deletePlantingEntry,
        params: { entryId: id },
        does: 'deletes',
        about: id,
        within: [projectId],
        label: 'Deleting a planting',
      }).settled,
  });
}
