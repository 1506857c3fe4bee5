import { expect, test } from 'vitest';
import { getUser, login, logout, register } from '#domain/contract/sign-in/accounts.ts';
import { SHARED_SESSION_MAX_MS, SHARED_SESSION_MS } from '#domain/limits.ts';
import { PASSWORD, REGISTRATION } from '#server/testing/factories.ts';
import { openWorld } from '#server/testing/test-app.ts';

function setCookies(headers: Record<string, unknown>): string[] {
  return [headers['set-cookie'] ?? []].flat().map(String);
}

test.for(['student', 'admin'] as const)(
  'on a shared device the session of a %s ends after 15 idle minutes and slides while it is used (#a-shared-device)',
  async (role) => {
    const world = await openWorld();
    const { user } = await world[role]();
    const tablet = world.stranger();
    const body = { username: user.username, password: PASSWORD, admin: role === 'admin', shared: true };
    expect((await tablet.call(login, { body })).status).toBe(200);
    for (let visit = 0; visit < 4; visit += 1) {
      world.passTime(SHARED_SESSION_MS - 1000);
      expect((await tablet.call(getUser)).status).toBe(200);
    }
    world.passTime(SHARED_SESSION_MS);
    expect((await tablet.call(getUser)).status).toBe(401);
  },
);

test('it ends half a day after the login, however often it is used', async () => {
  const { student, stranger, passTime } = await openWorld();
  const { user } = await student();
  const tablet = stranger();
  await tablet.call(login, { body: { username: user.username, password: PASSWORD, shared: true } });
  const pause = 10 * 60 * 1000;
  for (let lived = pause; lived < SHARED_SESSION_MAX_MS; lived += pause) {
    passTime(pause);
    expect((await tablet.call(getUser)).status).toBe(200);
  }
  passTime(pause);
  expect((await tablet.call(getUser)).status).toBe(401);
});

test('its cookie ends with the browser, which is not known afterwards but knows that it is shared', async () => {
  const { platform, student, stranger } = await openWorld();
  const { user } = await student();
  const tablet = stranger();
  const body = { username: user.username, password: PASSWORD };
  const { headers } = await tablet.call(login, { body: { ...body, shared: true } });
  const [session = '', shared = '', ...others] = setCookies(headers);
  expect(session).toMatch(/^rootling_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  // The login form reads it.
  expect(shared).toMatch(/^rootling_shared=1; Max-Age=31536000; Path=\/; SameSite=Lax$/);
  expect(others).toEqual([]);
  const known = await platform.db.selectFrom('known_devices').select('user_id').execute();
  expect(known).toEqual([]);

  await tablet.call(logout);
  expect(Object.keys(tablet.cookies)).toEqual(['rootling_shared']);
  await tablet.call(login, { body });
  expect(Object.keys(tablet.cookies).sort()).toEqual(['rootling_device', 'rootling_session']);
});

test('who signs up on a shared device is in such a session too', async () => {
  const { student, stranger, passTime } = await openWorld();
  const { user } = await student();
  const tablet = stranger();
  await tablet.call(login, { body: { username: user.username, password: PASSWORD, shared: true } });
  await tablet.call(logout);
  expect((await tablet.call(register, { body: REGISTRATION })).status).toBe(201);
  passTime(SHARED_SESSION_MS);
  expect((await tablet.call(getUser)).status).toBe(401);
});
