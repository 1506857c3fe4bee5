import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type TrackingEntry, TrackingEntryChange } from '#domain/contract/tracking.ts';
import { TRACKING_AUTOSAVE_MS } from '#domain/limits.ts';
import { HOURS_SENTENCE, parseHours } from '#domain/rules/hours.ts';
import {
  hasNotes,
  NOTES_REQUIRED_SENTENCE,
  NOTES_REQUIRED_TITLE,
  staysDraft,
} from '#domain/rules/tracking.ts';
import { CallError, isUnauthorized } from '#web/lib/call.ts';
import { useAutosave } from '#web/lib/use-autosave.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { DateTimeField, NumberField, TextArea } from '#web/ui/field.tsx';
import { SaveStatus } from '#web/ui/save-status.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useChangeTrackingEntry, useDeleteTrackingEntry } from './tracking.queries.ts';
import { DeleteTrackingEntry } from './tracking-entry-card.tsx';

const SAVE_WORDS = {
  saving: 'Saving...',
  saved: 'Auto-saved',
  device: 'Saved on this device, not sent yet',
  failed: 'Not saved.',
};

/** The form as typed; hours stay text until they are sent. */
type Typed = Pick<
  TrackingEntry,
  'notes' | 'addedWater' | 'changedWater' | 'noticedRootGrowth' | 'observedAt'
> & { timeSpent: string };

function typedFrom(entry: TrackingEntry): Typed {
  return { ...entry, timeSpent: entry.timeSpent === null ? '' : String(entry.timeSpent) };
}

type Faults = Partial<Record<keyof Typed, string>>;

/** The fields that can be sent as they are typed, and the sentences of those that cannot. */
function checkTyped(typed: Partial<Typed>): { change: TrackingEntryChange; faults: Faults } {
  const { timeSpent, ...rest } = typed;
  const hours = timeSpent === undefined ? undefined : parseHours(timeSpent);
  const faults: Faults = timeSpent !== undefined && hours === undefined ? { timeSpent: HOURS_SENTENCE } : {};
  const change: Record<string, unknown> = hours === undefined ? {} : { timeSpent: hours };
  for (const [field, value] of Object.entries(rest)) {
    const checked = TrackingEntryChange.safeParse({ [field]: value });
    if (checked.success) change[field] = value;
    else faults[field as keyof Typed] = checked.error.issues[0]?.message ?? '';
  }
  return { change, faults };
}

export type TrackingEntryFormProps = {
  projectId: string;
  entry: TrackingEntry;
  photos: ReactNode;
  onClose: () => void;
};

