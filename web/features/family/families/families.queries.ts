import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  checkRoster,
  inviteFamilies,
  inviteFamilyAgain,
  listFamilies,
  printFamilyLetters,
  takeFamilyBack,
} from '#domain/contract/family/families.ts';
import type { SentBodyOf } from '#domain/contract/platform/endpoint.ts';
import { paperOf } from '#domain/rules/platform/paper.ts';
import { call } from '#web/lib/call.ts';
import { callForFile } from '#web/lib/call-for-file.ts';
import { downloadBlob } from '#web/lib/download.ts';
import { IN_LANGUAGE, keyOf, READ_AGAIN, reading } from '#web/lib/query-client.ts';

const LETTER_LOOKED_FOR_MS = 3_000;

/** A page of whom a troop has invited; while letters are on their way it is asked again. */
export function useFamilies(troopId: string, after: string | undefined) {
  return useQuery({
    ...reading(listFamilies, undefined, { troopId, ...(after && { after }) }),
    // Letters are made in another window, and parents answer meanwhile.
    ...READ_AGAIN,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.families.some((it) => it.state === 'waiting') ? LETTER_LOOKED_FOR_MS : false,
  });
}

/** The beginning of each list page's key; the troop and the place in the list follow. */
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

export type WantedLetters = {
  troopId: string;
  /** The id of one family; left out, all that get no mail and have no letter. */
  of?: string;
  /** Reprints those whose letters were printed at this moment or before. */
  again?: string;
};

/** Hands letters to the downloads; their links end those before. */
export function usePrintLetters() {
  const onSettled = useListChanged();
  return useMutation({
    mutationFn: (wanted: WantedLetters) =>
      callForFile(printFamilyLetters, { ...wanted, paper: paperOf(navigator.language), ...IN_LANGUAGE }),
    onSuccess: (letters) => downloadBlob('family-letters.pdf', letters),
    onSettled,
  });
}
