import { beforeEach, expect, test, vi } from 'vitest';
import { KEEP_WITHIN_MS, Soon } from './soon.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

// On a busy machine the journey of a killed browser cannot ask for so little.
test('what is typed is handed over within a quarter of a second, however long keys keep coming', () => {
  const keep = vi.fn();
  const soon = new Soon(keep, KEEP_WITHIN_MS);
  for (let ms = 0; ms < 250; ms += 50) {
    soon.wish();
    vi.advanceTimersByTime(50);
  }
  expect(keep).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(250);
  expect(keep).toHaveBeenCalledTimes(2);
});

test('as the page goes it is handed over at once, and once', () => {
  const keep = vi.fn();
  const soon = new Soon(keep, KEEP_WITHIN_MS);
  soon.now();
  expect(keep).not.toHaveBeenCalled();
  soon.wish();
  soon.now();
  vi.advanceTimersByTime(1000);
  expect(keep).toHaveBeenCalledOnce();
});
