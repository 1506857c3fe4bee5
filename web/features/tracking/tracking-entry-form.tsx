import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TrackingEntry } from '#domain/contract/tracking.ts';
import { paths } from '#web/app/paths.ts';
import { FormConflictList } from '#web/offline/conflict-list.tsx';
import { useSaveStatus } from '#web/offline/use-outbox.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { DateTimeField, NumberField, TextArea } from '#web/ui/field.tsx';
import { SaveStatus } from '#web/ui/save-status.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { DeleteTrackingEntryDialog, useTrackingEntryDeletion } from './delete-tracking-entry-dialog.tsx';
import { useTrackingEntryForm } from './use-tracking-entry-form.ts';

export type TrackingEntryFormProps = {
  projectId: string;
  entry: TrackingEntry;
  photos: ReactNode;
  onClose: () => void;
  onDeleted: () => void;
};

/** An entry being written (§2.9, §4): it saves itself; 'Complete Entry' needs notes; Cancel drops a mere draft. */
export function TrackingEntryForm(props: TrackingEntryFormProps) {
  const { projectId, entry, photos, onClose, onDeleted } = props;
  const form = useTrackingEntryForm(projectId, entry);
  const { typed, faults, set, autosave } = form;
  const [wasDraft] = useState(entry.isDraft);
  const fields = useRef<HTMLDivElement>(null);
  const notes = useRef<HTMLTextAreaElement>(null);
  useEffect(() => notes.current?.focus(), []);
  const deletion = useTrackingEntryDeletion(projectId, entry.id, {
    onDeleted,
    // What is typed is not to be sent after the deletion.
    before: autosave.discard,
    onFailed: form.takeUpAgain,
  });

  const complete = async () => {
    if (!(await form.complete())) return showFirstFault(fields.current);
    toast(
      wasDraft
        ? { title: 'Entry Completed!', description: 'Your tracking entry has been finalized successfully.' }
        : { title: 'Tracking entry updated' },
    );
    onClose();
  };
  /** §15.1; what a child has written is not thrown away unasked (§5). */
  const cancel = () => {
    if (!entry.isDraft) onClose();
    else if (form.isEmpty() && entry.photos.length === 0) void deletion.remove();
    else deletion.ask();
  };

  return (
    <Card as="article" look="notebook" aria-labelledby={`entry-${entry.id}`}>
      <div ref={fields} className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 id={`entry-${entry.id}`} className="text-lg">
            {wasDraft ? 'New entry' : 'Edit entry'}
          </h3>
          <SaveStatus {...useSaveStatus(autosave, entry.id)} waitingHref={paths.waiting()} />
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
          className="max-w-sm"
          value={typed.timeSpent}
          error={faults.timeSpent}
          onChange={(event) => set({ timeSpent: event.target.value })}
        />
        <FormConflictList about={entry.id} form={form.conflicts} />
        {photos}
        <div className="flex flex-wrap gap-2">
          <Button onClick={complete} pending={form.isCompleting} pendingText="Saving...">
            {wasDraft ? 'Complete Entry' : 'Save Entry'}
          </Button>
          <Button variant="quiet" onClick={cancel} pending={deletion.isPending}>
            Cancel
          </Button>
        </div>
      </div>
      <DeleteTrackingEntryDialog deletion={deletion} />
    </Card>
  );
}

/** Leads to the field that keeps the entry from being finished, once React has marked it. */
function showFirstFault(fields: HTMLElement | null): void {
  requestAnimationFrame(() => fields?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
