import { expect, test } from 'vitest';
import type { Species } from '#domain/contract/species/species.ts';
import { readSpecies, withOwnSpecies } from './species-file.ts';

const HEAD =
  'slug,common_name,scientific_name,family,cloning_difficulty,typical_habitat,regions,native_states,fun_fact,cutting_tip';
const FIG: Readonly<Record<string, string>> = {
  slug: 'garden-fig',
  common_name: 'Garden Fig',
  scientific_name: 'Ficus carica',
  family: 'Moraceae',
  cloning_difficulty: 'Beginner-friendly',
  typical_habitat: '"Warm walls, and the yard behind the library."',
  regions: 'California;Southeast',
  native_states: 'FL;CA',
  fun_fact: 'A tiny wasp lives in each wild fig.',
  cutting_tip: 'Cut a pencil of last year’s wood in winter.',
};
const rowOf = (over: object = {}) => Object.values({ ...FIG, ...over }).join(',');
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (...lines: string[]) => readSpecies(bytesOf(`${[HEAD, ...lines].join('\r\n')}\r\n`));
const faultsOf = (...lines: string[]) => {
  const result = read(...lines);
  return 'faults' in result ? result.faults : [];
};

const WANTED: Species = {
  id: 'garden-fig',
  commonName: 'Garden Fig',
  scientificName: 'Ficus carica',
  family: 'Moraceae',
  cloningDifficulty: 'Beginner-friendly',
  typicalHabitat: 'Warm walls, and the yard behind the library.',
  regions: ['Southeast', 'California'],
  nativeStates: ['CA', 'FL'],
  funFact: 'A tiny wasp lives in each wild fig.',
  cuttingTip: 'Cut a pencil of last year’s wood in winter.',
};

test('a row is a kind, with its states sorted and its regions in their order (#an-operators-species)', () => {
  expect(read(rowOf())).toEqual({ species: [WANTED], spanish: new Map() });
});

const SPANISH = 'common_name_es,other_names_es,typical_habitat_es,fun_fact_es,cutting_tip_es';
const readSpanish = (row: string) => readSpecies(bytesOf(`${HEAD},${SPANISH}\n${rowOf()},${row}`));

test('what a row says in Spanish is beside it, and what it leaves empty is as in English (#the-language-of-trees)', () => {
  const { typicalHabitat, cuttingTip } = WANTED;
  const texts = { typicalHabitat, funFact: 'Tiene una avispa.', cuttingTip };
  const translation = { of: WANTED, texts, commonName: 'Higuera', otherNames: ['breva', 'higo'] };
  expect(readSpanish('Higuera,higo;breva,,Tiene una avispa.,')).toEqual({
    species: [WANTED],
    spanish: new Map([['garden-fig', translation]]),
  });
  expect(readSpanish(',,,,')).toEqual({ species: [WANTED], spanish: new Map() });
});

test('what is wrong with the Spanish is named as all else is', () => {
  expect(readSpanish(`higuera,,${'a'.repeat(141)},,`)).toEqual({
    faults: [
      'line 2: typical_habitat_es has 141 characters, at most 140 fit',
      'line 2: common_name_es must begin with a capital, such as Sauce negro: higuera',
    ],
  });
});

test('regions that are left out follow from the states', () => {
  expect(read(rowOf({ regions: '' }))).toEqual({ species: [WANTED], spanish: new Map() });
});

test('columns may stand in any order', () => {
  const columns = Object.keys(FIG).toReversed();
  const row = columns.map((column) => FIG[column]).join(',');
  expect(readSpecies(bytesOf(`${columns.join(',')}\n${row}\n`))).toEqual({
    species: [WANTED],
    spanish: new Map(),
  });
});

const TEXT = `${HEAD}\n${rowOf()}`;
test.each([
  ['UTF-8 with a mark', bytesOf(`\uFEFF${HEAD}\r\n${rowOf()}\r\n`)],
  ['lines of Unix without a last break', bytesOf(`${HEAD}\n${rowOf()}`)],
  [
    'semicolons between cells, as Excel writes them in Europe',
    bytesOf(
      `${HEAD.replaceAll(',', ';')}\r\n${Object.values({
        ...FIG,
        regions: '"California;Southeast"',
        native_states: '"FL;CA"',
      }).join(';')}\r\n`,
    ),
  ],
  ['tabs', bytesOf(`${HEAD.replaceAll(',', '\t')}\n${Object.values(FIG).join('\t')}\n`)],
  ['blank lines', bytesOf(`${HEAD}\n\n${rowOf()}\n,,,,,,,,,\n`)],
  [
    'the code page of Windows',
    Uint8Array.from(TEXT, (letter) => (letter === '’' ? 0x92 : letter.charCodeAt(0))),
  ],
  ['UTF-16', new Uint8Array(Uint16Array.from(`\uFEFF${TEXT}`, (it) => it.charCodeAt(0)).buffer)],
])('it may be written with %s', (_, bytes) => {
  expect(readSpecies(bytes)).toEqual({ species: [WANTED], spanish: new Map() });
});

