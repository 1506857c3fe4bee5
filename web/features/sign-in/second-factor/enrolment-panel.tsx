import { useState } from 'react';
import type { Enrolment } from '#domain/contract/sign-in/second-factor.ts';
import { PressRefusal } from '#web/parts/press-error.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Button } from '#web/ui/button.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import * as words from '#words/sign-in/second-factor.tsx';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodesCard } from './recovery-codes-card.tsx';
import { useFactorCode, useStartEnrolment } from './second-factor.queries.ts';

export type EnrolmentPanelProps = { onStarted?: () => void; onDone: () => void };

/**
 * Sets an authenticator app up (PRODUCT.md#second-factor): the secret, the first code, then the recovery codes.
 * @param onStarted there is a secret; `onDone`: it is confirmed, and the recovery codes are kept.
 */
export function EnrolmentPanel({ onStarted, onDone }: EnrolmentPanelProps) {
  const start = useStartEnrolment();
  const { confirm } = useFactorCode();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodesCard codes={codes} onKept={onDone} />;
  if (!start.data) {
    const onError = sayFailed(words.notStarted, words.setUpFailed);
    return (
      <div className="grid gap-4">
        <p>{words.needsApp}</p>
        <Button
          className="sm:justify-self-start"
          pending={start.isPending}
          pendingText={words.starting}
          onClick={() => start.mutate(undefined, { onSuccess: () => onStarted?.(), onError })}
        >
          {words.setUp}
        </Button>
        <PressRefusal error={start.error}>{words.setUpFailed}</PressRefusal>
      </div>
    );
  }
  return (
    <ol className="grid list-none gap-8">
      <li className="grid gap-4">
        <Secret enrolment={start.data} />
      </li>
      <li className="grid gap-4">
        <h3 className="text-lg">{words.second}</h3>
        <CodeForm
          submitText={words.turnOn}
          pendingText={words.checking}
          hint={words.sixNumbers}
          unanswered={words.mayBeOn}
          save={async (code) => setCodes((await confirm.mutateAsync(code)).codes)}
        />
      </li>
    </ol>
  );
}

function Secret({ enrolment: { secret, address, qrCode } }: { enrolment: Enrolment }) {
  const groups = (secret.match(/.{4}/g) ?? []).join(' ');
  return (
    <>
      <h3 className="text-lg">{words.first}</h3>
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[15rem_1fr]">
        <QrCode rows={qrCode} label={words.qrCode} />
        <div className="grid gap-3">
          <p>{words.pointAtIt}</p>
          <p className="wrap-anywhere select-all rounded-md border border-line-strong bg-paper p-3 font-mono text-sm">
            {groups}
          </p>
          <p>
            <a href={address} className="link inline-flex min-h-11 items-center">
              {words.onThisDevice}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}
