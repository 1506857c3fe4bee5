import { expect, test } from 'vitest';
import { answerConfirmation } from '#domain/contract/consent/consent.ts';
import * as guardians from '#domain/contract/family/guardians.ts';
import * as ownAddress from '#domain/contract/family/own-address.ts';
import * as parent from '#domain/contract/family/parent.ts';
import { answerAddressReplacement, getAddressReplacement } from '#domain/contract/family/replacements.ts';
import { holdStudent, releaseHold } from '#domain/contract/keeping/holds.ts';
import { listProjects } from '#domain/contract/notebook/projects.ts';
import {
  correctParentEmail,
  deleteUser,
  getConsentRecord,
  listAudit,
  resetStudentPassword,
} from '#domain/contract/office/admin.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { clearAway } from '#server/office/retention-overview/clearing.service.ts';
import { putConfirmedRecord } from '#server/testing/confirmed-record.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import type { Caller } from '#server/testing/world.ts';

const DAY_MS = 24 * 3_600_000;
const [ANA, EX, BO] = ['ana@family.example', 'ex@elsewhere.example', 'bo@family.example'];
const DEAD = { status: 404, body: { message: 'This link is too old or was used.' } };
const WHY = 'Her former husband called: it was a typo.';

/**
 * Ada, whose mother has confirmed by mail and has the page open, and an administrator who gets a call from an
 * ex-partner.
 */
async function openFamily() {
  const world = await openMailedWorld();
  const { platform, stranger, lastToken } = world;
  const scout = await world.student({ firstName: 'Ada' });
  await putConfirmedRecord(platform.db, scout.user.id, ANA);
  await platform.db
    .updateTable('users')
    .set({ parent_email: ANA, consent_state: 'confirmed' })
    .where('id', '=', scout.user.id)
    .execute();
  const ana = (await world.parent([scout], ANA)).caller;
  const ranger = await world.admin({ username: 'ranger' });
  const params = { id: scout.user.id };
  const logIn = () =>
    ranger.caller.call(login, { body: { username: 'ranger', password: ranger.password, admin: true } });
  const enter = async (email: string) => {
    await stranger().call(parent.requestParentLink, { body: { email } });
    const token = await lastToken(email, '/parent');
    const caller = stranger();
    // Where no letter came there is no token.
    const { status } = await caller.call(parent.openParentPage, { body: { token: token || 'none' } });
    return { caller, status };
  };
  const answer = async (agree: boolean) => {
    const token = await lastToken(ANA, '/parent/address/replacement');
    return stranger().call(answerAddressReplacement, { body: { token, agree } });
  };
  return {
    ...world,
    scout,
    ana,
    ranger,
    params,
    enter,
    answer,
    replace: ({ caller } = ranger, parentEmail = EX, reason: string | undefined = WHY) =>
      caller.call(correctParentEmail, { params, body: { parentEmail, ...(reason && { reason }) } }),
    settle: async ({ caller }: typeof ranger, agree: boolean) => {
      const listed = (await caller.call(guardians.listGuardians, { params })).body;
      const one = listed.find(({ asked }) => asked !== null);
      const on = { ...params, guardianId: one?.id ?? 'nobody' };
      const body = { askedId: one?.asked?.id ?? 'none', agree };
      return caller.call(guardians.answerBlock, { params: on, body });
    },
    record: async () => (await ranger.caller.call(getConsentRecord, { params })).body,
    week: async (ms = 7 * DAY_MS) => {
      world.passTime(ms);
      await clearAway(platform);
      await logIn();
    },
    confirm: async (email: string) => {
      const token = (await lastToken(email, '/parent/confirm')) || 'none';
      return stranger().call(answerConfirmation, { body: { token, agree: true } });
    },
    deeds: async () =>
      (await ranger.caller.call(listAudit)).body
        .map(({ adminUsername, action }) => `${adminUsername} ${action}`)
        .filter((deed) => /parent-email|guardian-request/.test(deed))
        .toSorted(),
  };
}

const sees = async (caller: Caller) => (await caller.call(parent.listChildren)).status;

