import { expect, test } from 'vitest';
import { resetStudentPassword } from '#domain/contract/office/admin.ts';
import { getUser, login } from '#domain/contract/sign-in/accounts.ts';
import { completeReset, startReset, verifyReset } from '#domain/contract/sign-in/password-reset.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { PASSWORD } from '#server/testing/factories.ts';
import { openWorld } from '#server/testing/test-app.ts';
import type { Caller } from '#server/testing/world.ts';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'fresh-cutting-3';
/** The factory's student: troop 42 in Wisconsin, whose mother is Ana Reyes. */
const RIGHT = { troopNumber: '42', parentFirstName: 'Ana', parentLastName: 'Reyes', state: 'WI' };
const MISMATCH = { message: "The information provided doesn't match our records." };
const OVER = { message: 'This took too long. Please answer the questions again.' };

async function openForgotten(over: { troopNumber?: string } = {}) {
  const world = await openWorld();
  const scout = await world.student({ username: 'Willow', ...over });
  const visitor = world.stranger();
  const answer = (answers: Record<string, string>, username = 'willow') =>
    visitor.call(verifyReset, { body: { username, ...answers } });
  const complete = (resetToken: string, username = 'willow') =>
    visitor.call(completeReset, { body: { username, resetToken, newPassword: NEW_PASSWORD } });
  const logIn = (password: string) =>
    world.stranger().call(login, { body: { username: 'willow', password } });
  return { ...world, scout, visitor, answer, complete, logIn };
}

test('a child who answers the four questions sets a new password, and every session ends (#password-reset)', async () => {
  const { scout, visitor, answer, complete, logIn } = await openForgotten();
  const { body: start } = await visitor.call(startReset, { body: { username: ' WILLOW ' } });
  expect(start).toEqual({
    questions: [
      { field: 'troopNumber', label: 'Troop Number' },
      { field: 'parentFirstName', label: 'Parent/Guardian First Name' },
      { field: 'parentLastName', label: 'Parent/Guardian Last Name' },
      { field: 'state', label: 'State' },
    ],
  });
  const typed = { troopNumber: ' 42', parentFirstName: '  aNA ', parentLastName: 'REYES', state: 'wi ' };
  const { body: verified } = await answer(typed);
  expect(verified.resetToken).toMatch(/^[\w-]{43}$/);
  expect((await complete(verified.resetToken)).body).toEqual({ success: true });
  expect((await scout.caller.call(getUser)).status).toBe(401);
  expect((await logIn(PASSWORD)).status).toBe(401);
  expect((await logIn(NEW_PASSWORD)).status).toBe(200);
});

test.each([
  ['troopNumber', '43'],
  ['parentFirstName', 'An'],
  ['parentLastName', 'Reye'],
  ['state', 'IL'],
])('a wrong %s is refused without a word on which answer was wrong', async (field, wrong) => {
  const { answer } = await openForgotten();
  const { status, body } = await answer({ ...RIGHT, [field]: wrong });
  expect(status).toBe(400);
  expect(body).toEqual(MISMATCH);
});

test('an empty stored value never matches', async () => {
  const { answer } = await openForgotten({ troopNumber: '' });
  // A combining accent alone is text to the form and nothing to the comparison.
  const { status, body } = await answer({ ...RIGHT, troopNumber: '\u0301' });
  expect(status).toBe(400);
  expect(body).toEqual(MISMATCH);
});

test('five wrong tries an hour are all, then even the right answers wait', async () => {
  const { answer, passTime } = await openForgotten();
  for (let n = 0; n < 5; n += 1) {
    expect((await answer({ ...RIGHT, troopNumber: '43' })).status).toBe(400);
    passTime(MINUTE_MS);
  }
  const { status, headers } = await answer(RIGHT);
  expect(status).toBe(429);
  expect(headers['retry-after']).toBe(String(55 * 60));
  passTime(55 * MINUTE_MS);
  expect((await answer(RIGHT)).status).toBe(200);
});

