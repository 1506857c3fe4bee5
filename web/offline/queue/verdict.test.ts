import { expect, test } from 'vitest';
import { CallError } from '#web/lib/call.ts';
import { backoffMs } from './backoff.ts';
import { verdictOn } from './verdict.ts';

const OURS = '{"message":"Not like this."}';
const answer = (status: number, body = OURS, retryAfter: string | null = null) =>
  new CallError(status, '', body, retryAfter);
const kindOf = (error: unknown) => verdictOn(error).kind;
const faultOf = (error: unknown) => {
  const verdict = verdictOn(error);
  return verdict.kind === 'later' ? verdict.fault : null;
};

test('no answer is no refusal', () => {
  expect(kindOf(new TypeError('Failed to fetch'))).toBe('later');
  expect(kindOf(new DOMException('It took too long', 'AbortError'))).toBe('later');
});

test.each([408, 429, 500, 501, 502, 503, 504, 507])('%i may be another answer next time', (status) => {
  expect(kindOf(answer(status))).toBe('later');
  expect(kindOf(answer(status, '<h1>Something on the way</h1>'))).toBe('later');
});

test('it is known whether nothing answers, the server is not well, or it has no room left', () => {
  expect(faultOf(new TypeError('Failed to fetch'))).toBe('away');
  expect(faultOf(answer(403, '<h1>Please log in to the camp network</h1>'))).toBe('away');
  expect(faultOf(answer(500))).toBe('trouble');
  expect(faultOf(answer(429))).toBe('trouble');
  expect(faultOf(answer(502, '<h1>Bad Gateway</h1>'))).toBe('trouble');
  expect(faultOf(answer(507))).toBe('full');
});

test.each([400, 403, 404, 409, 413, 415, 422])('%i is a decision', (status) => {
  expect(verdictOn(answer(status))).toEqual({ kind: 'refused', sentence: 'Not like this.' });
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

test('what the server asks for is waited', () => {
  expect(verdictOn(answer(429, OURS, '90'))).toMatchObject({ kind: 'later', retryAfterMs: 90_000 });
  expect(verdictOn(answer(503, OURS, 'Wed, 21 Oct'))).toMatchObject({
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
