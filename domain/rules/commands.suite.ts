/*
 * One table for both sides: what each command of a student makes of what is there. It is held to the rules alone, to
 * the real server, and to what a device shows while the commands wait to be sent.
 */
import type { Endpoint } from '../contract/endpoint.ts';
import {
  changePhoto,
  deletePhoto,
  PHOTO_KINDS,
  type Photo,
  uploadPlantingPhotos,
  uploadStepPhotos,
  uploadTrackingPhotos,
} from '../contract/photos.ts';
import * as planting from '../contract/planting.ts';
import { changeProject, createProject, deleteProject, restoreProject } from '../contract/projects.ts';
import { saveStep } from '../contract/steps.ts';
import * as tracking from '../contract/tracking.ts';
import { applyCommand, type Command } from './commands.ts';
import type { Notebook } from './notebook.ts';
import { labelOf } from './photo.ts';
import type { Refused } from './refused.ts';

/** A call of the table; `about` names what it is about, and stands for an id of its own in each run. */
export type CaseCall = {
  readonly endpoint: Endpoint;
  readonly about: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly body?: object;
  readonly photo?: { readonly kind: Photo['kind'] };
};

export type Shown = { readonly [P in 'project' | 'steps' | 'tracking' | 'entries' | 'drafts']?: unknown };

export type CommandCase = {
  readonly name: string;
  readonly given: readonly CaseCall[];
  readonly command: CaseCall;
  /** Parts of what there is then; of a list its first. */
  readonly shows: Shown;
  /** What a person reads where the command is not done. */
  readonly refused?: string;
  /** The project is deleted. */
  readonly isGone?: true;
};

/** Stands for the id of a name in parameters and bodies. */
const PROJECT = '$project';

