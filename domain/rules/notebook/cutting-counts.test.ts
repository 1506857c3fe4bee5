import { expect, test } from 'vitest';
import { textOf } from '#domain/rules/platform/sentence.ts';
import { questionsAtCounts } from './cutting-counts.ts';

const MORE_THAN_CUT = 'This is more than the 8 that you cut. Is it right?';
const MORE_THAN_ALIVE = 'This is more than are alive. Is it right?';
const NONE_LEFT =
  'None left? It happens to many scouts. You can start again: a new project, with new cuttings.';

test.each<[alive: number | null, rooted: number | null, harvested: number | null, asked: object]>([
  [null, null, 8, {}],
  [8, 8, 8, {}],
  [5, 5, null, {}],
  [99, null, null, {}],
  [9, null, 8, { cuttingsAlive: MORE_THAN_CUT }],
  [null, 9, 8, { cuttingsWithRoots: MORE_THAN_CUT }],
  [5, 6, 8, { cuttingsWithRoots: MORE_THAN_ALIVE }],
  [0, null, 8, { cuttingsAlive: NONE_LEFT }],
  [0, 1, null, { cuttingsAlive: NONE_LEFT, cuttingsWithRoots: MORE_THAN_ALIVE }],
  [9, 9, 8, { cuttingsAlive: MORE_THAN_CUT, cuttingsWithRoots: MORE_THAN_CUT }],
  [9, 10, 8, { cuttingsAlive: MORE_THAN_CUT, cuttingsWithRoots: MORE_THAN_ALIVE }],
])('of %j cuttings alive, %j with roots and %j harvested, %j is asked', (alive, rooted, harvested, asked) => {
  const counts = { cuttingsAlive: alive, cuttingsWithRoots: rooted };
  const said = Object.entries(questionsAtCounts(counts, harvested));
  expect(Object.fromEntries(said.map(([name, question]) => [name, textOf(question)]))).toEqual(asked);
});
