import { expect, test } from 'vitest';
import { problemOfYes, type Yes, type YesProblem } from './second-yes.ts';

const ALONE: Yes = {
  isAsker: true,
  own: ['ann@troop.example'],
  askers: ['ann@troop.example'],
  others: [],
  hasRemoved: false,
  isNew: false,
  elders: [],
  hasAskerRemoved: false,
};
const BOB = ['bob@troop.example'];
const ANN_AGAIN = ['ann+two@troop.example'];
const CY = ['cy@troop.example'];
const ANSWER: Yes = { ...ALONE, isAsker: false, askers: BOB, others: [BOB] };
const NEW: Yes = { ...ANSWER, isNew: true, elders: [BOB] };

test.each<[what: string, yes: Yes, problem: YesProblem | null]>([
  ['the only one', ALONE, null],
  ['the only one, who removed the other one', { ...ALONE, hasRemoved: true }, 'removed-other'],
  ['who asked, beside another', { ...ALONE, others: [BOB] }, 'asked-it'],
  ['who asked, beside an own second account', { ...ALONE, others: [ANN_AGAIN] }, null],
  ['another one', ANSWER, null],
  ['another one, who removed a third', { ...ANSWER, hasRemoved: true }, null],
  [
    'the second account of who asked',
    { ...ANSWER, askers: ANN_AGAIN, others: [ANN_AGAIN, BOB] },
    'same-person',
  ],
  ['another one, of whom asked is gone', { ...ANSWER, askers: [] }, null],
  ['who joined lately, beside who asked alone', NEW, null],
  ['who joined lately, beside a third who was there before', { ...NEW, elders: [BOB, CY] }, 'joined-lately'],
  ['who joined lately, beside an own second account', { ...NEW, elders: [BOB, ANN_AGAIN] }, null],
  ['who joined lately, of whom asked is gone', { ...NEW, askers: [], elders: [CY] }, 'joined-lately'],
  ['who joined lately in the place of who was removed', { ...NEW, hasAskerRemoved: true }, 'joined-lately'],
  ['who joined lately, and removed who was there before', { ...NEW, hasRemoved: true }, 'joined-lately'],
  ['who is there for long, beside who removed one', { ...ANSWER, hasAskerRemoved: true }, null],
  ['who removed the one who asked', { ...ANSWER, askers: [], hasRemoved: true }, 'removed-other'],
])('#blocking-a-parent: the yes of %s', (_, yes, problem) => {
  expect(problemOfYes(yes)).toBe(problem);
});
