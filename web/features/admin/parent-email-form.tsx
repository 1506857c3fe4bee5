import { type ConsentRecord, ParentEmailCorrection, type Student } from '#domain/contract/admin.ts';
import { isUnauthorized, sentenceOf } from '#web/lib/call.ts';
import { useContractForm } from '#web/lib/contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useCorrectParentEmail } from './admin.queries.ts';

/** Where a parent is written to: as it was put right, or as it was signed. */
export function parentEmailOf({ corrections, parentEmail }: ConsentRecord): string {
  return corrections[0]?.parentEmail ?? parentEmail ?? '';
}

export type ParentEmailFormProps = { student: Student; record: ConsentRecord; onDone: () => void };

/** Puts a mistyped address of a parent right, and sends the copy of the consent again where there is mail. */
export function ParentEmailForm({ student, record, onDone }: ParentEmailFormProps) {
  const current = parentEmailOf(record);
  const { field, handleSubmit, showFaults, showRefusal } = useContractForm(ParentEmailCorrection, {
    parentEmail: current,
  });
  const correct = useCorrectParentEmail(student.id);

  const send = handleSubmit(async ({ parentEmail }) => {
    if (correct.isPending) return;
    if (parentEmail === current) {
      showFaults({ parentEmail: 'This is the address that is there already' });
      return;
    }
    try {
      const { copySent } = await correct.mutateAsync({ parentEmail });
      toast({
        title: 'Address Corrected',
        description: copySent
          ? `The copy of the consent goes to ${parentEmail}`
          : 'No mail server is set up, so no copy was sent',
      });
      onDone();
    } catch (error) {
      if (isUnauthorized(error)) return;
      showRefusal(error);
      toast({
        title: 'Correction Failed',
        description: sentenceOf(error, 'Failed to correct the address'),
        variant: 'destructive',
      });
    }
  });

  return (
    <form noValidate onSubmit={send} className="grid gap-3 rounded-lg bg-paper-sunken p-4">
      <TextField
        label="Parent's email"
        type="email"
        required
        autoFocus
        autoComplete="off"
        hint="What was signed stays as it is. The change is written in the audit log."
        {...field('parentEmail')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={correct.isPending} pendingText="Saving...">
          {record.copiesAreSent ? 'Save and send the copy' : 'Save'}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
