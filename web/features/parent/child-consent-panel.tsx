import { FileText } from 'lucide-react';
import type { ChildConsent } from '#domain/contract/child-consent.ts';
import { EVENT_WORDS, METHOD_WORDS, PERMISSION_WORDS, STATE_WORDS } from '#domain/rules/consent-evidence.ts';
import { showDateTime, showLongDate } from '#web/lib/dates.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { childCertificateAddress } from './child-consent.queries.ts';

export type ChildConsentPanelProps = { childId: string; consent: ChildConsent };

/** What was agreed to, in which words, and all that has happened to it since. */
export function ChildConsentPanel({ childId, consent }: ChildConsentPanelProps) {
  const { state, signatures, events, terms } = consent;
  return (
    <div className="grid gap-5">
      <p>
        How it stands: <strong>{STATE_WORDS[state]}</strong>
      </p>
      {signatures.length > 0 && (
        <ul className="grid gap-2">
          {signatures.map(({ id, parentName, signedAt, method }) => (
            <li key={id} className="wrap-anywhere">
              {parentName || 'A parent'}, {showDateTime(signedAt)}. {METHOD_WORDS[method]}.
            </li>
          ))}
        </ul>
      )}
      {events.length > 0 && (
        <Collapsible headingLevel={4} title={`What happened (${events.length})`}>
          <ol className="divide-y divide-line">
            {events.map((it) => (
              <li key={it.id} className="py-2">
                <p className="wrap-anywhere">
                  {EVENT_WORDS[it.kind]}
                  {it.permission && `: ${PERMISSION_WORDS[it.permission].toLowerCase()}`}
                  {it.troop && `, ${it.troop}`}
                  {it.adminUsername && `, written down by the administrator ${it.adminUsername}`}
                </p>
                <p className="text-ink-soft text-sm">{showDateTime(it.happenedAt)}</p>
              </li>
            ))}
          </ol>
        </Collapsible>
      )}
      {terms.map(({ hash, version, text }) => (
        <Collapsible
          key={hash}
          headingLevel={4}
          title={`The words that were agreed to (${showLongDate(version) || version})`}
        >
          <p className="wrap-anywhere max-w-[65ch] whitespace-pre-line">{text}</p>
          <p className="wrap-anywhere mt-4 text-ink-soft text-sm">Fingerprint (SHA-256): {hash}</p>
        </Collapsible>
      ))}
      {signatures.length > 0 && (
        <div className="grid justify-items-start gap-2">
          <a
            className={buttonClass({ variant: 'secondary' })}
            href={childCertificateAddress(childId)}
            download
          >
            <FileText aria-hidden="true" className="size-5" />
            Certificate (PDF)
          </a>
          <p className="text-ink-soft text-sm">All of this with the signature, to keep or to show.</p>
        </div>
      )}
    </div>
  );
}
