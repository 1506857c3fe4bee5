import { useState } from 'react';
import type { SecondFactor } from '#domain/contract/sign-in/second-factor.ts';
import { showDay } from '#web/lib/dates.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/sign-in/second-factor.tsx';
import { CodeForm } from './code-form.tsx';
import { EnrolmentPanel } from './enrolment-panel.tsx';
import { RecoveryCodesCard } from './recovery-codes-card.tsx';
import { useFactorCode, useSecondFactor } from './second-factor.queries.ts';

/** So many recovery codes are few. */
const FEW = 3;

/**
 * The own authenticator app (PRODUCT.md#second-factor).
 * @param onEnded it was taken off; where one is demanded nothing else is open then.
 */
export function SecondFactorPanel({ onEnded }: Pick<TurnedOnProps, 'onEnded'>) {
  const { data, isPending, isError, error, refetch } = useSecondFactor();
  const [isEnrolling, setEnrolling] = useState(false);
  if (isPending) {
    return (
      <SkeletonGroup label={fields.loading} className="grid gap-4">
        <Skeleton className="h-40 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  if (isError && !data) {
    return <LoadError title={words.notLoaded} error={error} onRetry={refetch} />;
  }
  return (
    <Card as="section" aria-labelledby="authenticator" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="authenticator" className="text-xl">
          {words.title}
        </h2>
        <Badge tone={data.since ? 'done' : 'waiting'}>{data.since ? words.on : words.off}</Badge>
      </div>
      <p>{words.why}</p>
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
  return (
    <>
      <p>{words.onSince(showDay(since ?? ''), codesLeft)}</p>
      {codesLeft <= FEW && <Alert tone="warning">{words.fewCodes}</Alert>}
      {asked === null && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setAsked('renew')}>
            {words.newCodes}
          </Button>
          <Button variant="quiet" onClick={() => setAsked('end')}>
            {isDemanded ? words.otherPhone : words.turnOff}
          </Button>
        </div>
      )}
      {asked === 'renew' && (
        <CodeForm
          submitText={words.makeCodes}
          pendingText={words.making}
          hint={words.makeCodesHint}
          unanswered={words.codesMayHaveEnded}
          onCancel={close}
          save={async (code) => {
            setCodes((await renew.mutateAsync(code)).codes);
            close();
          }}
        />
      )}
      {asked === 'end' && (
        <CodeForm
          submitText={isDemanded ? words.takePhoneOff : words.turnOff}
          pendingText={words.checking}
          hint={isDemanded ? words.takePhoneOffHint : words.codeHint}
          onCancel={close}
          save={async (code) => {
            await end.mutateAsync(code);
            toast({ title: words.takenOff, description: words.asksNoCode });
            onEnded(isDemanded);
          }}
        />
      )}
    </>
  );
}
