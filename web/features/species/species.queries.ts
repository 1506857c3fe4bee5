import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import {
  getSpecies,
  type Species,
  type SpeciesQuery,
  searchSpecies,
} from '#domain/contract/species/species.ts';
import { findSpecies, isSpeciesSearchReady, speciesLibrary } from '#domain/rules/species/species-search.ts';
import { call, isNetworkError } from '#web/lib/call.ts';
import { IN_LANGUAGE, keyOf, reading } from '#web/lib/query-client.ts';
import { useSettled } from '#web/lib/settled.ts';

/**
 * PRODUCT.md#the-list-of-species: asks once a filter or two letters are set; the last result stays until the next one
 * is there.
 */
export function useSpeciesSearch(filter: SpeciesQuery) {
  const typed = filter.q ?? '';
  const settled = useSettled(typed);
  // Words that are cleared are no longer asked for: results on their way would take the focus away.
  const q = typed && settled;
  const query = { ...filter, q, ...IN_LANGUAGE };
  return useQuery({
    ...reading(searchSpecies, {}, query),
    queryFn: ({ client, signal }) =>
      call(searchSpecies, { query, signal }).catch((error) =>
        findSpecies(speciesLibrary(keptSpecies(client, error)), query),
      ),
    enabled: isSpeciesSearchReady(query),
    placeholderData: keepPreviousData,
  });
}

/** All trees: as this device has them, or read once. */
export function useAllSpecies(isNeeded = true) {
  return useQuery({ ...reading(searchSpecies, {}, IN_LANGUAGE), enabled: isNeeded });
}

export function useSpecies(id: string | null) {
  return useQuery({
    ...reading(getSpecies, { id: id ?? '' }, IN_LANGUAGE),
    queryFn: ({ client, signal }) =>
      call(getSpecies, { params: { id: id ?? '' }, query: IN_LANGUAGE, signal }).catch((error) => {
        const kept = keptSpecies(client, error).find((species) => species.id === id);
        if (!kept) throw error;
        return kept;
      }),
    enabled: id !== null,
  });
}

/**
 * All trees, as this device has read them, for when there is no network.
 * @throws `error` when it is another one, or they were never read.
 */
function keptSpecies(client: QueryClient, error: unknown): readonly Species[] {
  const all = client.getQueryData<Species[]>(keyOf(searchSpecies, {}, IN_LANGUAGE));
  if (!all || !isNetworkError(error)) throw error;
  return all;
}
