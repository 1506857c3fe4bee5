import { expect, test } from 'vitest';
import { type Recorded, shownSum, summarize } from './summary.ts';

const NOTHING: Recorded = { steps: [], trackingEntries: [], plantingEntries: [] };

test('#the-summary: a project without anything recorded has a summary of zeros', () => {
  expect(summarize(NOTHING)).toEqual({
    cuttingCount: 0,
    plantingEntriesCount: 0,
    totalTimeSpent: 0,
    spent: [],
  });
});

test('#hours-in-all: the total is all hours of steps 2 to 5, extra time, tracking and planting, told line by line', () => {
  const summary = summarize({
    steps: [
      { stepNumber: 1, formData: { notes: 'Introduction completed' } },
      { stepNumber: 2, formData: { timeSpentStep2: 1.5 } },
      { stepNumber: 3, formData: { timeSpentStep3: 2, cuttingCount: 8 } },
      { stepNumber: 4, formData: { timeSpentStep4: 0.5, additionalTimeStep4: 0.25 } },
      { stepNumber: 5, formData: { timeSpentStep5: 4 } },
    ],
    trackingEntries: [
      { timeSpent: 0.25, isDraft: false },
      { timeSpent: 0.5, isDraft: false },
    ],
    plantingEntries: [{ timeSpent: 3, isDraft: false, isCompleted: true }],
  });
  expect(summary).toEqual({
    cuttingCount: 8,
    plantingEntriesCount: 1,
    totalTimeSpent: 12,
    spent: [
      { work: 'picking', hours: 1.5 },
      { work: 'harvesting', hours: 2 },
      { work: 'tracking', hours: 0.75 },
      { work: 'moreTracking', hours: 0.75 },
      { work: 'planting', hours: 3 },
      { work: 'morePlanting', hours: 4 },
    ],
  });
});

test.each<[message: string, part: Partial<Recorded>, total: number, trees: number]>([
  ['a tracking draft counts nothing', { trackingEntries: [{ timeSpent: 5, isDraft: true }] }, 0, 0],
  [
    'a tracking entry without hours counts nothing',
    { trackingEntries: [{ timeSpent: null, isDraft: false }] },
    0,
    0,
  ],
  [
    'a planting draft is neither hours nor a tree',
    { plantingEntries: [{ timeSpent: 5, isDraft: true, isCompleted: true }] },
    0,
    0,
  ],
  [
    'a temporary planting is hours and no tree',
    { plantingEntries: [{ timeSpent: 2, isDraft: false, isCompleted: false }] },
    2,
    0,
  ],
  [
    'a tree without hours is a tree',
    { plantingEntries: [{ timeSpent: null, isDraft: false, isCompleted: true }] },
    0,
    1,
  ],
  [
    'several plantings add up, drafts and temporary ones among them',
    {
      plantingEntries: [
        { timeSpent: 1, isDraft: false, isCompleted: true },
        { timeSpent: 2, isDraft: false, isCompleted: true },
        { timeSpent: 4, isDraft: false, isCompleted: false },
        { timeSpent: 8, isDraft: true, isCompleted: false },
      ],
    },
    7,
    2,
  ],
  [
    '0.1 and 0.2 hours of two entries are 0.3',
    {
      trackingEntries: [
        { timeSpent: 0.1, isDraft: false },
        { timeSpent: 0.2, isDraft: false },
      ],
    },
    0.3,
    0,
  ],
  [
    '0.1 and 0.2 hours of two steps are 0.3',
    {
      steps: [
        { stepNumber: 2, formData: { timeSpentStep2: 0.1 } },
        { stepNumber: 3, formData: { timeSpentStep3: 0.2 } },
      ],
    },
    0.3,
    0,
  ],
  ['cleared hours count nothing', { steps: [{ stepNumber: 2, formData: { timeSpentStep2: null } }] }, 0, 0],
])('#hours-in-all: %s', (_, part, total, trees) => {
  const summary = summarize({ ...NOTHING, ...part });
  expect(summary.totalTimeSpent).toBe(total);
  expect(summary.plantingEntriesCount).toBe(trees);
});

test.each([
  [[2, 1.5, 1.5], 5, ['2.0', '1.5', '1.5'], '5.0', null],
  [[2, 1.25], 3.25, ['2.00', '1.25'], '3.25', '3.3'],
  [[0.25, 0.25], 0.5, ['0.25', '0.25'], '0.50', null],
  [[0.1, 0.2], 0.3, ['0.1', '0.2'], '0.3', null],
])('the hours %j are all written alike', (hours, totalTimeSpent, lines, total, about) => {
  const shown = shownSum({
    spent: hours.map((each) => ({ work: 'planting', hours: each })),
    totalTimeSpent,
  });
  expect(shown).toEqual({ rows: lines.map((line) => ['planting', line]), total, about });
});
