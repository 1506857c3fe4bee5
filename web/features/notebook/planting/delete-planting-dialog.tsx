import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isUnauthorized } from '#web/lib/call.ts';
import { failureWords } from '#web/lib/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/notebook/planting.ts';
import * as fields from '#words/platform/fields.ts';
import { useDeletePlantingEntry } from './planting.queries.ts';

export type DeletePlantingDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The answer that keeps the entry, where 'Cancel' was what asked. */
  keepLabel?: string;
  isPending: boolean;
  /** The error of the last try to delete. */
  error?: unknown;
  onConfirm: () => void;
};

/** PRODUCT.md#what-is-checked: asks first, since it cannot be undone. */
export function DeletePlantingDialog({
  isOpen,
  onOpenChange,
  keepLabel,
  isPending,
  error,
  onConfirm,
}: DeletePlantingDialogProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={words.removing.title}
      body={words.removing.body}
      confirmLabel={words.remove}
      {...(keepLabel && { cancelLabel: keepLabel })}
      pendingText={fields.deleting}
      danger
      pending={isPending}
      onConfirm={onConfirm}
      failure={failureWords(error, words.notRemoved)}
    />
  );
}

/** Deletes an entry or a draft from its card, after the question; where that fails the question stays and says so. */
export function DeletePlantingButton({ projectId, entryId }: { projectId: string; entryId: string }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeletePlantingEntry(projectId);
  // By the time this is over the card may be gone from the list.
  const confirm = async () => {
    try {
      await remove.mutateAsync(entryId);
      sayDeleted();
      setAsking(false);
    } catch (error) {
      sayNotDeleted(error);
    }
  };
  return (
    <>
      <Button variant="quiet" size="sm" icon={<Trash2 className="size-5" />} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <DeletePlantingDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={remove.isPending}
        error={remove.error}
        onConfirm={confirm}
      />
    </>
  );
}

/** PRODUCT.md#when-something-goes-wrong. */
export function sayDeleted(): void {
  toast({ title: words.removed });
}

/** PRODUCT.md#when-something-goes-wrong; an ended session speaks for itself. */
export function sayNotDeleted(error: unknown): void {
  if (isUnauthorized(error)) return;
  toast({ title: fields.error, description: words.notRemoved, variant: 'destructive' });
}
