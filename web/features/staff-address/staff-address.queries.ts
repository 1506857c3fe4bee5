import { useMutation } from '@tanstack/react-query';
import { editProfile } from '#domain/contract/accounts.ts';
import type { SentBodyOf } from '#domain/contract/endpoint.ts';
import { call } from '#web/lib/call.ts';

export function useEditAccount() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof editProfile>) => call(editProfile, { body }),
  });
}
