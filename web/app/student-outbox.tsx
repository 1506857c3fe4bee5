import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { listGlances, type ProjectGlance } from '#domain/contract/notebook/glances.ts';
import {
  deleteProject,
  getProject,
  listProjects,
  type Project,
  restoreProject,
} from '#domain/contract/notebook/projects.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { isForbidden, isGone } from '#web/lib/call.ts';
import { keyOf } from '#web/lib/query-client.ts';
import type { Read } from '#web/offline/overlay/pending-mutation.ts';
import { settleReads } from '#web/offline/overlay/use-reading.ts';
import { forgetFailedIn } from '#web/offline/queue/chosen-photos.ts';
import { isCallOf } from '#web/offline/queue/job.ts';
import { openOutbox } from '#web/offline/queue/open-outbox.ts';
import type { Outgoing } from '#web/offline/queue/outbox-words.ts';
import { OutboxContext } from '#web/offline/queue/use-outbox.ts';
import { isDown } from '#web/offline/queue/verdict.ts';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/platform/unsent.ts';
import { goOnWithRestored } from './restored-projects.ts';
import { leaveWhenUnauthorized } from './unauthorized.ts';
import { askWhoIsHere } from './watch-session.ts';

type StudentOutboxProps = {
  /** The signed-in person. */
  user: Pick<User, 'id' | 'firstName' | 'username'>;
  /** Shown until the device has been asked what waits. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Gives a student's screens the outbox for writes, and things written on this device and not sent yet. */
export function StudentOutbox({ user, fallback, children }: StudentOutboxProps) {
  const client = useQueryClient();
  const { id } = user;
  const name = user.firstName || user.username;
  const [outbox, setOutbox] = useState<Outgoing | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const opening = openOutbox({ id, name }, eventsOf(client, ending.signal));
    void opening.then((opened) => {
      if (ending.signal.aborted) return opened.close();
      setOutbox(opened);
      tryAgainWhenBack(opened, ending.signal);
      readAnewWhenSent(opened, client);
      forgetWhatIsGone(client, ending.signal);
      goOnWithRestored(opened, client, ending.signal);
      ending.signal.addEventListener('abort', () => opened.close());
    });
    return () => {
      ending.abort();
      setOutbox(null);
    };
  }, [id, name, client]);
  if (!outbox) return fallback;
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

function eventsOf(client: QueryClient, ending: AbortSignal): Parameters<typeof openOutbox>[1] {
  return {
    delivered: (job, response) => {
      settleReads(client, job, response);
      const isDeleted = isCallOf(job, deleteProject);
      if (isDeleted) forget(client, job.about);
      if (!isDeleted && !isCallOf(job, restoreProject)) return;
      // A screen that shows it asks anew, and learns that it is gone, or there again.
      void client.resetQueries({ queryKey: keyOf(getProject, { id: job.about }) });
    },
    // The project of it may be gone, or only the thing: the screen that shows it asks.
    gone: ({ about, within: [id = about] }) =>
      void client.invalidateQueries({ queryKey: keyOf(getProject, { id }), exact: true }),
    parked: ({ label }, message) =>
      toast({
        title: words.refused,
        about: label,
        description: message,
        variant: 'destructive',
      }),
    // A refusal to who has left is no news for who has come since.
    login: (error) => {
      if (ending.aborted) return;
      leaveWhenUnauthorized(error, client);
      // The consent may be paused by now: the gate shows the rest, and waiting things stay.
      if (isForbidden(error)) askWhoIsHere(client);
    },
  };
}

/** A project is gone: nothing that was read of it is shown any more, and the device forgets it. */
function forget(client: QueryClient, id: string): void {
  forgetFailedIn(id);
  const queryKey = keyOf(getProject, { id });
  const glances = takeOut<ProjectGlance>(client, keyOf(listGlances), (it) => it.projectId === id);
  takeOut<Project>(client, keyOf(listProjects), (it) => it.id === id);
  const photos = glances.flatMap(({ newestPhoto }) => newestPhoto ?? []);
  const read = [...client.getQueriesData({ queryKey }), [queryKey, { photos }] as const];
  client.removeQueries({ queryKey, type: 'inactive' });
  // Few are ever deleted. Where the file does not come the device forgets it when it is opened the next time.
  void import('#web/offline/kept/forget-project.ts')
    .then(({ forgetProject }) => forgetProject(queryKey, read))
    .catch(() => undefined);
}

/** Takes something out of a list that was read, and gives it; a list that may be old is still read anew. */
function takeOut<T>(client: QueryClient, queryKey: readonly string[], isIt: (it: T) => boolean): T[] {
  const list = client.getQueryData<T[]>(queryKey) ?? [];
  const taken = list.filter(isIt);
  if (taken.length === 0) return taken;
  const isOld = client.getQueryState(queryKey)?.isInvalidated;
  client.setQueryData<T[]>(
    queryKey,
    list.filter((it) => !isIt(it)),
  );
  if (isOld) void client.invalidateQueries({ queryKey, exact: true });
  return taken;
}

/** A project may have been deleted on another device. */
function forgetWhatIsGone(client: QueryClient, signal: AbortSignal): void {
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || !isGone(event.action.error)) return;
    const { path, params } = (event.query.meta ?? {}) as Partial<Read>;
    if (path === getProject.path && params) forget(client, String(params.id));
  });
  signal.addEventListener('abort', stop);
}

function tryAgainWhenBack(outbox: Outgoing, signal: AbortSignal): void {
  const seen = () => document.visibilityState === 'visible' && outbox.wake();
  window.addEventListener('online', outbox.wake, { signal });
  document.addEventListener('visibilitychange', seen, { signal });
}

/** Decisions made here while the server was away are compared with it once it has everything. */
function readAnewWhenSent(outbox: Outgoing, client: QueryClient): void {
  let wasAway = false;
  outbox.subscribe(() => {
    if (isDown(outbox.line) && outbox.jobs.length > 0) wasAway = true;
    if (!wasAway || outbox.jobs.length > 0) return;
    wasAway = false;
    void client.invalidateQueries({ queryKey: keyOf(listProjects) });
  });
}
