import { useMutation } from '@tanstack/react-query';
import type { SentBodyOf } from '#domain/contract/endpoint.ts';
import { makeSignInCard, spendSignInCard } from '#domain/contract/sign-in-cards.ts';
import { call } from '#web/lib/call.ts';

/** Makes the card of a scout; the one before ends. */
export function useMakeCard() {
  return useMutation({
    mutationFn: (studentId: string) => call(makeSignInCard, { body: { studentId } }),
    gcTime: 0,
  });
}

export function useSpendCard() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof spendSignInCard>) => call(spendSignInCard, { body }),
  });
}
