import { expect, test } from 'vitest';
import { sendLinkAgain } from '#domain/contract/consent/consent.ts';
import * as guardians from '#domain/contract/family/guardians.ts';
import * as parent from '#domain/contract/family/parent.ts';
import { deleteUser } from '#domain/contract/office/admin.ts';
import { LINK_HEADER } from '#domain/contract/platform/endpoint.ts';
import { forgetWhatHasExpired } from '#server/keeping/retention.service.ts';
import { putConfirmedRecord } from '#server/testing/confirmed-record.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import type { Caller } from '#server/testing/world.ts';

const DAY_MS = 24 * 3_600_000;
const [ANA, BO, CY] = ['ana@family.example', 'bo@family.example', 'cy@family.example'];
const DEAD = { status: 404, body: { message: 'This link is too old or was used.' } };
const WHO = { firstName: 'Bo', lastName: 'Reyes' };

/** Ada and one parent, whose page is open. */
async function openFamily() {
  const world = await openMailedWorld();
  const scout = await world.student({ firstName: 'Ada' });
  const params = { id: scout.user.id };
  const ana = (await world.parent([scout], ANA)).caller;
  const answer = (token: string, agree: boolean | null = true) =>
    world.stranger().call(guardians.answerInvitation, { body: { token, ...(agree !== null && { agree }) } });
  return {
    ...world,
    scout,
    ana,
    params,
    answer,
    invite: (caller = ana, email = BO, name = WHO) =>
      caller.call(guardians.inviteParent, { params, body: { ...name, email } }),
    listed: async (caller = ana) => (await caller.call(guardians.listOtherParents, { params })).body,
    look: (token: string) =>
      world.stranger().call(guardians.getParentInvitation, { headers: { [LINK_HEADER]: token } }),
    tokenOf: (address = BO) => world.lastToken(address, '/parent/invitation'),
    subjects: (address: string) => world.letters(address).map(({ headers }) => headers.subject ?? ''),
    enter: async (address: string): Promise<Caller> => {
      await world.stranger().call(parent.requestParentLink, { body: { email: address } });
      const token = await world.lastToken(address, '/parent');
      const caller = world.stranger();
      await caller.call(parent.openParentPage, { body: { token } });
      return caller;
    },
  };
}

test('#several-parents: another parent is invited by mail, says yes from her mailbox, and is an equal; each is told', async () => {
  const world = await openFamily();
  const { ana, invite, look, answer, tokenOf, listed, enter, params, deliver, subjects } = world;
  expect(await invite()).toMatchObject({
    status: 200,
    body: [
      { firstName: 'Ana', state: 'active', isMe: true, email: ANA, endsAt: null },
      { ...WHO, state: 'invited', isMe: false, email: BO, endsAt: '2026-08-08T12:00:00.000Z' },
    ],
  });
  const token = await tokenOf();
  expect(world.letters(BO)[0]?.headers.subject).not.toContain('Ada');
  // Programs that look at mail open every link.
  for (let times = 0; times < 3; times += 1)
    expect(await look(token)).toMatchObject({
      status: 200,
      body: { childFirstName: 'Ada', invitedBy: 'Ana Reyes', endsAt: '2026-08-08T12:00:00.000Z' },
    });
  expect(await answer(token, null)).toMatchObject({
    status: 400,
    body: { fields: { agree: 'Please choose one of the two answers' } },
  });
  expect(await enter(BO).then((bo) => bo.call(parent.listChildren))).toMatchObject({ status: 401 });

  expect(await answer(token)).toMatchObject({
    status: 200,
    body: { childFirstName: 'Ada', outcome: 'joined' },
  });
  expect(await answer(token)).toMatchObject(DEAD);
  expect(await look(token)).toMatchObject(DEAD);
  await deliver();
  expect(subjects(ANA)).toEqual(["Another parent joined a parents' page at Rootling"]);
  expect(subjects(BO)).toContain("Your parents' page at Rootling");
  const bo = await enter(BO);
  expect((await bo.call(parent.listChildren)).body).toMatchObject([{ firstName: 'Ada' }]);
  expect((await bo.call(parent.stopChild, { params })).status).toBe(200);
  expect((await ana.call(parent.startChild, { params })).status).toBe(409);
  expect((await bo.call(parent.startChild, { params })).status).toBe(200);
  expect((await listed()).map(({ state }) => state)).toEqual(['active', 'active']);
});

