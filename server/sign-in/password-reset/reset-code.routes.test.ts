import { expect, test } from 'vitest';
import * as consent from '#domain/contract/consent/consent.ts';
import * as proof from '#domain/contract/consent/consent-proof.ts';
import * as guardians from '#domain/contract/family/guardians.ts';
import * as ownAddress from '#domain/contract/family/own-address.ts';
import { answerAddressReplacement } from '#domain/contract/family/replacements.ts';
import { correctParentEmail, resetStudentPassword } from '#domain/contract/office/admin.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import {
  completeReset,
  confirmReset,
  sendResetCodeAgain,
  startReset,
  verifyReset,
} from '#domain/contract/sign-in/password-reset.ts';
import { CALL_AFTER_SILENCE_MS } from '#domain/limits.ts';
import { drawnSignature } from '#server/testing/drawn-signature.ts';
import { PASSWORD } from '#server/testing/factories.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NEW_PASSWORD = 'fresh-cutting-3';
const RIGHT = { troopNumber: '42', parentFirstName: 'Ngozi', parentLastName: 'Okafor', state: 'WI' };
const OVER = { message: 'This took too long. Please answer the questions again.' };
const CHANGED = 'A Rootling password was changed';
const CODE = /^(\d{4}) (\d{4})$/m;

const atCode = (message: string) => ({ message, fields: { code: message } });
const WRONG_LEFT = (left: number) => ({
  ...atCode(`That is not the code. You have ${left} tries left.`),
});
const WRONG_LAST = atCode('That is not the code. You have 1 try left.');
const NO_TRIES = atCode('That was not the code, and there are no tries left. Please ask for a new one.');
const NOT_NEWEST = atCode('This is not the newest code. Please take the one from the last e-mail.');
const TOO_OLD = atCode('This code is too old. Please ask for a new one.');

/** A scout called Willow whose mother Ngozi has confirmed by mail, and who has forgotten the password. */
async function openForgotten() {
  const world = await openMailedWorld();
  const { server, deliver, lastToken } = world;
  const { db } = world.platform;
  const visitor = world.stranger();
  const sign = async (parentEmail = 'ngozi@family.example', username = 'willow') => {
    const scout = await world.unconsentedStudent({ username, firstName: 'Zoë' });
    await scout.caller.call(consent.giveParentConsent, {
      body: {
        parentFirstName: 'Ngozi',
        parentLastName: 'Okafor',
        parentEmail,
        signature: await drawnSignature(),
        termsAgree: true,
      },
    });
    const token = await lastToken(parentEmail, '/parent/confirm');
    await visitor.call(consent.answerConfirmation, { body: { token, agree: true } });
    // The letter a day later would count among the codes.
    await db.deleteFrom('mails').execute();
    await db.deleteFrom('throttle_events').execute();
    server.received.length = 0;
    return scout;
  };
  const codes = () =>
    server.received.flatMap(({ body }) => {
      const [, first, last] = CODE.exec(body) ?? [];
      return first && last ? [`${first}${last}`] : [];
    });
  const answer = (username = 'willow') => visitor.call(verifyReset, { body: { username, ...RIGHT } });
  return {
    ...world,
    sign,
    codes,
    answer,
    newestCode: async () => {
      await deliver();
      return codes().at(-1) ?? '';
    },
    confirm: (resetToken: string, code: string, username = 'willow') =>
      visitor.call(confirmReset, { body: { username, resetToken, code } }),
    again: (resetToken: string) =>
      visitor.call(sendResetCodeAgain, { body: { username: 'willow', resetToken } }),
    complete: (resetToken: string) =>
      visitor.call(completeReset, { body: { username: 'willow', resetToken, newPassword: NEW_PASSWORD } }),
    logIn: (password: string) => world.stranger().call(login, { body: { username: 'willow', password } }),
  };
}

const otherThan = (code: string) => (code === '11111111' ? '22222222' : '11111111');

