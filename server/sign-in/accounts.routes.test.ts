import { expect, test } from 'vitest';
import { listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { resetStudentPassword } from '#domain/contract/office/admin.ts';
import {
  completeProfile,
  createFirstAdmin,
  editProfile,
  getFirstAdmin,
  getUser,
  login,
  logout,
  register,
} from '#domain/contract/sign-in/accounts.ts';
import { ADMIN_SESSION_MS, STUDENT_SESSION_MAX_MS, STUDENT_SESSION_MS } from '#domain/limits.ts';
import { PASSWORD, REGISTRATION } from '#server/testing/factories.ts';
import { openWorld } from '#server/testing/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const FIRST_ADMIN = {
  username: 'ranger',
  email: 'ranger@rootling.example',
  password: 'tall-spruce-9',
  firstName: 'Robin',
  lastName: 'Hale',
} as const;

function setCookies(headers: Record<string, unknown>): string[] {
  return [headers['set-cookie'] ?? []].flat().map(String);
}

test('registering makes a student with a complete profile, signed in and waiting for the parent (#profile-completion)', async () => {
  const { stranger } = await openWorld();
  const scout = stranger();
  const { status, body } = await scout.call(register, { body: REGISTRATION });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    username: 'WillowTree',
    role: 'student',
    organization: 'girl_scouts',
    profileCompleted: true,
    parentConsentCompleted: false,
  });
  expect((await scout.call(getUser)).body).toEqual(body);
  expect((await scout.call(listTrackingEntries, { params: { projectId: 'any' } })).status).toBe(403);
});

test('nothing secret is in any answer about an account', async () => {
  const { stranger } = await openWorld();
  const scout = stranger();
  const responses = [
    await scout.call(register, { body: REGISTRATION }),
    await scout.call(login, { body: { username: 'willowtree', password: REGISTRATION.password } }),
    await scout.call(getUser),
    await scout.call(editProfile, { body: { username: 'Willow', email: 'w@family.example' } }),
  ];
  for (const { status, body } of responses) {
    expect(status).toBeLessThan(300);
    expect(JSON.stringify(body)).not.toMatch(/argon2|password|hash|signature|search/i);
  }
});

test('a password is stored as argon2id with 19 MiB and two passes, and no session token is stored', async () => {
  const { platform, stranger } = await openWorld();
  const scout = stranger();
  await scout.call(register, { body: REGISTRATION });
  const { password_hash } = await platform.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const stored = JSON.stringify([
    await platform.db.selectFrom('sessions').selectAll().execute(),
    await platform.db.selectFrom('known_devices').selectAll().execute(),
  ]);
  expect(Object.values(scout.cookies)).toHaveLength(2);
  for (const token of Object.values(scout.cookies)) expect(stored).not.toContain(token);
});

test.each([
  ['the same name', 'WillowTree'],
  ['the name in another case', 'willowtree'],
  ['the name with blanks around it', '  WILLOWTREE '],
])('%s is taken, and the refusal stands at the field (#usernames)', async (_, username) => {
  const { stranger } = await openWorld();
  await stranger().call(register, { body: REGISTRATION });
  const late = stranger();
  const { status, body } = await late.call(register, { body: { ...REGISTRATION, username } });
  expect(status).toBe(409);
  expect(body).toEqual({
    message: 'That username is already taken. Please choose another one.',
    fields: { username: 'That username is already taken. Please choose another one.' },
  });
  expect((await late.call(getUser)).status).toBe(401);
});

