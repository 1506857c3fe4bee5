import { ROOTS_READY_INCHES } from '#domain/limits.ts';
import type { GrowthWeek } from '#domain/rules/notebook/growth.ts';
import { inchesNumber } from '#domain/rules/platform/inches.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { ChartKey, GrowthChart } from '#web/ui/growth-chart.tsx';
import { counted, inches } from '#words/notebook/counts.ts';
import * as words from '#words/notebook/growth.ts';

const KEYS = [
  ['cuttingsAlive', 'leaf', words.alive],
  ['cuttingsWithRoots', 'dot', words.rooted],
  ['longestRootInches', 'root', words.longest],
] as const;

/** Counts and measures by week, as a drawing and as a table (PRODUCT.md#growth). */
export function GrowthSummary({ weeks }: { weeks: readonly GrowthWeek[] }) {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return null;
  const place = (week: number) => (week - first.week) / Math.max(1, last.week - first.week);
  const points = (name: keyof GrowthWeek) =>
    weeks.flatMap((week) => {
      const value = week[name];
      return value === null ? [] : [{ at: place(week.week), value }];
    });
  const roots = points('longestRootInches').map((point) => ({
    ...point,
    text: inchesNumber(point.value),
  }));
  return (
    <div className="grid gap-3">
      <GrowthChart
        label={`${words.inWeek(first.week, counted(first))}. ${words.inWeek(last.week, counted(last))}.`}
        leaves={points('cuttingsAlive')}
        dots={points('cuttingsWithRoots')}
        roots={roots}
        goal={{ value: ROOTS_READY_INCHES[0], name: words.ready }}
        ends={[words.week(first.week), first === last ? '' : words.week(last.week)]}
      />
      <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1">
        {KEYS.filter(([name]) => points(name).length > 0).map(([name, of, said]) => (
          <ChartKey key={name} of={of}>
            {said}
          </ChartKey>
        ))}
      </ul>
      <Collapsible title={words.numbers} headingLevel={3}>
        <GrowthTable weeks={weeks} />
      </Collapsible>
    </div>
  );
}

function GrowthTable({ weeks }: { weeks: readonly GrowthWeek[] }) {
  const shown = (value: number | null, text: (value: number) => string = String) =>
    value === null ? words.none : text(value);
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="sr-only">{words.numbers}</caption>
      <thead>
        <tr className="text-ink-soft text-sm">
          <th scope="col" className="pb-1 font-normal">
            {words.weekHead}
          </th>
          {KEYS.map(([name, , said]) => (
            <th key={name} scope="col" className="wrap-anywhere pb-1 pl-2 font-normal">
              {said}
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
            <td className="py-1.5 pl-2">{shown(longestRootInches, inches)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
