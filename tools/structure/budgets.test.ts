import { expect, test } from 'vitest';
import { findOverBudget } from './budgets.ts';

function fileOf(lines: number, path = 'server/notebook/tracking/tracking.store.ts') {
  return { path, text: 'line\n'.repeat(lines) };
}

test('a file may have 250 lines and not one more', () => {
  expect(findOverBudget([fileOf(250)], {})).toEqual([]);
  expect(findOverBudget([fileOf(251)], {})).toEqual([expect.stringContaining('251 lines, at most 250')]);
});

test.each([
  'domain/rules/sign-in/gate.test.ts',
  'web/guides/words.ts',
  'server/testing/factories.ts',
  'e2e/journey.ts',
])('%s may be as long as it needs', (path) => {
  expect(findOverBudget([fileOf(900, path)], {})).toEqual([]);
});

test('an exception holds for the length entered', () => {
  const exceptions = { 'server/notebook/tracking/tracking.store.ts': 300 };
  expect(findOverBudget([fileOf(300)], exceptions)).toEqual([]);
  expect(findOverBudget([fileOf(301)], exceptions)).toEqual([expect.stringContaining('at most 300')]);
});

test('the list of exceptions can only shrink', () => {
  const exceptions = { 'server/notebook/tracking/tracking.store.ts': 300 };
  expect(findOverBudget([fileOf(290)], exceptions)).toEqual([expect.stringContaining('enter 290')]);
  expect(findOverBudget([fileOf(200)], exceptions)).toEqual([
    expect.stringContaining('take it off the list'),
  ]);
  expect(findOverBudget([], exceptions)).toEqual([expect.stringContaining('is gone')]);
});
