import { useMutation } from '@tanstack/react-query';
import type { SentBodyOf } from '#domain/contract/platform/endpoint.ts';
import {
  completeReset,
  confirmReset,
  sendResetCodeAgain,
  startReset,
  verifyReset,
} from '#domain/contract/sign-in/password-reset.ts';
import { call } from '#web/lib/call.ts';

export function useStartReset() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof startReset>) => call(startReset, { body }),
  });
}

/** Gives the token for the new password when the answers are right, and where a code went that is needed too. */
export function useVerifyReset() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof verifyReset>) => call(verifyReset, { body }),
  });
}

/** Takes the code that a parent read by mail. */
export function useConfirmReset() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof confirmReset>) => call(confirmReset, { body }),
  });
}

/** Mails a parent another code. */
export function useSendResetCodeAgain() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof sendResetCodeAgain>) => call(sendResetCodeAgain, { body }),
  });
}

export function useCompleteReset() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof completeReset>) => call(completeReset, { body }),
  });
}
