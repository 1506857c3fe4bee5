import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SentBodyOf } from '#domain/contract/platform/endpoint.ts';
import { makeSignInCard, spendSignInCard } from '#domain/contract/sign-in/sign-in-cards.ts';
import { getScout } from '#domain/contract/troop/leader.ts';
import { CallError, call } from '#web/lib/call.ts';
import { keyOf } from '#web/lib/query-client.ts';

/** Makes the card of a scout; the one before ends. */
export function useMakeCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (studentId: string) => call(makeSignInCard, { body: { studentId } }),
    gcTime: 0,
    // A parent may have said no since the leader's page was read.
    onError: (error, id) => {
      if (error instanceof CallError && error.status < 500)
        client.invalidateQueries({ queryKey: keyOf(getScout, { id }) });
    },
  });
}

export function useSpendCard() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof spendSignInCard>) => call(spendSignInCard, { body }),
  });
}
