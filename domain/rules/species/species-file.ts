/** Species as a CSV file has them: ours, and those of an operator (PRODUCT.md#an-operators-species). */
import { DIFFICULTIES, type Difficulty, type Species } from '#domain/contract/species/species.ts';
import { SPECIES_FILE_ROWS_MAX } from '#domain/limits.ts';
import { type RosterLine, readLines, separatorOf } from '#domain/rules/family/roster-file.ts';
import { hasHiddenCharacter } from '#domain/rules/platform/text.ts';
import { textIn } from '#domain/rules/platform/text-encodings.ts';
import { OTHER_TREE } from '#domain/rules/species/other-tree.ts';
import { US_STATES } from '#domain/us-states.ts';
import { isRegion, regionsOf } from './species-regions.ts';
import type { SpeciesTranslation } from './species-translation.ts';

/** The columns of which each has to be there, in any order. */
const COLUMNS = [
  'slug',
  'common_name',
  'scientific_name',
  'family',
  'cloning_difficulty',
  'typical_habitat',
  'regions',
  'native_states',
  'fun_fact',
  'cutting_tip',
] as const;
/** Spanish columns: each is optional, and may be empty in a row (PRODUCT.md#the-language-of-trees). */
const SPANISH = [
  'common_name_es',
  'other_names_es',
  'typical_habitat_es',
  'fun_fact_es',
  'cutting_tip_es',
] as const;
const KNOWN = [...COLUMNS, ...SPANISH] as const;
type Column = (typeof KNOWN)[number];
type Row = Readonly<Record<Column, string>>;

/** Words that stand in a card or a list, with the most characters that it has room for. */
const WORDS: readonly (readonly [Column, max: number])[] = [
  ['slug', 60],
  ['common_name', 60],
  ['scientific_name', 80],
  ['family', 40],
  ['typical_habitat', 140],
  ['fun_fact', 140],
  ['cutting_tip', 160],
  ['common_name_es', 60],
  ['other_names_es', 240],
  ['typical_habitat_es', 140],
  ['fun_fact_es', 140],
  ['cutting_tip_es', 160],
];

const mayBeEmpty = (column: Column) => SPANISH.some((it) => it === column);

/** Further conditions on cells that are not empty. */
const FORMS: readonly (readonly [Column, (text: string) => boolean, wants: string])[] = [
  [
    'slug',
    (it) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(it),
    'must be small letters, digits and hyphens, such as black-willow',
  ],
  ['slug', (it) => it !== OTHER_TREE, 'stands for a tree that is in no list: please choose another'],
  ['common_name', (it) => /^\p{Lu}|^[ʻ‘’']/u.test(it), 'must begin with a capital, such as Black Willow'],
  ['common_name_es', (it) => /^\p{Lu}/u.test(it), 'must begin with a capital, such as Sauce negro'],
  [
    'scientific_name',
    (it) => /^\p{Lu}\p{Ll}+ ([x×] ?)?\p{Ll}[\p{Ll}-]+( (var|subsp|ssp|f)\. \p{Ll}[\p{Ll}-]+)?$/u.test(it),
    'must be a genus and a species, such as Salix nigra',
  ],
  ['family', (it) => /^\p{Lu}\p{Ll}+ae$/u.test(it), 'must be a plant family, such as Salicaceae'],
  [
    'cloning_difficulty',
    (it) => DIFFICULTIES.some((known) => known === it),
    `must be one of ${DIFFICULTIES.join(', ')}`,
  ],
];

/** The parts of a cell that holds a list, sorted, each once. */
function listOf(cell: string): string[] {
  const parts = cell.split(/[;,]/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))].sort();
}

const isState = (text: string) => US_STATES.some(([code]) => code === text);

/** Everything that is wrong with one row: the column and a sentence. */
function faultsOf(row: Row): string[] {
  const faults: string[] = [];
  for (const [column, max] of WORDS) {
    const { length } = [...row[column]];
    if (length === 0 && !mayBeEmpty(column)) faults.push(`${column} is missing`);
    else if (length > max) faults.push(`${column} has ${length} characters, at most ${max} fit`);
    if (hasHiddenCharacter(row[column]) || row[column].includes('\uFFFD'))
      faults.push(`${column} has a hidden or broken character: please type it again`);
  }
  for (const [column, isRight, wants] of FORMS) {
    if (row[column] !== '' && !isRight(row[column])) faults.push(`${column} ${wants}: ${row[column]}`);
  }
  if (row.cloning_difficulty === '') faults.push('cloning_difficulty is missing');
  const states = listOf(row.native_states);
  if (states.length === 0) faults.push('native_states is missing: write such as MN;WI');
  for (const item of states.filter((state) => !isState(state)))
    faults.push(`native_states has no state ${item}: write two capitals, such as MN;WI`);
  for (const item of listOf(row.regions).filter((region) => !isRegion(region)))
    faults.push(`regions has no region ${item}: leave it empty, and it follows from the states`);
  return faults;
}

