import * as z from 'zod/mini';
import { AdminPasswordReset, type Student } from '#domain/contract/office/admin.ts';
import { PASSWORD_MIN } from '#domain/limits.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/office/student-dialogs.ts';
import * as fields from '#words/platform/fields.ts';
import { useResetStudentPassword } from './admin.queries.ts';

const NewPassword = z.pick(AdminPasswordReset, { newPassword: true });

export type ResetPasswordDialogProps = { student: Student; onClose: () => void };

/** A new password for a student who cannot get in (PRODUCT.md#the-list-of-students, PRODUCT.md#fields-of-an-account). */
export function ResetPasswordDialog({ student, onClose }: ResetPasswordDialogProps) {
  const resetPassword = useResetStudentPassword();
  const { typed, field, root, submit, isSaving, failure } = useForm(NewPassword, {
    begin: { newPassword: '' },
    save: async ({ newPassword }) => {
      await resetPassword.mutateAsync({ userId: student.id, newPassword });
      toast({
        title: words.wasReset,
        description: words.resetFor(student.username),
      });
      onClose();
    },
    onInvalid: ({ newPassword = '' }) =>
      toast({ title: words.invalidPassword, description: newPassword, variant: 'destructive' }),
    onFailed: sayFailed(words.resetFailed, words.notReset),
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={words.resetPassword}
      description={words.setNew(`${student.firstName} ${student.lastName}`, student.username)}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">{fields.cancel}</Button>
          </DialogClose>
          {/* No submit button: a disabled one would keep Enter from being answered. */}
          <Button
            disabled={String(typed.newPassword).length < PASSWORD_MIN}
            pending={isSaving}
            pendingText={words.resetting}
            onClick={submit}
          >
            {words.resetPassword}
          </Button>
        </>
      }
    >
      <form noValidate ref={root} onSubmit={submit} className="grid gap-4">
        <PasswordField
          label={words.newPassword}
          hint={words.atLeast(PASSWORD_MIN)}
          required
          autoComplete="new-password"
          {...field('newPassword')}
        />
        <FieldError isSilent>{failure}</FieldError>
      </form>
    </Dialog>
  );
}
