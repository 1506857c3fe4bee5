import type { Species, SpeciesQuery } from '#domain/contract/species/species.ts';
import { findSpecies, isSpeciesSearchReady, speciesLibrary } from '#domain/rules/species/species-search.ts';
import { nearNames } from '#domain/rules/species/species-spelling.ts';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/species/species-search.ts';
import { useAllSpecies } from './species.queries.ts';
import { openingFilter } from './use-trees-for-you.ts';

export type OtherSearchesPanelProps = {
  /** The search that found nothing. */
  filter: SpeciesQuery;
  opening: SpeciesQuery;
  onFilter: (filter: SpeciesQuery) => void;
};

/**
 * PRODUCT.md#choosing-a-tree: what to press where a search finds nothing: names that are spelled nearly so, all states,
 * a new beginning.
 */
export function OtherSearchesPanel({ filter, opening, onFilter }: OtherSearchesPanelProps) {
  const { data: all = [] } = useAllSpecies();
  const names = filter.q ? nearNames(all, filter.q) : [];
  return (
    <div className="grid justify-items-center gap-4">
      {names.length > 0 && (
        <p className="flex flex-wrap items-center justify-center gap-2">
          {words.didYouMean}{' '}
          {names.map((name) => (
            <Button key={name} size="sm" onClick={() => onFilter(searchThatFinds(all, filter, name))}>
              {words.meant(name)}
            </Button>
          ))}
        </p>
      )}
      <Elsewhere all={all} filter={filter} onFilter={onFilter} />
      <Button variant="secondary" size="sm" onClick={() => onFilter(opening)}>
        {words.clear}
      </Button>
    </div>
  );
}

/** A name within the filters that are set, or among all trees where they leave none. */
function searchThatFinds(all: readonly Species[], filter: SpeciesQuery, q: string): SpeciesQuery {
  const within = { ...filter, q };
  return findSpecies(speciesLibrary(all), within).length > 0 ? within : { ...openingFilter(null), q };
}

type ElsewhereProps = Pick<OtherSearchesPanelProps, 'filter' | 'onFilter'> & { all: readonly Species[] };

/** The same words without the filters, where they would find something. */
function Elsewhere({ all, filter, onFilter }: ElsewhereProps) {
  const anywhere = { ...openingFilter(null), q: filter.q };
  const count = isSpeciesSearchReady(anywhere) ? findSpecies(speciesLibrary(all), anywhere).length : 0;
  if (count === 0) return null;
  return (
    <Button size="sm" onClick={() => onFilter(anywhere)}>
      {words.inAllStates(count)}
    </Button>
  );
}
