import type { ReactNode } from 'react';
import type { CompletionSummary } from '#domain/contract/notebook/projects.ts';
import { drawnAs } from '#domain/rules/notebook/drawn-as.ts';
import { shownTotalHours, speciesTitle } from '#domain/rules/report/summary.ts';
import { DescribedDrawing } from '#web/ui/trees/described-drawing.tsx';
import * as words from '#words/report/report.ts';
import { treeNamed } from '#words/species/tree-names.ts';

export type CompletionSummaryCardProps = {
  summary: CompletionSummary;
  /** A small picture beside each number. */
  drawings: { readonly cuttings: ReactNode; readonly trees: ReactNode; readonly hours: ReactNode };
};

/** PRODUCT.md#completion: what came of the project, in a name and three numbers. */
export function CompletionSummaryCard({ summary, drawings }: CompletionSummaryCardProps) {
  const figures = [
    [words.cuttingsHarvested, summary.cuttingCount, drawings.cuttings],
    [words.treesPlanted, summary.plantingEntriesCount, drawings.trees],
    [words.totalHours, shownTotalHours(summary.totalTimeSpent), drawings.hours],
  ] as const;
  return (
    <section aria-labelledby="summary" className="grid grid-cols-1 gap-2 border-line border-y py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <DescribedDrawing scientificName={drawnAs(summary.species)} className="w-18 max-w-full print:w-40" />
        <div className="min-w-0">
          <p className="text-ink-soft text-sm">{words.species}</p>
          <div className="flex flex-wrap items-baseline gap-x-2">
            <h2 id="summary" className="text-xl">
              {treeNamed(speciesTitle(summary) ?? words.noTree)}
            </h2>
            {summary.species?.scientificName && (
              <p className="text-ink-soft text-sm italic" lang="la">
                {summary.species.scientificName}
              </p>
            )}
          </div>
        </div>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] gap-2">
        {figures.map(([label, figure, drawing]) => (
          <div
            key={label}
            className="flex min-w-0 flex-col-reverse justify-end rounded-md bg-paper-sunken px-2 py-1.5 text-center"
          >
            <dt className="text-ink-soft text-sm leading-tight">{label}</dt>
            <dd className="flex items-center justify-center gap-1.5 whitespace-nowrap font-semibold text-2xl text-forest tabular-nums [&>svg]:size-8 [&>svg]:shrink-0">
              {drawing}
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
