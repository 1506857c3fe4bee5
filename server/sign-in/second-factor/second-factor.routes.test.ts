import { expect, test } from 'vitest';
import { listAudit } from '#domain/contract/office/admin.ts';
import { listPeople } from '#domain/contract/office/people.ts';
import { getUser, login } from '#domain/contract/sign-in/accounts.ts';
import * as factor from '#domain/contract/sign-in/second-factor.ts';
import { hashPassword } from '#server/accounts/passwords.service.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { resetAdmin } from '#server/sign-in/reset-admin.service.ts';
import { PASSWORD } from '#server/testing/factories.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { openWorld } from '#server/testing/test-app.ts';
import type { Caller, World } from '#server/testing/world.ts';
import { codeOf, stepAt } from './totp.service.ts';

const HALF_MINUTE_MS = 30_000;
const HOUR_MS = 60 * 60_000;
const ASKED = 'Please type the 6 numbers that your authenticator app shows now.';
const WRONG = 'This code is not right, or it was used before. Please wait for the next one in your app.';
const refusedWith = (message: string) => ({ status: 403, body: { message, fields: { code: message } } });

type Clocked = Pick<World, 'platform'>;
const codeNow = ({ platform }: Clocked, secret: string) => codeOf(secret, stepAt(platform.clock()));
const notThat = (code: string) => (code === '000000' ? '000001' : '000000');

/** Sets an authenticator app up, and gives its secret and the recovery codes; the next code is another one. */
async function enrol(world: World, caller: Caller) {
  const { body } = await caller.call(factor.startEnrolment);
  const confirmed = await caller.call(factor.confirmEnrolment, {
    body: { code: codeNow(world, body.secret) },
  });
  expect(confirmed.status).toBe(200);
  world.passTime(HALF_MINUTE_MS);
  return { secret: body.secret, codes: confirmed.body.codes };
}

async function openOffice(environment: Record<string, string> = {}) {
  const world = await openWorld(environment);
  const { caller, user } = await world.admin();
  const enter = (code?: string, browser = world.stranger()) =>
    browser.call(login, { body: { username: user.username, password: PASSWORD, ...(code && { code }) } });
  return { ...world, ranger: caller, user, enter };
}

const deeds = async (caller: Caller) => (await caller.call(listAudit)).body.map(({ action }) => action);

test('#second-factor: an account without an authenticator app logs in as ever', async () => {
  const { enter, user } = await openOffice();
  const { status, body } = await enter();
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(Object.keys(user));
});

test('#second-factor: a secret that no code has confirmed asks nobody for anything', async () => {
  const { ranger, enter } = await openOffice();
  const { body } = await ranger.call(factor.startEnrolment);
  expect(body).toMatchObject({ secret: expect.stringMatching(/^[A-Z2-7]{32}$/), qrCode: expect.any(Array) });
  expect(body.address).toContain(body.secret);
  const wrong = await ranger.call(factor.confirmEnrolment, { body: { code: 'ABC' } });
  expect(wrong).toMatchObject(refusedWith(WRONG));
  expect((await enter()).status).toBe(200);
});

test('#second-factor: with an app the password alone opens no session, and the answer is one for no code and for every wrong one', async () => {
  const world = await openOffice();
  const { secret } = await enrol(world, world.ranger);
  const browser = world.stranger();
  expect(await world.enter(undefined, browser)).toMatchObject(refusedWith(ASKED));
  expect(await world.enter(notThat(codeNow(world, secret)), browser)).toMatchObject(refusedWith(WRONG));
  expect(browser.cookies).toEqual({});
  expect((await browser.call(getUser)).status).toBe(401);
  const guessed = { username: world.user.username, password: 'not-this-one', code: codeNow(world, secret) };
  expect(await browser.call(login, { body: guessed })).toMatchObject({
    status: 401,
    body: { message: 'Unauthorized' },
  });
  expect((await world.enter(codeNow(world, secret), browser)).status).toBe(200);
  expect((await browser.call(getUser)).status).toBe(200);
  expect(await deeds(world.ranger)).toEqual(
    expect.arrayContaining(['turn-on-second-factor', 'fail-second-factor', 'fail-to-log-in', 'log-in']),
  );
});

