import { expect, test } from 'vitest';
import type { TrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { LOOK } from '#domain/contract/notebook/written-fields.ts';
import {
  changeTrackingEntry,
  countedText,
  draftToFinish,
  hasNotes,
  isEmptyEntry,
  isFinishedByHand,
  type Observation,
  type StoredTrackingEntry,
  sawFirstRoot,
  showsRoots,
  staysDraft,
} from './tracking.ts';
import { emptyOf } from './written.ts';

const EMPTY: Observation = {
  ...emptyOf(LOOK),
  observedAt: '2026-05-01T10:00',
};

test.each<[message: string, observation: Partial<Observation>, isDraft: boolean]>([
  ['an empty entry stays a draft', {}, true],
  ['notes alone leave a draft', { notes: 'Two roots!' }, true],
  ['added water alone leaves a draft', { addedWater: true }, true],
  ['all activities without notes leave a draft', { ...EMPTY, addedWater: true, changedWater: true }, true],
  ['blank notes are none', { notes: ' \n ', addedWater: true }, true],
  ['notes and added water finish', { notes: 'Hi', addedWater: true }, false],
  ['notes and changed water finish', { notes: 'Hi', changedWater: true }, false],
  ['notes and root growth finish', { notes: 'Hi', noticedRootGrowth: true }, false],
  [
    'notes and all three finish',
    { notes: 'Hi', addedWater: true, changedWater: true, noticedRootGrowth: true },
    false,
  ],
])('#drafts-of-entries, auto-save of a tracking entry: %s', (_, observation, isDraft) => {
  expect(staysDraft({ ...EMPTY, ...observation })).toBe(isDraft);
});

test.each([
  ['', false],
  [' \t\n', false],
  ['.', true],
  [' Roots ', true],
])('#drafts-of-entries: a tracking entry with the notes %j can be completed: %s', (notes, canBeCompleted) => {
  expect(hasNotes({ notes })).toBe(canBeCompleted);
});

const NO_PHOTOS = { photos: [] };
const PHOTO = { id: 'photo' } as TrackingEntry['photos'][number];

test.each<[message: string, entry: object, isEmpty: boolean]>([
  ['one that was just begun', {}, true],
  ['blank notes', { notes: ' \n' }, true],
  ['a time of looking', { observedAt: '2026-05-02T10:00' }, true],
  ['one of before there were counts', { cuttingsAlive: undefined, cuttingsWithRoots: undefined }, true],
  ['a word', { notes: 'Hm' }, false],
  ['added water', { addedWater: true }, false],
  ['changed water', { changedWater: true }, false],
  ['root growth', { noticedRootGrowth: true }, false],
  ['no cutting alive', { cuttingsAlive: 0 }, false],
  ['no cutting with roots', { cuttingsWithRoots: 0 }, false],
  ['no root', { longestRootInches: 0 }, false],
  ['one of before roots were measured', { longestRootInches: undefined }, true],
  ['no time', { timeSpent: 0 }, false],
  ['a photo', { photos: [PHOTO] }, false],
])('an entry is empty but for when a child looked: %s', (_, entry, isEmpty) => {
  expect(isEmptyEntry({ ...EMPTY, ...NO_PHOTOS, ...entry })).toBe(isEmpty);
});

const UNTOUCHED: StoredTrackingEntry = {
  ...{ ...EMPTY, ...NO_PHOTOS, id: 'entry', stepNumber: 4, isDraft: true, createdAt: '2026-05-01T10:00:00Z' },
  ...{ revision: 3, fieldRevisions: {} },
};
const MOVE = { observedAt: '2026-05-08T10:00', ifUntouched: true, revision: 3 };

test.each<[message: string, entry: Partial<StoredTrackingEntry>, isMoved: boolean]>([
  ['one in which there is nothing', {}, true],
  ['one with words', { notes: 'Hm' }, false],
  ['one with a photo', { photos: [PHOTO] }, false],
  ['one that was saved since', { revision: 4 }, false],
  ['a finished one', { isDraft: false }, false],
])(
  '#drafts-of-entries: an entry is given another day only while it is untouched: %s',
  (_, entry, isMoved) => {
    const there = { ...UNTOUCHED, ...entry };
    const outcome = changeTrackingEntry(there, MOVE);
    if (isMoved)
      expect(outcome).toMatchObject({ it: { observedAt: MOVE.observedAt, revision: 4 }, conflicts: [] });
    else expect(outcome).toEqual({ it: there, conflicts: [] });
  },
);

test.each([
  [null, null, ''],
  [undefined, undefined, ''],
  [7, null, '7 cuttings alive'],
  [1, 0, '1 cutting alive, 0 with roots'],
  [0, null, '0 cuttings alive'],
  [null, 1, '1 cutting with roots'],
  [7, 2, '7 cuttings alive, 2 with roots, the longest root 1\u00a0¼\u00a0in', 1.25],
  [7, null, '7 cuttings alive, the longest root 0\u00a0in', 0],
  [null, null, 'Longest root ½\u00a0in', 0.5],
])(
  '%j cuttings alive and %j with roots are told as %j',
  (cuttingsAlive, cuttingsWithRoots, text, longestRootInches: number | null = null) => {
    const counts = { cuttingsAlive, cuttingsWithRoots, longestRootInches };
    expect(countedText(counts as Partial<Observation>)).toBe(text);
  },
);

test.each<[message: string, signs: Partial<Observation>, shows: boolean]>([
  ['nothing', {}, false],
  ['the tick', { noticedRootGrowth: true }, true],
  ['a count', { cuttingsWithRoots: 1 }, true],
  ['a length', { longestRootInches: 0.25 }, true],
  ['a length of none', { longestRootInches: 0 }, false],
])('roots are told of by %s', (_, signs, shows) => {
  expect(showsRoots({ ...EMPTY, ...signs })).toBe(shows);
});

const written = (id: string, over: Partial<TrackingEntry>) =>
  ({ ...EMPTY, id, photos: [], ...over }) as unknown as TrackingEntry;

test.each([
  ['a draft', { isDraft: true, notes: 'One' }, false],
  ['what auto-save finishes', { isDraft: false, notes: 'One', addedWater: true }, false],
  ['what has notes alone and is finished', { isDraft: false, notes: 'One' }, true],
])('%s was finished by hand: %s', (_, entry, isByHand) => {
  expect(isFinishedByHand(written('a', entry))).toBe(isByHand);
});

test('the draft to finish is the newest that holds something; an empty one waits for nothing', () => {
  const finished = written('d', { isDraft: false, observedAt: '2026-05-09T10:00' });
  const empty = written('c', { isDraft: true, observedAt: '2026-05-08T10:00' });
  const older = written('b', { isDraft: true, notes: 'Two', observedAt: '2026-05-07T10:00' });
  const oldest = written('a', { isDraft: true, notes: 'One', observedAt: '2026-05-01T10:00' });
  expect(draftToFinish([finished, empty, older, oldest])?.id).toBe('b');
  expect(draftToFinish([finished, empty])).toBeUndefined();
});

test('#stamps: the first root is seen by the only finished look that shows one', () => {
  const rooted = written('a', { isDraft: false, noticedRootGrowth: true });
  const draft = written('b', { isDraft: true, longestRootInches: 1 });
  const bare = written('c', { isDraft: false, notes: 'None yet.' });
  expect(sawFirstRoot([rooted, draft, bare], 'a')).toBe(true);
  expect(sawFirstRoot([rooted, draft, bare], 'c')).toBe(false);
  expect(sawFirstRoot([draft], 'b')).toBe(false);
  expect(sawFirstRoot([rooted, { ...draft, isDraft: false }], 'b')).toBe(false);
});
