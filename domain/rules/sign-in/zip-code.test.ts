import { expect, test } from 'vitest';
import { zipCode } from '#domain/contract/platform/fields.ts';
import { isZipCode } from './zip-code.ts';

test.each(['53703', '53703-1234', '53703 1234', '5 37 03'])(
  '#fields-of-an-account: %s is a ZIP code',
  (text) => {
    expect(isZipCode(text)).toBe(true);
  },
);

test.each(['abcde', '5370', '5370a', '53703-', '-53703', '53703-12-3', '537 0', '     ', '', '５３７０３'])(
  '#fields-of-an-account: %j is none',
  (text) => {
    expect(isZipCode(text)).toBe(false);
  },
);

test.each(['\u2010', '\u2013', '\u2014', '\u2212'])(
  'a ZIP code with %s in it is kept with a hyphen',
  (dash) => {
    expect(zipCode.parse(` 53703${dash}1234 `)).toBe('53703-1234');
  },
);
