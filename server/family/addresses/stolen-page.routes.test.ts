/**
 * Whoever had a parent's page open, or an administrator on the telephone, keeps no way in
 * (PRODUCT.md#undoing-a-new-address, PRODUCT.md#replacing-an-address).
 */
import { expect, test } from 'vitest';
import { answerConfirmation, resendConsent } from '#domain/contract/consent/consent.ts';
import * as guardians from '#domain/contract/family/guardians.ts';
import * as ownAddress from '#domain/contract/family/own-address.ts';
import * as parent from '#domain/contract/family/parent.ts';
import {
  correctParentEmail,
  getConsentRecord,
  listAudit,
  resetStudentPassword,
} from '#domain/contract/office/admin.ts';
import { getUser, login } from '#domain/contract/sign-in/accounts.ts';
import { verifyReset } from '#domain/contract/sign-in/password-reset.ts';
import { updateAddress } from '#server/accounts/guardian-addresses.store.ts';
import { evidenceFor } from '#server/family/children/child-consent.service.ts';
import { guardedChild } from '#server/gates/children.gate.ts';
import { clearAway } from '#server/office/retention-overview/clearing.service.ts';
import { putConfirmedRecord } from '#server/testing/confirmed-record.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import type { Caller } from '#server/testing/world.ts';

const DAY_MS = 24 * 3_600_000;
const [ANA, EX, BO] = ['ana@family.example', 'ex@elsewhere.example', 'bo@family.example'];
const [THIEF, LAIR] = ['thief@elsewhere.example', 'lair@elsewhere.example'];
const PUT_OUT = "A parents' page at Rootling is closed to this address";
const CY = { firstName: 'Cy', lastName: 'Hale', email: LAIR };
const WHY = 'He called.';
const PHONE = '555-123-4567';

/** Ada, whose mother has confirmed by mail and left the page open, and an administrator. */
async function openFamily(over: Record<string, string> = {}) {
  const world = await openMailedWorld(over);
  const { platform, stranger, lastToken } = world;
  const scout = await world.student({ firstName: 'Ada' });
  await putConfirmedRecord(platform.db, scout.user.id, ANA);
  await platform.db
    .updateTable('users')
    .set({ parent_email: ANA, consent_state: 'confirmed', parent_phone: PHONE })
    .where('id', '=', scout.user.id)
    .execute();
  const signed = { parent_phone: PHONE, client_address: '203.0.113.9' };
  await platform.db.updateTable('consent_records').set(signed).execute();
  const ana = (await world.parent([scout], ANA)).caller;
  const ranger = await world.admin({ username: 'ranger', email: 'ranger@troop.example' });
  const params = { id: scout.user.id };
  const enter = async (email: string) => {
    await stranger().call(parent.requestParentLink, { body: { email } });
    const token = (await lastToken(email, '/parent')) || 'none';
    const caller = stranger();
    const { status } = await caller.call(parent.openParentPage, { body: { token } });
    return { caller, status };
  };
  const settle = async ({ caller }: typeof ranger, agree: boolean, of?: string) => {
    const listed = (await caller.call(guardians.listGuardians, { params })).body;
    const one = listed.find(({ asked, email }) => asked !== null && (of === undefined || email === of));
    const on = {
      params: { ...params, guardianId: one?.id ?? 'nobody' },
      body: { askedId: one?.asked?.id ?? 'none', agree },
    };
    return caller.call(guardians.answerBlock, on);
  };
  return {
    ...world,
    scout,
    ana,
    ranger,
    params,
    enter,
    settle,
    /** Asks for a link to the child by an address. */
    sees: async (email: string) => {
      const { caller, status } = await enter(email);
      return status === 200 ? (await caller.call(parent.getChild, { params })).status : status;
    },
    confirm: async (email: string) =>
      stranger().call(answerConfirmation, {
        body: { token: (await lastToken(email, '/parent/confirm')) || 'none', agree: true },
      }),
    replace: (parentEmail = EX, { caller } = ranger) =>
      caller.call(correctParentEmail, { params, body: { parentEmail, reason: WHY } }),
    invite: (email: string, by = ana) =>
      by.call(guardians.inviteParent, { params, body: { firstName: 'Cy', lastName: 'Hale', email } }),
    join: async (email: string, token?: string) =>
      stranger().call(guardians.answerInvitation, {
        body: { token: token ?? (await lastToken(email, '/parent/invitation')), agree: true },
      }),
    ask: (email = THIEF, by = ana) => by.call(ownAddress.changeOwnAddress, { body: { email } }),
    confirmAddress: async (email = THIEF) =>
      stranger().call(ownAddress.confirmAddress, {
        body: { token: (await lastToken(email, '/parent/address')) || 'none' },
      }),
    undo: async () =>
      stranger().call(ownAddress.undoAddress, {
        body: { token: await lastToken(ANA, '/parent/address/undo') },
      }),
    block: async (email: string, { caller } = ranger) => {
      const listed = (await caller.call(guardians.listGuardians, { params })).body;
      const guardianId = listed.find((it) => it.email === email)?.id ?? '';
      const on = { params: { ...params, guardianId }, body: { reason: WHY } };
      return caller.call(guardians.blockGuardian, on);
    },
    week: async () => {
      world.passTime(7 * DAY_MS);
      await clearAway(platform);
      const { username } = ranger.user;
      await ranger.caller.call(login, { body: { username, password: ranger.password, admin: true } });
    },
  };
}

