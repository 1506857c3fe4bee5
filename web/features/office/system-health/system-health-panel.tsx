import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { countStandings, type Row, rowsOf } from '#domain/rules/office/system-health.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { Alert, type AlertTone } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as words from '#words/office/system-health.tsx';
import { headlineOf } from '#words/office/system-health-rows.ts';
import { RowSummary, type RowSummaryProps } from './row-summary.tsx';
import { isOfBackups, useSystemHealth } from './system-health.queries.ts';

/** The rows of backups by themselves: whether they are made, and whether one was tried (PRODUCT.md#how-it-is). */
export function BackupsPanel() {
  const { data, error, isPending, refetch } = useSystemHealth();
  if (isPending)
    return (
      <SkeletonGroup label={words.loading} className="grid gap-4">
        <Skeleton className="h-40 w-full rounded-lg" />
        <Skeleton className="h-40 w-full rounded-lg" />
      </SkeletonGroup>
    );
  if (data === undefined) return <LoadError title={words.backupsFailed} error={error} onRetry={refetch} />;
  return <Cards label={words.backups} rows={rowsOf(data).filter(isOfBackups)} health={data} />;
}

/** PRODUCT.md#how-it-is: whether anything needs doing, and a row for each thing, what needs doing first. */
export function SystemHealthPanel({ onShowMail }: Pick<RowSummaryProps, 'onShowMail'>) {
  const { data, error, isPending, isFetching, refetch } = useSystemHealth();
  const isThere = data !== undefined;
  // A line above the students leads to its row, which is there once all has been read.
  useEffect(() => {
    if (isThere) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);
  if (isPending)
    return (
      <SkeletonGroup label={words.loading} className="grid gap-4">
        <Skeleton className="h-16 w-full rounded-md" />
        <Skeleton className="h-24 w-full rounded-lg" />
        <Skeleton className="h-24 w-full rounded-lg" />
      </SkeletonGroup>
    );
  if (data === undefined) return <LoadError title={words.failed} error={error} onRetry={refetch} />;
  const rows = rowsOf(data);
  const standing = (wanted: Row['is']) => rows.filter(({ is }) => is === wanted);
  const more = { health: data, onShowMail };
  return (
    <div className="grid gap-4">
      <Headline rows={rows} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft text-sm">
          {(error ? words.notReadAgain : words.lookedAt)(
            <time dateTime={data.askedAt}>{showDateTime(data.askedAt)}</time>,
          )}
        </p>
        <Button
          variant="secondary"
          size="sm"
          className="print:hidden"
          icon={<RefreshCw aria-hidden="true" className="size-4" />}
          pending={isFetching}
          pendingText={words.looking}
          onClick={() => refetch()}
        >
          {words.refresh}
        </Button>
      </div>
      <Cards label={words.toBeSeenTo} rows={[...standing('act'), ...standing('look')]} {...more} />
      {/* Nobody has to read what is fine. */}
      <Card>
        <ul aria-label={words.fine} className="grid divide-y divide-line">
          {standing('fine').map((row) => (
            <li key={row.name} id={row.name} className="py-4 first:pt-0 last:pb-0 print:break-inside-avoid">
              <RowSummary row={row} {...more} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Headline({ rows }: { rows: readonly Row[] }) {
  const counted = countStandings(rows);
  const tone: AlertTone = counted.act > 0 ? 'danger' : counted.look > 0 ? 'info' : 'success';
  return (
    <div role="status">
      <Alert tone={tone} title={`${headlineOf(counted)}.`} />
    </div>
  );
}

type CardsProps = Omit<RowSummaryProps, 'row'> & { label: string; rows: readonly Row[] };

function Cards({ label, rows, ...more }: CardsProps) {
  if (rows.length === 0) return null;
  return (
    <ul aria-label={label} className="grid gap-3">
      {rows.map((row) => (
        <Card as="li" key={row.name} id={row.name} className="print:break-inside-avoid">
          <RowSummary row={row} {...more} />
        </Card>
      ))}
    </ul>
  );
}
