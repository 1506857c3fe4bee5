import type { NotedDeletion } from '#domain/contract/deletions.ts';
import { type DeletionKind, reasonWords, spokenCounts } from '#domain/rules/deletions.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { LOCALE } from '#words/language.ts';
import { useDeletionPages } from './oversight.queries.ts';

const KINDS: Readonly<Record<DeletionKind, string>> = {
  photo: 'A photo',
  tracking: 'An entry',
  planting: 'A planting',
  'tree-check': 'A look at the tree',
  project: 'A project',
  account: 'An account',
  'sign-up': 'A sign-up',
  drafts: 'Empty drafts',
};

/** What was deleted for good, the latest first, without a name (§22). */
export function DeletionList() {
  const { data, isPending, isError, isFetchNextPageError, ...list } = useDeletionPages();
  if (isPending) {
    return (
      <SkeletonGroup label="Loading the deletions..." className="grid gap-4">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </SkeletonGroup>
    );
  }
  const deletions = data?.pages.flat() ?? [];
  return (
    <div className="grid justify-items-start gap-4">
      {data && deletions.length === 0 && (
        <p className="text-ink-soft">Nothing has been deleted for good so far.</p>
      )}
      {deletions.length > 0 && (
        <ol aria-label="Deletions" className="grid w-full divide-y divide-line">
          {deletions.map((it) => (
            <DeletionItem key={it.number} deletion={it} />
          ))}
        </ol>
      )}
      {list.hasNextPage && !isError && (
        <Button
          variant="secondary"
          pending={list.isFetchingNextPage}
          pendingText="Loading..."
          onClick={() => list.fetchNextPage()}
        >
          Load more
        </Button>
      )}
      {isError && (
        <LoadError
          title="The deletions could not be loaded."
          error={list.error}
          onRetry={isFetchNextPageError ? list.fetchNextPage : list.refetch}
        />
      )}
    </div>
  );
}

function DeletionItem({ deletion }: { deletion: NotedDeletion }) {
  const { number, kind, reason, counts, files, happenedAt, verifiedAt } = deletion;
  const ofFiles = files === 0 ? [] : [`${files} ${files === 1 ? 'file' : 'files'}`];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3">
      <div className="wrap-anywhere min-w-0">
        <p>
          <span className="text-ink-soft tabular-nums">No. {number.toLocaleString(LOCALE)}</span>{' '}
          <strong>{KINDS[kind]}</strong>: {reasonWords(reason)}
        </p>
        <p className="text-ink-soft text-sm">{[...spokenCounts(counts), ...ofFiles].join(', ')}</p>
      </div>
      <div className="grid gap-1 text-ink-soft text-sm sm:justify-items-end">
        <time dateTime={happenedAt} className="tabular-nums">
          {showDateTime(happenedAt)}
        </time>
        {verifiedAt === null ? (
          <Badge tone="waiting">Files not seen gone yet</Badge>
        ) : (
          <span>Verified {showDateTime(verifiedAt)}</span>
        )}
      </div>
    </li>
  );
}
