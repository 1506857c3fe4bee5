import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listPeople, removePerson } from '#domain/contract/office/people.ts';
import {
  addLeader,
  changeTroop,
  closeTroop,
  createTroop,
  listSuggested,
  listTroops,
  type NewTroop,
  removeLeader,
} from '#domain/contract/office/troops.ts';
import type { SentBodyOf } from '#domain/contract/platform/endpoint.ts';
import { call } from '#web/lib/call.ts';
import { keyOf, READ_AGAIN, reading } from '#web/lib/query-client.ts';

export function useTroops() {
  return useQuery({ ...reading(listTroops), ...READ_AGAIN });
}

/** Loads the children who typed a troop at sign-up, and their parents' answers. */
export function useSuggested(id: string) {
  return useQuery(reading(listSuggested, { id }));
}

/** A change of troops or of who leads them; what is shown of both is read anew. */
function useChange<T, Given>(run: (given: Given) => Promise<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    // Not waited for: a card that goes with what is read anew would say nothing of it any more.
    onSettled: () => {
      for (const item of [listTroops, listPeople]) void client.invalidateQueries({ queryKey: keyOf(item) });
    },
  });
}

export function useCreateTroop() {
  return useChange((body: NewTroop) => call(createTroop, { body }));
}

export function useChangeTroop(id: string) {
  return useChange((body: SentBodyOf<typeof changeTroop>) => call(changeTroop, { params: { id }, body }));
}

export function useCloseTroop() {
  return useChange((id: string) => call(closeTroop, { params: { id } }));
}

export function useAddLeader(id: string) {
  return useChange((leaderId: string) => call(addLeader, { params: { id }, body: { leaderId } }));
}

export function useRemoveLeader(id: string) {
  return useChange((leaderId: string) => call(removeLeader, { params: { id, leaderId } }));
}

/** Ends a leader's account. */
export function useRemovePerson() {
  return useChange((id: string) => call(removePerson, { params: { id } }));
}
