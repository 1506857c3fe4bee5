import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIFFICULTIES, type Difficulty, type Species } from '#domain/contract/species/species.ts';
import {
  findSpecies,
  inSpeciesOrder,
  isSpeciesSearchReady,
  type SpeciesFilter,
  speciesLibrary,
} from './species-search.ts';
import { titleFromSlug } from './species-title.ts';

test.each<[message: string, filter: SpeciesFilter, isReady: boolean]>([
  ['nothing set does not search', {}, false],
  ['empty fields do not search', { q: '', state: '', cloning_difficulty: '' }, false],
  ['all states and difficulties do not search', { state: 'all', cloning_difficulty: 'all' }, false],
  ['one letter does not search', { q: 'o' }, false],
  ['one letter between blanks does not search', { q: ' o ' }, false],
  ['two letters search', { q: 'oa' }, true],
  ['a state searches', { state: 'WI' }, true],
  ['a state searches beside one letter', { state: 'WI', q: 'o' }, true],
  ['a difficulty searches', { cloning_difficulty: 'Medium' }, true],
  ['two letters search beside all', { q: 'oa', state: 'all', cloning_difficulty: 'all' }, true],
])('#the-list-of-species, species search: %s', (_, filter, isReady) => {
  expect(isSpeciesSearchReady(filter)).toBe(isReady);
});

function species(
  commonName: string,
  cloningDifficulty: Difficulty,
  nativeStates: string[],
  more: Partial<Species> = {},
): Species {
  return {
    id: commonName.toLowerCase().replaceAll(' ', '-'),
    commonName,
    scientificName: 'Genus epithet',
    family: 'Familia',
    cloningDifficulty,
    typicalHabitat: 'Woods',
    regions: ['Midwest'],
    nativeStates,
    funFact: 'A fact',
    cuttingTip: 'A tip',
    ...more,
  };
}

const ALL = [
  species('White Oak', 'Difficult', ['WI', 'IL'], { scientificName: 'Quercus alba' }),
  species('Māmaki', 'Medium', ['HI'], {
    scientificName: 'Pipturus albidus',
    typicalHabitat: 'Shady gulches',
  }),
  species('Black Willow', 'Beginner-friendly', ['WI', 'TX'], {
    scientificName: 'Salix nigra',
    typicalHabitat: 'Wet  river banks (100% sun)',
  }),
  species('Red Maple', 'Medium', ['WI'], { scientificName: 'Acer rubrum', family: 'Sapindaceae' }),
  species('American Elder', 'Beginner-friendly', ['IL'], { regions: ['Oakland'], funFact: 'Not an oak' }),
];

test.each<[message: string, filter: SpeciesFilter, names: string[]]>([
  [
    'without a filter all come, beginner-friendly first, then by name',
    {},
    ['American Elder', 'Black Willow', 'Māmaki', 'Red Maple', 'White Oak'],
  ],
  [
    '"all" and empty mean unset',
    { q: '', state: 'all', cloning_difficulty: '' },
    ['American Elder', 'Black Willow', 'Māmaki', 'Red Maple', 'White Oak'],
  ],
  ['by state', { state: 'WI' }, ['Black Willow', 'Red Maple', 'White Oak']],
  ['by a state where none grows', { state: 'AK' }, []],
  ['by difficulty', { cloning_difficulty: 'Medium' }, ['Māmaki', 'Red Maple']],
  ['by common name, without case', { q: 'OAK' }, ['White Oak']],
  ['by scientific name', { q: 'acer r' }, ['Red Maple']],
  ['by habitat', { q: 'gulch' }, ['Māmaki']],
  ['by a text inside a word', { q: 'apl' }, ['Red Maple']],
  ['by the words of several names', { q: 'alb' }, ['Māmaki', 'White Oak']],
  ['by a name typed without its accent', { q: 'mamaki' }, ['Māmaki']],
  ['by a name typed with its accent', { q: 'MA\u0304MAKI' }, ['Māmaki']],
  ['by an accent where the name has none', { q: 'öak' }, ['White Oak']],
  ['blanks around and double ones do not matter', { q: '  river   banks ' }, ['Black Willow']],
  ['signs of a search language are only themselves', { q: '100%' }, ['Black Willow']],
  ['a percent sign stands for nothing else', { q: 'r%d' }, []],
  ['an underscore stands for nothing else', { q: 'r_d' }, []],
  ['a point stands for nothing else', { q: 'r.d' }, []],
  ['a bracket breaks nothing', { q: '(' }, ['Black Willow']],
  ['family, regions and facts are not searched', { q: 'sapindaceae' }, []],
  ['every filter has to be met', { q: 'a', state: 'WI', cloning_difficulty: 'Medium' }, ['Red Maple']],
  ['filters that exclude each other find none', { q: 'oak', cloning_difficulty: 'Medium' }, []],
])('#the-list-of-species, species found: %s', (_, filter, names) => {
  expect(findSpecies(speciesLibrary(ALL), filter).map((it) => it.commonName)).toEqual(names);
});

test('#the-list-of-species: finding leaves the list itself in its order', () => {
  const before = ALL.map((it) => it.id);
  findSpecies(speciesLibrary(ALL), {});
  expect(ALL.map((it) => it.id)).toEqual(before);
});

test('#the-list-of-species: the 183 species of the dataset stand beginner-friendly first, each group as in a dictionary', () => {
  const file = readFileSync(new URL('../../../lists/species.csv', import.meta.url), 'utf8');
  // The columns up to the difficulty have no quotes in them, and nothing further is needed here.
  const dataset = file
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([, commonName = '', , , difficulty = '']) => {
      const known = DIFFICULTIES.find((it) => it === difficulty);
      if (!known) throw new Error(`${commonName} is ${difficulty}`);
      return species(commonName, known, []);
    });
  const ordered = dataset.toSorted(inSpeciesOrder);
  const dictionary = new Intl.Collator('en');
  const expected = DIFFICULTIES.flatMap((difficulty) =>
    dataset
      .filter((it) => it.cloningDifficulty === difficulty)
      .map((it) => it.commonName)
      .sort(dictionary.compare),
  );
  expect(ordered).toHaveLength(183);
  expect(ordered.map((it) => it.commonName)).toEqual(expected);
});

test.each([
  ['black-willow', 'Black Willow'],
  ['oak', 'Oak'],
  ['eastern-red-cedar', 'Eastern Red Cedar'],
  ['ohia--lehua-', 'Ohia Lehua'],
  ['', ''],
])('#completion: the species "%s" is titled "%s"', (slug, title) => {
  expect(titleFromSlug(slug)).toBe(title);
});
