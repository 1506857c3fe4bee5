import { causesOf } from '#domain/rules/office/how-it-is.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as words from '#words/office/how-it-is.tsx';
import { BACKUP_ROWS, useHowItIs } from './how-it-is.queries.ts';
import { StandingSummary } from './standing-summary.tsx';

/** The rows of backups by themselves: whether they are made, and whether one was tried (§31). */
export function BackupsPanel() {
  const { data, error, isPending, refetch } = useHowItIs();
  if (isPending)
    return (
      <SkeletonGroup label={words.loading} className="grid gap-4">
        <Skeleton className="h-40 w-full rounded-lg" />
        <Skeleton className="h-40 w-full rounded-lg" />
      </SkeletonGroup>
    );
  if (data === undefined) return <LoadError title={words.backupsFailed} error={error} onRetry={refetch} />;
  const causes = causesOf(data);
  return (
    <ul aria-label={words.backups} className="grid gap-3">
      {BACKUP_ROWS.map((row) => (
        <Card as="li" key={row}>
          <StandingSummary row={row} it={data} causes={causes} />
        </Card>
      ))}
    </ul>
  );
}
