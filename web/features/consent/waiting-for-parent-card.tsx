import { type ReactNode, useEffect, useState } from 'react';
import type { User } from '#domain/contract/accounts.ts';
import { isUnauthorized, messageOf } from '#web/lib/call.ts';
import { showDayOfYear } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NeedsConnection } from '#web/ui/needs-connection.tsx';
import { useResendConsent } from './consent.queries.ts';

/** Often enough that a child who sits beside her parent is let in at once. */
const ASK_EVERY_MS = 10_000;

export type WaitingForParentProps = {
  child: User;
  illustration?: ReactNode;
  /** Asks the server how things stand; rejects when there is no answer. */
  onCheck: () => Promise<User | null | undefined>;
  /** Offers to put the address right; without it there is no way to. */
  onCorrect?: () => void;
};

/** §18: somebody has signed, and the parent is asked in her own mailbox. It finds out by itself when she has answered. */
export function WaitingForParent({ child, illustration, onCheck, onCorrect }: WaitingForParentProps) {
  const [said, say] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const resend = useResendConsent();
  useAskingWhileSeen(onCheck);

  const check = async () => {
    setChecking(true);
    try {
      const now = await onCheck();
      if (now && !now.parentConsentCompleted)
        say('No answer yet. Ask your parent or guardian to look at their e-mail.');
    } catch {
      say('We could not ask just now. Check your connection, then try again.');
    } finally {
      setChecking(false);
    }
  };
  const sendAgain = () =>
    resend.mutate(undefined, {
      onSuccess: () =>
        say('The e-mail is on its way again. It may take a few minutes. Look among the spam, too.'),
      onError: (error) => {
        if (!isUnauthorized(error)) say(messageOf(error, 'That did not work. Please try again in a moment.'));
      },
    });

  return (
    <Card className="grid gap-6">
      {illustration}
      <div className="grid gap-3 text-lg">
        <p>
          We wrote to your parent or guardian at{' '}
          <strong className="wrap-anywhere">{child.parentEmail}</strong>. They open the e-mail and answer one
          question. Then you can start.
        </p>
        {child.consentEndsAt && (
          <p className="text-base text-ink-soft">
            If nobody answers, we delete this sign-up on {showDayOfYear(child.consentEndsAt)}.
          </p>
        )}
      </div>
      {said && (
        <Alert live tone="info">
          {said}
        </Alert>
      )}
      <NeedsConnection what="To go on" />
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button size="lg" pending={isChecking} pendingText="Checking..." onClick={check}>
          Check again
        </Button>
        <Button
          variant="secondary"
          size="lg"
          pending={resend.isPending}
          pendingText="Sending..."
          onClick={sendAgain}
        >
          Send it again
        </Button>
        {onCorrect && (
          <Button variant="quiet" size="lg" onClick={onCorrect}>
            That address is wrong
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
