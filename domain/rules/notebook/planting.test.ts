import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Photo, PhotoKind } from '#domain/contract/photos/photos.ts';
import {
  countsForProject,
  isDocumented,
  missingForPlanting,
  PLANTING_PLACES,
  photosByKind,
  placeChoice,
  placeError,
  placeText,
  withFinalPlace,
} from './planting.ts';

const SELECT = 'Please select where you planted the cutting';
const SPECIFY = 'Please specify where you planted the cutting';

test.each<[message: string, choice: string, other: string, error: string | null]>([
  ['no choice asks for one', '', '', SELECT],
  ['words without a choice ask for one', '', 'at the lake', SELECT],
  ['other without words asks for them', 'other', '', SPECIFY],
  ['other with blank words asks for them', 'other', '  ', SPECIFY],
  ['other with words is right', 'other', 'at the lake', null],
  ['a place of the list is right', 'in a park', '', null],
])('#plantings, where the cutting was planted: %s', (_, choice, other, error) => {
  expect(placeError(choice, other)?.message ?? null).toBe(error);
});

test('#plantings: the form offers the five places of the list', () => {
  expect(PLANTING_PLACES).toEqual([
    'in my yard',
    'at school',
    'in a park',
    'in a forest',
    'in my neighborhood',
  ]);
});

test.each<[message: string, location: string, choice: string, other: string]>([
  ['nothing shows no choice', '', '', ''],
  ['a place of the list shows itself', 'at school', 'at school', ''],
  ['own words show as other', 'at the lake', 'other', 'at the lake'],
  ['a place of the list in other letters is own words', 'At School', 'other', 'At School'],
  ['the word "other" is own words', 'other', 'other', 'other'],
])('#plantings: of a stored place, %s', (_, location, choice, other) => {
  expect(placeChoice(location)).toEqual({ choice, other });
});

test('#plantings: a stored place that goes through the form stays what it is', () => {
  const places = fc.oneof(
    fc.constantFrom('', 'other', ...PLANTING_PLACES),
    fc.string().map((it) => it.trim()),
  );
  fc.assert(
    fc.property(places, (location) => {
      const { choice, other } = placeChoice(location);
      expect(placeText(choice, other)).toBe(location);
      expect(placeError(choice, other)?.message ?? null).toBe(location === '' ? SELECT : null);
    }),
  );
});

test('#plantings: own words are stored without blanks around, and only when other is chosen', () => {
  expect(placeText('other', '  at the lake ')).toBe('at the lake');
  expect(placeText('in a park', 'at the lake')).toBe('in a park');
});

const KINDS: PhotoKind[] = ['beforePhoto', 'duringPhoto', 'afterPhoto'];
const DOCUMENTED = { plantingLocation: 'in a park', timeSpent: 1, kinds: KINDS };

test.each<[message: string, part: Partial<Parameters<typeof isDocumented>[0]>, missing: string[]]>([
  ['location, hours and the three kinds are all it takes', {}, []],
  ['the order of the photos and further ones do not matter', { kinds: [null, ...KINDS.toReversed()] }, []],
  ['without a location', { plantingLocation: '' }, ['location']],
  ['with a blank location', { plantingLocation: '  ' }, ['location']],
  ['without hours', { timeSpent: null }, ['time']],
  ['with 0 hours', { timeSpent: 0 }, ['time']],
  ['without the before photo', { kinds: ['duringPhoto', 'afterPhoto'] }, ['beforePhoto']],
  ['without the during photo', { kinds: ['beforePhoto', 'afterPhoto'] }, ['duringPhoto']],
  ['without the after photo', { kinds: ['beforePhoto', 'duringPhoto'] }, ['afterPhoto']],
  ['with three photos of one kind', { kinds: Array(3).fill('afterPhoto') }, ['beforePhoto', 'duringPhoto']],
  ['with other photos only', { kinds: [null, null, null] }, KINDS],
  [
    'with nothing',
    { plantingLocation: '', timeSpent: null, kinds: [] },
    ['location', 'time', 'beforePhoto', 'duringPhoto', 'afterPhoto'],
  ],
])('#planted-and-documented: what an entry lacks to be documented, %s', (_, part, missing) => {
  const entry = { ...DOCUMENTED, ...part };
  expect(missingForPlanting(entry)).toEqual(missing);
  expect(isDocumented(entry)).toBe(missing.length === 0);
});