test('twenty wrong tries at once are no more than five', async () => {
  const { answer } = await openForgotten();
  const tries = Array.from({ length: 20 }, () => answer({ ...RIGHT, troopNumber: '43' }));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
});

test("wrong tries at one account do not stop another's", async () => {
  const { answer, student } = await openForgotten();
  await student({ username: 'aspen' });
  for (let n = 0; n < 6; n += 1) await answer({ ...RIGHT, state: 'IL' });
  expect((await answer(RIGHT)).status).toBe(429);
  expect((await answer(RIGHT, 'aspen')).status).toBe(200);
});

test('an unknown name is told so at every stage', async () => {
  const { visitor, answer, complete } = await openForgotten();
  const answers = [
    await visitor.call(startReset, { body: { username: 'nobody' } }),
    await answer(RIGHT, 'nobody'),
    await complete('whatever', 'nobody'),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(404);
    expect(body).toEqual({ message: 'User not found' });
  }
});

test('administrators, students whose parent has not signed, and e-mail addresses are answered like an unknown name', async () => {
  const { visitor, admin, unconsentedStudent, scout, answer, complete } = await openForgotten();
  const typed = [
    (await admin({ username: 'ranger' })).user.username,
    (await unconsentedStudent({ username: 'aspen' })).user.username,
    scout.user.email,
    (await admin()).user.email,
  ];
  for (const username of typed) {
    const answers = [
      await visitor.call(startReset, { body: { username } }),
      await answer(RIGHT, username),
      await complete('whatever', username),
    ];
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([404, { message: 'User not found' }]);
    }
  }
});

test('an administrator for whom a parent has signed once is answered like an unknown name, too', async () => {
  const { visitor, platform, scout } = await openForgotten();
  const { id, username } = scout.user;
  await platform.db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
  const { status, body } = await visitor.call(startReset, { body: { username } });
  expect([status, body]).toEqual([404, { message: 'User not found' }]);
});

test('a token of an account that may no longer be reset opens nothing', async () => {
  const { answer, complete, platform, scout } = await openForgotten();
  const { resetToken } = (await answer(RIGHT)).body;
  await platform.db
    .updateTable('users')
    .set({ parent_consent_completed_at: null })
    .where('id', '=', scout.user.id)
    .execute();
  expect((await complete(resetToken)).status).toBe(404);
});

test.each([
  ['sixty names', 60, (visitor: Caller) => visitor.call(startReset, { body: { username: 'nobody' } })],
  [
    'thirty sets of answers',
    30,
    (visitor: Caller) => visitor.call(verifyReset, { body: { username: 'nobody', ...RIGHT } }),
  ],
  [
    'sixty new passwords',
    60,
    (visitor: Caller) =>
      visitor.call(completeReset, {
        body: { username: 'nobody', resetToken: 'x', newPassword: NEW_PASSWORD },
      }),
  ],
])('%s an hour come from one address, at once or one by one, and no more', async (_, most, send) => {
  const { stranger, passTime } = await openForgotten();
  const statuses = async (times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => send(stranger())));
    return answers.map(({ status }) => status);
  };
  expect(await statuses(1)).toEqual([404]);
  passTime(22 * MINUTE_MS);
  const rest = await statuses(most + 4);
  expect(rest.filter((status) => status === 404)).toHaveLength(most - 1);
  expect(rest.filter((status) => status === 429)).toHaveLength(5);
  const { headers, body } = await send(stranger());
  expect(headers['retry-after']).toBe(String(38 * 60));
  expect(body).toEqual({
    message: 'That was too many tries. Please wait 38 minutes and try again, or ask an adult for help.',
  });
  passTime(38 * MINUTE_MS);
  expect((await send(stranger())).status).toBe(404);
});

