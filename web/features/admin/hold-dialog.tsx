import { useId } from 'react';
import { Link } from 'wouter';
import type { Student } from '#domain/contract/admin.ts';
import { NewHold } from '#domain/contract/holds.ts';
import { HOLD_KIND_WORDS, HOLD_KINDS } from '#domain/rules/holds.ts';
import { paths } from '#web/app/paths.ts';
import { showDay, showLongDate } from '#web/lib/dates.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useHold } from './holds.queries.ts';
import { nameOf } from './student-badge.tsx';

const KIND_OPTIONS = HOLD_KINDS.map((value) => ({ value, label: HOLD_KIND_WORDS[value] }));

export type HoldDialogProps = { student: Student; onClose: () => void };

/** Says what a hold does, asks why and until when, and puts the student on hold, or goes on for longer (§22). */
export function HoldDialog({ student, onClose }: HoldDialogProps) {
  const formId = useId();
  const hold = useHold(student.id);
  const { username, heldUntil } = student;
  const { field, root, submit, isSaving } = useForm(NewHold, {
    begin: { kind: '', reason: '', until: '' },
    save: async (body) => {
      const { until } = await hold.mutateAsync(body);
      toast({ title: 'On Hold', description: `${username} is locked until ${showDay(until.slice(0, 10))}` });
      onClose();
    },
    onFailed: sayFailed('Not On Hold', 'Failed to put the student on hold'),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={heldUntil === null ? 'Put on Hold' : 'Hold for Longer'}
      description={`${nameOf(student)} (${username}) is locked out, and nothing of the account is deleted until the day you choose: not by the scout, a parent, an administrator or the clock.`}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="danger" pending={isSaving} pendingText="Saving...">
            {heldUntil === null ? 'Put on Hold' : 'Hold for Longer'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate ref={root} onSubmit={submit} className="grid gap-5">
        {heldUntil !== null && (
          <Alert tone="info">
            On hold until {showLongDate(heldUntil.slice(0, 10))}. To end it sooner, release it under{' '}
            <Link href={paths.keeping()} className="underline">
              Keeping
            </Link>
            .
          </Alert>
        )}
        <SelectField
          label="Why"
          required
          placeholder="Choose one"
          options={KIND_OPTIONS}
          {...field('kind')}
        />
        <TextField
          label="Until"
          type="date"
          required
          hint="A year at most. On that day it ends by itself."
          {...field('until')}
        />
        <TextArea
          label="Reason"
          required
          rows={3}
          hint="Only administrators read it. Parents read that the account is locked, and until when."
          {...field('reason')}
        />
      </form>
    </Dialog>
  );
}
