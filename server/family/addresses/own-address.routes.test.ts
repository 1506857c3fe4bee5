import { expect, test } from 'vitest';
import { answerLeadersQuestion, getChildConsent } from '#domain/contract/family/child-consent.ts';
import * as guardians from '#domain/contract/family/guardians.ts';
import * as ownAddress from '#domain/contract/family/own-address.ts';
import * as parent from '#domain/contract/family/parent.ts';
import { resetStudentPassword } from '#domain/contract/office/admin.ts';
import { createTroop } from '#domain/contract/office/troops.ts';
import { verifyReset } from '#domain/contract/sign-in/password-reset.ts';
import { insertAnswer } from '#server/consent/answers.store.ts';
import { forgetWhatHasExpired } from '#server/keeping/retention.service.ts';
import { clearAway } from '#server/office/retention-overview/clearing.service.ts';
import { putConfirmedRecord } from '#server/testing/confirmed-record.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { TROOP_42 } from '#server/testing/troop-world.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const [ANA, NEW, BO] = ['ana@family.example', 'ana@new-work.example', 'bo@family.example'];
const DEAD = { status: 404, body: { message: 'This link is too old or was used.' } };

/** Ada and Ben, and their mother, whose page is open. */
async function openFamily() {
  const world = await openMailedWorld();
  const [ada, ben] = [await world.student({ firstName: 'Ada' }), await world.student({ firstName: 'Ben' })];
  const ana = (await world.parent([ada, ben], ANA)).caller;
  const enter = async (address: string) => {
    await world.stranger().call(parent.requestParentLink, { body: { email: address } });
    const token = await world.lastToken(address, '/parent');
    const caller = world.stranger();
    const { status } = await caller.call(parent.openParentPage, { body: { token } });
    return { caller, status, token };
  };
  const names = async (caller: typeof ana) => {
    const { status, body } = await caller.call(parent.listChildren);
    return status === 200 ? body.map(({ firstName }) => firstName).toSorted() : status;
  };
  const confirmBy = (token: string) => world.stranger().call(ownAddress.confirmAddress, { body: { token } });
  return {
    ...world,
    ada,
    ben,
    ana,
    enter,
    names,
    change: (email = NEW, caller = ana) => caller.call(ownAddress.changeOwnAddress, { body: { email } }),
    confirm: async (address = NEW) => confirmBy(await world.lastToken(address, '/parent/address')),
    confirmBy,
    /** Has a parent of Ada invite somebody, who says yes unless it is left at that. */
    invited: async (by: typeof ana, email: string, isAnswered = true) => {
      const body = { firstName: 'Cy', lastName: 'Hale', email };
      await by.call(guardians.inviteParent, { params: { id: ada.user.id }, body });
      const token = await world.lastToken(email, '/parent/invitation');
      if (isAnswered)
        await world.stranger().call(guardians.answerInvitation, { body: { token, agree: true } });
    },
    undo: async (address = ANA) =>
      world.stranger().call(ownAddress.undoAddress, {
        body: { token: await world.lastToken(address, '/parent/address/undo') },
      }),
  };
}

test('#a-parents-new-address: a new address is confirmed from there; until then nothing changes, then all children and no session go with it', async () => {
  const { ana, change, confirm, enter, names, letters, deliver } = await openFamily();
  expect(await change()).toMatchObject({
    status: 200,
    body: { email: ANA, asked: { email: NEW, endsAt: '2026-08-08T12:00:00.000Z' } },
  });
  expect((await enter(NEW)).token).toBe('');
  expect(await names(ana)).toEqual(['Ada', 'Ben']);
  const mailed = await enter(ANA);
  expect(mailed.status).toBe(200);
  await deliver();
  expect(letters(NEW)[0]?.body).toContain('a•••@family.example');
  expect(letters(ANA).map(({ headers }) => headers.subject)).toContain(
    'Your address is to change at Rootling',
  );

  expect(await confirm()).toMatchObject({ status: 200 });
  expect(await confirm()).toMatchObject(DEAD);
  expect(await names(ana)).toBe(401);
  expect(await names(mailed.caller)).toBe(401);
  expect((await enter(ANA)).status).toBe(404);
  const page = (await enter(NEW)).caller;
  expect(await names(page)).toEqual(['Ada', 'Ben']);
  expect((await page.call(ownAddress.getOwnAddress)).body).toEqual({
    ...{ email: NEW, asked: null },
    unsettled: { until: '2026-08-08T12:00:00.000Z', isOwn: true },
  });
});

