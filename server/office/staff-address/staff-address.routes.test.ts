import { expect, test } from 'vitest';
import { answerLeadersQuestion } from '#domain/contract/family/child-consent.ts';
import * as guardians from '#domain/contract/family/guardians.ts';
import * as ownAddress from '#domain/contract/family/own-address.ts';
import { requestParentLink } from '#domain/contract/family/parent.ts';
import { listProjects } from '#domain/contract/notebook/projects.ts';
import { correctParentEmail, listAudit, resetStudentPassword } from '#domain/contract/office/admin.ts';
import * as people from '#domain/contract/office/people.ts';
import * as staff from '#domain/contract/office/staff-address.ts';
import { addLeader, createTroop } from '#domain/contract/office/troops.ts';
import {
  completeProfile,
  editProfile,
  getUser,
  login,
  type ProfileEdit,
} from '#domain/contract/sign-in/accounts.ts';
import * as factor from '#domain/contract/sign-in/second-factor.ts';
import { makeSignInCard, spendSignInCard } from '#domain/contract/sign-in/sign-in-cards.ts';
import * as reviewing from '#domain/contract/troop/reviewing.ts';
import { forgetWhatHasExpired } from '#server/keeping/retention.service.ts';
import { clearAway } from '#server/office/retention-overview/clearing.service.ts';
import { codeOf, stepAt } from '#server/sign-in/second-factor/totp.service.ts';
import { putConfirmedRecord } from '#server/testing/confirmed-record.ts';
import type { Person } from '#server/testing/factories.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { openReviewedTroop } from '#server/testing/review-world.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { agree, TROOP_42 } from '#server/testing/troop-world.ts';
import type { Caller } from '#server/testing/world.ts';
import { isParentOf } from '#server/troop/leader/leader.service.ts';

const DAY_MS = 24 * 60 * 60_000;
const [OLD, NEW] = ['rivera@troop.example', 'rivera@new-work.example'];
const DEAD = { status: 404, body: { message: 'This link is too old or was used.' } };
const OTHER_PASSWORD = 'another-green-twig';
const NEEDED = 'To change your e-mail address, please type your password';
const OWN_CHILD = "You are this scout's parent. Another leader reviews.";

const edit = ({ caller, user }: Person, over: Partial<ProfileEdit>) =>
  caller.call(editProfile, { body: { username: user.username, email: user.email, ...over } });
const emailOf = async (caller: Caller) => (await caller.call(getUser)).body.email;
const deeds = async (caller: Caller) => (await caller.call(listAudit)).body.map(({ action }) => action);

/** An administrator whose address changes, and another one. */
async function openOffice(environment?: Record<string, string>) {
  const world = await openMailedWorld(environment);
  const rivera = await world.admin({ firstName: 'Ana', lastName: 'Rivera', email: OLD });
  const chen = await world.admin({ email: 'chen@troop.example' });
  const { stranger, lastToken } = world;
  return {
    ...world,
    rivera,
    chen,
    tokenOf: {
      confirm: (address = NEW) => lastToken(address, '/staff/address'),
      undo: (address = OLD) => lastToken(address, '/staff/address/undo'),
    },
    confirm: (token: string) => stranger().call(staff.confirmStaffAddress, { body: { token } }),
    undo: (token: string, newPassword = OTHER_PASSWORD) =>
      stranger().call(staff.undoStaffAddress, { body: { token, newPassword } }),
    logIn: (password: string, username = rivera.user.username) =>
      stranger().call(login, { body: { username, password, admin: true } }),
  };
}

test('#username-and-address-of-staff: an address changes with the password alone; what stays asks for none, nor does a child', async () => {
  const world = await openWorld();
  const rivera = await world.admin({ email: OLD });
  const without = { status: 400, body: { fields: { password: NEEDED } } };
  expect(await edit(rivera, { email: NEW })).toMatchObject(without);
  expect(await edit(rivera, { email: NEW, password: '' })).toMatchObject(without);
  expect(await edit(rivera, { email: NEW, password: 'a-guess-of-it' })).toMatchObject({
    status: 400,
    body: { fields: { password: 'This password is not right' } },
  });
  expect(await emailOf(rivera.caller)).toBe(OLD);
  expect((await edit(rivera, { username: 'ana', email: OLD.toUpperCase() })).status).toBe(200);
  const { password } = rivera;
  expect(await edit(rivera, { username: 'ana', email: NEW, password })).toMatchObject({
    status: 200,
    body: { email: NEW },
  });
  expect(await deeds(rivera.caller)).toEqual(expect.arrayContaining(['fail-own-password', 'change-email']));
  const child = await world.student();
  expect(await edit(child, { email: NEW })).toMatchObject({ status: 200, body: { email: NEW } });
});

