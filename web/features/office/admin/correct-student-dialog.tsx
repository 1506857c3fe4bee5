import { useId } from 'react';
import { StudentCorrection } from '#domain/contract/family/corrections.ts';
import type { Student } from '#domain/contract/office/admin.ts';
import { pageUser } from '#web/lib/page-user.ts';
import { NameFields, OrganizationField, TroopFields } from '#web/parts/person-fields.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { useChangeForm } from '#web/parts/use-change-form.ts';
import { useKeptTyping } from '#web/parts/use-kept-typing.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/office/student-dialogs.ts';
import * as fields from '#words/platform/fields.ts';
import { useCorrectStudent } from './corrections.queries.ts';

export type CorrectStudentDialogProps = { student: Student; onClose: () => void };

/** Puts right what a student or a parent mistyped (PRODUCT.md#corrections): the student's own words stay as they are. */
export function CorrectStudentDialog({ student, onClose }: CorrectStudentDialogProps) {
  const formId = useId();
  const correct = useCorrectStudent(student.id);
  const { firstName, lastName, organization, troopNumber, state, zipCode } = student;
  const stored = { firstName, lastName, organization: organization ?? '', troopNumber, state, zipCode };
  // It outlives the end of a session, and not the dialog.
  const kept = useKeptTyping(`correct:${student.id}`, pageUser(), Object.keys(stored));
  const close = () => {
    kept.forget();
    onClose();
  };
  const { field, root, submit, isSaving, failure } = useChangeForm(StudentCorrection, {
    stored,
    kept,
    save: async (correction) => {
      await correct.mutateAsync(correction);
      toast({ title: words.wereCorrected, description: words.isUpToDate(student.username) });
      onClose();
    },
    onFailed: sayFailed(words.correctionFailed, words.notCorrected),
  });
  return (
    <Dialog
      open
      onOpenChange={close}
      title={words.correctDetails}
      description={words.isKnownOf(student.username)}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">{fields.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} pending={isSaving} pendingText={fields.saving}>
            {words.saveChanges}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        ref={root}
        onSubmit={submit}
        className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
      >
        <NameFields field={field} />
        <OrganizationField className="sm:col-span-2" kept={organization} {...field('organization')} />
        <TroopFields field={field} />
        <div className="sm:col-span-2 empty:hidden">
          <FieldError isSilent>{failure}</FieldError>
        </div>
      </form>
    </Dialog>
  );
}
