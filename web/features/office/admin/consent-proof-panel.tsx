import { useRef, useState } from 'react';
import { getConsentCertificate } from '#domain/contract/consent/consent-proof.ts';
import type { ConsentRecord } from '#domain/contract/office/admin.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { blankFormAddress } from '#domain/rules/platform/screens.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { isConsentByMail } from '#web/lib/site.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import * as words from '#words/consent/consent-record.tsx';
import { LANGUAGE } from '#words/platform/language.ts';
import { PhoneConfirmationForm } from './phone-confirmation-form.tsx';
import { SignedForm } from './signed-form.tsx';
import type { NamedStudent } from './student-badge.tsx';
import { begunProof } from './use-kept-proof.ts';

export type ConsentProofPanelProps = { student: NamedStudent; record: ConsentRecord | null };

/**
 * Evidence that an administrator can keep beside a signature, and its papers (PRODUCT.md#consent-by-phone-or-form).
 */
export function ConsentProofPanel({ student, record }: ConsentProofPanelProps) {
  const [open, setOpen] = useState(() => begunProof(student));
  const phoneButton = useRef<HTMLButtonElement>(null);
  const formButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    const button = open === 'phone' ? phoneButton : formButton;
    setOpen(null);
    // The field that had it is gone: the keyboard goes on where it came from.
    requestAnimationFrame(() => button.current?.focus());
  };
  const link = buttonClass({ size: 'sm', variant: 'quiet' });
  return (
    <section aria-labelledby="consent-proof" className="grid gap-3">
      <h3 id="consent-proof" className="text-lg">
        {words.proof}
      </h3>
      {!isConsentByMail && (record === null || record.method === 'signature') && <NoProofNote />}
      {open === null && (
        <div className="flex flex-wrap gap-2">
          {record && (
            <Button
              ref={phoneButton}
              size="sm"
              variant="secondary"
              disabled={record.noCall !== null}
              aria-describedby={record.noCall ? 'no-call' : undefined}
              onClick={() => setOpen('phone')}
            >
              {words.byPhone}
            </Button>
          )}
          <Button ref={formButton} size="sm" variant="secondary" onClick={() => setOpen('form')}>
            {words.formReceived}
          </Button>
        </div>
      )}
      {open === null && record?.noCall && (
        <p id="no-call" className="text-ink-soft text-sm">
          {record.noCall.until === null ? words.saidNo : words.callFrom(showDateTime(record.noCall.until))}
        </p>
      )}
      {open === 'phone' && (
        <PhoneConfirmationForm student={student} phone={record?.parentPhone ?? ''} onDone={close} />
      )}
      {open === 'form' && <SignedForm student={student} isFirst={record === null} onDone={close} />}
      <div className="flex flex-wrap gap-x-2">
        {record && (
          <a href={addressOf(getConsentCertificate, { id: student.id })} download className={link}>
            {words.certificate}
          </a>
        )}
        <a href={blankFormAddress(LANGUAGE)} target="_blank" rel="noreferrer" className={link}>
          {words.blankForm}
        </a>
      </div>
    </section>
  );
}

/** The worth of a signature when nobody is asked by mail. */
export function NoProofNote() {
  return <Alert tone="warning">{words.noProof}</Alert>;
}
