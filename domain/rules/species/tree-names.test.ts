import { expect, test } from 'vitest';
import { groupTreeNames } from './tree-names.ts';

test('#names-of-other-trees: names of trees are grouped as they are read, the most frequent first', () => {
  expect(
    groupTreeNames([
      { name: 'fig', state: 'TX', count: 1 },
      { name: 'Fig', state: 'WI', count: 2 },
      { name: 'FIG', state: 'CA', count: 1 },
      { name: 'Banyan', state: 'FL', count: 3 },
      { name: 'Ōhi’a', state: null, count: 3 },
      { name: 'Fig', state: 'TX', count: 1 },
    ]),
  ).toEqual([
    { name: 'Fig', count: 5, states: ['CA', 'TX', 'WI'] },
    { name: 'Banyan', count: 3, states: ['FL'] },
    { name: 'Ōhi’a', count: 3, states: [] },
  ]);
  expect(groupTreeNames([])).toEqual([]);
});
