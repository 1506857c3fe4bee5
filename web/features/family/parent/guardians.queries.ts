import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as guardians from '#domain/contract/family/guardians.ts';
import * as ownAddress from '#domain/contract/family/own-address.ts';
import { answerAddressReplacement } from '#domain/contract/family/replacements.ts';
import type { SentBodyOf } from '#domain/contract/platform/endpoint.ts';
import { call } from '#web/lib/call.ts';
import { callAsParent, PARENTS_KEY, UNKEPT } from './parent.queries.ts';

const parentsOf = (id: string) => [PARENTS_KEY, 'parents', id];

/** Loads the parents of a child. */
export function useOtherParents(id: string) {
  return useQuery({
    queryKey: parentsOf(id),
    queryFn: () => callAsParent(guardians.listOtherParents, { params: { id } }),
    ...UNKEPT,
  });
}

/** Changes to a child's parents; each answer is the latest state. */
export function useInviting(id: string) {
  const client = useQueryClient();
  const onSuccess = (listed: guardians.OtherParent[]) => client.setQueryData(parentsOf(id), listed);
  const onError = () => client.invalidateQueries({ queryKey: [PARENTS_KEY] });
  const invite = useMutation({
    mutationFn: (body: SentBodyOf<typeof guardians.inviteParent>) =>
      callAsParent(guardians.inviteParent, { params: { id }, body }),
    onSuccess,
    onError,
  });
  const again = useMutation({
    mutationFn: (guardianId: string) =>
      callAsParent(guardians.sendInvitationAgain, { params: { id, guardianId } }),
    onSuccess,
    onError,
  });
  const takeBack = useMutation({
    mutationFn: (guardianId: string) =>
      callAsParent(guardians.takeInvitationBack, { params: { id, guardianId } }),
    onSettled: () => client.invalidateQueries({ queryKey: [PARENTS_KEY] }),
  });
  return { invite, again, takeBack };
}

const OWN_ADDRESS = [PARENTS_KEY, 'address'];

export function useOwnAddress() {
  return useQuery({
    queryKey: OWN_ADDRESS,
    queryFn: () => callAsParent(ownAddress.getOwnAddress),
    ...UNKEPT,
  });
}

export function useChangingAddress() {
  const client = useQueryClient();
  const onSuccess = (address: ownAddress.OwnAddress) => client.setQueryData(OWN_ADDRESS, address);
  const onError = () => client.invalidateQueries({ queryKey: [PARENTS_KEY] });
  const change = useMutation({
    mutationFn: (body: SentBodyOf<typeof ownAddress.changeOwnAddress>) =>
      callAsParent(ownAddress.changeOwnAddress, { body }),
    onSuccess,
    onError,
  });
  const keep = useMutation({
    mutationFn: () => callAsParent(ownAddress.keepOwnAddress),
    onSuccess,
    onError,
  });
  return { change, keep };
}

/** @param reminders whether who joins wants letters when a check is due (PRODUCT.md#reminders). */
export function useAnswerInvitation(reminders: boolean) {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof guardians.answerInvitation>) =>
      call(guardians.answerInvitation, { body: { ...body, reminders }, as: null }),
  });
}

/** Keeps a parent's address, or lets the other one take its place, by the link of the letter. */
export function useAnswerReplacement() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof answerAddressReplacement>) =>
      call(answerAddressReplacement, { body, as: null }),
  });
}
