import { DIFFICULTIES, type Species } from '#domain/contract/species/species.ts';
import { SPECIES_FOR_YOU } from '#domain/limits.ts';

type Season = readonly [words: RegExp, first: number, last: number];

/** The times that a cutting tip names, with their months (January is 1). */
const TIMES: readonly Season[] = [
  [/any mild month/, 1, 12],
  [/fall to spring/, 9, 4],
  [/dry season/, 11, 4],
  [/early winter/, 12, 1],
  [/late winter/, 1, 3],
  [/(?<!early |late )winter/, 12, 3],
  [/early spring|march/, 3, 4],
  [/late spring/, 5, 6],
  [/(?<!early |late |to )spring/, 3, 5],
  [/early summer|june/, 6, 7],
  [/midsummer/, 7, 8],
  [/late summer/, 8, 9],
  [/(?<!early |late |mid)summer/, 6, 8],
  [/late fall/, 11, 12],
  [/(?<!late )fall(?! to spring)/, 9, 11],
];

/** Until when a cutting waits is not when it is cut. */
const AFTERWARDS = /\b(until|by the next|over the) [^,;.]*/g;

/** Months for a twig's state when a tip names no time; it is without leaves until the buds open. */
const TWIGS: readonly Season[] = [
  [/dormant|leafless|\bbare\b|budded|before|last year|year-old/, 11, 4],
  [/\bsoft\b|\bgreen\b|leafy/, 5, 8],
  [/firm/, 7, 10],
];

/**
 * True when a kind's cutting tip fits this month (January is 1): by its named times, else by the twig's state; a tip
 * with neither fits all. Works in every language.
 */
export function isCutIn(
  { cuttingTip, englishTip = cuttingTip }: Pick<Species, 'cuttingTip' | 'englishTip'>,
  month: number,
): boolean {
  const tip = englishTip.toLowerCase().replace(AFTERWARDS, '');
  const namedBy = (seasons: readonly Season[]) => seasons.filter(([words]) => words.test(tip));
  const times = namedBy(TIMES);
  const seasons = times.length > 0 ? times : namedBy(TWIGS);
  if (seasons.length === 0) return true;
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
 * The few trees that a child is shown first (PRODUCT.md#choosing-a-tree): native to the state, easy, to be cut in this
 * month, native to many states and so likely to be found, and of different genera. Where few grow in the state, those
 * come after them that grow in many others. The same all day, for all scouts of a troop, in every language.
 * @param state a two-letter code, or null where none is known: then those that grow nearly everywhere.
 */
export function treesForYou(
  species: readonly Species[],
  { state, month }: { state: string | null; month: number },
): Species[] {
  const nameOf = ({ commonName, englishName = commonName }: Species) => englishName;
  const rank = (species: Species) => DIFFICULTIES.indexOf(species.cloningDifficulty);
  const ordered = species.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      Number(isCutIn(b, month)) - Number(isCutIn(a, month)) ||
      b.nativeStates.length - a.nativeStates.length ||
      (nameOf(a) < nameOf(b) ? -1 : 1),
  );
  const isNative = (species: Species) => state === null || species.nativeStates.includes(state);
  const others = ordered.filter((it) => !isNative(it));
  return [...byGenera(ordered.filter(isNative)), ...byGenera(others)].slice(0, SPECIES_FOR_YOU);
}
