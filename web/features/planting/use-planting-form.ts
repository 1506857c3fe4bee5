import { useEffect, useRef, useState } from 'react';
import { PLANTING_TYPES, type PlantingDraft, type PlantingEntry } from '#domain/contract/planting.ts';
import { CallError, isUnauthorized } from '#web/lib/call.ts';
import { today } from '#web/lib/dates.ts';
import type { Autosaving } from '#web/lib/use-autosave.ts';
import { toast } from '#web/ui/toast-store.ts';
import { sayNotDeleted } from './delete-planting-dialog.tsx';
import {
  type Planting,
  useDeletePlantingEntry,
  usePlantCutting,
  useTypedPlanting,
} from './planting.queries.ts';
import { usePlantingFields } from './use-planting-fields.ts';
import { usePlantingSaves } from './use-planting-saves.ts';

function newPlanting(): Planting {
  return {
    plantingLocation: '',
    plantingType: PLANTING_TYPES[0],
    plantingDate: today(),
    notes: '',
    timeSpent: null,
  };
}

/** Where the draft of a form stands. Not state: it is asked for after the page is gone, when nothing is shown any more. */
type DraftLife = { id: string; hasDraft: boolean; isOver: boolean };

/**
 * A planting being written, from 'Plant A Cutting' until Save, Cancel or leaving (§4, §15.3). It lives in a draft
 * with an id of its own, and ends once: `life.isOver` is set before whatever ends it, so that nothing else can.
 * @param draft null until it is made.
 */
export function usePlantingForm(
  projectId: string,
  id: string,
  draft: PlantingEntry | null,
  onClose: () => void,
) {
  const left = useTypedPlanting(projectId).textsOf(id);
  const fields = usePlantingFields(draft ?? newPlanting(), 'new', left);
  const [life] = useState(() => ({ id, hasDraft: draft !== null, isOver: false }));
  const { autosave, isContested, finalOf, ...saves } = usePlantingSaves(projectId, life, draft, fields);
  const plant = usePlantCutting(projectId);
  const cancelling = useCancelling(projectId, life, saves.end, onClose);

  const leave = () => {
    const { plantingLocation, plantingDate = today(), ...rest } = fields.values();
    if (life.isOver || !plantingLocation) return;
    autosave.discard();
    life.isOver = true;
    plant.mutate({ ...finalOf({ plantingLocation, plantingDate, ...rest }), isLeaving: true });
  };
  useLeaving(life, leave, onClose);

  async function save() {
    const { planting } = fields.complete();
    if (!planting || life.isOver || isContested) return;
    await saves
      .end(async () => {
        await plant.mutateAsync(finalOf(planting));
        toast({
          title: 'Entry Completed!',
          description: 'Your planting entry has been finalized successfully.',
        });
        onClose();
      })
      .catch((error) => {
        if (error instanceof CallError) fields.refuse(error.fields);
        if (isUnauthorized(error)) return;
        toast({ title: 'Error', description: 'Failed to create planting entry', variant: 'destructive' });
      });
  }

  return {
    ...fields,
    autosave,
    faults: { ...saves.faults, ...fields.faults },
    conflicts: saves.conflicts,
    set: saves.set,
    save,
    isSaving: plant.isPending,
    ...cancelling(autosave),
    /** The id of the draft, which is made if need be. Rejects when it cannot be. */
    draftId: async () => {
      if (!life.hasDraft) await autosave.flush();
      return life.id;
    },
  };
}

export type PlantingForm = ReturnType<typeof usePlantingForm>;

/** Cancel: the draft is dropped. `cancel` gives whether it is gone. */
function useCancelling(
  projectId: string,
  life: DraftLife,
  end: (work: () => Promise<void>) => Promise<void>,
  onClose: () => void,
) {
  const remove = useDeletePlantingEntry(projectId);
  const kept = useTypedPlanting(projectId);
  return (autosave: Autosaving<PlantingDraft>) => ({
    isCancelling: remove.isPending,
    cancel: async (): Promise<boolean> => {
      autosave.discard();
      // A save under way would bring the draft back if it arrived after the deletion.
      await autosave.flush().catch(() => undefined);
      if (life.isOver) return false;
      const drop = async () => {
        if (life.hasDraft) await remove.mutateAsync(life.id);
        else kept.forget(life.id);
        onClose();
      };
      return end(drop).then(
        () => true,
        (error) => {
          sayNotDeleted(error);
          return false;
        },
      );
    },
  });
}

/**
 * Calls `leave` once the form or the page is left. Hiding the page is not leaving it: who takes a photo with the phone
 * comes back, and so the draft is only saved then.
 */
function useLeaving(life: DraftLife, leave: () => void, onClose: () => void) {
  const latest = useRef({ leave, onClose });
  latest.current = { leave, onClose };
  const unmounting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(unmounting.current);
    const leavePage = () => latest.current.leave();
    // A page that the browser kept whole is shown again with a form whose draft has become an entry.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted && life.isOver) latest.current.onClose();
    };
    window.addEventListener('pagehide', leavePage);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leavePage);
      window.removeEventListener('pageshow', comeBack);
      // React's strict mode takes every effect down once and sets it up again: only who does not come back has left.
      unmounting.current = setTimeout(leavePage);
    };
  }, [life]);
}