test('#the-code-before-a-new-password: where a parent confirmed by mail the right answers bring her a code, and the code a new password', async () => {
  const { sign, answer, newestCode, confirm, complete, logIn, server, visitorStart } = await withStart();
  await sign();
  expect(Object.keys((await visitorStart()).body)).toEqual(['questions']);
  const { body } = await answer();
  expect(body).toEqual({
    resetToken: expect.stringMatching(/^[\w-]{43}$/),
    codeSentTo: 'n•••@family.example',
  });
  const code = await newestCode();
  expect(code).toMatch(/^\d{8}$/);
  const [mail] = server.received;
  expect(mail?.to).toEqual(['ngozi@family.example']);
  expect(mail?.headers.subject).toBe('The code for a new Rootling password');
  expect(mail?.headers.subject).not.toContain('Zoë');
  expect(mail?.body).toContain('If nobody in your family asked, do not share');
  const early = await complete(body.resetToken);
  expect([early.status, early.body]).toEqual([
    400,
    { message: 'Please type the code from the e-mail first.' },
  ]);
  expect(await confirm(body.resetToken, `${code.slice(0, 4)} ${code.slice(4)}`)).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect((await complete(body.resetToken)).status).toBe(200);
  expect((await logIn(PASSWORD)).status).toBe(401);
  expect((await logIn(NEW_PASSWORD)).status).toBe(200);
});

async function withStart() {
  const world = await openForgotten();
  return {
    ...world,
    visitorStart: () => world.stranger().call(startReset, { body: { username: 'willow' } }),
  };
}

test('#the-code-before-a-new-password: who only signed on a device is asked nothing more, mail or not', async () => {
  const { student, stranger } = await openForgotten();
  await student({ username: 'elm' });
  const answers = { ...RIGHT, parentFirstName: 'Ana', parentLastName: 'Reyes' };
  const { body } = await stranger().call(verifyReset, { body: { username: 'elm', ...answers } });
  expect(Object.keys(body)).toEqual(['resetToken']);
});

/** A scout for whom somebody typed an address from which nobody has answered. */
async function openUnanswered() {
  const world = await openForgotten();
  const { caller, user } = await world.unconsentedStudent({ username: 'willow' });
  const parent = { parentFirstName: 'Ngozi', parentLastName: 'Okafor', parentEmail: 'typed@else.example' };
  const signature = await drawnSignature();
  await caller.call(consent.giveParentConsent, { body: { ...parent, signature, termsAgree: true } });
  world.passTime(CALL_AFTER_SILENCE_MS);
  await world.deliver();
  return { ...world, params: { id: user.id } };
}
type Proving = (world: Awaited<ReturnType<typeof openUnanswered>>) => Promise<{ status: number }>;

const byForm: Proving = async ({ admin, params }) => {
  const scan = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n');
  const { caller } = await admin();
  return caller.upload(proof.receiveSignedForm, params, [{ name: 'scan.pdf', bytes: scan }]);
};
const byPhone: Proving = async ({ admin, params, platform }) => {
  const time = new Date(platform.clock() - MINUTE_MS).toISOString();
  const body = { number: '608 555 0100', time, note: 'She knew the troop.' };
  return (await admin()).caller.call(proof.confirmByPhone, { params, body });
};

