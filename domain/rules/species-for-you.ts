import { DIFFICULTIES, type Species } from '../contract/species.ts';
import { SPECIES_FOR_YOU } from '../limits.ts';

/** Words of a cutting tip, and the months (January is 1) in which a twig is as they say. */
const SEASONS: readonly (readonly [words: RegExp, first: number, last: number])[] = [
  // Without leaves: from their fall until the buds open.
  [
    /dormant|leafless|winter|\bbare\b|budded|before|last year|year-old|dry season|march|fall to spring/,
    11,
    4,
  ],
  [/\bsoft\b|\bgreen\b|leafy|june|early summer/, 5, 8],
  [/firm|late summer|\bfall\b/, 7, 10],
];

/** Whether the cutting tip of a kind speaks for this month (January is 1); without a season it speaks for all. */
export function isCutIn({ cuttingTip }: Pick<Species, 'cuttingTip'>, month: number): boolean {
  const tip = cuttingTip.toLowerCase();
  const seasons = SEASONS.filter(([words]) => words.test(tip));
  if (seasons.length === 0 || tip.includes('any mild month')) return true;
  return seasons.some(([, first, last]) =>
    first <= last ? month >= first && month <= last : month >= first || month <= last,
  );
}

/** The genus: the first word of the scientific name. */
function genusOf({ scientificName }: Species): string | undefined {
  return scientificName.split(' ')[0];
}

/** The first of each genus, then the others. */
function byGenera(species: readonly Species[]): Species[] {
  const genera = new Set<string | undefined>();
  const firsts = species.filter((it) => genera.size < genera.add(genusOf(it)).size);
  return [...firsts, ...species.filter((it) => !firsts.includes(it))];
}

/**
 * The few trees that a child is shown first (§2.7): native to the state, easy, to be cut in this month, native to many
 * states and so likely to be found, and of different genera. Where few grow in the state, those come after them that
 * grow in many others. The same all day, and for all scouts of a troop.
 * @param state a two-letter code, or null where none is known: then those that grow nearly everywhere.
 */
export function treesForYou(
  species: readonly Species[],
  { state, month }: { state: string | null; month: number },
): Species[] {
  const rank = (it: Species) => DIFFICULTIES.indexOf(it.cloningDifficulty);
  const ordered = species.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      Number(isCutIn(b, month)) - Number(isCutIn(a, month)) ||
      b.nativeStates.length - a.nativeStates.length ||
      (a.commonName < b.commonName ? -1 : 1),
  );
  const isNative = (it: Species) => state === null || it.nativeStates.includes(state);
  const others = ordered.filter((it) => !isNative(it));
  return [...byGenera(ordered.filter(isNative)), ...byGenera(others)].slice(0, SPECIES_FOR_YOU);
}
