import { expect, test } from 'vitest';
import { PROJECT_STATUSES } from '#domain/contract/notebook/projects.ts';
import { CONDITIONS } from '#domain/contract/notebook/tree-checks.ts';
import { PHOTO_KINDS, SOURCE_KINDS } from '#domain/contract/photos/photos.ts';
import { contestedField } from '#domain/rules/notebook/contested-fields.ts';
import { statusLabel } from '#domain/rules/notebook/project.ts';
import { STEP_FIELDS } from '#domain/rules/notebook/step-fields.ts';
import { STEP_TITLES } from '#domain/rules/notebook/steps.ts';
import { afterText, toldText } from '#domain/rules/notebook/years-after.ts';
import { photoAlt } from '#domain/rules/photos/photo.ts';
import { WORK } from '#domain/rules/report/summary.ts';
import { timelineOf } from '#domain/rules/report/timeline.ts';
import { nudgeWords, PHRASE_IDS, phraseWords, VERDICT_WORDS } from '#domain/rules/troop/reviews.ts';
import { inFeet } from '#languages/es/notebook/tree-checks.ts';
import { recorded } from '#languages/es/report/recorded.ts';
import { reviewed } from '#languages/es/troop/reviews.ts';

const FLAGS = [false, true];
const looks = FLAGS.flatMap((addedWater) =>
  FLAGS.flatMap((changedWater) =>
    FLAGS.map((noticedRootGrowth) => ({ addedWater, changedWater, noticedRootGrowth })),
  ),
);
const entryOf = (look: (typeof looks)[number], index: number) => ({
  ...{ ...look, id: `${index}`, isDraft: false, notes: '', observedAt: `2026-05-${10 + index}T09:00` },
  ...{ cuttingsAlive: null, cuttingsWithRoots: null, longestRootInches: null },
});
const planting = {
  ...{ id: 'p', isDraft: false, plantingLocation: '', plantingDate: '2026-06-01', notes: '' },
  ...{ finalPlantingLocation: '', finalPlantingDate: '2026-07-01' },
};
/** Of all looks, of which the first with roots tells of it in other words; so each is the first one in its turn. */
const timelines = looks.flatMap((first) =>
  timelineOf({
    steps: [
      {
        stepNumber: 3,
        formData: { collectionTime: '2026-05-01T09:00', waterPlacementDate: '2026-05-01T10:00' },
      },
    ],
    trackingEntries: [first, ...looks].map(entryOf),
    plantingEntries: [
      { ...planting, plantingType: 'temporary' },
      { ...planting, id: 'q', plantingType: 'permanent' },
    ],
    photos: [],
  }),
);

const TYPED = [
  ...['notes', 'addedWater', 'changedWater', 'noticedRootGrowth', 'cuttingsAlive', 'cuttingsWithRoots'],
  ...['longestRootInches', 'timeSpent', 'plantingLocation', 'plantingType', 'finalPlantingLocation'],
  ...['finalPlantingDate', ...Object.keys(STEP_FIELDS)],
];

const photoOf = (stepNumber: number, kind: Parameters<typeof photoAlt>[0]['kind']) =>
  photoAlt({ stepNumber, kind, treeCheckId: null });
const HEIGHTS = [null, 1, 18, 24, 25, 40];

test.each<[what: string, said: readonly string[]]>([
  ['how far a project is', PROJECT_STATUSES.map(statusLabel)],
  ['steps', STEP_TITLES],
  ['hours', Object.values(WORK)],
  ['what happened', timelines.map(({ title }) => title)],
  ['fields', TYPED.map((name) => contestedField(name).label)],
  ['places', ['permanent', 'temporary']],
  ['photos', [1, 2, 3, 4, 5].map((step) => photoOf(step, null))],
  ['photos of the source tree', SOURCE_KINDS.map((kind) => photoOf(2, kind))],
  ['photos of a planting', PHOTO_KINDS.map((kind) => photoOf(5, kind))],
  ['photos of later', [photoAlt({ stepNumber: 5, kind: null, treeCheckId: 'it' })]],
  [
    'how long after the end',
    ['05-02', '05-13', '06-01', '11-01'].map((day) => afterText('2026-05-01', `2026-${day}`)),
  ],
  ['years after the end', ['2027', '2028'].map((year) => afterText('2026-05-01', `${year}-05-01`))],
  [
    'how a tree is',
    CONDITIONS.flatMap((condition) => HEIGHTS.map((heightInches) => toldText({ condition, heightInches }))),
  ],
])('%s are said in Spanish', (_, said) => {
  const english =
    /\b(the|of|and|photo|after|days?|months?|years?|cutting|tree|water|root|step|time|tall|feet|inch(es)?|planting)\b/i;
  for (const words of said) {
    expect(recorded(words)).not.toBe(words);
    expect(recorded(words)).not.toMatch(english);
  }
});

test('what leaders say is said in Spanish, and their names stay', () => {
  const said = [...Object.values(VERDICT_WORDS), ...phraseWords(PHRASE_IDS)];
  expect(said.filter((it) => reviewed(it) === it)).toEqual([]);
  expect(reviewed(nudgeWords('Ana R.'))).toBe('Ana R. te pide que mires otra vez tu proyecto.');
});

test('feet and inches are told apart', () => {
  const alive = (heightInches: number) => recorded(toldText({ condition: 'alive', heightInches }));
  expect([1, 18, 24, 25, 40].map(alive)).toEqual([
    'Vivo, 1 pulgada de alto',
    'Vivo, 18 pulgadas de alto',
    'Vivo, 2 pies de alto',
    'Vivo, 2 pies y 1 pulgada de alto',
    'Vivo, 3 pies y 4 pulgadas de alto',
  ]);
});

test('a child reads the same feet and inches as she types her tree', () => {
  expect([24, 25, 40].map(inFeet)).toEqual([
    'Son 2 pies.',
    'Son 2 pies y 1 pulgada.',
    'Son 3 pies y 4 pulgadas.',
  ]);
});

test('what is not recorded by a rule stays as it was written', () => {
  expect(recorded('We saw a bird')).toBe('We saw a bird');
});
