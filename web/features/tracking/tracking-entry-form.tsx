import { type ReactNode, useRef, useState } from 'react';
import type { TrackingEntry } from '#domain/contract/tracking.ts';
import { paths } from '#web/app/paths.ts';
import { asking } from '#web/lib/dates.ts';
import { FormConflictList } from '#web/offline/queue/conflict-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { DateTimeField, NumberField, TextArea } from '#web/ui/field.tsx';
import { SaveStatus } from '#web/ui/save-status.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useFocusAsItAppears } from '#web/ui/use-focus-as-it-appears.ts';
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
  const [wasDraft] = useState(entry.isDraft);
  const form = useTrackingEntryForm(projectId, entry, () => {
    toast(
      wasDraft
        ? { title: 'Entry Completed!', description: 'Your tracking entry has been finalized successfully.' }
        : { title: 'Tracking entry updated' },
    );
    onClose();
  });
  const { field, box } = form;
  const notes = useRef<HTMLTextAreaElement>(null);
  useFocusAsItAppears(notes);
  // What is typed is not to be sent after the deletion.
  const deletion = useTrackingEntryDeletion(projectId, entry.id, { onDeleted, around: form.end });

  /** §15.1; what a child has written is not thrown away unasked (§5). */
  const cancel = () => {
    if (!entry.isDraft) onClose();
    else if (form.isEmpty && entry.photos.length === 0) void deletion.remove();
    else deletion.ask();
  };

  return (
    <Card as="article" look="notebook" aria-labelledby={`entry-${entry.id}`}>
      <div ref={form.root} className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 id={`entry-${entry.id}`} className="text-lg">
            {wasDraft ? 'New entry' : 'Edit entry'}
          </h3>
          <SaveStatus {...form.status} waitingHref={paths.waiting()} />
        </div>
        <DateTimeField label="When did you look?" {...asking(field('observedAt'))} />
        <TextArea
          ref={notes}
          label="What do you see?"
          hint="Look at the roots, the leaves and the water. What changed since last time?"
          required
          rows={4}
          {...field('notes')}
        />
        <fieldset className="grid gap-1">
          <legend className="font-semibold">What did you do or notice?</legend>
          <CheckboxField label="Added water" {...box('addedWater')} />
          <CheckboxField label="Changed water" {...box('changedWater')} />
          <CheckboxField label="Noticed root growth" {...box('noticedRootGrowth')} />
        </fieldset>
        <NumberField
          label="Time spent (hours)"
          hint="For example 0.5 for half an hour."
          className="max-w-sm"
          {...field('timeSpent')}
        />
        <FormConflictList about={entry.id} form={form.conflicts} />
        {photos}
        <div className="flex flex-wrap gap-2">
          <Button onClick={form.submit} pending={form.isSaving} pendingText="Saving...">
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
