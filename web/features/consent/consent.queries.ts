import { useMutation, useQuery } from '@tanstack/react-query';
import {
  answerConfirmation,
  getTerms,
  giveParentConsent,
  resendConsent,
  sendLinkAgain,
} from '#domain/contract/consent.ts';
import type { SentBodyOf } from '#domain/contract/endpoint.ts';
import { CallError, call } from '#web/lib/call.ts';
import { reading } from '#web/lib/query-client.ts';

/** The terms that parents sign, as they are now. */
export function useTerms() {
  return useQuery(reading(getTerms));
}

/** Whether the words that were shown are no longer those that would be signed. */
export function hasOtherTerms(error: unknown): boolean {
  return error instanceof CallError && error.status === 409 && 'termsAgree' in error.fields;
}

/** Gives the child as the server knows her from then on; the page puts her into the session (§2.4). */
export function useGiveConsent() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof giveParentConsent>) => call(giveParentConsent, { body }),
  });
}

/** Writes to the parent again. */
export function useResendConsent() {
  return useMutation({ mutationFn: () => call(resendConsent) });
}

export function useAnswerConfirmation() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof answerConfirmation>) => call(answerConfirmation, { body, as: null }),
  });
}

export function useSendLinkAgain() {
  return useMutation({ mutationFn: (token: string) => call(sendLinkAgain, { body: { token }, as: null }) });
}