/** An entry being written (§2.9, §4): it saves itself; 'Complete Entry' needs notes; Cancel drops a mere draft. */
export function TrackingEntryForm({ projectId, entry, photos, onClose }: TrackingEntryFormProps) {
  const form = useTrackingEntryForm(projectId, entry);
  const { typed, faults, set, autosave } = form;
  const remove = useDeleteTrackingEntry(projectId);
  const [isAsking, setAsking] = useState(false);
  const [wasDraft] = useState(entry.isDraft);
  const notes = useRef<HTMLTextAreaElement>(null);
  useEffect(() => notes.current?.focus(), []);

  const complete = async () => {
    if (await form.complete(wasDraft)) onClose();
    else notes.current?.focus();
  };
  const cancel = async () => {
    const isEmpty =
      staysDraft(typed) && !hasNotes(typed) && typed.timeSpent === '' && entry.photos.length === 0;
    if (!entry.isDraft) return onClose();
    if (!isEmpty) return setAsking(true);
    autosave.discard();
    remove.mutate(entry.id, { onSettled: onClose });
  };

  return (
    <Card as="article" look="notebook" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{wasDraft ? 'New entry' : 'Edit entry'}</h3>
        <SaveStatus state={autosave.state} words={SAVE_WORDS} onRetry={autosave.retry} />
      </div>
      <DateTimeField
        label="When did you look?"
        value={typed.observedAt}
        error={faults.observedAt}
        onChange={(event) => set({ observedAt: event.target.value })}
      />
      <TextArea
        ref={notes}
        label="What do you see?"
        hint="Look at the roots, the leaves and the water. What changed since last time?"
        required
        rows={4}
        value={typed.notes}
        error={faults.notes}
        onChange={(event) => set({ notes: event.target.value })}
      />
      <fieldset className="grid gap-1">
        <legend className="font-semibold">What did you do or notice?</legend>
        <CheckboxField
          label="Added water"
          checked={typed.addedWater}
          onChange={(event) => set({ addedWater: event.target.checked })}
        />
        <CheckboxField
          label="Changed water"
          checked={typed.changedWater}
          onChange={(event) => set({ changedWater: event.target.checked })}
        />
        <CheckboxField
          label="Noticed root growth"
          checked={typed.noticedRootGrowth}
          onChange={(event) => set({ noticedRootGrowth: event.target.checked })}
        />
      </fieldset>
      <NumberField
        label="Time spent (hours)"
        hint="For example 0.5 for half an hour."
        value={typed.timeSpent}
        error={faults.timeSpent}
        onChange={(event) => set({ timeSpent: event.target.value })}
      />
      {photos}
      <div className="flex flex-wrap gap-2">
        <Button onClick={complete} pending={form.isCompleting} pendingText="Saving...">
          {wasDraft ? 'Complete Entry' : 'Save Entry'}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
      <DeleteTrackingEntry
        projectId={projectId}
        entryId={entry.id}
        isOpen={isAsking}
        onOpenChange={setAsking}
      />
    </Card>
  );
}

function useTrackingEntryForm(projectId: string, entry: TrackingEntry) {
  const [typed, setTyped] = useState(() => typedFrom(entry));
  const [faults, setFaults] = useState<Faults>({});
  const update = useChangeTrackingEntry(projectId);
  const latest = useRef(typed);

  const autosave = useAutosave<TrackingEntryChange>(async (change, isLeaving) => {
    const isDraft = staysDraft(latest.current);
    await update.mutateAsync({ id: entry.id, change: { ...change, isDraft }, keepalive: isLeaving });
  }, TRACKING_AUTOSAVE_MS);

  const set = (part: Partial<Typed>) => {
    latest.current = { ...latest.current, ...part };
    setTyped(latest.current);
    const checked = checkTyped(part);
    const cleared = Object.fromEntries(Object.keys(part).map((field) => [field, undefined]));
    setFaults((before) => ({ ...before, ...cleared, ...checked.faults }));
    if (Object.keys(checked.change).length > 0) autosave.change(checked.change);
  };

  /** Saves everything and finishes the entry; gives false when something must be mended first. */
  async function complete(wasDraft: boolean): Promise<boolean> {
    if (!hasNotes(latest.current)) {
      setFaults((before) => ({ ...before, notes: NOTES_REQUIRED_SENTENCE }));
      toast({ title: NOTES_REQUIRED_TITLE, description: NOTES_REQUIRED_SENTENCE, variant: 'destructive' });
      return false;
    }
    if (Object.values(checkTyped(latest.current).faults).length > 0) return false;
    try {
      await autosave.flush();
      await update.mutateAsync({ id: entry.id, change: { isDraft: false } });
    } catch (error) {
      if (error instanceof CallError) setFaults((before) => ({ ...before, ...error.fields }));
      if (!isUnauthorized(error)) {
        toast({ title: 'Error', description: 'Failed to complete tracking entry', variant: 'destructive' });
      }
      return false;
    }
    if (wasDraft) {
      toast({
        title: 'Entry Completed!',
        description: 'Your tracking entry has been finalized successfully.',
      });
    } else toast({ title: 'Tracking entry updated' });
    return true;
  }

  return {
    typed,
    faults,
    set,
    autosave,
    complete,
    isCompleting: update.isPending && autosave.state !== 'saving',
  };
}
