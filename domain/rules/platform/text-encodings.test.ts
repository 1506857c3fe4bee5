import { expect, test } from 'vitest';
import { sampleOf } from '#domain/rules/family/roster-file.ts';
import { readingsOf } from './text-encodings.ts';

const CODE_PAGES = { windows: new TextDecoder('windows-1252'), mac: new TextDecoder('macintosh') };
type Page = keyof typeof CODE_PAGES;

const ALL = Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at);

/** A text as a program of then wrote it. */
function written(text: string, page: Page): Uint8Array {
  const signs = CODE_PAGES[page].decode(ALL);
  return Uint8Array.from(text, (sign) => (sign < '\x80' ? sign.charCodeAt(0) : 0x80 + signs.indexOf(sign)));
}

test.each([
  'José Muñoz',
  'Zoë Müller',
  'François Lefèvre',
  'MUÑOZ GARCÍA',
  'Håkon Sørensen',
  'Álvaro Peña',
  'Strauß, Jäger',
  'João Simões',
  'Núñez; Ibáñez; Ordóñez',
  'Renée O’Brien',
  'Anaïs Benoît',
])('the names of a roster are read in either code page: %s', (text) => {
  for (const page of ['windows', 'mac'] as const)
    expect(readingsOf(written(text, page)), page).toEqual([text]);
});

test.each<[text: string, page: Page, likelier: string, other: string]>([
  ['Marín', 'mac', 'Mar’n', 'Marín'],
  ['D’angelo', 'windows', 'D’angelo', 'Díangelo'],
  ['König', 'mac', 'Kšnig', 'König'],
  ['Beneš', 'windows', 'Beneš', 'Beneö'],
])('where either may be right both are given: %s (%s)', (text, page, ...readings) => {
  expect(readingsOf(written(text, page))).toEqual(readings);
});

test('a sample shows the cells that two readings have otherwise, in the first line where they do', () => {
  const lines = (names: string) => `First,Last,E-mail\nAna,Oak,a@oak.example\n${names},b@oak.example\n`;
  expect(sampleOf(lines('José,Muñoz'), lines('JosŽ,Mu–oz'))).toEqual(['José Muñoz', 'JosŽ Mu–oz']);
  expect(sampleOf(lines('Ana,Muñoz'), lines('Ana,Mu–oz'))).toEqual(['Muñoz', 'Mu–oz']);
});
