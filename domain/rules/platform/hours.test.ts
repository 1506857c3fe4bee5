import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areHours, parseHours, sumHours } from './hours.ts';

test.each<[message: string, typed: string, hours: number | null | undefined]>([
  ['an empty field is no hours', '', null],
  ['blanks alone are no hours', ' \t ', null],
  ['a whole number', '2', 2],
  ['a decimal point', '1.5', 1.5],
  ['a decimal comma', '1,5', 1.5],
  ['a part of an hour without its zero, with blanks around', ' .5 ', 0.5],
  ['a comma in front', ',25', 0.25],
  ['a point that is still being typed behind', '2.', 2],
  ['leading zeros', '007', 7],
  ['zero', '0', 0],
  ['the most there can be', '1000', 1000],
  ['a little more than the most', '1000.01', undefined],
  ['far too many', '99999', undefined],
  ['more digits than a number can hold', '9'.repeat(400), undefined],
  ['a word', 'two', undefined],
  ['a unit behind the number', '1.5h', undefined],
  ['less than nothing', '-1', undefined],
  ['less than nothing by a zero', '-0', undefined],
  ['a sign in front', '+1', undefined],
  ['an exponent', '1e9', undefined],
  ['a small exponent', '1e2', undefined],
  ['another base', '0x10', undefined],
  ['the word for endless', 'Infinity', undefined],
  ['the word for no number', 'NaN', undefined],
  ['hours and minutes', '1:30', undefined],
  ['a fraction', '1/2', undefined],
  ['two points', '1.2.3', undefined],
  ['a point and a comma', '1,000.5', undefined],
  ['a blank inside', '1 5', undefined],
  ['a point alone', '.', undefined],
  ['a comma alone', ',', undefined],
])('#hours-and-dates: hours typed as %s', (_, typed, hours) => {
  expect(parseHours(typed)).toBe(hours);
});

test('#hours-and-dates: whatever is typed never becomes hours out of range', () => {
  const typing = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE xh') }),
    fc.double().map(String),
    fc.string(),
  );
  fc.assert(
    fc.property(typing, (typed) => {
      const hours = parseHours(typed) ?? 0;
      return hours >= 0 && hours <= 1000;
    }),
  );
});

test('#hours-and-dates: hours of the scale that are typed with a point or a comma come back as the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (hundredths) => {
      const typed = (hundredths / 100).toFixed(2);
      expect(parseHours(typed)).toBe(hundredths / 100);
      expect(parseHours(typed.replace('.', ','))).toBe(hundredths / 100);
    }),
  );
});

test.each([
  [0, true],
  [0.25, true],
  [1000, true],
  [1000.01, false],
  [-0.01, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('#hours-and-dates: %d as hours: %s', (value, isRight) => {
  expect(areHours(value)).toBe(isRight);
});

test.each<[message: string, hours: (number | null | undefined)[], sum: number]>([
  ['no hours are 0', [], 0],
  ['hours that were not given count nothing', [null, 1.5, undefined], 1.5],
  ['0.1 and 0.2 are 0.3', [0.1, 0.2], 0.3],
  ['ten times 0.1 is 1', Array(10).fill(0.1), 1],
  ['quarters stay', [0.25, 0.25, 0.25], 0.75],
])('a sum of hours: %s', (_, hours, sum) => {
  expect(sumHours(hours)).toBe(sum);
});
