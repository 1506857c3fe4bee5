import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lengthBesideGuide } from '#domain/rules/species/cutting-length.ts';
import { LISTS_FOLDER } from '#server/platform/lists.ts';
import { readCsv } from './csv.ts';

const read = (name: string) => {
  const [head = [], ...rows] = readCsv(readFileSync(join(LISTS_FOLDER, name), 'utf8'));
  const [slug, tip] = [head.indexOf('slug'), head.indexOf('cutting_tip')];
  return new Map(rows.map((row) => [row[slug] ?? '', row[tip] ?? '']));
};
const ENGLISH = read('species.csv');
const SPANISH = read('species-es-texts.csv');

/** A length in either language, but that of roots or of a piece of root. */
const NAMES_LENGTH = /\binch|foot|feet|pulgada|\bpie\b/i;
const OF_ROOTS = /[^,.;]*\b(roots (are|reach)|ra[ií]ces midan|tengan ra[ií]ces)[^,.;]*/gi;
const AS_IN_GUIDE = /(six|seven|eight)[- ]inch|(seis|siete|ocho) pulgadas/i;

test('each of the 183 tips that names a length other than 6 to 8 inches is said as an exception, in both languages', () => {
  expect(ENGLISH.size).toBe(183);
  const lengthIn = (tip = '') => {
    const ofCutting = tip.replace(OF_ROOTS, '');
    return NAMES_LENGTH.test(ofCutting) && !AS_IN_GUIDE.test(ofCutting);
  };
  const exceptions = [...ENGLISH].filter(([slug, tip]) => lengthIn(tip) || lengthIn(SPANISH.get(slug)));
  const said = [...ENGLISH].flatMap(([slug, englishTip]) => {
    const beside = lengthBesideGuide({ cuttingTip: SPANISH.get(slug) ?? '', englishTip });
    return beside ? [[slug, beside]] : [];
  });
  expect(said.map(([slug]) => slug)).toEqual(exceptions.map(([slug]) => slug));
  expect(Object.fromEntries(said)).toEqual({
    'canadian-serviceberry': 'shorter',
    'coyote-brush': 'shorter',
    'eastern-cottonwood': 'longer',
    'gooddings-willow': 'longer',
    ilima: 'shorter',
    'red-willow': 'longer',
    'sandbar-willow': 'longer',
    'sitka-willow': 'longer',
  });
});

test.each([
  ['Cut a 5-inch tip.', 'shorter'],
  ['Cut a stick 14 inches long.', 'longer'],
  ['Cut a shoot of 7 inches.', null],
  ['Plant it when roots reach two inches.', null],
  ['Use a straight shoot with plump buds.', null],
])('%s: %s', (cuttingTip, beside) => {
  expect(lengthBesideGuide({ cuttingTip })).toBe(beside);
});