test('#replacing-an-address: for a week the other mailbox reads nothing, and the parent keeps page, session and letters', async () => {
  const world = await openFamily();
  const { ana, enter, replace, week, deliver, letters, params, confirm } = world;
  expect(await replace()).toMatchObject({
    status: 200,
    body: {
      outcome: 'planned',
      copySent: false,
      record: { isEmailConfirmed: true, emailChange: { email: EX, startsAt: '2026-08-08T12:00:00.000Z' } },
    },
  });
  expect(await sees(ana)).toBe(200);
  const seen = (await ana.call(parent.getChild, { params })).body;
  expect(seen.addressChanges).toMatchObject([{ isMine: true, startsAt: '2026-08-08T12:00:00.000Z' }]);
  expect(seen.looks[0]).toMatchObject({ by: 'Administrator ranger' });
  await deliver();
  expect(letters(ANA).at(-1)?.body).toContain('e•••@elsewhere.example');
  expect(letters(EX)).toHaveLength(1);
  expect(`${letters(EX)[0]?.headers.subject} ${letters(EX)[0]?.body}`).not.toContain('Ada');

  await week(7 * DAY_MS - 1);
  expect((await enter(EX)).status).toBe(404);
  expect(await confirm(EX)).toMatchObject({ status: 404 });
  expect((await enter(ANA)).status).toBe(200);
  expect(letters(EX), 'the neutral answer, and no letter').toHaveLength(1);
});

test('#passwords-that-a-parent-set: a password that the replaced parent set as an administrator ends with the place', async () => {
  const { replace, week, scout, admin, stranger } = await openFamily();
  await replace();
  const office = await admin({ email: ANA });
  const credentials = { username: scout.user.username, password: 'fresh-cutting-9' };
  const body = { userId: scout.user.id, newPassword: credentials.password };
  expect((await office.caller.call(resetStudentPassword, { body })).status).toBe(200);
  await week();
  expect((await stranger().call(login, { body: credentials })).status).toBe(403);
});

test('#replacing-an-address: the parent keeps her address by its mailbox, once, and administrators are told', async () => {
  const { ana, replace, answer, enter, week, deliver, letters, ranger, record, deeds, stranger, lastToken } =
    await openFamily();
  await replace();
  const token = await lastToken(ANA, '/parent/address/replacement');
  const headers = { 'x-link-token': token };
  for (const _ of [1, 2])
    expect(await stranger().call(getAddressReplacement, { headers })).toMatchObject({
      status: 200,
      body: { childFirstName: 'Ada', address: 'e•••@elsewhere.example' },
    });
  expect(await answer(false)).toMatchObject({ status: 200, body: { outcome: 'kept' } });
  expect(await answer(true)).toMatchObject(DEAD);
  expect(await stranger().call(getAddressReplacement, { headers })).toMatchObject(DEAD);
  expect(await record()).toMatchObject({ isEmailConfirmed: true, emailChange: null, corrections: [] });
  expect(await sees(ana)).toBe(200);
  await week();
  expect((await enter(EX)).status).toBe(404);
  expect((await enter(ANA)).status).toBe(200);
  await deliver();
  expect(letters(ranger.user.email).at(-1)?.body).toContain('said no');
  expect(letters(EX).at(-1)?.headers.subject).toBe('An address stays as it is at Rootling');
  expect(await deeds()).toEqual(['null keep-parent-email', 'ranger plan-parent-email']);
});

test('#replacing-an-address: a parent who lost her mailbox gets in after the week, by a consent from the new one', async () => {
  const { replace, week, enter, confirm, deliver, letters, record, deeds, params } = await openFamily();
  await replace();
  await week();
  expect((await enter(ANA)).status).toBe(404);
  expect((await enter(EX)).status).toBe(404);
  expect(await record()).toMatchObject({
    isEmailConfirmed: true,
    emailChange: null,
    state: 'grace',
    corrections: [{ parentEmail: EX, adminUsername: 'ranger' }],
  });
  await deliver();
  expect(letters(ANA).at(-1)?.headers.subject).toBe("A parent's address has changed at Rootling");
  expect(await confirm(EX)).toMatchObject({ status: 200, body: { outcome: 'confirmed' } });
  const { caller } = await enter(EX);
  expect((await caller.call(parent.getChild, { params })).body).toMatchObject({ addressChanges: [] });
  expect(await deeds()).toEqual(['null correct-parent-email', 'ranger plan-parent-email']);
});

test('#replacing-an-address: with a yes from the old mailbox it is done at once', async () => {
  const { ana, replace, answer, confirm, enter, week, record } = await openFamily();
  await replace();
  expect(await answer(true)).toMatchObject({ status: 200, body: { outcome: 'agreed' } });
  expect(await answer(false)).toMatchObject(DEAD);
  expect(await sees(ana)).toBe(401);
  expect(await confirm(EX)).toMatchObject({ status: 200 });
  expect((await enter(EX)).status).toBe(200);
  await week();
  expect((await record())?.corrections).toHaveLength(1);
});

