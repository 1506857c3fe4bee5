import { CALL_TO_COME, PhoneConfirmationForm as Fields } from '#domain/contract/consent-proof.ts';
import { CLOCKS_APART_MS } from '#domain/limits.ts';
import { thisMinute } from '#web/lib/dates.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { DateTimeField, TextArea, TextField } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useConfirmByPhone } from './admin.queries.ts';
import type { NamedStudent } from './student-badge.tsx';
import { useKeptProof } from './use-kept-proof.ts';

export type PhoneConfirmationFormProps = {
  student: NamedStudent;
  /** The number that the parent gave. */
  phone: string;
  onDone: () => void;
};

/** A call to a parent, who confirmed what was signed (§18). */
export function PhoneConfirmationForm({ student, phone, onDone }: PhoneConfirmationFormProps) {
  const confirm = useConfirmByPhone(student.id);
  const kept = useKeptProof('phone', student);
  const { field, root, submit, isSaving } = useForm(Fields, {
    begin: { number: phone, time: thisMinute(), note: '' },
    kept,
    rules: ({ time }) => {
      const isToCome = time !== undefined && new Date(time).getTime() > Date.now() + CLOCKS_APART_MS;
      return isToCome ? { time: CALL_TO_COME } : {};
    },
    save: async ({ number, time, note }) => {
      // What is typed is the time here; what is kept is the same for everybody.
      await confirm.mutateAsync({ number, time: new Date(time).toISOString(), note });
      toast({
        title: 'Confirmed by Phone',
        description: 'The call is written down. The consent is in force.',
      });
      onDone();
    },
    onFailed: sayFailed('Not Recorded', 'Failed to record the call'),
  });
  const cancel = () => {
    kept.forget();
    onDone();
  };
  return (
    <form
      noValidate
      ref={root}
      onSubmit={submit}
      className="wrap-anywhere grid gap-4 rounded-lg bg-paper-sunken p-4"
    >
      <h4 className="text-lg">Confirmed by phone</h4>
      {kept.left && <p className="text-ink-soft text-sm">You began this before. What you typed is here.</p>}
      <TextField
        label="Number you called"
        type="tel"
        required
        autoFocus
        autoComplete="off"
        hint="Call the number that you know from the troop, if there is one."
        {...field('number')}
      />
      <DateTimeField label="When you spoke" required {...field('time')} />
      <TextArea
        label="Note"
        hint="Who spoke, and how you knew. The call is written in the audit log."
        rows={2}
        {...field('note')}
      />
      <NeedsConnection what="To record this" />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={isSaving} pendingText="Saving...">
          Record the call
        </Button>
        <Button size="sm" variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
