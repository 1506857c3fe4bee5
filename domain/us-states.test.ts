import { expect, test } from 'vitest';
import {
  HOME_STATES,
  isStateCode,
  OTHER_HOMES,
  SPECIES_BROWSER_STATES,
  stateName,
  US_STATES,
} from './us-states.ts';

test('#limits: there are 50 states, each code and name once, by name', () => {
  const codes = US_STATES.map(([code]) => code);
  const names = US_STATES.map(([, name]) => name);
  expect(new Set(codes).size).toBe(50);
  expect(new Set(names).size).toBe(50);
  expect(names.toSorted()).toEqual(names);
});

test('#states-and-territories: behind them stand the capital, five territories and three military addresses, by name', () => {
  const names = OTHER_HOMES.map(([, name]) => name);
  expect(names).toHaveLength(9);
  expect(names.toSorted()).toEqual(names);
  expect(new Set(HOME_STATES.map(([code]) => code)).size).toBe(59);
  expect(HOME_STATES.slice(0, 50)).toEqual(US_STATES);
});

test('#choosing-a-tree: the list of the species browser omits Hawaii and nothing else', () => {
  expect(SPECIES_BROWSER_STATES).toHaveLength(49);
  expect(SPECIES_BROWSER_STATES.map(([, name]) => name)).not.toContain('Hawaii');
});

test.each([
  ['WI', true],
  ['HI', true],
  ['wi', false],
  ['DC', true],
  ['PR', true],
  ['AE', true],
  ['XX', false],
  ['Wisconsin', false],
  ['', false],
  ['constructor', false],
])('#fields-of-an-account: "%s" is the code of a state: %s', (code, isOne) => {
  expect(isStateCode(code)).toBe(isOne);
});

test.each([
  ['WI', 'Wisconsin'],
  ['NC', 'North Carolina'],
  ['PR', 'Puerto Rico'],
  ['XX', 'XX'],
  ['', ''],
])('the state "%s" is called "%s"', (code, name) => {
  expect(stateName(code)).toBe(name);
});