const begin: CaseCall = {
  endpoint: createProject,
  about: 'project',
  params: {},
  body: { id: PROJECT, name: 'Oak', scoutState: 'WI' },
};
const rename = (body: object): CaseCall => ({
  endpoint: changeProject,
  about: 'project',
  params: { id: PROJECT },
  body,
});
const step = (stepNumber: number, formData: object, more: object = {}): CaseCall => ({
  endpoint: saveStep,
  about: `step ${stepNumber}`,
  params: { id: PROJECT, stepNumber },
  body: { formData, ...more },
});
const stepPhoto = (stepNumber: number, kind: Photo['kind'] = null): CaseCall => ({
  endpoint: uploadStepPhotos,
  about: `photo${stepNumber}`,
  params: { projectId: PROJECT, stepNumber },
  photo: { kind },
});
/** Written under a photo, by the name of what it is about. */
const relabel = (about: string, name: string, body: object): CaseCall => ({
  endpoint: changePhoto,
  about,
  params: { photoId: name },
  body,
});
const look = (body: object = {}): CaseCall => ({
  endpoint: tracking.createTrackingEntry,
  about: 'look',
  params: { projectId: PROJECT },
  body: { id: '$look', ...body },
});
const changeLook = (body: object): CaseCall => ({
  endpoint: tracking.changeTrackingEntry,
  about: 'look',
  params: { entryId: '$look' },
  body,
});
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
const planted = { plantingLocation: 'at school', plantingDate: '2026-06-01', timeSpent: 1 };
const plant = (body: object = {}): CaseCall => ({
  endpoint: planting.createPlantingEntry,
  about: 'tree',
  params: { projectId: PROJECT },
  body: { id: '$tree', ...planted, ...body },
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
const treePhoto = (kind: (typeof PHOTO_KINDS)[number]): CaseCall => ({
  endpoint: uploadPlantingPhotos,
  about: kind,
  params: { projectId: PROJECT, entryId: '$tree' },
  photo: { kind },
});
const treePhotos = PHOTO_KINDS.map(treePhoto);
const lookPhoto: CaseCall = {
  endpoint: uploadTrackingPhotos,
  about: 'photo',
  params: { projectId: PROJECT, entryId: '$look' },
  photo: { kind: null },
};
const deletion = (endpoint: Endpoint, about: string, params: CaseCall['params']): CaseCall => ({
  endpoint,
  about,
  params,
});

const COMPLETED = { isCompleted: true };
const harvest = { collectionTime: '2026-05-02T09:00', waterPlacementDate: '2026-05-02T10:00' };
const throughThree: readonly CaseCall[] = [
  step(1, {}, COMPLETED),
  rename({ selectedSpeciesId: 'black-willow' }),
  stepPhoto(2),
  step(2, { timeSpentStep2: 1 }, COMPLETED),
  stepPhoto(3),
  step(3, { cuttingCount: 8, timeSpentStep3: 2, ...harvest }, COMPLETED),
];
const NOWHERE = { isCompleted: false, finalPlantingLocation: null, finalPlantingDate: null };
const NOTES = 'Please add some notes about your observations';
const inStep = (stepNumber: number, it: object) =>
  Array.from({ length: 5 }, (_, index) => (index + 1 === stepNumber ? it : {}));

function when(name: string, given: readonly CaseCall[], command: CaseCall, shows: Shown, refused?: string) {
  return { name, given: [begin, ...given], command, shows, ...(refused && { refused }) };
}

export const COMMAND_CASES: readonly CommandCase[] = [
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
  when('a tree is chosen', [], rename({ selectedSpeciesId: 'black-willow' }), {
    project: { selectedSpeciesId: 'black-willow', selectedSpecies: { commonName: 'Black Willow' } },
  }),
  when(
    'a tree that was chosen is cleared',
    [rename({ selectedSpeciesId: 'black-willow' })],
    rename({ selectedSpeciesId: null }),
    { project: { selectedSpeciesId: null, selectedSpecies: null } },
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

  when(
    'a step keeps what is not sent',
    [step(3, { cuttingCount: 8, notes: 'Oak' })],
    step(3, { notes: 'Elm' }),
    {
      steps: inStep(3, { formData: { cuttingCount: 8, notes: 'Elm' } }),
    },
  ),
  when('null clears a field of a step', [step(3, { cuttingCount: 8 })], step(3, { cuttingCount: null }), {
    steps: inStep(3, { formData: {} }),
  }),
  when(
    'a save does not complete, and un-completes nothing',
    [step(1, {}, COMPLETED)],
    step(1, { notes: 'x' }),
    {
      steps: inStep(1, { isCompleted: true, formData: { notes: 'x' } }),
      project: { status: 'in_progress', currentStep: 2 },
    },
  ),
  when(
    'a step that lacks something keeps what was sent',
    [],
    step(2, { timeSpentStep2: 1 }, COMPLETED),
    {
      steps: inStep(2, { isCompleted: false, formData: { timeSpentStep2: 1 } }),
      project: { status: 'draft', currentStep: 1 },
    },
    'Missing: species selection, at least one photo',
  ),
  when('steps are completed', throughThree.slice(0, -1), throughThree.at(-1) ?? begin, {
    steps: inStep(3, { isCompleted: true, photos: [{ stepNumber: 3 }] }),
    project: { status: 'in_progress', currentStep: 4 },
  }),
  when('a photo comes to its step', [], stepPhoto(2), { steps: inStep(2, { photos: [{ stepNumber: 2 }] }) }),
  when('a photo of the source tree says what it shows', [], stepPhoto(2, 'leaf'), {
    steps: inStep(2, { photos: [{ kind: 'leaf', caption: '' }] }),
  }),
  when(
    'a photo of the source tree moves to another place and is written under',
    [stepPhoto(2, 'leaf')],
    relabel('photo2', '$photo2', { caption: ' Our willow ', kind: 'branch' }),
    { steps: inStep(2, { photos: [{ kind: 'branch', caption: 'Our willow' }] }) },
  ),
  when(
    'a photo keeps its place when words are written under it',
    [stepPhoto(2, 'leaf')],
    relabel('photo2', '$photo2', { caption: 'Toothed edge' }),
    { steps: inStep(2, { photos: [{ kind: 'leaf', caption: 'Toothed edge' }] }) },
  ),
  when(
    'a photo of another step has no such place',
    [stepPhoto(3)],
    relabel('photo3', '$photo3', { kind: 'leaf' }),
    { steps: inStep(3, { photos: [{ kind: null }] }) },
    'Only photos of your source tree can change places.',
  ),
  when(
    'the kind of a planting photo stays in its caption',
    [plant(), treePhoto('afterPhoto')],
    relabel('afterPhoto', '$afterPhoto', { caption: 'It stands!' }),
    { entries: [{ photos: [{ kind: 'afterPhoto', caption: 'afterPhoto: It stands!' }] }] },
  ),
  when(
    'what the same device writes under a photo again is its newest words, whatever it has seen',
    [stepPhoto(2), relabel('photo2', '$photo2', { caption: 'Our willow', revision: 0, device: '$device' })],
    relabel('photo2', '$photo2', { caption: 'Our tall willow', revision: 0, device: '$device' }),
    { steps: inStep(2, { photos: [{ caption: 'Our tall willow' }] }) },
  ),
  when(
    'nothing is written under a photo that is gone',
    [stepPhoto(2), deletion(deletePhoto, 'photo2', { photoId: '$photo2' })],
    relabel('photo2', '$photo2', { caption: 'Late' }),
    { steps: inStep(2, { photos: [] }) },
    'This could not be found.',
  ),
  when("'Let's Plant A Tree!' leads on", [], step(4, {}, { movesOn: true }), {
    steps: inStep(4, { isCompleted: false }),
    project: { status: 'draft', currentStep: 5 },
  }),
  when(
    'the project is not completed without a planting',
    throughThree,
    step(5, {}, COMPLETED),
    { project: { status: 'in_progress' }, steps: inStep(5, { isCompleted: false }) },
    'Create at least one planting entry above before you can complete the project.',
  ),
  when(
    'completing the project completes step 4 too',
    [...throughThree, plant(), ...treePhotos],
    step(5, {}, COMPLETED),
    {
      steps: [1, 2, 3, 4, 5].map(() => ({ isCompleted: true })),
      project: { status: 'completed', currentStep: 5 },
    },
  ),

  when('New Entry makes an empty draft', [], look(), {
    tracking: [{ notes: '', isDraft: true, addedWater: false, timeSpent: null, stepNumber: 4 }],
  }),
  when('an entry is not finished without notes', [], look({ isDraft: false }), { tracking: [] }, NOTES),
  when('an entry made twice is one', [look(), changeLook({ notes: 'Dots' })], look(), {
    tracking: [{ notes: 'Dots' }],
  }),
  when(
    'a change keeps what it does not send',
    [look({ notes: 'Dots', addedWater: true })],
    changeLook({ timeSpent: 0.5, isDraft: false }),
    { tracking: [{ notes: 'Dots', addedWater: true, timeSpent: 0.5, isDraft: false }] },
  ),
  when(
    'an entry with nothing in it is moved to now',
    [look()],
    changeLook({ observedAt: '2026-05-20T10:00', ifUntouched: true, revision: 0 }),
    { tracking: [{ observedAt: '2026-05-20T10:00', isDraft: true }] },
  ),
  when(
    'an entry in which there is something by now keeps its day',
    [look({ observedAt: '2026-05-07T09:00' }), changeLook({ cuttingsAlive: 7 })],
    changeLook({ observedAt: '2026-05-20T10:00', ifUntouched: true }),
    { tracking: [{ observedAt: '2026-05-07T09:00', cuttingsAlive: 7 }] },
  ),
  when(
    'a finished entry never becomes a draft again',
    [look({ notes: 'Dots', isDraft: false })],
    changeLook({ isDraft: true }),
    { tracking: [{ isDraft: false }] },
  ),
  when(
    'a finished entry keeps its notes',
    [look({ notes: 'Dots', isDraft: false })],
    changeLook({ notes: ' ' }),
    { tracking: [{ notes: 'Dots' }] },
    NOTES,
  ),
  when(
    'what was deleted is not changed',
    [look(), deletion(tracking.deleteTrackingEntry, 'look', { entryId: '$look' })],
    changeLook({ notes: 'Dots' }),
    { tracking: [] },
    'This could not be found.',
  ),
  when(
    'an entry is deleted',
    [look()],
    deletion(tracking.deleteTrackingEntry, 'look', { entryId: '$look' }),
    {
      tracking: [],
    },
  ),
  when('a photo comes to its entry', [look()], lookPhoto, {
    tracking: [{ photos: [{ kind: null, stepNumber: 4 }] }],
  }),

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

/** A call with ids in the place of names. */
export function withIds<T>(it: T, idOf: (name: string) => string): T {
  return JSON.parse(JSON.stringify(it).replace(/"\$(\w+)"/g, (_, name: string) => `"${idOf(name)}"`)) as T;
}

/** What a run has in the end, without what only one side can know: times, revisions, files. */
export function comparable(it: Pick<Notebook, keyof Shown>): Shown {
  const unknown = ['createdAt', 'revision', 'uploadedAt', 'takenAt', 'filename', 'originalName'];
  const facts = ['size', 'width', 'height', 'scientificName'];
  const drop = (key: string, value: unknown) => ([...unknown, ...facts].includes(key) ? undefined : value);
  const { project, steps, tracking: looks, entries, drafts } = it;
  return JSON.parse(JSON.stringify({ project, steps, tracking: looks, entries, drafts }, drop)) as Shown;
}

const NOW = '2026-08-01T12:00:00.000Z';

/** An id for a name of the table: the same for the same name. */
export function idOfName(name: string): string {
  const hex = [...name].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return `00000000-0000-4000-8000-${hex.slice(-12).padStart(12, '0')}`;
}

function photoOf({ photo }: CaseCall, id: string): Photo | undefined {
  if (!photo) return undefined;
  const nowhere = { stepNumber: 0, trackingEntryId: null, plantingEntryId: null };
  const file = { filename: '', originalName: 'leaf.jpg', size: 1, width: 8, height: 8 };
  return { ...nowhere, ...file, ...labelOf('', photo.kind), id, takenAt: null, uploadedAt: NOW, revision: 0 };
}

/** Runs calls of the table by the rules alone: what there is in the end, and why the last was refused. */
export function runPurely(
  calls: readonly CaseCall[],
  idOf = idOfName,
): { notebook: Notebook; refusal: Refused | null } {
  const unknown = { project: undefined, steps: undefined, tracking: undefined };
  const empty = {
    entries: undefined,
    drafts: undefined,
    isWhole: false,
    completedAt: null,
    deletedAt: null,
  };
  let notebook: Notebook = { id: idOf('project'), ...unknown, ...empty };
  let refusal: Refused | null = null;
  for (const call of calls.map((it) => withIds(it, idOf))) {
    const id = idOf(call.about);
    const command: Command = { ...call, photo: photoOf(call, id), given: { id, now: NOW } };
    ({ notebook, refused: refusal } = applyCommand(notebook, command));
  }
  return { notebook, refusal };
}
