import { expect, test } from 'vitest';
import { dueActionOf, endOfKeeping, type Keeping, type Notice } from './keeping.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const at = (days: number) => days * DAY_MS;
const told = (daysBefore: number, day: number, over: Partial<Notice> = {}): Notice => ({
  daysBefore,
  toldAt: at(day),
  isUndelivered: false,
  isWaiting: false,
  ...over,
});
const of = (...notices: Notice[]): Keeping => ({ endsAt: at(540), noticeDays: [60, 30, 7], notices });

test('each notice is given on its day, and then it ends', () => {
  const given: Notice[] = [];
  for (const [daysBefore, day] of [
    [60, 480],
    [30, 510],
    [7, 533],
  ] as const) {
    expect(dueActionOf(of(...given), at(day) - 1)).toEqual({ kind: 'wait' });
    expect(dueActionOf(of(...given), at(day))).toEqual({ kind: 'tell', daysBefore, endsAt: at(540) });
    given.push(told(daysBefore, day));
  }
  expect(dueActionOf(of(...given), at(540) - 1)).toEqual({ kind: 'wait' });
  expect(dueActionOf(of(...given), at(540))).toEqual({ kind: 'end' });
});

test('a server that was off for months tells first, and each notice in its turn', () => {
  expect(dueActionOf(of(), at(900))).toEqual({ kind: 'tell', daysBefore: 60, endsAt: at(960) });
  expect(dueActionOf(of(told(60, 900)), at(929))).toEqual({ kind: 'wait' });
  expect(dueActionOf(of(told(60, 900)), at(940))).toEqual({ kind: 'tell', daysBefore: 30, endsAt: at(970) });
  const two = [told(60, 900), told(30, 940)];
  expect(dueActionOf(of(...two), at(963))).toEqual({ kind: 'tell', daysBefore: 7, endsAt: at(970) });
  expect(endOfKeeping(of(...two, told(7, 963)), at(969))).toBe(at(970));
  expect(dueActionOf(of(...two, told(7, 963)), at(970))).toEqual({ kind: 'end' });
});

test('a visit or a longer setting makes notices void; a shorter setting is told first', () => {
  const all = [told(60, 480), told(30, 510), told(7, 533)];
  const visited = { ...of(...all), endsAt: at(535 + 540) };
  expect(dueActionOf(visited, at(600))).toEqual({ kind: 'wait' });
  expect(dueActionOf(visited, at(1015))).toEqual({ kind: 'tell', daysBefore: 60, endsAt: at(1075) });
  const shorter = { ...of(), endsAt: at(180) };
  expect(dueActionOf(shorter, at(400))).toEqual({ kind: 'tell', daysBefore: 60, endsAt: at(460) });
});

test('a letter that could not be sent adds 30 days, once; one that waits keeps all', () => {
  const lost = { isUndelivered: true };
  const two = [told(60, 480, lost), told(30, 540, lost)];
  expect(dueActionOf(of(...two), at(562))).toEqual({ kind: 'wait' });
  expect(dueActionOf(of(...two), at(563))).toEqual({ kind: 'tell', daysBefore: 7, endsAt: at(570) });
  const waiting = [...two, told(7, 563, { isWaiting: true })];
  expect(dueActionOf(of(...waiting), at(700))).toEqual({ kind: 'wait' });
});

test('what has to be told to nobody ends on its day', () => {
  const result = { endsAt: at(30), noticeDays: [], notices: [] };
  expect([dueActionOf(result, at(30) - 1).kind, dueActionOf(result, at(30)).kind]).toEqual(['wait', 'end']);
});
