import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

/** The text of a file of one cell, without the mark at its beginning. */
const fileOf = (text: string) => toCsv([[text]]).slice(1);

test('rows end as RFC 4180 says, and Excel is told that the letters are UTF-8', () => {
  expect(toCsv([['Name'], ['Zoë']])).toBe('\uFEFF"Name"\r\n"Zoë"\r\n');
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(toCsv([['Oak, white', 'the "big" one', 'two\nlines']])).toBe(
    '\uFEFF"Oak, white","the ""big"" one","two\nlines"\r\n',
  );
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1+1',
  '=HYPERLINK("http://x")',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
])('%j cannot start a formula', (text) => {
  expect(fileOf(text).startsWith(`"'`)).toBe(true);
});

test.each([
  '02134',
  '007',
  '12E3',
  '3-4',
  '1/2',
  '5.6.2026',
  '1-2-3',
  '10:30',
  'mar1',
  'Sept 2',
  '4-Jul',
  '1234567890123456',
])('%j stays what it is in a spreadsheet', (text) => {
  expect(fileOf(text)).toBe(`"'${text}"\r\n`);
});

test.each([
  '2026-05-31',
  '53703',
  '53703-1234',
  '0',
  '0.5',
  '1.25',
  'B-42',
  'scout-7',
  'mary1',
  "O'Brien",
  'a=b',
  'oak-leaf',
  'ash@family.example',
  '42',
  '',
])('%j stays as it is', (text) => {
  expect(fileOf(text)).toBe(`"${text}"\r\n`);
});
