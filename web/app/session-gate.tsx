import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Switch, useLocation } from 'wouter';
import { sessionStateOf } from '#domain/rules/sign-in/gate.ts';
import { sessionQuery, useSession } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { remedyFor } from '#web/lib/call.ts';
import { type Person, useOtherPerson } from '#web/lib/page-user.ts';
import { isSharedDevice } from '#web/lib/shared-device.ts';
import { saveAllDrafts } from '#web/lib/unsaved.ts';
import { EmptyState } from '#web/parts/empty-state.tsx';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageShell } from '#web/ui/page-shell.tsx';
import { dismissAll } from '#web/ui/toast-store.ts';
import * as fields from '#words/platform/fields.ts';
import * as words from '#words/platform/frame.ts';
import { StudentBar } from './frame.tsx';
import { alwaysOpen, routesFor, useStudentScreen } from './routes.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

const MEANWHILE = { meanwhile: <ScreenSkeleton />, isAll: true };
const StudentDevice = lazyPart(async () => (await import('./student-device.tsx')).StudentDevice, MEANWHILE);
const handover = () => import('./handover.tsx');
const Handover = lazyPart(async () => (await handover()).Handover, MEANWHILE);
const SharedWatch = lazyPart(async () => (await import('./shared-watch.tsx')).SharedWatch);
const BeforeLogin = lazyPart(async () => (await import('./before-login.tsx')).BeforeLogin);

/**
 * PRODUCT.md#who-sees-which-screen: which screens there are depends on who is signed in. Until that is known a neutral
 * skeleton stands there.
 */
export function SessionGate() {
  const session = useSession();
  const other = useOtherPerson();
  const [path] = useLocation();
  useFetchAhead(session.isPending);
  if (session.isPending) return <ScreenSkeleton />;
  if (session.data === undefined)
    return <NoResponse error={session.error} onRetry={() => session.refetch()} />;
  if (session.data && other !== undefined) return <TakenOver by={other} />;
  const state = sessionStateOf(session.data);
  const mayReload = async () => (await session.refetch({ cancelRefetch: false })).isSuccess;
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
    <ScreenBoundary path={path} mayReload={mayReload}>
      {state === 'student' && session.data ? (
        <StudentDevice user={session.data} path={path} mayReload={mayReload} fallback={<ScreenSkeleton />}>
          {screens}
        </StudentDevice>
      ) : (
        <>
          {session.data && isSharedDevice() && <SharedWatch userId={session.data.id} />}
          {screens}
        </>
      )}
    </ScreenBoundary>
  );
}

/** While it is asked who is here, what most who have a session will see is begun: the screen of a student. */
function useFetchAhead(isPending: boolean): void {
  const screen = useStudentScreen();
  useEffect(() => {
    if (!isPending) return;
    for (const part of [StudentDevice, StudentBar, screen?.Page]) part?.fetchAhead();
  }, [isPending, screen]);
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
    // A photo that is still being read would go with the page.
    if (!by) void saveAllDrafts().then(() => window.location.reload());
  }, [by]);
  if (!by) return <ScreenSkeleton />;
  return <Handover to={by} />;
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

function NoResponse({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <PageShell>
      <EmptyState
        headingLevel={1}
        title={words.noAnswer}
        text={remedyFor(error)}
        action={<Button onClick={onRetry}>{fields.tryAgain}</Button>}
      />
    </PageShell>
  );
}
