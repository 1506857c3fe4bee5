import { useId } from 'react';
import { Link } from 'wouter';
import type { Due, DueOne } from '#domain/contract/office/retention-overview.ts';
import { paths } from '#web/app/paths.ts';
import { showDay } from '#web/lib/dates.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/keeping/keeping.tsx';
import * as fields from '#words/platform/fields.ts';
import { spokenCount } from '#words/platform/spoken-count.ts';
import { useDuePages } from './retention-overview.queries.ts';

export type DueListProps = { due: readonly Due[]; onShowMail: () => void };

/** Deletions of the next 30 days by class, and those that nobody could be told of (PRODUCT.md#the-keeping-screen). */
export function DueList({ due, onShowMail }: DueListProps) {
  const some = due.filter(({ count, isMore }) => count > 0 || isMore);
  if (some.length === 0) return <p className="text-ink-soft">{words.nothingDue}</p>;
  const isUndelivered = some.some(({ rows }) => rows.some((it) => it.isUndelivered));
  return (
    <div className="grid gap-6">
      {isUndelivered && (
        <Alert tone="warning" title={words.letterNotSent}>
          <p>{words.keptLonger}</p>
          <Button size="sm" variant="secondary" className="mt-3" aria-haspopup="dialog" onClick={onShowMail}>
            {words.showMail}
          </Button>
        </Alert>
      )}
      {some.map((item) => (
        <DueOfClass key={item.class} due={item} />
      ))}
    </div>
  );
}

function DueOfClass({ due }: { due: Due }) {
  const { data, isError, error, ...pages } = useDuePages(due);
  const what = words.classes[due.class];
  const heading = useId();
  return (
    <div className="grid justify-items-start gap-2">
      <h3 id={heading} className="text-lg">
        {words.counted(what, spokenCount(due))}
      </h3>
      <ul aria-labelledby={heading} className="grid w-full divide-y divide-line">
        {data.pages
          .flatMap(({ rows }) => rows)
          .map((item) => (
            // Nobody is told of the child's own deletions.
            <DueItem
              key={`${item.userId} ${item.projectId}`}
              due={item}
              hasNotice={due.class !== 'deletedProjects'}
            />
          ))}
      </ul>
      {pages.hasNextPage && !isError && (
        <Button
          variant="secondary"
          size="sm"
          pending={pages.isFetchingNextPage}
          pendingText={fields.loading}
          aria-label={words.showMoreOf(what)}
          onClick={() => pages.fetchNextPage()}
        >
          {words.showMore}
        </Button>
      )}
      {isError && <LoadError title={words.moreFailed} error={error} onRetry={pages.fetchNextPage} />}
    </div>
  );
}

function DueItem({ due, hasNotice }: { due: DueOne; hasNotice: boolean }) {
  const { username, endsAt, isTold, isUndelivered, heldUntil, waitsForParent } = due;
  const isWaiting = heldUntil !== null || waitsForParent;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1">
      <span className="wrap-anywhere min-w-0">
        <Link
          href={`${paths.admin()}?q=${encodeURIComponent(username)}`}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {username}
        </Link>{' '}
        {(isWaiting ? words.notBefore : words.onDay)(showDay(endsAt.slice(0, 10)))}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {heldUntil !== null && <Badge tone="active">{words.onHold}</Badge>}
        {waitsForParent && <Badge tone="active">{words.waitsForParent}</Badge>}
        {isUndelivered ? (
          <Badge tone="waiting">{words.notSent}</Badge>
        ) : (
          hasNotice && <span className="text-ink-soft text-sm">{isTold ? words.told : words.notTold}</span>
        )}
      </span>
    </li>
  );
}
