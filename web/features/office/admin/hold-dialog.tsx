import { useId } from 'react';
import { Link } from 'wouter';
import { NewHold } from '#domain/contract/keeping/holds.ts';
import type { Student } from '#domain/contract/office/admin.ts';
import { HOLD_KINDS } from '#domain/rules/keeping/holds.ts';
import { paths } from '#web/app/paths.ts';
import { showDay, showLongDate } from '#web/lib/dates.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { FieldError, TextArea, TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/keeping/holds.tsx';
import * as fields from '#words/platform/fields.ts';
import { useHold } from './holds.queries.ts';
import { nameOf } from './student-badge.tsx';

const KIND_OPTIONS = HOLD_KINDS.map((value) => ({ value, label: words.kinds[value] }));

export type HoldDialogProps = { student: Student; onClose: () => void };

/**
 * Says what a hold does, asks why and until when, and puts the student on hold, or goes on for longer (PRODUCT.md#holds).
 */
export function HoldDialog({ student, onClose }: HoldDialogProps) {
  const formId = useId();
  const hold = useHold(student.id);
  const { username, heldUntil } = student;
  const { field, root, submit, isSaving, failure } = useForm(NewHold, {
    begin: { kind: '', reason: '', until: '' },
    save: async (body) => {
      const { until } = await hold.mutateAsync(body);
      toast({ title: words.onHold, description: words.lockedUntil(username, showDay(until.slice(0, 10))) });
      onClose();
    },
    onFailed: sayFailed(words.notOnHold, words.notHeld),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={heldUntil === null ? words.putOnHold : words.holdLonger}
      description={words.isLockedOut(nameOf(student), username)}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">{fields.cancel}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="danger" pending={isSaving} pendingText={fields.saving}>
            {heldUntil === null ? words.putOnHold : words.holdLonger}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate ref={root} onSubmit={submit} className="grid gap-5">
        {heldUntil !== null && (
          <Alert tone="info">
            {words.toEndSooner(showLongDate(heldUntil.slice(0, 10)), (keeping) => (
              <Link href={paths.keeping()} className="underline">
                {keeping}
              </Link>
            ))}
          </Alert>
        )}
        <SelectField
          label={words.why}
          required
          placeholder={words.chooseOne}
          options={KIND_OPTIONS}
          {...field('kind')}
        />
        <TextField label={words.until} type="date" required hint={words.yearAtMost} {...field('until')} />
        <TextArea label={words.reason} required rows={3} hint={words.whoReads} {...field('reason')} />
        <FieldError isSilent>{failure}</FieldError>
      </form>
    </Dialog>
  );
}
