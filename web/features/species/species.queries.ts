import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getSpecies, type SpeciesQuery, searchSpecies } from '#domain/contract/species.ts';
import { isSpeciesSearchReady } from '#domain/rules/species.ts';
import { reading } from '#web/lib/query-client.ts';

/** Long enough that a word typed at a child's pace is not ten calls. */
const TYPING_PAUSE_MS = 250;

function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

/** §5: asks once a filter or two letters are set; the last result stays until the next one is there. */
export function useSpeciesSearch(filter: SpeciesQuery) {
  const q = useSettled(filter.q ?? '', TYPING_PAUSE_MS);
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
