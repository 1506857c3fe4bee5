import { useMutation } from '@tanstack/react-query';
import type { SentBodyOf } from '#domain/contract/platform/endpoint.ts';
import { editProfile } from '#domain/contract/sign-in/accounts.ts';
import { call } from '#web/lib/call.ts';

export function useEditAccount() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof editProfile>) => call(editProfile, { body }),
  });
}
