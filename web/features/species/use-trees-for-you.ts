import type { SpeciesQuery } from '#domain/contract/species/species.ts';
import { SPECIES_FOR_YOU } from '#domain/limits.ts';
import { treesForYou } from '#domain/rules/species/species-for-you.ts';
import { SPECIES_BROWSER_STATES } from '#domain/us-states.ts';
import { rightNow } from '#web/lib/dates.ts';
import { useAllSpecies, useSpeciesSearch } from './species.queries.ts';

/** The filter that the browser opens with: the state of the project, where the list has it (PRODUCT.md#choosing-a-tree). */
export function openingFilter(state: string | null): SpeciesQuery {
  const listed = SPECIES_BROWSER_STATES.find(([code]) => code === state);
  return { q: '', state: listed ? listed[0] : 'all', cloning_difficulty: 'all' };
}

/**
 * PRODUCT.md#choosing-a-tree: the four trees that are shown first, for which month, and how many there are to look through.
 */
export function useTreesForYou(state: string | null) {
  const near = useSpeciesSearch({ ...openingFilter(null), state: state ?? 'all' });
  const isFew = state === null || (near.data !== undefined && near.data.length < SPECIES_FOR_YOU);
  const all = useAllSpecies(isFew);
  const { data, isError } = isFew ? all : near;
  const month = rightNow().getMonth() + 1;
  return { month, isError, trees: data && treesForYou(data, { state, month }), count: data?.length };
}
