import { expect, test } from 'vitest';
import { hoursLedger, type RecordedHours } from './hours-ledger.ts';
import { summarize } from './summary.ts';

const ZONE = 'America/Chicago';
const NOTHING: RecordedHours = { steps: [], trackingEntries: [], plantingEntries: [] };
const step = (stepNumber: number, formData: object, completedAt: string | null = null) => ({
  stepNumber,
  formData,
  completedAt,
});
const look = (observedAt: string, timeSpent: number | null, isDraft = false) => ({
  observedAt,
  timeSpent,
  isDraft,
});
const planting = (plantingDate: string, timeSpent: number | null, isDraft = false) => ({
  plantingDate,
  timeSpent,
  isDraft,
  isCompleted: true,
});

const FULL = {
  steps: [
    step(1, { notes: 'Introduction completed' }, '2026-04-01T12:00:00.000Z'),
    // Still the evening before in Chicago.
    step(2, { timeSpentStep2: 1.25 }, '2026-04-03T03:00:00.000Z'),
    step(3, { timeSpentStep3: 2, collectionTime: '2026-04-05T09:30' }, '2026-04-09T12:00:00.000Z'),
    step(4, { timeSpentStep4: 0.5, additionalTimeStep4: 0.75 }),
    step(5, { timeSpentStep5: 0.1 }, '2026-07-01T12:00:00.000Z'),
  ],
  trackingEntries: [
    look('2026-05-10T08:00', 0.5),
    look('2026-04-12T23:59', 0.333),
    look('2026-05-01T08:00', null),
    look('2026-05-02T08:00', 9, true),
  ],
  plantingEntries: [planting('2026-06-20', 1.5), planting('2026-06-01', 3, true)],
};

test('#the-record-of-hours: every hour stands with its day, in the order of the days, and what has none at the end', () => {
  expect(hoursLedger(FULL, ZONE).rows).toEqual([
    { day: '2026-04-02', work: 'picking', hours: 1.25 },
    { day: '2026-04-05', work: 'harvesting', hours: 2 },
    { day: '2026-04-12', work: 'tracking', hours: 0.33 },
    { day: '2026-05-10', work: 'tracking', hours: 0.5 },
    { day: '2026-06-20', work: 'planting', hours: 1.5 },
    { day: '2026-07-01', work: 'morePlanting', hours: 0.1 },
    { day: null, work: 'moreTracking', hours: 0.5 },
    { day: null, work: 'moreTracking', hours: 0.75 },
  ]);
});

test.each<[string, RecordedHours]>([
  ['nothing recorded', NOTHING],
  ['all of it', FULL],
  ['drafts only', { ...NOTHING, trackingEntries: [look('2026-05-10T08:00', 4, true)] }],
  [
    'thirds, which count to the hundredth each',
    { ...NOTHING, trackingEntries: [1, 2, 3].map((day) => look(`2026-05-0${day}T08:00`, 1 / 3)) },
  ],
  [
    'tenths, whose binary sum has dust',
    { ...NOTHING, trackingEntries: [1, 2, 3].map((day) => look(`2026-05-0${day}T08:00`, 0.1)) },
  ],
])('the sum is that of the report to the digit, and that of its rows: %s', (_, recorded) => {
  const { rows, total } = hoursLedger(recorded, ZONE);
  const plantingEntries = recorded.plantingEntries.map((it) => ({ ...it, isCompleted: true }));
  expect(total).toBe(summarize({ ...recorded, plantingEntries }).totalTimeSpent);
  const hundredths = rows.reduce((sum, row) => sum + Math.round(row.hours * 100), 0);
  expect(hundredths / 100).toBe(total);
});

test.each([null, ''])(
  'a harvest without its day (%o) has that on which step 3 was finished',
  (collectionTime) => {
    const steps = [step(3, { timeSpentStep3: 2, collectionTime }, '2026-04-09T12:00:00.000Z')];
    expect(hoursLedger({ ...NOTHING, steps }, ZONE).rows[0]?.day).toBe('2026-04-09');
  },
);
