import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { sessionQuery } from '#web/features/sign-in/accounts/accounts.queries.ts';
import { noteCardEnd } from '#web/offline/kept/card-end.ts';
import { keepFor } from '#web/offline/kept/device-owner.ts';
import { keepResponses, restoreResponses } from '#web/offline/kept/keep-responses.ts';
import { keepsReads } from '#web/offline/kept/keeps-reads.ts';
import { keptStore } from '#web/offline/kept/kept-store.ts';
import { useOutbox } from '#web/offline/queue/use-outbox.ts';
import { whenSent } from '#web/offline/queue/when-sent.ts';
import { lazyPart } from '#web/parts/lazy-part.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { StudentOutbox } from './student-outbox.tsx';

// A child reads and writes before any of it is needed.
const StudentExtras = lazyPart(async () => (await import('./student-extras.tsx')).StudentExtras);

/** A browser that has not opened its database by then keeps the person waiting for nothing. */
const RESTORING_TIMEOUT_MS = 2000;

type StudentScreensProps = ComponentProps<typeof ScreenBoundary>;

type StudentDeviceProps = StudentScreensProps & {
  user: User;
  /** Shown until the device has been asked. */
  fallback: ReactNode;
};

/** A student's data on this device: reads and writes, and everything kept from now on. */
export function StudentDevice({ user, path, mayReload, fallback, children }: StudentDeviceProps) {
  const isRestored = useKeptResponses(user);
  return (
    <StudentOutbox user={user} fallback={fallback}>
      {isRestored ? (
        <>
          <StudentExtras owner={user.id} />
          <StudentScreens path={path} mayReload={mayReload}>
            {children}
          </StudentScreens>
        </>
      ) : (
        fallback
      )}
    </StudentOutbox>
  );
}

/** The outbox lives on and sends where a screen does not open; one that keeps nothing goes with the page. */
function StudentScreens({ path, mayReload, children }: StudentScreensProps) {
  const outbox = useOutbox();
  const isSafe = async () => (outbox.keeps || (await whenSent(outbox))) && mayReload();
  return (
    <ScreenBoundary path={path} mayReload={isSafe}>
      {children}
    </ScreenBoundary>
  );
}

/** True when screens may be shown: kept data is loaded, or this browser keeps none. */
function useKeptResponses(user: User): boolean {
  const client = useQueryClient();
  const owner = user.id;
  const [restoredFor, setRestoredFor] = useState('');
  useEffect(() => {
    if (!keepsReads()) return setRestoredFor(owner);
    const ending = new AbortController();
    const { signal } = ending;
    const late = new Promise((resolve) => setTimeout(resolve, RESTORING_TIMEOUT_MS));
    const restoring = keepFor(owner).then(() => restoreResponses(client, owner, keptStore));
    void Promise.race([restoring.catch(() => undefined), late]).then(() => {
      if (signal.aborted) return;
      const stop = keepResponses(client, owner, keptStore);
      signal.addEventListener('abort', stop);
      setRestoredFor(owner);
    });
    return () => {
      ending.abort();
      // A read-ahead under way would be refused to the next person, and lead to the login page.
      for (const noun of ['projects', 'species']) void client.cancelQueries({ queryKey: ['api', noun] });
    };
  }, [client, owner]);
  useEffect(() => readAnewWhenBack(client), [client]);
  useEffect(() => {
    if (!keepsReads()) return;
    noteCardEnd(user);
    keptStore.enter(user).catch(() => undefined);
  }, [user]);
  return restoredFor === owner;
}

/** A read that failed comes with the line, whatever the device keeps. @returns what ends that. */
function readAnewWhenBack(client: QueryClient): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const readAnew = async () => {
    await client.refetchQueries({ queryKey: sessionQuery.queryKey });
    // Where the session has ended the login page is there by now, and nothing else is to be asked.
    if (!signal.aborted) await client.refetchQueries({ type: 'active', stale: true });
  };
  window.addEventListener('online', () => void readAnew(), { signal });
  return () => ending.abort();
}
