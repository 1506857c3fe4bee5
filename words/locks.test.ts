import { expect, test } from 'vitest';
import { basisOf, HOLD_KINDS } from '#domain/rules/keeping/holds.ts';
import { locked } from '#languages/en/family/locks.ts';

test('a parent reads of a legal duty, and cannot tell a hold for safety from one for a dispute', () => {
  const words = HOLD_KINDS.map((kind) => locked(basisOf(kind), 'May 1, 2028'));
  const other = 'We have locked the account. We have to keep some of it until May 1, 2028; then it goes.';
  expect(words).toEqual([
    'We have locked the account. A legal duty makes us keep some of it until May 1, 2028; then it goes.',
    other,
    other,
  ]);
});
