import { expect, test } from 'vitest';
import { answerConfirmation, getConfirmation } from '#domain/contract/consent/consent.ts';
import { blockGuardian, listGuardians } from '#domain/contract/family/guardians.ts';
import { listProjects } from '#domain/contract/notebook/projects.ts';
import { addLeader, createTroop } from '#domain/contract/office/troops.ts';
import { LINK_HEADER } from '#domain/contract/platform/endpoint.ts';
import { getUser, login } from '#domain/contract/sign-in/accounts.ts';
import { getLedTroop } from '#domain/contract/troop/leader.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { invite, joinBy, listed, openLink } from '#server/testing/families-world.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { agree, openTroopWorld, TROOP_42 } from '#server/testing/troop-world.ts';
import type { World } from '#server/testing/world.ts';

const DEAD = { status: 404, body: { message: 'This link is too old or was used.' } };
const ANA = 'ana@family.example';
const PASSWORD = 'green-twig-of-oak';

async function openInvited(over: Record<string, string> = {}) {
  const world = await openMailedWorld(over);
  const { caller: office } = await world.admin();
  const { id } = (await office.call(createTroop, { body: TROOP_42 })).body;
  const rivera = await world.leader({ firstName: 'Ana', lastName: 'Rivera' });
  await office.call(addLeader, { params: { id }, body: { leaderId: rivera.user.id } });
  await agree(rivera.caller);
  await invite(rivera.caller, id);
  const scouts = async () => (await rivera.caller.call(getLedTroop, { params: { id } })).body.scouts;
  return { ...world, office, id, rivera: rivera.caller, scouts, token: await world.lastToken(ANA, '/join') };
}

/** The link of a printed letter, as the paper alone has it. */
async function printedToken(world: Pick<World, 'platform'>, familyId: string): Promise<string> {
  const token = 'p'.repeat(43);
  const { db, clock } = world.platform;
  const row = { token_hash: hashOfToken(token), purpose: 'family', subject_id: familyId, recipient_key: '' };
  const times = { created_at: clock(), expires_at: clock() + 86_400_000, used_at: null };
  await db
    .insertInto('links')
    .values({ ...row, ...times, mail_id: 'paper' })
    .execute();
  return token;
}

test('#joining: who opens a mailed link reads who is invited to what, and uses nothing up', async () => {
  const { stranger, token } = await openInvited();
  for (let looks = 0; looks < 5; looks += 1) {
    expect(await openLink(stranger(), token)).toMatchObject({
      status: 200,
      body: {
        childFirstName: 'Ada',
        childLastName: 'Okafor',
        troop: { number: '42', organization: 'scouts_bsa', state: 'WI' },
        parentEmail: ANA,
        leaders: { number: '42', leaders: ['Ana Rivera'] },
        isHere: false,
      },
    });
  }
});

test('#joining: a parent who came by mail is confirmed at once, the child logs in, and leaders see what she chose', async () => {
  const { stranger, token, id, scouts, letters, deliver, platform } = await openInvited();
  const leaders = { troopId: id, choice: 'progress' } as const;
  const joined = await joinBy(stranger(), token, {
    ...{ leaders, reminders: true, parentEmail: 'other@family.example' },
  });
  expect(joined).toMatchObject({
    status: 201,
    body: { childFirstName: 'Ada', username: 'ada-o', outcome: 'ready' },
  });
  const child = stranger();
  const { body: user } = await child.call(login, { body: { username: 'ada-o', password: PASSWORD } });
  expect(user).toMatchObject({ consentState: 'confirmed', troopNumber: '42', state: 'WI', email: ANA });
  expect((await child.call(listProjects)).status).toBe(200);
  expect(await scouts()).toMatchObject([{ name: 'Ada O.', choice: 'progress' }]);
  await deliver();
  // The question that a sign-up on the child's device asks is answered: nobody writes once more.
  expect(letters(ANA)).toHaveLength(1);
  const guardians = await platform.db.selectFrom('guardians').select(['email', 'state']).execute();
  expect(guardians).toEqual([{ email: ANA, state: 'active' }]);
  const wished = await platform.db.selectFrom('reminders').selectAll().execute();
  expect(wished).toHaveLength(1);
  const events = await platform.db
    .selectFrom('consent_events')
    .select('kind')
    .orderBy('happened_at')
    .execute();
  expect(events.map(({ kind }) => kind).toSorted()).toEqual(['confirmed', 'permission-given', 'signed']);
});

