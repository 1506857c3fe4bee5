import * as planting from '#domain/contract/notebook/planting.ts';
import { deletePhoto } from '#domain/contract/photos/photos.ts';
import {
  type CaseCall,
  type CommandCase,
  deletion,
  PROJECT,
  plant,
  planted,
  treePhoto,
  treePhotos,
  when,
} from './command-calls.suite.ts';

const draft = (body: object): CaseCall => ({
  endpoint: planting.savePlantingDraft,
  about: 'tree',
  params: { projectId: PROJECT },
  body: { id: '$tree', device: '$device', ...body },
});

const finalize = (body: object = {}): CaseCall => ({
  endpoint: planting.finalizePlantingDraft,
  about: 'tree',
  params: { projectId: PROJECT },
  body: { id: '$tree', device: '$device', ...body },
});

const changeTree = (body: object): CaseCall => ({
  endpoint: planting.changePlantingEntry,
  about: 'tree',
  params: { entryId: '$tree' },
  body,
});

const final = { finalPlantingLocation: 'by the pond', finalPlantingDate: '2026-07-01' };

const finish = (body: object = final): CaseCall => ({
  endpoint: planting.finishPlantingEntry,
  about: 'tree',
  params: { entryId: '$tree' },
  body,
});

const NOWHERE = { isCompleted: false, finalPlantingLocation: null, finalPlantingDate: null };

export const PLANTING_CASES: readonly CommandCase[] = [
  when('a form makes its draft', [], draft({ notes: 'Sunny' }), {
    drafts: [{ notes: 'Sunny', plantingLocation: '', plantingType: 'permanent', ...NOWHERE }],
    entries: [],
  }),
  when('a draft is changed', [draft({ notes: 'Sunny' })], draft({ ...planted, revision: 0 }), {
    drafts: [{ ...planted, notes: 'Sunny', isDraft: true, ...NOWHERE }],
  }),
  when(
    'a draft that is gone is not made anew of what was changed',
    [],
    draft({ notes: 'Late', revision: 3 }),
    { drafts: [] },
    'There is no planting to save here. It may be saved already, or it was canceled.',
  ),
  when('Save makes an entry of a draft', [draft({ notes: 'Sunny' }), ...treePhotos], finalize(planted), {
    drafts: [],
    entries: [{ ...planted, notes: 'Sunny', isDraft: false, isCompleted: true, isDocumented: true }],
  }),
  when(
    'a draft without a place is not finalized',
    [draft({ notes: 'Sunny' })],
    finalize(),
    { drafts: [{ notes: 'Sunny' }], entries: [] },
    'Please enter where you planted the cutting',
  ),
  when(
    'what is typed into a draft that was finalized changes the entry, which keeps its place',
    [draft(planted), finalize()],
    draft({ notes: 'Late', plantingLocation: '', revision: 0 }),
    { drafts: [], entries: [{ notes: 'Late', plantingLocation: 'at school' }] },
  ),
  when(
    'a save that does not say where it comes from changes no entry',
    [draft(planted), finalize()],
    draft({ notes: 'Late', device: undefined }),
    { drafts: [], entries: [{ notes: '' }] },
  ),
  when('finalizing twice makes one entry', [draft(planted), finalize()], finalize({ notes: 'Twice' }), {
    entries: [{ notes: 'Twice', ...planted }],
  }),
  when('a planting needs no draft', [], plant(), {
    entries: [{ ...planted, isCompleted: true, finalPlantingLocation: 'at school' }],
  }),
  when(
    'a planting with the id of a draft finalizes it',
    [draft({ notes: 'Sunny' })],
    plant({ notes: 'Ripe' }),
    {
      drafts: [],
      entries: [{ notes: 'Ripe', isDraft: false }],
    },
  ),
  when('a temporary tree stands nowhere for good', [], plant({ plantingType: 'temporary' }), {
    entries: [NOWHERE],
  }),
  when(
    'a planting that is made temporary leaves its place',
    [plant()],
    changeTree({ plantingType: 'temporary' }),
    {
      entries: [NOWHERE],
    },
  ),
  when(
    'the final place of a permanent tree follows its place',
    [plant()],
    changeTree({ ...final, plantingLocation: 'in a park' }),
    {
      entries: [{ plantingLocation: 'in a park', finalPlantingLocation: 'in a park' }],
    },
  ),
  when('a temporary tree moves', [plant({ plantingType: 'temporary' })], finish(), {
    entries: [{ ...final, isCompleted: true, plantingLocation: 'at school' }],
  }),
  when(
    'a permanent tree is not moved',
    [plant()],
    finish(),
    { entries: [{ finalPlantingLocation: 'at school' }] },
    'This tree is already in its permanent place. You can edit the entry.',
  ),
  when(
    'a draft is not moved',
    [draft(planted)],
    finish(),
    { drafts: [NOWHERE] },
    'Please save this planting first. Then you can complete it.',
  ),
  when(
    'a planting is deleted',
    [plant()],
    deletion(planting.deletePlantingEntry, 'tree', { entryId: '$tree' }),
    { entries: [] },
  ),
  when('photos say their kind', [plant()], treePhoto('afterPhoto'), {
    entries: [{ photos: [{ kind: 'afterPhoto', caption: 'afterPhoto' }], isDocumented: false }],
  }),
  when(
    'without a photo a planting is not documented any more',
    [plant(), ...treePhotos],
    deletion(deletePhoto, 'afterPhoto', { photoId: '$afterPhoto' }),
    { entries: [{ isDocumented: false, photos: [{ kind: 'beforePhoto' }, { kind: 'duringPhoto' }] }] },
  ),
];
