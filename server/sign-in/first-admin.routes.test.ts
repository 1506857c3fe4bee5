import { expect, test } from 'vitest';
import { createFirstAdmin, getFirstAdmin } from '#domain/contract/sign-in/accounts.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { openWorld } from '#server/testing/test-app.ts';
import type { Caller } from '#server/testing/world.ts';
import { firstAdminPath, firstAdminWanted } from './first-admin.service.ts';

const DAY_MS = 24 * 60 * 60_000;
const OPEN_SITE = { BASE_URL: 'http://trees.example' };
const ACCOUNT = {
  username: 'ranger',
  email: 'ranger@troop.example',
  password: 'green-twig-of-oak',
  firstName: 'Hazel',
  lastName: 'Ranger',
};

const create = (caller: Caller, over: object = {}) =>
  caller.call(createFirstAdmin, { body: { ...ACCOUNT, ...over } });

/** The code in the address that a start prints. */
const printed = async (platform: Parameters<typeof firstAdminPath>[0]) =>
  (await firstAdminPath(platform))?.split('#')[1] ?? '';

test.each<Record<string, string>>([
  {},
  { BASE_URL: 'http://localhost:3000' },
  { BASE_URL: 'https://127.0.0.1' },
])(
  '#first-administrator: where nobody else comes by (%o) the first administrator needs no code',
  async (environment) => {
    const { platform, stranger } = await openWorld(environment);
    expect(await firstAdminWanted(platform)()).toBe(false);
    expect((await stranger().call(getFirstAdmin)).body).toEqual({ open: true });
    expect((await create(stranger())).status).toBe(201);
  },
);

test('#first-administrator: without an address of a site, who comes from another machine of the network needs the code', async () => {
  const { platform, app, stranger } = await openWorld();
  const code = await printed(platform);
  const fromElsewhere = (payload: object, headers = {}) =>
    app.inject({
      method: 'POST',
      url: createFirstAdmin.path,
      payload,
      remoteAddress: '192.168.1.7',
      headers: { host: '192.168.1.5:3000', ...headers },
    });
  const asked = await app.inject({ url: getFirstAdmin.path, remoteAddress: '192.168.1.7' });
  expect(asked.json()).toEqual({ open: true, asksCode: true });
  for (const headers of [{}, { host: 'localhost:3000' }, { 'x-forwarded-for': '127.0.0.1' }])
    expect((await fromElsewhere(ACCOUNT, headers)).statusCode).toBe(403);
  const rebound = { method: 'POST', url: createFirstAdmin.path, payload: ACCOUNT } as const;
  expect((await app.inject({ ...rebound, headers: { host: 'strangers.example' } })).statusCode).toBe(403);
  expect((await stranger().call(getFirstAdmin)).body).toEqual({ open: true });
  expect((await fromElsewhere({ ...ACCOUNT, code })).statusCode).toBe(201);
});

test('#first-administrator: where strangers come by the code that the start prints is asked for, and opens once', async () => {
  const { platform, stranger } = await openWorld(OPEN_SITE);
  const wanted = firstAdminWanted(platform);
  expect(await wanted()).toBe(true);
  const address = await firstAdminPath(platform);
  expect(address).toMatch(/^\/create-admin#([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  const code = address?.split('#')[1] ?? '';
  const stored = await platform.db.selectFrom('first_admin_codes').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
  expect((await stranger().call(getFirstAdmin)).body).toEqual({ open: true, asksCode: true });
  const message = 'Please type the code from the address that the start of the server printed.';
  expect(await create(stranger())).toMatchObject({
    status: 403,
    body: { message, fields: { code: message } },
  });
  expect(await create(stranger(), { code: 'AAAA-BBBB-CCCC-DDDD' })).toMatchObject({
    status: 403,
    body: { fields: { code: expect.stringContaining('not right') } },
  });
  expect((await create(stranger(), { code: code.toLowerCase() })).status).toBe(201);
  expect(await platform.db.selectFrom('first_admin_codes').selectAll().execute()).toEqual([]);
  expect((await stranger().call(getFirstAdmin)).body).toEqual({ open: false });
  expect(await create(stranger(), { code })).toMatchObject({ status: 409 });
  expect(await wanted()).toBe(false);
  expect(await firstAdminPath(platform)).toBeNull();
});

test.each<Record<string, string>>([
  { TRUST_PROXY: '1' },
  { TRUST_PROXY: '1', BASE_URL: 'http://localhost:3000' },
  { SITE_ADDRESS: 'localhost' },
])(
  '#first-administrator: behind a proxy (%o) the code is asked for, whatever the address',
  async (environment) => {
    const { platform, stranger } = await openWorld(environment);
    const code = await printed(platform);
    expect((await create(stranger())).status).toBe(403);
    expect((await create(stranger(), { code })).status).toBe(201);
  },
);

test('#first-administrator: processes that start together have a code each; a start a day later ends theirs', async () => {
  const { platform, passTime, stranger } = await openWorld(OPEN_SITE);
  const [first, second] = [await printed(platform), await printed(platform)];
  passTime(DAY_MS + 1);
  const third = await printed(platform);
  for (const code of [first, second]) expect((await create(stranger(), { code })).status).toBe(403);
  expect((await create(stranger(), { code: third })).status).toBe(201);
});

test('#first-administrator: of two who have the code at the same instant one is first', async () => {
  const { platform, stranger } = await openWorld(OPEN_SITE);
  const code = await printed(platform);
  const both = ['ranger', 'robin'].map((username) => create(stranger(), { code, username }));
  expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('#first-administrator: twenty tries an hour from an address are the last', async () => {
  const { platform, stranger } = await openWorld(OPEN_SITE);
  const code = await printed(platform);
  for (let tries = 0; tries < 20; tries += 1)
    expect((await create(stranger(), { code: 'AAAA' })).status).toBe(403);
  expect((await create(stranger(), { code })).status).toBe(429);
});

test('#first-administrator: a form without the rest of the account uses no code up', async () => {
  const { platform, stranger } = await openMailedWorld();
  const code = await printed(platform);
  expect((await create(stranger(), { code, password: 'short' })).status).toBe(400);
  expect((await create(stranger(), { code, password: 'hazel ranger' })).status).toBe(400);
  expect((await create(stranger(), { code })).status).toBe(201);
});
