import jsqr from 'jsqr';
import { expect, test } from 'vitest';
import { qrRows } from './qr-code.ts';

const PIXELS_A_MODULE = 4;

/** Decodes the code as a reader would from a screen. */
function readBack(rows: readonly string[]): string | undefined {
  const size = rows.length * PIXELS_A_MODULE;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let at = 0; at < size * size; at += 1) {
    const row = rows[Math.floor(at / size / PIXELS_A_MODULE)] ?? '';
    const isDark = row[Math.floor((at % size) / PIXELS_A_MODULE)] === '1';
    if (isDark) pixels.fill(0, at * 4, at * 4 + 3);
  }
  return jsqr.default(pixels, size, size)?.data;
}

test.each([
  ['otpauth://totp/Rootling:ranger?secret=JBSWY3DPEHPK3PXP&issuer=Rootling'],
  [`https://rootling.example/join#${'k'.repeat(43)}`],
  ['Ünïcode 🌳'],
])('a reader finds %j in its code', (text) => {
  expect(readBack(qrRows(text))).toBe(text);
});

test('the code is a square with an empty edge of four', () => {
  const rows = qrRows('https://rootling.example');
  expect(rows.every((row) => row.length === rows.length && /^0{4}[01]+0{4}$/.test(row))).toBe(true);
});