test('#printed-letters-to-families: who came by a printed letter is asked in her own mailbox first, and of the leaders there', async () => {
  const world = await openInvited();
  const { stranger, rivera, id, lastToken, scouts } = world;
  const cleo = (await listed(rivera, id)).find(({ firstName }) => firstName === 'Cleo');
  const token = await printedToken(world, cleo?.id ?? '');
  expect((await openLink(stranger(), token)).body).toMatchObject({ parentEmail: null, leaders: null });
  const mail = 'carla@family.example';
  const leaders = { troopId: id, choice: 'work' } as const;
  const joined = await joinBy(stranger(), token, {
    firstName: 'Cleo',
    username: 'cleo',
    parentEmail: mail,
    leaders,
  });
  expect(joined.body).toMatchObject({ outcome: 'waiting' });
  const child = stranger();
  await child.call(login, { body: { username: 'cleo', password: PASSWORD } });
  expect((await child.call(listProjects)).status).toBe(403);
  expect(await scouts()).toEqual([]);
  const asked = await lastToken(mail, '/parent/confirm');
  const question = await stranger().send({
    method: 'GET',
    url: getConfirmation.path,
    headers: { [LINK_HEADER]: asked },
  });
  expect(question.body).toMatchObject({ leaders: { troopId: id } });
  await stranger().call(answerConfirmation, { body: { token: asked, agree: true, leaders } });
  expect((await child.call(listProjects)).status).toBe(200);
  expect(await scouts()).toMatchObject([{ choice: 'work' }]);
});

test('#printed-letters-to-families: where a signature is enough a printed letter lets the child in at once, and asks of the leaders', async () => {
  const world = await openTroopWorld();
  const id = await world.setUp();
  const { caller } = await world.leaderOf(id);
  await invite(caller, id);
  const [ada] = await listed(caller, id);
  const token = await printedToken(world, ada?.id ?? '');
  expect((await openLink(world.stranger(), token)).body).toMatchObject({ leaders: { troopId: id } });
  const leaders = { troopId: id, choice: 'work' } as const;
  expect((await joinBy(world.stranger(), token, { leaders })).body).toMatchObject({ outcome: 'ready' });
  const { body } = await caller.call(getLedTroop, { params: { id } });
  expect(body.scouts).toMatchObject([{ name: 'Ada O.', choice: 'work' }]);
});

test.for(['a mailed', 'a printed'])(
  '#passwords-that-a-parent-set: the password that a parent chose by %s letter ends with the place of that parent',
  async (letter) => {
    const world = await openInvited();
    const { stranger, rivera, id, office, platform, lastToken, parent, letters, deliver } = world;
    const [ada] = await listed(rivera, id);
    const token = letter === 'a printed' ? await printedToken(world, ada?.id ?? '') : world.token;
    expect((await joinBy(stranger(), token)).status).toBe(201);
    const logIn = (caller = stranger()) =>
      caller.call(login, { body: { username: 'ada-o', password: PASSWORD } });
    const child = stranger();
    const { body: user } = await logIn(child);
    if (letter === 'a printed') {
      const asked = await lastToken(ANA, '/parent/confirm');
      const body = { token: asked, agree: true, leaders: null };
      expect((await stranger().call(answerConfirmation, { body })).status).toBe(200);
    }
    const params = { id: user.id };
    const [ana] = (await office.call(listGuardians, { params })).body;
    await parent([{ user, caller: child, password: PASSWORD }], 'bo@family.example');
    expect((await child.call(listProjects)).status).toBe(200);
    const block = { params: { ...params, guardianId: ana?.id ?? '' }, body: { reason: 'A court order.' } };
    expect((await office.call(blockGuardian, block)).status).toBe(200);
    expect((await child.call(getUser)).status).toBe(401);
    expect(await logIn()).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('Your password does not work any more.') },
    });
    await deliver();
    const told = letters('bo@family.example').map(({ headers }) => headers.subject);
    expect(told).toContain('A Rootling password does not work any more');
    const kept = await platform.db.selectFrom('parent_passwords').select('guardian_id').execute();
    expect(kept).toEqual([{ guardian_id: ana?.id }]);
  },
);

