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

test.each(["O'Brien", 'a=b', 'oak-leaf', 'ash@family.example', '42', ''])('%j stays as it is', (text) => {
  expect(fileOf(text)).toBe(`"${text}"\r\n`);
});
