import { expect, onTestFinished, test } from 'vitest';
import { editProfile, login, register } from '#domain/contract/sign-in/accounts.ts';
import { buildApp } from '#server/app.ts';
import { PASSWORD } from '#server/testing/factories.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { Caller } from '#server/testing/world.ts';

const MINUTE_MS = 60_000;

/** Logs in from an address, as the one proxy in front of the program tells it. */
function logIn(caller: Caller, username: string, password: string, address = '203.0.113.1') {
  return caller.call(login, { body: { username, password }, headers: { 'x-forwarded-for': address } });
}

async function openTroop() {
  const world = await openWorld({ TRUST_PROXY: '1' });
  const fail = async (username: string, address: string, times: number) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) {
      statuses.push((await logIn(world.stranger(), username, 'wrong-one', address)).status);
    }
    return statuses;
  };
  return { ...world, fail };
}

test('ten failures at one account from one address shut that door for 15 minutes (#passwords-and-tries)', async () => {
  const { student, stranger, passTime, fail } = await openTroop();
  const { user } = await student();
  expect(await fail(user.username, '203.0.113.1', 40)).toEqual([
    ...Array<number>(10).fill(401),
    ...Array<number>(30).fill(429),
  ]);
  const { status, body, headers } = await logIn(stranger(), user.username.toUpperCase(), PASSWORD);
  expect(status).toBe(429);
  expect(headers['retry-after']).toBe('900');
  expect(body).toEqual({
    message: 'That was too many tries. Please wait 15 minutes and try again, or ask an adult for help.',
  });
  expect((await logIn(stranger(), user.username, PASSWORD, '203.0.113.2')).status).toBe(200);
  passTime(15 * MINUTE_MS);
  expect((await logIn(stranger(), user.username, PASSWORD)).status).toBe(200);
});

test('forty guesses sent at once get no further than ten sent one by one', async () => {
  const { student, stranger } = await openTroop();
  const { user } = await student();
  const guesses = Array.from({ length: 40 }, () => logIn(stranger(), user.username, 'wrong-one'));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
});

test('an unknown name is counted like a known one, whatever its case', async () => {
  const { fail } = await openTroop();
  expect(await fail('nobody', '203.0.113.1', 10)).toEqual(Array<number>(10).fill(401));
  expect(await fail(' NOBODY ', '203.0.113.1', 1)).toEqual([429]);
});

test('the username and the e-mail address of an account are one account, with ten failures together', async () => {
  const { student, stranger, fail } = await openTroop();
  const { user } = await student();
  for (let n = 0; n < 5; n += 1) {
    expect(await fail(user.username, '203.0.113.1', 1)).toEqual([401]);
    expect(await fail(user.email.toUpperCase(), '203.0.113.1', 1)).toEqual([401]);
  }
  for (const typed of [user.username, user.email]) {
    const { status, headers } = await logIn(stranger(), typed, PASSWORD);
    expect([status, headers['retry-after']]).toEqual([429, '900']);
  }
});