test.each([
  [{ slug: '' }, 'slug is missing'],
  [
    { slug: 'Garden Fig' },
    'slug must be small letters, digits and hyphens, such as black-willow: Garden Fig',
  ],
  [
    { slug: 'another-tree' },
    'slug stands for a tree that is in no list: please choose another: another-tree',
  ],
  [{ slug: 'f'.repeat(61) }, 'slug has 61 characters, at most 60 fit'],
  [{ common_name: 'fig' }, 'common_name must begin with a capital, such as Black Willow: fig'],
  [{ common_name: 'Fig\u202E' }, 'common_name has a hidden or broken character: please type it again'],
  [{ common_name: 'Fi\uFFFD' }, 'common_name has a hidden or broken character: please type it again'],
  [{ scientific_name: 'Ficus' }, 'scientific_name must be a genus and a species, such as Salix nigra: Ficus'],
  [{ family: 'Figs' }, 'family must be a plant family, such as Salicaceae: Figs'],
  [
    { cloning_difficulty: 'Easy' },
    'cloning_difficulty must be one of Beginner-friendly, Medium, Difficult: Easy',
  ],
  [{ cloning_difficulty: '' }, 'cloning_difficulty is missing'],
  [{ typical_habitat: 'x'.repeat(141) }, 'typical_habitat has 141 characters, at most 140 fit'],
  [{ regions: 'The Moon' }, 'regions has no region The Moon: leave it empty, and it follows from the states'],
  [{ native_states: 'CA;ZZ' }, 'native_states has no state ZZ: write two capitals, such as MN;WI'],
  [{ native_states: 'ca' }, 'native_states has no state ca: write two capitals, such as MN;WI'],
  [{ native_states: ' ; ' }, 'native_states is missing: write such as MN;WI'],
  [{ fun_fact: '' }, 'fun_fact is missing'],
  [{ cutting_tip: 'x'.repeat(161) }, 'cutting_tip has 161 characters, at most 160 fit'],
])('%j is named with its line, column and sentence', (over, fault) => {
  expect(faultsOf(rowOf({ slug: 'other', common_name: 'Other' }), rowOf(over))).toEqual([`line 3: ${fault}`]);
});

test.each(['Salix × sepulcralis', 'Salix x sepulcralis', 'Acer rubrum var. trilobum', 'Ilex opaca'])(
  '%s is a scientific name',
  (scientific_name) => {
    expect(faultsOf(rowOf({ scientific_name }))).toEqual([]);
  },
);

test('every fault of every row is named at once, and lines are counted as an editor counts them', () => {
  const broken = '"Warm walls,\nand the yard."';
  expect(
    faultsOf(
      rowOf({ typical_habitat: broken }),
      '',
      rowOf({ family: '', fun_fact: '' }),
      `${rowOf({ slug: 'fig-2' })},more`,
    ),
  ).toEqual([
    'line 6: has 11 cells, and there are 10 columns',
    'line 5: family is missing',
    'line 5: fun_fact is missing',
    'line 5: slug is that of line 2 already: garden-fig',
    'line 5: common_name is that of line 2 already: Garden Fig',
    'line 6: common_name is that of line 2 already: Garden Fig',
  ]);
});

test('a quotation mark that nothing closes is named at its line', () => {
  expect(faultsOf(rowOf({ fun_fact: '"A tiny' }))).toContain(
    'line 2: a quotation mark is opened here and never closed',
  );
});

test.each([
  ['', 'line 1: these columns are missing: slug, common_name,'],
  [`${HEAD},colour\n`, 'line 1: there is no column colour'],
  [`${HEAD},slug\n`, 'line 1: the column slug is there twice'],
  [`${HEAD.replace('family,', '')}\n`, 'line 1: these columns are missing: family'],
])('the first line %j is refused', (text, fault) => {
  const result = readSpecies(bytesOf(text));
  expect('faults' in result ? result.faults.join('\n') : '').toContain(fault);
});

test('a file of too many kinds is refused', () => {
  expect(faultsOf(...Array.from({ length: 1001 }, () => rowOf()))).toEqual([
    'the file has 1001 species, at most 1000 fit',
  ]);
});

test('a file with nothing but its first line holds no kind', () => {
  expect(read()).toEqual({ species: [], spanish: new Map() });
});

test('a kind with the slug of one of ours stands in its place', () => {
  const ours = [
    { ...WANTED, id: 'oak', commonName: 'Oak' },
    { ...WANTED, commonName: 'Fig' },
  ];
  expect(withOwnSpecies(ours, [WANTED, { ...WANTED, id: 'new' }]).map((it) => it.commonName)).toEqual([
    'Oak',
    'Garden Fig',
    'Garden Fig',
  ]);
});
