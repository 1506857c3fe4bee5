import { type ConsentRecord, ParentEmailCorrection } from '#domain/contract/admin.ts';
import { believedPerson } from '#web/lib/believed-person.ts';
import type { KeptTexts } from '#web/lib/form.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { useForm } from '#web/lib/use-form.ts';
import { keptTyping, useKeptTyping } from '#web/lib/use-kept-typing.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/consent-record.tsx';
import * as fields from '#words/fields.ts';
import { useCorrectParentEmail } from './admin.queries.ts';
import type { NamedStudent } from './student-badge.tsx';

/** Where a parent is written to: as it was put right, or as it was signed. */
export function parentEmailOf({ corrections, parentEmail }: ConsentRecord): string {
  return corrections[0]?.parentEmail ?? parentEmail ?? '';
}

const nameOf = (studentId: string) => `parent-email:${studentId}`;

/** An administrator had begun to put the address of this student's parent right when her session ended. */
export function isCorrectionBegun(student: NamedStudent): boolean {
  return keptTyping(nameOf(student.id), believedPerson()) !== null;
}

/** What is typed of a correction: it outlives a reload and a login, and ends with its dialog. */
export function useKeptCorrection(student: NamedStudent): KeptTexts {
  return useKeptTyping(nameOf(student.id), believedPerson(), ['parentEmail']);
}

export type ParentEmailFormProps = {
  student: NamedStudent;
  record: ConsentRecord;
  kept: KeptTexts;
  onDone: () => void;
};

/** Puts a mistyped address of a parent right, and sends the copy of the consent again where there is mail. */
export function ParentEmailForm({ student, record, kept, onDone }: ParentEmailFormProps) {
  const current = parentEmailOf(record);
  const correct = useCorrectParentEmail(student.id);
  const { field, root, submit, isSaving } = useForm(ParentEmailCorrection, {
    begin: { parentEmail: current },
    kept,
    rules: ({ parentEmail }) => (parentEmail === current ? { parentEmail: words.sameAddress } : {}),
    save: async ({ parentEmail }) => {
      const { copySent } = await correct.mutateAsync({ parentEmail });
      toast({
        title: words.addressCorrected,
        description: copySent ? words.copyGoesTo(parentEmail) : words.noCopy,
      });
      onDone();
    },
    onFailed: sayFailed(words.correctionFailed, words.notCorrected),
  });

  return (
    <form noValidate ref={root} onSubmit={submit} className="grid gap-3 rounded-lg bg-paper-sunken p-4">
      <TextField
        label={words.parentsEmail}
        type="email"
        required
        autoFocus
        autoComplete="off"
        hint={words.signedStays}
        {...field('parentEmail')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={isSaving} pendingText={fields.saving}>
          {record.copiesAreSent ? words.saveAndSend : fields.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {fields.cancel}
        </Button>
      </div>
    </form>
  );
}
