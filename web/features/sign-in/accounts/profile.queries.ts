import { useMutation } from '@tanstack/react-query';
import type { SentBodyOf } from '#domain/contract/platform/endpoint.ts';
import { completeProfile, editProfile } from '#domain/contract/sign-in/accounts.ts';
import { call } from '#web/lib/call.ts';
import { useRenewSession } from './accounts.queries.ts';

/** The first time, and where the ZIP code is asked for again. */
export function useCompleteProfile() {
  const renewSession = useRenewSession();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof completeProfile>) =>
      call(completeProfile, { body: { ...body, profileCompleted: true } }),
    onSuccess: renewSession,
  });
}

export function useEditProfile() {
  const renewSession = useRenewSession();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof editProfile>) => call(editProfile, { body }),
    onSuccess: renewSession,
  });
}
