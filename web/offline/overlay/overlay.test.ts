import { expect, test } from 'vitest';
import {
  createPlantingEntry,
  deletePlantingEntry,
  finalizePlantingDraft,
  finishPlantingEntry,
  listPlantingDrafts,
  listPlantingEntries,
  type PlantingEntry,
  savePlantingDraft,
} from '#domain/contract/notebook/planting.ts';
import {
  type CompletionSummary,
  changeProject,
  createProject,
  deleteProject,
  getCompletionSummary,
  getProject,
  type ListedProject,
  listProjects,
  type Project,
  restoreProject,
} from '#domain/contract/notebook/projects.ts';
import { listSteps, type Step, saveStep } from '#domain/contract/notebook/steps.ts';
import {
  changeTrackingEntry,
  createTrackingEntry,
  deleteTrackingEntry,
  listTrackingEntries,
  type TrackingEntry,
} from '#domain/contract/notebook/tracking.ts';
import { deletePhoto, uploadPlantingPhotos, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { type Species, searchSpecies } from '#domain/contract/species/species.ts';
import { answerFixed, reportReview } from '#domain/contract/troop/review-answers.ts';
import { listReviews, type Reviews } from '#domain/contract/troop/reviews.ts';
import { type Job, type JobDraft, jobFrom } from '#web/offline/queue/job.ts';
import { layOver, projectsBegunIn, shownJobs } from './overlay.ts';
import type { Peek, PendingMutation, Read } from './pending-mutation.ts';

const P = '00000000-0000-4000-8000-000000000000';
/** An id as a device makes it, with a letter to tell it by. */
const idOf = (name: string) => `00000000-0000-4000-8000-${name.charCodeAt(0).toString(16).padStart(12, '0')}`;
const [OLD, NEW, GONE, E, F] = ['old', 'new', 'gone', 'e', 'f'].map(idOf) as [
  string,
  string,
  string,
  string,
  string,
];

function pending(
  endpoint: JobDraft['endpoint'],
  about: string,
  params: Record<string, string | number>,
  body: object = {},
  file?: File,
  kind = 'afterPhoto',
): PendingMutation {
  const parts: Record<string, string> = file ? { id: about, photoTypes: kind } : {};
  const does = endpoint.method === 'DELETE' ? 'deletes' : file ? 'creates' : 'changes';
  const within = about === P ? [] : [P, ...(params.entryId ? [String(params.entryId)] : [])];
  const draft: JobDraft = {
    endpoint,
    params,
    body,
    // A call that makes a draft began without one.
    ...(endpoint.method === 'PUT' && { basedOn: null }),
    ...(endpoint.method === 'PATCH' && { basedOn: 0 }),
    does,
    about,
    within,
    label: '',
    ...(file && { file, parts }),
  };
  const job = {
    ...jobFrom(draft, `key of ${about}`, { id: 'ash', name: 'Ash' }),
    queuedAt: Date.UTC(2026, 4, 1),
  };
  return { job, picture: 'blob:leaf' };
}

const leaf = new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg' });
const begun = pending(
  createProject,
  P,
  {},
  { id: P, name: 'Oak', activityType: 'scout_activity', scoutState: 'OR' },
);
const save = (stepNumber: number, body: object) =>
  pending(saveStep, `${P}/${stepNumber}`, { id: P, stepNumber }, body);
const project = { projectId: P };

/** Returns a read as a screen shows it when the device knows only these jobs. */
function shown<A>(
  path: string,
  params: Read['params'],
  jobs: readonly PendingMutation[],
  response?: unknown,
  peek: Peek = () => undefined,
): A {
  return layOver({ path, params }, response, jobs, peek) as A;
}
const stepsOf = (jobs: readonly PendingMutation[], response?: unknown) =>
  shown<Step[]>(listSteps.path, { id: P }, jobs, response);

const planting = { plantingLocation: 'at school', plantingDate: '2026-06-01', timeSpent: 1 };
const harvest = { collectionTime: '2026-05-02T09:00', waterPlacementDate: '2026-05-02T10:00' };
/** A project with all that its completion asks for (PRODUCT.md#what-is-checked). */
const finished = [
  begun,
  save(1, { formData: {}, isCompleted: true }),
  pending(changeProject, P, { id: P }, { selectedSpeciesId: 'black-willow' }),
  pending(uploadStepPhotos, 'tree', { projectId: P, stepNumber: 2 }, {}, leaf),
  save(2, { formData: { timeSpentStep2: 1 }, isCompleted: true }),
  pending(uploadStepPhotos, 'cutting', { projectId: P, stepNumber: 3 }, {}, leaf),
  save(3, { formData: { cuttingCount: 8, timeSpentStep3: 2, ...harvest }, isCompleted: true }),
  pending(createPlantingEntry, E, project, { id: E, ...planting }),
  ...['beforePhoto', 'duringPhoto', 'afterPhoto'].map((kind) =>
    pending(uploadPlantingPhotos, kind, { ...project, entryId: E }, {}, leaf, kind),
  ),
  save(5, { formData: {}, isCompleted: true }),
];

test('a project that was begun here is shown with all that a new one has, as the server would make it', () => {
  const result = shown<Project>(getProject.path, { id: P }, [begun]);
  expect(result).toMatchObject({ id: P, name: 'Oak', status: 'draft', currentStep: 1, selectedState: 'OR' });
  expect(result.createdAt).toBe('2026-05-01T00:00:00.000Z');
  expect(stepsOf([begun]).map((step) => step.stepTitle)).toHaveLength(5);
  expect(shown(listTrackingEntries.path, project, [begun])).toEqual([]);
  expect(shown(listPlantingEntries.path, project, [begun])).toEqual([]);
  expect(shown(listPlantingDrafts.path, project, [begun])).toEqual([]);
  expect(shown<Project[]>(listProjects.path, {}, [begun], [])).toEqual([result]);
});

test('another project is not touched, and stays the same object', () => {
  const jobs = [begun, save(2, { formData: { timeSpentStep2: 1 } })];
  const response: Step[] = [];
  expect(shown(listSteps.path, { id: 'q' }, jobs, response)).toBe(response);
  expect(shown(getProject.path, { id: 'q' }, jobs)).toBeUndefined();
});

test('what was typed is shown, and what was cleared is gone (#saving-a-step)', () => {
  const jobs = [
    begun,
    save(3, { formData: { cuttingCount: 8, timeSpentStep3: 2 } }),
    save(3, { formData: { timeSpentStep3: null } }),
  ];
  expect(stepsOf(jobs)[2]?.formData).toEqual({ cuttingCount: 8 });
});

test('completing steps moves the project on by the rules of the server (#projects, #saving-a-step)', () => {
  const jobs = [
    begun,
    save(1, { formData: {}, isCompleted: true }),
    save(4, { formData: {}, movesOn: true }),
  ];
  expect(shown<Project>(getProject.path, { id: P }, jobs)).toMatchObject({
    status: 'in_progress',
    currentStep: 5,
  });
  expect(shown<Project[]>(listProjects.path, {}, finished, [])).toMatchObject([{ status: 'completed' }]);
  expect(stepsOf(finished).map((step) => step.isCompleted)).toEqual([true, true, true, true, true]);
});

test('a completion that lacks something is not shown, as the server will refuse it, and what was typed is (#saving-a-step)', () => {
  const jobs = [begun, save(2, { formData: { timeSpentStep2: 1 }, isCompleted: true })];
  expect(stepsOf(jobs)[1]).toMatchObject({ isCompleted: false, formData: { timeSpentStep2: 1 } });
  expect(shown<Project>(getProject.path, { id: P }, jobs)).toMatchObject({ status: 'draft', currentStep: 1 });
});

test('a tree that was chosen has the name of the kept list, in English as from the server', () => {
  const chosen = [begun, pending(changeProject, P, { id: P }, { selectedSpeciesId: 'hookers-willow' })];
  const named = (kept: Partial<Species>) => {
    const list = [{ id: 'hookers-willow', scientificName: 'Salix hookeriana', ...kept }];
    const peek: Peek = (path) => (path === searchSpecies.path ? list : undefined);
    const { selectedSpecies } = shown<Project>(getProject.path, { id: P }, chosen, undefined, peek);
    expect(projectsBegunIn(chosen, peek)).toMatchObject([{ selectedSpecies }]);
    return selectedSpecies;
  };
  const tree = { id: 'hookers-willow', commonName: "Hooker's Willow", scientificName: 'Salix hookeriana' };
  expect(named({ commonName: "Hooker's Willow" })).toEqual(tree);
  expect(named({ commonName: 'Sauce (Salix hookeriana)', englishName: "Hooker's Willow" })).toEqual(tree);
});

test('a tree that was chosen is shown by its name; a project that was deleted is not shown', () => {
  const chosen = [begun, pending(changeProject, P, { id: P }, { selectedSpeciesId: 'black-willow' })];
  expect(shown<Project>(getProject.path, { id: P }, chosen).selectedSpecies?.commonName).toBe('Black Willow');
  const deleted = [begun, pending(deleteProject, P, { id: P })];
  expect(shown(listProjects.path, {}, deleted, [])).toEqual([]);
});

test('a photo that waits is shown from the device, and only once when the server has it already', () => {
  const photo = pending(uploadStepPhotos, 'photo', { projectId: P, stepNumber: 2 }, {}, leaf);
  const steps = stepsOf([begun, photo]);
  expect(steps[1]?.photos).toMatchObject([{ id: 'photo', filename: 'blob:leaf', originalName: 'leaf.jpg' }]);
  expect(stepsOf([photo], steps)[1]?.photos).toHaveLength(1);
  expect(stepsOf([begun, photo, pending(deletePhoto, 'photo', { photoId: 'photo' })])[1]?.photos).toEqual([]);
});

test('tracking entries are made, changed and deleted, the newest observation first', () => {
  const entry = (id: string, observedAt: string) =>
    pending(createTrackingEntry, id, project, { id, observedAt });
  const jobs = [
    begun,
    entry(OLD, '2026-05-01T10:00'),
    entry(NEW, '2026-05-08T10:00'),
    entry(GONE, '2026-05-09T10:00'),
    pending(changeTrackingEntry, OLD, { entryId: OLD }, { notes: 'Roots!', isDraft: false }),
    pending(changeTrackingEntry, OLD, { entryId: OLD }, { isDraft: true }),
    pending(deleteTrackingEntry, GONE, { entryId: GONE }),
  ];
  const entries = shown<TrackingEntry[]>(listTrackingEntries.path, project, jobs);
  expect(entries.map(({ id }) => id)).toEqual([NEW, OLD]);
  expect(entries[1]).toMatchObject({
    notes: 'Roots!',
    isDraft: false,
    createdAt: '2026-05-01T00:00:00.000Z',
  });
  expect(shown(listTrackingEntries.path, project, jobs, entries)).toEqual(entries);
});

const drafted = [
  begun,
  pending(savePlantingDraft, E, project, { id: E, notes: 'Sunny' }),
  pending(uploadPlantingPhotos, 'photo', { ...project, entryId: E }, {}, leaf),
];

test('a draft is shown with its photos, and Save makes an entry of it (#planting-drafts)', () => {
  const drafts = shown<PlantingEntry[]>(listPlantingDrafts.path, project, drafted);
  expect(drafts).toMatchObject([{ id: E, notes: 'Sunny', isDraft: true, photos: [{ kind: 'afterPhoto' }] }]);
  expect(shown(listPlantingEntries.path, project, drafted)).toEqual([]);

  const saved = [...drafted, pending(finalizePlantingDraft, E, project, { id: E, ...planting })];
  expect(shown(listPlantingDrafts.path, project, saved)).toEqual([]);
  const [entry] = shown<PlantingEntry[]>(listPlantingEntries.path, project, saved);
  expect(entry).toMatchObject({ ...planting, notes: 'Sunny', isDraft: false, isCompleted: true });
  expect(entry?.photos).toHaveLength(1);
  const late = [...saved, pending(savePlantingDraft, E, project, { id: E, notes: 'Late' })];
  expect(shown(listPlantingDrafts.path, project, late)).toEqual([]);
  expect(shown(listPlantingEntries.path, project, late)).toMatchObject([{ id: E, notes: 'Late' }]);
});

test('each draft is shown for itself, and what is written under one id lands in no other', () => {
  const two = [...drafted, pending(savePlantingDraft, F, project, { id: F, notes: 'Windy' })];
  const drafts = (jobs: readonly PendingMutation[]) =>
    shown<PlantingEntry[]>(listPlantingDrafts.path, project, jobs);
  expect(drafts(two)).toMatchObject([
    { id: E, notes: 'Sunny' },
    { id: F, notes: 'Windy' },
  ]);
  const saved = [...two, pending(finalizePlantingDraft, F, project, { id: F, ...planting })];
  expect(drafts(saved)).toMatchObject([{ id: E, notes: 'Sunny' }]);
  expect(shown(listPlantingEntries.path, project, saved)).toMatchObject([{ id: F, notes: 'Windy' }]);
  expect(drafts([...two, pending(deletePlantingEntry, E, { entryId: E })])).toMatchObject([{ id: F }]);
});

test('a draft that was read just before it became an entry is none', () => {
  const drafts = shown<PlantingEntry[]>(listPlantingDrafts.path, project, drafted);
  const read = { path: listPlantingDrafts.path, params: project };
  expect(layOver(read, drafts, [], () => drafts.map((it) => ({ ...it, isDraft: false })))).toEqual([]);
  expect(layOver(read, drafts, [], () => [])).toBe(drafts);
});

test('a tree that stands in a pot moves to its final place; one that was deleted is gone', () => {
  const potted = [
    begun,
    pending(createPlantingEntry, E, project, { id: E, ...planting, plantingType: 'temporary' }),
  ];
  const list = (jobs: readonly PendingMutation[]) =>
    shown<PlantingEntry[]>(listPlantingEntries.path, project, jobs);
  expect(list(potted)).toMatchObject([{ isCompleted: false, finalPlantingLocation: null }]);
  const finish = { finalPlantingLocation: 'by the pond', finalPlantingDate: '2026-07-01' };
  expect(list([...potted, pending(finishPlantingEntry, E, { entryId: E }, finish)])).toMatchObject([
    { ...finish, isCompleted: true },
  ]);
  expect(list([...potted, pending(deletePlantingEntry, E, { entryId: E })])).toEqual([]);
});

test('the report is summed up from what waits', () => {
  const summary = shown<CompletionSummary>(getCompletionSummary.path, { id: P }, finished);
  expect(summary).toMatchObject({
    project: { status: 'completed', completedAt: '2026-05-01T00:00:00.000Z' },
    cuttingCount: 8,
    plantingEntriesCount: 1,
    totalTimeSpent: 4,
  });
});

test('what the server has answered is shown as it answered, whatever was shown before', () => {
  const response = {
    ...stepsOf([begun])[2],
    formData: { cuttingCount: 12 },
    revision: 4,
    conflicts: ['cuttingCount'],
  };
  const responded = { ...save(3, { formData: { cuttingCount: 8 } }), response };
  const { conflicts: _, ...step } = response;
  expect(stepsOf([responded], stepsOf([begun]))[2]).toEqual(step);
});

test('what the server does not take is not shown as done, nor what lies in it', () => {
  const job = (pendingMutation: PendingMutation, seq: number, parked: string | null = null) =>
    ({ ...pendingMutation.job, seq, parked }) as Job;
  const refused = { ...job(begun, 1, 'This id is taken.'), does: 'creates' } as Job;
  const inside = job(save(1, { isCompleted: true }), 2);
  const other = { ...inside, seq: 3, within: ['q'] } as Job;
  expect(shownJobs([refused, inside, other])).toEqual([other]);
});

test('#deleted-projects: what is deleted and brought back changes its list, whether the server has it yet or not', () => {
  const [open] = shown<ListedProject[]>(listProjects.path, {}, [begun], []);
  if (!open) throw new Error('There is no project');
  const gone = { ...open, deletedAt: '2026-04-20T10:00:00.000Z' };
  const [deletion, back] = [pending(deleteProject, P, { id: P }), pending(restoreProject, P, { id: P })];
  const lists = (had: { open?: ListedProject[]; deleted?: ListedProject[] }, jobs: PendingMutation[]) => {
    const peek: Peek = (path, _, query) =>
      path === listProjects.path ? (query ? had.deleted : had.open) : undefined;
    const read = { path: listProjects.path, params: {} };
    return {
      open: layOver(read, had.open, jobs, peek),
      deleted: layOver({ ...read, query: { deleted: '1' } }, had.deleted, jobs, peek),
    };
  };
  const queuedAt = '2026-05-01T00:00:00.000Z';
  expect(lists({ open: [open], deleted: [] }, [deletion])).toEqual({
    open: [],
    deleted: [{ ...open, deletedAt: queuedAt }],
  });
  // The deleted ones were never read.
  expect(lists({ open: [open] }, [deletion]).deleted).toEqual([{ ...open, deletedAt: queuedAt }]);
  expect(lists({ open: [open], deleted: [] }, [deletion, back])).toEqual({ open: [open], deleted: [] });
  expect(lists({ open: [], deleted: [gone] }, [back])).toEqual({ open: [open], deleted: [] });
  expect(lists({ open: [], deleted: [gone] }, [{ ...back, response: open }])).toEqual({
    open: [open],
    deleted: [],
  });
  expect(lists({ open: [], deleted: [] }, [begun, deletion]).deleted).toMatchObject([
    { id: P, deletedAt: queuedAt },
  ]);
  const untouched = { open: [open], deleted: [gone] };
  const other = lists(untouched, [pending(deleteProject, OLD, { id: OLD })]);
  expect(other.open).toBe(untouched.open);
  expect(other.deleted).toBe(untouched.deleted);
});

const SAID: Reviews = {
  reviews: [E, F].map((id) => ({
    ...{
      id,
      projectId: P,
      projectName: 'Oak',
      by: 'Ana Rivera',
      verdict: 'please-fix',
      phrases: [],
      note: 'Hm.',
    },
    ...{
      writtenAt: '2026-04-30T10:00:00.000Z',
      takenBackAt: null,
      fixedAt: null,
      reportedAt: null,
      checkedAt: null,
    },
  })),
  nudge: null,
};

test('#what-the-child-answers: what a child answers to a leader without a line is shown at once, and stays as the server has it', () => {
  const read = { path: listReviews.path, params: {} };
  const nothing: Peek = () => undefined;
  const fixed = pending(answerFixed, E, { reviewId: E });
  const reported = pending(reportReview, F, { reviewId: F });
  const at = '2026-05-01T00:00:00.000Z';
  expect(layOver(read, SAID, [fixed, reported], nothing)).toMatchObject({
    reviews: [
      { id: E, fixedAt: at, note: 'Hm.' },
      { id: F, reportedAt: at, note: null },
    ],
  });
  const response = { ...SAID.reviews[0], fixedAt: '2026-05-02T00:00:00.000Z' };
  expect(layOver(read, SAID, [{ ...fixed, response }], nothing)).toMatchObject({
    reviews: [response, { id: F }],
  });
  expect(layOver(read, SAID, [pending(saveStep, P, { id: P, stepNumber: 1 })], nothing)).toBe(SAID);
  expect(layOver(read, undefined, [fixed], nothing)).toBeUndefined();
});
