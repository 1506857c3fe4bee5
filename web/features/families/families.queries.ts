import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, type SentBodyOf } from '#domain/contract/endpoint.ts';
import {
  checkRoster,
  getFamilyLetters,
  inviteFamilies,
  inviteFamilyAgain,
  listFamilies,
  takeFamilyBack,
} from '#domain/contract/families.ts';
import { paperOf } from '#domain/rules/paper.ts';
import { call } from '#web/lib/call.ts';
import { keyOf, reading } from '#web/lib/query-client.ts';

const LETTER_LOOKED_FOR_MS = 3_000;

/** A page of whom a troop has invited; while letters are on their way it is asked again. */
export function useFamilies(troopId: string, after: string | undefined) {
  return useQuery({
    ...reading(listFamilies, undefined, { troopId, ...(after && { after }) }),
    staleTime: 0,
    gcTime: 0,
    // Letters are made in another window, and parents answer meanwhile.
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.families.some((it) => it.state === 'waiting') ? LETTER_LOOKED_FOR_MS : false,
  });
}

/** What each page of the list begins its key with; the troop and the place in the list stand behind it. */
const [, LISTED] = keyOf(listFamilies);

function useListChanged() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({ predicate: ({ queryKey: [, it] }) => String(it).startsWith(`${LISTED}?`) });
}

export function useCheckRoster() {
  return useMutation({ mutationFn: (body: SentBodyOf<typeof checkRoster>) => call(checkRoster, { body }) });
}

export function useInviteFamilies() {
  const onSettled = useListChanged();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof inviteFamilies>) => call(inviteFamilies, { body }),
    onSettled,
  });
}

export function useInviteAgain() {
  const onSettled = useListChanged();
  return useMutation({ mutationFn: (id: string) => call(inviteFamilyAgain, { params: { id } }), onSettled });
}

export function useTakeFamilyBack() {
  const onSettled = useListChanged();
  return useMutation({ mutationFn: (id: string) => call(takeFamilyBack, { params: { id } }), onSettled });
}

/** Letters to print, of one family or of all that get no mail. */
export function lettersAddress(troopId: string, of?: string): string {
  return addressOf(getFamilyLetters, {}, { troopId, of, paper: paperOf(navigator.language) });
}
