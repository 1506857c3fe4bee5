import type { CompletionSummary } from '#domain/contract/notebook/projects.ts';
import { shownSum } from '#domain/rules/report/summary.ts';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { spentOn, sum } from '#words/report/recorded.ts';
import * as words from '#words/report/report.ts';

/** PRODUCT.md#hours-in-all: how the total is made. */
export function HoursCard({ summary }: { summary: CompletionSummary }) {
  if (summary.spent.length === 0) return null;
  return (
    <Collapsible title={words.howHoursAddUp} headingLevel={3}>
      <HoursTable summary={summary} />
    </Collapsible>
  );
}

function HoursTable({ summary }: { summary: CompletionSummary }) {
  const { rows, total, about } = shownSum(summary);
  return (
    // A table itself cannot be measured by a container query.
    <div className="@container">
      <table aria-label={words.howHoursAddUp} className="w-full">
        <tbody>
          {rows.map(([work, hours]) => (
            <tr key={work} className="border-line border-t">
              <th scope="row" className="wrap-anywhere py-2 text-left font-normal">
                {spentOn[work]}
              </th>
              <td className="py-2 pl-4 text-right tabular-nums">{hours}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line-strong border-t-2 font-semibold">
            <th scope="row" className="py-2 text-left">
              {words.total}
            </th>
            <td className="py-2 pl-4 text-right tabular-nums @[15rem]:whitespace-nowrap">
              {sum(total, about)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