test('two registrations of one name at once make one account and one clear 409', async () => {
  const { platform, stranger } = await openWorld();
  const responses = await Promise.all([
    stranger().call(register, { body: REGISTRATION }),
    stranger().call(register, { body: { ...REGISTRATION, username: 'WILLOWTREE' } }),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(responses.find(({ status }) => status === 409)?.body).toHaveProperty('fields.username');
  expect(await platform.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
});

test('a registration that says who it is cannot make itself an administrator', async () => {
  const { stranger } = await openWorld();
  const body = { ...REGISTRATION, role: 'admin', parentConsentCompleted: true };
  const response = await stranger().call(register, { body });
  expect(response.body).toMatchObject({ role: 'student', parentConsentCompleted: false });
});

test('brothers and sisters may share an e-mail address; with one password it names neither at login (#usernames)', async () => {
  const { student, stranger } = await openWorld();
  const email = 'Reyes@family.example';
  await student({ username: 'Willow', email });
  const logIn = (username: string) => stranger().call(login, { body: { username, password: PASSWORD } });
  expect((await logIn('WILLOW')).status).toBe(200);
  expect((await logIn(' reyes@FAMILY.example ')).status).toBe(200);
  await student({ username: 'Aspen', email });
  expect((await logIn('reyes@family.example')).status).toBe(401);
  expect((await logIn('aspen')).body.username).toBe('Aspen');
});

test('who makes the e-mail address of another her own, at sign-up or later, takes no login from her', async () => {
  const { student, stranger, passTime } = await openWorld();
  const victim = await student({ username: 'Willow', email: 'reyes@family.example' });
  passTime(1);
  const byEmail = (password: string) =>
    stranger().call(login, { body: { username: 'Reyes@family.example', password } });
  const email = 'REYES@family.example';
  const signedUp = stranger();
  await signedUp.call(register, { body: { ...REGISTRATION, username: 'Aspen', email } });
  const moved = stranger();
  await moved.call(register, { body: { ...REGISTRATION, username: 'Juniper' } });
  expect((await moved.call(editProfile, { body: { username: 'Juniper', email } })).status).toBe(200);
  expect((await byEmail(PASSWORD)).body).toEqual(victim.user);
  expect((await byEmail(REGISTRATION.password)).status).toBe(401);
});

test("an e-mail address belongs to whoever had it first: in another case it stays hers, given up it is the next one's", async () => {
  const { student, stranger, passTime } = await openWorld();
  const [willow, aspen] = [
    await student({ username: 'Willow', email: 'willow@family.example' }),
    await student({ username: 'Aspen', email: 'aspen@family.example' }),
  ];
  await stranger().call(register, {
    body: { ...REGISTRATION, username: 'Juniper', email: 'reyes@family.example' },
  });
  const move = async ({ user, caller }: typeof willow, email: string) => {
    passTime(1);
    expect((await caller.call(editProfile, { body: { username: user.username, email } })).status).toBe(200);
  };
  const opened = async (password: string) =>
    (await stranger().call(login, { body: { username: 'reyes@family.example', password } })).body.username;
  // Older accounts, yet they came to the address later.
  await move(aspen, 'Reyes@family.example');
  expect(await opened(REGISTRATION.password)).toBe('Juniper');
  expect(await opened(PASSWORD)).toBeUndefined();
  await move(willow, 'reyes@family.example');
  await move(willow, 'willow@family.example');
  await move(aspen, 'REYES@family.example');
  expect(await opened(REGISTRATION.password)).toBe('Juniper');
});

test('an unknown name, a wrong password and the wrong door get the same 401 and no session (#sessions, #login-and-sign-up, #passwords-and-tries)', async () => {
  const { student, stranger } = await openWorld();
  const { user } = await student();
  for (const body of [
    { username: 'nobody', password: PASSWORD },
    { username: user.username, password: 'wrong-one' },
    { username: user.username, password: PASSWORD, admin: true },
  ]) {
    const caller = stranger();
    const response = await caller.call(login, { body });
    expect(response.status).toBe(401);
    expect(response.body).toEqual({ message: 'Unauthorized' });
    expect(setCookies(response.headers)).toEqual([]);
  }
});

test('an administrator comes in by either door', async () => {
  const { admin, stranger } = await openWorld();
  const { user } = await admin();
  for (const door of [{}, { admin: false }, { admin: true }]) {
    const body = { username: user.username, password: PASSWORD, ...door };
    const response = await stranger().call(login, { body });
    expect(response.body).toEqual(user);
  }
});

test('a login gives a new token and ends the former session of that browser (#sessions)', async () => {
  const { student, stranger } = await openWorld();
  const { user, caller } = await student();
  const former = { ...caller.cookies };
  await caller.call(login, { body: { username: user.username, password: PASSWORD } });
  expect(caller.cookies.rootling_session).not.toBe(former.rootling_session);
  expect((await caller.call(getUser)).status).toBe(200);
  const thief = stranger();
  Object.assign(thief.cookies, former);
  expect((await thief.call(getUser)).status).toBe(401);
});

test('a login that fails leaves the session of that browser alone', async () => {
  const { student } = await openWorld();
  const { user, caller } = await student();
  await caller.call(login, { body: { username: 'somebody', password: 'else' } });
  expect((await caller.call(getUser)).body).toEqual(user);
});

test('cookies are HttpOnly and SameSite=Lax; where the page came over https they are Secure and of this host alone', async () => {
  const plain = await openWorld();
  const overHttp = await plain.stranger().call(register, { body: REGISTRATION });
  const proxied = await openWorld({ TRUST_PROXY: '1' });
  const headers = { 'x-forwarded-proto': 'https' };
  const overHttps = await proxied.stranger().call(register, { body: REGISTRATION, headers });
  const configured = await openWorld({ BASE_URL: 'https://rootling.example' });
  const byConfig = await configured.stranger().call(register, { body: REGISTRATION });
  for (const { response, secure } of [
    { response: overHttp, secure: false },
    { response: overHttps, secure: true },
    { response: byConfig, secure: true },
  ]) {
    const cookies = setCookies(response.headers);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(
        /^(?:__Host-)?rootling_(session|device)=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly;/,
      );
      expect(cookie).toContain('SameSite=Lax');
      expect(cookie).not.toContain('Domain');
      expect(cookie.includes('Secure')).toBe(secure);
      expect(cookie.startsWith('__Host-')).toBe(secure);
    }
  }
});

test('over https the cookies log in, know the browser and log out, and a session that a neighbour planted counts for nothing', async () => {
  const { stranger } = await openWorld({ BASE_URL: 'https://rootling.example' });
  const scout = stranger();
  await scout.call(register, { body: REGISTRATION });
  expect((await scout.call(getUser)).body.username).toBe('WillowTree');
  const session = String(scout.cookies['__Host-rootling_session']);
  const device = scout.cookies['__Host-rootling_device'];
  await scout.call(login, { body: { username: 'WillowTree', password: REGISTRATION.password } });
  expect(scout.cookies['__Host-rootling_session']).not.toBe(session);
  expect(scout.cookies['__Host-rootling_device']).toBe(device);
  const victim = stranger();
  victim.cookies.rootling_session = String(scout.cookies['__Host-rootling_session']);
  expect((await victim.call(getUser)).status).toBe(401);
  await scout.call(logout);
  expect(Object.keys(scout.cookies)).toEqual(['__Host-rootling_device']);
});

test("a student's session slides on for 30 days after each use, and then ends", async () => {
  const { stranger, passTime } = await openWorld();
  const scout = stranger();
  await scout.call(register, { body: REGISTRATION });
  passTime(STUDENT_SESSION_MS - DAY_MS);
  expect((await scout.call(getUser)).status).toBe(200);
  passTime(STUDENT_SESSION_MS - DAY_MS);
  expect((await scout.call(getUser)).status).toBe(200);
  passTime(STUDENT_SESSION_MS);
  expect((await scout.call(getUser)).status).toBe(401);
});

test("a student's session ends after 180 days, however often it is used", async () => {
  const { stranger, passTime } = await openWorld();
  const scout = stranger();
  await scout.call(register, { body: REGISTRATION });
  const week = 7 * DAY_MS;
  let lived = 0;
  for (; lived + week < STUDENT_SESSION_MAX_MS; lived += week) {
    passTime(week);
    expect((await scout.call(getUser)).status).toBe(200);
  }
  passTime(STUDENT_SESSION_MAX_MS - lived - 1);
  expect((await scout.call(getUser)).status).toBe(200);
  passTime(1);
  expect((await scout.call(getUser)).status).toBe(401);
});

test('a session that was renewed before it had an end, has one now', async () => {
  const { platform, stranger, passTime } = await openWorld();
  const scout = stranger();
  await scout.call(register, { body: REGISTRATION });
  const expires_at = platform.clock() + 2 * STUDENT_SESSION_MAX_MS;
  await platform.db.updateTable('sessions').set({ expires_at }).execute();
  passTime(STUDENT_SESSION_MAX_MS);
  expect((await scout.call(getUser)).status).toBe(401);
});

test("an administrator's session ends after 12 hours, used or not", async () => {
  const { admin, stranger, passTime } = await openWorld();
  const { user } = await admin();
  const caller = stranger();
  await caller.call(login, { body: { username: user.username, password: PASSWORD, admin: true } });
  passTime(ADMIN_SESSION_MS - 1);
  expect((await caller.call(getUser)).status).toBe(200);
  passTime(1);
  expect((await caller.call(getUser)).status).toBe(401);
});

test('logging out ends the session on the server, and is fine without one', async () => {
  const { student, stranger } = await openWorld();
  const { caller } = await student();
  const kept = { ...caller.cookies };
  expect((await caller.call(logout)).body).toEqual({ success: true });
  expect(caller.cookies).not.toHaveProperty('rootling_session');
  const thief = stranger();
  Object.assign(thief.cookies, kept);
  expect((await thief.call(getUser)).status).toBe(401);
  expect((await caller.call(logout)).status).toBe(200);
});

test('logging out in one place leaves the other signed in', async () => {
  const { student, stranger } = await openWorld();
  const { user, caller } = await student();
  const tablet = stranger();
  await tablet.call(login, { body: { username: user.username, password: PASSWORD } });
  await tablet.call(logout);
  expect((await caller.call(getUser)).status).toBe(200);
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://elsewhere.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ origin: 'http://rootling.example', host: 'rootling.example' }, 200],
  [{}, 200],
])('a login with %j is answered %i (#sessions)', async (headers, expected) => {
  const { student, stranger } = await openWorld();
  const { user } = await student();
  const caller = stranger();
  const body = { username: user.username, password: PASSWORD };
  const { status } = await caller.call(login, { body, headers: headers as Record<string, string> });
  expect(status).toBe(expected);
  expect('rootling_session' in caller.cookies).toBe(expected === 200);
});

test('the profile is filled in, and the server decides that it is complete (#profile-completion)', async () => {
  const { unconsentedStudent } = await openWorld();
  const { caller } = await unconsentedStudent({ troopNumber: '', profileCompleted: false });
  const fields = { firstName: ' Hazel ', lastName: 'Ito', troopNumber: '7', state: 'OR', zipCode: '97201' };
  const { status, body } = await caller.call(completeProfile, {
    body: { ...fields, profileCompleted: false },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...fields, firstName: 'Hazel', profileCompleted: true });
  expect((await caller.call(getUser)).body).toEqual(body);
});

test('a username and an e-mail address can be changed, and then log in', async () => {
  const { student, stranger } = await openWorld();
  const { caller } = await student();
  const { body } = await caller.call(editProfile, {
    body: { username: ' Juniper ', email: 'juniper@family.example' },
  });
  expect(body).toMatchObject({ username: 'Juniper', email: 'juniper@family.example' });
  for (const username of ['JUNIPER', 'Juniper@family.example']) {
    const response = await stranger().call(login, { body: { username, password: PASSWORD } });
    expect(response.status).toBe(200);
  }
});

test('a new username alone keeps an address that was corrected meanwhile, and staff needs no password for it', async () => {
  const { student, admin } = await openWorld();
  for (const [{ caller }, username] of [
    [await student(), 'Juniper'],
    [await admin(), 'Ranger'],
  ] as const) {
    const { email } = (await caller.call(getUser)).body;
    const older = { email: 'older@family.example', only: 'username' } as const;
    const renamed = await caller.call(editProfile, { body: { username, ...older } });
    expect(renamed).toMatchObject({ status: 200, body: { username, email } });
  }
  const { caller } = await student();
  const edit = { username: 'another', email: 'grove@family.example', only: 'email' } as const;
  const { username } = (await caller.call(editProfile, { body: edit })).body;
  expect(username).not.toBe('another');
  expect((await caller.call(getUser)).body).toMatchObject({ username, email: 'grove@family.example' });
});

test('#e-mail-addresses: an address logs in by both spellings of its domain, and not by another letter', async () => {
  const { stranger } = await openWorld();
  const { body } = await stranger().call(register, { body: { ...REGISTRATION, email: 'José@Müller.de' } });
  expect(body.email).toBe('josé@müller.de');
  const logIn = async (username: string) =>
    (await stranger().call(login, { body: { username, password: REGISTRATION.password } })).status;
  expect(await logIn('JOSÉ@müller.de')).toBe(200);
  expect(await logIn('jose\u0301@XN--MLLER-KVA.de')).toBe(200);
  expect(await logIn('jose@müller.de')).toBe(401);
  expect(await logIn('josé@muller.de')).toBe(401);
});

test('one may change the case of her own username, but not take that of somebody else', async () => {
  const { student } = await openWorld();
  await student({ username: 'Juniper' });
  const { user, caller } = await student({ username: 'aspen' });
  const change = (username: string) => caller.call(editProfile, { body: { username, email: user.email } });
  expect((await change('Aspen')).body.username).toBe('Aspen');
  const { status, body } = await change('JUNIPER');
  expect(status).toBe(409);
  expect(body).toEqual({
    message: 'That username is already taken. Please choose another one.',
    fields: { username: 'That username is already taken. Please choose another one.' },
  });
});

test('a new username has at least 3 characters, as at sign-up, and a shorter one of old may stay', async () => {
  const { student } = await openWorld();
  const { user, caller } = await student({ username: 'Jo' });
  const { email } = user;
  const change = (username: string) => caller.call(editProfile, { body: { username, email } });
  const SHORT = 'Username must be at least 3 characters';
  expect(await change('Al')).toMatchObject({
    status: 400,
    body: { message: SHORT, fields: { username: SHORT } },
  });
  expect((await change('JO')).body.username).toBe('JO');
  expect((await caller.call(editProfile, { body: { username: 'JO', email: 'jo@new.example' } })).status).toBe(
    200,
  );
  expect((await change('Joe')).body.username).toBe('Joe');
  expect((await change('JO')).status).toBe(400);
});

const COMMON = 'Many people use this password, so it is easy to guess. Please pick another one.';

test.each(['password123', 'PassWord123', 'qwerty', 'Superman', 'ｑｗｅｒｔｙ', 'password1 ', '  Qwerty12 '])(
  'the password %s is one of the 10,000 that are guessed first, and refused with a sentence at its field',
  async (password) => {
    const { stranger, platform } = await openWorld();
    const visitor = stranger();
    const body = { ...REGISTRATION, password, confirmPassword: password };
    const { status, body: refusal } = await visitor.call(register, { body });
    expect([status, refusal]).toEqual([400, { message: COMMON, fields: { password: COMMON } }]);
    expect(visitor.cookies).toEqual({});
    expect(await platform.db.selectFrom('users').selectAll().execute()).toEqual([]);
  },
);

test.each(['willow-2', ' WILLOW-2 ', 'willow@family.example', 'Zoë Reyes', 'zoereyes', 'Rootling'])(
  'the password %s, which is a name of hers or of this site, is refused',
  async (password) => {
    const { stranger } = await openWorld();
    const own = { username: 'Willow-2', email: 'willow@family.example', firstName: 'Zoë', lastName: 'Reyes' };
    const body = { ...REGISTRATION, ...own, password, confirmPassword: password };
    const message =
      'This is a name of yours or of this site, so it is easy to guess. Please pick another password.';
    expect(await stranger().call(register, { body })).toMatchObject({
      status: 400,
      body: { message, fields: { password: message } },
    });
  },
);

test('nobody gets a password that is guessed first, not from an administrator either', async () => {
  const { student, admin, stranger } = await openWorld();
  const first = await stranger().call(createFirstAdmin, {
    body: { ...FIRST_ADMIN, password: '1qaz2wsx3edc' },
  });
  expect([first.status, first.body]).toEqual([400, { message: COMMON, fields: { password: COMMON } }]);
  const { user } = await student();
  const ranger = await admin();
  const body = { userId: user.id, newPassword: 'sunshine' };
  const reset = await ranger.caller.call(resetStudentPassword, { body });
  expect([reset.status, reset.body]).toEqual([400, { message: COMMON, fields: { newPassword: COMMON } }]);
});

test("the first administrator's password has at least 12 characters", async () => {
  const { stranger } = await openWorld();
  const make = (password: string) =>
    stranger().call(createFirstAdmin, { body: { ...FIRST_ADMIN, password } });
  const SHORT = 'Password must be at least 12 characters';
  const short = await make('elf-and-owl');
  expect([short.status, short.body]).toEqual([400, { message: SHORT, fields: { password: SHORT } }]);
  expect((await make('elf-and-owls')).status).toBe(201);
});

test('what administrators search stays in step with every change of a name', async () => {
  const { student, platform } = await openWorld();
  const { user, caller } = await student();
  await Promise.all([
    caller.call(completeProfile, {
      body: { firstName: 'José', lastName: 'Ito', troopNumber: 'B-7', state: 'OR', zipCode: '97201' },
    }),
    caller.call(editProfile, { body: { username: 'Juniper', email: 'J@Family.example' } }),
  ]);
  const row = await platform.db
    .selectFrom('users')
    .select(['search_text', 'troop_key'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ search_text: 'jose ito\njuniper\nj@family.example', troop_key: 'b-7' });
});

test('the first administrator is made once, and then the page is closed (#first-administrator)', async () => {
  const { stranger } = await openWorld();
  const visitor = stranger();
  expect((await visitor.call(getFirstAdmin)).body).toEqual({ open: true });
  const { status, body } = await visitor.call(createFirstAdmin, { body: FIRST_ADMIN });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    message: 'Admin user created successfully',
    user: { username: 'ranger', role: 'admin' },
  });
  expect(visitor.cookies).toEqual({});
  expect((await visitor.call(getFirstAdmin)).body).toEqual({ open: false });
  const again = await visitor.call(createFirstAdmin, { body: { ...FIRST_ADMIN, username: 'second' } });
  expect(again.status).toBe(409);
  expect(again.body).toEqual({ message: 'An administrator already exists. This page is closed.' });
});

test('eight calls at once make one administrator', async () => {
  const { stranger, platform } = await openWorld();
  const calls = Array.from({ length: 8 }, (_, index) =>
    stranger().call(createFirstAdmin, { body: { ...FIRST_ADMIN, username: `ranger-${index}` } }),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  const admins = await platform.db.selectFrom('users').selectAll().where('role', '=', 'admin').execute();
  expect(admins).toHaveLength(1);
});

test("a student's name is taken for the first administrator too, and the page stays open", async () => {
  const { student, stranger } = await openWorld();
  await student({ username: 'Ranger' });
  const visitor = stranger();
  const { status, body } = await visitor.call(createFirstAdmin, { body: FIRST_ADMIN });
  expect(status).toBe(409);
  expect(body).toHaveProperty('fields.username');
  expect((await visitor.call(getFirstAdmin)).body).toEqual({ open: true });
});

test('Log Out has the browser wipe what it stores only where nothing waits on the device', async () => {
  const { student } = await openWorld();
  const responses = [
    await (await student()).caller.call(logout, { query: { device: 'empty' } }),
    await (await student()).caller.call(logout),
  ];
  expect(responses.map(({ headers }) => headers['clear-site-data'])).toEqual(['"storage"', undefined]);
});