test('#undoing-a-new-address: who was invited before the change and joined afterwards is out by the undo', async () => {
  const { invite, lastToken, passTime, ask, confirmAddress, join, undo, sees } = await openFamily();
  await invite(EX);
  const token = await lastToken(EX, '/parent/invitation');
  passTime(1000);
  await ask();
  await confirmAddress();
  passTime(1000);
  expect((await join(EX, token)).status).toBe(200);
  expect(await sees(EX)).toBe(200);
  expect((await undo()).status).toBe(200);
  expect(await sees(EX)).toBe(404);
});

test('#undoing-a-new-address: so is who was let in between the question and its answer, and an open invitation leads nowhere', async () => {
  const { invite, lastToken, passTime, ask, join, undo, sees } = await openFamily();
  await invite(BO);
  const token = await lastToken(BO, '/parent/invitation');
  passTime(1000);
  await ask();
  await invite(EX);
  await join(EX);
  expect((await undo()).status).toBe(200);
  expect(await sees(EX)).toBe(404);
  expect((await join(BO, token)).status).toBe(404);
  expect(await sees(ANA)).toBe(200);
});

test.each(['asked twice', 'taken back and asked again'])(
  '#undoing-a-new-address: so is who was let in since the first question, where it was %s, and each letter undoes it',
  async (how) => {
    const { passTime, ask, ana, lastToken, invite, join, stranger, confirmAddress, sees } =
      await openFamily();
    await ask();
    const [first, confirming] = [
      await lastToken(ANA, '/parent/address/undo'),
      await lastToken(THIEF, '/parent/address'),
    ];
    passTime(1000);
    await invite(EX);
    expect((await join(EX)).status).toBe(200);
    passTime(1000);
    if (how !== 'asked twice') {
      expect((await ana.call(ownAddress.keepOwnAddress)).body).toMatchObject({ asked: null });
    }
    expect((await ask(LAIR)).status).toBe(200);
    const body = { token: confirming };
    expect((await stranger().call(ownAddress.confirmAddress, { body })).status).toBe(404);
    expect((await confirmAddress(LAIR)).status).toBe(200);
    expect((await stranger().call(ownAddress.undoAddress, { body: { token: first } })).status).toBe(200);
    expect([await sees(ANA), await sees(EX), await sees(LAIR)]).toEqual([200, 404, 404]);
  },
);

