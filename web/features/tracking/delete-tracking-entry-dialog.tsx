import { useState } from 'react';
import { isUnauthorized } from '#web/lib/call.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDeleteTrackingEntry } from './tracking.queries.ts';

type Around = { onDeleted: () => void; before?: () => void; onFailed?: () => void };

/** Deleting an entry: `ask` first, then `remove`. `before` is called right before, `onFailed` when it did not work. */
export function useTrackingEntryDeletion(projectId: string, entryId: string, around: Around) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useDeleteTrackingEntry(projectId);

  async function remove(): Promise<void> {
    around.before?.();
    try {
      await mutateAsync(entryId);
      toast({ title: 'Tracking entry deleted' });
      around.onDeleted();
    } catch (error) {
      around.onFailed?.();
      if (isUnauthorized(error)) return;
      toast({ title: 'Error', description: 'Failed to delete tracking entry', variant: 'destructive' });
    }
  }

  return { remove, isPending, isAsking, setAsking, ask: () => setAsking(true) };
}

/** §5: asks first, since it cannot be undone. */
export function DeleteTrackingEntryDialog({
  deletion,
}: {
  deletion: ReturnType<typeof useTrackingEntryDeletion>;
}) {
  return (
    <ConfirmDialog
      open={deletion.isAsking}
      onOpenChange={deletion.setAsking}
      title="Delete this entry?"
      body="Are you sure you want to delete this entry and its photos? This action cannot be undone."
      confirmLabel="Delete Entry"
      pendingText="Deleting..."
      danger
      pending={deletion.isPending}
      onConfirm={deletion.remove}
    />
  );
}
