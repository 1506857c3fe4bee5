import { expect, test } from 'vitest';
import {
  base32,
  codeOf,
  fromBase32,
  hashOfTypedCode,
  otpauthAddress,
  plainCode,
  secretOf,
  stepOfCode,
  typedCodeOf,
} from './totp.service.ts';

/** RFC 6238, appendix B, with SHA-1: the last six of its eight digits. */
const SECRET = base32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code %d seconds after 1970 is that of RFC 6238: %s', (seconds, code) => {
  expect(codeOf(SECRET, Math.floor(seconds / 30))).toBe(code);
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base32 is that of RFC 4648 without its padding', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
  expect(Buffer.from(fromBase32(encoded)).toString()).toBe(text);
});

test('a code is right in its half minute and in the two beside it, and in no other', () => {
  const now = 1_800_000_000_000;
  const code = codeOf(SECRET, now / 30_000);
  const apart = (seconds: number) => stepOfCode(SECRET, code, now + seconds * 1000);
  expect([apart(-31), apart(-30), apart(0), apart(59), apart(60)]).toEqual([
    null,
    now / 30_000,
    now / 30_000,
    now / 30_000,
    null,
  ]);
  expect(stepOfCode(SECRET, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(now / 30_000);
  for (const wrong of ['', code.slice(1), `${code}0`, 'abcdef'])
    expect(stepOfCode(SECRET, wrong, now)).toBeNull();
});

test('a secret has 160 bits, a code to be typed 80, which it keeps however it is typed', () => {
  const token = Buffer.alloc(32, 7).toString('base64url');
  expect(secretOf(token)).toMatch(/^[A-Z2-7]{32}$/);
  const code = typedCodeOf(token);
  expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(plainCode(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toBe(code.replaceAll('-', ''));
});

test('a code that is copied from paper is the same with a nought, a one and an eight for what they look like', () => {
  expect(hashOfTypedCode('0187-qdm2')).toBe(hashOfTypedCode('OIB7-QDM2'));
  expect(hashOfTypedCode('OIB7-QDM2')).not.toBe(hashOfTypedCode('OIB7-QDM3'));
});

test('the address that an app reads names site and person, whatever they are called', () => {
  expect(otpauthAddress('ABC', { site: 'Our Trees & Co', username: 'ana:1' })).toBe(
    'otpauth://totp/Our%20Trees%20%26%20Co:ana%3A1?secret=ABC&issuer=Our%20Trees%20%26%20Co',
  );
});
