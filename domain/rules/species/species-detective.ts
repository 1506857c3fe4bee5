import { DIFFICULTIES, type Species } from '#domain/contract/species/species.ts';
import { SPECIES_DETECTED } from '#domain/limits.ts';

/** The three questions of the tree detective and what can be seen outside, each with its answers. */
export const CLUES = {
  water: ['near', 'far'],
  leaf: ['long', 'broad', 'leaflets', 'needles'],
  twig: ['bends', 'snaps'],
} as const;

export type Clue = keyof typeof CLUES;
/** Traits of a kind, or a child's answers, which may be missing. */
export type TreeTraits = { readonly [C in Clue]: (typeof CLUES)[C][number] };
export type SeenClues = Partial<TreeTraits>;

export type Suspect = { readonly species: Species; readonly matches: number };

/** Counts the clues that fit a kind. */
function matchesOf(traits: TreeTraits | undefined, seen: SeenClues): number {
  return Object.entries(seen).filter(([clue, answer]) => traits?.[clue as Clue] === answer).length;
}

/**
 * The few kinds that fit what was seen best (PRODUCT.md#choosing-a-tree): by how many clues fit, then the easy ones,
 * then those native to many states. Where nothing was seen they are the easy ones that grow in most places.
 */
export function detectTrees(
  species: readonly Species[],
  traitsOf: (id: string) => TreeTraits | undefined,
  seen: SeenClues,
): Suspect[] {
  const rank = ({ species }: Suspect) => DIFFICULTIES.indexOf(species.cloningDifficulty);
  return species
    .map((it) => ({ species: it, matches: matchesOf(traitsOf(it.id), seen) }))
    .sort(
      (a, b) =>
        b.matches - a.matches ||
        rank(a) - rank(b) ||
        b.species.nativeStates.length - a.species.nativeStates.length ||
        (a.species.commonName < b.species.commonName ? -1 : 1),
    )
    .slice(0, SPECIES_DETECTED);
}
