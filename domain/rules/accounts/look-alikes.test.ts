import { expect, test } from 'vitest';
import { lookOf } from './look-alikes.ts';
import { NAME_PAIRS, USERNAME_PAIRS } from './name-pairs.dataset.ts';

test.each(USERNAME_PAIRS)('#usernames: the usernames %j and %j look alike: %s', (one, other, isOne) => {
  expect(lookOf(one) === lookOf(other)).toBe(isOne);
});

test.each(NAME_PAIRS.filter(([, , isOne]) => isOne))(
  'names that are one look alike: %j and %j',
  (one, other) => {
    expect(lookOf(one)).toBe(lookOf(other));
  },
);