test('#username-and-address-of-staff: an open session is no place to guess the password', async () => {
  const world = await openWorld();
  const rivera = await world.leader({ email: OLD });
  for (let tries = 0; tries < 10; tries += 1)
    expect((await edit(rivera, { email: NEW, password: `guess-${tries}` })).status).toBe(400);
  expect((await edit(rivera, { email: NEW, password: rivera.password })).status).toBe(429);
});

test('#username-and-address-of-staff: by mail the new address holds once it is confirmed there, and the old one is told at once and then', async () => {
  const world = await openOffice();
  const { rivera, chen, letters, tokenOf, confirm, deliver } = world;
  const { password } = rivera;
  expect((await edit(rivera, { email: NEW })).status).toBe(400);
  expect(await edit(rivera, { email: NEW, password })).toMatchObject({ status: 200, body: { email: OLD } });
  await deliver();
  expect(letters(OLD)).toMatchObject([{ body: expect.stringContaining('is to take the place of this') }]);
  expect(letters(OLD)[0]?.body).not.toContain(NEW);
  const token = await tokenOf.confirm();
  expect(await emailOf(rivera.caller)).toBe(OLD);
  expect((await confirm(token)).status).toBe(200);
  expect(await confirm(token)).toMatchObject(DEAD);
  expect(await emailOf(rivera.caller)).toBe(NEW);
  await deliver();
  expect(letters(OLD)).toHaveLength(2);
  expect(await deeds(chen.caller)).toEqual(expect.arrayContaining(['ask-new-email', 'change-email']));
  const byEmail = { username: NEW, password, admin: true };
  expect((await world.stranger().call(login, { body: byEmail })).status).toBe(200);
  expect(
    (await edit({ ...rivera, user: { ...rivera.user, email: NEW } }, { email: OLD, password })).status,
  ).toBe(409);
});

test('#username-and-address-of-staff: a second address takes the place of the first, and what nobody confirms ends after a week', async () => {
  const { rivera, tokenOf, confirm, passTime, platform } = await openOffice();
  const { password } = rivera;
  await edit(rivera, { email: NEW, password });
  const first = await tokenOf.confirm();
  await edit(rivera, { email: 'ana@other.example', password });
  expect(await confirm(first)).toMatchObject(DEAD);
  const token = await tokenOf.confirm('ana@other.example');
  passTime(7 * DAY_MS);
  expect(await confirm(token)).toMatchObject(DEAD);
  await forgetWhatHasExpired(platform.db, platform.clock());
  expect(await platform.db.selectFrom('staff_address_changes').selectAll().execute()).toEqual([]);
});

test('#username-and-address-of-staff: the same address asked for once more keeps the links in the letters before', async () => {
  const { rivera, tokenOf, confirm, undo } = await openOffice();
  const { password } = rivera;
  await edit(rivera, { email: NEW, password });
  const [first, undoing] = [await tokenOf.confirm(), await tokenOf.undo()];
  await edit(rivera, { email: NEW, password });
  const second = await tokenOf.confirm();
  expect(second).not.toBe(first);
  expect((await confirm(first)).status).toBe(200);
  expect(await confirm(second)).toMatchObject(DEAD);
  expect((await undo(undoing)).status).toBe(200);
});

test('#username-and-address-of-staff: the old address keeps its place before the new one is confirmed, and all sessions end', async () => {
  const { rivera, chen, tokenOf, confirm, undo } = await openOffice();
  await edit(rivera, { email: NEW, password: rivera.password });
  const [confirming, undoing] = [await tokenOf.confirm(), await tokenOf.undo()];
  expect((await undo(undoing)).status).toBe(200);
  expect(await confirm(confirming)).toMatchObject(DEAD);
  expect((await rivera.caller.call(getUser)).status).toBe(401);
  expect(await deeds(chen.caller)).toContain('undo-new-email');
});

