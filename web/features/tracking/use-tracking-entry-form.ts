import { useEffect, useRef, useState } from 'react';
import { type TrackingEntry, TrackingEntryChange } from '#domain/contract/tracking.ts';
import { TRACKING_AUTOSAVE_MS } from '#domain/limits.ts';
import { HOURS_SENTENCE, parseHours } from '#domain/rules/hours.ts';
import {
  hasNotes,
  NOTES_REQUIRED_SENTENCE,
  NOTES_REQUIRED_TITLE,
  staysDraft,
} from '#domain/rules/tracking.ts';
import { isUnauthorized } from '#web/lib/call.ts';
import { isEmpty, without } from '#web/lib/faults.ts';
import { FormBase } from '#web/lib/form-base.ts';
import { useAutosave } from '#web/lib/use-autosave.ts';
import { followChoices, useContestedFaults } from '#web/offline/use-conflicts.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useCompleteTrackingEntry, useSaveTrackingEntry, useTypedTrackingEntry } from './tracking.queries.ts';

/** The form as typed; hours stay text until they are sent. */
export type TypedEntry = Pick<
  TrackingEntry,
  'notes' | 'addedWater' | 'changedWater' | 'noticedRootGrowth' | 'observedAt'
> & { timeSpent: string };

type Field = keyof TypedEntry;

function typedFrom(entry: TrackingEntry): TypedEntry {
  const { notes, addedWater, changedWater, noticedRootGrowth, observedAt, timeSpent } = entry;
  const hours = timeSpent === null ? '' : String(timeSpent);
  return { notes, addedWater, changedWater, noticedRootGrowth, observedAt, timeSpent: hours };
}

/** What a typed value is to the server, or the sentence why it is nothing yet. */
function readField(field: Field, typed: string | boolean): { value?: unknown; fault?: string } {
  const value = field === 'timeSpent' ? parseHours(String(typed)) : typed;
  if (value === undefined) return { fault: HOURS_SENTENCE };
  const fault = TrackingEntryChange.safeParse({ [field]: value }).error?.issues[0]?.message;
  return fault === undefined ? { value } : { fault };
}

/** Notes that cannot be stored as they are do not finish an entry. */
function isStillDraft(typed: TypedEntry): boolean {
  return staysDraft(typed) || readField('notes', typed.notes).fault !== undefined;
}

function hasNothingIn({ observedAt: _, ...rest }: TypedEntry): boolean {
  return Object.values(rest).every((value) => value === '' || value === false);
}

/** What is typed, for the screen and for whatever asks between two of its pictures. */
function useTyped(begin: TypedEntry) {
  const [typed, setTyped] = useState(begin);
  const latest = useRef(typed);
  const show = (part: Partial<TypedEntry>) => {
    latest.current = { ...latest.current, ...part };
    setTyped(latest.current);
  };
  return { typed, latest, show };
}

/**
 * An entry while it is written (§4): each field saves itself a second after the last change, and the entry is finished
 * once there are notes and an activity. What cannot be stored stays in its field with a sentence.
 */
export function useTrackingEntryForm(projectId: string, entry: TrackingEntry) {
  const kept = useTypedTrackingEntry(projectId, entry.id);
  const [left] = useState(kept.texts);
  const { typed, latest, show } = useTyped({ ...typedFrom(entry), ...left });
  const [isMissingNotes, setMissingNotes] = useState(false);
  const [base] = useState(() => new FormBase(typedFrom(entry), entry.revision));
  const contested = useContestedFaults(entry.id);
  const save = useSaveTrackingEntry(projectId, entry.id, receive);
  const completion = useCompletion(projectId, entry);
  const whole = (change: TrackingEntryChange) => ({ ...change, isDraft: isStillDraft(latest.current) });
  const autosave = useAutosave<TrackingEntryChange>(
    (change, isLeaving) => save(whole(change), base.revisionOf(change), isLeaving),
    TRACKING_AUTOSAVE_MS,
    (change, held) => {
      const texts = Object.fromEntries(held.map((field) => [field, String(latest.current[field as Field])]));
      kept.keep(whole(change), base.revisionOf(change), !isEmpty(change), texts);
    },
  );
  const takeUp = useRef((fields: string[]) => {
    for (const field of fields) send(field as Field);
  });
  useEffect(() => takeUp.current(Object.keys(left)), [left]);

  function receive(saved: TrackingEntry) {
    const news = base.take(typedFrom(saved), saved.revision, latest.current);
    show(without(news, contested));
  }

  function send(field: Field) {
    const { value, fault } = readField(field, latest.current[field]);
    if (fault === undefined) autosave.change({ [field]: value });
    else autosave.hold({ [field]: fault });
  }

  function set(part: Partial<TypedEntry>) {
    show(part);
    if (part.notes !== undefined) setMissingNotes(false);
    for (const field of Object.keys(part) as Field[]) send(field);
  }

  async function complete(): Promise<boolean> {
    const isComplete = hasNotes(latest.current);
    if (!isComplete) setMissingNotes(true);
    return completion.complete(isComplete, async () => (await autosave.flush()) && isEmpty(contested));
  }

  return {
    typed,
    faults: {
      ...contested,
      ...autosave.faults,
      ...(isMissingNotes && { notes: NOTES_REQUIRED_SENTENCE }),
    } as Partial<Record<Field, string>>,
    conflicts: followChoices(
      autosave,
      base as Pick<FormBase<TrackingEntryChange>, 'see'>,
      (field) => readField(field as Field, latest.current[field as Field]).value,
      (field, value) => show({ [field]: field === 'timeSpent' ? String(value ?? '') : value }),
    ),
    set,
    autosave,
    /** Saves everything and finishes the entry. Gives whether that worked; if not, the student is told why. */
    complete,
    isCompleting: completion.isCompleting,
    /** Whether nothing but the time of looking has been written yet. */
    isEmpty: () => hasNothingIn(latest.current),
    /** Sends everything once more: what was let go is wanted again. */
    takeUpAgain: () => takeUp.current(Object.keys(latest.current)),
  };
}

/** §5: an entry is finished once it has notes and everything that was typed is saved. */
function useCompletion(projectId: string, entry: TrackingEntry) {
  const [isCompleting, setCompleting] = useState(false);
  const finish = useCompleteTrackingEntry(projectId, entry.id);

  async function complete(hasNotes: boolean, saveAll: () => Promise<boolean>): Promise<boolean> {
    if (!hasNotes) {
      toast({ title: NOTES_REQUIRED_TITLE, description: NOTES_REQUIRED_SENTENCE, variant: 'destructive' });
      return false;
    }
    setCompleting(true);
    try {
      if (!(await saveAll())) return false;
      await finish.mutateAsync(entry.revision);
      return true;
    } catch (error) {
      if (!isUnauthorized(error)) {
        toast({ title: 'Error', description: 'Failed to complete tracking entry', variant: 'destructive' });
      }
      return false;
    } finally {
      setCompleting(false);
    }
  }

  return { complete, isCompleting };
}
