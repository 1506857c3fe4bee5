import type { Student } from '#domain/contract/office/admin.ts';
import { isUnauthorized, messageOf } from '#web/lib/call.ts';
import { failureSentence } from '#web/lib/failure-words.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/office/student-dialogs.ts';
import * as fields from '#words/platform/fields.ts';
import { useDeleteUser } from './admin.queries.ts';

export type DeleteUserDialogProps = { student: Student; onDeleted?: () => void; onClose: () => void };

/**
 * Asks before a student and everything of theirs goes. What is typed is not checked (PRODUCT.md#what-is-checked,
 * PRODUCT.md#deleting-an-account).
 */
export function DeleteUserDialog({ student, onDeleted, onClose }: DeleteUserDialogProps) {
  const deleteUser = useDeleteUser();

  const confirm = async () => {
    try {
      await deleteUser.mutateAsync(student.id);
      toast({ title: words.wasDeleted, description: words.deleted(student.username) });
      onClose();
      onDeleted?.();
    } catch (error) {
      if (isUnauthorized(error)) return;
      toast({
        title: words.deleteFailed,
        description: messageOf(error, words.notDeleted),
        variant: 'destructive',
      });
    }
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.deleteUser}
      body={<p>{words.deletes(`${student.firstName} ${student.lastName}`, student.username)}</p>}
      confirmLabel={words.deleteUser}
      danger
      pending={deleteUser.isPending}
      pendingText={fields.deleting}
      onConfirm={confirm}
      failure={failureSentence(deleteUser.error, words.notDeleted)}
    >
      <TextField label={words.typeToConfirm(student.username)} autoComplete="off" autoCapitalize="none" />
    </ConfirmDialog>
  );
}
