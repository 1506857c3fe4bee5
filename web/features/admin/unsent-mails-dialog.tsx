import { useState } from 'react';
import type { UnsentMail } from '#domain/contract/unsent-mails.ts';
import { canTryAgain, MAIL_PROBLEM_WORDS, type MailKind } from '#domain/rules/mail-problems.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { sayFailed } from '#web/lib/say-failed.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { said } from '#words/sentences.ts';
import { useSendMailAgain, useUnsentMails } from './admin.queries.ts';
import { ConsentRecordDialog } from './consent-record-dialog.tsx';
import { type NamedStudent, nameOf } from './student-badge.tsx';

/** What each kind of letter is to who never saw one. */
const LETTERS: Readonly<Record<MailKind, string>> = {
  letter: 'Word to the parent',
  'consent-notice': 'Question about the consent',
  'consent-reminder': 'Reminder of the question',
  'consent-plus': 'Letter after the consent',
  'grace-notice': 'Question about an older signature',
  'reset-code': 'Code for a new password',
  'parent-link': "Link to a parent's page",
  'parent-opened': "Word that a parent's page was opened",
  'parent-told': 'Word of what a parent did on the page',
  'staff-invitation': 'Invitation of an administrator',
  'staff-told': 'Word to an administrator',
  'family-invitation': 'Invitation of a family',
  'parent-invitation': 'Invitation of another parent',
  'parent-address': 'Question about a new address',
  'keeping-notice': 'Notice that something will be deleted',
  reminder: 'Reminder of a check',
};

export type UnsentMailsDialogProps = { open: boolean; onOpenChange: (isOpen: boolean) => void };

/** Letters that could not be sent, why, and what can be done about each (§18). */
export function UnsentMailsDialog({ open, onOpenChange }: UnsentMailsDialogProps) {
  const [correcting, setCorrecting] = useState<NamedStudent | null>(null);
  const correct = (student: NamedStudent) => {
    onOpenChange(false);
    setCorrecting(student);
  };
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        size="lg"
        title="Unsent Mail"
        description="Letters that the mail server did not take. They are tried for three days, then given up."
        hideCloseIcon
        footer={
          <DialogClose>
            <Button>Close</Button>
          </DialogClose>
        }
      >
        <UnsentMails onCorrect={correct} />
      </Dialog>
      {correcting && <ConsentRecordDialog student={correcting} onClose={() => setCorrecting(null)} />}
    </>
  );
}

type OnCorrect = { onCorrect: (student: NamedStudent) => void };

function UnsentMails({ onCorrect }: OnCorrect) {
  const { data, isPending, isError, error, refetch } = useUnsentMails();
  if (isPending) {
    return (
      <SkeletonGroup label="Loading the unsent mail..." className="grid gap-4">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </SkeletonGroup>
    );
  }
  if (isError && !data) {
    return <LoadError title="The unsent mail could not be loaded." error={error} onRetry={refetch} />;
  }
  if (data.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title="No mail is stuck"
        text="A letter that the mail server does not take will stand here, with the reason."
      />
    );
  }
  return (
    <ul className="divide-y divide-line">
      {data.map((mail) => (
        <UnsentMailRow key={mail.id} mail={mail} onCorrect={onCorrect} />
      ))}
    </ul>
  );
}

function UnsentMailRow({ mail, onCorrect }: OnCorrect & { mail: UnsentMail }) {
  const { student, since, nextTryAt } = mail;
  const again = useSendMailAgain();
  const isGivenUp = nextTryAt === null;
  const mayTry = canTryAgain({ kind: mail.kind, isGivenUp });
  const about = student ? nameOf(student) : mail.recipient;
  const tryAgain = () =>
    again.mutate(mail.id, {
      onSuccess: () => toast({ title: 'Mail in Line', description: 'It is tried within half a minute.' }),
      onError: sayFailed('Not Sent', 'The letter could not be sent again'),
    });
  return (
    <li className="grid gap-2 py-4">
      <p className="wrap-anywhere">
        <strong>{LETTERS[mail.kind]}</strong>
        {student && ` for ${nameOf(student)} (${student.username})`} to {mail.recipient}
      </p>
      <p>{said(MAIL_PROBLEM_WORDS[mail.problem])}</p>
      <p className="text-ink-soft text-sm">
        Since <time dateTime={since}>{showDateTime(since)}</time>.{' '}
        {isGivenUp ? (
          'Given up.'
        ) : (
          <>
            It is tried again on <time dateTime={nextTryAt}>{showDateTime(nextTryAt)}</time>.
          </>
        )}{' '}
        {!mayTry && 'Its words are not kept. Please write to the family yourself.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {mayTry && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Try again: ${LETTERS[mail.kind]}, ${about}`}
            pending={again.isPending}
            pendingText="Sending..."
            onClick={tryAgain}
          >
            Try again
          </Button>
        )}
        {student && mail.problem === 'address-refused' && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Correct the address of ${about}`}
            onClick={() => onCorrect(student)}
          >
            Correct the address
          </Button>
        )}
      </div>
    </li>
  );
}
