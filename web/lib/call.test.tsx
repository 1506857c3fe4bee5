import { expect, test } from 'vitest';
import { getUser, login } from '#domain/contract/sign-in/accounts.ts';
import { breakProxy } from '#web/testing/broken-proxy.ts';
import { loseNetwork } from '#web/testing/lose-network.ts';
import { CallError, call, isNetworkError, isUnauthorized, messageOf, remedyFor } from './call.ts';
import { StrangersAnswer } from './strangers-answer.ts';

/** Returns the error of a call. */
async function errorOf(calling: Promise<unknown>): Promise<unknown> {
  return calling.then(
    () => expect.unreachable('the call has no right to succeed'),
    (error: unknown) => error,
  );
}

test('an answer that is no success is an error of its status, a colon and its body (#when-something-goes-wrong)', async () => {
  const error = await errorOf(call(getUser));

  expect(error).toMatchObject({
    message: '401: {"message":"Unauthorized","code":"unauthorized"}',
    status: 401,
  });
  expect(isUnauthorized(error)).toBe(true);
  expect(messageOf(error, 'our words')).toBe('Unauthorized');
});

test('without a body the error has the text of the status', () => {
  expect(new CallError(503, 'Service Unavailable', '', '30')).toMatchObject({
    message: '503: Service Unavailable',
    retryAfterSeconds: 30,
    refusalMessage: null,
  });
});

test('the faults of the fields come along', async () => {
  const error = await errorOf(call(login, { body: { username: '', password: 'acorn-and-oak' } }));

  expect(error).toMatchObject({
    status: 400,
    fields: { username: { message: 'Username or email is required' } },
  });
});

test('a page of a proxy says nothing to the person', async () => {
  await breakProxy(`*${getUser.path}`);
  const error = await errorOf(call(getUser));

  expect(error).toMatchObject({ message: '502: <h1>502 Bad Gateway</h1>' });
  expect(isNetworkError(error)).toBe(true);
  expect(messageOf(error, 'our words')).toBe('our words');
});

test('no answer at all is told from a refusal', async () => {
  loseNetwork();
  const error = await errorOf(call(getUser));

  expect(isNetworkError(error)).toBe(true);
  expect(isUnauthorized(error)).toBe(false);
});

test.each([
  [new TypeError('Failed to fetch'), 'Check your connection, then try again.'],
  [
    new CallError(401, 'Unauthorized', '{"message":"Unauthorized"}', null),
    'You are logged out. Please log in again.',
  ],
  [
    new CallError(507, 'Insufficient Storage', '{"message":"There is no room left."}', null),
    'There is no room left.',
  ],
  [new CallError(500, '', '', null), 'Something went wrong on our side. Please try again in a moment.'],
  [
    new StrangersAnswer(502, '<h1>502</h1>'),
    'Something went wrong on our side. Please try again in a moment.',
  ],
  [
    new StrangersAnswer(403, '<h1>Blocked</h1>'),
    'This network answered instead of us. It may want you to log in to it first: open another website, then come back and try again. Nothing you typed is lost.',
  ],
])('the connection is blamed only where there was no answer of the server: %s', (error, remedy) => {
  expect(remedyFor(error)).toBe(remedy);
});
