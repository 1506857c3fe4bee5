import { expect, test } from 'vitest';
import { saidBy } from '#domain/rules/platform/sentence.ts';
import { fieldsOf, type ShownField, STEP_FIELDS, shownIn, stepForm } from './step-fields.ts';

const read = (name: ShownField, typed: string) =>
  stepForm(STEP_FIELDS[name].step).shape[name].safeParse(typed);

test('#steps: each step shows its own fields, and the first and the last none', () => {
  expect([1, 2, 3, 4, 5].map(fieldsOf)).toEqual([
    [],
    ['timeSpentStep2'],
    ['cuttingCount', 'timeSpentStep3', 'collectionTime', 'waterPlacementDate'],
    ['additionalTimeStep4'],
    [],
  ]);
});

test('a step never filled in has nothing in its fields, one with data that of its own fields', () => {
  expect(shownIn({ stepNumber: 2, formData: {} })).toEqual({ timeSpentStep2: null });
  expect(shownIn({ stepNumber: 2, formData: { timeSpentStep2: 1.5, notes: 'x', cuttingCount: 8 } })).toEqual({
    timeSpentStep2: 1.5,
  });
});

test.each<[field: ShownField, typed: string, value: unknown]>([
  ['timeSpentStep2', '1,5', 1.5],
  ['timeSpentStep2', '0', 0],
  ['timeSpentStep2', ' ', null],
  ['cuttingCount', ' 8 ', 8],
  ['cuttingCount', '', null],
  ['collectionTime', '2026-05-17T14:30', '2026-05-17T14:30'],
  ['collectionTime', '', null],
])('#saving-a-step, #hours-and-dates: %s typed as %j is sent as %j', (field, typed, value) => {
  expect(read(field, typed).data).toBe(value);
});

test.each<[field: ShownField, typed: string, message: RegExp]>([
  ['timeSpentStep3', 'two', /hours as a number from 0 to 1000/],
  ['additionalTimeStep4', '-1', /hours as a number from 0 to 1000/],
  ['cuttingCount', '0', /whole number from 1 to 1000/],
  ['cuttingCount', '2.5', /whole number from 1 to 1000/],
  ['cuttingCount', '1e9', /whole number from 1 to 1000/],
  ['cuttingCount', 'many', /whole number from 1 to 1000/],
  ['waterPlacementDate', '0001-01-01T00:00', /date and a time/],
])('#hours-and-dates: %s typed as %j is told, not sent', (field, typed, message) => {
  expect(saidBy(read(field, typed).error?.issues[0]?.message ?? '').message).toMatch(message);
});
