import { expect, test } from 'vitest';
import { chooseLanguage, getUser, login, logout, register } from '#domain/contract/sign-in/accounts.ts';
import { PASSWORD, REGISTRATION } from '#server/testing/factories.ts';
import { openWorld } from '#server/testing/test-app.ts';

const lang = 'rootling_language';

test.for(['student', 'leader', 'admin'] as const)(
  'a %s chooses a language for this device, and others from the next login on (#choosing-a-language)',
  async (role) => {
    const world = await openWorld();
    const { user, caller } = await world[role]();
    expect((await caller.call(getUser)).body).not.toHaveProperty('language');
    const { body, headers } = await caller.call(chooseLanguage, { body: { language: 'es' } });
    expect(body).toMatchObject({ id: user.id, language: 'es' });
    expect(String(headers['set-cookie'])).toMatch(/rootling_language=es; Max-Age=34560000; /);
    expect((await caller.call(getUser)).body).toMatchObject({ language: 'es' });

    const elsewhere = world.stranger();
    const credentials = { username: user.username, password: PASSWORD, admin: role !== 'student' };
    await elsewhere.call(login, { body: credentials });
    expect(elsewhere.cookies[lang]).toBe('es');
  },
);

test('whoever logs in wins over what another one left, and who has chosen nothing finds it as it is', async () => {
  const world = await openWorld();
  const [ana, ben] = [await world.student(), await world.student()];
  await ana.caller.call(chooseLanguage, { body: { language: 'en' } });
  const device = world.stranger();
  device.cookies[lang] = 'es';
  await device.call(login, { body: { username: ben.user.username, password: PASSWORD } });
  expect(device.cookies[lang]).toBe('es');
  await device.call(login, { body: { username: ana.user.username, password: PASSWORD } });
  expect(device.cookies[lang]).toBe('en');
  await device.call(logout);
  expect(device.cookies[lang], 'a device of her own keeps it').toBe('en');
});

test('on a shared device it ends with the session', async () => {
  const world = await openWorld();
  const { user, caller } = await world.student();
  await caller.call(chooseLanguage, { body: { language: 'es' } });
  const tablet = world.stranger();
  const body = { username: user.username, password: PASSWORD, shared: true };
  const { headers } = await tablet.call(login, { body });
  expect(String(headers['set-cookie'])).toMatch(/rootling_language=es; Path/);
  tablet.cookies.rootling_parent_language = 'es';
  await tablet.call(logout);
  expect(Object.keys(tablet.cookies)).toEqual(['rootling_shared']);
});

test('who signs up in a language that was chosen on the device keeps it', async () => {
  const world = await openWorld();
  const stranger = world.stranger();
  stranger.cookies[lang] = 'es';
  expect((await stranger.call(register, { body: REGISTRATION })).body).toMatchObject({ language: 'es' });
  const other = { ...REGISTRATION, username: 'OakTree' };
  expect((await world.stranger().call(register, { body: other })).body).not.toHaveProperty('language');
});

test('only a language that there are words in can be chosen', async () => {
  const { student } = await openWorld();
  const { caller } = await student();
  const refused = await caller.call(chooseLanguage, { body: { language: 'pt' as never } });
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ fields: { language: 'Please choose one of the languages' } });
});
