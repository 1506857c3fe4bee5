import { useMutation } from '@tanstack/react-query';
import { giveParentConsent } from '#domain/contract/consent.ts';
import type { SentBodyOf } from '#domain/contract/endpoint.ts';
import { call } from '#web/lib/call.ts';

/** Gives the child as the server knows her from then on; the page puts her into the session (§2.4). */
export function useGiveConsent() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof giveParentConsent>) => call(giveParentConsent, { body }),
  });
}