test.each([
  ['a form on paper', byForm],
  ['a call', byPhone],
])(
  '#the-code-before-a-new-password: after %s no code goes to an address that never confirmed, and an administrator helps',
  async (_, prove) => {
    const world = await openUnanswered();
    const proven = await prove(world);
    expect([200, 201]).toContain(proven.status);
    expect(await world.answer()).toMatchObject({
      status: 403,
      body: { message: 'We cannot send a code to your parent right now. An administrator can help you.' },
    });
    await world.deliver();
    expect(world.codes()).toEqual([]);
    expect(await world.platform.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  },
);

test('a code lies nowhere in clear: not in a mail that waits, not in the table, not in the log', async () => {
  const { sign, answer, newestCode, platform, said } = await openForgotten();
  await sign();
  await answer();
  const mails = await platform.db.selectFrom('mails').selectAll().execute();
  expect(mails).toMatchObject([{ kind: 'reset-code', body: expect.stringContaining('{{code}}') }]);
  const code = await newestCode();
  const [row] = await platform.db.selectFrom('password_resets').selectAll().execute();
  expect(row?.code_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const halves = `${code.slice(0, 4)} ${code.slice(4)}`;
  for (const text of [JSON.stringify(row), said.join('')]) {
    expect(text).not.toContain(code);
    expect(text).not.toContain(halves);
  }
});

test('five wrong codes are all, then the right one opens nothing until another is mailed', async () => {
  const { sign, answer, newestCode, confirm, again, passTime } = await openForgotten();
  await sign();
  const { resetToken } = (await answer()).body;
  const code = await newestCode();
  for (const told of [WRONG_LEFT(4), WRONG_LEFT(3), WRONG_LEFT(2), WRONG_LAST]) {
    const { status, body } = await confirm(resetToken, otherThan(code));
    expect([status, body]).toEqual([400, told]);
  }
  expect((await confirm(resetToken, otherThan(code))).body).toEqual(NO_TRIES);
  expect((await confirm(resetToken, code)).body).toEqual(NO_TRIES);
  passTime(2 * MINUTE_MS);
  expect((await again(resetToken)).status).toBe(200);
  expect((await confirm(resetToken, await newestCode())).status).toBe(200);
});

test('twenty wrong codes at once are no more than five tries', async () => {
  const { sign, answer, newestCode, confirm } = await openForgotten();
  await sign();
  const { resetToken } = (await answer()).body;
  const code = await newestCode();
  const tries = await Promise.all(Array.from({ length: 20 }, () => confirm(resetToken, otherThan(code))));
  const left = tries.map(({ body }) => JSON.stringify(body)).filter((it) => it.includes(' left.'));
  expect(left.filter((it) => it.includes('You have'))).toHaveLength(4);
  expect((await confirm(resetToken, code)).body).toEqual(NO_TRIES);
});

test('a code ends after ten minutes, and asking for another keeps the reset', async () => {
  const { sign, answer, newestCode, confirm, again, passTime } = await openForgotten();
  await sign();
  const { resetToken } = (await answer()).body;
  passTime(9 * MINUTE_MS);
  const code = await newestCode();
  passTime(10 * MINUTE_MS);
  expect((await confirm(resetToken, code)).body).toEqual(TOO_OLD);
  const resent = await again(resetToken);
  expect(resent).toMatchObject({
    status: 200,
    body: { codeSentTo: 'n•••@family.example', nextAt: '2026-08-01T12:21:00.000Z' },
  });
  expect((await confirm(resetToken, await newestCode())).status).toBe(200);
});

test('another code ends the one before at once, not sooner than after two minutes', async () => {
  const { sign, answer, newestCode, confirm, again, passTime, codes } = await openForgotten();
  await sign();
  const { resetToken } = (await answer()).body;
  const first = await newestCode();
  const soon = await again(resetToken);
  expect(soon.status).toBe(429);
  expect(soon.body).toEqual({
    message: 'We just sent it. Please wait 2 minutes.',
  });
  passTime(2 * MINUTE_MS);
  expect((await again(resetToken)).status).toBe(200);
  expect((await confirm(resetToken, first)).body).toEqual(NOT_NEWEST);
  const second = await newestCode();
  expect(codes()).toEqual([first, second]);
  expect((await confirm(resetToken, second)).status).toBe(200);
});

test('of two who give the right code at once one wins, and it works once', async () => {
  const { sign, answer, newestCode, confirm, complete } = await openForgotten();
  await sign();
  const { resetToken } = (await answer()).body;
  const code = await newestCode();
  const both = await Promise.all([confirm(resetToken, code), confirm(resetToken, code)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = await confirm(resetToken, code);
  expect([late.status, late.body]).toEqual([409, { message: 'This code was used already.' }]);
  expect((await complete(resetToken)).status).toBe(200);
  expect((await confirm(resetToken, code)).body).toEqual(OVER);
});

test("a code opens no reset but the one that asked for it, and no other child's", async () => {
  const { sign, answer, newestCode, confirm, deliver, codes } = await openForgotten();
  await sign();
  await sign('amara@family.example', 'aspen');
  const first = (await answer()).body.resetToken;
  const code = await newestCode();
  const other = (await answer('aspen')).body.resetToken;
  await deliver();
  expect(codes()).toHaveLength(2);
  expect((await confirm(other, code, 'aspen')).body).toEqual(WRONG_LEFT(4));
  expect((await confirm(first, code, 'aspen')).status).toBe(400);
  const begunAgain = (await answer()).body.resetToken;
  expect((await confirm(first, code)).body).toEqual(OVER);
  expect((await confirm(begunAgain, code)).body).toEqual(NOT_NEWEST);
});

test('four codes a day go to a family, and word of a change', async () => {
  const { sign, answer, again, passTime, deliver, server, newestCode, confirm, complete } =
    await openForgotten();
  await sign();
  const { resetToken } = (await answer()).body;
  for (let n = 0; n < 3; n += 1) {
    passTime(2 * MINUTE_MS);
    await deliver();
    expect((await again(resetToken)).status).toBe(200);
  }
  const code = await newestCode();
  passTime(2 * MINUTE_MS);
  expect((await again(resetToken)).status).toBe(429);
  expect((await answer()).status).toBe(429);
  expect((await confirm(resetToken, code)).status).toBe(200);
  expect((await complete(resetToken)).status).toBe(200);
  await deliver();
  expect(server.received.map(({ headers }) => headers.subject).at(-1)).toBe(CHANGED);
  passTime(DAY_MS);
  expect((await answer()).status).toBe(200);
});

test('#letters-of-security: the code and word of the change come though strangers have signed up with the address all day', async () => {
  const { sign, answer, newestCode, confirm, complete, deliver, letters, unconsentedStudent } =
    await openForgotten();
  await sign();
  const signature = await drawnSignature();
  const names = { parentFirstName: 'Ngozi', parentLastName: 'Okafor', signature, termsAgree: true };
  for (let n = 0; n < 8; n += 1) {
    const body = { ...names, parentEmail: 'ngozi@family.example' };
    await (await unconsentedStudent()).caller.call(consent.giveParentConsent, { body });
  }
  await deliver();
  expect(letters('ngozi@family.example'), 'the share of strangers').toHaveLength(6);
  const { resetToken } = (await answer()).body;
  expect((await confirm(resetToken, await newestCode())).status).toBe(200);
  expect((await complete(resetToken)).status).toBe(200);
  await deliver();
  expect(letters('ngozi@family.example').at(-1)?.headers.subject).toBe(CHANGED);
});

test('a letter whose reset is over goes nowhere', async () => {
  const { sign, answer, passTime, deliver, server, platform } = await openForgotten();
  await sign();
  await answer();
  passTime(15 * MINUTE_MS);
  await deliver();
  expect(server.received).toEqual([]);
  expect(await platform.db.selectFrom('mails').selectAll().execute()).toEqual([]);
});

test('another try to send the letter brings another code', async () => {
  const { sign, answer, passTime, deliver, server, confirm, codes, platform } = await openForgotten();
  await sign();
  const { resetToken } = (await answer()).body;
  server.refused.add('ngozi@family.example');
  await deliver();
  const before = await platform.db.selectFrom('password_resets').selectAll().execute();
  server.refused.clear();
  passTime(MINUTE_MS);
  await deliver();
  const after = await platform.db.selectFrom('password_resets').selectAll().execute();
  expect(after[0]?.code_hash).not.toBe(before[0]?.code_hash);
  expect((await confirm(resetToken, codes().at(-1) ?? '')).status).toBe(200);
});

test('#the-code-before-a-new-password: while the address of who confirmed is replaced, the code goes to the other parent', async () => {
  const { sign, answer, newestCode, confirm, complete, parent, admin, platform, ...world } =
    await openForgotten();
  const scout = await sign();
  await parent([scout], 'bo@family.example');
  const ranger = (await admin()).caller;
  const params = { id: scout.user.id };
  const body = { parentEmail: 'new@family.example', reason: 'She called.' };
  await ranger.call(correctParentEmail, { params, body });
  const token = await world.lastToken('ngozi@family.example', '/parent/address/replacement');
  await world.stranger().call(answerAddressReplacement, { body: { token, agree: true } });
  await world.deliver();
  const { consent_state } = await platform.db
    .selectFrom('users')
    .select('consent_state')
    .where('id', '=', scout.user.id)
    .executeTakeFirstOrThrow();
  expect(consent_state).toBe('grace');

  const verified = (await answer()).body;
  expect(verified.codeSentTo).toBe('b•••@family.example');
  expect((await complete(verified.resetToken)).status).toBe(400);
  expect((await confirm(verified.resetToken, await newestCode())).status).toBe(200);
  expect((await complete(verified.resetToken)).status).toBe(200);
  const guardianId = (await ranger.call(guardians.listGuardians, { params })).body.find(
    ({ email }) => email === 'bo@family.example',
  )?.id;
  await ranger.call(guardians.blockGuardian, {
    params: { ...params, guardianId: guardianId ?? '' },
    body: { reason: 'A court said so.' },
  });
  expect(await answer()).toMatchObject({
    status: 403,
    body: { message: 'We cannot send a code to your parent right now. An administrator can help you.' },
  });
});

type Forgotten = Awaited<ReturnType<typeof openForgotten>>;
type Turn = (world: Forgotten, childId: string) => Promise<{ status: number }>;
const NGOZI = 'ngozi@family.example';

const block: Turn = async ({ admin }, id) => {
  const ranger = (await admin()).caller;
  const listed = (await ranger.call(guardians.listGuardians, { params: { id } })).body;
  const guardianId = listed.find(({ email }) => email === NGOZI)?.id ?? '';
  const body = { reason: 'A court said so.' };
  return ranger.call(guardians.blockGuardian, { params: { id, guardianId }, body });
};
const replace: Turn = async ({ admin, stranger, lastToken }, id) => {
  const body = { parentEmail: 'new@family.example', reason: 'She called.' };
  await (await admin()).caller.call(correctParentEmail, { params: { id }, body });
  const token = await lastToken(NGOZI, '/parent/address/replacement');
  return stranger().call(answerAddressReplacement, { body: { token, agree: true } });
};
const move: Turn = async ({ parent, stranger, lastToken }) => {
  const body = { email: 'new@family.example' };
  await (await parent([], NGOZI)).caller.call(ownAddress.changeOwnAddress, { body });
  const token = await lastToken('new@family.example', '/parent/address');
  return stranger().call(ownAddress.confirmAddress, { body: { token } });
};

test.each([
  ['is blocked', block],
  ['is replaced by another address', replace],
  ['changes the own address', move],
])(
  '#the-code-before-a-new-password: a new password that a parent has under way comes to nothing when the parent %s',
  async (_, turn) => {
    const world = await openForgotten();
    const { sign, answer, newestCode, confirm, complete, parent } = world;
    const scout = await sign();
    await parent([scout], 'bo@family.example');
    const opened = (await answer()).body.resetToken;
    expect((await confirm(opened, await newestCode())).status).toBe(200);
    const waiting = (await answer()).body.resetToken;
    const code = await newestCode();
    expect((await turn(world, scout.user.id)).status).toBe(200);
    expect(await complete(opened)).toMatchObject({ status: 400, body: OVER });
    expect(await confirm(waiting, code)).toMatchObject({ status: 400, body: OVER });
  },
);

test('#the-code-before-a-new-password: a code that waits for a confirmed address goes to none that takes its place', async () => {
  const world = await openForgotten();
  const scout = await world.sign();
  world.server.refused.add(NGOZI);
  expect((await world.answer()).status).toBe(200);
  await world.deliver();
  world.server.refused.clear();
  expect((await replace(world, scout.user.id)).status).toBe(200);
  world.passTime(10 * MINUTE_MS);
  await world.deliver();
  expect(world.codes()).toEqual([]);
  const left = await world.platform.db.selectFrom('mails').select('kind').execute();
  expect(left.map(({ kind }) => kind)).not.toContain('reset-code');
});

test('#the-code-before-a-new-password: every parent hears of a new password, by the questions or by an administrator', async () => {
  const { sign, answer, newestCode, confirm, complete, parent, admin, letters, deliver } =
    await openForgotten();
  const scout = await sign();
  await parent([scout], 'bo@family.example');
  const told = () =>
    ['ngozi@family.example', 'bo@family.example'].map(
      (address) => letters(address).filter(({ headers }) => headers.subject === CHANGED).length,
    );
  const { resetToken } = (await answer()).body;
  await confirm(resetToken, await newestCode());
  await complete(resetToken);
  await deliver();
  expect(told()).toEqual([1, 1]);
  const body = { userId: scout.user.id, newPassword: 'fresh-cutting-9' };
  await (await admin()).caller.call(resetStudentPassword, { body });
  await deliver();
  expect(told()).toEqual([2, 2]);
});

test('#passwords-that-a-parent-set: a new password whose code a parent read ends with the place of that parent', async () => {
  const world = await openForgotten();
  const scout = await world.sign();
  await world.parent([scout], 'bo@family.example');
  const { resetToken } = (await world.answer()).body;
  await world.confirm(resetToken, await world.newestCode());
  expect((await world.complete(resetToken)).status).toBe(200);
  expect((await world.logIn(NEW_PASSWORD)).status).toBe(200);
  await replace(world, scout.user.id);
  const token = await world.lastToken(NGOZI, '/parent/address/replacement');
  await world.stranger().call(answerAddressReplacement, { body: { token, agree: true } });
  expect(await world.logIn(NEW_PASSWORD)).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('does not work any more') },
  });
  const again = (await world.answer()).body;
  expect(again.codeSentTo).toBe('b•••@family.example');
  await world.confirm(again.resetToken, await world.newestCode());
  expect((await world.complete(again.resetToken)).status).toBe(200);
  expect((await world.logIn(NEW_PASSWORD)).status).toBe(200);
});
