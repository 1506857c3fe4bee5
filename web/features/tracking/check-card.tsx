import { CalendarPlus } from 'lucide-react';
import type { TrackingEntry } from '#domain/contract/tracking.ts';
import { checkCalendar } from '#domain/rules/check-calendar.ts';
import { lastLookOf, lookedWeeksOf, nextCheckOf } from '#domain/rules/rhythm.ts';
import { thisMoment } from '#web/lib/dates.ts';
import { downloadText } from '#web/lib/download.ts';
import { useToday } from '#web/lib/use-today.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/rhythm.ts';
import { CheckSummary, LookedWeeksSummary } from './check-summary.tsx';

export type CheckCardProps = {
  projectId: string;
  isCompleted: boolean;
  /** As it was typed. */
  inWaterSince: string;
  entries: readonly TrackingEntry[];
};

/** The weekly rhythm above the entries (§25), with the checks to come for a calendar. */
export function CheckCard({ projectId, isCompleted, inWaterSince, entries }: CheckCardProps) {
  const day = useToday();
  const looked = { lastLook: lastLookOf(entries), inWaterSince, isCompleted };
  const nextCheck = nextCheckOf(looked, day);
  const save = (next: string) => {
    const checks = {
      projectId,
      nextCheck: next,
      inWaterSince,
      today: day,
      now: thisMoment(),
      summary: words.calendarSummary,
    };
    downloadText('check-the-cuttings.ics', 'text/calendar;charset=utf-8', checkCalendar(checks));
    toast({ title: words.calendarTitle, description: words.calendarText });
  };
  return (
    <Card as="section" aria-label={words.heading} className="grid gap-2">
      <CheckSummary looked={looked} />
      <LookedWeeksSummary lookedWeeks={lookedWeeksOf(entries, inWaterSince)}>
        {nextCheck && (
          <Button
            variant="quiet"
            size="sm"
            icon={<CalendarPlus aria-hidden="true" className="size-5" />}
            onClick={() => save(nextCheck)}
            className="-mx-2 -mb-2 print:hidden"
          >
            {words.addToCalendar}
          </Button>
        )}
      </LookedWeeksSummary>
    </Card>
  );
}
