import { expect, test } from 'vitest';
import { readSpeciesFile } from '#server/species/species.dataset.ts';
import { mistakesBetween, nearNames } from './species-spelling.ts';

const all = await readSpeciesFile();

test.each<[typed: string, names: string[]]>([
  ['wilow', ['willow']],
  ['WILLLOW', ['willow']],
  ['mapel', ['maple']],
  ['sikamore', ['sycamore']],
  ['burch', ['birch']],
  ['ok', ['oak']],
  ['blak wilow', ['black willow']],
  ['elderbery', ['elderberry']],
  ['salx', ['salix']],
  ['plastic palm', []],
  ['', []],
  ['xyz', []],
])('who types "%s" may have meant %j', (typed, names) => {
  expect(nearNames(all, typed)).toEqual(names);
});

test.each([
  ['oak', 'oak', 0],
  ['oak', 'oka', 1],
  ['', 'oak', 3],
  ['willow', 'wilow', 1],
  ['maple', 'mapel', 1],
  ['pine', 'vine', 1],
  ['birch', 'beech', 2],
])('between "%s" and "%s" are %i mistakes', (a, b, mistakes) => {
  expect(mistakesBetween(a, b)).toBe(mistakes);
  expect(mistakesBetween(b, a)).toBe(mistakes);
});
