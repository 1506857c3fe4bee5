import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { User } from '#domain/contract/accounts.ts';
import { listProjects } from '#domain/contract/projects.ts';
import { keyOf } from '#web/lib/query-client.ts';
import { settleReads } from '#web/offline/overlay/use-reading.ts';
import { openOutbox } from '#web/offline/queue/open-outbox.ts';
import type { OutboxEvents, Outgoing } from '#web/offline/queue/outbox-words.ts';
import { isDown } from '#web/offline/queue/sender.ts';
import { OutboxContext } from '#web/offline/queue/use-outbox.ts';
import { toast } from '#web/ui/toast-store.ts';
import { leaveWhenUnauthorized } from './unauthorized.ts';

type StudentOutboxProps = {
  /** Who is signed in. */
  user: Pick<User, 'id' | 'firstName' | 'username'>;
  /** Shown until the device has been asked what waits. */
  fallback: ReactNode;
  children: ReactNode;
};

/** Gives the screens of a student what her writes go to, and what was written on this device and not sent yet. */
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

function eventsOf(client: QueryClient, ending: AbortSignal): OutboxEvents {
  return {
    delivered: (job, answer) => settleReads(client, job, answer),
    parked: ({ label }, sentence) =>
      toast({
        title: 'This could not be sent',
        description: `${label}: ${sentence}`,
        variant: 'destructive',
      }),
    // A refusal to who has left is no news for who has come since.
    login: (fault) => ending.aborted || leaveWhenUnauthorized(fault, client),
  };
}

function tryAgainWhenBack(outbox: Outgoing, signal: AbortSignal): void {
  const seen = () => document.visibilityState === 'visible' && outbox.wake();
  window.addEventListener('online', outbox.wake, { signal });
  document.addEventListener('visibilitychange', seen, { signal });
}

/** What was decided on this device while the server was away is compared with the server once it has everything. */
function readAnewWhenSent(outbox: Outgoing, client: QueryClient): void {
  let wasAway = false;
  outbox.subscribe(() => {
    if (isDown(outbox.line) && outbox.jobs.length > 0) wasAway = true;
    if (!wasAway || outbox.jobs.length > 0) return;
    wasAway = false;
    void client.invalidateQueries({ queryKey: keyOf(listProjects) });
  });
}
