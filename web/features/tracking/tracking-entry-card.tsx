import { Check, Droplets, GlassWater, Pencil, Sprout, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { TrackingEntry } from '#domain/contract/tracking.ts';
import { isUnauthorized } from '#web/lib/call.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDeleteTrackingEntry } from './tracking.queries.ts';

export type TrackingEntryCardProps = {
  projectId: string;
  entry: TrackingEntry;
  photos: ReactNode;
  onOpen: () => void;
};

/** One entry as it is read (§2.9): drafts offer 'Finish Entry', finished ones say 'Complete'. */
export function TrackingEntryCard({ projectId, entry, photos, onOpen }: TrackingEntryCardProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card as="article" look="notebook" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{showDateTime(entry.observedAt)}</h3>
        {entry.isDraft ? <Badge tone="waiting">Draft</Badge> : <Badge tone="done">Complete</Badge>}
      </div>
      <Activities entry={entry} />
      {entry.notes.trim() !== '' && <p className="whitespace-pre-wrap break-words">{entry.notes}</p>}
      {entry.timeSpent !== null && (
        <p className="text-ink-soft text-sm">Time spent: {entry.timeSpent} hours</p>
      )}
      {photos}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={entry.isDraft ? 'primary' : 'secondary'}
          size="sm"
          icon={entry.isDraft ? <Check className="size-5" /> : <Pencil className="size-5" />}
          onClick={onOpen}
        >
          {entry.isDraft ? 'Finish Entry' : 'Edit Entry'}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={<Trash2 className="size-5" />}
          onClick={() => setAsking(true)}
        >
          Delete Entry
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

type DeleteTrackingEntryProps = {
  projectId: string;
  entryId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** §5: asks first, since it cannot be undone. */
export function DeleteTrackingEntry({ projectId, entryId, isOpen, onOpenChange }: DeleteTrackingEntryProps) {
  const remove = useDeleteTrackingEntry(projectId);
  const confirm = () =>
    remove.mutate(entryId, {
      onSuccess: () => {
        onOpenChange(false);
        toast({ title: 'Tracking entry deleted' });
      },
      onError: (error) => {
        if (isUnauthorized(error)) return;
        toast({ title: 'Error', description: 'Failed to delete tracking entry', variant: 'destructive' });
      },
    });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Delete this entry?"
      body="Are you sure you want to delete this entry and its photos? This action cannot be undone."
      confirmLabel="Delete Entry"
      pendingText="Deleting..."
      danger
      pending={remove.isPending}
      onConfirm={confirm}
    />
  );
}
