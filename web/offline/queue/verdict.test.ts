import { expect, test } from 'vitest';
import { CallError } from '#web/lib/call.ts';
import { StrangersAnswer } from '#web/lib/strangers-answer.ts';
import { STRANGERS_RESPONSES } from '#web/testing/strangers.ts';
import { backoffMs } from './backoff.ts';
import { verdictOn } from './verdict.ts';

const OURS = '{"message":"Not like this."}';
const response = (status: number, body = OURS, retryAfter: string | null = null) =>
  new CallError(status, '', body, retryAfter);
const kindOf = (error: unknown) => verdictOn(error).kind;
const errorOf = (error: unknown) => {
  const verdict = verdictOn(error);
  return verdict.kind === 'later' ? verdict.error : null;
};

test('no answer is no refusal', () => {
  expect(kindOf(new TypeError('Failed to fetch'))).toBe('later');
  expect(kindOf(new DOMException('It took too long', 'AbortError'))).toBe('later');
});

test.each([408, 429, 500, 501, 502, 503, 504, 507])('%i may be another answer next time', (status) => {
  expect(kindOf(response(status))).toBe('later');
  expect(kindOf(response(status, '<h1>Something on the way</h1>'))).toBe('later');
});

test('it is known whether nothing answers, the server is not well, or it has no room left', () => {
  expect(errorOf(new TypeError('Failed to fetch'))).toBe('away');
  expect(errorOf(new StrangersAnswer(403, '<h1>Please log in to the camp network</h1>'))).toBe('away');
  expect(errorOf(response(500))).toBe('trouble');
  expect(errorOf(response(429))).toBe('trouble');
  expect(errorOf(new StrangersAnswer(502, '<h1>Bad Gateway</h1>'))).toBe('trouble');
  expect(errorOf(response(507))).toBe('full');
});

test.each([400, 404, 409, 413, 415, 422])('%i is a decision', (status) => {
  expect(verdictOn(response(status))).toEqual({ kind: 'refused', message: 'Not like this.' });
});

test.each([...STRANGERS_RESPONSES])('a stranger decides nothing: $name', ({ status, body }) => {
  expect(kindOf(new StrangersAnswer(status, body))).toBe('later');
});

test('401 asks for a login', () => {
  expect(kindOf(response(401))).toBe('login');
});

test('who may not write now, such as while her consent is paused, has nothing refused that she wrote', () => {
  expect(kindOf(response(403))).toBe('login');
});

test('where another one is signed in, it waits for her who wrote it', () => {
  expect(kindOf(response(409, '{"message":"You are signed in as Bruno now.","signedInAs":"Bruno"}'))).toBe(
    'login',
  );
});

test('what the server asks for is waited', () => {
  expect(verdictOn(response(429, OURS, '90'))).toMatchObject({ kind: 'later', retryAfterMs: 90_000 });
  expect(verdictOn(response(503, OURS, 'Wed, 21 Oct'))).toMatchObject({
    kind: 'later',
    retryAfterMs: null,
  });
  expect(backoffMs(1, 0, 90_000)).toBe(90_000);
});

test('the wait doubles with each failure up to five minutes, and is never the same for all', () => {
  expect([1, 2, 3, 4].map((failures) => backoffMs(failures, 1, null))).toEqual([2000, 4000, 8000, 16_000]);
  expect(backoffMs(30, 1, null)).toBe(300_000);
  expect(backoffMs(2, 0, null)).toBe(2000);
});
