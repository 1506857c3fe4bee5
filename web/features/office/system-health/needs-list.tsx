import { ChevronRight, CircleAlert, Eye, MailWarning, PenLine, Phone } from 'lucide-react';
import { Link } from 'wouter';
import type { Row } from '#domain/rules/office/system-health.ts';
import { OWN_SCREENS } from '#domain/rules/platform/screens.ts';
import { paths } from '#web/app/paths.ts';
import { isConsentByMail } from '#web/lib/site.ts';
import { cx } from '#web/ui/class-names.ts';
import * as record from '#words/consent/consent-record.tsx';
import * as words from '#words/office/system-health.tsx';
import { wordsOf } from '#words/office/system-health-rows.ts';
import * as mail from '#words/office/unsent-mails.tsx';
import { isOfBackups, useBeforeTheFirst, useNeeds } from './system-health.queries.ts';

export type NeedsListProps = {
  /** The number of letters that could not be sent; null where it did not load. */
  unsent: number | null;
  onShowMail: () => void;
};

/** More are counted, and stand on the page that has them all. */
const SHOWN = 3;
const PAGE = OWN_SCREENS.systemHealth;

/** Things that need an administrator today, each one line that leads there; nothing when there are none. */
export function NeedsList({ unsent, onShowMail }: NeedsListProps) {
  const known = useNeeds();
  const first = useBeforeTheFirst();
  const needs = known ?? [];
  const more = needs.length - SHOWN;
  const lines = [
    known === null && { href: PAGE, says: words.failed },
    ...needs.slice(0, SHOWN).map((row) => ({ ...placeOf(row), says: wordsOf(row).says })),
    more > 0 && { href: PAGE, says: words.moreNeeds(more) },
    first > 0 && { href: PAGE, Icon: Eye, says: words.beforeTheFirst(first) },
    // It is so for as long as no mail is set up, and so stands last.
    !isConsentByMail && { href: `${PAGE}#mail`, Icon: PenLine, says: record.noProof },
  ].filter((line) => line !== false);
  if (unsent === 0 && lines.length === 0) return null;
  return (
    <ul
      aria-label={words.needsYouToday}
      className="mb-4 divide-y overflow-clip sm:mb-6 divide-line rounded-lg border border-line bg-paper-raised shadow-paper"
    >
      {unsent !== 0 && (
        <li className={cx(LINE, 'py-1')}>
          <MailWarning aria-hidden="true" className={ICON} />
          <span className="min-w-0 flex-1">{unsent === null ? mail.failed : mail.couldNot(unsent)}</span>
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
      {lines.map((line) => (
        <Line key={line.says} {...line} />
      ))}
    </ul>
  );
}

function placeOf(row: Row): Omit<LineProps, 'says'> {
  if (isOfBackups(row)) return { href: OWN_SCREENS.backups };
  if (row.name === 'consents') return { href: `${paths.admin()}?status=waiting`, Icon: Phone };
  return { href: `${PAGE}#${row.name}` };
}

/** Large text has the width of a small phone to itself. */
const LINE = 'flex items-center gap-[min(0.75rem,2vw)] px-[min(1rem,3vw)] text-ink max-sm:text-sm';
const ICON = 'size-[min(1.25rem,6vw)] shrink-0 text-bark';

type LineProps = { href: string; Icon?: typeof CircleAlert; says: string };

function Line({ href, Icon = CircleAlert, says }: LineProps) {
  return (
    <li>
      <Link href={href} className={cx(LINE, 'min-h-11 py-2 no-underline hover:bg-moss hover:text-on-moss')}>
        <Icon aria-hidden="true" className={ICON} />
        <span className="min-w-0 flex-1">{says}</span>
        <ChevronRight aria-hidden="true" className="size-[min(1.25rem,6vw)] shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
