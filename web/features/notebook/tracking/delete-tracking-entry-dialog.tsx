import { useState } from 'react';
import { isUnauthorized } from '#web/lib/call.ts';
import { failureWords } from '#web/lib/failure-words.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/notebook/tracking.ts';
import * as fields from '#words/platform/fields.ts';
import { useDeleteTrackingEntry } from './tracking.queries.ts';

type Deletion = {
  onDeleted: () => void;
  /** Is handed what deletes the entry, and rejects as that does. */
  around?: (work: () => Promise<void>) => Promise<void>;
};

/** Deleting an entry: `ask` first, then `remove`. */
export function useTrackingEntryDeletion(
  projectId: string,
  entryId: string,
  { onDeleted, around = (work) => work() }: Deletion,
) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending, error } = useDeleteTrackingEntry(projectId);

  async function remove(): Promise<void> {
    try {
      await around(async () => {
        await mutateAsync(entryId);
      });
      toast({ title: words.removed });
      onDeleted();
    } catch (error) {
      if (isUnauthorized(error)) return;
      toast({ title: fields.error, description: words.notRemoved, variant: 'destructive' });
    }
  }

  const failure = failureWords(error, words.notRemoved);
  return { remove, isPending, failure, isAsking, setAsking, ask: () => setAsking(true) };
}

/** PRODUCT.md#what-is-checked: asks first, since it cannot be undone. */
export function DeleteTrackingEntryDialog({
  deletion,
  keepLabel,
}: {
  deletion: ReturnType<typeof useTrackingEntryDeletion>;
  /** The answer that keeps the entry, where 'Cancel' was what asked. */
  keepLabel?: string;
}) {
  return (
    <ConfirmDialog
      open={deletion.isAsking}
      onOpenChange={deletion.setAsking}
      title={words.removing.title}
      body={words.removing.body}
      confirmLabel={words.remove}
      {...(keepLabel && { cancelLabel: keepLabel })}
      pendingText={fields.deleting}
      danger
      pending={deletion.isPending}
      onConfirm={deletion.remove}
      failure={deletion.failure}
    />
  );
}
