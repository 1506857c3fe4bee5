import { type SyntheticEvent, useState } from 'react';
import * as z from 'zod/mini';
import { SignedFormForm } from '#domain/contract/consent/consent-proof.ts';
import { PHOTO_MAX_BYTES } from '#domain/limits.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import { CallError } from '#web/lib/call.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { controlClass, Field, FieldError, TextField } from '#web/ui/field.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/consent/consent-record.tsx';
import * as fields from '#words/platform/fields.ts';
import { type Sentence, said } from '#words/sentences.ts';
import { useReceiveSignedForm } from './admin.queries.ts';
import type { NamedStudent } from './student-badge.tsx';
import { useKeptProof } from './use-kept-proof.ts';

const NOTHING = z.object({});

export type SignedFormProps = {
  student: NamedStudent;
  /** Nobody has signed on the device: what is told of the parent is what stands on the paper. */
  isFirst: boolean;
  onDone: () => void;
};

function errorOf(file: File | undefined): Sentence | undefined {
  if (!file) return sentences.scanMissing;
  return file.size > PHOTO_MAX_BYTES ? sentences.scanTooLarge : undefined;
}

/** The scan of a form that a parent signed on paper (PRODUCT.md#consent-by-phone-or-form). */
export function SignedForm({ student, isFirst, onDone }: SignedFormProps) {
  const receive = useReceiveSignedForm(student.id);
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState<Sentence>();
  const sayNotRecorded = sayFailed(words.notRecorded, words.formFailed);
  const kept = useKeptProof('form', student);
  const form = useForm(isFirst ? SignedFormForm : NOTHING, {
    begin: { parentFirstName: '', parentLastName: '', parentEmail: '' },
    kept,
    save: async (parent) => {
      if (!file || errorOf(file)) return false;
      await receive.mutateAsync({ file, parent });
      toast({ title: words.signedFormReceived, description: words.formKept });
      onDone();
    },
    onFailed: (error) => {
      if (!(error instanceof CallError && error.fields.form)) return sayNotRecorded(error);
      setFileError(error.fields.form);
      return undefined;
    },
  });
  const { field, root } = form;
  const submit = async (event: SyntheticEvent) => {
    setFileError(errorOf(file));
    await form.submit(event);
  };

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
      <h4 className="text-lg">{words.formReceived}</h4>
      {kept.left && <p className="text-ink-soft text-sm">{words.begunForm}</p>}
      {isFirst && (
        <>
          <p className="text-sm">{words.whoseSignature}</p>
          <TextField label={words.parentFirstName} required autoFocus {...field('parentFirstName')} />
          <TextField label={words.parentLastName} required {...field('parentLastName')} />
          <TextField
            label={words.parentEmail}
            type="email"
            hint={words.mayBeEmpty}
            {...field('parentEmail')}
          />
        </>
      )}
      <Field label={words.scan} required error={fileError && said(fileError)} hint={words.scanHint}>
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept="application/pdf,image/*"
            className={controlClass}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              setFile(chosen);
              setFileError(chosen && errorOf(chosen));
            }}
          />
        )}
      </Field>
      <NeedsConnection what={words.toRecord} />
      <FieldError isSilent>{form.failure}</FieldError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={form.isSaving} pendingText={words.sending}>
          {words.recordForm}
        </Button>
        <Button size="sm" variant="quiet" onClick={cancel}>
          {fields.cancel}
        </Button>
      </div>
    </form>
  );
}
