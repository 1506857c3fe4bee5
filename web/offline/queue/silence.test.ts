import { expect, test } from 'vitest';
import { Silence, waitForMoreMs } from './silence.ts';

const MINUTE_MS = 60_000;

test.each([
  { what: 'nothing has left', bytes: 0, passedMs: 0, waits: MINUTE_MS },
  {
    what: 'all of a photo was handed over at once, and may lie in the device',
    bytes: 650_000,
    passedMs: 0,
    waits: 710_000,
  },
  { what: 'the slowest line had the time for it', bytes: 650_000, passedMs: 650_000, waits: MINUTE_MS },
  { what: 'it has come further than that', bytes: 100_000, passedMs: 650_000, waits: MINUTE_MS },
])('where $what, more is waited for $waits ms', ({ bytes, passedMs, waits }) => {
  expect(waitForMoreMs(bytes, passedMs)).toBe(waits);
});

test('what moves is never given up, and what has fallen silent is', () => {
  const running = new Set<() => void>();
  const after = (_: number, run: () => void) => {
    running.add(run);
    return () => void running.delete(run);
  };
  let isGivenUp = false;
  const silence = new Silence(after, () => {
    isGivenUp = true;
  });
  for (const bytes of [0, 1000, 2000]) silence.hear(bytes);
  expect(running.size).toBe(1);
  for (const run of running) run();
  expect(isGivenUp).toBe(true);
  silence.end();
  expect(running.size).toBe(0);
});
