import { CalendarClock, CircleCheck } from 'lucide-react';
import { checkState, type Looked, leavesOf, nextCheckOf } from '#domain/rules/notebook/rhythm.ts';
import { useToday } from '#web/lib/use-today.ts';
import { cx } from '#web/ui/class-names.ts';
import { LeafRow } from '#web/ui/leaf-row.tsx';
import * as words from '#words/notebook/rhythm.ts';

/**
 * When the cuttings want to be looked at (PRODUCT.md#the-weekly-rhythm); nothing before they are in water, and once the
 * project is done.
 */
export function CheckSummary({ looked }: { looked: Looked }) {
  const day = useToday();
  const nextCheck = nextCheckOf(looked, day);
  const state = checkState(nextCheck, day);
  const said = words.check(state, nextCheck);
  if (said === '') return null;
  const Icon = state === 'fine' ? CircleCheck : CalendarClock;
  // Long words must not push what is to be pressed out of a phone's first view.
  const size = state === 'resting' && 'text-sm';
  return (
    <p className={cx('flex gap-2 font-semibold leading-snug', size, state === 'fine' && 'text-forest')}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="wrap-anywhere min-w-0">{said}</span>
    </p>
  );
}

export type LookedWeeksSummaryProps = {
  /** The weeks in water with a finished look, from 1. */
  lookedWeeks: readonly number[];
  /** The words are read out only. */
  isWordless?: boolean;
};

/** The weeks in which the cuttings were looked at, as leaves and in words (PRODUCT.md#the-weekly-rhythm). */
export function LookedWeeksSummary({ lookedWeeks, isWordless }: LookedWeeksSummaryProps) {
  return (
    <div className="grid gap-1">
      <LeafRow leaves={leavesOf(lookedWeeks)} />
      <p className={isWordless ? 'sr-only' : 'text-ink-soft text-sm'}>{words.looked(lookedWeeks.length)}</p>
    </div>
  );
}