test('#undoing-a-new-address: what the page asked to delete before it was taken waits for the end of the week, and is cancelled from the old address', async () => {
  const { platform, params, ana, lastToken, passTime, ask, confirmAddress, undo, sees, enter, stranger } =
    await openFamily();
  const deleteIt = () => ana.call(parent.deleteChild, { params, body: { firstName: 'Ada' } });
  const left = async () =>
    (await platform.db.selectFrom('users').where('role', '=', 'student').select('id').execute()).length;
  expect((await deleteIt()).status).toBe(200);
  await ask();
  const now = await lastToken(ANA, '/parent/delete');
  expect((await confirmAddress()).status).toBe(200);
  expect((await stranger().call(parent.deleteAtOnce, { body: { token: now } })).status).toBe(404);
  passTime(4 * DAY_MS);
  await clearAway(platform);
  expect(await left()).toBe(1);
  const token = await lastToken(ANA, '/parent/cancel');
  expect((await stranger().call(parent.cancelDeletionByLink, { body: { token } })).status).toBe(200);
  expect((await stranger().call(parent.cancelDeletionByLink, { body: { token } })).status).toBe(404);
  const thief = (await enter(THIEF)).caller;
  expect((await thief.call(parent.getChild, { params })).body).toMatchObject({ stop: null });
  expect((await undo()).status).toBe(200);
  expect(await sees(ANA)).toBe(200);
});

test('#undoing-a-new-address: so does what somebody asked to delete who was let in before the change was confirmed; the undo ends its run', async () => {
  const { platform, params, passTime, ask, confirmAddress, invite, join, enter, undo } = await openFamily();
  await ask();
  await invite(EX);
  await join(EX);
  const ex = (await enter(EX)).caller;
  expect((await ex.call(parent.deleteChild, { params, body: { firstName: 'Ada' } })).status).toBe(200);
  await confirmAddress();
  passTime(4 * DAY_MS);
  await clearAway(platform);
  expect((await undo()).status).toBe(200);
  passTime(30 * DAY_MS);
  await clearAway(platform);
  const ana = (await enter(ANA)).caller;
  expect((await ana.call(parent.cancelChildDeletion, { params })).status).toBe(200);
});

test('#undoing-a-new-address: word of a new password that waits for the old address goes there, and none of it to the new one', async () => {
  const { platform, params, ana, ask, confirmAddress, deliver, letters, passTime } = await openFamily();
  const body = { newPassword: 'fresh-cutting-9' };
  await deliver();
  expect((await ana.call(parent.setChildPassword, { params, body })).status).toBe(200);
  await ask();
  const waits = { next_try_at: platform.clock() + 60_000 };
  await platform.db.updateTable('mails').set(waits).where('recipient', '=', ANA).execute();
  expect((await confirmAddress()).status).toBe(200);
  passTime(120_000);
  await deliver();
  const words = (address: string) =>
    letters(address).filter(({ headers }) => headers.subject?.includes('password was changed')).length;
  expect([words(ANA), words(THIEF)]).toEqual([1, 0]);
});

test.each(['changed', 'replaced'])(
  '#undoing-a-new-address: so does word of one that an administrator has set, where the address is %s',
  async (how) => {
    const { platform, ranger, scout, ask, confirmAddress, replace, week, ...world } = await openFamily();
    const { deliver, letters, passTime } = world;
    if (how === 'changed') await ask();
    else {
      await replace(THIEF);
      passTime(-60_000);
      await week();
    }
    await deliver();
    const body = { userId: scout.user.id, newPassword: 'fresh-cutting-9' };
    expect((await ranger.caller.call(resetStudentPassword, { body })).status).toBe(200);
    const waits = { next_try_at: platform.clock() + 120_000 };
    await platform.db.updateTable('mails').set(waits).where('recipient', '=', ANA).execute();
    if (how === 'changed') expect((await confirmAddress()).status).toBe(200);
    passTime(60_000);
    await clearAway(platform);
    passTime(120_000);
    await deliver();
    const told = (address: string) =>
      letters(address).filter(({ body: words }) => words.includes("password of Ada's")).length;
    expect([told(ANA), told(THIEF)]).toEqual([1, 0]);
  },
);

