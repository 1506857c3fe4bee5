import { expect, test } from 'vitest';
import traits from '#art/species-traits.json' with { type: 'json' };
import { SPECIES_DETECTED } from '#domain/limits.ts';
import { readSpeciesFile } from '#server/species/species.dataset.ts';
import { CLUES, detectTrees, type SeenClues, type TreeTraits } from './species-detective.ts';

const TRAITS = traits as Readonly<Record<string, TreeTraits>>;
const all = await readSpeciesFile();
const native = all.filter(({ nativeStates }) => nativeStates.includes('WI'));
const detect = (seen: SeenClues, species = native) =>
  detectTrees(species, (id) => TRAITS[id], seen).map(({ species, matches }) => ({
    id: species.id,
    matches,
  }));

test.each<[seen: SeenClues, first: string, matches: number]>([
  [{ water: 'near', leaf: 'long', twig: 'bends' }, 'black-willow', 3],
  [{ water: 'near', leaf: 'broad', twig: 'bends' }, 'red-osier-dogwood', 3],
  [{ leaf: 'needles', twig: 'bends' }, 'northern-white-cedar', 2],
  [{ leaf: 'leaflets', water: 'near' }, 'american-elderberry', 2],
  [{ leaf: 'broad', water: 'far', twig: 'bends' }, 'common-snowberry', 3],
  [{}, 'eastern-cottonwood', 0],
])('the clues %j lead a scout in Wisconsin to %s first', (seen, first, matches) => {
  expect(detect(seen)[0]).toEqual({ id: first, matches });
});

test('a clue that fits nothing puts nothing out: what fits the others comes', () => {
  const willows = native.filter(({ scientificName }) => scientificName.startsWith('Salix'));
  expect(detect({ leaf: 'needles', twig: 'bends' }, willows)[0]?.matches).toBe(1);
});

test('whatever is answered, a few trees are found, and no more than a child looks at one by one', () => {
  for (const water of CLUES.water) {
    for (const leaf of CLUES.leaf) {
      for (const twig of CLUES.twig) {
        expect(detect({ water, leaf, twig })).toHaveLength(SPECIES_DETECTED);
      }
    }
  }
});

test('a kind of which nothing is known comes last', () => {
  const unknown = { ...native[0], id: 'new-tree' } as (typeof native)[number];
  const found = detect({ leaf: 'long' }, [unknown, ...native.filter((it) => it.id.endsWith('willow'))]);
  expect(found.findIndex(({ id }) => id === 'new-tree')).toBe(-1);
});
