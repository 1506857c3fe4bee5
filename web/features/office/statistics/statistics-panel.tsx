import { useState } from 'react';
import {
  type Figures,
  STATISTIC_KINDS,
  type StatisticKind,
  type Statistics,
} from '#domain/contract/office/statistics.ts';
import { MEASURE_KEYS, rootedOfHundred } from '#domain/rules/office/statistics-table.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { LoadError } from '#web/parts/load-error.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as words from '#words/office/statistics.ts';
import { LOCALE } from '#words/platform/language.ts';
import { BarsCard } from './bars-card.tsx';
import { ExportButton } from './export-button.tsx';
import { useStatistics } from './statistics.queries.ts';

const TITLES: Readonly<Record<StatisticKind, string>> = words.kinds;
const NOTHING: Readonly<Partial<Record<StatisticKind, string>>> = words.nothing;

type Measure = keyof Figures | 'rootedOfHundred';
const MEASURES: Readonly<Record<Measure, string>> = {
  ...words.table.measures,
  rootedOfHundred: words.rootedOfHundred,
};
const measured = (figures: Figures, measure: Measure) =>
  measure === 'rootedOfHundred' ? rootedOfHundred(figures) : figures[measure];

const inNumbers = (value: number) => value.toLocaleString(LOCALE, { maximumFractionDigits: 1 });

/** PRODUCT.md#statistics: what the program has come to. */
export function StatisticsPanel() {
  const { data, error, isPending, refetch } = useStatistics();
  if (error && data === undefined)
    return <LoadError title={words.notLoaded} error={error} onRetry={refetch} />;
  if (isPending || data === undefined)
    return (
      <SkeletonGroup label={words.counting} className="grid gap-6">
        <Skeleton className="h-40 w-full rounded-lg" />
        <Skeleton className="h-64 w-full rounded-lg" />
      </SkeletonGroup>
    );
  if (data === null) return <EmptyState {...words.waiting} />;
  return <Counted statistics={data} />;
}

function Counted({ statistics }: { statistics: Statistics }) {
  const [measure, setMeasure] = useState<Measure>('started');
  const { total, rows, consents, countedAt } = statistics;
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-labelledby="total" className="grid gap-3">
        <h2 id="total">{words.total}</h2>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-4">
          {MEASURE_KEYS.map((key) => (
            <Card key={key} className="flex flex-col-reverse justify-end">
              <dt className="text-ink-soft text-sm">{words.table.measures[key]}</dt>
              <dd className="font-semibold text-2xl text-forest tabular-nums">{inNumbers(total[key])}</dd>
            </Card>
          ))}
        </dl>
        <p className="text-ink-soft text-sm">{words.countedAt(showDateTime(countedAt))}</p>
      </section>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SelectField
          label={words.show}
          className="min-w-[min(14rem,100%)]"
          options={Object.entries(MEASURES).map(([value, label]) => ({ value, label }))}
          value={measure}
          onChange={({ target }) => setMeasure(target.value as Measure)}
        />
        <ExportButton />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {STATISTIC_KINDS.map((kind) => (
          <BarsCard
            key={kind}
            title={TITLES[kind]}
            nothing={NOTHING[kind] ?? words.nothingSaid}
            measure={MEASURES[measure]}
            bars={rows
              .filter((row) => row.kind === kind)
              .map((row) => ({
                name: words.table.rowName(row),
                value: measured(row, measure),
                shown: inNumbers(measured(row, measure)),
              }))}
          />
        ))}
        <BarsCard
          {...words.consents}
          measure={words.table.accounts}
          bars={consents.map(({ state, count }) => ({
            name: words.table.consents[state],
            value: count,
            shown: inNumbers(count),
          }))}
        />
      </div>
    </div>
  );
}