const PASSWORD = 'fresh-cutting-9';
const PASSWORD_ENDED = {
  status: 403,
  body: {
    message:
      'Your password does not work any more. Please ask your parent or an administrator for a new one.',
  },
};

test.each(['blocked', 'replaced', 'undone'])(
  '#passwords-that-a-parent-set: who is %s comes in as the child no more by a password that was set on that page',
  async (how) => {
    const {
      scout,
      params,
      ana,
      parent: open,
      stranger,
      deliver,
      letters,
      undo,
      replace,
      ...world
    } = await openFamily();
    await open([scout], BO);
    const child = stranger();
    const logIn = (caller = stranger()) =>
      caller.call(login, { body: { username: scout.user.username, password: PASSWORD } });
    if (how === 'undone') await world.ask();
    if (how === 'replaced') await replace();
    expect(
      (await ana.call(parent.setChildPassword, { params, body: { newPassword: PASSWORD } })).status,
    ).toBe(200);
    expect((await logIn(child)).status).toBe(200);
    if (how === 'undone') {
      await world.confirmAddress();
      expect((await undo()).status).toBe(200);
    } else if (how === 'replaced') await world.week();
    else await world.block(ANA);
    expect((await child.call(getUser)).status).toBe(401);
    expect(await logIn()).toMatchObject(PASSWORD_ENDED);
    await deliver();
    const told = letters(BO).map(({ headers }) => headers.subject);
    expect(told).toContain('A Rootling password does not work any more');
    const bo = (await world.enter(BO)).caller;
    const another = { newPassword: 'other-cutting-7' };
    expect((await bo.call(parent.setChildPassword, { params, body: another })).status).toBe(200);
    const body = { username: scout.user.username, password: another.newPassword };
    expect((await stranger().call(login, { body })).status).toBe(200);
  },
);

test('#passwords-that-a-parent-set: a password that another parent has set stays, and so does one from before the change that is undone', async () => {
  const {
    scout,
    params,
    ana,
    parent: open,
    stranger,
    passTime,
    ask,
    confirmAddress,
    undo,
    block,
  } = await openFamily();
  const bo = (await open([scout], BO)).caller;
  const logIn = async () =>
    (await stranger().call(login, { body: { username: scout.user.username, password: PASSWORD } })).status;
  const set = (caller: typeof ana) =>
    caller.call(parent.setChildPassword, { params, body: { newPassword: PASSWORD } });
  expect((await set(ana)).status).toBe(200);
  passTime(1000);
  await ask();
  await confirmAddress();
  expect((await undo()).status).toBe(200);
  expect(await logIn()).toBe(200);
  expect((await set(bo)).status).toBe(200);
  expect((await block(ANA)).status).toBe(200);
  expect(await logIn()).toBe(200);
});

test('#delete-everything: who came by a replacement deletes nothing at once, as who joined', async () => {
  const { scout, params, parent: open, replace, week, confirm, enter, lastToken } = await openFamily();
  await open([scout], BO);
  await replace();
  await week();
  expect((await confirm(EX)).status).toBe(200);
  const ex = (await enter(EX)).caller;
  expect((await ex.call(parent.deleteChild, { params, body: { firstName: 'Ada' } })).status).toBe(200);
  expect([await lastToken(EX, '/parent/delete'), await lastToken(EX, '/parent/cancel')]).toEqual([
    '',
    expect.stringMatching(/./),
  ]);
});

test('#undoing-a-new-address: what the new address had asked for itself carries no child on', async () => {
  const { student, parent: open, ask, confirmAddress, undo, sees } = await openFamily();
  const thief = (await open([await student({ firstName: 'Zed' })], THIEF)).caller;
  await ask(LAIR, thief);
  await ask();
  expect((await confirmAddress()).status).toBe(200);
  expect((await confirmAddress(LAIR)).status).toBe(404);
  expect((await undo()).status).toBe(200);
  expect([await sees(ANA), await sees(LAIR), await sees(THIEF)]).toEqual([200, 404, 404]);
});