test('#username-and-address-of-staff: for a week the old address has its place again', async () => {
  const { rivera, admin, tokenOf, confirm, undo, passTime } = await openOffice();
  await edit(rivera, { email: NEW, password: rivera.password });
  await confirm(await tokenOf.confirm());
  const token = await tokenOf.undo();
  passTime(6 * DAY_MS);
  expect((await undo(token)).status).toBe(200);
  expect((await rivera.caller.call(getUser)).status).toBe(401);
  const { administrators } = (await (await admin()).caller.call(people.listPeople)).body;
  expect(administrators.map(({ email }) => email)).toContain(OLD);
  expect(await undo(token)).toMatchObject(DEAD);
});

test.each(['asked', 'confirmed'])(
  '#username-and-address-of-staff: with a change that was only %s nothing that was left in the account holds once it is undone',
  async (state) => {
    const { rivera, chen, tokenOf, confirm, undo, lastToken, passTime, logIn, ...world } = await openOffice();
    const { password, caller } = rivera;
    await edit(rivera, { email: 'first@thief.example', password });
    passTime(1000);
    expect(
      (await caller.call(people.invite, { body: { role: 'admin', email: 'la@thief.example' } })).status,
    ).toBe(201);
    const invitation = await lastToken('la@thief.example', '/invitation');
    const { secret } = (await caller.call(factor.startEnrolment)).body;
    const code = codeOf(secret, stepAt(world.platform.clock()));
    expect((await caller.call(factor.confirmEnrolment, { body: { code } })).status).toBe(200);
    await edit(rivera, { email: NEW, password });
    if (state === 'confirmed') expect((await confirm(await tokenOf.confirm())).status).toBe(200);
    const token = await tokenOf.undo();
    expect((await undo(token)).status).toBe(200);
    expect((await caller.call(getUser)).status).toBe(401);
    expect((await logIn(password, OLD)).status).toBe(401);
    expect(await logIn(OTHER_PASSWORD, OLD)).toMatchObject({ status: 200, body: { email: OLD } });
    const form = { username: 'lair', firstName: 'La', lastName: 'Ir', email: 'la@thief.example', password };
    expect(
      await world.stranger().call(people.acceptInvitation, { body: { token: invitation, ...form } }),
    ).toMatchObject(DEAD);
    expect((await chen.caller.call(people.listPeople)).body.invitations).toEqual([]);
  },
);

test('#username-and-address-of-staff: nor whoever was let in meanwhile, nor what the account or those asked for and planned', async () => {
  const { rivera, chen, student, parent, tokenOf, undo, lastToken, passTime, stranger, ...world } =
    await openOffice();
  const scout = await student();
  for (const email of ['ana@family.example', 'bo@family.example']) await parent([scout], email);
  const params = { id: scout.user.id };
  passTime(8 * DAY_MS);
  for (const { caller, user, password } of [rivera, chen])
    await caller.call(login, { body: { username: user.username, password, admin: true } });
  await edit(rivera, { email: NEW, password: rivera.password });
  const letIn = async (by: Caller, username: string) => {
    const [email, password] = [`${username}@thief.example`, 'a-long-cutting-9'];
    await by.call(people.invite, { body: { role: 'admin', email } });
    const token = await lastToken(email, '/invitation');
    const caller = stranger();
    const form = { firstName: 'La', lastName: 'Ir', username, email, password };
    await caller.call(people.acceptInvitation, { body: { token, ...form } });
    expect((await caller.call(login, { body: { username, password, admin: true } })).status).toBe(200);
    return caller;
  };
  passTime(1000);
  const lair = await letIn(rivera.caller, 'lair');
  const second = await letIn(lair, 'second');
  const guardians_ = async (by: Caller) => (await by.call(guardians.listGuardians, { params })).body;
  const [ana, bo] = await guardians_(chen.caller);
  const ask = (by: Caller, guardianId = 'none') =>
    by.call(guardians.blockGuardian, { params: { ...params, guardianId }, body: { reason: 'He called.' } });
  expect([(await ask(rivera.caller, ana?.id)).status, (await ask(lair, bo?.id)).status]).toEqual([200, 200]);
  expect((await guardians_(chen.caller)).every(({ asked }) => asked !== null)).toBe(true);
  expect((await undo(await tokenOf.undo())).status).toBe(200);
  for (const caller of [lair, second]) expect((await caller.call(people.listPeople)).status).toBe(401);
  const { administrators } = (await chen.caller.call(people.listPeople)).body;
  expect(administrators.map(({ email }) => email).toSorted()).toEqual(['chen@troop.example', OLD]);
  expect((await guardians_(chen.caller)).map(({ asked }) => asked)).toEqual([null, null]);
  await world.deliver();
  const told = world.letters('chen@troop.example').map(({ headers }) => headers.subject);
  expect(told.filter((subject) => subject?.endsWith('one administrator less'))).toHaveLength(2);
});

