import { expect, test } from 'vitest';
import { HOLD_MAX_MS } from '#domain/limits.ts';
import * as sentences from '#domain/rules/keeping/sentences.ts';
import { holdEndError, holdEndOf, releaseOf } from './holds.ts';
import type { YesProblem } from './second-yes.ts';

const NOW = Date.UTC(2027, 4, 1, 12);

test.each<[what: string, text: string, end: number | null]>([
  ['a day', '2028-05-01', Date.UTC(2028, 4, 1)],
  ['an instant', '2028-05-01T12:30:00.000Z', Date.UTC(2028, 4, 1, 12, 30)],
  ['an instant to the minute', '2028-05-01T12:30Z', Date.UTC(2028, 4, 1, 12, 30)],
  ['a day that is none', '2028-02-30', null],
  ['an instant of such a day', '2028-02-30T12:30Z', null],
  ['an hour that is none', '2028-05-01T25:00Z', null],
  ['a time without a zone', '2028-05-01T12:30', null],
  ['words', 'next year', null],
  ['nothing', '', null],
])('the end of a hold: %s', (_, text, end) => {
  expect(holdEndOf(text)).toBe(end);
});

test.each<[what: string, endsAt: number, inForce: number | null, error: string | null]>([
  ['a day to come is right', NOW + 1, null, null],
  ['now is over', NOW, null, sentences.holdEndPast.message],
  ['a year is the most', NOW + HOLD_MAX_MS, null, null],
  ['and no more', NOW + HOLD_MAX_MS + 1, null, sentences.holdEndFar.message],
  ['one in force is made longer', NOW + 20, NOW + 10, null],
  ['or stays as long as it is', NOW + 10, NOW + 10, null],
  ['but is not made shorter', NOW + 9, NOW + 10, sentences.holdShorter.message],
])('how long a hold lasts: %s', (_, endsAt, inForce, error) => {
  expect(holdEndError(endsAt, { now: NOW, inForce })?.message ?? null).toBe(error);
});

test.each<[what: string, problem: YesProblem | null, isAsked: boolean, does: string]>([
  ['whose yes counts ends it', null, false, 'ends'],
  ['or confirms that it ends', null, true, 'ends'],
  ['who holds asks where there is another', 'asked-it', false, 'asks'],
  ['and cannot confirm it', 'asked-it', true, 'waits'],
])('a release: %s', (_, problem, isAsked, does) => {
  expect(releaseOf(problem, isAsked)).toBe(does);
});