test('#second-factor: a code counts once, also where it comes twice at the same instant', async () => {
  const world = await openOffice();
  const { secret } = await enrol(world, world.ranger);
  const code = codeNow(world, secret);
  const statuses = (await Promise.all([1, 2, 3, 4].map(() => world.enter(code)))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 403, 403, 403]);
  expect((await world.enter(code)).status).toBe(403);
  // One of before the last that was taken is worth nothing either.
  expect((await world.enter(codeOf(secret, stepAt(world.platform.clock()) - 1))).status).toBe(403);
  expect((await world.enter(codeOf(secret, stepAt(world.platform.clock()) + 1))).status).toBe(200);
});

test('#second-factor: ten wrong codes in an hour are the last, from whatever browser, and a right one too', async () => {
  const world = await openOffice({ TRUST_PROXY: '1' });
  const { secret } = await enrol(world, world.ranger);
  const { username } = world.user;
  const from = (place: number, code: string) =>
    world.stranger().call(login, {
      body: { username, password: PASSWORD, code },
      headers: { 'x-forwarded-for': `203.0.113.${place}` },
    });
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await from(tries, notThat(codeNow(world, secret)))).status).toBe(403);
  }
  const refused = await from(99, codeNow(world, secret));
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  world.passTime(HOUR_MS);
  expect((await from(99, codeNow(world, secret))).status).toBe(200);
});

test('#second-factor: thirty wrong codes a day are the last, however they are spread', async () => {
  const world = await openOffice();
  const { secret } = await enrol(world, world.ranger);
  const wrong = () => world.ranger.call(factor.endSecondFactor, { body: { code: 'ABC' } });
  for (let hour = 0; hour < 3; hour += 1) {
    for (let tries = 0; tries < 10; tries += 1) expect((await wrong()).status).toBe(403);
    world.passTime(HOUR_MS);
  }
  expect((await world.enter(codeNow(world, secret))).status).toBe(429);
});