test('#username-and-address-of-staff: a replacement that was planned in the account comes to nothing once it is taken back', async () => {
  const { rivera, student, parent, tokenOf, undo, passTime, stranger, lastToken, platform, chen } =
    await openOffice();
  const scout = await student();
  const ana = 'ana@family.example';
  await parent([scout], ana);
  await putConfirmedRecord(platform.db, scout.user.id, ana);
  await platform.db.deleteFrom('users').where('id', '=', chen.user.id).execute();
  await edit(rivera, { email: NEW, password: rivera.password });
  const body = { parentEmail: 'lair@thief.example', reason: 'She called.' };
  const planned = await rivera.caller.call(correctParentEmail, { params: { id: scout.user.id }, body });
  expect(planned).toMatchObject({ status: 200, body: { outcome: 'planned' } });
  expect((await undo(await tokenOf.undo())).status).toBe(200);
  passTime(7 * DAY_MS + 60_000);
  await clearAway(platform);
  expect(await lastToken('lair@thief.example', '/parent/confirm')).toBeFalsy();
  await stranger().call(requestParentLink, { body: { email: ana } });
  expect(await lastToken(ana, '/parent')).toBeTruthy();
});

test.each(['admin', 'leader'] as const)(
  '#username-and-address-of-staff: no card that was made meanwhile in the account of the %s opens anything once the change is undone',
  async (role) => {
    const { stranger, lastToken, passTime, platform, ...world } = await openMailedWorld();
    const office = await world.admin();
    const thiefs = await world[role]({ email: OLD });
    const { id: troopId } = (await office.caller.call(createTroop, { body: { ...TROOP_42 } })).body;
    if (role === 'leader') {
      const adding = { params: { id: troopId }, body: { leaderId: thiefs.user.id } };
      await office.caller.call(addLeader, adding);
      await agree(thiefs.caller);
    }
    const open = async (username: string) => {
      const scout = await world.student({ username });
      const { caller } = await world.parent([scout]);
      const answer = { params: { id: scout.user.id }, body: { troopId, choice: 'work' as const } };
      if (role === 'leader') await caller.call(answerLeadersQuestion, answer);
      return scout;
    };
    const [used, unused, settled] = [await open('willow'), await open('acorn'), await open('sprout')];
    const make = async ({ user }: Person) =>
      (await thiefs.caller.call(makeSignInCard, { body: { studentId: user.id } })).body.code;
    const spend = async (username: string, code: string) =>
      (await stranger().call(spendSignInCard, { body: { username, code, newPassword: OTHER_PASSWORD } }))
        .status;
    const enter = async (username: string) => {
      const caller = stranger();
      const body = { username, password: OTHER_PASSWORD };
      return { caller, status: (await caller.call(login, { body })).status };
    };
    // Made before the change, when nobody else was known to be in the account.
    expect(await spend('sprout', await make(settled))).toBe(200);
    passTime(1000);
    await edit(thiefs, { email: NEW, password: thiefs.password });
    expect(await spend('willow', await make(used))).toBe(200);
    const child = (await enter('willow')).caller;
    expect((await child.call(listProjects)).status).toBe(200);
    const code = await make(unused);
    const undone = await stranger().call(staff.undoStaffAddress, {
      body: { token: await lastToken(OLD, '/staff/address/undo'), newPassword: 'a-third-green-twig' },
    });
    expect(undone.status).toBe(200);
    expect(await spend('acorn', code)).toBe(400);
    expect((await child.call(listProjects)).status).toBe(401);
    passTime(DAY_MS);
    await forgetWhatHasExpired(platform.db, platform.clock());
    expect((await enter('willow')).status).toBe(403);
    expect((await enter('sprout')).status).toBe(role === 'admin' ? 200 : 403);
  },
);

