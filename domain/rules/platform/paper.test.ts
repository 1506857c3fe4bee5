import { expect, test } from 'vitest';
import { paperOf } from './paper.ts';

test.each([
  ['en-US', 'letter'],
  ['en', 'letter'],
  ['es-MX', 'letter'],
  ['es-PR', 'letter'],
  ['fr-CA', 'letter'],
  ['en-GB', 'a4'],
  ['es', 'a4'],
  ['he', 'a4'],
  ['zh-Hant-TW', 'a4'],
  ['en-US@posix', 'letter'],
  ['', 'letter'],
])('a browser that speaks %s prints on %s', (language, paper) => {
  expect(paperOf(language)).toBe(paper);
});
