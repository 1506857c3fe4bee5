import { deleteProject, restoreProject } from '#domain/contract/notebook/projects.ts';
import { TREE_NAME_INVALID } from '../species/tree-name.ts';
import {
  begin,
  type CommandCase,
  deletion,
  inStep,
  PROJECT,
  rename,
  step,
  when,
} from './command-calls.suite.ts';

export const PROJECT_CASES: readonly CommandCase[] = [
  {
    name: 'a new project is a draft at step 1 with nothing in it',
    given: [],
    command: begin,
    shows: {
      project: { name: 'Oak', status: 'draft', currentStep: 1, selectedState: 'WI', location: null },
      steps: inStep(2, { formData: {}, isCompleted: false, photos: [] }),
      tracking: [],
      entries: [],
      drafts: [],
    },
  },
  when('a project begun twice is one', [rename({ name: 'Ash' })], begin, { project: { name: 'Ash' } }),
  when('a project is renamed and placed', [], rename({ name: ' Elm ', location: 'Lake' }), {
    project: { name: 'Elm', location: 'Lake', selectedState: 'WI' },
  }),
  when('an empty place is none', [rename({ location: 'Lake' })], rename({ location: '' }), {
    project: { location: null },
  }),
  when(
    'what the same device writes of a project again is its newest words, whatever it has seen',
    [rename({ name: 'Elm', location: 'Lake', revision: 0, device: '$device' })],
    rename({ name: 'Our elm', revision: 0, device: '$device' }),
    { project: { name: 'Our elm', location: 'Lake' } },
  ),
  when('a tree is chosen', [], rename({ selectedSpeciesId: 'black-willow' }), {
    project: { selectedSpeciesId: 'black-willow', selectedSpecies: { commonName: 'Black Willow' } },
  }),
  when(
    'a tree that was chosen is cleared',
    [rename({ selectedSpeciesId: 'black-willow' })],
    rename({ selectedSpeciesId: null }),
    { project: { selectedSpeciesId: null, selectedSpecies: null } },
  ),
  when(
    'a tree that is in no list has the name that it was given',
    [rename({ selectedSpeciesId: 'black-willow' })],
    rename({ selectedSpeciesId: 'another-tree', otherTree: '  Red   mulberry ' }),
    {
      project: {
        selectedSpeciesId: 'another-tree',
        selectedSpecies: { id: 'another-tree', commonName: 'Red mulberry' },
      },
    },
  ),
  when(
    'a tree of the list takes the place of one that is in none',
    [rename({ selectedSpeciesId: 'another-tree', otherTree: 'Fig' })],
    rename({ selectedSpeciesId: 'black-willow' }),
    { project: { selectedSpeciesId: 'black-willow', selectedSpecies: { commonName: 'Black Willow' } } },
  ),
  when(
    'a new name takes the place of the one before',
    [rename({ selectedSpeciesId: 'another-tree', otherTree: 'Fig' })],
    rename({ selectedSpeciesId: 'another-tree', otherTree: 'Banyan' }),
    { project: { selectedSpecies: { commonName: 'Banyan' } } },
  ),
  {
    ...when(
      'another tree needs a name',
      [rename({ selectedSpeciesId: 'black-willow' })],
      rename({ selectedSpeciesId: 'another-tree' }),
      { project: { selectedSpeciesId: 'black-willow' } },
    ),
    refused: TREE_NAME_INVALID.message,
  },
  when(
    'a name that comes with a tree of the list is left out',
    [],
    rename({ selectedSpeciesId: 'black-willow', otherTree: 'Fig' }),
    { project: { selectedSpeciesId: 'black-willow', selectedSpecies: { commonName: 'Black Willow' } } },
  ),
  {
    ...when('a project is deleted', [], deletion(deleteProject, 'project', { id: PROJECT }), {}),
    isGone: true,
  },
  when(
    'a deleted project comes back with what was in it',
    [step(3, { cuttingCount: 8 }), deletion(deleteProject, 'project', { id: PROJECT })],
    { endpoint: restoreProject, about: 'project', params: { id: PROJECT } },
    { project: { name: 'Oak' }, steps: inStep(3, { formData: { cuttingCount: 8 } }) },
  ),
];
