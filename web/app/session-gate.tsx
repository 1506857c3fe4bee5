import { hashKey, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Switch, useLocation } from 'wouter';
import { sessionStateOf } from '#domain/rules/gate.ts';
import { sessionQuery, useSession } from '#web/features/accounts/accounts.queries.ts';
import { type Person, useOtherPerson } from '#web/lib/believed-person.ts';
import { remedyFor } from '#web/lib/call.ts';
import { siteName } from '#web/lib/site.ts';
import { unsentOf } from '#web/offline/kept/kept-person.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageShell } from '#web/ui/page-shell.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { dismissAll } from '#web/ui/toast-store.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { alwaysOpen, routesFor } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

const StudentDevice = lazy(() => import('./student-device.tsx'));
const handover = () => import('./handover.tsx');
const Handover = lazy(async () => ({ default: (await handover()).Handover }));
const SignedInElsewhere = lazy(async () => ({ default: (await handover()).SignedInElsewhere }));
const UnsentHere = lazy(() => import('./unsent-here.tsx'));

/** §2.1: which screens there are depends on who is signed in. Until that is known a neutral skeleton stands there. */
export function SessionGate() {
  const session = useSession();
  const other = useOtherPerson();
  const [path] = useLocation();
  if (session.isPending) return <ScreenSkeleton />;
  if (session.data === undefined) return <NoAnswer error={session.error} onRetry={() => session.refetch()} />;
  if (session.data && other !== undefined) return <TakenOver by={other} />;
  const state = sessionStateOf(session.data);
  const screens = (
    <>
      {state === 'signed-out' && <BeforeLogin other={other ?? null} />}
      <Switch>
        {alwaysOpen}
        {routesFor(state)}
      </Switch>
      <Upkeep isForStudent={state === 'student'} />
    </>
  );
  return (
    <ScreenBoundary path={path}>
      <Suspense fallback={<ScreenSkeleton />}>
        {state === 'student' && session.data ? (
          <StudentDevice user={session.data} fallback={<ScreenSkeleton />}>
            {screens}
          </StudentDevice>
        ) : (
          screens
        )}
      </Suspense>
    </ScreenBoundary>
  );
}

/** What is to be known before a login: that another tab was quicker, or that something unsent waits for one. */
function BeforeLogin({ other }: { other: Person | null }) {
  const isHydrated = useHydrated();
  const unsent = isHydrated ? unsentOf() : null;
  return (
    <Suspense>
      {other && <SignedInElsewhere as={other} />}
      {unsent && <UnsentHere of={unsent} />}
    </Suspense>
  );
}

/** Nothing is left of the person whose page it was: another one is signed in, or nobody, and the login comes anew. */
function TakenOver({ by }: { by: Person | null }) {
  const client = useQueryClient();
  const session = hashKey(sessionQuery.queryKey);
  useEffect(() => {
    client.removeQueries({ predicate: (query) => query.queryHash !== session });
    dismissAll();
  }, [client, session]);
  useEffect(() => {
    if (!by) window.location.reload();
  }, [by]);
  if (!by) return <ScreenSkeleton />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Handover to={by} />
    </Suspense>
  );
}

/**
 * Brings the app onto a student's device; where it lies already it is kept up to date for whoever opens it. It begins
 * only when the screen stands: a new version that takes over earlier would cut off what the screen is loading.
 */
function Upkeep({ isForStudent }: { isForStudent: boolean }) {
  useEffect(() => {
    if (!isForStudent && !navigator.serviceWorker?.controller) return;
    void import('./upkeep.ts').then(
      (it) => it.keepAppUpToDate(),
      () => undefined,
    );
  }, [isForStudent]);
  return null;
}

function ScreenSkeleton() {
  return (
    <PageShell>
      <h1 className="sr-only">{siteName}</h1>
      <SkeletonGroup label="Loading..." className="grid gap-4">
        <Skeleton className="h-10 w-3/5" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="mt-4 h-40 w-full rounded-lg" />
      </SkeletonGroup>
    </PageShell>
  );
}

function NoAnswer({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <PageShell>
      <EmptyState
        headingLevel={1}
        title="No answer yet"
        text={remedyFor(error)}
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </PageShell>
  );
}
