import { useState } from 'react';
import type { Figures, StatisticKind, Statistics } from '#domain/contract/statistics.ts';
import { CONSENT_WORDS, MEASURE_KEYS, MEASURES, rowName } from '#domain/rules/statistics-table.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { BarsCard } from './bars-card.tsx';
import { ExportButton } from './export-button.tsx';
import { useStatistics } from './statistics.queries.ts';

const KINDS: Readonly<Record<StatisticKind, { title: string; nothing: string }>> = {
  year: { title: 'By the year it began', nothing: 'No project so far.' },
  troop: { title: 'By troop', nothing: 'No scout of a troop that you have set up has a project so far.' },
  state: { title: 'By state', nothing: 'No project so far.' },
  species: { title: 'By species', nothing: 'No tree is chosen so far.' },
};

const inNumbers = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** §21.14: what the program has come to. */
export function StatisticsPanel() {
  const { data, error, isPending, refetch } = useStatistics();
  if (error && data === undefined)
    return <LoadError title="The statistics could not be loaded" error={error} onRetry={refetch} />;
  if (isPending || data === undefined)
    return (
      <SkeletonGroup label="Counting..." className="grid gap-6">
        <Skeleton className="h-40 w-full rounded-lg" />
        <Skeleton className="h-64 w-full rounded-lg" />
      </SkeletonGroup>
    );
  if (data === null)
    return (
      <EmptyState
        title="These are being counted"
        text="There are so many projects that they are counted once a day. Please look again in some minutes."
      />
    );
  return <Counted statistics={data} />;
}

function Counted({ statistics }: { statistics: Statistics }) {
  const [measure, setMeasure] = useState<keyof Figures>('started');
  const { total, rows, consents, countedAt } = statistics;
  return (
    <div className="grid gap-6">
      <section aria-labelledby="total" className="grid gap-3">
        <h2 id="total">All together</h2>
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {MEASURE_KEYS.map((key) => (
            <Card key={key} className="flex flex-col-reverse justify-end">
              <dt className="text-ink-soft text-sm">{MEASURES[key]}</dt>
              <dd className="font-semibold font-serif text-2xl text-forest tabular-nums">
                {inNumbers(total[key])}
              </dd>
            </Card>
          ))}
        </dl>
        <p className="text-ink-soft text-sm">Counted {showDateTime(countedAt)}.</p>
      </section>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SelectField
          label="Show"
          className="min-w-56"
          options={MEASURE_KEYS.map((value) => ({ value, label: MEASURES[value] }))}
          value={measure}
          onChange={({ target }) => setMeasure(target.value as keyof Figures)}
        />
        <ExportButton />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {(Object.keys(KINDS) as StatisticKind[]).map((kind) => (
          <BarsCard
            key={kind}
            {...KINDS[kind]}
            measure={MEASURES[measure]}
            bars={rows
              .filter((row) => row.kind === kind)
              .map((row) => ({
                name: rowName(row),
                value: row[measure],
                shown: inNumbers(row[measure]),
              }))}
          />
        ))}
        <BarsCard
          title="How consents stand"
          measure="Accounts"
          nothing="Nobody has signed up so far."
          bars={consents.map(({ state, count }) => ({
            name: CONSENT_WORDS[state],
            value: count,
            shown: inNumbers(count),
          }))}
        />
      </div>
    </div>
  );
}
