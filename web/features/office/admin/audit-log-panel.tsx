import type { AuditEntry } from '#domain/contract/office/admin.ts';
import type { Administrator } from '#domain/contract/office/people.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { LoadError } from '#web/parts/load-error.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as words from '#words/office/audit-log.ts';
import * as fields from '#words/platform/fields.ts';
import { useAuditPages } from './audit.queries.ts';
import { AuditFilterPanel } from './audit-filter-panel.tsx';
import { filterOf, useAuditView } from './use-audit-view.ts';

/** Actions with their person, time and subject (PRODUCT.md#the-log), behind the filters. */
export function AuditLogPanel({ administrators }: { administrators: readonly Administrator[] }) {
  const controls = useAuditView();
  return (
    <div className="grid gap-6">
      <AuditFilterPanel controls={controls} administrators={administrators} />
      <Card>
        <AuditRows filter={filterOf(controls.view)} isFiltered={controls.isFiltered} />
      </Card>
    </div>
  );
}

type AuditRowsProps = { filter: ReturnType<typeof filterOf>; isFiltered: boolean };

function AuditRows({ filter, isFiltered }: AuditRowsProps) {
  const { data, isPending, isError, isFetchNextPageError, ...log } = useAuditPages(filter);
  if (isPending) {
    return (
      <SkeletonGroup label={words.loading} className="grid gap-4">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </SkeletonGroup>
    );
  }
  const entries = data?.pages.flat() ?? [];
  return (
    <div className="grid justify-items-start gap-4">
      {data && entries.length === 0 && (
        <div className="w-full">
          <EmptyState
            headingLevel={2}
            title={isFiltered ? words.nothingSuch : words.nothingYet}
            text={isFiltered ? words.otherDays : words.willStand}
          />
        </div>
      )}
      <ol aria-label={words.latestFirst} className="w-full divide-y divide-line">
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {log.hasNextPage && !isError && (
        <Button
          variant="secondary"
          pending={log.isFetchingNextPage}
          pendingText={fields.loading}
          onClick={() => log.fetchNextPage()}
        >
          {words.showEarlier}
        </Button>
      )}
      {isError && (
        <LoadError
          title={words.failed}
          error={log.error}
          onRetry={isFetchNextPageError ? log.fetchNextPage : log.refetch}
        />
      )}
    </div>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { action, subjectLabel, happenedAt, adminMark, subjectMark } = entry;
  // Beside the time: names are read first, and these only where a name is doubted.
  const marks = [...new Set([adminMark, subjectMark])].filter((it) => it !== null);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
      <span className="wrap-anywhere min-w-0">
        <strong>{words.doerOf(entry)}</strong> {words.actions[action]}{' '}
        {subjectLabel && <strong>{words.subjectOf(subjectLabel)}</strong>}
      </span>
      <span className="text-ink-soft text-sm tabular-nums">
        {marks.length > 0 && <span className="mr-3">{marks.join(' · ')}</span>}
        <time dateTime={happenedAt}>{showDateTime(happenedAt)}</time>
      </span>
    </li>
  );
}
