import type { Species } from '#domain/contract/species/species.ts';
import { SPECIES_NEAR_NAMES } from '#domain/limits.ts';
import { folded } from '#domain/rules/platform/text.ts';

/** Returns the letters that may be wrong: one in a short word, three in a long one. */
function mistakesAllowed(text: string): number {
  return text.length < 5 ? 1 : text.length < 8 ? 2 : 3;
}

/** Counts the letters that two texts differ by; two swapped letters are one mistake. */
export function mistakesBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const [before = [], twoBefore = []] = [rows[i - 1], rows[i - 2]];
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const at = (cells: readonly number[], k: number) => cells[k] ?? 0;
      const changed = at(before, j - 1) + Number(a[i - 1] !== b[j - 1]);
      row[j] = Math.min(at(before, j) + 1, at(row, j - 1) + 1, changed);
      const isSwapped = j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) row[j] = Math.min(at(row, j), at(twoBefore, j - 2) + 1);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** Counts the kinds that share each word of a name, and each whole name. */
function countNames(species: readonly Species[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { commonName, scientificName, englishName = '', otherNames = [] } of species) {
    const names = [commonName, englishName, ...otherNames].map(folded);
    const words = folded(`${names.join(' ')} ${scientificName}`).split(/[^a-z']+/);
    for (const item of new Set([...names, ...words])) {
      if (item.length > 2) counts.set(item, (counts.get(item) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * Names of trees that are spelled nearly as a text that finds none: the nearest ones, first those that more trees
 * share. In small letters and without accents, since a search does not care.
 */
export function nearNames(species: readonly Species[], text: string): string[] {
  const typed = folded(text);
  const allowed = mistakesAllowed(typed);
  const near = [...countNames(species)]
    .map(([name, count]) => ({ name, count, mistakes: mistakesBetween(typed, name) }))
    .filter(({ mistakes }) => mistakes <= allowed);
  const fewest = Math.min(...near.map(({ mistakes }) => mistakes));
  return near
    .filter(({ mistakes }) => mistakes === fewest)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, SPECIES_NEAR_NAMES)
    .map(({ name }) => name);
}
