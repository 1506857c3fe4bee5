import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { thisMinute, today } from './dates.ts';
import { answerOfClock } from './own-clock.ts';
import { hearTime } from './server-time.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const TWO_DAYS_AHEAD = -2 * DAY_MS;
const LONG_BEHIND = 6 * 365 * DAY_MS;

const NOW = Date.now();
const minuteOf = (time: number) => thisMinute(new Date(time));

/** Until the end of the test the device's clock shows what it would, were it off by `apart`, so long after `NOW`. */
function setClock(apart: number, later = 0): void {
  vi.setSystemTime(NOW - apart + later);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
});

// Those without a line come first: nothing was heard yet.
test.each([
  ['two days ahead', TWO_DAYS_AHEAD],
  ['years behind', LONG_BEHIND],
])('#a-wrong-clock: without a line a clock that is %s is corrected as long as it is wrong', (_, apart) => {
  setClock(apart);
  expect(thisMinute()).toBe(minuteOf(NOW - apart));
  answerOfClock(apart, false);
  expect(thisMinute()).toBe(minuteOf(NOW - apart));
  answerOfClock(apart, true);
  expect(thisMinute()).toBe(minuteOf(NOW));
  setClock(apart, 30 * DAY_MS);
  expect(today()).toBe(today(new Date(NOW + 30 * DAY_MS)));
  setClock(0, HOUR_MS);
  expect(thisMinute()).toBe(minuteOf(NOW + HOUR_MS));
});

test('#a-wrong-clock: where storage is full or blocked the answer holds while the page is open', () => {
  const block = (name: 'getItem' | 'setItem') => {
    const blocked = vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    onTestFinished(() => blocked.mockRestore());
  };
  block('setItem');
  setClock(LONG_BEHIND);
  expect(today()).toBe(today(new Date(NOW - LONG_BEHIND)));
  answerOfClock(LONG_BEHIND, true);
  expect(today()).toBe(today(new Date(NOW)));
  block('getItem');
  expect(today()).toBe(today(new Date(NOW)));
});

test('#a-wrong-clock: a correction ends once a response shows that the clock is right, and counts by the server before', () => {
  const hear = (later: number) => {
    const date = new Date(NOW + later).toUTCString();
    hearTime({ headers: new Headers({ date }) });
  };
  setClock(TWO_DAYS_AHEAD);
  answerOfClock(TWO_DAYS_AHEAD, true);
  // An hour that it has lost since.
  setClock(TWO_DAYS_AHEAD + HOUR_MS, DAY_MS);
  hear(DAY_MS);
  expect(today()).toBe(today(new Date(NOW + DAY_MS)));
  setClock(0, 2 * DAY_MS);
  hear(2 * DAY_MS);
  expect(thisMinute()).toBe(minuteOf(NOW + 2 * DAY_MS));
});