test('#second-factor: each of ten recovery codes stands in for the app once; new ones end them', async () => {
  const world = await openOffice();
  const { secret, codes } = await enrol(world, world.ranger);
  expect(new Set(codes).size).toBe(10);
  const [first = '', second = ''] = codes;
  const stored = JSON.stringify(await world.platform.db.selectFrom('recovery_codes').selectAll().execute());
  for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
  expect((await world.enter(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
  expect(await world.enter(first)).toMatchObject(refusedWith(WRONG));
  expect((await world.ranger.call(factor.getSecondFactor)).body.codesLeft).toBe(9);
  const renewed = await world.ranger.call(factor.renewRecoveryCodes, {
    body: { code: codeNow(world, secret) },
  });
  expect(renewed.body.codes).toHaveLength(10);
  expect((await world.enter(second)).status).toBe(403);
  expect((await world.enter(renewed.body.codes[0])).status).toBe(200);
  expect(await deeds(world.ranger)).toEqual(
    expect.arrayContaining(['log-in-by-recovery-code', 'renew-recovery-codes']),
  );
});

test('#second-factor: setting it up ends all other sessions of the account, and cannot be done twice', async () => {
  const world = await openOffice();
  const elsewhere = world.stranger();
  await world.enter(undefined, elsewhere);
  const other = await world.admin();
  const { secret } = await enrol(world, world.ranger);
  expect((await elsewhere.call(getUser)).status).toBe(401);
  expect((await other.caller.call(getUser)).status).toBe(200);
  expect((await world.ranger.call(factor.startEnrolment)).status).toBe(409);
  const again = await world.ranger.call(factor.confirmEnrolment, { body: { code: codeNow(world, secret) } });
  expect(again.status).toBe(409);
});

test('#second-factor: the own one comes off with a code and not without', async () => {
  const world = await openOffice();
  expect((await world.ranger.call(factor.endSecondFactor, { body: { code: '123456' } })).status).toBe(404);
  const { secret } = await enrol(world, world.ranger);
  expect((await world.ranger.call(factor.endSecondFactor, { body: { code: 'ABC' } })).status).toBe(403);
  const right = await world.ranger.call(factor.endSecondFactor, { body: { code: codeNow(world, secret) } });
  expect(right.status).toBe(200);
  expect((await world.enter()).status).toBe(200);
  expect(await world.platform.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
});

test("#second-factor: another administrator takes it off, which ends the account's sessions, is logged, and told to all", async () => {
  const world = await openMailedWorld();
  const ranger = await world.admin({ email: 'ranger@troop.example' });
  const robin = await world.admin({ email: 'robin@troop.example', firstName: 'Robin', lastName: 'Wood' });
  const params = { id: robin.user.id };
  expect((await ranger.caller.call(factor.takeOffSecondFactor, { params })).status).toBe(404);
  await enrol(world, robin.caller);
  const has = async () =>
    (await ranger.caller.call(listPeople)).body.administrators.find(({ id }) => id === robin.user.id)
      ?.hasSecondFactor;
  expect(await has()).toBe(true);
  expect((await robin.caller.call(factor.takeOffSecondFactor, { params })).status).toBe(409);
  expect((await ranger.caller.call(factor.takeOffSecondFactor, { params })).status).toBe(200);
  expect(await has()).toBe(false);
  expect((await robin.caller.call(getUser)).status).toBe(401);
  expect(await deeds(ranger.caller)).toContain('take-off-second-factor');
  await world.deliver();
  const heads = (address: string) => world.letters(address).map(({ headers }) => headers.subject);
  expect(heads('ranger@troop.example')).toEqual(['Rootling: an authenticator app was taken off an account']);
  expect(heads('robin@troop.example')).toEqual([
    'Rootling: your authenticator app was added',
    'Rootling: an authenticator app was taken off an account',
  ]);
});

test('#second-factor: where the site has https an administrator sets it up before anything else', async () => {
  const world = await openWorld({ BASE_URL: 'https://rootling.example' });
  const { user } = await world.admin();
  await world.platform.db.deleteFrom('second_factors').execute();
  const browser = world.stranger();
  const credentials = { username: user.username, password: PASSWORD };
  expect((await browser.call(login, { body: credentials })).body).toMatchObject({ needsSecondFactor: true });
  expect((await browser.call(listPeople)).status).toBe(403);
  const { secret } = await enrol(world, browser);
  expect((await browser.call(listPeople)).status).toBe(200);
  expect((await browser.call(getUser)).body).not.toHaveProperty('needsSecondFactor');
  await browser.call(factor.endSecondFactor, { body: { code: codeNow(world, secret) } });
  expect((await browser.call(listPeople)).status).toBe(403);
});

test('#second-factor: a student has nothing to do with it', async () => {
  const { student } = await openOffice();
  const { caller } = await student();
  expect((await caller.call(factor.startEnrolment)).status).toBe(403);
});

test('#second-factor: reset-admin takes it off with the password', async () => {
  const world = await openOffice();
  await enrol(world, world.ranger);
  const { db, clock, newId } = world.platform;
  const passwordHash = await hashPassword('small birch by the creek', null);
  const reset = () =>
    inTransaction(db, (tx) => resetAdmin(tx, world.user, { passwordHash, auditId: newId(), now: clock() }));
  expect([await reset(), await reset()]).toEqual([true, false]);
  const credentials = { username: world.user.username, password: 'small birch by the creek' };
  expect((await world.stranger().call(login, { body: credentials })).status).toBe(200);
});
