import { expect, test } from 'vitest';
import type { CheckState } from '#domain/rules/notebook/rhythm.ts';
import { check as checkWords, looked as lookedWords } from '#languages/en/notebook/rhythm.ts';

test.each<[state: CheckState, words: string]>([
  ['fine', 'Next check: Saturday, May 9'],
  ['due', 'Time for a check! Look at your roots today.'],
  ['waiting', 'Your cuttings are waiting for a look.'],
  ['resting', 'It has been a while. Look today and write what you see. You can add older looks too.'],
])('#the-weekly-rhythm: what a child reads while it is %s', (state, words) => {
  expect(checkWords(state, '2026-05-09')).toBe(words);
});

test('#the-weekly-rhythm: where there is no check nothing is said of it', () => {
  expect(checkWords('none', null)).toBe('');
});

test.each([
  [0, 'Each week with a look fills a leaf.'],
  [1, '1 week with a look'],
  [5, '5 weeks with a look'],
])('#the-weekly-rhythm: %i weeks with a look', (weeks, words) => {
  expect(lookedWords(weeks)).toBe(words);
});
