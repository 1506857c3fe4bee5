import { useMutation } from '@tanstack/react-query';
import type { SentBodyOf } from '#domain/contract/endpoint.ts';
import { completeReset, startReset, verifyReset } from '#domain/contract/password-reset.ts';
import { call, isNetworkError, sentenceOf } from '#web/lib/call.ts';

export function useStartReset() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof startReset>) => call(startReset, { body }),
  });
}

/** Gives the token for the new password when the answers are right. */
export function useVerifyReset() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof verifyReset>) => call(verifyReset, { body }),
  });
}

export function useCompleteReset() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof completeReset>) => call(completeReset, { body }),
  });
}

/** What to say when one of the calls failed; without an answer §8 has one sentence for all of them. */
export function failureOf(error: unknown, title: string, fallback: string) {
  if (isNetworkError(error)) {
    return { title: 'Error', description: 'Something went wrong. Please try again.' };
  }
  return { title, description: sentenceOf(error, fallback) };
}
