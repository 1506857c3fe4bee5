import { useMutation, useQuery } from '@tanstack/react-query';
import {
  answerConfirmation,
  type Confirmation,
  getConfirmation,
  getTerms,
  giveParentConsent,
  LINK_HEADER,
  resendConsent,
  sendLinkAgain,
} from '#domain/contract/consent.ts';
import { addressOf, type SentBodyOf } from '#domain/contract/endpoint.ts';
import { CallError, call, isDeadLink, sendJson } from '#web/lib/call.ts';
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

/** What a parent is asked who came by a link. She is nobody who is signed in here, whoever else is. */
export function useConfirmation(token: string) {
  return useQuery({
    queryKey: ['confirmation', token],
    queryFn: () =>
      sendJson<Confirmation>('GET', addressOf(getConfirmation), {
        headers: { [LINK_HEADER]: token },
        as: null,
      }),
    enabled: token !== '',
    retry: (failures, error) => failures < 2 && !isDeadLink(error),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useAnswerConfirmation() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof answerConfirmation>) => call(answerConfirmation, { body, as: null }),
  });
}

export function useSendLinkAgain() {
  return useMutation({ mutationFn: (token: string) => call(sendLinkAgain, { body: { token }, as: null }) });
}
