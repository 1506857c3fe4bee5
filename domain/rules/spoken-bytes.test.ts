import { expect, test } from 'vitest';
import { spokenBytes } from './spoken-bytes.ts';

test.for([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1400, '1.4 kB'],
  [52_000_000, '52 MB'],
  [1_440_000_000, '1.4 GB'],
  [500e9, '500 GB'],
  [12_300e12, '12,300 TB'],
] as const)('#how-it-is: %i bytes are %s', ([bytes, says]) => {
  expect(spokenBytes(bytes, 'en-US')).toBe(says);
});