test('#a-parents-new-address: a link to the page that was mailed to the old address opens nothing afterwards', async () => {
  const { change, confirm, stranger, lastToken } = await openFamily();
  await stranger().call(parent.requestParentLink, { body: { email: ANA } });
  const token = await lastToken(ANA, '/parent');
  await change();
  await confirm();
  expect(await stranger().call(parent.openParentPage, { body: { token } })).toMatchObject(DEAD);
});

test('#a-parents-new-address: the old address undoes a change that is not confirmed, and closes the page by the way', async () => {
  const { ana, change, confirm, undo, enter, names } = await openFamily();
  await change();
  expect(await undo()).toMatchObject({ status: 200 });
  expect(await undo()).toMatchObject(DEAD);
  expect(await names(ana)).toBe(401);
  expect(await confirm()).toMatchObject(DEAD);
  expect(await names((await enter(ANA)).caller)).toEqual(['Ada', 'Ben']);
});

test('#a-parents-new-address: the old address undoes it for a week after it was confirmed, and all is hers again', async () => {
  const { ada, change, confirm, undo, enter, names, passTime } = await openFamily();
  await change();
  passTime(6 * DAY_MS);
  await confirm();
  const other = (await enter(NEW)).caller;
  const params = { id: ada.user.id };
  await other.call(parent.stopChild, { params });
  passTime(7 * DAY_MS - HOUR_MS);
  const stayed = (await enter(NEW)).caller;
  expect(await names(stayed)).toEqual(['Ada', 'Ben']);
  expect(await undo()).toMatchObject({ status: 200 });
  expect(await names(stayed)).toBe(401);
  expect((await enter(NEW)).status).toBe(404);
  const ana = (await enter(ANA)).caller;
  expect(await names(ana)).toEqual(['Ada', 'Ben']);
  expect((await ana.call(parent.startChild, { params })).status).toBe(200);
});

test('#a-parents-new-address: after that week it stays, and nothing of the old address is kept', async () => {
  const { change, confirm, undo, enter, names, passTime, platform } = await openFamily();
  await change();
  await confirm();
  passTime(7 * DAY_MS);
  expect(await undo()).toMatchObject(DEAD);
  expect(await names((await enter(NEW)).caller)).toEqual(['Ada', 'Ben']);
  await forgetWhatHasExpired(platform.db, platform.clock());
  expect(await platform.db.selectFrom('address_changes').selectAll().execute()).toEqual([]);
});

test('#a-parents-new-address: what is not confirmed within a week, or was taken back on the page, changes nothing', async () => {
  const { ana, change, confirm, confirmBy, lastToken, passTime, enter, names } = await openFamily();
  await change();
  const token = await lastToken(NEW, '/parent/address');
  expect(await ana.call(ownAddress.keepOwnAddress)).toMatchObject({ body: { email: ANA, asked: null } });
  expect(await confirmBy(token)).toMatchObject(DEAD);
  await change();
  passTime(7 * DAY_MS);
  expect(await confirm()).toMatchObject(DEAD);
  expect(await names((await enter(ANA)).caller)).toEqual(['Ada', 'Ben']);
});

test("#a-parents-new-address: another parent's address is asked like any other, and never changes hands", async () => {
  const { ana, ada, parent: open, change, letters, deliver, confirm } = await openFamily();
  await open([ada], BO);
  expect(await change(BO)).toMatchObject({ status: 200, body: { email: ANA, asked: { email: BO } } });
  await deliver();
  expect(letters(BO)).toEqual([]);
  await change('nobody@family.example');
  await open([ada], 'nobody@family.example');
  expect(await confirm('nobody@family.example')).toMatchObject(DEAD);
  expect((await ana.call(ownAddress.getOwnAddress)).body.email).toBe(ANA);
});

