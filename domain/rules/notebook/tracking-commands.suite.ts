import * as tracking from '#domain/contract/notebook/tracking.ts';
import { uploadTrackingPhotos } from '#domain/contract/photos/photos.ts';
import { type CaseCall, type CommandCase, deletion, PROJECT, when } from './command-calls.suite.ts';

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

const lookPhoto: CaseCall = {
  endpoint: uploadTrackingPhotos,
  about: 'photo',
  params: { projectId: PROJECT, entryId: '$look' },
  photo: { kind: null },
};

const NOTES = 'Please add some notes about your observations';

export const TRACKING_CASES: readonly CommandCase[] = [
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
];
