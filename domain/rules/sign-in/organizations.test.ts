import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { saidBy, told } from '#domain/rules/platform/sentence.ts';
import {
  faultsOfOrganizations,
  isOffered,
  type Organization,
  OUR_ORGANIZATIONS,
  organizationChoices,
  organizationKey,
  organizationName,
  organizationsNamed,
} from './organizations.ts';

const keysOf = (...names: string[]) => organizationsNamed(names).map(({ key }) => key as string);

test('the three keep the keys that they have always had (#for-whom)', () => {
  expect(keysOf(...OUR_ORGANIZATIONS)).toEqual(['scouts_bsa', 'cub_scouts', 'girl_scouts']);
});

test.each([
  ['4-H', '4-h'],
  ['Trail Life USA', 'trail_life_usa'],
  ["Girls' Brigade", 'girls_brigade'],
  ['Pfadfinder Österreich', 'pfadfinder_osterreich'],
  ['Boys & Girls Clubs (West)', 'boys_girls_clubs_west'],
  ['보이스카우트', '보이스카우트'],
  ['भारत स्काउट्स', 'भारत_सकाउटस'],
])('%s is kept as %s (#organizations)', (name, key) => {
  expect(keysOf(name)).toEqual([key]);
  expect(z.safeParse(organizationKey(), key).success).toBe(true);
});

test('another way to write a name leaves its key, so that children keep what they chose', () => {
  expect(new Set(keysOf('Camp Fire', 'camp  fire', 'Camp Fíre', 'CAMP FIRE!')).size).toBe(1);
});

test.each(['', ' ', 'a b', 'x'.repeat(201), '<b>', 'a\n', 7, null])('%j is no key', (value) => {
  expect(
    saidBy(
      z.safeParse(organizationKey(told('select', 'Please select')), value).error?.issues[0]?.message ?? '',
    ).message,
  ).toBe('Please select');
});

const LONG = 'x'.repeat(41);
test.each([
  [['4-H', 'Camp Fire', 'Scouts BSA'], []],
  [['4-H', ''], ['must be a list with commas and something between them']],
  [['4\u202EH'], ['must be one line, without characters that nobody sees']],
  [['4\nH'], ['must be one line, without characters that nobody sees']],
  [[LONG], [`must have names of at most 40 characters, unlike '${LONG}'`]],
  [['!?'], ["must have names with a letter or a digit, unlike '!?'"]],
  [['All'], ["cannot have the name 'All', which the list of students needs"]],
  [['4-H', 'Camp Fire', '4-h'], ["must name each once: '4-H' and '4-h' are the same"]],
  [Array.from({ length: 13 }, (_, at) => `Club ${at}`), ['must have at most 12 names']],
  [
    ['', LONG, 'Oak', 'oak'],
    [
      'must be a list with commas and something between them',
      `must have names of at most 40 characters, unlike '${LONG}'`,
      "must name each once: 'Oak' and 'oak' are the same",
    ],
  ],
])('of %j every fault is named', (names, faults) => {
  expect(faultsOfOrganizations(names)).toEqual(faults);
});

const OFFERED = organizationsNamed(['4-H', 'Trail Life USA']);
const key = (text: string) => text as Organization;

test.each([
  ['4-h', null, true],
  ['scouts_bsa', null, false],
  ['scouts_bsa', 'scouts_bsa', true],
  ['scouts_bsa', 'cub_scouts', false],
])('%s may be chosen by who has %s: %s', (chosen, kept, expected) => {
  expect(isOffered(OFFERED, key(chosen), kept === null ? null : key(kept))).toBe(expected);
});

test.each([
  ['4-h', '4-H'],
  ['trail_life_usa', 'Trail Life USA'],
  // The three are known, whether or not they are offered.
  ['scouts_bsa', 'Scouts BSA'],
  ['camp_fire', 'Camp Fire'],
  ['sea-scouts_west', 'Sea-Scouts West'],
])('%s is shown as %s', (item, name) => {
  expect(organizationName(OFFERED, key(item))).toBe(name);
});

test('a select has what is offered, and once what stands there already', () => {
  const names = (...kept: string[]) => organizationChoices(OFFERED, kept.map(key)).map(({ name }) => name);
  expect(names()).toEqual(['4-H', 'Trail Life USA']);
  expect(names('4-h', 'cub_scouts', 'cub_scouts')).toEqual(['4-H', 'Trail Life USA', 'Cub Scouts']);
});