test('guesses sent at once under both names of an account get no further than ten', async () => {
  const { student, stranger } = await openTroop();
  const { user } = await student();
  const guesses = Array.from({ length: 30 }, (_, n) =>
    logIn(stranger(), n % 2 === 0 ? user.username : user.email, 'wrong-one'),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});

test('sixty failures from anywhere count together under both names, and spare the browser that knows one', async () => {
  const { student, stranger, fail } = await openTroop();
  const { user } = await student();
  const ownTablet = stranger();
  await logIn(ownTablet, user.username, PASSWORD);
  const statuses: number[] = [];
  for (let n = 0; n < 14; n += 1) {
    const typed = n % 2 === 0 ? user.username : user.email;
    statuses.push(...(await fail(typed, `198.51.100.${n}`, 5)));
  }
  expect(statuses).toEqual([...Array<number>(60).fill(401), ...Array<number>(10).fill(429)]);
  for (const typed of [user.username, user.email]) {
    expect((await logIn(stranger(), typed, PASSWORD, '192.0.2.7')).status).toBe(429);
    expect((await logIn(ownTablet, typed, PASSWORD, '192.0.2.7')).status).toBe(200);
  }
});

test('both names of an account that fail are one failing account of their address', async () => {
  const { student, fail } = await openTroop();
  const { user } = await student();
  for (let n = 0; n < 28; n += 1) await fail(`guess-${n}`, '203.0.113.1', 1);
  await fail(user.username, '203.0.113.1', 1);
  await fail(user.email, '203.0.113.1', 1);
  expect(await fail('guess-28', '203.0.113.1', 1)).toEqual([401]);
  expect(await fail('guess-29', '203.0.113.1', 1)).toEqual([429]);
});

test('an address that siblings share is the account of whoever had it first, and failures at it leave the others alone', async () => {
  const { student, stranger, passTime, fail } = await openTroop();
  const email = 'reyes@family.example';
  const willow = await student({ email });
  passTime(1);
  const aspen = await student({ email });
  expect(await fail(email, '203.0.113.1', 10)).toEqual(Array<number>(10).fill(401));
  expect((await logIn(stranger(), willow.user.username, PASSWORD)).status).toBe(429);
  expect((await logIn(stranger(), aspen.user.username, PASSWORD)).status).toBe(200);
});

test('addresses of one IPv6 household are one, and an IPv4 address is the same however it is told (#passwords-and-tries)', async () => {
  const { fail } = await openTroop();
  for (let n = 0; n < 10; n += 1) {
    expect(await fail('nobody', `2001:db8:1:2:${n}::${n}`, 1)).toEqual([401]);
    expect(await fail('somebody', n % 2 ? '203.0.113.1' : '::ffff:203.0.113.1', 1)).toEqual([401]);
  }
  expect(await fail('nobody', '2001:db8:1:2:ffff::', 1)).toEqual([429]);
  expect(await fail('nobody', '2001:db8:1:3::', 1)).toEqual([401]);
  expect(await fail('somebody', '::ffff:203.0.113.1', 1)).toEqual([429]);
});

test('a new username leaves behind no failure of its account, and takes none of the old name along', async () => {
  const { student, stranger, fail } = await openTroop();
  const { user, caller } = await student({ username: 'willow' });
  await fail('willow', '203.0.113.1', 10);
  const form = { username: 'aspen', email: user.email };
  expect((await caller.call(editProfile, { body: form })).status).toBe(200);
  expect((await logIn(stranger(), 'aspen', PASSWORD)).status).toBe(429);
  const next = await student({ username: 'willow' });
  expect((await logIn(stranger(), next.user.username, PASSWORD)).status).toBe(200);
});

test('typing the id of an account counts nothing against it', async () => {
  const { student, stranger, fail } = await openTroop();
  const { user } = await student();
  expect((await fail(user.id, '203.0.113.1', 11)).at(-1)).toBe(429);
  expect((await logIn(stranger(), user.username, PASSWORD)).status).toBe(200);
});

test('a troop of 25 behind one address with two mistakes each is not stopped', async () => {
  const { student, stranger, fail } = await openTroop();
  for (let n = 0; n < 25; n += 1) {
    const { user } = await student({ username: `scout-${n}` });
    expect(await fail(user.username, '203.0.113.1', 2)).toEqual([401, 401]);
    expect((await logIn(stranger(), user.username, PASSWORD)).status).toBe(200);
  }
});

test('the thirty-first failing account from one address is stopped, and others are not', async () => {
  const { fail } = await openTroop();
  for (let n = 0; n < 30; n += 1) expect(await fail(`guess-${n}`, '203.0.113.1', 1)).toEqual([401]);
  expect(await fail('guess-30', '203.0.113.1', 1)).toEqual([429]);
  expect(await fail('guess-30', '203.0.113.2', 1)).toEqual([401]);
});

test('a guess at each of fifty accounts at once from one address gets no further than one after the other', async () => {
  const { stranger } = await openTroop();
  const guesses = Array.from({ length: 50 }, (_, n) => logIn(stranger(), `guess-${n}`, 'wrong-one'));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

test('sixty failures from many addresses stop everybody but the browser that knows the account', async () => {
  const { student, stranger, passTime, fail } = await openTroop();
  const { user } = await student();
  const ownTablet = stranger();
  await logIn(ownTablet, user.username, PASSWORD);
  const statuses: number[] = [];
  for (let n = 0; n < 16; n += 1) statuses.push(...(await fail(user.username, `198.51.100.${n}`, 5)));
  expect(statuses).toEqual([...Array<number>(60).fill(401), ...Array<number>(20).fill(429)]);
  expect((await logIn(stranger(), user.username, PASSWORD)).status).toBe(429);
  expect((await logIn(ownTablet, user.username, PASSWORD)).status).toBe(200);
  passTime(60 * MINUTE_MS);
  expect((await logIn(stranger(), user.username, PASSWORD)).status).toBe(200);
});

test('failures from many addresses are answered with when to try again, and others hear nothing of it', async () => {
  const { student, stranger, fail } = await openTroop();
  const [willow, aspen] = [await student(), await student()];
  for (let n = 0; n < 12; n += 1) await fail(willow.user.username, `198.51.100.${n}`, 5);
  const { status, headers } = await logIn(stranger(), willow.user.username, PASSWORD, '192.0.2.7');
  expect([status, headers['retry-after']]).toEqual([429, '3600']);
  expect((await logIn(stranger(), aspen.user.username, PASSWORD, '192.0.2.7')).status).toBe(200);
});

test('what was counted, and which browsers are known, outlives a restart of the program', async () => {
  const { app, platform, student, stranger, fail } = await openTroop();
  const [willow, aspen] = [await student(), await student()];
  const ownTablet = stranger();
  await logIn(ownTablet, willow.user.username, PASSWORD);
  await fail(aspen.user.username, '203.0.113.1', 10);
  for (let n = 0; n < 12; n += 1) await fail(willow.user.username, `198.51.100.${n}`, 5);
  await app.close();
  const restarted = await buildApp(platform);
  onTestFinished(() => restarted.close());
  const somebody = () => new Caller(restarted);
  const shut = await logIn(somebody(), aspen.user.username, PASSWORD);
  expect([shut.status, shut.headers['retry-after']]).toEqual([429, '900']);
  expect((await logIn(somebody(), aspen.user.username, PASSWORD, '203.0.113.2')).status).toBe(200);
  expect((await logIn(somebody(), willow.user.username, PASSWORD, '192.0.2.7')).status).toBe(429);
  const tabletAfterwards = new Caller(restarted, ownTablet.cookies);
  expect((await logIn(tabletAfterwards, willow.user.username, PASSWORD)).status).toBe(200);
});

test("a browser that knows a sister's account knows hers after one login, and keeps knowing both", async () => {
  const { student, stranger, fail } = await openTroop();
  const [willow, aspen] = [await student(), await student()];
  const tablet = stranger();
  for (const { user } of [willow, aspen]) await logIn(tablet, user.username, PASSWORD);
  for (const { user } of [willow, aspen]) {
    for (let n = 0; n < 12; n += 1) await fail(user.username, `198.51.100.${n}`, 5);
    expect((await logIn(stranger(), user.username, PASSWORD)).status).toBe(429);
    expect((await logIn(tablet, user.username, PASSWORD)).status).toBe(200);
  }
});

test('a device cookie that we did not make is replaced', async () => {
  const { student, stranger } = await openTroop();
  const { user } = await student();
  const tablet = stranger();
  tablet.cookies.rootling_device = 'planted';
  await logIn(tablet, user.username, PASSWORD);
  expect(tablet.cookies.rootling_device).not.toBe('planted');
});

test('addresses that a client invents in front of the proxy do not count (#passwords-and-tries)', async () => {
  const { stranger } = await openTroop();
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const { status } = await logIn(stranger(), 'nobody', 'x', `192.0.2.${n}, 203.0.113.1`);
    statuses.push(status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('without TRUST_PROXY the header counts for nothing', async () => {
  const { stranger } = await openWorld();
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    statuses.push((await logIn(stranger(), 'nobody', 'x', `192.0.2.${n}`)).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('neither names nor addresses are written where failures are counted', async () => {
  const { fail, platform } = await openTroop();
  await fail('my-secret-password', '203.0.113.1', 1);
  const rows = await platform.db.selectFrom('throttle_events').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/my-secret|203\.0/);
});

test('a hundred registrations an hour come from one address, and no more', async () => {
  const { stranger, passTime } = await openWorld();
  const body = {
    username: 'Willow',
    email: 'willow@family.example',
    password: 'green-leaf-7',
    confirmPassword: 'green-leaf-7',
    firstName: 'Willow',
    lastName: 'Reyes',
    organization: 'scouts_bsa',
    troopNumber: '42',
    state: 'WI',
    zipCode: '53703',
  };
  const registerNext = () => stranger().call(register, { body });
  expect((await registerNext()).status).toBe(201);
  for (let n = 1; n < 100; n += 1) expect((await registerNext()).status).toBe(409);
  const { status, headers } = await registerNext();
  expect(status).toBe(429);
  expect(headers['retry-after']).toBe('3600');
  passTime(60 * MINUTE_MS);
  expect((await registerNext()).status).toBe(409);
});
