import { expect, test } from 'vitest';
import { HIDDEN_MESSAGE, MIXED_MESSAGE, newUsernameProblem } from './usernames.ts';

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
  ['oak\u200Dtree', HIDDEN_MESSAGE],
  ['oak\u200Ctree', HIDDEN_MESSAGE],
  ['oak\u00ADtree', HIDDEN_MESSAGE],
  ['oak\u2060tree', HIDDEN_MESSAGE],
  ['oak\u202Etree', HIDDEN_MESSAGE],
  ['oak\u034Ftree', HIDDEN_MESSAGE],
  ['oak\uFE0Ftree', HIDDEN_MESSAGE],
  ['oak\u{E0041}tree', HIDDEN_MESSAGE],
  ['oak\u2800', HIDDEN_MESSAGE],
  ['oak\u3164', HIDDEN_MESSAGE],
  ['\u0301\u0301\u0301', HIDDEN_MESSAGE],
  ['оaktree', MIXED_MESSAGE],
  ['oaktrеe', MIXED_MESSAGE],
  ['αlpha', MIXED_MESSAGE],
  ['Ꭺda', MIXED_MESSAGE],
  ['ԱAB', MIXED_MESSAGE],
  ['Kenji健二', MIXED_MESSAGE],
  ['ⲁda', MIXED_MESSAGE],
])('#usernames: of the new username %j is told: %s', (username, problem) => {
  expect(newUsernameProblem(username)).toBe(problem);
});
