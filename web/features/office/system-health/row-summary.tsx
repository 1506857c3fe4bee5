import { CircleAlert, CircleCheck, Eye } from 'lucide-react';
import { Link } from 'wouter';
import type { SystemHealth } from '#domain/contract/office/system-health.ts';
import type { Row, RowName, Standing } from '#domain/rules/office/system-health.ts';
import { OWN_SCREENS } from '#domain/rules/platform/screens.ts';
import { paths } from '#web/app/paths.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { PressRefusal } from '#web/parts/press-error.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/office/system-health.tsx';
import { STANDING_WORDS, whereToRead, wordsOf } from '#words/office/system-health-rows.ts';
import * as fields from '#words/platform/fields.ts';
import { FiguresList } from './figures-list.tsx';
import { useNoteDrill } from './system-health.queries.ts';

const LOOKS: Readonly<Record<Standing, { tone: BadgeTone; Icon: typeof Eye }>> = {
  fine: { tone: 'done', Icon: CircleCheck },
  look: { tone: 'waiting', Icon: Eye },
  act: { tone: 'danger', Icon: CircleAlert },
};

export type RowSummaryProps = { row: Row; health: SystemHealth; onShowMail?: () => void };

/** One thing: how it stands, its figures, and what there is to do. */
export function RowSummary({ row, health, onShowMail }: RowSummaryProps) {
  const { is, command, where } = row;
  const { title, says, toDo } = wordsOf(row);
  const { tone, Icon } = LOOKS[is];
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg">{title}</h2>
        <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-4" />}>
          {STANDING_WORDS[is]}
        </Badge>
      </div>
      <p className={is === 'fine' ? '' : 'font-semibold'}>{says}</p>
      <FiguresList of={row.name} health={health} />
      {toDo && <p className="max-w-prose">{toDo}</p>}
      {command && (
        <code className="wrap-anywhere block rounded-md font-mono bg-paper-sunken px-4 py-3 text-sm">
          {command}
        </code>
      )}
      {where && <p className="text-ink-soft text-sm">{whereToRead(where)}</p>}
      {is !== 'fine' && <Ways to={row.name} health={health} onShowMail={onShowMail} />}
    </div>
  );
}

/** Where on this site a thing is seen to. */
const SCREENS: { readonly [R in RowName]?: readonly (readonly [label: string, href: string])[] } = {
  consents: [[words.showWaiting, `${paths.admin()}?status=waiting`]],
  clearing: [[words.openKeeping, paths.keeping()]],
  administrators: [
    [words.openPeople, paths.people()],
    [words.openSecurity, OWN_SCREENS.security],
  ],
};

type WaysProps = Omit<RowSummaryProps, 'row'> & { to: RowName };

function Ways({ to, health: { mail }, onShowMail }: WaysProps) {
  const hasUnsent = mail?.isSetUp && mail.waiting.count + mail.failed.count > 0;
  return (
    // Empty it would stand in the grid with its gap.
    <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
      {SCREENS[to]?.map(([label, href]) => (
        <Link key={href} href={href} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {label}
        </Link>
      ))}
      {to === 'drill' && <NoteDrillButton />}
      {to === 'mail' && hasUnsent && (
        <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={onShowMail}>
          {words.showMail}
        </Button>
      )}
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
    <>
      <Button
        size="sm"
        variant="secondary"
        pending={note.isPending}
        pendingText={fields.saving}
        onClick={confirm}
      >
        {words.restoredToday}
      </Button>
      <PressRefusal error={note.error}>{words.noteFailed}</PressRefusal>
    </>
  );
}