test('#undoing-a-new-address: the undo finds what moved wherever it is by then', async () => {
  const { ask, confirmAddress, undo, sees, enter, platform, scout } = await openFamily();
  await ask();
  await confirmAddress();
  const row = await platform.db.selectFrom('guardians').select('id').executeTakeFirstOrThrow();
  await updateAddress(platform.db, row.id, LAIR);
  const lair = (await enter(LAIR)).caller;
  expect((await undo()).status).toBe(200);
  expect((await lair.call(parent.getChild, { params: { id: scout.user.id } })).status).toBe(401);
  expect([await sees(ANA), await sees(LAIR), await sees(THIEF)]).toEqual([200, 404, 404]);
});

test('#the-week-after-a-new-address: who was let in since the change was asked for does nothing for good either, until it stays', async () => {
  const { invite, ask, confirmAddress, join, enter, params, passTime } = await openFamily();
  await ask();
  await invite(EX);
  await confirmAddress();
  await join(EX);
  const ex = (await enter(EX)).caller;
  const deletion = { params, body: { firstName: 'Ada' } };
  expect(await ex.call(parent.deleteChild, deletion)).toMatchObject({
    status: 409,
    body: {
      message: expect.stringContaining('The address of who invited you changed less than a week ago.'),
    },
  });
  expect((await ex.call(ownAddress.getOwnAddress)).body.unsettled?.isOwn).toBe(false);
  expect((await ex.call(guardians.inviteParent, { params, body: CY })).status).toBe(409);
  expect((await ex.call(parent.stopChild, { params })).status).toBe(200);
  passTime(7 * DAY_MS);
  const later = (await enter(EX)).caller;
  expect((await later.call(parent.deleteChild, deletion)).status).toBe(200);
});

test('#undoing-a-new-address: whom somebody let in who is blocked by now is out by the undo', async () => {
  const { ask, confirmAddress, invite, join, enter, block, undo, sees } = await openFamily();
  await ask();
  await invite(EX);
  await join(EX);
  await invite(LAIR, (await enter(EX)).caller);
  await join(LAIR);
  await confirmAddress();
  expect((await block(EX)).status).toBe(200);
  expect((await undo()).status).toBe(200);
  expect([await sees(ANA), await sees(EX), await sees(LAIR)]).toEqual([200, 404, 404]);
});

test('#undoing-a-new-address: the new address hears of the undo, and so does who is put out by it; nobody else', async () => {
  const {
    ask,
    invite,
    join,
    confirmAddress,
    undo,
    deliver,
    letters,
    scout,
    parent: open,
  } = await openFamily();
  await open([scout], BO);
  await ask();
  await invite(EX);
  await join(EX);
  await confirmAddress();
  expect((await undo()).status).toBe(200);
  await deliver();
  const told = (email: string) => letters(email).filter(({ headers }) => headers.subject === PUT_OUT);
  expect([THIEF, EX, BO, ANA].map((email) => told(email).length)).toEqual([1, 1, 0, 0]);
  expect(told(THIEF)[0]?.body).not.toContain('Ada');
});