test('#joining: who answers nothing about the leaders lets them see nothing', async () => {
  const { stranger, token, scouts } = await openInvited();
  expect((await joinBy(stranger(), token)).status).toBe(201);
  expect(await scouts()).toEqual([]);
});

test('#joining: of two presses at once one makes the child, and a used, dead or foreign token is answered alike', async () => {
  const { stranger, token, platform } = await openInvited();
  const names = Array.from({ length: 5 }, (_, index) => `ada-${index}`);
  const pressed = await Promise.all(names.map((username) => joinBy(stranger(), token, { username })));
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([201, 404, 404, 404, 404]);
  const students = await platform.db.selectFrom('users').select('id').where('role', '=', 'student').execute();
  expect(students).toHaveLength(1);
  const foreign = await platform.newToken();
  for (const other of [token, foreign, 'x']) {
    expect(await joinBy(stranger(), other, { username: 'again' })).toMatchObject(DEAD);
    expect(await openLink(stranger(), other)).toMatchObject(DEAD);
  }
});

test('#joining: a name that is taken, or a password that is too common, leaves the link good', async () => {
  const { stranger, token, student } = await openInvited();
  const { user } = await student();
  expect(await joinBy(stranger(), token, { username: user.username })).toMatchObject({
    status: 409,
    body: { fields: { username: expect.stringContaining('taken') } },
  });
  expect(await joinBy(stranger(), token, { password: 'password' })).toMatchObject({
    status: 400,
    body: { fields: { password: expect.any(String) } },
  });
  expect((await joinBy(stranger(), token)).status).toBe(201);
});

test('#joining: that a child of this name and parent is here is told to who came by mail alone', async () => {
  const world = await openInvited();
  const child = await world.student({ firstName: 'Ada', lastName: 'Okafor' });
  await world.parent([child], ANA);
  expect((await openLink(world.stranger(), world.token)).body).toMatchObject({ isHere: true });
  const [ada] = await listed(world.rivera, world.id);
  const token = await printedToken(world, ada?.id ?? '');
  expect((await openLink(world.stranger(), token)).body).toMatchObject({ isHere: false });
});

const NEVER = { state: 'invited', blocked_reason: null };
const SHUT_OUT = { state: 'blocked', blocked_reason: 'A court has said so.' };

test.for([
  ['whom administrators have blocked', SHUT_OUT, null],
  ['whom administrators have blocked and who had signed', SHUT_OUT, ANA],
  ['who never confirmed', NEVER, null],
] as const)('#joining: %s is told of no child', async ([, standing, signer]) => {
  const { student, parent, stranger, token, platform } = await openInvited();
  const child = await student({ firstName: 'Ada', lastName: 'Okafor' });
  await parent([child], ANA);
  await platform.db
    .updateTable('users')
    .set({ parent_email: signer })
    .where('id', '=', child.user.id)
    .execute();
  expect((await openLink(stranger(), token)).body).toMatchObject({ isHere: true });
  const hers = platform.db.updateTable('guardians').where('email_key', '=', ANA);
  await hers.set(standing).execute();
  expect((await openLink(stranger(), token)).body).toMatchObject({ isHere: false });
  if (standing !== SHUT_OUT) return;
  const other = ANA.replace('@', '+scouts@');
  await platform.db.updateTable('guardians').set({ email: other, email_key: other }).execute();
  expect((await openLink(stranger(), token)).body, 'by another spelling').toMatchObject({ isHere: false });
});

test('#joining: where consents cannot be taken nothing is made, and the link stays good', async () => {
  const { stranger, token, platform } = await openInvited({ SUPPORT_EMAIL: '' });
  expect((await joinBy(stranger(), token)).status).toBe(503);
  expect(await platform.db.selectFrom('users').select('id').where('role', '=', 'student').execute()).toEqual(
    [],
  );
  expect((await openLink(stranger(), token)).status).toBe(200);
});
