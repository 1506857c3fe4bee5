import { useEffect, useRef, useState } from 'react';
import { PLANTING_TYPES, type PlantingDraft, type PlantingEntry } from '#domain/contract/planting.ts';
import { PLANTING_AUTOSAVE_MS } from '#domain/limits.ts';
import { CallError, isUnauthorized } from '#web/lib/call.ts';
import { today } from '#web/lib/dates.ts';
import { newId } from '#web/lib/new-id.ts';
import { type Autosaving, useAutosave } from '#web/lib/use-autosave.ts';
import { toast } from '#web/ui/toast-store.ts';
import { sayNotDeleted } from './delete-planting-dialog.tsx';
import {
  type Planting,
  useDeletePlantingEntry,
  usePlantCutting,
  useSavePlantingDraft,
  useTypedPlanting,
} from './planting.queries.ts';
import { usePlantingFields } from './use-planting-fields.ts';

function newPlanting(): Planting {
  return {
    plantingLocation: '',
    plantingType: PLANTING_TYPES[0],
    plantingDate: today(),
    notes: '',
    timeSpent: null,
  };
}

/**
 * A planting being written, from 'Plant A Cutting' until Save, Cancel or leaving (§4, RULINGS 37). It lives in a draft
 * on the server, and ends once: `life.isOver` is set before whatever ends it, so that nothing else can.
 */
export function usePlantingForm(projectId: string, draft: PlantingEntry | null, onClose: () => void) {
  const kept = useTypedPlanting(projectId);
  const fields = usePlantingFields(draft ?? newPlanting(), 'new', kept.textsOf(draft?.id ?? ''));
  const [life] = useState(() => ({ id: draft?.id ?? newId(), hasDraft: draft !== null, isOver: false }));
  const saveDraft = useSavePlantingDraft(projectId);
  const plant = usePlantCutting(projectId);
  const remove = useDeletePlantingEntry(projectId);

  const leave = () => {
    const { plantingLocation, plantingDate = today(), ...rest } = fields.values();
    if (life.isOver || !plantingLocation) return;
    autosave.discard();
    life.isOver = true;
    plant.mutate({ ...life, planting: { plantingLocation, plantingDate, ...rest }, isLeaving: true });
  };
  useLeaving(life, leave, onClose);
  const keep = (change: PlantingDraft) => life.isOver || kept.keep({ ...life, change }, fields.unsendable());
  const autosave = useDraftAutosave(life, fields.values, saveDraft, keep);

  async function save() {
    const { planting } = fields.complete();
    if (!planting || life.isOver) return;
    await end(life, autosave, fields.values, async () => {
      await plant.mutateAsync({ ...life, planting });
      toast({
        title: 'Entry Completed!',
        description: 'Your planting entry has been finalized successfully.',
      });
      onClose();
    }).catch((error) => {
      if (error instanceof CallError) fields.refuse(error.fields);
      if (isUnauthorized(error)) return;
      toast({ title: 'Error', description: 'Failed to create planting entry', variant: 'destructive' });
    });
  }

  /** Gives whether the draft is gone. */
  async function cancel(): Promise<boolean> {
    autosave.discard();
    // A save under way would bring the draft back if it arrived after the deletion.
    await autosave.flush().catch(() => undefined);
    if (life.isOver) return false;
    return end(life, autosave, fields.values, async () => {
      if (life.hasDraft) await remove.mutateAsync(life.id);
      else kept.forget(life.id);
      onClose();
    }).then(
      () => true,
      (error) => {
        sayNotDeleted(error);
        return false;
      },
    );
  }

  return {
    ...fields,
    autosave,
    set: (part: Parameters<typeof fields.set>[0]) => {
      fields.set(part);
      autosave.change(fields.values());
    },
    save,
    isSaving: plant.isPending,
    cancel,
    isCancelling: remove.isPending,
    /** The id of the draft, which is made if need be. Rejects when it cannot be. */
    draftId: async () => {
      if (!life.hasDraft) await autosave.flush();
      return life.id;
    },
  };
}

export type PlantingForm = ReturnType<typeof usePlantingForm>;

/** Where the draft of a form stands. Not state: it is asked for after the page is gone, when nothing is shown any more. */
type DraftLife = { id: string; hasDraft: boolean; isOver: boolean };

/** Ends the draft by `work`; should that fail, it goes on. */
async function end(
  life: DraftLife,
  autosave: Autosaving<PlantingDraft>,
  values: () => Partial<Planting>,
  work: () => Promise<void>,
): Promise<void> {
  autosave.discard();
  life.isOver = true;
  try {
    await work();
  } catch (error) {
    life.isOver = false;
    autosave.change(values());
    throw error;
  }
}

type SaveDraft = ReturnType<typeof useSavePlantingDraft>;

/** Saves what is typed into the draft, which is made as soon as the form opens. */
function useDraftAutosave(
  life: DraftLife,
  values: () => Partial<Planting>,
  saveDraft: SaveDraft,
  keep: (change: PlantingDraft) => void,
) {
  const autosave = useAutosave<PlantingDraft>(
    (change, isLeaving) => {
      if (life.isOver) return Promise.resolve();
      const { id, hasDraft } = life;
      const sending = saveDraft({ id, change, hasDraft, isLeaving });
      sending.settled.then(
        // Another device may have begun a draft meanwhile: a project has one, and it is that one.
        (saved) => !life.isOver && Object.assign(life, { hasDraft: true, ...(saved && { id: saved.id }) }),
        () => undefined,
      );
      return sending;
    },
    PLANTING_AUTOSAVE_MS,
    keep,
  );
  const begin = useRef(() => {
    if (life.hasDraft) return;
    autosave.change(values());
    void autosave.flush().catch(() => undefined);
  });
  useEffect(() => begin.current(), []);
  return autosave;
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
