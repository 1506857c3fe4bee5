import { Check, Droplets, GlassWater, Pencil, Sprout, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { TrackingEntry } from '#domain/contract/tracking.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useFocusAsItAppears } from '#web/ui/use-focus-as-it-appears.ts';
import { DeleteTrackingEntryDialog, useTrackingEntryDeletion } from './delete-tracking-entry-dialog.tsx';

export type TrackingEntryCardProps = {
  projectId: string;
  entry: TrackingEntry;
  photos: ReactNode;
  /** It stands where a form was just closed, and the focus goes on here. */
  takesFocus: boolean;
  onOpen: () => void;
  onDeleted: () => void;
};

/** One entry as it is read (§2.9): drafts offer 'Finish Entry', finished ones say 'Complete'. */
export function TrackingEntryCard(props: TrackingEntryCardProps) {
  const { projectId, entry, photos, takesFocus, onOpen, onDeleted } = props;
  const deletion = useTrackingEntryDeletion(projectId, entry.id, { onDeleted });
  const openButton = useRef<HTMLButtonElement>(null);
  useFocusAsItAppears(openButton, takesFocus);
  return (
    <Card as="article" look="notebook" aria-labelledby={`entry-${entry.id}`} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`entry-${entry.id}`} className="text-lg">
          {showDateTime(entry.observedAt)}
        </h3>
        {entry.isDraft ? <Badge tone="waiting">Draft</Badge> : <Badge tone="done">Complete</Badge>}
      </div>
      <Activities entry={entry} />
      {entry.notes.trim() !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{entry.notes}</p>}
      {entry.timeSpent !== null && (
        <p className="text-ink-soft text-sm">
          Time spent: {entry.timeSpent} {entry.timeSpent === 1 ? 'hour' : 'hours'}
        </p>
      )}
      {photos}
      <div className="flex flex-wrap gap-2">
        <Button
          ref={openButton}
          variant={entry.isDraft ? 'primary' : 'secondary'}
          size="sm"
          icon={entry.isDraft ? <Check className="size-5" /> : <Pencil className="size-5" />}
          onClick={onOpen}
        >
          {entry.isDraft ? 'Finish Entry' : 'Edit Entry'}
        </Button>
        <Button variant="quiet" size="sm" icon={<Trash2 className="size-5" />} onClick={deletion.ask}>
          Delete Entry
        </Button>
      </div>
      <DeleteTrackingEntryDialog deletion={deletion} />
    </Card>
  );
}

function Activities({ entry }: { entry: TrackingEntry }) {
  const activities = [
    [entry.addedWater, 'Added water', Droplets],
    [entry.changedWater, 'Changed water', GlassWater],
    [entry.noticedRootGrowth, 'Noticed root growth', Sprout],
  ] as const;
  const done = activities.filter(([isDone]) => isDone);
  if (done.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {done.map(([, label, Icon]) => (
        <li key={label}>
          <Badge icon={<Icon aria-hidden="true" className="size-4" />}>{label}</Badge>
        </li>
      ))}
    </ul>
  );
}
