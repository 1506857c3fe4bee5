import { expect, test } from 'vitest';
import { WRITES_OPEN_MAX } from '#domain/limits.ts';
import { type AppliedWrites, placeWrite, readWriteHeader, writeHeaderOf } from './write-numbers.ts';

const known = (settled: number, ...applied: [number, string][]): AppliedWrites => ({ settled, applied });

type Row = readonly [
  title: string,
  known: AppliedWrites | undefined,
  write: { number: number; settled: number },
  becomes: 'applied' | 'unknown' | AppliedWrites,
];

const ROWS: readonly Row[] = [
  ['the first of a device is applied', undefined, { number: 1, settled: 0 }, known(0, [1, 'mine'])],
  ['the first may leave numbers out', undefined, { number: 7, settled: 0 }, known(0, [7, 'mine'])],
  ['the next is applied', known(4, [5, 'a']), { number: 6, settled: 5 }, known(5, [6, 'mine'])],
  [
    'what may come again is kept',
    known(4, [5, 'a']),
    { number: 6, settled: 4 },
    known(4, [5, 'a'], [6, 'mine']),
  ],
  ['the same again was applied', known(4, [5, 'mine']), { number: 5, settled: 4 }, 'applied'],
  [
    'one that was overtaken is applied',
    known(4, [6, 'a']),
    { number: 5, settled: 4 },
    known(4, [6, 'a'], [5, 'mine']),
  ],
  ['a number is not given twice', known(4, [5, 'another']), { number: 5, settled: 4 }, 'unknown'],
  ['what was given up comes too late', known(6, [7, 'a']), { number: 5, settled: 4 }, 'unknown'],
  [
    'an older word of what is settled counts for nothing',
    known(6),
    { number: 8, settled: 3 },
    known(6, [8, 'mine']),
  ],
  ['a device that was forgotten is not believed', undefined, { number: 9, settled: 8 }, 'unknown'],
];

test.each(ROWS)('%s', (_, before, write, becomes) => {
  expect(placeWrite(before, { device: 'd', ...write }, 'mine')).toEqual(becomes);
});

test('a device that settles nothing is kept within bounds', () => {
  let now: AppliedWrites = known(0);
  for (let number = 1; number <= WRITES_OPEN_MAX; number += 1) {
    now = placeWrite(now, { device: 'd', number, settled: 0 }, 'mine') as AppliedWrites;
  }
  const number = WRITES_OPEN_MAX + 1;
  expect(placeWrite(now, { device: 'd', number, settled: 0 }, 'mine')).toBe('unknown');
  expect(placeWrite(now, { device: 'd', number, settled: 9 }, 'mine')).toMatchObject({ settled: 9 });
});

test('a header is read as it was written, and nothing else is read', () => {
  const write = { device: 'b4c3-1_x', number: 12, settled: 11 };
  expect(readWriteHeader(writeHeaderOf(write))).toEqual(write);
  for (const text of [
    '',
    'a',
    'a 1',
    'a 0 0',
    'a 1 1',
    'a 2 5',
    'a -1 0',
    'a 1 0 ',
    'a 1.5 0',
    `${'a'.repeat(65)} 1 0`,
  ]) {
    expect(readWriteHeader(text), text).toBeNull();
  }
});
