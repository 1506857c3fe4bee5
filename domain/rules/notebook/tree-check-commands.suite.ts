import * as treeChecks from '#domain/contract/notebook/tree-checks.ts';
import { uploadCheckPhotos } from '#domain/contract/photos/photos.ts';
import * as sentences from '#domain/rules/notebook/sentences.ts';
import {
  type CaseCall,
  COMPLETED,
  type CommandCase,
  deletion,
  inStep,
  PROJECT,
  plant,
  step,
  throughThree,
  treePhotos,
  when,
} from './command-calls.suite.ts';

const tell = (body: object = {}): CaseCall => ({
  endpoint: treeChecks.createTreeCheck,
  about: 'check',
  params: { projectId: PROJECT },
  body: { id: '$check', condition: 'alive', checkedOn: '2026-07-20', ...body },
});

const later: CaseCall = {
  ...tell({ id: '$second', condition: 'unsure', checkedOn: '2026-07-25' }),
  about: 'second',
};

const change = (body: object): CaseCall => ({
  endpoint: treeChecks.changeTreeCheck,
  about: 'check',
  params: { entryId: '$check' },
  body,
});

const photo: CaseCall = {
  endpoint: uploadCheckPhotos,
  about: 'photo',
  params: { projectId: PROJECT, entryId: '$check' },
  photo: { kind: null },
};

const completed: readonly CaseCall[] = [...throughThree, plant(), ...treePhotos, step(5, {}, COMPLETED)];

export const TREE_CHECK_CASES: readonly CommandCase[] = [
  when(
    'nobody tells of a tree before the project is completed',
    [],
    tell(),
    { checks: [] },
    sentences.finishProject.message,
  ),
  when('an answer needs no height', completed, tell(), {
    checks: [{ condition: 'alive', heightInches: null, checkedOn: '2026-07-20', photos: [] }],
  }),
  when('an answer told twice is one', [...completed, tell(), change({ heightInches: 14 })], tell(), {
    checks: [{ condition: 'alive', heightInches: 14 }],
  }),
  when('the newest answer stands first', [...completed, tell({ checkedOn: '2026-07-01' })], later, {
    checks: [{ checkedOn: '2026-07-25', condition: 'unsure' }, { checkedOn: '2026-07-01' }],
  }),
  when(
    'an answer is put right field by field',
    [...completed, tell({ heightInches: 14 })],
    change({ condition: 'gone' }),
    {
      checks: [{ condition: 'gone', heightInches: 14, checkedOn: '2026-07-20' }],
    },
  ),
  when(
    'an answer that was deleted is not put right',
    [...completed, tell(), deletion(treeChecks.deleteTreeCheck, 'check', { entryId: '$check' })],
    change({ heightInches: 3 }),
    { checks: [] },
    'This could not be found.',
  ),
  when(
    'an answer is deleted with its photos',
    [...completed, tell(), photo],
    deletion(treeChecks.deleteTreeCheck, 'check', { entryId: '$check' }),
    { checks: [] },
  ),
  when('a photo comes to its answer, and to no step', [...completed, tell()], photo, {
    checks: [{ photos: [{ kind: null, stepNumber: 5 }] }],
    steps: inStep(5, { photos: [] }),
  }),
];
