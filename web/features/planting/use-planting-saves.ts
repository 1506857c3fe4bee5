import { useEffect, useRef, useState } from 'react';
import type { PlantingDraft, PlantingEntry } from '#domain/contract/planting.ts';
import { PLANTING_AUTOSAVE_MS } from '#domain/limits.ts';
import { isEmpty } from '#web/lib/faults.ts';
import { FormBase } from '#web/lib/form-base.ts';
import { useAutosave } from '#web/lib/use-autosave.ts';
import { followChoices, useContestedFaults } from '#web/offline/use-conflicts.ts';
import { type Planting, useSavePlantingDraft, useTypedPlanting } from './planting.queries.ts';
import type { PlantingFaults, PlantingFields } from './use-planting-fields.ts';

type DraftLife = { id: string; hasDraft: boolean; isOver: boolean };
type Placed = Partial<Planting> & Pick<Planting, 'plantingLocation' | 'plantingDate'>;

/** What one of these has and the other has not. */
function changedIn(before: Partial<Planting>, after: Partial<Planting>): Partial<Planting> {
  const names = Object.keys(after) as (keyof Planting)[];
  return Object.fromEntries(names.filter((it) => before[it] !== after[it]).map((it) => [it, after[it]]));
}

function plantingOf(entry: PlantingEntry): Planting {
  const { plantingLocation, plantingType, plantingDate, notes, timeSpent } = entry;
  return { plantingLocation, plantingType, plantingDate, notes, timeSpent };
}

/**
 * Saves what is typed of a planting into its draft, which is made as soon as the form opens. Only what was changed here
 * is sent, with the revision that it began with: what another device writes into the same draft stays (§12.11).
 */
export function usePlantingSaves(
  projectId: string,
  life: DraftLife,
  draft: PlantingEntry | null,
  fields: PlantingFields,
) {
  const kept = useTypedPlanting(projectId);
  const contested = useContestedFaults(life.id);
  const saveDraft = useSavePlantingDraft(projectId);
  const [base] = useState(() => new FormBase(fields.values(), draft?.revision ?? 0));
  const saveOf = (change: PlantingDraft) => {
    return { ...life, change, whole: fields.values(), revision: base.revisionOf(change) };
  };
  const autosave = useAutosave<PlantingDraft>(
    (change, isLeaving) => {
      if (life.isOver) return Promise.resolve();
      const sending = saveDraft({ ...saveOf(change), isLeaving });
      const noteDraft = () => Object.assign(life, { hasDraft: true });
      sending.settled.then(noteDraft, () => undefined);
      sending.delivered.then(
        (saved) => saved && fields.show(base.take(plantingOf(saved), saved.revision, fields.values())),
        () => undefined,
      );
      return sending;
    },
    PLANTING_AUTOSAVE_MS,
    (change) => life.isOver || kept.keep(saveOf(change), fields.unsendable()),
  );
  const begin = useRef(() => {
    if (life.hasDraft) return kept.keep(saveOf({}), fields.unsendable());
    autosave.change(fields.values());
    void autosave.flush().catch(() => undefined);
  });
  useEffect(() => begin.current(), []);

  return {
    autosave,
    faults: contested as PlantingFaults,
    /** Whether a choice between two devices is waited for. */
    isContested: !isEmpty(contested),
    conflicts: followChoices<PlantingDraft>(
      autosave,
      base as Pick<FormBase<PlantingDraft>, 'see'>,
      (field) => fields.values()[field as keyof Planting],
      (field, value) => fields.show({ [field]: value }),
    ),
    set: (part: Parameters<PlantingFields['set']>[0]) => {
      const before = fields.values();
      fields.set(part);
      const change = changedIn(before, fields.values());
      base.touch(change);
      autosave.change(change);
    },
    /** What makes an entry of it: what is not known to be stored, and the whole for where no draft is any more. */
    finalOf: (planting: Placed) => {
      const change = base.changesOf(planting);
      return { ...life, change, revision: base.revisionOf(change), planting };
    },
    /** Ends the draft by `work`; should that fail, it goes on. */
    end: async (work: () => Promise<void>): Promise<void> => {
      autosave.discard();
      life.isOver = true;
      try {
        await work();
      } catch (error) {
        life.isOver = false;
        autosave.change(base.changesOf(fields.values()));
        throw error;
      }
    },
  };
}
