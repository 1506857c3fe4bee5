import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LeadersAnswer } from '#domain/contract/consent/consent.ts';
import {
  answerLeadersQuestion,
  choosePermission,
  getChildCertificate,
  getChildConsent,
  type PermissionChoice,
} from '#domain/contract/family/child-consent.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import { CHILDREN, callAsParent, PARENTS_KEY, UNKEPT } from './parent.queries.ts';

const keyOf = (id: string) => [PARENTS_KEY, 'consent', id] as const;

/** Loads a child's consent, and the permissions apart from it. */
export function useChildConsent(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => callAsParent(getChildConsent, { params: { id } }),
    ...UNKEPT,
  });
}

/** Gives one permission, or takes it back. */
export function useChoosingPermission(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PermissionChoice) => callAsParent(choosePermission, { params: { id }, body }),
    onSuccess: (consent) => client.setQueryData(keyOf(id), consent),
  });
}

/** Answers whether leaders of the troop may look; another day's answer is another one. */
export function useAnsweringLeaders(id: string) {
  const client = useQueryClient();
  return useMutation({
    // One after the other: the answer that was pressed last is the one that stands.
    scope: { id: `leaders-${id}` },
    mutationFn: (body: LeadersAnswer) => callAsParent(answerLeadersQuestion, { params: { id }, body }),
    onSuccess: (consent) => {
      client.setQueryData(keyOf(id), consent);
      // The question no longer stands on top of the page.
      void client.invalidateQueries({ queryKey: CHILDREN });
    },
  });
}

export function childCertificateAddress(id: string): string {
  return addressOf(getChildCertificate, { id });
}
