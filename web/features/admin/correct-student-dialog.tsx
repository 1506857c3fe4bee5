import { useId } from 'react';
import { ORGANIZATION_NAMES, ORGANIZATIONS } from '#domain/contract/accounts.ts';
import type { Student } from '#domain/contract/admin.ts';
import { StudentCorrection } from '#domain/contract/corrections.ts';
import { believedPerson } from '#web/lib/believed-person.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { STATE_OPTIONS } from '#web/lib/state-options.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useKeptTyping } from '#web/lib/use-kept-typing.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useCorrectStudent } from './corrections.queries.ts';

const ORGANIZATION_OPTIONS = ORGANIZATIONS.map((value) => ({ value, label: ORGANIZATION_NAMES[value] }));

export type CorrectStudentDialogProps = { student: Student; onClose: () => void };

/** Puts right what a student or a parent mistyped (§21): the student's own words stay as they are. */
export function CorrectStudentDialog({ student, onClose }: CorrectStudentDialogProps) {
  const formId = useId();
  const correct = useCorrectStudent(student.id);
  const { firstName, lastName, organization, troopNumber, state, zipCode } = student;
  const begin = { firstName, lastName, organization: organization ?? '', troopNumber, state, zipCode };
  // It outlives the end of a session, and not the dialog.
  const kept = useKeptTyping(`correct:${student.id}`, believedPerson(), Object.keys(begin));
  const close = () => {
    kept.forget();
    onClose();
  };
  const { field, root, submit, isSaving } = useForm(StudentCorrection, {
    begin,
    kept,
    save: async (correction) => {
      await correct.mutateAsync(correction);
      toast({ title: 'Details Corrected', description: `${student.username} is up to date` });
      onClose();
    },
    onFailed: sayFailed('Correction Failed', 'Failed to correct the details'),
  });
  return (
    <Dialog
      open
      onOpenChange={close}
      title="Correct Details"
      description={`What is known of ${student.username}. The change is written in the audit log, and the parents see it.`}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} pending={isSaving} pendingText="Saving...">
            Save Changes
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
        <TextField label="First name" required autoComplete="off" {...field('firstName')} />
        <TextField label="Last name" required autoComplete="off" {...field('lastName')} />
        <SelectField
          label="Organization"
          required
          placeholder="Choose one"
          className="sm:col-span-2"
          options={ORGANIZATION_OPTIONS}
          {...field('organization')}
        />
        <TextField label="Troop number" required autoComplete="off" {...field('troopNumber')} />
        <SelectField
          label="State"
          required
          placeholder="Choose one"
          options={STATE_OPTIONS}
          {...field('state')}
        />
        <TextField label="ZIP code" required autoComplete="off" {...field('zipCode')} />
      </form>
    </Dialog>
  );
}