test('#the-week-after-a-new-address: in that week no code for a new password goes to the new address, nor one that was asked for before', async () => {
  const { ask, scout, stranger, platform, deliver, letters, undo, passTime } = await openFamily();
  const { username } = scout.user;
  const answers = { troopNumber: '42', parentFirstName: 'Ana', parentLastName: 'Reyes', state: 'WI' };
  const verify = () => stranger().call(verifyReset, { body: { username, ...answers } });
  const codes = (email: string) =>
    letters(email).filter(({ headers }) => headers.subject?.startsWith('The code')).length;
  await ask();
  await deliver();
  expect((await verify()).status).toBe(200);
  // The letter with the code waits while the address moves.
  const token = letters(THIEF).flatMap(({ body }) => body.match(/#([\w-]+)/)?.[1] ?? [])[0] ?? '';
  expect((await stranger().call(ownAddress.confirmAddress, { body: { token } })).status).toBe(200);
  await deliver();
  expect(await platform.db.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  expect(await verify()).toMatchObject({ status: 403 });
  await deliver();
  expect([codes(ANA), codes(THIEF)]).toEqual([0, 0]);
  expect((await undo()).status).toBe(200);
  passTime(60_000);
  expect((await verify()).status).toBe(200);
  await deliver();
  expect([codes(ANA), codes(THIEF)]).toEqual([1, 0]);
});

test('#the-week-after-a-new-address: in that week the new address agrees to nothing by a link either', async () => {
  const { ask, confirmAddress, scout, platform, confirm, undo, passTime } = await openFamily();
  await platform.db
    .updateTable('users')
    .set({ consent_state: 'grace' })
    .where('id', '=', scout.user.id)
    .execute();
  await ask();
  await confirmAddress();
  expect((await scout.caller.call(resendConsent)).status).toBe(200);
  expect(await confirm(THIEF)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Your address changed less than a week ago.') },
  });
  expect((await undo()).status).toBe(200);
  expect((await confirm(THIEF)).status).toBe(404);
  passTime(DAY_MS);
  expect((await scout.caller.call(resendConsent)).status).toBe(200);
  expect((await confirm(ANA)).status).toBe(200);
});

test('#the-week-after-a-new-address: where nothing stopped is kept, a stop in that week is no deletion', async () => {
  const { ask, confirmAddress, enter, params, undo } = await openFamily({ KEEP_STOPPED_DAYS: '0' });
  await ask();
  await confirmAddress();
  const thief = (await enter(THIEF)).caller;
  const { status, body } = await thief.call(parent.stopChild, { params });
  expect([status, body.stop]).toEqual([
    200,
    { kind: 'stop', isMine: true, waitsForParent: false, endsAt: '2026-08-11T12:00:00.000Z' },
  ]);
  expect((await undo()).status).toBe(200);
  expect((await (await enter(ANA)).caller.call(parent.startChild, { params })).status).toBe(200);
});

test('#replacing-an-address: while an own change can be undone, nobody replaces the address', async () => {
  const { ask, confirmAddress, replace, undo, confirm, sees, week, deliver, letters } = await openFamily();
  await ask();
  await confirmAddress();
  expect(await replace()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('changed the address less than a week ago') },
  });
  await deliver();
  expect(letters(EX)).toEqual([]);
  expect((await undo()).status).toBe(200);
  expect((await confirm(EX)).status).toBe(404);
  expect([await sees(ANA), await sees(THIEF)]).toEqual([200, 404]);
  await week();
  expect(await replace()).toMatchObject({ status: 200, body: { outcome: 'planned' } });
});

test('#undoing-a-new-address: whom another parent invited again meanwhile puts the new address out', async () => {
  const {
    scout,
    parent: open,
    ask,
    confirmAddress,
    invite,
    join,
    undo,
    sees,
    enter,
    params,
    ranger,
  } = await openFamily();
  const bo = (await open([scout], BO)).caller;
  await ask();
  await confirmAddress();
  const thief = (await enter(THIEF)).caller;
  await invite(ANA, bo);
  await join(ANA);
  expect((await undo()).status).toBe(200);
  expect((await thief.call(parent.getChild, { params })).status).toBe(401);
  expect([await sees(THIEF), await sees(ANA), await sees(BO)]).toEqual([404, 200, 200]);
  expect((await ranger.caller.call(getConsentRecord, { params })).body?.isEmailConfirmed).toBe(true);
});

