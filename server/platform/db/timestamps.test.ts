import { expect, test } from 'vitest';
import { spokenDayIn } from './timestamps.ts';

test.each([
  ['2026-05-03', 'America/Los_Angeles', 'en', 'May 3, 2026'],
  ['2026-05-03T23:30', 'Asia/Tokyo', 'en', 'May 3, 2026'],
  ['2026-05-03T02:00:00.000Z', 'America/Los_Angeles', 'en', 'May 2, 2026'],
  ['2026-05-03T02:00:00.000Z', 'UTC', 'en', 'May 3, 2026'],
  ['2026-05-03T02:00:00.000Z', 'America/Los_Angeles', 'es', '2 de mayo de 2026'],
] as const)('%s is in %s, said in %s, the day %s', (text, timeZone, language, day) => {
  expect(spokenDayIn(text, { timeZone, language })).toBe(day);
});
