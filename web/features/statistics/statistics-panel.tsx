import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Figures, StatisticKind, Statistics } from '#domain/contract/statistics.ts';
import { toCsv } from '#domain/rules/csv.ts';
import { showDateTime, today } from '#web/lib/dates.ts';
import { downloadText } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { LOCALE } from '#words/language.ts';
import { stateName } from '#words/states.ts';
import { BarsCard } from './bars-card.tsx';
import { useStatistics } from './statistics.queries.ts';

const MEASURES: Readonly<Record<keyof Figures, string>> = {
  scouts: 'Scouts with a project',
  started: 'Projects started',
  finished: 'Projects finished',
  cuttings: 'Cuttings taken',
  rooted: 'Cuttings with roots',
  planted: 'Trees planted',
  hours: 'Hours',
};
const KEYS = Object.keys(MEASURES) as readonly (keyof Figures)[];

const KINDS: Readonly<Record<StatisticKind, { title: string; nothing: string }>> = {
  year: { title: 'By the year it began', nothing: 'No project so far.' },
  troop: { title: 'By troop', nothing: 'No scout of a troop that you have set up has a project so far.' },
  state: { title: 'By state', nothing: 'No project so far.' },
  species: { title: 'By species', nothing: 'No tree is chosen so far.' },
};

const CONSENTS: Readonly<Record<Statistics['consents'][number]['state'], string>> = {
  none: 'Not signed yet',
  signed: 'Signed, waits for the parent’s answer',
  confirmed: 'In force',
  grace: 'In force, waits to be confirmed',
  paused: 'Paused: nobody confirmed it',
  stopped: 'Stopped by a parent',
};

const inNumbers = (value: number) => value.toLocaleString(LOCALE, { maximumFractionDigits: 1 });

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
          {KEYS.map((key) => (
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
          options={KEYS.map((value) => ({ value, label: MEASURES[value] }))}
          value={measure}
          onChange={({ target }) => setMeasure(target.value as keyof Figures)}
        />
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() =>
            downloadText(`statistics-${today()}.csv`, 'text/csv;charset=utf-8', csvOf(statistics))
          }
        >
          Download (CSV)
        </Button>
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
                name: nameOf(row),
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
            name: CONSENTS[state],
            value: count,
            shown: inNumbers(count),
          }))}
        />
      </div>
    </div>
  );
}

function nameOf({ kind, name }: Pick<Statistics['rows'][number], 'kind' | 'name'>): string {
  return kind === 'state' ? stateName(name) : name;
}

/** Everything as one table; no cell can start a formula (§16.1). */
function csvOf({ total, rows, consents }: Statistics): string {
  const figures = (it: Figures) => KEYS.map((key) => String(it[key]));
  return toCsv([
    ['By', 'Name', ...KEYS.map((key) => MEASURES[key])],
    ['total', '', ...figures(total)],
    ...rows.map((row) => [row.kind, nameOf(row), ...figures(row)]),
    ['By', 'Name', 'Accounts'],
    ...consents.map(({ state, count }) => ['consent', CONSENTS[state], String(count)]),
  ]);
}
