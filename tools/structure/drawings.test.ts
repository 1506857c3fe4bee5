import { expect, test } from 'vitest';
import { keepsDrawingsInArt } from './drawings.ts';

const path = 'web/guides/willow.tsx';
const branches = (count: number, branch: string) =>
  Array.from({ length: count }, (_, index) => `<path d="${branch}${index}" />`).join('\n');

test('an illustration does not come back into a page, as paths or as lines of the pen', () => {
  for (const branch of ['M24 31C24.4 36.5 23.5 40.5 24.3 45', '10,70 110,20 290,18! 392,76 190,28']) {
    const text = branches(60, branch);
    expect(keepsDrawingsInArt([{ path, text }])).toEqual([expect.stringContaining(`${path}: `)]);
    expect(keepsDrawingsInArt([{ path: 'art/illustrations/willow.tsx', text }])).toEqual([]);
  }
});

test('a page may have a small mark of its own', () => {
  expect(keepsDrawingsInArt([{ path, text: branches(12, 'M24 31C24.4 36.5 23.5 40.5 24.3 45') }])).toEqual(
    [],
  );
});
