import { useState } from 'react';
import { Link } from 'wouter';
import { getConfirmation } from '#domain/contract/consent/consent.ts';
import { paths } from '#web/app/paths.ts';
import { ConfirmationForm, type Outcome } from '#web/features/consent/confirmation-form.tsx';
import { DeadLink } from '#web/features/consent/dead-link-card.tsx';
import { isDeadLink } from '#web/lib/call.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { supportEmail } from '#web/lib/site.ts';
import { useAskedByLink } from '#web/lib/use-asked-by-link.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';
import { AskedQuestion } from '#web/parts/asked-question.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/consent/confirmation.tsx';

/** PRODUCT.md#the-answer-to-a-consent: a parent's answer, by a mail's link. Nothing of it is kept on the device. */
export default function ConfirmConsentPage() {
  useDocumentTitle(words.tab);
  const token = useLinkToken();
  return <Question key={token} token={token} />;
}

function Question({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isDead, setDead] = useState(token === '');
  const [isUnheard, setUnheard] = useState(false);
  const asked = useAskedByLink(getConfirmation, token);

  if (outcome) return <Answered {...outcome} />;
  if (isDead || isDeadLink(asked.error)) return <DeadLink token={token} isUnheard={isUnheard} />;
  return (
    <AskedQuestion title={words.title} asked={asked} error={words.failed}>
      {(question) => (
        <ConfirmationForm
          asked={question}
          token={token}
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

function Answered({ childFirstName: child, outcome }: Outcome) {
  const said = {
    confirmed: words.confirmed(child),
    deleted: words.deleted(child),
    paused: words.paused(child, supportEmail),
  }[outcome];
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={outcome === 'confirmed' ? words.thankYou : words.closed} />
      <Alert live tone={outcome === 'confirmed' ? 'success' : 'info'}>
        {said}
      </Alert>
      {outcome === 'confirmed' && (
        <p className="mt-6">
          {words.yourPage(child, (page) => (
            <Link href={paths.parent()}>{page}</Link>
          ))}
        </p>
      )}
      <p className="mt-6 text-ink-soft">{words.mayClose}</p>
    </div>
  );
}