test('#several-parents: who joined less than a week ago has nothing deleted at once, and after it has', async () => {
  const { invite, answer, tokenOf, enter, params, passTime, lastToken } = await openFamily();
  await invite();
  await answer(await tokenOf());
  const bo = await enter(BO);
  const deletion = { params, body: { firstName: 'Ada' } };
  expect((await bo.call(parent.deleteChild, deletion)).status).toBe(200);
  expect(await lastToken(BO, '/parent/cancel')).not.toBe('');
  expect(await lastToken(BO, '/parent/delete')).toBe('');
  expect((await bo.call(parent.cancelChildDeletion, { params })).status).toBe(200);
  passTime(7 * DAY_MS);
  expect((await (await enter(BO)).call(parent.deleteChild, deletion)).status).toBe(200);
  expect(await lastToken(BO, '/parent/delete')).not.toBe('');
});

test('#several-parents: when somebody opened her page before she was a parent here is told to no other parent', async () => {
  const { invite, answer, tokenOf, enter, ana, params, passTime, parent: open, student } = await openFamily();
  await open([await student({ firstName: 'Zoe' })], BO);
  await enter(BO);
  passTime(60_000);
  await invite();
  await answer(await tokenOf());
  const looks = async () =>
    (await ana.call(parent.getChild, { params })).body.looks.filter(
      ({ what }) => what === 'Opened this page',
    );
  expect(await looks()).toEqual([]);
  passTime(60_000);
  await enter(BO);
  expect(await looks()).toMatchObject([{ by: 'Bo Reyes', at: '2026-08-01T12:02:00.000Z' }]);
});

test('#several-parents: a parent sees who the others are, and never their addresses', async () => {
  const { invite, answer, tokenOf, listed, enter, ana, passTime } = await openFamily();
  await invite();
  passTime(60_000);
  await answer(await tokenOf());
  const bo = await enter(BO);
  await invite(bo, CY, { firstName: 'Cy', lastName: 'Hale' });
  const emails = async (caller: Caller) => (await listed(caller)).map(({ email }) => email);
  expect(await emails(ana)).toEqual([ANA, null, null]);
  expect(await emails(bo)).toEqual([null, BO, CY]);
});

test('#several-parents: an address that is a parent of the child already is answered like any other, and gets no invitation', async () => {
  const { invite, scout, parent: open, deliver, letters, ana, answer, tokenOf } = await openFamily();
  await open([scout], BO);
  const known = (await invite()).body.at(-1);
  const unknown = (await invite(ana, CY)).body.at(-1);
  const same = { id: 'any', email: 'any' };
  expect({ ...known, ...same }).toEqual({ ...unknown, ...same });
  expect(known).toMatchObject({ state: 'invited', email: BO });
  await deliver();
  expect(letters(CY)).toHaveLength(1);
  expect(letters(BO).map(({ headers }) => headers.subject)).toEqual([
    "Somebody is invited to a parents' page at Rootling",
    "Somebody is invited to a parents' page at Rootling",
  ]);
  expect(letters(BO)[1]?.body).not.toContain(CY);
  expect((await answer(await tokenOf(CY))).status).toBe(200);
});

test('#several-parents: who says no is forgotten, with name and address, and who invited is told', async () => {
  const { invite, answer, tokenOf, listed, platform, deliver, letters } = await openFamily();
  await invite();
  const token = await tokenOf();
  expect(await answer(token, false)).toMatchObject({ status: 200, body: { outcome: 'forgotten' } });
  expect(await answer(token)).toMatchObject(DEAD);
  expect(await listed()).toHaveLength(1);
  expect(await platform.db.selectFrom('links').selectAll().execute()).toEqual([]);
  await deliver();
  const [told] = letters(ANA);
  expect(told?.headers.subject).toBe('An invitation was declined at Rootling');
  expect(told?.body).not.toMatch(/Bo|bo@family/);
});

