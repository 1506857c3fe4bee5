import { expect, test } from 'vitest';
import { isZipCode } from './zip-code.ts';

test.each(['53703', '53703-1234', '53703 1234', '5 37 03'])('§5: %s is a ZIP code', (text) => {
  expect(isZipCode(text)).toBe(true);
});

test.each(['abcde', '5370', '5370a', '53703-', '-53703', '53703-12-3', '537 0', '     ', '', '５３７０３'])(
  '§5: %j is none',
  (text) => {
    expect(isZipCode(text)).toBe(false);
  },
);
