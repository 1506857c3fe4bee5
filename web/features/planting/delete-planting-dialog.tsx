import { isUnauthorized } from '#web/lib/call.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

export type DeletePlantingDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isPending: boolean;
  onConfirm: () => void;
};

/** §5: asks first, since it cannot be undone. */
export function DeletePlantingDialog({
  isOpen,
  onOpenChange,
  isPending,
  onConfirm,
}: DeletePlantingDialogProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Delete this entry?"
      body="Are you sure you want to delete this entry and its photos? This action cannot be undone."
      confirmLabel="Delete Entry"
      pendingText="Deleting..."
      danger
      pending={isPending}
      onConfirm={onConfirm}
    />
  );
}

/** §8. */
export function sayDeleted(): void {
  toast({ title: 'Planting entry deleted successfully!' });
}

/** §8; an ended session speaks for itself. */
export function sayNotDeleted(error: unknown): void {
  if (isUnauthorized(error)) return;
  toast({ title: 'Error', description: 'Failed to delete planting entry', variant: 'destructive' });
}
