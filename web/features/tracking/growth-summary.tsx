import { ROOTS_READY_INCHES } from '#domain/limits.ts';
import type { GrowthWeek } from '#domain/rules/growth.ts';
import { GROWTH_WORDS as WORDS } from '#domain/rules/growth-words.ts';
import { inchesText } from '#domain/rules/inches.ts';
import { countedText } from '#domain/rules/tracking.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { ChartKey, GrowthChart } from '#web/ui/growth-chart.tsx';

const KEYS = [
  ['cuttingsAlive', 'leaf', WORDS.alive],
  ['cuttingsWithRoots', 'dot', WORDS.rooted],
  ['longestRootInches', 'root', WORDS.longest],
] as const;

/** What was counted and measured week by week: as a drawing, and as a table of the same numbers (§29). */
export function GrowthSummary({ weeks }: { weeks: readonly GrowthWeek[] }) {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return null;
  const place = (week: number) => (week - first.week) / Math.max(1, last.week - first.week);
  const points = (name: keyof GrowthWeek) =>
    weeks.flatMap((it) => {
      const value = it[name];
      return value === null ? [] : [{ at: place(it.week), value }];
    });
  const roots = points('longestRootInches').map((it) => ({
    ...it,
    text: inchesText(it.value).replace(/ in$/, ''),
  }));
  return (
    <div className="grid gap-3">
      <GrowthChart
        label={`${WORDS.week(first.week)}: ${countedText(first)}. ${WORDS.week(last.week)}: ${countedText(last)}.`}
        leaves={points('cuttingsAlive')}
        dots={points('cuttingsWithRoots')}
        roots={roots}
        goal={{ value: ROOTS_READY_INCHES[0], name: WORDS.ready }}
        ends={[WORDS.week(first.week), first === last ? '' : WORDS.week(last.week)]}
      />
      <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1">
        {KEYS.filter(([name]) => points(name).length > 0).map(([name, of, words]) => (
          <ChartKey key={name} of={of}>
            {words}
          </ChartKey>
        ))}
      </ul>
      <Collapsible title={WORDS.numbers} headingLevel={3}>
        <GrowthTable weeks={weeks} />
      </Collapsible>
    </div>
  );
}

function GrowthTable({ weeks }: { weeks: readonly GrowthWeek[] }) {
  const shown = (value: number | null, text: (value: number) => string = String) =>
    value === null ? WORDS.none : text(value);
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="sr-only">{WORDS.numbers}</caption>
      <thead>
        <tr className="text-ink-soft text-sm">
          <th scope="col" className="pb-1 font-normal">
            {WORDS.weekHead}
          </th>
          {KEYS.map(([name, , words]) => (
            <th key={name} scope="col" className="wrap-anywhere pb-1 pl-2 font-normal">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, cuttingsAlive, cuttingsWithRoots, longestRootInches }) => (
          <tr key={week} className="border-line border-t">
            <th scope="row" className="py-1.5 font-normal">
              {week}
            </th>
            <td className="py-1.5 pl-2">{shown(cuttingsAlive)}</td>
            <td className="py-1.5 pl-2">{shown(cuttingsWithRoots)}</td>
            <td className="py-1.5 pl-2">{shown(longestRootInches, inchesText)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
