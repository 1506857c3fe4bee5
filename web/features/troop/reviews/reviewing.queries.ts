import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getScout } from '#domain/contract/troop/leader.ts';
import * as reviewing from '#domain/contract/troop/reviewing.ts';
import type { Review } from '#domain/contract/troop/reviews.ts';
import { idTaken } from '#domain/rules/platform/sentences.ts';
import { CallError, call } from '#web/lib/call.ts';
import { keyOf, READ_AGAIN, reading } from '#web/lib/query-client.ts';

/** Parents may say no at any moment, and another leader may have said something. */
const UNKEPT = { ...READ_AGAIN, gcTime: 0 } as const;

export function useScoutReviews(id: string) {
  return useQuery({ ...reading(reviewing.getScoutReviews, { id }), ...UNKEPT });
}

/**
 * An earlier try under this id had arrived and reads otherwise, or is of another project: nothing of this one is kept
 * (PRODUCT.md#write-once).
 */
export class EarlierArrived extends Error {}

function isAsSent({ verdict, phrases, note }: Review, sent: reviewing.NewReview): boolean {
  const those = new Set<string>(sent.phrases);
  const sameTicks = phrases.length === those.size && phrases.every((it) => those.has(it));
  return verdict === sent.verdict && note === sent.note && sameTicks;
}

async function createReview(projectId: string, body: reviewing.NewReview): Promise<Review> {
  const there = await call(reviewing.createReview, { params: { id: projectId }, body }).catch((error) => {
    const isTaken = error instanceof CallError && error.refusal?.code === idTaken.code;
    throw isTaken ? new EarlierArrived() : error;
  });
  if (!isAsSent(there, body)) throw new EarlierArrived();
  return there;
}

/** A leader's calls on one scout; all reviews are read anew after each. */
export function useSaying(scoutId: string) {
  const client = useQueryClient();
  const queryKey = keyOf(reviewing.getScoutReviews, { id: scoutId });
  const onSuccess = () => client.invalidateQueries({ queryKey });
  // A parent may have said no, or another leader something, since this page was read.
  const onError = (error: Error) => {
    const isRefused = error instanceof CallError && error.status < 500;
    if (!isRefused && !(error instanceof EarlierArrived)) return;
    onSuccess();
    client.invalidateQueries({ queryKey: keyOf(getScout, { id: scoutId }) });
  };
  const show = (shown: reviewing.ScoutReviews) => client.setQueryData(queryKey, shown);
  const params = { id: scoutId };
  return {
    review: useMutation({
      mutationFn: ({ projectId, ...body }: reviewing.NewReview & { projectId: string }) =>
        createReview(projectId, body),
      onSuccess,
      onError,
    }),
    takeBack: useMutation({
      mutationFn: (id: string) => call(reviewing.takeBackReview, { params: { id } }),
      onSuccess,
      onError,
    }),
    nudge: useMutation({
      mutationFn: () => call(reviewing.nudgeScout, { params }),
      onSuccess: show,
      onError,
    }),
    sayKin: useMutation({
      mutationFn: (isParent: boolean) => call(reviewing.sayKin, { params, body: { isParent } }),
      onSuccess: show,
      onError,
    }),
  };
}

export function useAllReviews() {
  return useQuery({ ...reading(reviewing.listAllReviews), ...UNKEPT });
}

/** An administrator has looked at a reported note. */
export function useChecking() {
  const client = useQueryClient();
  const queryKey = keyOf(reviewing.listAllReviews);
  return useMutation({
    mutationFn: ({ id, outcome }: { id: string; outcome: 'fine' | 'take-back' }) =>
      call(reviewing.checkReview, { params: { id }, body: { outcome } }),
    onSuccess: (all) => client.setQueryData(queryKey, all),
    // Another administrator may have looked, or a leader may have taken it back, since this list was read.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
