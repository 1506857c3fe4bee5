import { ParentEmailCorrection } from '#domain/contract/family/replacements.ts';
import type { ConsentRecord } from '#domain/contract/office/admin.ts';
import * as sentences from '#domain/rules/family/sentences.ts';
import { pageUser } from '#web/lib/page-user.ts';
import type { KeptTexts } from '#web/parts/form.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { useForm } from '#web/parts/use-form.ts';
import { keptTyping, useKeptTyping } from '#web/parts/use-kept-typing.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError, TextArea, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/consent/consent-record.tsx';
import * as guardians from '#words/family/guardians.tsx';
import * as replacements from '#words/family/replacements.ts';
import * as fields from '#words/platform/fields.ts';
import { useCorrectParentEmail } from './admin.queries.ts';
import type { NamedStudent } from './student-badge.tsx';

/** Where a parent is written to: as it was put right, or as it was signed. */
export function parentEmailOf({ corrections, parentEmail }: ConsentRecord): string {
  return corrections[0]?.parentEmail ?? parentEmail ?? '';
}

const nameOf = (studentId: string) => `parent-email:${studentId}`;

/** True when an administrator had begun to correct this student's parent's address as the session ended. */
export function isCorrectionBegun(student: NamedStudent): boolean {
  return keptTyping(nameOf(student.id), pageUser()) !== null;
}

/** Drafts of a correction; they outlive a reload and a login, and end with the dialog. */
export function useKeptCorrection(student: NamedStudent): KeptTexts {
  return useKeptTyping(nameOf(student.id), pageUser(), ['parentEmail', 'reason']);
}

export type ParentEmailFormProps = {
  student: NamedStudent;
  record: ConsentRecord;
  kept: KeptTexts;
  onDone: () => void;
};

/**
 * Puts a mistyped address of a parent right, and sends the copy of the consent again where there is mail; asks for another
 * one in the place of an address that has confirmed.
 */
export function ParentEmailForm({ student, record, kept, onDone }: ParentEmailFormProps) {
  const current = parentEmailOf(record);
  const { isEmailConfirmed } = record;
  // A parent who has yet to answer is asked at the new address, and gets no copy.
  const isAsked = record.state === 'signed';
  const goesTo = isAsked ? words.questionGoesTo : words.copyGoesTo;
  const correct = useCorrectParentEmail(student.id);
  const { field, root, submit, isSaving, failure } = useForm(ParentEmailCorrection, {
    begin: { parentEmail: current, reason: '' },
    kept,
    rules: ({ parentEmail, reason }) => ({
      ...(parentEmail === current && { parentEmail: words.sameAddress }),
      ...(isEmailConfirmed && !reason && { reason: sentences.reasonMissing }),
    }),
    save: async ({ parentEmail, reason }) => {
      const { copySent, outcome } = await correct.mutateAsync({ parentEmail, reason });
      if (outcome === 'asked') toast({ title: replacements.asked, description: guardians.anotherHasTo });
      else if (outcome === 'planned')
        toast({ title: replacements.planned, description: replacements.parentsAreTold(parentEmail) });
      else
        toast({
          title: words.addressCorrected,
          description: copySent ? goesTo(parentEmail) : words.noCopy,
        });
      onDone();
    },
    onFailed: sayFailed(words.correctionFailed, words.notCorrected),
  });
  const sends = isAsked ? words.saveAndAsk : words.saveAndSend;
  const button = record.copiesAreSent ? sends : fields.save;

  return (
    <form noValidate ref={root} onSubmit={submit} className="grid gap-3 rounded-lg bg-paper-sunken p-4">
      {isEmailConfirmed && (
        <Alert tone="info">
          <p>{replacements.hasConfirmed}</p>
          <p className="mt-2">{replacements.twoNeeded}</p>
        </Alert>
      )}
      <TextField
        label={words.parentsEmail}
        type="email"
        required
        autoFocus
        autoComplete="off"
        hint={words.signedStays}
        {...field('parentEmail')}
      />
      {isEmailConfirmed && (
        <TextArea
          label={replacements.reason}
          hint={replacements.whoTold}
          required
          rows={2}
          {...field('reason')}
        />
      )}
      <FieldError isSilent>{failure}</FieldError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={isSaving} pendingText={fields.saving}>
          {isEmailConfirmed ? replacements.ask : button}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {fields.cancel}
        </Button>
      </div>
    </form>
  );
}
