import { useState } from 'react';
import type { SecondFactor } from '#domain/contract/second-factor.ts';
import { showDate } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { CodeForm } from './code-form.tsx';
import { EnrolmentPanel } from './enrolment-panel.tsx';
import { RecoveryCodesCard } from './recovery-codes-card.tsx';
import { useFactorCode, useSecondFactor } from './second-factor.queries.ts';

/** So many recovery codes are few. */
const FEW = 3;

/**
 * The own authenticator app (§21.10).
 * @param onEnded it was taken off; where one is demanded nothing else is open then.
 */
export function SecondFactorPanel({ onEnded }: Pick<TurnedOnProps, 'onEnded'>) {
  const { data, isPending, isError, error, refetch } = useSecondFactor();
  const [isEnrolling, setEnrolling] = useState(false);
  if (isPending) {
    return (
      <SkeletonGroup label="Loading..." className="grid gap-4">
        <Skeleton className="h-40 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  if (isError && !data) {
    return <LoadError title="Your authenticator app could not be loaded." error={error} onRetry={refetch} />;
  }
  return (
    <Card as="section" aria-labelledby="authenticator" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="authenticator" className="text-xl">
          Authenticator app
        </h2>
        <Badge tone={data.since ? 'done' : 'waiting'}>{data.since ? 'On' : 'Off'}</Badge>
      </div>
      <p>
        With it, a login asks for your password and for a code from your phone. Who steals your password comes
        no further.
      </p>
      {data.since && !isEnrolling ? (
        <TurnedOn factor={data} onEnded={onEnded} />
      ) : (
        <EnrolmentPanel onDone={() => setEnrolling(false)} onStarted={() => setEnrolling(true)} />
      )}
    </Card>
  );
}

type TurnedOnProps = { factor: SecondFactor; onEnded: (isDemanded: boolean) => void };

function TurnedOn({ factor: { since, codesLeft, isDemanded }, onEnded }: TurnedOnProps) {
  const { renew, end } = useFactorCode();
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setAsked(null);
  if (codes) return <RecoveryCodesCard codes={codes} onKept={() => setCodes(null)} />;
  const hint = 'From your authenticator app, or a recovery code.';
  return (
    <>
      <p>
        On since {showDate(since)}. Recovery codes left: <strong>{codesLeft}</strong>.
      </p>
      {codesLeft <= FEW && <Alert tone="warning">You have few recovery codes left. Make new ones.</Alert>}
      {asked === null && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setAsked('renew')}>
            New recovery codes
          </Button>
          <Button variant="quiet" onClick={() => setAsked('end')}>
            {isDemanded ? 'Use another phone' : 'Turn it off'}
          </Button>
        </div>
      )}
      {asked === 'renew' && (
        <CodeForm
          submitText="Make new codes"
          pendingText="Making..."
          hint={`${hint} The former recovery codes end.`}
          onCancel={close}
          save={async (code) => {
            setCodes((await renew.mutateAsync(code)).codes);
            close();
          }}
        />
      )}
      {asked === 'end' && (
        <CodeForm
          submitText={isDemanded ? 'Take this phone off' : 'Turn it off'}
          pendingText="Checking..."
          hint={isDemanded ? `${hint} Then you set up the other phone at once.` : hint}
          onCancel={close}
          save={async (code) => {
            await end.mutateAsync(code);
            toast({ title: 'Taken Off', description: 'Your login asks for no code any more' });
            onEnded(isDemanded);
          }}
        />
      )}
    </>
  );
}
