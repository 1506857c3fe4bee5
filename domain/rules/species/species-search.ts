import { DIFFICULTIES, type Species } from '#domain/contract/species/species.ts';
import { SPECIES_SEARCH_MIN } from '#domain/limits.ts';
import { isChosen } from '#domain/rules/platform/filter.ts';
import { folded } from '#domain/rules/platform/text.ts';

export type SpeciesFilter = {
  readonly q?: string | undefined;
  readonly state?: string | undefined;
  readonly cloning_difficulty?: string | undefined;
};

/**
 * PRODUCT.md#the-list-of-species: the browser searches once a state, a difficulty or a text of at least 2 characters is set.
 */
export function isSpeciesSearchReady(filter: SpeciesFilter): boolean {
  const text = filter.q?.trim() ?? '';
  return isChosen(filter.state) || isChosen(filter.cloning_difficulty) || text.length >= SPECIES_SEARCH_MIN;
}

/** Beginner-friendly first, then by name (PRODUCT.md#the-list-of-species). */
export function inSpeciesOrder(a: Species, b: Species): number {
  const rank = DIFFICULTIES.indexOf(a.cloningDifficulty) - DIFFICULTIES.indexOf(b.cloningDifficulty);
  const [one, other] = [folded(a.commonName), folded(b.commonName)];
  return rank || (one < other ? -1 : Number(one > other));
}

type Searched = { readonly species: Species; readonly texts: readonly string[] };

/** Species made ready for being searched: in their order, all and those of each state, with the texts that are looked at. */
export type SpeciesLibrary = {
  readonly all: readonly Searched[];
  readonly byState: ReadonlyMap<string, readonly Searched[]>;
};

/** Makes species ready for many searches; the list itself stays in its order. */
export function speciesLibrary(species: readonly Species[]): SpeciesLibrary {
  const all = species.toSorted(inSpeciesOrder).map((species) => {
    const { commonName, scientificName, typicalHabitat, englishName = '', otherNames = [] } = species;
    const texts = [commonName, scientificName, typicalHabitat, englishName, ...otherNames].map(folded);
    return { species: species, texts };
  });
  const states = new Set(species.flatMap(({ nativeStates }) => nativeStates));
  const nativeTo = (state: string) => all.filter((it) => it.species.nativeStates.includes(state));
  return { all, byState: new Map([...states].map((state) => [state, nativeTo(state)])) };
}

/**
 * The species that meet every filter set; `q` is a literal part of a name or the habitat
 * (PRODUCT.md#the-list-of-species, PRODUCT.md#the-language-of-trees).
 */
export function findSpecies({ all, byState }: SpeciesLibrary, filter: SpeciesFilter): Species[] {
  const text = folded(filter.q ?? '');
  const difficulty = isChosen(filter.cloning_difficulty) ? filter.cloning_difficulty : null;
  const native = isChosen(filter.state) ? (byState.get(filter.state) ?? []) : all;
  return native
    .filter(
      ({ species, texts }) =>
        (difficulty === null || species.cloningDifficulty === difficulty) &&
        texts.some((words) => words.includes(text)),
    )
    .map(({ species }) => species);
}
