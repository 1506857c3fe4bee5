import type { StaffSession } from '#domain/contract/sign-in/staff-sessions.ts';
import { showDateTime } from '#web/lib/dates.ts';
import { LoadError } from '#web/parts/load-error.tsx';
import { PressRefusal } from '#web/parts/press-error.tsx';
import { sayFailed } from '#web/parts/say-failed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/sign-in/staff-sessions.ts';
import { useEndSessions, useStaffSessions } from './staff-sessions.queries.ts';

const NOT_ENDED = sayFailed(words.notEnded, words.endFailed);

/**
 * Where administrators and leaders are logged in (PRODUCT.md#where-staff-is-logged-in): the own ones first, this one named.
 */
export function StaffSessionsPanel() {
  const { data, isPending, isError, error, refetch } = useStaffSessions();
  const { endOthers } = useEndSessions();
  if (isPending) {
    return (
      <SkeletonGroup label={words.loading} className="grid gap-4">
        <Skeleton className="h-40 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  if (isError && !data) {
    return <LoadError title={words.notLoaded} error={error} onRetry={refetch} />;
  }
  const own = data.filter(({ isOwn }) => isOwn).toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
  const others = data.filter(({ isOwn }) => !isOwn);
  const end = () =>
    endOthers.mutate(undefined, {
      onSuccess: ({ ended }) => toast({ title: words.ended, description: words.sessionsEnded(ended) }),
      onError: NOT_ENDED,
    });
  return (
    <>
      <Card as="section" aria-labelledby="own-sessions" className="grid gap-4">
        <h2 id="own-sessions" className="text-xl">
          {words.own}
        </h2>
        <SessionRows sessions={own} />
        {own.length > 1 && (
          <Button
            variant="secondary"
            className="sm:justify-self-start"
            pending={endOthers.isPending}
            pendingText={words.ending}
            onClick={end}
          >
            {words.endOthers}
          </Button>
        )}
        <PressRefusal error={endOthers.error}>{words.endFailed}</PressRefusal>
      </Card>
      {others.length > 0 && (
        <Card as="section" aria-labelledby="others-sessions" className="grid gap-4">
          <h2 id="others-sessions" className="text-xl">
            {words.others}
          </h2>
          <SessionRows sessions={others} />
        </Card>
      )}
    </>
  );
}

function SessionRows({ sessions }: { sessions: readonly StaffSession[] }) {
  return (
    <ul className="divide-y divide-line">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { session: StaffSession }) {
  const { endOne } = useEndSessions();
  const browser = words.browser(session.browser);
  const what = session.isOwn ? browser : words.somebodys(`${session.firstName} ${session.lastName}`, browser);
  const end = () =>
    endOne.mutate(session.id, {
      onSuccess: () => toast({ title: words.ended, description: words.isLoggedOut(browser) }),
      onError: NOT_ENDED,
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="wrap-anywhere min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <strong>{what}</strong>
          {session.isThis && <Badge>{words.thisBrowser}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          {words.seen({
            address: session.clientAddress,
            since: showDateTime(session.createdAt),
            lastSeen: showDateTime(session.seenAt),
          })}
        </p>
      </div>
      {!session.isThis && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.endNamed(what)}
          pending={endOne.isPending}
          pendingText={words.ending}
          onClick={end}
        >
          {words.end}
        </Button>
      )}
      <PressRefusal error={endOne.error}>{words.endFailed}</PressRefusal>
    </li>
  );
}
