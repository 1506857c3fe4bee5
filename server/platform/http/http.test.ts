import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { createProject, listProjects } from '#domain/contract/notebook/projects.ts';
import { createTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { NOBODY, PERSON_HEADER } from '#domain/contract/platform/endpoint.ts';
import { enterLogin, getUser, login } from '#domain/contract/sign-in/accounts.ts';
import { tooLargeToSend, unreadableRequest } from '#domain/rules/platform/sentences.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';
import type { Caller } from '#server/testing/world.ts';

test('the login entry leads to the login page, with the way back (#addresses-of-screens)', async () => {
  const { stranger } = await openWorld();
  const { status, headers } = await stranger().call(enterLogin, { query: { returnTo: '/project/7/step/2' } });
  expect(status).toBe(302);
  expect(headers.location).toBe('/login?returnTo=%2Fproject%2F7%2Fstep%2F2');
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
  'the login entry drops %s as a way back (#addresses-of-screens)',
  async (returnTo) => {
    const { stranger } = await openWorld();
    const { headers } = await stranger().call(enterLogin, { query: { returnTo } });
    expect(headers.location).toBe('/login');
  },
);

test('a call of a page that takes somebody else to be signed in is refused, and says who is (#write-once)', async () => {
  const { student, stranger } = await openWorld();
  const [ash, fern] = [await student(), await student({ firstName: 'Fern' })];
  const start = (caller: Caller, believed: string) =>
    caller.call(createProject, { body: { name: 'Oak' }, headers: { [PERSON_HEADER]: believed } });

  expect(await start(fern.caller, ash.user.id)).toMatchObject({
    status: 409,
    body: { message: 'You are signed in as Fern now. Nothing was changed.', signedInAs: 'Fern' },
  });
  expect((await start(fern.caller, NOBODY)).status).toBe(409);
  expect((await fern.caller.call(listProjects)).body).toEqual([]);
  expect((await start(fern.caller, fern.user.id)).status).toBe(201);
  expect(await start(stranger(), ash.user.id)).toMatchObject({
    status: 401,
    body: { message: 'Unauthorized' },
  });
});

test('who is called by no first name is called by the username', async () => {
  const { student } = await openWorld();
  const fern = await student({ firstName: '' });
  const headers = { [PERSON_HEADER]: NOBODY };
  expect((await fern.caller.call(listProjects, { headers })).body).toMatchObject({
    signedInAs: fern.user.username,
  });
});

test('a page that knows of nobody may log in in the place of who is signed in', async () => {
  const { student } = await openWorld();
  const [ash, fern] = [await student(), await student()];
  const body = { username: ash.user.username, password: ash.password };
  const headers = { [PERSON_HEADER]: NOBODY };
  expect((await fern.caller.call(login, { body, headers })).status).toBe(200);
  expect((await fern.caller.call(getUser)).body).toMatchObject({ id: ash.user.id });
});

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
  const responses = await Promise.all(
    [scout.caller, stranger()].map((it) => it.send({ method: 'GET', url: '/api/user' })),
  );
  expect(responses.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
});

test('half of a surrogate pair is refused: it would come back as another character', async () => {
  const { app } = await openWorld();
  const payload = '{"username":"sur\\ud800x","password":"secret-one"}';
  const headers = { 'content-type': 'application/json' };
  expect((await app.inject({ method: 'POST', url: login.path, headers, payload })).statusCode).toBe(400);
  const whole = payload.replace('\\ud800', '\\ud83c\\udf33');
  expect((await app.inject({ method: 'POST', url: login.path, headers, payload: whole })).statusCode).toBe(
    401,
  );
});

test.each([
  ['no request at all', 'garbage\r\n\r\n', 400, unreadableRequest],
  ['headers without end', `GET / HTTP/1.1\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`, 431, tooLargeToSend],
])('%s is refused in the shape of every refusal (#responses)', async (_, sent, status, told) => {
  const { app } = await openWorld();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  const response = (await Array.fromAsync(socket)).join('');
  expect(response).toContain(`HTTP/1.1 ${status} `);
  expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toEqual(told);
});

test('a body is refused with a sentence once it is larger than its kind may be', async () => {
  const { stranger, student, project } = await openWorld();
  const scout = await student();
  const { caller } = scout;
  const { id: projectId } = await project(scout);
  const long = await stranger().call(login, {
    body: { username: 'a'.repeat(1_100_000), password: 'secret-one' },
  });
  expect(long).toMatchObject({ status: 413, body: { message: 'This is too large to send.' } });
  const photo = { name: 'jar.jpg', bytes: await smallJpeg() };
  const send = (count: number, parts: Record<string, string | string[]>) =>
    caller.upload(uploadStepPhotos, { projectId, stepNumber: 2 }, Array(count).fill(photo), parts);
  const refused = [
    await send(1, { caption: 'a'.repeat(3000) }),
    await send(1, { caption: Array(70).fill('Roots') }),
    await send(11, {}),
  ];
  expect(refused.map(({ status, body }) => [status, 'message' in body && body.message])).toEqual([
    [400, 'A caption can have at most 300 characters'],
    [400, 'This upload could not be read. Please try again.'],
    [400, 'Please send at most 10 photos at once.'],
  ]);
});
