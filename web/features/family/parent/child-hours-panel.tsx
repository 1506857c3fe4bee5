import type { ChildProject } from '#domain/contract/family/parent.ts';
import { shownSum } from '#domain/rules/report/summary.ts';
import * as words from '#words/family/child-work.ts';
import { spentOn, sum } from '#words/report/recorded.ts';

/** A project's hours and their sum. */
export function ChildHoursPanel({ summary }: Pick<ChildProject, 'summary'>) {
  const { rows, total, about } = shownSum(summary);
  return (
    <table className="w-full">
      <caption className="sr-only">{words.howHoursAddUp}</caption>
      <tbody>
        {rows.map(([work, hours]) => (
          <tr key={work}>
            <th scope="row" className="wrap-break-word py-1 text-left font-normal">
              {spentOn[work]}
            </th>
            <td className="py-1 text-right tabular-nums">{hours}</td>
          </tr>
        ))}
        <tr className="border-line border-t font-semibold">
          <th scope="row" className="py-1 text-left">
            {words.total}
          </th>
          <td className="py-1 text-right tabular-nums">{sum(total, about)}</td>
        </tr>
      </tbody>
    </table>
  );
}