test('#a-parents-new-address: two addresses of one parent become one page, and are two again when it is undone', async () => {
  const { change, confirm, undo, enter, names, student, parent: open } = await openFamily();
  await open([await student({ firstName: 'Cleo' })], NEW);
  await change();
  await confirm();
  expect(await names((await enter(NEW)).caller)).toEqual(['Ada', 'Ben', 'Cleo']);
  await undo();
  expect(await names((await enter(ANA)).caller)).toEqual(['Ada', 'Ben']);
  expect(await names((await enter(NEW)).caller)).toEqual(['Cleo']);
});

test('#a-parents-new-address: what a parent stopped stays hers, and letters about the child follow her', async () => {
  const { ana, ada, change, confirm, enter, letters, stranger, deliver, platform, passTime } =
    await openFamily();
  await putConfirmedRecord(platform.db, ada.user.id, ANA);
  const params = { id: ada.user.id };
  await ana.call(parent.stopChild, { params });
  await change();
  await confirm();
  const page = (await enter(NEW)).caller;
  expect((await page.call(parent.listChildren)).body).toContainEqual(
    expect.objectContaining({ firstName: 'Ada', stop: expect.objectContaining({ isMine: true }) }),
  );
  expect((await page.call(parent.startChild, { params })).status).toBe(200);
  passTime(7 * DAY_MS);
  const { username } = ada.user;
  const answers = { troopNumber: '42', parentFirstName: 'Ana', parentLastName: 'Reyes', state: 'WI' };
  expect((await stranger().call(verifyReset, { body: { username, ...answers } })).status).toBe(200);
  await deliver();
  const codes = (address: string) =>
    letters(address).filter(({ headers }) => headers.subject?.startsWith('The code'));
  expect([codes(ANA).length, codes(NEW).length]).toEqual([0, 1]);
  const events = await platform.db.selectFrom('consent_events').select(['kind', 'recipient']).execute();
  expect(events).toContainEqual({ kind: 'address-changed', recipient: NEW });
});

test('#a-parents-new-address: whoever took the page keeps nothing of it, though another parent had the old address invited again', async () => {
  const { ada, ana, change, confirm, undo, enter, names, invited, parent: open } = await openFamily();
  const bo = (await open([ada], BO)).caller;
  await invited(ana, 'cy@family.example', false);
  await change();
  await confirm();
  const params = { id: ada.user.id };
  const thief = (await enter(NEW)).caller;
  await invited(bo, ANA);
  expect(await names((await enter(ANA)).caller)).toEqual(['Ada']);
  await thief.call(parent.stopChild, { params });
  expect(await undo()).toMatchObject({ status: 200 });
  expect(await names(thief)).toBe(401);
  expect((await enter(NEW)).status).toBe(404);
  const { caller } = await enter(ANA);
  expect(await names(caller)).toEqual(['Ada', 'Ben']);
  const listed = (await caller.call(guardians.listOtherParents, { params })).body;
  expect(listed.map(({ email, state }) => [email, state]).toSorted()).toEqual([
    [null, 'active'],
    [ANA, 'active'],
  ]);
  expect((await caller.call(parent.startChild, { params })).status).toBe(200);
});

test('#what-one-parent-undoes-of-another: what somebody wanted deleted who was put out is dropped when that one is invited again', async () => {
  const { ada, ana, change, undo, enter, names, invited, passTime, platform } = await openFamily();
  await change();
  await invited(ana, BO);
  const bo = (await enter(BO)).caller;
  const params = { id: ada.user.id };
  expect((await bo.call(parent.deleteChild, { params, body: { firstName: 'Ada' } })).status).toBe(200);
  await undo();
  passTime(5 * DAY_MS);
  await invited((await enter(ANA)).caller, BO);
  await clearAway(platform);
  const page = (await enter(BO)).caller;
  expect(await names(page)).toEqual(['Ada']);
  expect((await page.call(parent.listChildren)).body).toMatchObject([{ stop: null }]);
});

