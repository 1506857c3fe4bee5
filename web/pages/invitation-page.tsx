import { useState } from 'react';
import { Link } from 'wouter';
import { getParentInvitation } from '#domain/contract/family/guardians.ts';
import { paths } from '#web/app/paths.ts';
import { DeadLink } from '#web/features/consent/dead-link-card.tsx';
import { ReminderField } from '#web/features/consent/reminder-field.tsx';
import { InvitationForm, type InvitationOutcome } from '#web/features/family/parent/invitation-form.tsx';
import { isDeadLink } from '#web/lib/call.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useAskedByLink } from '#web/lib/use-asked-by-link.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';
import { AskedQuestion } from '#web/parts/asked-question.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/family/invitation.ts';

/** PRODUCT.md#several-parents: another parent's answer, by a mail's link. Nothing of it is kept on the device. */
export default function InvitationPage() {
  useDocumentTitle(words.tab);
  const token = useLinkToken();
  return <Question key={token} token={token} />;
}

function Question({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<InvitationOutcome | null>(null);
  const [wantsReminders, setWantsReminders] = useState(false);
  const [isDead, setDead] = useState(token === '');
  const [isUnheard, setUnheard] = useState(false);
  const asked = useAskedByLink(getParentInvitation, token);
  if (outcome) return <Answered {...outcome} />;
  if (isDead || isDeadLink(asked.error)) return <DeadLink token={token} isUnheard={isUnheard} />;
  return (
    <AskedQuestion title={words.title} asked={asked} error={words.failed}>
      {(question) => (
        <InvitationForm
          {...{ asked: question, token, wantsReminders }}
          ifYes={
            question.offersReminders && (
              <ReminderField isWanted={wantsReminders} onChange={setWantsReminders} />
            )
          }
          onAnswered={setOutcome}
          onDead={(perhapsByThis) => {
            setDead(true);
            setUnheard(perhapsByThis);
          }}
        />
      )}
    </AskedQuestion>
  );
}

function Answered({ childFirstName: child, outcome }: InvitationOutcome) {
  const isIn = outcome === 'joined';
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <PageHeader title={isIn ? words.welcome : words.closed} />
      <Alert live tone={isIn ? 'success' : 'info'}>
        {isIn ? words.joined(child) : words.forgotten}
      </Alert>
      {isIn && (
        <Link href={paths.parent()} className={buttonClass({ size: 'lg', wide: true })}>
          {words.toMyPage}
        </Link>
      )}
      {!isIn && <p className="text-ink-soft">{words.mayClose}</p>}
    </div>
  );
}
