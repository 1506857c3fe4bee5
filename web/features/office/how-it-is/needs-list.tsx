import { ChevronRight, CircleAlert, Eye, MailWarning, PenLine, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { OWN_SCREENS } from '#domain/rules/platform/screens.ts';
import { paths } from '#web/app/paths.ts';
import { isConsentByMail } from '#web/lib/site.ts';
import { cx } from '#web/ui/class-names.ts';
import * as record from '#words/consent/consent-record.tsx';
import * as words from '#words/office/how-it-is.tsx';
import { wordsOf } from '#words/office/how-it-is-rows.ts';
import * as mail from '#words/office/unsent-mails.tsx';
import { isOfBackups, type Need, useBeforeTheFirst, useNeeds } from './how-it-is.queries.ts';

export type NeedsListProps = {
  /** How many letters could not be sent. */
  unsent: number;
  onShowMail: () => void;
};

/** More are counted, and stand on the page that has them all. */
const SHOWN = 3;

/** What needs an administrator today, each in one line that leads there; nothing where nothing does. */
export function NeedsList({ unsent, onShowMail }: NeedsListProps) {
  const known = useNeeds();
  const first = useBeforeTheFirst();
  const needs = known ?? [];
  const [shown, more] = [needs.slice(0, SHOWN), needs.length - SHOWN];
  if (known?.length === 0 && unsent === 0 && first === 0 && isConsentByMail) return null;
  return (
    <ul
      aria-label={words.needsYouToday}
      className="mb-4 divide-y overflow-clip sm:mb-6 divide-line rounded-lg border border-line bg-paper-raised shadow-paper"
    >
      {unsent > 0 && (
        <li className={cx(LINE, 'py-1')}>
          <MailWarning aria-hidden="true" className={ICON} />
          <span className="min-w-0 flex-1">{mail.couldNot(unsent)}</span>
          <button
            type="button"
            aria-haspopup="dialog"
            className="link min-h-11 shrink-0 text-left"
            onClick={onShowMail}
          >
            {mail.show}
          </button>
        </li>
      )}
      {known === null && <Line href={OWN_SCREENS.howItIs}>{words.failed}</Line>}
      {shown.map((need) => (
        <NeedLine key={need.row} {...need} />
      ))}
      {more > 0 && <Line href={OWN_SCREENS.howItIs}>{words.moreNeeds(more)}</Line>}
      {first > 0 && (
        <Line href={OWN_SCREENS.howItIs} Icon={Eye}>
          {words.beforeTheFirst(first)}
        </Line>
      )}
      {/* It is so for as long as no mail is set up, and so stands last. */}
      {!isConsentByMail && (
        <Line href={`${OWN_SCREENS.howItIs}#mail`} Icon={PenLine}>
          {record.noProof}
        </Line>
      )}
    </ul>
  );
}

/** Large text has the width of a small phone to itself. */
const LINE = 'flex items-center gap-[min(0.75rem,2vw)] px-[min(1rem,3vw)] text-ink max-sm:text-sm';
const ICON = 'size-[min(1.25rem,6vw)] shrink-0 text-bark';

function NeedLine({ row, causes }: Need) {
  const { says } = wordsOf(row, causes);
  if (isOfBackups(row)) return <Line href={OWN_SCREENS.backups}>{says}</Line>;
  if (row !== 'consents') return <Line href={`${OWN_SCREENS.howItIs}#${row}`}>{says}</Line>;
  return (
    <Line href={`${paths.admin()}?status=waiting`} Icon={Phone}>
      {says}
    </Line>
  );
}

type LineProps = { href: string; Icon?: typeof CircleAlert; children: ReactNode };

function Line({ href, Icon = CircleAlert, children }: LineProps) {
  return (
    <li>
      <Link href={href} className={cx(LINE, 'min-h-11 py-2 no-underline hover:bg-moss hover:text-on-moss')}>
        <Icon aria-hidden="true" className={ICON} />
        <span className="min-w-0 flex-1">{children}</span>
        <ChevronRight aria-hidden="true" className="size-[min(1.25rem,6vw)] shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