test('#a-parents-new-address: who is put out reads no letter that waited, by an own row or by the address of another one', async () => {
  const { ada, change, confirm, invited, parent: enterAs, ...world } = await openFamily();
  const bo = (await enterAs([ada], BO)).caller;
  await change('bo@thief.example', bo);
  await invited(bo, 'cy@thief.example');
  await confirm('bo@thief.example');
  const token = await world.lastToken(BO, '/parent/address/undo');
  const ranger = (await world.admin()).caller;
  const body = { userId: ada.user.id, newPassword: 'fresh-cutting-9' };
  expect((await ranger.call(resetStudentPassword, { body })).status).toBe(200);
  const waiting = await world.platform.db.selectFrom('mails').select('recipient').execute();
  expect(waiting.map(({ recipient }) => recipient)).toEqual(
    expect.arrayContaining(['bo@thief.example', 'cy@thief.example']),
  );
  expect((await world.stranger().call(ownAddress.undoAddress, { body: { token } })).status).toBe(200);
  await world.deliver();
  const word = (address: string) =>
    world.letters(address).filter(({ headers }) => headers.subject?.includes('password was changed')).length;
  expect([word('bo@thief.example'), word('cy@thief.example'), word(BO)]).toEqual([0, 0, 1]);
});

test('#a-parents-new-address: an address that is of another family too does there what it did before', async () => {
  const { ben, change, confirm, enter, student, parent: open, lastToken } = await openFamily();
  const cleo = await student({ firstName: 'Cleo' });
  await open([cleo], NEW);
  await change();
  await confirm();
  const page = (await enter(NEW)).caller;
  const remove = (child: typeof cleo) =>
    page.call(parent.deleteChild, {
      ...{ params: { id: child.user.id }, body: { firstName: child.user.firstName } },
    });
  expect((await remove(cleo)).status).toBe(200);
  expect(await lastToken(NEW, '/parent/delete')).not.toBe('');
  expect((await remove(ben)).status).toBe(409);
});

test('#a-parents-new-address: the same address asked for once more keeps the link in the letter before, and the first that is used ends both', async () => {
  const { change, lastToken, confirmBy, passTime } = await openFamily();
  await change(NEW);
  const first = await lastToken(NEW, '/parent/address');
  passTime(1000);
  await change(NEW);
  const second = await lastToken(NEW, '/parent/address');
  expect(second).not.toBe(first);
  expect((await confirmBy(first)).status).toBe(200);
  expect(await confirmBy(second)).toMatchObject(DEAD);
});

test('#a-parents-new-address: it is changed neither to itself, nor again within the week, nor four times a day', async () => {
  const { change, confirm, enter } = await openFamily();
  expect(await change(` ${ANA.toUpperCase()}`)).toMatchObject({
    status: 400,
    body: { fields: { email: 'This is your address already.' } },
  });
  for (const address of ['one@family.example', 'two@family.example', NEW])
    expect((await change(address)).status).toBe(200);
  expect((await change('four@family.example')).status).toBe(429);
  await confirm();
  expect((await change('five@family.example', (await enter(NEW)).caller)).status).toBe(409);
});

test('#a-parents-new-address: what the new address said to leaders before is the parent’s own then, where it is narrower', async () => {
  const { ana, ada, change, confirm, enter, admin, platform } = await openFamily();
  const { id: troopId } = (await (await admin()).caller.call(createTroop, { body: TROOP_42 })).body;
  const params = { id: ada.user.id };
  const typed = { id: 'typed', userId: ada.user.id, troopId, choice: 'no', givenAt: 0, by: NEW } as const;
  await insertAnswer(platform.db, typed);
  await ana.call(answerLeadersQuestion, { params, body: { troopId, choice: 'work' } });
  await change();
  expect((await confirm()).status).toBe(200);
  const page = (await enter(NEW)).caller;
  const { leaders } = (await page.call(getChildConsent, { params })).body;
  expect(leaders).toMatchObject({ choice: 'no', holds: 'no' });
});
