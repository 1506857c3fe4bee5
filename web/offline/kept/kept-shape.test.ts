import { expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '#domain/contract/all.ts';
import { getPlantingDraft } from '#domain/contract/notebook/planting.ts';
import { getCompletionSummary, getProject } from '#domain/contract/notebook/projects.ts';
import { getStep, listSteps } from '#domain/contract/notebook/steps.ts';
import { listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { getUpload } from '#domain/contract/photos/photos.ts';
import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { getArchive, getHoursCsv, getHoursPdf, getReportPdf } from '#domain/contract/report/report.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { asKnownToday, keptSchemaOf, personAsKnownToday } from './kept-shape.ts';

const PHOTO = {
  id: 'p',
  filename: 'p.jpg',
  originalName: 'roots.jpg',
  size: 3,
  width: 4,
  height: 5,
  stepNumber: 4,
  trackingEntryId: 'e',
  plantingEntryId: null,
  kind: null,
  caption: '',
  takenAt: null,
  uploadedAt: '2026-06-01T10:00:00.000Z',
  revision: 1,
};
const ENTRY = {
  id: 'e',
  notes: 'White dots',
  addedWater: true,
  changedWater: false,
  noticedRootGrowth: false,
  timeSpent: 0.5,
  stepNumber: 4,
  isDraft: false,
  observedAt: '2026-06-01T10:00',
  createdAt: '2026-06-01T10:00:00.000Z',
  photos: [PHOTO],
  revision: 2,
};
const without = (value: object, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
const asEntries = (kept: unknown) => asKnownToday(listTrackingEntries.response, kept);

test('what this version has kept comes back as it was', async () => {
  expect(await asEntries([ENTRY])).toMatchObject([ENTRY]);
  const step = {
    stepNumber: 3,
    stepTitle: 'Harvest Cuttings',
    isCompleted: true,
    formData: { cuttingCount: 6, collectionTime: '2026-06-01T10:00', timeSpentStep3: 1.5 },
    photos: [{ ...PHOTO, stepNumber: 3 }],
    revision: 1,
  };
  expect(await asKnownToday(listSteps.response, [step])).toMatchObject([step]);
});

test('a field that an earlier version did not know is null or empty, also deep inside, and nothing else changes', async () => {
  expect((await asEntries([ENTRY, without(ENTRY, 'timeSpent')]))?.[1]).toMatchObject({
    ...ENTRY,
    timeSpent: null,
  });
  expect(await asEntries([without(ENTRY, 'photos')])).toMatchObject([{ ...ENTRY, photos: [] }]);
  expect(await asEntries([without(ENTRY, 'addedWater')])).toMatchObject([{ ...ENTRY, addedWater: false }]);
  const photos = [PHOTO, without(without(PHOTO, 'kind'), 'takenAt')];
  expect(await asEntries([{ ...ENTRY, photos }])).toMatchObject([{ ...ENTRY, photos: [PHOTO, PHOTO] }]);
});

test('a project that was kept before projects had revisions is at its first', async () => {
  const project = {
    id: 'w',
    name: 'Willy',
    status: 'draft',
    currentStep: 1,
    totalSteps: 5,
    location: null,
    createdAt: '2026-06-01T10:00:00.000Z',
    activityType: 'scout_activity',
    selectedSpeciesId: null,
    selectedState: null,
    selectedSpecies: null,
  };
  expect(await asKnownToday(getProject.response, project)).toEqual({ ...project, revision: 0 });
});

test('a photo that was kept before photos had revisions is at its first', async () => {
  const photos = [without(PHOTO, 'revision')];
  const first = { ...PHOTO, revision: 0 };
  expect(await asEntries([{ ...ENTRY, photos }])).toMatchObject([{ ...ENTRY, photos: [first] }]);
});

test('a report that was kept in English words alone still knows what happened when', async () => {
  const moment = { id: 'harvest', kind: 'harvest', at: '2026-06-01T10:00', day: 1, photoIds: [] };
  const worded = { ...moment, title: 'Cuttings harvested', details: ['8 cuttings'] };
  const summary = {
    project: {
      id: 'w',
      name: 'Willy',
      status: 'draft',
      createdAt: 'x',
      completedAt: null,
      selectedSpecies: null,
    },
    ...{ species: null, cuttingCount: 8, plantingEntriesCount: 0, totalTimeSpent: 2, photos: [] },
    hours: [{ label: 'Harvesting cuttings', hours: 2 }],
    timeline: [worded],
  };
  expect(await asKnownToday(getCompletionSummary.response, summary)).toMatchObject({
    ...summary,
    spent: [],
    timeline: [{ ...moment, isForNow: false, notes: null, cuttingCount: null }],
  });
});

test('what cannot be understood any more is as if it had never been read', async () => {
  expect(await asEntries([without(ENTRY, 'observedAt')])).toBeUndefined();
  expect(await asEntries([{ ...ENTRY, notes: 3 }])).toBeUndefined();
  expect(await asEntries({ entries: [ENTRY] })).toBeUndefined();
  expect(await asEntries(null)).toBeUndefined();
});

test('what is mended is a copy', async () => {
  const kept = [without(ENTRY, 'timeSpent')];
  await asEntries(kept);
  expect(kept).toEqual([without(ENTRY, 'timeSpent')]);
});

const PERSON: User = {
  id: 'fern',
  username: 'fern',
  email: 'fern@example.org',
  firstName: 'Fern',
  lastName: '',
  role: 'student',
  organization: null,
  troopNumber: '',
  state: '',
  zipCode: '',
  profileCompleted: true,
  parentConsentCompleted: true,
  parentFirstName: null,
  parentLastName: null,
  parentEmail: null,
  parentPhone: null,
  parentConsentCompletedAt: '2026-06-01T10:00:00.000Z',
  consentState: 'grace',
  consentEndsAt: '2026-09-01T10:00:00.000Z',
  isHeld: false,
};

test('a person who was kept before consent had states is let in as she was', async () => {
  const { consentState: _, consentEndsAt: __, ...before } = PERSON;
  expect(await personAsKnownToday(before)).toEqual({
    ...PERSON,
    consentState: 'confirmed',
    consentEndsAt: null,
  });
  expect(await personAsKnownToday({ ...before, parentConsentCompletedAt: null })).toMatchObject({
    consentState: 'none',
  });
  expect(await personAsKnownToday(PERSON)).toEqual(PERSON);
});

/** Reads of students that no screen shows, or that show files. */
const NOT_KEPT: readonly Endpoint[] = [
  getReportPdf,
  getHoursPdf,
  getHoursCsv,
  getArchive,
  getStep,
  getUpload,
  getPlantingDraft,
];

test('every read of a student that a screen shows is kept', () => {
  const reads = ALL_ENDPOINTS.filter(
    ({ method, who }) => method === 'GET' && ['student', 'member'].includes(who),
  );
  const paths = (calls: readonly Endpoint[]) => calls.map(({ path }) => path);
  expect(paths(reads.filter(({ path }) => !keptSchemaOf(path)))).toEqual(paths(NOT_KEPT));
});