test('#username-and-address-of-staff: nor does a password that was set meanwhile for a child, or came by a card days ago', async () => {
  const { rivera, chen, student, stranger, tokenOf, undo, confirm, passTime, platform } = await openOffice();
  const logIn = async (username: string) =>
    (await stranger().call(login, { body: { username, password: OTHER_PASSWORD } })).status;
  const set = async ({ user }: Person, { caller }: Person) =>
    caller.call(resetStudentPassword, { body: { userId: user.id, newPassword: OTHER_PASSWORD } });
  const [willow, acorn, sprout] = [
    await student({ username: 'willow' }),
    await student({ username: 'acorn' }),
    await student({ username: 'sprout' }),
  ];
  await edit(rivera, { email: NEW, password: rivera.password });
  await set(willow, rivera);
  await set(acorn, rivera);
  await set(acorn, chen);
  const { body } = await rivera.caller.call(makeSignInCard, { body: { studentId: sprout.user.id } });
  const card = { username: 'sprout', code: body.code, newPassword: OTHER_PASSWORD };
  expect((await stranger().call(spendSignInCard, { body: card })).status).toBe(200);
  await confirm(await tokenOf.confirm());
  passTime(5 * DAY_MS);
  await forgetWhatHasExpired(platform.db, platform.clock());
  expect([await logIn('willow'), await logIn('acorn'), await logIn('sprout')]).toEqual([200, 200, 200]);
  expect((await undo(await tokenOf.undo())).status).toBe(200);
  expect([await logIn('willow'), await logIn('acorn'), await logIn('sprout')]).toEqual([403, 200, 403]);
});

test('#username-and-address-of-staff: an undoing takes another password, and uses no link up until it has one', async () => {
  const { rivera, tokenOf, undo, logIn } = await openOffice();
  await edit(rivera, { email: NEW, password: rivera.password });
  const token = await tokenOf.undo();
  for (const [typed, message] of [
    ['', 'Password must be at least 12 characters'],
    [rivera.password, 'This is the password that somebody else knows. Please choose another one.'],
  ] as const)
    expect(await undo(token, typed)).toMatchObject({
      status: 400,
      body: { fields: { newPassword: message } },
    });
  expect((await undo(token)).status).toBe(200);
  expect(await undo(token, 'a-third-green-twig')).toMatchObject(DEAD);
  expect((await logIn(OTHER_PASSWORD)).status).toBe(200);
});

test.each([
  ['in the week before the change', 7 * DAY_MS - 1, 200],
  ['earlier', 7 * DAY_MS, 403],
])(
  '#username-and-address-of-staff: an authenticator app that was added %s is off or asked for once the change is undone',
  async (_, before, status) => {
    const { rivera, tokenOf, undo, logIn, passTime, platform } = await openOffice();
    const { secret } = (await rivera.caller.call(factor.startEnrolment)).body;
    const code = () => codeOf(secret, stepAt(platform.clock()));
    await rivera.caller.call(factor.confirmEnrolment, { body: { code: code() } });
    passTime(before);
    const body = { username: rivera.user.username, password: rivera.password, admin: true, code: code() };
    expect((await rivera.caller.call(login, { body })).status).toBe(200);
    await edit(rivera, { email: NEW, password: rivera.password });
    expect((await undo(await tokenOf.undo())).status).toBe(200);
    expect((await logIn(OTHER_PASSWORD)).status).toBe(status);
  },
);

