import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LINK_HEADER } from '#domain/contract/consent.ts';
import { addressOf, type SentBodyOf } from '#domain/contract/endpoint.ts';
import {
  acceptInvitation,
  getStaffInvitation,
  invite,
  listPeople,
  type OpenInvitation,
  removePerson,
} from '#domain/contract/people.ts';
import { call, isDeadLink, sendJson } from '#web/lib/call.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';

/** Who runs this installation, and who is invited to. */
export function usePeople() {
  return useQuery(reading(listPeople));
}

/** Gives, where no mail is sent, the path of the link that is shown once. */
export function useInvite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof invite>) => call(invite, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(listPeople) }),
  });
}

/** Ends an administrator's account, or takes an invitation back. */
export function useRemovePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removePerson, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listPeople) }),
  });
}

/** What somebody is asked who came by a link, and is nobody who is signed in here. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: () =>
      sendJson<OpenInvitation>('GET', addressOf(getStaffInvitation), {
        headers: { [LINK_HEADER]: token },
        as: null,
      }),
    enabled: token !== '',
    retry: (failures, error) => failures < 2 && !isDeadLink(error),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useAcceptInvitation() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof acceptInvitation>) => call(acceptInvitation, { body, as: null }),
  });
}
