import { PhoneConfirmationForm as Fields } from '#domain/contract/consent/consent-proof.ts';
import { CLOCKS_APART_MS } from '#domain/limits.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import { thisMinute } from '#web/lib/dates.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { DateTimeField, FieldError, TextArea, TextField } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/consent/consent-record.tsx';
import * as fields from '#words/platform/fields.ts';
import { useConfirmByPhone } from './admin.queries.ts';
import type { NamedStudent } from './student-badge.tsx';
import { useKeptProof } from './use-kept-proof.ts';

export type PhoneConfirmationFormProps = {
  student: NamedStudent;
  /** The number that the parent gave. */
  phone: string;
  onDone: () => void;
};

/** A call to a parent, who confirmed what was signed (PRODUCT.md#consent-by-phone-or-form). */
export function PhoneConfirmationForm({ student, phone, onDone }: PhoneConfirmationFormProps) {
  const confirm = useConfirmByPhone(student.id);
  const kept = useKeptProof('phone', student);
  const { field, root, submit, isSaving, failure } = useForm(Fields, {
    begin: { number: phone, time: thisMinute(), note: '' },
    kept,
    rules: ({ time }) => {
      const isToCome = time !== undefined && new Date(time).getTime() > Date.now() + CLOCKS_APART_MS;
      return isToCome ? { time: sentences.callStillToCome } : {};
    },
    save: async ({ number, time, note }) => {
      // The time is typed as local, and stored the same for everybody.
      await confirm.mutateAsync({ number, time: new Date(time).toISOString(), note });
      toast({
        title: words.confirmedByPhone,
        description: words.callWritten,
      });
      onDone();
    },
    onFailed: sayFailed(words.notRecorded, words.callFailed),
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
      <h4 className="text-lg">{words.byPhone}</h4>
      {kept.left && <p className="text-ink-soft text-sm">{words.begun}</p>}
      <TextField
        label={words.calledNumber}
        type="tel"
        required
        autoFocus
        autoComplete="off"
        hint={words.callKnown}
        {...field('number')}
      />
      <DateTimeField label={words.whenSpoke} required {...field('time')} />
      <TextArea label={words.note} hint={words.whoSpoke} rows={2} {...field('note')} />
      <NeedsConnection what={words.toRecord} />
      <FieldError isSilent>{failure}</FieldError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={isSaving} pendingText={fields.saving}>
          {words.recordCall}
        </Button>
        <Button size="sm" variant="quiet" onClick={cancel}>
          {fields.cancel}
        </Button>
      </div>
    </form>
  );
}
