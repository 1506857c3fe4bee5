import { type QueryClient, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createProject, getCompletionSummary } from '#domain/contract/notebook/projects.ts';
import type { Endpoint, ResponseOf, SentQueryOf } from '#domain/contract/platform/endpoint.ts';
import { goneError, isGone } from '#web/lib/call.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';
import { isLineSilent } from '#web/lib/silent-line.ts';
import { type FreshJob, isCallOf, type Job } from '#web/offline/queue/job.ts';
import { isDeletedHere } from '#web/offline/queue/of-deleted.ts';
import { useJobs, useOutbox } from '#web/offline/queue/use-outbox.ts';
import { layOver, shownJobs } from './overlay.ts';
import type { Peek, PendingMutation, Read } from './pending-mutation.ts';

/** A screen's knowledge of a read. */
export type Reading<A> = {
  readonly data: A | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
};

type ReadingOptions = Pick<UseQueryOptions, 'refetchOnMount'> & {
  /** False when the server need not be asked. */
  isNeeded?: boolean;
  query?: NonNullable<Read['query']>;
};

/** A read of the contract with what waits to be sent laid over the server's response. */
export function useReading<E extends Endpoint>(
  endpoint: E,
  params: Read['params'] = {},
  { isNeeded = true, query: asked, ...options }: ReadingOptions = {},
): Reading<ResponseOf<E>> {
  const client = useQueryClient();
  const outbox = useOutbox();
  const jobs = useJobs();
  // The server knows nothing of it yet. Of one that it does not take it can say so.
  const isOnlyHere = jobs.some(
    (job) => job.parked === null && isCallOf(job, createProject) && Object.values(params).includes(job.about),
  );
  const query = useQuery({
    ...reading(endpoint, params, asked as SentQueryOf<E>),
    ...options,
    enabled: isNeeded && !isOnlyHere,
  } as UseQueryOptions);
  const isDeleted = isDeletedHere(jobs, Object.values(params));
  const gone = isDeleted ? goneError() : isGone(query.error) ? query.error : null;
  const queryKey = keyOf(endpoint, params, asked as SentQueryOf<E>);
  const isOld = isFromAnotherDay(client, query.dataUpdatedAt, queryKey);
  const isAwaited = useIsAwaited(isOld, query.isFetching, queryKey.join('/'));
  const pending = shownJobs(jobs).map((job): PendingMutation => ({ job, picture: outbox.pictureOf(job) }));
  const data = layOver(
    { path: endpoint.path, params, ...(asked && { query: asked }) },
    query.data,
    pending,
    peekInto(client),
  );
  // A read from before the deletion no longer holds.
  if (gone) return { ...query, data: undefined, error: gone, isPending: false, isError: true };
  const isKnown = data !== undefined && !isAwaited;
  return {
    data: isKnown ? (data as ResponseOf<E>) : undefined,
    error: isKnown ? null : query.error,
    isPending: isAwaited || (!isKnown && query.isPending),
    isError: !isKnown && query.isError,
    isFetching: query.isFetching,
    refetch: query.refetch,
  };
}

/** Longer than a fair line takes to answer. */
const FRESH_TIMEOUT_MS = 3000;

/** True when the cache was filled from the device, and nothing has come since this page opened. */
function isFromAnotherDay(client: QueryClient, readAt: number, queryKey: readonly string[]): boolean {
  return readAt > 0 && client.getQueryState(queryKey)?.dataUpdateCount === 0;
}

/**
 * True while newer data is awaited before anything is shown: seconds at most, as a form begins with what it gets, and
 * not on a line that was just silent. Shown data is never taken away (PRODUCT.md#what-waits-on-a-device). @param
 * isOld true if the server may have newer data. @param of tells one awaited thing from another.
 */
export function useIsAwaited(isOld: boolean, isFetching: boolean, of = ''): boolean {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (!isOld) return;
    if (!isFetching) return setShown(of);
    const timer = setTimeout(() => setShown(of), isLineSilent() ? 0 : FRESH_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isOld, isFetching, of]);
  return isOld && isFetching && shown !== of;
}

/** Looks into what this page has read, and what it was given of the device. */
export function peekInto(client: QueryClient): Peek {
  return (path, params, query) => client.getQueryData(keyOf({ path } as Endpoint, params, query as never));
}

/** For each id when the server last took something of that. */
const takenTimes = new WeakMap<QueryClient, Map<string, number>>();

/** True when the server took something about or in `id` after it gave the read under this key. */
export function isTakenSince(client: QueryClient, id: string, queryKey: readonly string[]): boolean {
  const takenAt = takenTimes.get(client)?.get(id) ?? 0;
  return takenAt > 0 && takenAt >= (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0);
}

function noteTaken(client: QueryClient, { about, within }: FreshJob | Job): void {
  const times = takenTimes.get(client) ?? new Map<string, number>();
  takenTimes.set(client, times);
  for (const id of [about, ...within]) times.set(id, Date.now());
}

/**
 * Writes what the server has done into every answer that was read, so that what was shown as waiting goes on being
 * shown; what is being read at the moment is read again, since it may be older.
 */
export function settleReads(client: QueryClient, job: FreshJob | Job, response: unknown): void {
  noteTaken(client, job);
  const peek = peekInto(client);
  const changes = client
    .getQueryCache()
    .getAll()
    .flatMap((query) => {
      const { path, params, query: asked } = (query.meta ?? {}) as Partial<Read>;
      // The report is read anew whenever it is opened.
      if (!path || !params || path === getCompletionSummary.path) return [];
      const before = query.state.data;
      const read = { path, params, ...(asked && { query: asked }) };
      const after = layOver(read, before, [{ job, response }], peek);
      return after === before ? [] : [{ query, after }];
    });
  for (const { query, after } of changes) {
    // A response kept from another day stays old though one thing in it is new; a repeated write gets its first
    // response, though much may have happened since.
    const isOld = query.state.isInvalidated || query.state.fetchStatus === 'fetching' || job.tries > 1;
    client.setQueryData(query.queryKey, after);
    if (isOld) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}