test.each([
  [true, true, false, true],
  [true, true, true, false],
  [true, false, false, false],
  [true, false, true, false],
  [false, true, false, false],
  [false, true, true, false],
  [false, false, false, false],
  [false, false, true, false],
])(
  '#planted-and-documented: in its final place %s, documented %s, draft %s: the entry counts %s',
  (...row) => {
    const [isCompleted, documented, isDraft, counts] = row;
    expect(countsForProject({ isCompleted, isDocumented: documented, isDraft })).toBe(counts);
  },
);

function photo(id: string, kind: PhotoKind | null): Photo {
  return {
    id,
    filename: `${id}.jpg`,
    originalName: 'oak.jpg',
    size: 1,
    width: 1,
    height: 1,
    stepNumber: 5,
    trackingEntryId: null,
    plantingEntryId: 'entry',
    treeCheckId: null,
    kind,
    caption: '',
    takenAt: null,
    revision: 0,
    uploadedAt: '2026-05-31T12:00:00.000Z',
  };
}

test('#plantings: photos of an entry stand under their kind in their order, all others under Other Photos', () => {
  const before = photo('1', 'beforePhoto');
  const after = photo('2', 'afterPhoto');
  const other = photo('3', null);
  const secondBefore = photo('4', 'beforePhoto');
  expect(photosByKind([before, after, other, secondBefore])).toEqual({
    beforePhoto: [before, secondBefore],
    duringPhoto: [],
    afterPhoto: [after],
    other: [other],
  });
});

test('#plantings: an entry without photos has four empty groups', () => {
  expect(photosByKind([])).toEqual({ beforePhoto: [], duringPhoto: [], afterPhoto: [], other: [] });
});

type After = Parameters<typeof withFinalPlace>[0];
type Before = Parameters<typeof withFinalPlace>[1];
type FinalPlace = ReturnType<typeof withFinalPlace>;

const permanent: After = {
  plantingType: 'permanent',
  plantingLocation: 'in a park',
  plantingDate: '2026-05-31',
};
const temporary: After = {
  plantingType: 'temporary',
  plantingLocation: 'at school',
  plantingDate: '2026-05-01',
};
const inThePark: FinalPlace = {
  isCompleted: true,
  finalPlantingLocation: 'in a park',
  finalPlantingDate: '2026-05-31',
};
const inTheForest: FinalPlace = {
  isCompleted: true,
  finalPlantingLocation: 'in a forest',
  finalPlantingDate: '2026-06-15',
};
const nowhereYet: FinalPlace = { isCompleted: false, finalPlantingLocation: null, finalPlantingDate: null };

test.each<[message: string, before: Before, after: After, place: FinalPlace]>([
  ['a new permanent entry stands in its final place', null, permanent, inThePark],
  ['a new temporary entry does not', null, temporary, nowhereYet],
  ['a temporary entry made permanent does', { ...temporary, ...nowhereYet }, permanent, inThePark],
  ['a permanent entry made temporary no longer does', { ...permanent, ...inThePark }, temporary, nowhereYet],
  [
    'a temporary entry that is edited still waits',
    { ...temporary, ...nowhereYet },
    { ...temporary, plantingLocation: 'in my yard' },
    nowhereYet,
  ],
  [
    'a moved entry that is edited stays where it was moved',
    { ...temporary, ...inTheForest },
    { ...temporary, plantingLocation: 'in my yard' },
    inTheForest,
  ],
  [
    'a permanent entry whose place and date are corrected has the corrected ones',
    { ...permanent, ...inTheForest },
    permanent,
    inThePark,
  ],
])('#planted-and-documented: %s', (_, before, after, place) => {
  expect(withFinalPlace(after, before)).toEqual(place);
});
