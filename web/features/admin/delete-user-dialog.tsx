import type { Student } from '#domain/contract/admin.ts';
import { isUnauthorized, messageOf } from '#web/lib/call.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDeleteUser } from './admin.queries.ts';

export type DeleteUserDialogProps = { student: Student; onClose: () => void };

/** Asks before a student and everything of theirs goes. What is typed is not checked (§5, §16.2). */
export function DeleteUserDialog({ student, onClose }: DeleteUserDialogProps) {
  const deleteUser = useDeleteUser();

  const confirm = async () => {
    try {
      await deleteUser.mutateAsync(student.id);
      toast({ title: 'User Deleted', description: `${student.username} has been successfully deleted` });
      onClose();
    } catch (error) {
      if (isUnauthorized(error)) return;
      toast({
        title: 'Delete Failed',
        description: messageOf(error, 'Failed to delete user'),
        variant: 'destructive',
      });
    }
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete User"
      body={
        <p>
          This deletes the account of {student.firstName} {student.lastName} ({student.username}) with all
          projects, entries and photos. It cannot be undone.
        </p>
      }
      confirmLabel="Delete User"
      danger
      pending={deleteUser.isPending}
      pendingText="Deleting..."
      onConfirm={confirm}
    >
      <TextField label={`Type "${student.username}" to confirm`} autoComplete="off" autoCapitalize="none" />
    </ConfirmDialog>
  );
}