test('#several-parents: an invitation is sent again by who sent it, and taken back by any parent', async () => {
  const world = await openFamily();
  const { ana, invite, answer, tokenOf, listed, params, scout, parent: open, passTime, letters } = world;
  const cy = (await open([scout], CY)).caller;
  const guardianId = (await invite()).body.find(({ state }) => state === 'invited')?.id ?? '';
  const on = { params: { ...params, guardianId } };
  const first = await tokenOf();
  passTime(10 * 60_000);
  expect(await ana.call(guardians.sendInvitationAgain, on)).toMatchObject({ status: 200 });
  expect(await cy.call(guardians.sendInvitationAgain, on)).toMatchObject({ status: 409 });
  const second = await tokenOf();
  expect(second).not.toBe(first);
  expect(letters(BO)).toHaveLength(2);
  expect(await cy.call(guardians.takeInvitationBack, on)).toMatchObject({ status: 200 });
  expect(await ana.call(guardians.takeInvitationBack, on)).toMatchObject({ status: 404 });
  for (const token of [first, second]) expect(await answer(token)).toMatchObject(DEAD);
  expect((await listed()).map(({ state }) => state)).toEqual(['active', 'active']);
});

test('#several-parents: an invitation is over after seven days, and is forgotten with its row', async () => {
  const { invite, answer, tokenOf, listed, passTime, platform, enter } = await openFamily();
  await invite();
  const token = await tokenOf();
  passTime(7 * DAY_MS);
  expect(await answer(token)).toMatchObject(DEAD);
  expect(await listed(await enter(ANA))).toHaveLength(1);
  await forgetWhatHasExpired(platform.db, platform.clock());
  expect(await platform.db.selectFrom('guardians').select('email').execute()).toEqual([{ email: ANA }]);
});

test('#several-parents: a dead link of an invitation offers another one to the address that was invited', async () => {
  const { invite, tokenOf, stranger, deliver, letters, platform, answer } = await openFamily();
  await invite();
  const token = await tokenOf();
  await platform.db.updateTable('links').set({ expires_at: 0 }).execute();
  expect(await answer(token)).toMatchObject(DEAD);
  for (const asked of [token, 'nobody-knows-it'])
    expect(await stranger().call(sendLinkAgain, { body: { token: asked } })).toMatchObject({ status: 202 });
  await deliver();
  expect(letters(BO)).toHaveLength(2);
  expect((await answer(await tokenOf())).status).toBe(200);
});

test('#several-parents: one invites neither herself nor the same address twice, no seventh parent, and five times a day', async () => {
  const { invite, ana, scout, parent: open, passTime, enter } = await openFamily();
  const own = { status: 400, body: { fields: { email: 'This is your own address.' } } };
  expect(await invite(ana, ` ${ANA.toUpperCase()} `)).toMatchObject(own);
  expect((await invite()).status).toBe(200);
  expect(await invite()).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
  for (let one = 0; one < 4; one += 1)
    expect((await invite(ana, `relative-${one}@family.example`)).status).toBe(200);
  expect(await invite(ana, CY)).toMatchObject({
    status: 409,
    body: { message: 'A child can have at most 6 parents and guardians here.' },
  });
  passTime(7 * DAY_MS + 1);
  const later = await enter(ANA);
  for (let one = 0; one < 5; one += 1) {
    const made = await invite(later, `aunt-${one}@family.example`);
    expect(made.status).toBe(200);
    const guardianId = made.body.find(({ state }) => state === 'invited')?.id ?? '';
    const params = { id: scout.user.id, guardianId };
    expect((await later.call(guardians.takeInvitationBack, { params })).status).toBe(200);
  }
  expect((await invite(later, CY)).status).toBe(429);
  await open([scout], CY);
  expect((await invite(later, CY)).status, 'nor does the limit tell whose an address is').toBe(429);
});

test('#several-parents: who answered has no other invitation left, and a child that is gone has none', async () => {
  const { invite, answer, tokenOf, scout, parent: open, listed, admin } = await openFamily();
  const cy = (await open([scout], CY)).caller;
  await invite();
  const first = await tokenOf();
  await invite(cy);
  await answer(await tokenOf());
  expect(await answer(first)).toMatchObject(DEAD);
  expect((await listed()).map(({ state }) => state)).toEqual(['active', 'active', 'active']);
  await invite(cy, 'dee@family.example');
  const left = await tokenOf('dee@family.example');
  await (await admin()).caller.call(deleteUser, { params: { id: scout.user.id } });
  expect(await answer(left)).toMatchObject(DEAD);
});

test('#several-parents: that another parent joined is kept with the consent', async () => {
  const { invite, answer, tokenOf, platform, scout } = await openFamily();
  await putConfirmedRecord(platform.db, scout.user.id, ANA);
  await invite();
  await answer(await tokenOf());
  const events = await platform.db.selectFrom('consent_events').select(['kind', 'recipient']).execute();
  expect(events).toEqual([{ kind: 'guardian-joined', recipient: BO }]);
});
