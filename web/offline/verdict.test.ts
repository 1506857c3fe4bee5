import { expect, test } from 'vitest';
import { CallError } from '#web/lib/call.ts';
import { backoffMs } from './backoff.ts';
import { verdictOn } from './verdict.ts';

const OURS = '{"message":"Not like this."}';
const answer = (status: number, body = OURS, retryAfter: string | null = null) =>
  new CallError(status, '', body, retryAfter);
const kindOf = (error: unknown, tries = 1) => verdictOn(error, { tries }).kind;

test('no answer is no refusal', () => {
  expect(kindOf(new TypeError('Failed to fetch'))).toBe('later');
  expect(kindOf(new DOMException('It took too long', 'AbortError'))).toBe('later');
});

test.each([408, 429, 502, 503, 504, 507])('%i may be another answer next time', (status) => {
  expect(kindOf(answer(status))).toBe('later');
  expect(kindOf(answer(status), 99)).toBe('later');
});

test.each([400, 403, 404, 409, 413, 415, 422])('%i is a decision', (status) => {
  expect(verdictOn(answer(status), { tries: 1 })).toEqual({ kind: 'refused', sentence: 'Not like this.' });
});

test('a refusal that is not in words of ours comes from something on the way', () => {
  expect(kindOf(answer(403, '<h1>Please log in to the camp network</h1>'))).toBe('later');
});

test('a proxy that finds a photo too large will find it so again', () => {
  expect(kindOf(answer(413, '<h1>Request Entity Too Large</h1>'))).toBe('refused');
});

test('401 asks for a login', () => {
  expect(kindOf(answer(401))).toBe('login');
});

test('where another one is signed in, it waits for her who wrote it', () => {
  expect(kindOf(answer(409, '{"message":"You are signed in as Bruno now.","signedInAs":"Bruno"}'))).toBe(
    'login',
  );
});

test('a fault of the server is tried five times, so that it does not hold up the rest for ever', () => {
  expect(kindOf(answer(500), 4)).toBe('later');
  expect(kindOf(answer(500), 5)).toBe('refused');
});

test('what the server asks for is waited', () => {
  expect(verdictOn(answer(429, OURS, '90'), { tries: 1 })).toEqual({ kind: 'later', retryAfterMs: 90_000 });
  expect(verdictOn(answer(503, OURS, 'Wed, 21 Oct'), { tries: 1 })).toEqual({
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
