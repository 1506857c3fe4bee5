import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { acceptInvitation, invite, listPeople, removePerson } from '#domain/contract/office/people.ts';
import { listTroops } from '#domain/contract/office/troops.ts';
import type { SentBodyOf } from '#domain/contract/platform/endpoint.ts';
import { call } from '#web/lib/call.ts';
import { keyOf, READ_AGAIN, reading } from '#web/lib/query-client.ts';

/** Loads the people who run this installation, and those invited to. */
export function usePeople() {
  return useQuery({ ...reading(listPeople), ...READ_AGAIN });
}

/** Invitations of leaders stand with their troops. Not waited for: a row that goes would say nothing of it any more. */
function readAnew(client: QueryClient): void {
  for (const item of [listPeople, listTroops]) void client.invalidateQueries({ queryKey: keyOf(item) });
}

/** Gives, where no mail is sent, the path of the link that is shown once. */
export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof invite>) => call(invite, { body }),
    onSuccess: () => readAnew(client),
  });
}

/** Ends an administrator's account. */
export function useRemovePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removePerson, { params: { id } }),
    onSettled: () => readAnew(client),
  });
}

/** Takes an invitation back; the account of whoever has accepted it meanwhile stays. */
export function useTakeBackInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removePerson, { params: { id }, query: { what: 'invitation' } }),
    onSettled: () => readAnew(client),
  });
}

export function useAcceptInvitation() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof acceptInvitation>) => call(acceptInvitation, { body, as: null }),
  });
}
