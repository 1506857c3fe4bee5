import { expect, test } from 'vitest';
import { TROOP_PAIRS } from '#domain/rules/accounts/name-pairs.dataset.ts';
import { isSameTroop, partsOfTroop, searchedTroop, troopOrder } from './troop-number.ts';

test.each(TROOP_PAIRS)('#names-and-troop-numbers: %j and %j are one troop: %s', (one, other, isOne) => {
  expect(isSameTroop(one, other)).toBe(isOne);
  expect(troopOrder(one) === troopOrder(other)).toBe(isOne);
});

test('no troop is like none', () => {
  expect(isSameTroop(' ', '')).toBe(false);
});

test.each([
  ['0042', '42', true],
  ['42', '0042', true],
  ['0042', '00', true],
  ['117B', '117 b', true],
  ['117 B', '17b', true],
  ['1042', '42', true],
  ['100', '00', true],
  ['42', '43', false],
  ['42', '420', false],
])('#the-list-of-students: troop %j is found by %j: %s', (number, typed, isFound) => {
  expect(partsOfTroop(typed).some((part) => searchedTroop(number).includes(part))).toBe(isFound);
});