test('one account is reset five times a day, and successful ones count', async () => {
  const { answer, complete, passTime, scout, admin } = await openForgotten();
  for (let n = 0; n < 5; n += 1) {
    expect((await complete((await answer(RIGHT)).body.resetToken)).status).toBe(200);
    passTime(MINUTE_MS);
  }
  const { status, headers, body } = await answer(RIGHT);
  expect([status, headers['retry-after']]).toEqual([429, String((24 * 60 - 5) * 60)]);
  expect(body).toHaveProperty('message', expect.stringContaining('Please wait 24 hours'));
  const ranger = await admin();
  const byAdmin = { userId: scout.user.id, newPassword: NEW_PASSWORD };
  expect((await ranger.caller.call(resetStudentPassword, { body: byAdmin })).status).toBe(200);
  passTime((24 * 60 - 5) * MINUTE_MS);
  expect((await answer(RIGHT)).status).toBe(200);
});

test('tokens that were gathered before do not help beyond five resets a day', async () => {
  const { answer, complete, platform, scout } = await openForgotten();
  const done = async () => (await complete((await answer(RIGHT)).body.resetToken)).status;
  for (let n = 0; n < 4; n += 1) expect(await done()).toBe(200);
  const { resetToken } = (await answer(RIGHT)).body;
  expect(await done()).toBe(200);
  // As if its row had outlived the reset.
  const kept = { token_hash: hashOfToken(resetToken), user_id: scout.user.id };
  const row = { ...kept, expires_at: platform.clock() + MINUTE_MS, asks_code: 0, code_tries: 0 } as const;
  await platform.db.insertInto('password_resets').values(row).execute();
  expect((await complete(resetToken)).status).toBe(429);
});

test('a password that is guessed first is refused at its field, and the token still works', async () => {
  const { visitor, answer, complete } = await openForgotten();
  const { resetToken } = (await answer(RIGHT)).body;
  const common = { username: 'willow', resetToken, newPassword: 'football' };
  const { status, body } = await visitor.call(completeReset, { body: common });
  expect(status).toBe(400);
  expect(body).toHaveProperty('fields.newPassword', expect.stringMatching(/^Many people use this password/));
  expect((await complete(resetToken)).status).toBe(200);
});

test('a token works once', async () => {
  const { answer, complete } = await openForgotten();
  const { resetToken } = (await answer(RIGHT)).body;
  const answers = await Promise.all([complete(resetToken), complete(resetToken)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const { status, body } = await complete(resetToken);
  expect(status).toBe(400);
  expect(body).toEqual(OVER);
});

test('a token ends after 15 minutes', async () => {
  const { answer, complete, passTime, logIn } = await openForgotten();
  const { resetToken } = (await answer(RIGHT)).body;
  passTime(15 * MINUTE_MS);
  expect((await complete(resetToken)).body).toEqual(OVER);
  expect((await logIn(PASSWORD)).status).toBe(200);
});

test('a token opens no account but its own', async () => {
  const { answer, complete, student, stranger } = await openForgotten();
  await student({ username: 'aspen' });
  const { resetToken } = (await answer(RIGHT)).body;
  expect((await complete(resetToken, 'aspen')).status).toBe(400);
  const body = { username: 'aspen', password: PASSWORD };
  expect((await stranger().call(login, { body })).status).toBe(200);
  expect((await complete(resetToken)).status).toBe(200);
});

test('a reset ends every other reset under way, and only hashes of tokens are stored', async () => {
  const { answer, complete, platform } = await openForgotten();
  const first = (await answer(RIGHT)).body.resetToken;
  const second = (await answer(RIGHT)).body.resetToken;
  const stored = JSON.stringify(await platform.db.selectFrom('password_resets').selectAll().execute());
  expect(stored).not.toContain(first);
  expect((await complete(second)).status).toBe(200);
  expect((await complete(first)).status).toBe(400);
});

test('a child who guessed at her old password until the door shut gets in with the new one', async () => {
  const { answer, complete, logIn } = await openForgotten();
  for (let n = 0; n < 11; n += 1) await logIn('wrong-one');
  expect((await logIn(PASSWORD)).status).toBe(429);
  await complete((await answer(RIGHT)).body.resetToken);
  expect((await logIn(NEW_PASSWORD)).status).toBe(200);
});
