import { useState } from 'react';
import { Link } from 'wouter';
import { getAddressReplacement } from '#domain/contract/family/replacements.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import { paths } from '#web/app/paths.ts';
import { useAnswerReplacement } from '#web/features/family/parent/guardians.queries.ts';
import { isDeadLink } from '#web/lib/call.ts';
import { showDayOfYear } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useAskedByLink } from '#web/lib/use-asked-by-link.ts';
import { useLinkToken } from '#web/lib/use-link-token.ts';
import { AnswerCard } from '#web/parts/answer-card.tsx';
import { AskedQuestion } from '#web/parts/asked-question.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-shell.tsx';
import * as words from '#words/family/replacements.ts';
import * as byLink from '#words/platform/by-link.tsx';
import { said } from '#words/sentences.ts';

/**
 * PRODUCT.md#replacing-an-address: a parent keeps the address, or has another one written to. Neither answer is chosen
 * beforehand.
 */
export default function ReplaceAddressPage() {
  useDocumentTitle(words.tab);
  const token = useLinkToken();
  return <Question key={token} token={token} />;
}

function Question({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<'kept' | 'agreed' | null>(null);
  const [dead, setDead] = useState<'dead' | 'perhaps done' | null>(token === '' ? 'dead' : null);
  const asked = useAskedByLink(getAddressReplacement, token);
  const answer = useAnswerReplacement();
  if (outcome) return <Told title={words.thanks} text={outcome === 'kept' ? words.kept : words.agreed} />;
  if (dead || isDeadLink(asked.error))
    return (
      <Told
        title={dead === 'perhaps done' ? byLink.perhapsDone : byLink.tooOld}
        text={byLink.newLinkShows}
        isDead
      />
    );
  return (
    <AskedQuestion title={words.title} asked={asked} error={words.failed}>
      {({ childFirstName, address, startsAt }) => (
        <div className="grid gap-8">
          <p className="wrap-anywhere text-lg">{words.wasTold(childFirstName, address)}</p>
          <AnswerCard
            token={token}
            answer={answer}
            yes={words.yes}
            no={words.no}
            ifYes={<Alert>{words.ifYes}</Alert>}
            ifNo={<Alert>{words.ifNo}</Alert>}
            ifNone={said(sentences.choiceOfTwoMissing)}
            ifNothing={words.ifNothing(showDayOfYear(startsAt))}
            onAnswered={(answered) => setOutcome(answered.outcome)}
            onDead={(perhapsByThis) => setDead(perhapsByThis ? 'perhaps done' : 'dead')}
          />
        </div>
      )}
    </AskedQuestion>
  );
}

function Told({ title, text, isDead = false }: { title: string; text: string; isDead?: boolean }) {
  return (
    <div className="grid gap-6">
      <PageHeader title={title} />
      {isDead ? (
        <p>{text}</p>
      ) : (
        <Alert live tone="success">
          {text}
        </Alert>
      )}
      <Link href={paths.parent()} className={buttonClass({ size: 'lg', wide: true })}>
        {isDead ? byLink.sendNewOne : byLink.toMyPage}
      </Link>
    </div>
  );
}
