import { useState } from 'react';
import { Link } from 'wouter';
import type { UnsentMail } from '#domain/contract/office/unsent-mails.ts';
import { canTryAgain, MAIL_PROBLEM_WORDS } from '#domain/rules/mail/mail-problems.ts';
import { OWN_SCREENS } from '#domain/rules/platform/screens.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { hasParentsPage } from '#web/lib/site.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { LoadError } from '#web/parts/load-error.tsx';
import { PressRefusal } from '#web/parts/press-error.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/office/unsent-mails.tsx';
import * as fields from '#words/platform/fields.ts';
import { said } from '#words/sentences.ts';
import { useSendMailAgain, useUnsentMails } from './admin.queries.ts';
import { ConsentRecordDialog } from './consent-record-dialog.tsx';
import { type NamedStudent, nameOf } from './student-badge.tsx';

export type UnsentMailsDialogProps = { open: boolean; onOpenChange: (isOpen: boolean) => void };

/** Letters that could not be sent, why, and what can be done about each (PRODUCT.md#what-could-not-be-sent). */
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
        title={words.title}
        description={words.whatTheyAre}
        hideCloseIcon
        footer={
          <DialogClose>
            <Button>{words.close}</Button>
          </DialogClose>
        }
      >
        <UnsentMails onCorrect={correct} onClose={() => onOpenChange(false)} />
      </Dialog>
      {correcting && <ConsentRecordDialog student={correcting} onClose={() => setCorrecting(null)} />}
    </>
  );
}

type OnCorrect = { onCorrect: (student: NamedStudent) => void };

function UnsentMails({ onCorrect, onClose }: OnCorrect & { onClose: () => void }) {
  const { data, isPending, isError, error, refetch } = useUnsentMails();
  if (isPending) {
    return (
      <SkeletonGroup label={words.loading} className="grid gap-4">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </SkeletonGroup>
    );
  }
  if (isError && !data) {
    return <LoadError title={words.failed} error={error} onRetry={refetch} />;
  }
  if (data.length === 0) {
    if (hasParentsPage) return <EmptyState headingLevel={3} title={words.noneStuck} text={words.willStand} />;
    return (
      <EmptyState
        headingLevel={3}
        title={words.noneStuck}
        text={words.noMailHere}
        action={
          <Link
            href={OWN_SCREENS.systemHealth}
            className={buttonClass({ variant: 'secondary' })}
            onClick={onClose}
          >
            {words.howToSetUp}
          </Link>
        }
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
  const letter = words.letters[mail.kind];
  const about = student ? nameOf(student) : mail.recipient;
  const tryAgain = () =>
    again.mutate(mail.id, {
      onSuccess: () => toast({ title: words.inLine, description: words.soon }),
      onError: sayFailed(words.notSent, words.againFailed),
    });
  return (
    <li className="grid gap-2 py-4">
      <p className="wrap-anywhere">
        {student
          ? words.letterFor(letter, nameOf(student), student.username, mail.recipient)
          : words.letterTo(letter, mail.recipient)}
      </p>
      <p>{said(MAIL_PROBLEM_WORDS[mail.problem])}</p>
      <p className="text-ink-soft text-sm">
        {words.since(<time dateTime={since}>{showDateTime(since)}</time>)}{' '}
        {isGivenUp
          ? words.givenUp
          : words.triedOn(<time dateTime={nextTryAt}>{showDateTime(nextTryAt)}</time>)}{' '}
        {!mayTry && words.wordsGone}
      </p>
      <div className="flex flex-wrap gap-2">
        {mayTry && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={words.tryThisAgain(letter, about)}
            pending={again.isPending}
            pendingText={words.sending}
            onClick={tryAgain}
          >
            {fields.tryAgain}
          </Button>
        )}
        {student && mail.problem === 'address-refused' && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={words.correctAddressOf(about)}
            onClick={() => onCorrect(student)}
          >
            {words.correctAddress}
          </Button>
        )}
      </div>
      <PressRefusal error={again.error}>{words.againFailed}</PressRefusal>
    </li>
  );
}
