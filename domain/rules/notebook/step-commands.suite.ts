import { changePhoto, deletePhoto } from '#domain/contract/photos/photos.ts';
import {
  begin,
  type CaseCall,
  COMPLETED,
  type CommandCase,
  deletion,
  inStep,
  plant,
  step,
  stepPhoto,
  throughThree,
  treePhoto,
  treePhotos,
  when,
} from './command-calls.suite.ts';

/** Written under a photo, by the name of what it is about. */
const relabel = (about: string, name: string, body: object): CaseCall => ({
  endpoint: changePhoto,
  about,
  params: { photoId: name },
  body,
});

export const STEP_CASES: readonly CommandCase[] = [
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
];
