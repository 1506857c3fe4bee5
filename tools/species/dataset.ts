import { DIFFICULTIES } from '#domain/contract/species/species.ts';
import { US_STATES } from '#domain/us-states.ts';
import { readCsv } from './csv.ts';
import { COLUMNS, type Column, errorsOfRecord, type SpeciesRecord } from './record.ts';

/** The import promises this many (PRODUCT.md#species-import). */
const SPECIES_COUNT = 183;
/**
 * A scout anywhere must have a choice; Hawaii, which the browser's list leaves out (PRODUCT.md#choosing-a-tree), has
 * what it has.
 */
const FEWEST_PER_STATE = 8;
const FEWEST_PER_DIFFICULTY = 25;

/** Cells that no two species share: a repeated message is a copying slip. */
const UNIQUE: Column[] = [
  'slug',
  'common_name',
  'scientific_name',
  'typical_habitat',
  'fun_fact',
  'cutting_tip',
];

/** Everything wrong with the text of lists/species.csv, each error with its line or species. */
export function errorsOfDataset(text: string): string[] {
  let rows: string[][];
  try {
    rows = readCsv(text);
  } catch (error) {
    if (error instanceof SyntaxError) return [error.message];
    throw error;
  }
  const [head = [], ...body] = rows;
  if (head.join() !== COLUMNS.join()) return [`line 1: the columns must be ${COLUMNS.join(',')}`];
  const uneven = body.flatMap((row, index) =>
    row.length === COLUMNS.length ? [] : [`row ${index + 2}: has ${row.length} cells, not ${COLUMNS.length}`],
  );
  if (uneven.length > 0) return uneven;

  const records = body.map(
    (row) => Object.fromEntries(COLUMNS.map((column, index) => [column, row[index]])) as SpeciesRecord,
  );
  return [
    ...records.flatMap((record) => errorsOfRecord(record).map((error) => `${record.slug}: ${error}`)),
    ...UNIQUE.flatMap((column) => repeated(records, column)),
    ...gaps(records),
  ];
}

function repeated(records: SpeciesRecord[], column: Column): string[] {
  const bearers = Map.groupBy(records, (record) => record[column].toLowerCase());
  return [...bearers.values()]
    .filter((bearer) => bearer.length > 1)
    .map((bearer) => `${bearer.map(({ slug }) => slug).join(' and ')}: have the same ${column}`);
}

function gaps(records: SpeciesRecord[]): string[] {
  const errors: string[] = [];
  if (records.length !== SPECIES_COUNT)
    errors.push(`there are ${records.length} species, not ${SPECIES_COUNT}`);
  for (const [code, name] of US_STATES) {
    const fewest = code === 'HI' ? 1 : FEWEST_PER_STATE;
    const native = records.filter((record) => record.native_states.split(';').includes(code)).length;
    if (native < fewest) errors.push(`${name} has ${native} species, fewer than ${fewest}`);
  }
  for (const difficulty of DIFFICULTIES) {
    const count = records.filter((record) => record.cloning_difficulty === difficulty).length;
    if (count < FEWEST_PER_DIFFICULTY) {
      errors.push(`${difficulty} has ${count} species, fewer than ${FEWEST_PER_DIFFICULTY}`);
    }
  }
  return errors;
}
