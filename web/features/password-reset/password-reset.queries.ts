import { useMutation } from '@tanstack/react-query';
import type { SentBodyOf } from '#domain/contract/endpoint.ts';
import { completeReset, startReset, verifyReset } from '#domain/contract/password-reset.ts';
import { call } from '#web/lib/call.ts';

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
