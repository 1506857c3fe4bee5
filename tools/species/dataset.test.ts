import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statesWithRegion } from '#domain/rules/species/species-regions.ts';
import { US_STATES } from '#domain/us-states.ts';
import { LISTS_FOLDER } from '#server/platform/lists.ts';
import { readCsv } from './csv.ts';
import { errorsOfDataset } from './dataset.ts';

const dataset = readFileSync(join(LISTS_FOLDER, 'species.csv'), 'utf8');

const oak =
  'red-oak,Red Oak,Quercus rubra,Fagaceae,Difficult,' +
  'Rich woods and slopes all across the cool and shady eastern half of the land.,' +
  'Northeast;Mid-Atlantic,NY;PA,Its leaves turn a deep red in the fall.,' +
  'Most cuttings fail so try many and be patient with them.';
const head = dataset.slice(0, dataset.indexOf('\r\n'));

/** The errors of a dataset of one species, apart from the gaps that so small a dataset must have. */
function errorsOfOne(row: string): string[] {
  return errorsOfDataset(`${head}\r\n${row}\r\n`).filter((error) => error.startsWith('red-oak:'));
}

test('the dataset of the product is in order', () => {
  expect(errorsOfDataset(dataset)).toEqual([]);
});

test('every state belongs to one region', () => {
  expect(statesWithRegion()).toEqual(US_STATES.map(([code]) => code).sort());
});

test('a good row has no fault', () => {
  expect(errorsOfOne(oak)).toEqual([]);
});

test.each([
  ['Red Oak', 'Red oak', 'common_name must be in Title Case: Red oak'],
  ['Red Oak', 'Black Oak', 'slug must be black-oak, from its common_name'],
  ['Quercus rubra', 'Quercus', 'scientific_name must be a genus and a species, such as Salix nigra: Quercus'],
  ['Fagaceae', 'Oaks', 'family must be a plant family, such as Salicaceae: Oaks'],
  ['Fagaceae', '', 'family is empty'],
  ['Difficult', 'Hard', 'cloning_difficulty must be one of Beginner-friendly, Medium, Difficult: Hard'],
  [
    'Most cuttings fail so',
    'For many cuttings just',
    'cutting_tip must say that most cuttings fail: it is Difficult',
  ],
  ['Rich woods and', 'Rich  woods and', 'typical_habitat has untidy spaces'],
  [
    'Its leaves turn a deep red in the fall.',
    'It is red in fall.',
    'fun_fact has 18 characters, 20 to 140 fit',
  ],
  ['in the fall.', 'in the fall', 'fun_fact must end like a sentence'],
  ['turn a deep red in', 'turn. They fall in', 'fun_fact must be one sentence'],
  ['NY;PA', 'NY;PA;XX', 'native_states has no state XX'],
  ['NY;PA', 'PA;NY', 'native_states must be sorted, each state once'],
  ['NY;PA', 'NY', 'regions must be Northeast, from its states: Northeast;Mid-Atlantic'],
])('%s written as %j is found', (right, wrong, error) => {
  expect(errorsOfOne(oak.replace(right, wrong))).toContain(`red-oak: ${error}`);
});

test('two species may not share a sentence', () => {
  const errors = errorsOfDataset(`${head}\r\n${oak}\r\n${oak.replace('red-oak', 'black-oak')}\r\n`);
  expect(errors).toContain('red-oak and black-oak: have the same fun_fact');
});

test('gaps in the dataset are named', () => {
  const errors = errorsOfDataset(`${head}\r\n${oak}\r\n`);
  expect(errors).toContain('there are 1 species, not 183');
  expect(errors).toContain('New York has 1 species, fewer than 8');
  expect(errors).toContain('Hawaii has 0 species, fewer than 1');
  expect(errors).toContain('Medium has 0 species, fewer than 25');
});

test('a file with other columns or uneven rows is read no further', () => {
  expect(errorsOfDataset('slug,name\r\n')).toEqual([expect.stringContaining('line 1: the columns must be')]);
  expect(errorsOfDataset(`${head}\r\na,b\r\n`)).toEqual(['row 2: has 2 cells, not 10']);
});

test('cells are read by RFC 4180', () => {
  expect(readCsv('a,"b ""c"", d"\r\n"",e\r\n')).toEqual([
    ['a', 'b "c", d'],
    ['', 'e'],
  ]);
});

test.each([
  ['a,b\n', 'line 1: cell 2 has a stray quote, or the line does not end in CRLF'],
  ['a\r\nb"c\r\n', 'line 2: cell 1 has a stray quote, or the line does not end in CRLF'],
  ['a\r\n"b\r\n', 'line 2: cell 1 has a stray quote, or the line does not end in CRLF'],
  ['a,b\r\nc,', 'the last line ends in the middle of a row'],
  ['\uFEFFa\r\n', 'line 1: starts with a byte order mark: save it without one'],
])('%j is refused', (text, message) => {
  expect(() => readCsv(text)).toThrow(message);
});
