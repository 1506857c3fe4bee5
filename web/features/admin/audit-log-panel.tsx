import type { AuditEntry } from '#domain/contract/admin.ts';
import type { Administrator } from '#domain/contract/people.ts';
import { AUDIT_WORDS, doerOf } from '#domain/rules/audit-words.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useAuditPages } from './audit.queries.ts';
import { AuditFilterPanel } from './audit-filter-panel.tsx';
import { filterOf, useAuditView } from './use-audit-view.ts';

/** Who did what, when and on whom (§16.3), as far as the filters let it through. */
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
      <SkeletonGroup label="Loading the audit log..." className="grid gap-4">
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
            title={isFiltered ? 'Nothing of that kind' : 'Nothing has happened yet'}
            text={
              isFiltered
                ? 'Look at other days, or clear the filters.'
                : 'Logins, lists that are read, exports, password resets, deletions and looks at photos and consents will stand here.'
            }
          />
        </div>
      )}
      <ol aria-label="The log, the latest first" className="w-full divide-y divide-line">
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {log.hasNextPage && !isError && (
        <Button
          variant="secondary"
          pending={log.isFetchingNextPage}
          pendingText="Loading..."
          onClick={() => log.fetchNextPage()}
        >
          Show earlier
        </Button>
      )}
      {isError && (
        <LoadError
          title="The audit log could not be loaded."
          error={log.error}
          onRetry={isFetchNextPageError ? log.fetchNextPage : log.refetch}
        />
      )}
    </div>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { action, subjectLabel, happenedAt } = entry;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
      <span className="wrap-anywhere min-w-0">
        <strong>{doerOf(entry)}</strong> {AUDIT_WORDS[action]}{' '}
        {subjectLabel && <strong>{subjectLabel}</strong>}
      </span>
      <time dateTime={happenedAt} className="text-ink-soft text-sm tabular-nums">
        {showDateTime(happenedAt)}
      </time>
    </li>
  );
}
