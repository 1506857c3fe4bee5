import { type ReactNode, useEffect, useState } from 'react';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { isUnauthorized, sentenceOf } from '#web/lib/call.ts';
import { showDayOfYear } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import * as words from '#words/consent/consent-waiting.tsx';
import { type Sentence, said } from '#words/sentences.ts';
import { useResendConsent } from './consent.queries.ts';

/** Often enough that a child beside the parent is let in at once. */
const ASK_EVERY_MS = 10_000;

export type WaitingForParentProps = {
  child: User;
  illustration?: ReactNode;
  /** Asks the server how things stand; rejects when there is no answer. */
  onCheck: () => Promise<User | null | undefined>;
  /** Offers to put the address right; without it there is no way to. */
  onCorrect?: () => void;
};

/**
 * PRODUCT.md#the-answer-to-a-consent: somebody has signed, and the parent is asked by mail. It notices the answer by
 * itself.
 */
export function WaitingForParent({ child, illustration, onCheck, onCorrect }: WaitingForParentProps) {
  const [told, tell] = useState<Sentence | null>(null);
  const [isChecking, setChecking] = useState(false);
  const resend = useResendConsent();
  useAskingWhileSeen(onCheck);

  const check = async () => {
    setChecking(true);
    try {
      const now = await onCheck();
      if (now && !now.parentConsentCompleted) tell(words.noAnswer);
    } catch {
      tell(words.couldNotAsk);
    } finally {
      setChecking(false);
    }
  };
  const sendAgain = () =>
    resend.mutate(undefined, {
      onSuccess: () => tell(words.isOnItsWay),
      onError: (error) => {
        if (!isUnauthorized(error)) tell(sentenceOf(error, words.didNotWork));
      },
    });

  return (
    <Card className="grid gap-6">
      {illustration}
      <div className="grid gap-3 text-lg">
        <p>{words.weWrote(<strong className="wrap-anywhere">{child.parentEmail}</strong>)}</p>
        {child.consentEndsAt && (
          <p className="text-base text-ink-soft">{words.deletedOn(showDayOfYear(child.consentEndsAt))}</p>
        )}
      </div>
      {told && (
        <Alert live tone="info">
          {said(told)}
        </Alert>
      )}
      <NeedsConnection what={words.toGoOn} />
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button size="lg" pending={isChecking} pendingText={words.checking} onClick={check}>
          {words.checkAgain}
        </Button>
        <Button
          variant="secondary"
          size="lg"
          pending={resend.isPending}
          pendingText={words.sending}
          onClick={sendAgain}
        >
          {words.sendAgain}
        </Button>
        {onCorrect && (
          <Button variant="quiet" size="lg" onClick={onCorrect}>
            {words.isWrong}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Asks when the window is looked at again, and from time to time while it is. */
function useAskingWhileSeen(onCheck: () => Promise<unknown>): void {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void onCheck().catch(() => undefined);
    };
    const timer = setInterval(ask, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('focus', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('focus', ask);
    };
  }, [onCheck]);
}
