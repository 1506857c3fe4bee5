import { useEffect, useRef } from 'react';
import type { PlantingEntry, PlantingEntrySaved } from '#domain/contract/notebook/planting.ts';
import { PLANTED } from '#domain/contract/notebook/written-fields.ts';
import { PLANTING_AUTOSAVE_MS } from '#domain/limits.ts';
import { PlantingForm as PlantingFields } from '#domain/rules/notebook/planting-form.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import { emptyOf } from '#domain/rules/notebook/written.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import { today, tooFarAheadOf } from '#web/lib/dates.ts';
import { useOutbox } from '#web/offline/queue/use-outbox.ts';
import { useSavedForm } from '#web/offline/queue/use-saved-form.ts';
import { sayInWords } from '#web/parts/say-failed.ts';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/notebook/planting-form.ts';
import * as fields from '#words/platform/fields.ts';
import { sayNotDeleted } from './delete-planting-dialog.tsx';
import {
  type Planting,
  plantingDraftSave,
  plantingOf,
  useDeletePlantingEntry,
  usePlantCutting,
} from './planting.queries.ts';

const newPlanting = (): Planting => ({ ...emptyOf(PLANTED), plantingDate: today() });

/**
 * A planting being written, from 'Plant A Cutting' until Save, Cancel or leaving (PRODUCT.md#planting-drafts). It saves
 * itself into a draft with an id of its own, and ends once.
 * @param draft null until it is made, which is as soon as the form opens.
 */
export function usePlantingForm(
  projectId: string,
  id: string,
  draft: PlantingEntry | null,
  onClose: () => void,
) {
  const plant = usePlantCutting(projectId);
  /** Not state: it is asked for after the page is gone, when nothing is shown any more. */
  const hasDraft = useRef(draft !== null);
  /** One that another window has ended stands here as it was. */
  const last = useRef(draft);
  last.current = draft ?? last.current;
  const form = useSavedForm<typeof PlantingFields, PlantingEntrySaved>(PlantingFields, {
    stored: last.current ? plantingOf(last.current) : newPlanting(),
    revision: draft?.revision ?? 0,
    storedIn: plantingOf,
    rules: (planting) => tooFarAheadOf(planting, draft ?? {}),
    delayMs: PLANTING_AUTOSAVE_MS,
    opensAgain: true,
    draftOf: (change, { revision, values: whole }) =>
      plantingDraftSave(projectId, { id, change, whole, hasDraft: hasDraft.current, revision }),
    onSettled: () => {
      hasDraft.current = true;
    },
    required: ({ plantingLocation }): { plantingLocation?: Told } =>
      plantingLocation === '' ? { plantingLocation: sentences.placeMissing } : {},
    save: async (planting): Promise<void> => {
      if (form.isOver.current) return;
      if (form.isContested) return form.focusFirstError();
      await form.end(async () => {
        await plant.mutateAsync(finalOf(planting));
      });
      // The new card says what is still missing.
      toast(words.completed);
      onClose();
    },
    onFailed: () => sayInWords(fields.error, words.notCreated),
  });
  const begin = useRef(() => {
    if (hasDraft.current) return;
    form.autosave.change(form.values());
    void form.autosave.flush().catch(() => undefined);
  });
  useEffect(() => begin.current(), []);

  /** Returns the fields to finish an entry: those not known to be stored, or all when the draft is gone. */
  function finalOf(planting: Partial<Planting> & Pick<Planting, 'plantingLocation' | 'plantingDate'>) {
    const change = form.base.changesOf(planting);
    const of = { revision: form.base.revisionOf(change), seen: form.base.seenOf(change) };
    return { id, hasDraft: hasDraft.current, change, ...of, planting };
  }

  function leave() {
    const stored = draft?.plantingDate ?? today();
    const { plantingLocation, plantingDate = stored, ...rest } = form.values();
    if (form.isOver.current || !plantingLocation) return;
    const final = finalOf({ plantingLocation, plantingDate, ...rest });
    void form.end(async () => plant.mutate({ ...final, isLeaving: true }));
  }
  useLeaving(form.isOver, leave, onClose);

  return { ...form, ...useCancelling(projectId, id, hasDraft, form, onClose), makeDraft };

  /** Makes the draft if need be; one that the device has is sent before what lies in it. Rejects when it cannot be made. */
  async function makeDraft(): Promise<void> {
    if (!hasDraft.current && draft === null) await form.autosave.flush();
  }
}

export type PlantingForm = ReturnType<typeof usePlantingForm>;

type Flag = { readonly current: boolean };
type Ending = Pick<ReturnType<typeof useSavedForm>, 'end' | 'isOver'> & {
  autosave: { discard: () => void; flush: () => Promise<boolean> };
};

/** Cancel: the draft is dropped. `cancel` gives whether it is gone. */
function useCancelling(projectId: string, id: string, hasDraft: Flag, form: Ending, onClose: () => void) {
  const remove = useDeletePlantingEntry(projectId);
  const { typed } = useOutbox();
  async function cancel(): Promise<boolean> {
    form.autosave.discard();
    // A save under way would bring the draft back if it arrived after the deletion.
    await form.autosave.flush().catch(() => undefined);
    if (form.isOver.current) return false;
    try {
      await form.end(async () => {
        if (hasDraft.current) await remove.mutateAsync(id);
        else typed.forget(id);
      });
    } catch (error) {
      sayNotDeleted(error);
      return false;
    }
    onClose();
    return true;
  }
  return { cancel, isCancelling: remove.isPending, cancelError: remove.error };
}

/**
 * Calls `leave` once the form or the page is left. Hiding the page is not leaving it: who takes a photo with the phone
 * comes back, and so the draft is only saved then.
 */
function useLeaving(isOver: Flag, leave: () => void, onClose: () => void) {
  const latest = useRef({ leave, onClose });
  latest.current = { leave, onClose };
  const unmounting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(unmounting.current);
    const leavePage = () => latest.current.leave();
    // A page that the browser kept whole is shown again with a form whose draft has become an entry.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted && isOver.current) latest.current.onClose();
    };
    window.addEventListener('pagehide', leavePage);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leavePage);
      window.removeEventListener('pageshow', comeBack);
      // React's strict mode takes every effect down once and sets it up again: only who does not come back has left.
      unmounting.current = setTimeout(leavePage);
    };
  }, [isOver]);
}
