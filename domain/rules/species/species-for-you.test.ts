import { expect, test } from 'vitest';
import type { Species } from '#domain/contract/species/species.ts';
import { SPECIES_FOR_YOU } from '#domain/limits.ts';
import { US_STATES } from '#domain/us-states.ts';
import { readSpanish } from '#server/species/spanish.dataset.ts';
import { readSpeciesFile } from '#server/species/species.dataset.ts';
import { isCutIn, treesForYou } from './species-for-you.ts';
import { translatedSpecies } from './species-translation.ts';

const all = await readSpeciesFile();
const names = (state: string | null, month: number, species = all) =>
  treesForYou(species, { state, month }).map(({ commonName }) => commonName);

test.each<[state: string | null, month: number, trees: string[]]>([
  ['WI', 1, ['Eastern Cottonwood', 'American Elderberry', 'Buttonbush', 'Black Willow']],
  ['WI', 6, ['Buttonbush', 'Common Ninebark', 'Black Chokeberry', 'Shrubby Cinquefoil']],
  // Nothing easy is cut there in September: what can wait for the winter comes all the same.
  ['WI', 9, ['Eastern Cottonwood', 'American Elderberry', 'Buttonbush', 'Black Willow']],
  ['CA', 11, ['Golden Currant', 'Black Cottonwood', "Drummond's Willow", 'Mule Fat']],
  ['AK', 3, ['Red-Osier Dogwood', 'Sandbar Willow', 'Common Snowberry', 'Balsam Poplar']],
  // One is easy there: the others are of middling difficulty.
  ['HI', 8, ['Ilima', 'Hopbush', 'Hala', 'Mamaki']],
  [null, 2, ['Eastern Cottonwood', 'American Elderberry', 'Buttonbush', 'Black Willow']],
])('#choosing-a-tree: in %s in month %i the four trees are %j', (state, month, trees) => {
  expect(names(state, month)).toEqual(trees);
});

test('#choosing-a-tree: every state has four in every month, native to it and each of another genus, easy ones where there are', () => {
  for (const [state] of US_STATES) {
    const native = all.filter(({ nativeStates }) => nativeStates.includes(state));
    const easy = native.filter((it) => it.cloningDifficulty === 'Beginner-friendly').length;
    for (let month = 1; month <= 12; month++) {
      const four = treesForYou(all, { state, month });
      expect(four, `${state}, ${month}`).toHaveLength(SPECIES_FOR_YOU);
      expect(native, `${state}, ${month}`).toEqual(expect.arrayContaining(four));
      expect(new Set(four.map((it) => it.scientificName.split(' ')[0])).size).toBe(SPECIES_FOR_YOU);
      const chosen = four.filter((it) => it.cloningDifficulty === 'Beginner-friendly').length;
      expect(chosen, `${state}, ${month}`).toBe(Math.min(easy, SPECIES_FOR_YOU));
    }
  }
});

test('#choosing-a-tree: who reads Spanish is shown the same trees as who reads English, and told of the same season', async () => {
  const translations = await readSpanish();
  const spanish = all.map((it) => translatedSpecies(it, translations.get(it.id)));
  expect(spanish.find(({ id }) => id === 'red-maple')?.commonName).toBe('Arce rojo');
  const ids = (species: readonly Species[], state: string | null, month: number) =>
    treesForYou(species, { state, month }).map(({ id }) => id);
  for (const state of [null, ...US_STATES.map(([code]) => code)]) {
    for (let month = 1; month <= 12; month++) {
      expect(ids(spanish, state, month), `${state}, ${month}`).toEqual(ids(all, state, month));
      const cut = (species: readonly Species[]) =>
        species.filter((it) => isCutIn(it, month)).map(({ id }) => id);
      expect(cut(spanish)).toEqual(cut(all));
    }
  }
});

test('#choosing-a-tree: where few grow in the state, those that grow in many others come after them', () => {
  const few = all.filter(({ id, nativeStates }) => id === 'black-willow' || !nativeStates.includes('WI'));
  const [first, ...others] = treesForYou(few, { state: 'WI', month: 1 });
  expect(first?.id).toBe('black-willow');
  expect(others).toHaveLength(3);
});

test('#choosing-a-tree: where all are of one genus, four of it come', () => {
  const willows = all.filter(({ scientificName }) => scientificName.startsWith('Salix'));
  expect(names('WI', 1, willows)).toHaveLength(SPECIES_FOR_YOU);
});

test.each<[tip: string, months: number[]]>([
  ['Cut a dormant stem in late winter.', [1, 2, 3]],
  ['Cut bare stems in early spring before leaves appear.', [3, 4]],
  ['Take soft tips in early summer.', [6, 7]],
  ['Take dormant shoots, and keep them in wet sand until spring leaves come.', [1, 2, 3, 4, 11, 12]],
  ['Soft June tips may root, but most fail by the next spring.', [6, 7]],
  ['Take leafless stems in late fall or winter.', [1, 2, 3, 11, 12]],
  ['Cut a leafy stem from fall to spring.', [1, 2, 3, 4, 9, 10, 11, 12]],
  ['Take half-firm tips from midsummer to fall.', [7, 8, 9, 10, 11]],
  ["Cut last year's straight stems before buds open.", [1, 2, 3, 4, 11, 12]],
  ['Cut soft shoots just after flowering.', [5, 6, 7, 8]],
  ['Take half-firm tips.', [7, 8, 9, 10]],
  ['Root soft summer tips or bare winter stems.', [1, 2, 3, 6, 7, 8, 12]],
  ['Cut a green or bare stem in any mild month.', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ['Root four-inch tips in a warm, shady spot.', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
])('"%s" speaks for the months %j', (cuttingTip, months) => {
  const twelve = Array.from({ length: 12 }, (_, i) => i + 1);
  expect(twelve.filter((month) => isCutIn({ cuttingTip }, month))).toEqual(months);
});