test('#replacing-an-address: where there are two administrators, nobody is written to before another one agrees', async () => {
  const { admin, ranger, replace, settle, deliver, letters, week, enter, deeds, record } = await openFamily();
  const second = await admin({ username: 'second', email: 'second@troop.example' });
  expect(await replace(ranger, EX, '')).toMatchObject({
    status: 400,
    body: { fields: { reason: 'Please write down the reason' } },
  });
  expect(await replace()).toMatchObject({ status: 200, body: { outcome: 'asked' } });
  expect(await replace(), 'a retry does no harm').toMatchObject({ status: 200, body: { outcome: 'asked' } });
  expect(await replace(second, 'third@elsewhere.example')).toMatchObject({ status: 409 });
  expect(await settle(ranger, true)).toMatchObject({ status: 409 });
  await deliver();
  expect([letters(ANA), letters(EX)]).toEqual([[], []]);
  expect(letters('second@troop.example')[0]?.body).toContain('another address');
  await week();
  expect(await sees((await enter(ANA)).caller)).toBe(200);
  expect((await record())?.emailChange).toMatchObject({ email: EX, by: 'ranger', startsAt: null });

  const { username } = second.user;
  await second.caller.call(login, { body: { username, password: second.password, admin: true } });
  expect((await settle(second, true)).status).toBe(200);
  expect(await settle(second, true)).toMatchObject({ status: 409 });
  await deliver();
  expect(letters(EX)).toHaveLength(1);
  await week();
  expect((await enter(ANA)).status).toBe(404);
  expect(await deeds()).toEqual([
    'null correct-parent-email',
    'ranger ask-parent-email',
    'second plan-parent-email',
  ]);
});

test('#replacing-an-address: the other parents are told, see it on their page, and an administrator drops it again', async () => {
  const {
    scout,
    params,
    parent: open,
    replace,
    settle,
    ranger,
    deliver,
    letters,
    week,
    enter,
    deeds,
  } = await openFamily();
  const bo = (await open([scout], BO)).caller;
  await replace();
  await deliver();
  expect(letters(BO).at(-1)?.headers.subject).toBe("A parent's address is to change at Rootling");
  expect(letters(BO).at(-1)?.body).not.toContain(EX);
  expect((await bo.call(parent.getChild, { params })).body.addressChanges).toMatchObject([
    { isMine: false, address: null },
  ]);
  expect((await settle(ranger, false)).status).toBe(200);
  await deliver();
  for (const address of [ANA, BO, EX])
    expect(letters(address).at(-1)?.headers.subject).toBe('An address stays as it is at Rootling');
  await week();
  expect((await enter(ANA)).status).toBe(200);
  expect(await deeds()).toEqual(['ranger drop-guardian-request', 'ranger plan-parent-email']);
});

test('#replacing-an-address: an address of another parent, or of one who is blocked, takes nobody’s place', async () => {
  const { scout, parent: open, params, replace, ranger } = await openFamily();
  await open([scout], BO);
  expect(await replace(ranger, BO)).toMatchObject({ status: 409 });
  const listed = (await ranger.caller.call(guardians.listGuardians, { params })).body;
  const guardianId = listed.find(({ email }) => email === BO)?.id ?? '';
  const on = { params: { ...params, guardianId }, body: { reason: WHY } };
  await ranger.caller.call(guardians.blockGuardian, on);
  expect(await replace(ranger, BO)).toMatchObject({ status: 409 });
});

test('#replacing-an-address: what a lost mailbox had stopped is open when another one takes its place', async () => {
  const { ana, scout, params, replace, week, confirm } = await openFamily();
  await ana.call(parent.stopChild, { params });
  await replace();
  await week();
  const { username } = scout.user;
  expect(await scout.caller.call(login, { body: { username, password: scout.password } })).toMatchObject({
    status: 200,
  });
  expect((await scout.caller.call(listProjects)).status).toBe(200);
  expect(await confirm(EX)).toMatchObject({ status: 200 });
});

test('#replacing-an-address: it waits for the end of a hold, and of what another parent stopped', async () => {
  const { scout, params, parent: open, passTime, ranger, replace, week, record } = await openFamily();
  await replace();
  const hold = { kind: 'safety', reason: 'A court asked.', until: '2026-09-01' };
  const held = await ranger.caller.call(holdStudent, { params, body: hold });
  expect(held.status).toBeLessThan(300);
  await week();
  expect(await record()).toMatchObject({ emailChange: { email: EX }, corrections: [] });
  await ranger.caller.call(releaseHold, { params });
  const bo = (await open([scout], BO)).caller;
  await bo.call(parent.stopChild, { params });
  await week(DAY_MS);
  expect((await record())?.corrections).toEqual([]);
  const again = (await open([scout], BO)).caller;
  expect((await again.call(parent.startChild, { params })).status).toBe(200);
  passTime(1000);
  await week(0);
  expect((await record())?.corrections).toHaveLength(1);
});