test('#undoing-a-new-address: who is blocked after an own change does not come back by its undo, before administrators let that one in', async () => {
  const {
    ask,
    confirmAddress,
    block,
    undo,
    sees,
    ranger,
    params,
    deliver,
    letters,
    scout,
    parent: open,
  } = await openFamily();
  await open([scout], BO);
  await ask();
  await confirmAddress();
  expect((await block(THIEF)).status).toBe(200);
  expect(await sees(THIEF)).toBe(404);
  expect((await undo()).status).toBe(200);
  expect([await sees(ANA), await sees(THIEF), await sees(BO)]).toEqual([404, 404, 200]);
  const listed = async () => (await ranger.caller.call(guardians.listGuardians, { params })).body;
  expect((await listed()).map(({ email, state, reason }) => [email, state, reason]).toSorted()).toEqual([
    [ANA, 'blocked', WHY],
    [BO, 'active', null],
    [THIEF, 'blocked', WHY],
  ]);
  await deliver();
  expect(letters('ranger@troop.example').map(({ headers }) => headers.subject)).toContain(
    'Rootling: a blocked parent took back an old address',
  );
  const deeds = (await ranger.caller.call(listAudit)).body;
  expect(deeds.map(({ adminUsername, action }) => [adminUsername, action])).toContainEqual([
    null,
    'ask-unblock-guardian',
  ]);
  const guardianId = (await listed()).find(({ email }) => email === ANA)?.id ?? 'none';
  const on = { params: { ...params, guardianId }, body: { reason: WHY } };
  expect((await ranger.caller.call(guardians.unblockGuardian, on)).status).toBe(200);
  expect([await sees(ANA), await sees(THIEF)]).toEqual([200, 404]);
});

test('#undoing-a-new-address: a block that was only asked for the new address does not come to the old one', async () => {
  const { admin, ask, confirmAddress, block, undo, settle, sees } = await openFamily();
  const second = await admin({ username: 'second' });
  await ask();
  await confirmAddress();
  await block(THIEF);
  await undo();
  expect((await settle(second, true)).status).toBe(404);
  expect(await sees(ANA)).toBe(200);
});

test('#permissions-and-what-we-keep: the new address reads no telephone, network or mailbox of the one that it replaced', async () => {
  const { replace, week, confirm, enter, platform, params, scout } = await openFamily();
  await replace();
  await week();
  expect((await confirm(EX)).status).toBe(200);
  const page = (await enter(EX)).caller;
  const shown = JSON.stringify((await page.call(parent.getChild, { params })).body);
  expect(shown).not.toMatch(/555-123-4567|ana@family/);
  const me = { emailKey: EX };
  const child = await guardedChild(platform.db, me, scout.user.id);
  const evidence = JSON.stringify(await evidenceFor(platform.db, child, me));
  expect(evidence).toContain(EX);
  expect(evidence).not.toMatch(/555-123-4567|203\.0\.113\.9|ana@family/);
});

test('#replacing-an-address: who is blocked is not replaced, for no letter would tell of it', async () => {
  const { block, replace } = await openFamily();
  await block(ANA);
  expect(await replace()).toMatchObject({
    status: 409,
    body: { message: 'This parent is blocked. Please let them in again first.' },
  });
});

test("#opening-the-page: 'Not you? Close it.' forgets an address that was asked for", async () => {
  const { enter, ask, confirmAddress, stranger, lastToken, sees } = await openFamily();
  await ask(THIEF, (await enter(ANA)).caller);
  const token = await lastToken(ANA, '/parent/close');
  expect((await stranger().call(parent.closeParentPages, { body: { token } })).status).toBe(200);
  expect((await confirmAddress()).status).toBe(404);
  expect([await sees(THIEF), await sees(ANA)]).toEqual([404, 200]);
});

test("#opening-the-page: 'Not you? Close it.' ends the invitations that were sent from the page", async () => {
  const { enter, invite, join, stranger, lastToken, sees } = await openFamily();
  await invite(EX, (await enter(ANA)).caller);
  const token = await lastToken(ANA, '/parent/close');
  expect((await stranger().call(parent.closeParentPages, { body: { token } })).status).toBe(200);
  expect((await join(EX)).status).toBe(404);
  expect(await sees(EX)).toBe(404);
});

