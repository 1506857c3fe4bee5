import { CircleAlert, CircleCheck, Eye } from 'lucide-react';
import { Link } from 'wouter';
import type { HowItIs } from '#domain/contract/office/how-it-is.ts';
import { type Causes, type RowName, type Standing, standingOf } from '#domain/rules/office/how-it-is.ts';
import { OWN_SCREENS } from '#domain/rules/platform/screens.ts';
import { paths } from '#web/app/paths.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/office/how-it-is.tsx';
import { STANDING_WORDS, whereToRead, wordsOf } from '#words/office/how-it-is-rows.ts';
import * as fields from '#words/platform/fields.ts';
import { FiguresList } from './figures-list.tsx';
import { useNoteDrill } from './how-it-is.queries.ts';

const LOOKS: Readonly<Record<Standing, { tone: BadgeTone; Icon: typeof Eye }>> = {
  fine: { tone: 'done', Icon: CircleCheck },
  look: { tone: 'waiting', Icon: Eye },
  act: { tone: 'danger', Icon: CircleAlert },
};

export type StandingSummaryProps = { row: RowName; it: HowItIs; causes: Causes; onShowMail?: () => void };

/** One thing: how it stands, its figures, and what there is to do. */
export function StandingSummary({ row, it, causes, onShowMail }: StandingSummaryProps) {
  const standing = standingOf(row, causes);
  const { title, says, toDo, command, where } = wordsOf(row, causes);
  const { tone, Icon } = LOOKS[standing];
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg">{title}</h2>
        <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-4" />}>
          {STANDING_WORDS[standing]}
        </Badge>
      </div>
      <p className={standing === 'fine' ? '' : 'font-semibold'}>{says}</p>
      <FiguresList row={row} it={it} />
      {toDo && <p className="max-w-prose">{toDo}</p>}
      {command && (
        <code className="wrap-anywhere block rounded-md font-mono bg-paper-sunken px-4 py-3 text-sm">
          {command}
        </code>
      )}
      {where && <p className="text-ink-soft text-sm">{whereToRead(where)}</p>}
      <Ways row={row} it={it} standing={standing} onShowMail={onShowMail} />
    </div>
  );
}

/** Where on this site the thing is seen to, while it is not fine. */
const SCREENS: { readonly [R in RowName]?: { readonly href: string; readonly label: string } } = {
  consents: { href: `${paths.admin()}?status=waiting`, label: words.showWaiting },
  clearing: { href: paths.keeping(), label: words.openKeeping },
  administrators: { href: paths.people(), label: words.openPeople },
};

type WaysProps = Omit<StandingSummaryProps, 'causes'> & { standing: Standing };

function Ways({ row, it, standing, onShowMail }: WaysProps) {
  if (standing === 'fine') return null;
  if (row === 'drill') return <NoteDrillButton />;
  const screen = SCREENS[row];
  if (screen)
    return (
      <div className="flex flex-wrap gap-2 print:hidden">
        <Link href={screen.href} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {screen.label}
        </Link>
        {row === 'administrators' && (
          <Link href={OWN_SCREENS.security} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {words.openSecurity}
          </Link>
        )}
      </div>
    );
  if (row !== 'mail' || !it.mail?.isSetUp || it.mail.waiting.count + it.mail.failed.count === 0) return null;
  return (
    <div className="print:hidden">
      <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={onShowMail}>
        {words.showMail}
      </Button>
    </div>
  );
}

function NoteDrillButton() {
  const note = useNoteDrill();
  const confirm = () =>
    note.mutate(undefined, {
      onSuccess: ({ last }) =>
        toast({ title: words.noted, description: last ? words.triedOn(showDateTime(last)) : '' }),
      onError: sayFailed(words.notNoted, words.noteFailed),
    });
  return (
    <div className="print:hidden">
      <Button
        size="sm"
        variant="secondary"
        pending={note.isPending}
        pendingText={fields.saving}
        onClick={confirm}
      >
        {words.restoredToday}
      </Button>
    </div>
  );
}
