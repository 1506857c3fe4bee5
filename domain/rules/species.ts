import { DIFFICULTIES, type Species } from '../contract/species.ts';
import { SPECIES_SEARCH_MIN } from '../limits.ts';
import { isChosen } from './filter.ts';
import { folded } from './text.ts';

export type SpeciesFilter = {
  readonly q?: string | undefined;
  readonly state?: string | undefined;
  readonly cloning_difficulty?: string | undefined;
};

/** §5: the browser searches once a state, a difficulty or a text of at least 2 characters is set. */
export function isSpeciesSearchReady(filter: SpeciesFilter): boolean {
  const text = filter.q?.trim() ?? '';
  return isChosen(filter.state) || isChosen(filter.cloning_difficulty) || text.length >= SPECIES_SEARCH_MIN;
}

/** Beginner-friendly first, then by name (RULINGS 28). */
export function inSpeciesOrder(a: Species, b: Species): number {
  const rank = DIFFICULTIES.indexOf(a.cloningDifficulty) - DIFFICULTIES.indexOf(b.cloningDifficulty);
  return rank || (a.commonName < b.commonName ? -1 : Number(a.commonName > b.commonName));
}

/** Species made ready for being searched: in their order, each with the texts that a search looks at. */
export type SpeciesLibrary = readonly {
  readonly species: Species;
  readonly searched: readonly string[];
  readonly nativeStates: ReadonlySet<string>;
}[];

/** Makes species ready for many searches; the list itself stays in its order. */
export function speciesLibrary(all: readonly Species[]): SpeciesLibrary {
  return all.toSorted(inSpeciesOrder).map((species) => {
    const { commonName, scientificName, typicalHabitat } = species;
    const searched = [commonName, scientificName, typicalHabitat].map(folded);
    return { species, searched, nativeStates: new Set(species.nativeStates) };
  });
}

/** The species that meet every filter set; `q` is a literal substring of both names and the habitat (RULINGS 28). */
export function findSpecies(library: SpeciesLibrary, filter: SpeciesFilter): Species[] {
  const text = folded(filter.q ?? '');
  const state = isChosen(filter.state) ? filter.state : null;
  const difficulty = isChosen(filter.cloning_difficulty) ? filter.cloning_difficulty : null;
  return library
    .filter(
      ({ species, searched, nativeStates }) =>
        (state === null || nativeStates.has(state)) &&
        (difficulty === null || species.cloningDifficulty === difficulty) &&
        searched.some((words) => words.includes(text)),
    )
    .map(({ species }) => species);
}

/** A slug as a title: 'black-willow' becomes 'Black Willow' (§2.11). */
export function titleFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
