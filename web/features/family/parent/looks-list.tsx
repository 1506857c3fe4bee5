import type { Look } from '#domain/contract/family/parent.ts';
import { showLongDate } from '#web/lib/dates.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import * as words from '#words/family/looks.ts';

/** Counts each action by day. */
function byDay(looks: readonly Look[]): Map<string, Map<string, number>> {
  const days = new Map<string, Map<string, number>>();
  for (const { at, by, what } of looks) {
    const day = showLongDate(at);
    const lines = days.get(day) ?? new Map<string, number>();
    const line = words.lookOf(by, what);
    lines.set(line, (lines.get(line) ?? 0) + 1);
    days.set(day, lines);
  }
  return days;
}

const DAYS_SHOWN = 5;

/** Views of a child's data, day by day: by administrators, and this page. A repeated one stands once a day. */
export function LooksList({ looks }: { looks: readonly Look[] }) {
  if (looks.length === 0) return <p className="text-ink-soft">{words.nobodyYet}</p>;
  const days = [...byDay(looks)];
  return (
    <div className="grid gap-4">
      <Days of={days.slice(0, DAYS_SHOWN)} />
      {days.length > DAYS_SHOWN && (
        <Collapsible headingLevel={4} title={words.earlier}>
          <Days of={days.slice(DAYS_SHOWN)} />
        </Collapsible>
      )}
    </div>
  );
}

function Days({ of: days }: { of: readonly (readonly [string, Map<string, number>])[] }) {
  return (
    <ul className="grid gap-4">
      {days.map(([day, lines]) => (
        <li key={day}>
          <p className="text-ink-soft text-sm">{day}</p>
          <ul className="grid gap-1">
            {[...lines].map(([line, times]) => (
              <li key={line} className="wrap-anywhere">
                {words.lookTimes(line, times)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
