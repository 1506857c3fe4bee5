import { expect, test } from 'vitest';
import { heldChoice, isClosedTo, isOwnChild, scoutName, type TroopChoice } from './troops.ts';

test.each<[answers: TroopChoice[], held: TroopChoice | null]>([
  [[], null],
  [['work'], 'work'],
  [['work', 'no'], 'no'],
  [['no', 'work', 'work'], 'no'],
  [['work', 'progress'], 'progress'],
  [['progress', 'progress'], 'progress'],
])('#who-lets-a-leader-look: of the answers %j the narrowest holds: %s', (answers, held) => {
  expect(heldChoice(answers)).toBe(held);
});

test.each([
  ['Ada', 'Okafor', 'Ada O.'],
  ['Ada', ' økland ', 'Ada Ø.'],
  ['Ada', '', 'Ada'],
  ['Ada', '𝒳ylo', 'Ada 𝒳.'],
])('#what-a-leader-sees: a leader reads %s %s as %s', (firstName, lastName, name) => {
  expect(scoutName({ firstName, lastName })).toBe(name);
});

test.each([
  [['Rivera@Troop.example'], ['ana@family.example', 'rivera@troop.example'], true],
  [['office@troop.example', 'rivera@troop.example'], ['rivera+scouts@troop.example'], true],
  [['ana.rivera@gmail.com'], ['AnaRivera+42@googlemail.com'], true],
  [['ana.rivera@troop.example'], ['anarivera@troop.example'], false],
  [['rivera@troop.example'], ['ana@family.example'], false],
  [['rivera@troop.example'], [], false],
])('#nobody-approves-an-own-child: %j beside the parents %j is a parent: %s', (own, parents, isParent) => {
  expect(isOwnChild(own, parents)).toBe(isParent);
});

test.each<[string, own: string[], blocked: string[], active: string[], isClosed: boolean]>([
  ['a blocked mailbox', ['ex+troop@family.example'], ['ex@family.example'], ['ana@family.example'], true],
  [
    'a former address that is no parent’s now',
    ['old@family.example'],
    ['ex@family.example'],
    ['ana@family.example'],
    true,
  ],
  ['a parent in force', ['ana@family.example'], ['ex@family.example'], ['ana@family.example'], false],
  ['a stranger', ['rivera@troop.example'], ['ex@family.example'], ['ana@family.example'], false],
])(
  '#blocking-a-parent: where a parent is blocked, %s: the scout is closed to that leader or not',
  (_, own, blocked, active, isClosed) => {
    const known = ['old@family.example', ...blocked, ...active];
    expect(isClosedTo(own, { blocked, active, known })).toBe(isClosed);
  },
);
