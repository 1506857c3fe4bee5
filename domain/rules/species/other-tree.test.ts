import { expect, test } from 'vitest';
import type { Project } from '#domain/contract/notebook/projects.ts';
import { changeProject } from '#domain/rules/notebook/project-commands.ts';
import { Refused } from '#domain/rules/platform/refused.ts';
import type { Stored } from '#domain/rules/platform/revisions.ts';
import { otherTree, otherTreeName } from './other-tree.ts';

const PROJECT: Stored<Project> = {
  id: 'oak',
  name: 'Willy',
  status: 'draft',
  currentStep: 1,
  totalSteps: 5,
  location: null,
  createdAt: '2026-05-31T12:00:00.000Z',
  activityType: 'scout_activity',
  selectedSpeciesId: null,
  selectedState: 'WI',
  selectedSpecies: null,
  revision: 0,
  fieldRevisions: {},
};
const WILLOW = { id: 'black-willow', commonName: 'Black Willow', scientificName: 'Salix nigra' };

type Choice = readonly [name: string, from?: { revision?: number; device?: string }];

/** Applies choices one after the other; 'Black Willow' is in the list. */
function chosen(...choices: readonly Choice[]): [tree: string | null, lastConflicts: readonly string[]] {
  let result = PROJECT;
  let conflicts: readonly string[] = [];
  for (const [name, from = {}] of choices) {
    const isListed = name === WILLOW.commonName;
    const choice = isListed
      ? { selectedSpeciesId: WILLOW.id }
      : { selectedSpeciesId: 'another-tree', otherTree: name };
    const saved = changeProject(result, { ...choice, ...from }, isListed ? WILLOW : null);
    if (saved instanceof Refused) throw saved;
    ({ it: result, conflicts } = saved);
    expect(result.selectedSpecies?.id).toBe(result.selectedSpeciesId);
  }
  return [result.selectedSpecies?.commonName ?? null, conflicts];
}

const PHONE = { device: 'phone', revision: 0 };
const TABLET = { device: 'tablet', revision: 0 };
const SPECIES = ['selectedSpeciesId'];

test.each<[string, readonly Choice[], string, readonly string[]]>([
  ['one name', [['Fig']], 'Fig', []],
  ['two names, one after the other', [['Fig'], ['Banyan']], 'Banyan', []],
  ['a name and then one of the list', [['Fig'], ['Black Willow']], 'Black Willow', []],
  ['one of the list and then a name', [['Black Willow'], ['Fig']], 'Fig', []],
  [
    'two names of two devices',
    [
      ['Fig', PHONE],
      ['Banyan', TABLET],
    ],
    'Fig',
    SPECIES,
  ],
  [
    'one name on two devices',
    [
      ['Fig', PHONE],
      ['Fig', TABLET],
    ],
    'Fig',
    [],
  ],
  [
    'a name, and the list elsewhere',
    [
      ['Fig', PHONE],
      ['Black Willow', TABLET],
    ],
    'Fig',
    SPECIES,
  ],
  [
    'the list, and a name elsewhere',
    [
      ['Black Willow', PHONE],
      ['Fig', TABLET],
    ],
    'Black Willow',
    SPECIES,
  ],
  [
    'a name refused for the list, and then one that has seen the list',
    [
      ['Black Willow', PHONE],
      ['Fig', TABLET],
      ['Banyan', { device: 'laptop', revision: 1 }],
    ],
    'Banyan',
    [],
  ],
])('#another-tree: %s', (_, choices, tree, conflicts) => {
  expect(chosen(...choices)).toEqual([tree, conflicts]);
});

test('#another-tree: what is no tree of a child has no name of her own', () => {
  expect(otherTreeName(PROJECT)).toBeNull();
  expect(otherTreeName({ selectedSpeciesId: WILLOW.id, selectedSpecies: WILLOW })).toBeNull();
  const fig = otherTree('Fig');
  expect(otherTreeName({ selectedSpeciesId: 'another-tree', selectedSpecies: fig })).toBe('Fig');
});
