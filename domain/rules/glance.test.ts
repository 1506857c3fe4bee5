import { expect, test } from 'vitest';
import { countedContents } from './glance.ts';

test.each([
  [0, 0, ''],
  [1, 0, '1 photo'],
  [0, 1, '1 entry'],
  [23, 7, '23 photos, 7 entries'],
])('§2.5: %d photos and %d entries are told as "%s"', (photoCount, entryCount, told) => {
  expect(countedContents({ photoCount, entryCount })).toBe(told);
});
