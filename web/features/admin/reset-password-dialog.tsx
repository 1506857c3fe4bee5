import { useState } from 'react';
import * as z from 'zod/mini';
import { AdminPasswordReset, type Student } from '#domain/contract/admin.ts';
import { PASSWORD_MIN } from '#domain/limits.ts';
import { isUnauthorized, sentenceOf } from '#web/lib/call.ts';
import { useContractForm } from '#web/lib/contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useResetStudentPassword } from './admin.queries.ts';

const NewPassword = z.pick(AdminPasswordReset, { newPassword: true });

export type ResetPasswordDialogProps = { student: Student; onClose: () => void };

/** A new password for a student who cannot get in (§2.16, §5). */
export function ResetPasswordDialog({ student, onClose }: ResetPasswordDialogProps) {
  const [isLongEnough, setIsLongEnough] = useState(false);
  const { field, handleSubmit, showRefusal } = useContractForm(
    NewPassword,
    { newPassword: '' },
    { onChange: ({ newPassword }) => setIsLongEnough(newPassword.length >= PASSWORD_MIN) },
  );
  const resetPassword = useResetStudentPassword();

  const send = handleSubmit(
    async ({ newPassword }) => {
      if (resetPassword.isPending) return;
      try {
        await resetPassword.mutateAsync({ userId: student.id, newPassword });
        toast({
          title: 'Password Reset Successful',
          description: `Password updated for ${student.username}`,
        });
        onClose();
      } catch (error) {
        if (isUnauthorized(error)) return;
        showRefusal(error);
        toast({
          title: 'Reset Failed',
          description: sentenceOf(error, 'Failed to reset password'),
          variant: 'destructive',
        });
      }
    },
    ({ newPassword }) =>
      toast({
        title: 'Invalid Password',
        description: newPassword ?? '',
        variant: 'destructive',
      }),
  );

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Reset Password"
      description={`Set a new password for ${student.firstName} ${student.lastName} (${student.username}). All their sessions end.`}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          {/* No submit button: a disabled one would keep Enter from being answered. */}
          <Button
            disabled={!isLongEnough}
            pending={resetPassword.isPending}
            pendingText="Resetting..."
            onClick={send}
          >
            Reset Password
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={send}>
        <PasswordField
          label="New password"
          hint={`At least ${PASSWORD_MIN} characters.`}
          required
          autoComplete="new-password"
          {...field('newPassword')}
        />
      </form>
    </Dialog>
  );
}
