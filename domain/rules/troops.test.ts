import { expect, test } from 'vitest';
import { heldChoice, isOwnChild, scoutName, type TroopChoice } from './troops.ts';

test.each<[answers: TroopChoice[], held: TroopChoice | null]>([
  [[], null],
  [['work'], 'work'],
  [['work', 'no'], 'no'],
  [['no', 'work', 'work'], 'no'],
  [['work', 'progress'], 'progress'],
  [['progress', 'progress'], 'progress'],
])('§21.4: of the answers %j the narrowest holds: %s', (answers, held) => {
  expect(heldChoice(answers)).toBe(held);
});

test.each([
  ['Ada', 'Okafor', 'Ada O.'],
  ['Ada', ' økland ', 'Ada Ø.'],
  ['Ada', '', 'Ada'],
  ['Ada', '𝒳ylo', 'Ada 𝒳.'],
])('§21.6: a leader reads %s %s as %s', (firstName, lastName, name) => {
  expect(scoutName({ firstName, lastName })).toBe(name);
});

test.each([
  [['Rivera@Troop.example'], ['ana@family.example', 'rivera@troop.example'], true],
  [['office@troop.example', 'rivera@troop.example'], ['rivera+scouts@troop.example'], true],
  [['ana.rivera@gmail.com'], ['AnaRivera+42@googlemail.com'], true],
  [['ana.rivera@troop.example'], ['anarivera@troop.example'], false],
  [['rivera@troop.example'], ['ana@family.example'], false],
  [['rivera@troop.example'], [], false],
])('§21.9: %j beside the parents %j is a parent: %s', (own, parents, isParent) => {
  expect(isOwnChild(own, parents)).toBe(isParent);
});
