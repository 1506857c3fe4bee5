import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SentBodyOf } from '#domain/contract/platform/endpoint.ts';
import { createFirstAdmin, getFirstAdmin } from '#domain/contract/sign-in/accounts.ts';
import { CallError, call } from '#web/lib/call.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';

/** Loads whether the installation has no administrator yet (PRODUCT.md#who-sees-which-screen). */
export function useFirstAdminOpen() {
  return useQuery(reading(getFirstAdmin));
}

/** Refused because another was faster, and not for a field of the form. */
function isClosed(error: unknown): boolean {
  return error instanceof CallError && error.status === 409 && Object.keys(error.fields).length === 0;
}

export function useCreateFirstAdmin() {
  const client = useQueryClient();
  const close = () => client.setQueryData(keyOf(getFirstAdmin), { open: false });
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof createFirstAdmin>) => call(createFirstAdmin, { body }),
    onSuccess: close,
    onError: (error) => isClosed(error) && close(),
  });
}
