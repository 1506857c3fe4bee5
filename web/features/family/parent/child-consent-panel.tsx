import { FileText } from 'lucide-react';
import type { ChildConsent } from '#domain/contract/family/child-consent.ts';
import { showDateTime, showLongDate } from '#web/lib/dates.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import * as evidence from '#words/consent/consent-evidence.ts';
import * as words from '#words/family/child-consent.tsx';
import { childCertificateAddress } from './child-consent.queries.ts';

export type ChildConsentPanelProps = { childId: string; consent: ChildConsent };

/** The consent, its terms, and its history. */
export function ChildConsentPanel({ childId, consent }: ChildConsentPanelProps) {
  const { state, signatures, events, terms } = consent;
  return (
    <div className="grid gap-5">
      <p>{words.stands(<strong>{evidence.states[state]}</strong>)}</p>
      {signatures.length > 0 && (
        <ul className="grid gap-2">
          {signatures.map(({ id, parentName, signedAt, method }) => (
            <li key={id} className="wrap-anywhere">
              {words.signed(parentName || words.aParent, showDateTime(signedAt), evidence.methods[method])}
            </li>
          ))}
        </ul>
      )}
      {events.length > 0 && (
        <Collapsible headingLevel={4} title={words.whatHappened(events.length)}>
          <ol className="divide-y divide-line">
            {events.map((event) => (
              <li key={event.id} className="py-2">
                <p className="wrap-anywhere">
                  {words.happened({ ...event, troop: event.troop && evidence.troopNamed(event.troop) })}
                </p>
                <p className="text-ink-soft text-sm">{showDateTime(event.happenedAt)}</p>
              </li>
            ))}
          </ol>
        </Collapsible>
      )}
      {terms.map(({ hash, version, text }) => (
        <Collapsible
          key={hash}
          headingLevel={4}
          title={words.wordsOfVersion(showLongDate(version) || version)}
        >
          <p className="wrap-anywhere max-w-[65ch] whitespace-pre-line">{text}</p>
          <p className="wrap-anywhere mt-4 text-ink-soft text-sm">{words.fingerprint(hash)}</p>
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
            {words.certificate}
          </a>
          <p className="text-ink-soft text-sm">{words.certificateHint}</p>
        </div>
      )}
    </div>
  );
}
