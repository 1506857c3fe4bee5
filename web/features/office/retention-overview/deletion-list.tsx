import type { NotedDeletion } from '#domain/contract/deletions/deletions.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { spokenCounts } from '#words/keeping/deletion-counts.ts';
import * as words from '#words/keeping/keeping.tsx';
import * as fields from '#words/platform/fields.ts';
import { LOCALE } from '#words/platform/language.ts';
import { useDeletionPages } from './retention-overview.queries.ts';

/** Deletions, the latest first, without a name (PRODUCT.md#the-keeping-screen). */
export function DeletionList() {
  const { data, isPending, isError, isFetchNextPageError, ...list } = useDeletionPages();
  if (isPending) {
    return (
      <SkeletonGroup label={words.deletionsLoading} className="grid gap-4">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </SkeletonGroup>
    );
  }
  const deletions = data?.pages.flat() ?? [];
  return (
    <div className="grid justify-items-start gap-4">
      {data && deletions.length === 0 && <p className="text-ink-soft">{words.noDeletions}</p>}
      {deletions.length > 0 && (
        <ol aria-label={words.deletions} className="grid w-full divide-y divide-line">
          {deletions.map((deletion) => (
            <DeletionItem key={deletion.number} deletion={deletion} />
          ))}
        </ol>
      )}
      {list.hasNextPage && !isError && (
        <Button
          variant="secondary"
          pending={list.isFetchingNextPage}
          pendingText={fields.loading}
          onClick={() => list.fetchNextPage()}
        >
          {words.loadMore}
        </Button>
      )}
      {isError && (
        <LoadError
          title={words.deletionsFailed}
          error={list.error}
          onRetry={isFetchNextPageError ? list.fetchNextPage : list.refetch}
        />
      )}
    </div>
  );
}

function DeletionItem({ deletion }: { deletion: NotedDeletion }) {
  const { number, kind, reason, counts, files, happenedAt, verifiedAt } = deletion;
  const ofFiles = files === 0 ? [] : [words.files(files)];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3">
      <div className="wrap-anywhere min-w-0">
        <p>
          <span className="text-ink-soft tabular-nums">{words.numbered(number.toLocaleString(LOCALE))}</span>{' '}
          <strong>{words.kinds[kind]}</strong>: {words.reasonWords(reason)}
        </p>
        <p className="text-ink-soft text-sm">{[...spokenCounts(counts), ...ofFiles].join(', ')}</p>
      </div>
      <div className="grid gap-1 text-ink-soft text-sm sm:justify-items-end">
        <time dateTime={happenedAt} className="tabular-nums">
          {showDateTime(happenedAt)}
        </time>
        {verifiedAt === null ? (
          <Badge tone="waiting">{words.filesNotGone}</Badge>
        ) : (
          <span>{words.verified(showDateTime(verifiedAt))}</span>
        )}
      </div>
    </li>
  );
}