test('#replacing-an-address: a parent who gives another address herself ends what was asked, and the link with it', async () => {
  const { ana, replace, answer, stranger, lastToken, week, enter, record } = await openFamily();
  await replace();
  await ana.call(ownAddress.changeOwnAddress, { body: { email: 'ana@new.example' } });
  const token = await lastToken('ana@new.example', '/parent/address');
  expect(await stranger().call(ownAddress.confirmAddress, { body: { token } })).toMatchObject({
    status: 200,
  });
  expect(await answer(true)).toMatchObject(DEAD);
  await week();
  expect(await record()).toMatchObject({ emailChange: null, corrections: [] });
  expect((await enter('ana@new.example')).status).toBe(200);
  expect((await enter(EX)).status).toBe(404);
});

test('#replacing-an-address: two processes at the same moment put it in place once', async () => {
  const { replace, passTime, platform, record, deeds, week } = await openFamily();
  await replace();
  passTime(7 * DAY_MS);
  await Promise.all([clearAway(platform), clearAway(platform)]);
  await week(0);
  expect((await record())?.corrections).toHaveLength(1);
  expect(await deeds()).toEqual(['null correct-parent-email', 'ranger plan-parent-email']);
});

test('#replacing-an-address: an account that is deleted meanwhile leaves nothing of it', async () => {
  const { replace, ranger, params, platform, answer, week, deliver, letters } = await openFamily();
  await replace();
  await deliver();
  const before = letters(EX).length;
  await ranger.caller.call(deleteUser, { params });
  expect(await answer(true)).toMatchObject(DEAD);
  await week();
  await deliver();
  expect(letters(EX)).toHaveLength(before);
  expect(await platform.db.selectFrom('guardian_blocks').select('id').execute()).toEqual([]);
});

const THIRD = 'third@elsewhere.example';

test('#replacing-an-address: who has taken a place and not agreed yet gives way to a third address only in the same way', async () => {
  const {
    scout,
    parent: open,
    admin,
    ranger,
    replace,
    settle,
    answer,
    confirm,
    deliver,
    letters,
    week,
    ...world
  } = await openFamily();
  await open([scout], BO);
  const second = await admin({ username: 'second', email: 'second@troop.example' });
  await replace();
  expect((await settle(second, true)).status).toBe(200);
  await answer(true);
  await deliver();
  const told = (address: string) =>
    letters(address).filter(({ headers }) => headers.subject?.startsWith('Another address is to take a'))
      .length;
  expect(await replace(ranger, THIRD, '')).toMatchObject({ status: 400 });
  expect(await replace(ranger, 'EX@elsewhere.example')).toMatchObject({ body: { outcome: 'corrected' } });
  expect(await replace(ranger, THIRD)).toMatchObject({ status: 200, body: { outcome: 'asked' } });
  await deliver();
  expect([told(ANA), told(BO), letters(THIRD)]).toEqual([0, 0, []]);
  expect((await settle(second, true)).status).toBe(200);
  expect(await confirm(THIRD)).toMatchObject({ status: 404 });
  await deliver();
  expect([told(ANA), told(BO), letters(THIRD).length]).toEqual([1, 1, 1]);
  expect((await world.record())?.emailChange).toMatchObject({ email: THIRD, by: 'ranger' });
  await week();
  expect(await confirm(THIRD)).toMatchObject({ status: 200, body: { outcome: 'confirmed' } });
  expect((await world.enter(THIRD)).status).toBe(200);
  expect(await confirm(EX)).toMatchObject({ status: 404 });
});

test('#replacing-an-address: once it has agreed, what was asked for in its place comes to nothing; so does what is dropped', async () => {
  const { ranger, replace, settle, answer, confirm, deliver, letters, week, enter } = await openFamily();
  await replace();
  await answer(true);
  expect(await replace(ranger, THIRD)).toMatchObject({ body: { outcome: 'planned' } });
  expect((await settle(ranger, false)).status).toBe(200);
  expect(await replace(ranger, THIRD)).toMatchObject({ body: { outcome: 'planned' } });
  expect(await confirm(EX)).toMatchObject({ status: 200 });
  await week();
  await deliver();
  expect(letters(THIRD).at(-1)?.headers.subject).toBe('An address stays as it is at Rootling');
  expect([(await enter(THIRD)).status, (await enter(EX)).status]).toEqual([404, 200]);
});
