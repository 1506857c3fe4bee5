import { isUnauthorized } from '#web/lib/call.ts';
import { failureWords } from '#web/lib/failure-words.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/notebook/planting.ts';
import * as fields from '#words/platform/fields.ts';

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

/** PRODUCT.md#when-something-goes-wrong. */
export function sayDeleted(): void {
  toast({ title: words.removed });
}

/** PRODUCT.md#when-something-goes-wrong; an ended session speaks for itself. */
export function sayNotDeleted(error: unknown): void {
  if (isUnauthorized(error)) return;
  toast({ title: fields.error, description: words.notRemoved, variant: 'destructive' });
}
