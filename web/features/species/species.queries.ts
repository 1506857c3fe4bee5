import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getSpecies, type SpeciesQuery, searchSpecies } from '#domain/contract/species.ts';
import { isSpeciesSearchReady } from '#domain/rules/species.ts';
import { reading } from '#web/lib/query-client.ts';
import { useSettled } from '#web/lib/settled.ts';

/** §5: asks once a filter or two letters are set; the last result stays until the next one is there. */
export function useSpeciesSearch(filter: SpeciesQuery) {
  const q = useSettled(filter.q ?? '');
  const query = { ...filter, q };
  return useQuery({
    ...reading(searchSpecies, {}, query),
    enabled: isSpeciesSearchReady(query),
    placeholderData: keepPreviousData,
  });
}

export function useSpecies(id: string | null) {
  return useQuery({ ...reading(getSpecies, { id: id ?? '' }), enabled: id !== null });
}
