import type { CompletionSummary } from '#domain/contract/projects.ts';
import { drawnAs } from '#domain/rules/drawn-as.ts';
import { shownSum, shownTotalHours, speciesTitle } from '#domain/rules/summary.ts';
import { Card } from '#web/ui/card.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { DescribedDrawing } from '#web/ui/trees/described-drawing.tsx';
import { recorded } from '#words/recorded.ts';
import * as words from '#words/report.ts';
import { treeNamed } from '#words/tree-names.ts';

/** §2.11: what came of the project, in numbers. */
export function CompletionSummaryCard({ summary }: { summary: CompletionSummary }) {
  const figures = [
    [words.cuttingsHarvested, summary.cuttingCount],
    [words.treesPlanted, summary.plantingEntriesCount],
    [words.totalHours, shownTotalHours(summary.totalTimeSpent)],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card as="section" look="notebook" aria-labelledby="summary" className="grid grid-cols-1 gap-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="grid min-w-0 gap-1">
            <p className="text-ink-soft text-sm">{words.species}</p>
            <h2 id="summary">{treeNamed(speciesTitle(summary) ?? words.noTree)}</h2>
            {summary.species?.scientificName && (
              <p className="text-ink-soft italic" lang="la">
                {summary.species.scientificName}
              </p>
            )}
          </div>
          <DescribedDrawing scientificName={drawnAs(summary.species)} className="w-44 max-w-full" />
        </div>
        <dl className="grid gap-3 sm:grid-cols-3">
          {figures.map(([label, figure]) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-3 rounded-md bg-paper-sunken px-4 py-3 sm:flex-col-reverse sm:justify-end sm:gap-0.5"
            >
              <dt className="text-ink-soft">{label}</dt>
              <dd className="whitespace-nowrap font-semibold font-serif text-3xl text-forest tabular-nums">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <HoursSum summary={summary} />
    </div>
  );
}

/** §12.12: how the total is made. */
function HoursSum({ summary }: { summary: CompletionSummary }) {
  if (summary.hours.length === 0) return null;
  return (
    // Folded away on the screen, and there on paper.
    <div className="print:[&_.fold]:grid-rows-[1fr]! print:[&_.fold]:opacity-100! print:[&_.fold]:[content-visibility:visible]!">
      <Collapsible title={words.howHoursAddUp} headingLevel={3}>
        <HoursTable summary={summary} />
      </Collapsible>
    </div>
  );
}

function HoursTable({ summary }: { summary: CompletionSummary }) {
  const { rows, total } = shownSum(summary);
  return (
    // A table itself cannot be measured by a container query.
    <div className="@container">
      <table aria-label={words.howHoursAddUp} className="w-full">
        <tbody>
          {rows.map(([label, hours]) => (
            <tr key={label} className="border-line border-t">
              <th scope="row" className="wrap-anywhere py-2 text-left font-normal">
                {recorded(label)}
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
              {recorded(total)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