test('#names-of-staff: who takes a name, whichever call it is by, stands in the log with both and is told to the other administrators', async () => {
  const { rivera, chen, letters, deliver, leader, passTime } = await openOffice();
  const place = { troopNumber: '', state: 'WI', zipCode: '53703', profileCompleted: true };
  const cy = await leader({ username: 'cy', firstName: 'Cy', lastName: 'Hale', email: 'cy@troop.example' });
  await cy.caller.call(completeProfile, {
    body: { firstName: 'Ana', lastName: 'Rivera', ...place, troopNumber: '7' },
  });
  passTime(1000);
  expect((await edit(cy, { username: 'rivera' })).status).toBe(200);
  await deliver();
  for (const { user } of [rivera, chen]) {
    const bodies = letters(user.email).map(({ body }) => body.replaceAll(/\s+/g, ' '));
    expect(bodies.toSorted().toReversed()).toEqual([
      expect.stringMatching(/Cy Hale \((#\w{5})\), username cy, is called Ana Rivera \(\1\), username cy,/),
      expect.stringMatching(
        /Ana Rivera \((#\w{5})\), username cy, is called Ana Rivera \(\1\), username rivera,/,
      ),
    ]);
  }
  expect(letters('cy@troop.example')).toEqual([]);
  const renames = (await chen.caller.call(listAudit)).body.filter(({ action }) => action === 'rename');
  expect(renames).toMatchObject([
    { subjectLabel: expect.stringMatching(/^Ana Rivera, cy → Ana Rivera, rivera \(#\w{5}\)$/) },
    { adminUsername: 'cy', subjectLabel: expect.stringMatching(/^Cy Hale, cy → Ana Rivera, cy \(#\w{5}\)$/) },
  ]);
  await edit(await leader(), {});
  await deliver();
  expect(letters(chen.user.email)).toHaveLength(2);
});

test('#nobody-approves-an-own-child: an own child stays one when the leader takes another address', async () => {
  const { chen, projectId, platform } = await openReviewedTroop({});
  const params = { id: projectId };
  const body = { verdict: 'looks-good', phrases: [], note: '' } as const;
  const say = () => chen.caller.call(reviewing.createReview, { params, body: { ...body, phrases: [] } });
  const own = { status: 403, body: { message: OWN_CHILD } };
  const email = 'Ben+scouts@Family.example';
  await platform.db.updateTable('users').set({ email }).where('id', '=', chen.user.id).execute();
  expect(await say()).toMatchObject(own);
  for (const other of [NEW, 'chen@work.example'])
    expect((await edit(chen, { email: other, password: chen.password })).body.email).toBe(other);
  expect(await say()).toMatchObject(own);
});

test('#nobody-approves-an-own-child: nor does it end when the parent takes another address, is blocked, or was invited as a leader at the old one', async () => {
  const { student, parent, leader, admin, stranger, lastToken, platform } = await openMailedWorld();
  const child = await student();
  const ana = await parent([child], OLD);
  const hers = await leader({ email: OLD });
  const isKin = (input: { id: string }) => isParentOf(platform.db, input, child.user.id);
  await ana.caller.call(ownAddress.changeOwnAddress, { body: { email: NEW } });
  const token = await lastToken(NEW, '/parent/address');
  expect((await stranger().call(ownAddress.confirmAddress, { body: { token } })).status).toBe(200);
  expect(await isKin(hers.user)).toBe(true);
  await platform.db
    .updateTable('guardians')
    .set({ state: 'blocked', blocked_reason: 'A court said so.' })
    .execute();
  expect(await isKin(await leader({ email: NEW }).then(({ user }) => user))).toBe(true);
  expect(await isKin(await leader({ email: 'chen@troop.example' }).then(({ user }) => user))).toBe(false);

  const office = (await admin()).caller;
  await office.call(people.invite, { body: { role: 'admin', email: NEW } });
  const form = { username: 'ana-r', firstName: 'Ana', lastName: 'Rivera', password: 'green-twig-of-oak' };
  const invited = { ...form, token: await lastToken(NEW, '/invitation'), email: 'ana@elsewhere.example' };
  const { body } = await stranger().call(people.acceptInvitation, { body: invited });
  expect(await isKin(body.user)).toBe(true);
});
