import type { TrackingEntry, TrackingEntrySaved } from '#domain/contract/notebook/tracking.ts';
import { LOOK } from '#domain/contract/notebook/written-fields.ts';
import { TRACKING_AUTOSAVE_MS } from '#domain/limits.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import {
  hasNotes,
  NOTES_REQUIRED_TITLE,
  type Observation,
  staysDraft,
} from '#domain/rules/notebook/tracking.ts';
import { TrackingEntryForm } from '#domain/rules/notebook/tracking-form.ts';
import { emptyOf, writtenOf } from '#domain/rules/notebook/written.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import { tooFarAheadOf } from '#web/lib/dates.ts';
import { useSavedForm } from '#web/offline/queue/use-saved-form.ts';
import { sayInWords } from '#web/parts/say-failed.ts';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/notebook/tracking-form.ts';
import * as fields from '#words/platform/fields.ts';
import { trackingEntryChange, useCompleteTrackingEntry } from './tracking.queries.ts';

/** Returns an entry's written fields; one kept on the device since before a field existed has it empty. */
const observed = (entry: TrackingEntry): Observation => ({ ...emptyOf(LOOK), ...writtenOf(LOOK, entry) });

/** Says at the notes that an entry is not finished without them. */
const missingNotes = ({ notes }: Partial<Observation>): { notes?: Told } =>
  notes === undefined || hasNotes({ notes }) ? {} : { notes: sentences.notesMissing };

/**
 * An entry while it is written (PRODUCT.md#drafts-of-entries): each field saves itself a second after the last change,
 * and the entry is finished once there are notes and an activity, or by being sent.
 */
export function useTrackingEntryForm(projectId: string, entry: TrackingEntry, onCompleted: () => void) {
  const finish = useCompleteTrackingEntry(projectId, entry.id);
  const form = useSavedForm<typeof TrackingEntryForm, TrackingEntrySaved>(TrackingEntryForm, {
    stored: observed(entry),
    revision: entry.revision,
    storedIn: observed,
    // A finished one is not saved without notes either.
    rules: (written) => ({
      ...(entry.isDraft ? {} : missingNotes(written)),
      ...tooFarAheadOf(written, entry),
    }),
    delayMs: TRACKING_AUTOSAVE_MS,
    draftOf: (change, { revision, values }) => {
      if (!entry.isDraft) return trackingEntryChange(projectId, entry.id, change, revision);
      // Notes that cannot be stored as they are do not finish an entry.
      const isDraft = staysDraft({ ...emptyOf(LOOK), ...values });
      return trackingEntryChange(projectId, entry.id, { ...change, isDraft }, revision, values);
    },
    required: missingNotes,
    onInvalid: ({ notes }) => {
      if (notes !== sentences.notesMissing) return;
      toast({ title: NOTES_REQUIRED_TITLE, description: notes, variant: 'destructive' });
    },
    save: async (): Promise<void> => {
      if (!(await form.autosave.flush()) || form.isContested) return form.focusFirstError();
      const whole = entry.isDraft ? form.values() : undefined;
      await finish.mutateAsync({ basedOn: entry.revision, whole });
      onCompleted();
    },
    onFailed: () => sayInWords(fields.error, words.notCompleted),
  });
  const { observedAt: _, ...written } = form.typed;
  return {
    ...form,
    /** True when only the time of looking has been written. */
    isEmpty: Object.values(written).every((value) => value === '' || value === false),
  };
}
