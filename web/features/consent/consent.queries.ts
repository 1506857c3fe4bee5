import { useMutation, useQuery } from '@tanstack/react-query';
import {
  answerConfirmation,
  getLeadersQuestion,
  getTerms,
  giveParentConsent,
  type LeadersAnswer,
  resendConsent,
  sendLinkAgain,
} from '#domain/contract/consent/consent.ts';
import type { SentBodyOf } from '#domain/contract/platform/endpoint.ts';
import { CallError, call } from '#web/lib/call.ts';
import { IN_LANGUAGE, reading } from '#web/lib/query-client.ts';

/** The terms that parents sign, as they are now. */
export function useTerms() {
  return useQuery(reading(getTerms, undefined, IN_LANGUAGE));
}

/** Loads the question about the child's troop; skipped for a specimen, or when it is asked by mail. */
export function useLeadersQuestion(isAsked: boolean) {
  return useQuery({ ...reading(getLeadersQuestion), enabled: isAsked });
}

/** True when the terms shown are no longer those in force. */
export function hasOtherTerms(error: unknown): boolean {
  return error instanceof CallError && error.status === 409 && 'termsAgree' in error.fields;
}

/**
 * Gives the child as the server has it from then on; the page puts it into the session (PRODUCT.md#the-consent-page).
 */
export function useGiveConsent() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof giveParentConsent>) => call(giveParentConsent, { body }),
  });
}

/** Writes to the parent again. */
export function useResendConsent() {
  return useMutation({ mutationFn: () => call(resendConsent) });
}

/** `beside`: what the parent answered beside it, if anything. */
export function useAnswerConfirmation(beside: { leaders: LeadersAnswer | null; reminders: boolean }) {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof answerConfirmation>) =>
      call(answerConfirmation, { body: { ...body, ...beside }, as: null }),
  });
}

export function useSendLinkAgain() {
  return useMutation({ mutationFn: (token: string) => call(sendLinkAgain, { body: { token }, as: null }) });
}