function speciesOf(row: Row): Species {
  const nativeStates = listOf(row.native_states);
  const regions = new Set(listOf(row.regions));
  return {
    id: row.slug,
    commonName: row.common_name,
    scientificName: row.scientific_name,
    family: row.family,
    cloningDifficulty: row.cloning_difficulty as Difficulty,
    typicalHabitat: row.typical_habitat,
    // In their own order, which goes from the east to the west.
    regions: regionsOf(nativeStates).filter((it) => regions.size === 0 || regions.has(it)),
    nativeStates,
    funFact: row.fun_fact,
    cuttingTip: row.cutting_tip,
  };
}

/** Returns a row's Spanish texts; empty cells change nothing. */
function spanishOf(row: Row): (readonly [string, SpeciesTranslation])[] {
  if (SPANISH.every((column) => row[column] === '')) return [];
  const of = speciesOf(row);
  const texts = {
    typicalHabitat: row.typical_habitat_es || of.typicalHabitat,
    funFact: row.fun_fact_es || of.funFact,
    cuttingTip: row.cutting_tip_es || of.cuttingTip,
  };
  const translation = {
    of,
    texts,
    commonName: row.common_name_es || null,
    otherNames: listOf(row.other_names_es),
  };
  return [[row.slug, translation]];
}

/** Returns the faults of the first line. */
function faultsOfHead(head: RosterLine | undefined): string[] {
  const cells = head?.cells ?? [];
  const missing = COLUMNS.filter((column) => !cells.includes(column));
  const strange = cells.filter((cell) => cell !== '' && !KNOWN.some((column) => column === cell));
  const twice = KNOWN.filter((column) => cells.indexOf(column) !== cells.lastIndexOf(column));
  return [
    ...(missing.length > 0 ? [`line 1: these columns are missing: ${missing.join(', ')}`] : []),
    ...strange.map((cell) => `line 1: there is no column ${cell}`),
    ...twice.map((column) => `line 1: the column ${column} is there twice`),
  ];
}

type Line = { readonly line: number; readonly row: Row };

/** Returns duplicates in a column; a kind is found by its slug and its name. */
function repeated(lines: readonly Line[], column: Column): string[] {
  const bearers = Map.groupBy(lines, ({ row }) => row[column].toLowerCase());
  return [...bearers.values()].flatMap(([first, ...others]) =>
    others.map(({ line, row }) =>
      row[column] === ''
        ? ''
        : `line ${line}: ${column} is that of line ${first?.line} already: ${row[column]}`,
    ),
  );
}

/** Reads a file of species, or returns every fault with its line and column. */
export function readSpecies(
  bytes: Uint8Array,
): { species: Species[]; spanish: ReadonlyMap<string, SpeciesTranslation> } | { faults: string[] } {
  const text = textIn(bytes);
  // Lists within cells have semicolons too, and the first line none.
  const [head, ...body] = readLines(text, separatorOf(text.split(/[\r\n]/, 1).join()));
  const ofHead = faultsOfHead(head);
  if (!head || ofHead.length > 0) return { faults: ofHead };
  if (body.length > SPECIES_FILE_ROWS_MAX)
    return { faults: [`the file has ${body.length} species, at most ${SPECIES_FILE_ROWS_MAX} fit`] };
  const lines = body.map(({ line, cells }): Line => {
    const cell = (column: Column) => cells[head.cells.indexOf(column)] ?? '';
    return { line, row: Object.fromEntries(KNOWN.map((column) => [column, cell(column)])) as Row };
  });
  const faults = [
    ...body.flatMap(({ line, cells, isOpen }) => {
      if (isOpen) return [`line ${line}: a quotation mark is opened here and never closed`];
      return cells.length > head.cells.length
        ? [`line ${line}: has ${cells.length} cells, and there are ${head.cells.length} columns`]
        : [];
    }),
    ...lines.flatMap(({ line, row }) => faultsOf(row).map((fault) => `line ${line}: ${fault}`)),
    ...(['slug', 'common_name'] as const).flatMap((column) => repeated(lines, column)).filter(Boolean),
  ];
  if (faults.length > 0) return { faults };
  const rows = lines.map(({ row }) => row);
  return { species: rows.map(speciesOf), spanish: new Map(rows.flatMap(spanishOf)) };
}

/** Ours with those of an operator: what has the slug of one of ours stands in its place. */
export function withOwnSpecies(ours: readonly Species[], own: readonly Species[]): Species[] {
  const byId = new Map([...ours, ...own].map((it) => [it.id, it]));
  return [...byId.values()];
}
