import { expect, test } from 'vitest';
import * as platformSentences from '#domain/rules/platform/sentences.ts';
import * as sentences from '#domain/rules/sign-in/sentences.ts';
import { newUsernameProblem } from './usernames.ts';

test.each<[username: string, problem: string | null]>([
  ['oaktree', null],
  ["O'Dowell-Łukasz 7_x", null],
  ['ka\u02BBimi', null],
  ['дубок', null],
  ['עץ אלון', null],
  ['健二かなカナー', null],
  ['🌲fox', null],
  ['☀\uFE0Fsun', null],
  ['...', null],
  ['oak\u200Dtree', platformSentences.hiddenSign.message],
  ['oak\u200Ctree', platformSentences.hiddenSign.message],
  ['oak\u00ADtree', platformSentences.hiddenSign.message],
  ['oak\u2060tree', platformSentences.hiddenSign.message],
  ['oak\u202Etree', platformSentences.hiddenSign.message],
  ['oak\u034Ftree', platformSentences.hiddenSign.message],
  ['oak\uFE0Ftree', platformSentences.hiddenSign.message],
  ['oak\u{E0041}tree', platformSentences.hiddenSign.message],
  ['oak\u2800', platformSentences.hiddenSign.message],
  ['oak\u3164', platformSentences.hiddenSign.message],
  ['\u0301\u0301\u0301', platformSentences.hiddenSign.message],
  ['оaktree', sentences.mixedAlphabets.message],
  ['oaktrеe', sentences.mixedAlphabets.message],
  ['αlpha', sentences.mixedAlphabets.message],
  ['Ꭺda', sentences.mixedAlphabets.message],
  ['ԱAB', sentences.mixedAlphabets.message],
  ['Kenji健二', sentences.mixedAlphabets.message],
  ['ⲁda', sentences.mixedAlphabets.message],
])('#usernames: of the new username %j is told: %s', (username, problem) => {
  expect(newUsernameProblem(username)?.message ?? null).toBe(problem);
});
