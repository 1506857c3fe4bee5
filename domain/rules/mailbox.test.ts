import { expect, test } from 'vitest';
import { isSameMailbox } from './mailbox.ts';

test.each([
  ['ana@family.example', 'Ana@Family.example', true],
  ['ana@family.example', 'ana+scouts@family.example', true],
  ['ana+one@family.example', 'ana+two+three@family.example', true],
  ['a.n.a@gmail.com', 'ana+x@googlemail.com', true],
  ['a.na@family.example', 'ana@family.example', false],
  ['ana@family.example', 'ana@else.example', false],
  ['ana@family.example', 'anna@family.example', false],
  ['+ana@family.example', '+ben@family.example', false],
])('%s and %s are one mailbox: %s', (one, other, isSame) => {
  expect(isSameMailbox(one, other)).toBe(isSame);
});
