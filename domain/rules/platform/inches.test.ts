import { expect, test } from 'vitest';
import { areInches, inchesText } from './inches.ts';
import { parseInches, spokenInches, stepInches } from './typed-inches.ts';

test.each([
  [0, '0 in'],
  [0.25, '¼ in'],
  [0.5, '½ in'],
  [1, '1 in'],
  [1.25, '1 ¼ in'],
  [10.75, '10 ¾ in'],
  [24, '24 in'],
])('%d inches are shown as %j', (inches, text) => {
  expect(inchesText(inches)).toBe(text);
  expect(parseInches(text)).toBe(inches);
});

test.each([
  ['', null],
  ['  ', null],
  ['1 1/4', 1.25],
  [' 1  1/4 ', 1.25],
  ['1-1/4', 1.25],
  ['1 2/8', 1.25],
  ['5/4', 1.25],
  ['1¼', 1.25],
  ['1 1⁄4', 1.25],
  ['1.25', 1.25],
  ['1,25', 1.25],
  ['.5', 0.5],
  ['2.', 2],
  ['1.250', 1.25],
  ['3/4"', 0.75],
  ['2 inches', 2],
  ['1 inch', 1],
  ['1.5 IN.', 1.5],
  ['in', undefined],
  ['1.3', undefined],
  ['1 1/3', undefined],
  ['1/0', undefined],
  ['-1', undefined],
  ['24 1/4', undefined],
  ['24.25', undefined],
  ['two', undefined],
  ['1 1 1/4', undefined],
  ['1e1', undefined],
  ['Infinity', undefined],
])('%j typed is %s inches', (text, inches) => {
  expect(parseInches(text)).toBe(inches);
});

test.each([0.1, 1.3, -0.25, 24.25, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d is no length of a root',
  (value) => {
    expect(areInches(value)).toBe(false);
  },
);

test.each<[text: string, by: 1 | -1, before: number | null | undefined, next: number | undefined]>([
  ['', 1, null, 0.25],
  ['', -1, undefined, 0],
  ['', -1, 1.5, 1.5],
  ['1 ¼ in', 1, 0, 1.5],
  ['1,25', -1, 0, 1],
  ['0', -1, 1, undefined],
  ['24', 1, 1, undefined],
  ['long', 1, null, 0.25],
])('from %j a press of %d, after %s inches, comes to %s', (text, by, before, next) => {
  expect(stepInches(text, by, before)).toBe(next);
});

test.each([
  [0, '0 inches'],
  [0.25, 'a quarter of an inch'],
  [0.5, 'half an inch'],
  [0.75, 'three quarters of an inch'],
  [1, '1 inch'],
  [1.5, '1 and a half inches'],
  [12, '12 inches'],
])('%d inches are read out as %j', (inches, words) => {
  expect(spokenInches(inches)).toBe(words);
});
