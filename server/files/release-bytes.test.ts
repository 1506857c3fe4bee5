import { expect, test } from 'vitest';
import { releaseBytes } from './release-bytes.ts';

test('what is released takes no memory any more', () => {
  const pixels = Buffer.alloc(9_000_000);
  releaseBytes(pixels);
  expect(pixels.byteLength).toBe(0);
});

test('a part of something larger is left alone', () => {
  const whole = Buffer.alloc(9_000_000, 1);
  releaseBytes(whole.subarray(1));
  expect(whole.at(-1)).toBe(1);
});

test('what a parser of forms may have kept for itself is left alone', () => {
  const begunDelimiter = Buffer.alloc(255, 1);
  releaseBytes(begunDelimiter);
  expect(begunDelimiter.at(-1)).toBe(1);
});
