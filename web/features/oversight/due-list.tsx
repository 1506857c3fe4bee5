import { useId } from 'react';
import { Link } from 'wouter';
import type { Due, DueOne } from '#domain/contract/oversight.ts';
import { spokenCount } from '#domain/rules/spoken-count.ts';
import { paths } from '#web/app/paths.ts';
import { showDay } from '#web/lib/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { useDuePages } from './oversight.queries.ts';

/** What each class is, in words for who looks after the families. */
const WHAT: Readonly<Record<Due['class'], string>> = {
  signUps: 'Sign-ups that no parent has confirmed',
  pausedConsents: 'Notebooks whose consent has paused',
  stopped: 'Accounts that a parent has stopped',
  toBeDeleted: 'Accounts that a parent wants deleted',
  unvisited: 'Accounts that nobody visits',
  finishedProjects: 'Projects finished long ago',
  deletedProjects: 'Projects that scouts have deleted',
};

export type DueListProps = { due: readonly Due[]; onShowMail: () => void };

/** What will be deleted in the next 30 days, by class, and what of it nobody could be told (§22). */
export function DueList({ due, onShowMail }: DueListProps) {
  const some = due.filter(({ count, isMore }) => count > 0 || isMore);
  if (some.length === 0) return <p className="text-ink-soft">Nothing is due in the next 30 days.</p>;
  const isUndelivered = some.some(({ rows }) => rows.some((it) => it.isUndelivered));
  return (
    <div className="grid gap-6">
      {isUndelivered && (
        <Alert tone="warning" title="A letter that tells of it could not be sent.">
          <p>What it tells of is kept 30 days longer, once. Please reach the family another way.</p>
          <Button size="sm" variant="secondary" className="mt-3" aria-haspopup="dialog" onClick={onShowMail}>
            Show unsent mail
          </Button>
        </Alert>
      )}
      {some.map((it) => (
        <DueOfClass key={it.class} due={it} />
      ))}
    </div>
  );
}

function DueOfClass({ due }: { due: Due }) {
  const { data, isError, error, ...pages } = useDuePages(due);
  const what = WHAT[due.class];
  const heading = useId();
  return (
    <div className="grid justify-items-start gap-2">
      <h3 id={heading} className="text-lg">
        {what} ({spokenCount(due)})
      </h3>
      <ul aria-labelledby={heading} className="grid w-full divide-y divide-line">
        {data.pages
          .flatMap(({ rows }) => rows)
          .map((it) => (
            // Nobody is told of what the child herself has deleted.
            <DueItem
              key={`${it.userId} ${it.projectId}`}
              due={it}
              hasNotice={due.class !== 'deletedProjects'}
            />
          ))}
      </ul>
      {pages.hasNextPage && !isError && (
        <Button
          variant="secondary"
          size="sm"
          pending={pages.isFetchingNextPage}
          pendingText="Loading..."
          aria-label={`Show more: ${what}`}
          onClick={() => pages.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      {isError && (
        <LoadError title="More of it could not be loaded." error={error} onRetry={pages.fetchNextPage} />
      )}
    </div>
  );
}

function DueItem({ due, hasNotice }: { due: DueOne; hasNotice: boolean }) {
  const { username, endsAt, isTold, isUndelivered, heldUntil } = due;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1">
      <span className="wrap-anywhere min-w-0">
        <Link
          href={`${paths.admin()}?q=${encodeURIComponent(username)}`}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {username}
        </Link>{' '}
        {heldUntil === null ? 'on' : 'not before'} {showDay(endsAt.slice(0, 10))}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {heldUntil !== null && <Badge tone="active">On hold</Badge>}
        {isUndelivered ? (
          <Badge tone="waiting">Letter not sent</Badge>
        ) : (
          hasNotice && <span className="text-ink-soft text-sm">{isTold ? 'Told' : 'Not told yet'}</span>
        )}
      </span>
    </li>
  );
}
