import { expect, test } from 'vitest';
import { ALL_ENDPOINTS } from './all.ts';

const ROWS_OF_THE_SPECIFICATION = 43;
/** Not in §7: whether the first-admin page is open (RULINGS 12), the login entry (RULINGS 2), health (RULINGS 44). */
const OUR_OWN = ['GET /api/create-first-admin', 'GET /api/login', 'GET /api/health'];

test('every row of §7 is an endpoint, each once', () => {
  const calls = ALL_ENDPOINTS.map((it) => `${it.method} ${it.path}`);
  expect(new Set(calls).size).toBe(calls.length);
  expect(calls.filter((call) => !OUR_OWN.includes(call))).toHaveLength(ROWS_OF_THE_SPECIFICATION);
});
