import { useMutation } from '@tanstack/react-query';
import {
  changePlantingEntry,
  createPlantingEntry,
  deletePlantingEntry,
  finalizePlantingDraft,
  finishPlantingEntry,
  type PlantingDraft,
  type PlantingEntry,
  type PlantingEntryChange,
  type PlantingEntrySaved,
  type PlantingFinish,
  savePlantingDraft,
} from '#domain/contract/notebook/planting.ts';
import { PLANTED, type Written } from '#domain/contract/notebook/written-fields.ts';
import { writtenOf } from '#domain/rules/notebook/written.ts';
import { today } from '#web/lib/dates.ts';
import type { JobDraft, Seen } from '#web/offline/queue/job.ts';
import {
  type DraftTexts,
  useDraftTexts,
  useEndOfDraftTexts,
  useHasDraftTexts,
} from '#web/offline/queue/use-draft-texts.ts';
import { useOutbox } from '#web/offline/queue/use-outbox.ts';
import { useRemoval } from '#web/offline/queue/use-removal.ts';
import * as words from '#words/notebook/planting.ts';

/** The written fields of a planting. */
export type Planting = Written<typeof PLANTED>;

const formOf = (id: string) => `planting:${id}`;
const formToEdit = (id: string) => `planting-edit:${id}`;
const formToMove = (id: string) => `planting-move:${id}`;

/** Returns the written fields of an entry or a draft. */
export const plantingOf = (entry: PlantingEntry): Planting => writtenOf(PLANTED, entry);

type SaveDraft = {
  id: string;
  change: PlantingDraft;
  /** Everything that stands in the form, for a draft that has to be made, or made again. */
  whole: Partial<Planting>;
  /** True once the draft exists. */
  hasDraft: boolean;
  /** The revision that the change began with. */
  revision: number;
};

/** Saves what was changed in the form of a planting into its draft. */
export function plantingDraftSave(projectId: string, { id, change, whole, hasDraft, revision }: SaveDraft) {
  return {
    endpoint: savePlantingDraft,
    params: { projectId },
    body: { ...(hasDraft ? change : whole), id },
    basedOn: hasDraft ? revision : null,
    does: hasDraft ? 'changes' : 'creates',
    // Another device may have dropped it: what is typed here is saved all the same.
    ...(hasDraft && { ifGone: savePlantingDraft, whole: { ...whole, id } }),
    about: id,
    within: [projectId],
    form: formOf(id),
    label: words.pendingDraft,
  } satisfies JobDraft;
}

/** Tells of a draft whether its form was open on this device last, and so opens again. */
export function useOpensAgain() {
  const { typed } = useOutbox();
  return (id: string) => typed.opensAgain(formOf(id));
}

type PlantCutting = Omit<SaveDraft, 'whole'> & {
  seen: Seen;
  planting: Partial<Planting> & Pick<Planting, 'plantingLocation' | 'plantingDate'>;
  /** In the background, because the form or the page was left. */
  isLeaving?: boolean;
};

/**
 * Makes an entry of the draft, or creates one where there is no draft (PRODUCT.md#planting-drafts), also where it was
 * cancelled on another device: what was typed on this one is saved all the same. Sent twice it makes one
 * (PRODUCT.md#planting-drafts, PRODUCT.md#write-once).
 */
export function usePlantCutting(projectId: string) {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: ({ id, hasDraft, change, revision, seen, planting, isLeaving = false }: PlantCutting) => {
      const whole = { ...planting, id };
      return outbox.send<PlantingEntrySaved>(
        {
          endpoint: hasDraft ? finalizePlantingDraft : createPlantingEntry,
          ifGone: createPlantingEntry,
          whole,
          params: { projectId },
          body: hasDraft ? { ...change, id } : whole,
          ...(hasDraft && { basedOn: revision, seen }),
          does: hasDraft ? 'changes' : 'creates',
          about: id,
          within: [projectId],
          label: words.pendingNew(planting.plantingLocation),
        },
        { isLeaving },
      ).settled;
    },
  });
}

type ChangeEntry = {
  id: string;
  change: PlantingEntryChange;
  /** The revision that the form began with. */
  revision: number;
  seen: Seen;
};

function entryChange(projectId: string, id: string, body: PlantingEntryChange) {
  return {
    endpoint: changePlantingEntry,
    params: { entryId: id },
    body,
    does: 'changes',
    about: id,
    within: [projectId],
    form: formToEdit(id),
    takesTexts: true,
    label: words.pendingChange,
  } satisfies JobDraft;
}

export function useChangePlantingEntry(projectId: string) {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: ({ id, change, revision, seen }: ChangeEntry) =>
      outbox.send<PlantingEntrySaved>({ ...entryChange(projectId, id, change), basedOn: revision, seen })
        .settled,
  });
}

/** An entry being changed: what is typed until its button sends it. */
export function useTypedPlantingEntry(projectId: string, entry: PlantingEntry): DraftTexts<Planting> {
  const { id, revision } = entry;
  return useDraftTexts(entryChange(projectId, id, {}), { fields: plantingOf(entry), revision });
}

type FinishEntry = {
  id: string;
  finish: PlantingFinish;
  /** The revision that the form began with. */
  revision: number;
  seen: Seen;
};

function entryFinish(projectId: string, id: string, body: object) {
  return {
    endpoint: finishPlantingEntry,
    params: { entryId: id },
    body,
    does: 'changes',
    about: id,
    within: [projectId],
    form: formToMove(id),
    takesTexts: true,
    label: words.pendingMove,
  } satisfies JobDraft;
}

/** 'Complete Planting': the tree moves to its permanent place. */
export function useFinishPlantingEntry(projectId: string) {
  const outbox = useOutbox();
  return useMutation({
    mutationFn: ({ id, finish, revision, seen }: FinishEntry) =>
      outbox.send<PlantingEntrySaved>({ ...entryFinish(projectId, id, finish), basedOn: revision, seen })
        .settled,
  });
}

/** The fields of 'Complete Planting' before anything is typed there. */
const moveOf = ({ notes }: PlantingEntry) => ({ finalPlantingLocation: '', finalPlantingDate: '', notes });

/** A tree being moved: what is typed until its button sends it. */
export function useTypedMove(projectId: string, entry: PlantingEntry): DraftTexts<ReturnType<typeof moveOf>> {
  const { id, revision } = entry;
  const filled = { finalPlantingDate: today() };
  return useDraftTexts(entryFinish(projectId, id, {}), { fields: moveOf(entry), revision, filled });
}

/** True while changes of an entry, or its move, are typed on this device and not saved. */
export function useHasTyped(entry: PlantingEntry): boolean {
  const isEdited = useHasDraftTexts(formToEdit(entry.id), plantingOf(entry));
  const isMoved = useHasDraftTexts(formToMove(entry.id), moveOf(entry));
  return isEdited || (isMoved && !entry.isCompleted);
}

/** Ends what is typed in a move of a complete planting, which has none any more (PRODUCT.md#plantings). */
export function useEndOfMove(projectId: string, entry: PlantingEntry, isMoving: boolean): void {
  useEndOfDraftTexts(entryFinish(projectId, entry.id, {}), entry.isCompleted && !isMoving);
}

/** Deletes an entry or a draft. */
export const useDeletePlantingEntry = (projectId: string) =>
  useRemoval(projectId, deletePlantingEntry, words.pendingRemoval);
