import { expect, test } from 'vitest';
import { enterLogin, login } from '#domain/contract/accounts.ts';
import { createTrackingEntry } from '#domain/contract/tracking.ts';
import { openWorld } from '#server/testing/test-app.ts';

test('the login entry leads to the login page, with the way back (RULINGS 2)', async () => {
  const { stranger } = await openWorld();
  const { status, headers } = await stranger().call(enterLogin, { query: { returnTo: '/project/7/step/2' } });
  expect(status).toBe(302);
  expect(headers.location).toBe('/login?returnTo=%2Fproject%2F7%2Fstep%2F2');
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
  'the login entry drops %s as a way back (RULINGS 2)',
  async (returnTo) => {
    const { stranger } = await openWorld();
    const { headers } = await stranger().call(enterLogin, { query: { returnTo } });
    expect(headers.location).toBe('/login');
  },
);

test('a text with NUL is refused with a sentence, on both engines', async () => {
  const { stranger, student, project } = await openWorld();
  const body = { username: 'a\0b', password: 'secret-one' };
  expect(await stranger().call(login, { body })).toMatchObject({ status: 400 });
  const scout = await student();
  const { id: projectId } = await project(scout);
  const entry = await scout.caller.call(createTrackingEntry, {
    params: { projectId },
    body: { notes: '\0' },
  });
  expect(entry).toMatchObject({
    status: 400,
    body: { message: 'This holds a character that cannot be stored.' },
  });
  const typed = await scout.caller.call(createTrackingEntry, {
    params: { projectId },
    body: { notes: '\\u0000' },
  });
  expect(typed).toMatchObject({ status: 201, body: { notes: '\\u0000' } });
});

test('an address with NUL is not there', async () => {
  const { stranger } = await openWorld();
  expect(await stranger().send({ method: 'GET', url: '/api/species/%00' })).toMatchObject({ status: 404 });
});

test('what a call answers is kept by no cache', async () => {
  const { stranger, student } = await openWorld();
  const scout = await student();
  const answers = await Promise.all(
    [scout.caller, stranger()].map((it) => it.send({ method: 'GET', url: '/api/user' })),
  );
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
});