test("#opening-the-page: 'Not you? Close it.' ends the password that was set for the child from the page", async () => {
  const { enter, stranger, scout, params, lastToken, passTime } = await openFamily();
  const logIn = async (password: string) =>
    (await stranger().call(login, { body: { username: scout.user.username, password } })).status;
  const set = async (page: Caller, newPassword: string) =>
    expect((await page.call(parent.setChildPassword, { params, body: { newPassword } })).status).toBe(200);
  const page = (await enter(ANA)).caller;
  const token = await lastToken(ANA, '/parent/close');
  passTime(60_000);
  await set(page, 'fresh-cutting-9');
  expect(await logIn('fresh-cutting-9')).toBe(200);
  expect((await stranger().call(parent.closeParentPages, { body: { token } })).status).toBe(200);
  expect(await logIn('fresh-cutting-9')).toBe(403);
  await set((await enter(ANA)).caller, 'another-cutting-9');
  expect(await logIn('another-cutting-9')).toBe(200);
});

test('#replacing-an-address: whom the old mailbox let in during the week is out when it is replaced, and hears of it', async () => {
  const { replace, invite, join, sees, week, deliver, letters, passTime, enter } = await openFamily();
  await invite(BO);
  await join(BO);
  passTime(1000);
  await replace();
  passTime(1000);
  await invite(LAIR, (await enter(ANA)).caller);
  expect((await join(LAIR)).status).toBe(200);
  await week();
  expect([await sees(ANA), await sees(LAIR), await sees(BO)]).toEqual([404, 404, 200]);
  await deliver();
  expect(letters(LAIR).map(({ headers }) => headers.subject)).toContain(PUT_OUT);
});

test('#replacing-an-address: neither who asks for another address nor who agrees names an own mailbox', async () => {
  const { admin, replace, settle, sees } = await openFamily();
  const refused = {
    status: 403,
    body: { message: 'This is your own address. Another administrator has to do this.' },
  };
  expect(await replace('ranger+ana@troop.example')).toMatchObject(refused);
  const second = await admin({ username: 'second', email: 'second@troop.example' });
  expect(await replace('second@troop.example')).toMatchObject({ status: 200, body: { outcome: 'asked' } });
  expect(await settle(second, true)).toMatchObject(refused);
  expect(await sees(ANA)).toBe(200);
});

test('#replacing-an-address: no variant of another parent’s mailbox takes a place', async () => {
  const { scout, parent: open, replace, ask, confirmAddress } = await openFamily();
  await open([scout], BO);
  expect((await replace('bo+x@family.example')).status).toBe(409);
  await ask('bo+x@family.example');
  expect((await confirmAddress('bo+x@family.example')).status).toBe(404);
  expect((await replace('ana+garden@family.example')).status, 'her own mailbox').toBe(200);
});

test('#replacing-an-address: the address that was replaced does not come back in the place of the new one', async () => {
  const { replace, week, confirm } = await openFamily();
  await replace();
  await week();
  expect((await confirm(EX)).status).toBe(200);
  expect(await replace(ANA)).toMatchObject({ status: 409 });
});

test('#replacing-an-address: a parent has an own former address again', async () => {
  const { ask, confirmAddress, replace, week } = await openFamily();
  await ask('ana@new.example');
  await confirmAddress('ana@new.example');
  await week();
  expect(await replace(ANA)).toMatchObject({ status: 200, body: { outcome: 'planned' } });
});

test('#replacing-an-address: other capitals change nothing but the spelling', async () => {
  const { replace, ranger, params, deliver, letters, sees, ana } = await openFamily();
  const spelled = 'Ana@family.example';
  expect(await replace(spelled)).toMatchObject({ status: 200, body: { record: { state: 'confirmed' } } });
  await deliver();
  expect([...letters(ANA), ...letters(spelled)]).toEqual([]);
  expect((await ana.call(ownAddress.getOwnAddress)).body.email).toBe(spelled);
  expect(await sees(spelled)).toBe(200);
  const record = (await ranger.caller.call(getConsentRecord, { params })).body;
  expect(record?.corrections).toMatchObject([{ parentEmail: spelled }]);
  const deeds = (await ranger.caller.call(listAudit)).body.map(({ action }) => action);
  expect(deeds).toContain('correct-parent-email');
});
