import { expect, test } from 'vitest';
import { deleteUser, listAudit, resetStudentPassword } from '#domain/contract/office/admin.ts';
import * as people from '#domain/contract/office/people.ts';
import { createTroop } from '#domain/contract/office/troops.ts';
import { LINK_HEADER } from '#domain/contract/platform/endpoint.ts';
import { chooseLanguage, login } from '#domain/contract/sign-in/accounts.ts';
import { clearAway } from '#server/office/retention-overview/clearing.service.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { TROOP_42 } from '#server/testing/troop-world.ts';
import type { Caller, World } from '#server/testing/world.ts';

const HOUR_MS = 60 * 60_000;
const DEAD = { status: 404, body: { message: 'This link is too old or was used.' } };
const RIVERA = 'rivera@troop.example';
const ACCOUNT = { firstName: 'Ana', lastName: 'Rivera', email: RIVERA, password: 'green-twig-of-oak' };

const askedWith = (caller: Caller, token: string) =>
  caller.send({ method: 'GET', url: people.getStaffInvitation.path, headers: { [LINK_HEADER]: token } });

const accept = (caller: Caller, token: string, username = 'rivera', over: object = {}) =>
  caller.call(people.acceptInvitation, { body: { token, username, ...ACCOUNT, ...over } });

async function linkFrom(caller: Caller): Promise<string> {
  const { body } = await caller.call(people.invite, { body: { role: 'admin' } });
  return body.link?.split('#')[1] ?? '';
}

const deeds = async (caller: Caller) =>
  (await caller.call(listAudit)).body.map(({ adminUsername, action, subjectLabel }) => [
    adminUsername,
    action,
    subjectLabel,
  ]);

/** People who came at the same moment are in any order. */
const named = async (caller: Caller) =>
  new Set((await caller.call(people.listPeople)).body.administrators.map(({ username }) => username));

async function openOffice(): Promise<World & { ranger: Caller; username: string }> {
  const world = await openWorld();
  const { caller, user } = await world.admin();
  return { ...world, ranger: caller, username: user.username };
}

test('#administrators: where no mail is sent an invitation is a link that is shown once, and makes an administrator once', async () => {
  const { ranger, stranger, username } = await openOffice();
  const { status, body } = await ranger.call(people.invite, { body: { role: 'admin', email: RIVERA } });
  expect(status).toBe(201);
  expect(body.link).toMatch(/^\/invitation#[\w-]{43}$/);
  const token = body.link?.split('#')[1] ?? '';
  // Programs that look at links use nothing up.
  for (let looks = 0; looks < 5; looks += 1) {
    expect(await askedWith(stranger(), token)).toMatchObject({
      status: 200,
      body: { role: 'admin', email: RIVERA },
    });
  }
  expect((await ranger.call(people.listPeople)).body).toMatchObject({
    isByMail: false,
    administrators: [{ username }],
    invitations: [{ id: body.invitation.id, email: RIVERA }],
  });
  expect(await accept(stranger(), token)).toMatchObject({ status: 201, body: { user: { role: 'admin' } } });
  expect(await accept(stranger(), token, 'second')).toMatchObject(DEAD);
  expect(await askedWith(stranger(), token)).toMatchObject(DEAD);
  const hers = stranger();
  const credentials = { username: 'rivera', password: ACCOUNT.password, admin: true };
  expect((await hers.call(login, { body: credentials })).status).toBe(200);
  expect(await named(hers)).toEqual(new Set([username, 'rivera']));
  expect((await hers.call(people.listPeople)).body.invitations).toEqual([]);
  expect(await deeds(ranger)).toEqual(
    expect.arrayContaining([
      [username, 'invite', RIVERA],
      ['rivera', 'accept-invitation', 'rivera'],
    ]),
  );
});

test('#administrators: an invitation ends after 72 hours, and nothing of it is left', async () => {
  const world = await openOffice();
  const token = await linkFrom(world.ranger);
  world.passTime(72 * HOUR_MS - 1);
  expect((await askedWith(world.stranger(), token)).status).toBe(200);
  world.passTime(1);
  expect(await askedWith(world.stranger(), token)).toMatchObject(DEAD);
  expect(await accept(world.stranger(), token)).toMatchObject(DEAD);
  await clearAway(world.platform);
  expect(await world.platform.db.selectFrom('invitations').selectAll().execute()).toEqual([]);
});

test('#administrators: an invitation that was taken back is dead, and stays known as taken back', async () => {
  const { ranger, stranger, username } = await openOffice();
  const token = await linkFrom(ranger);
  const [open] = (await ranger.call(people.listPeople)).body.invitations;
  const id = open?.id ?? '';
  expect((await ranger.call(people.removePerson, { params: { id } })).status).toBe(200);
  expect(await accept(stranger(), token)).toMatchObject(DEAD);
  expect((await ranger.call(people.removePerson, { params: { id } })).status).toBe(404);
  expect(await deeds(ranger)).toContainEqual([username, 'take-back-invitation', 'somebody by a link']);
});

test('#administrators: whoever takes an invitation back deletes no account of who accepted it meanwhile', async () => {
  const { ranger, stranger, username } = await openOffice();
  const token = await linkFrom(ranger);
  const [open] = (await ranger.call(people.listPeople)).body.invitations;
  const takeBack = (id = open?.id ?? '') =>
    ranger.call(people.removePerson, { params: { id }, query: { what: 'invitation' } });
  expect((await accept(stranger(), token)).status).toBe(201);
  expect(await takeBack()).toMatchObject({
    status: 409,
    body: { message: 'This invitation was accepted meanwhile. The account stays until you remove it.' },
  });
  expect(await named(ranger)).toEqual(new Set([username, 'rivera']));
  await linkFrom(ranger);
  const [another] = (await ranger.call(people.listPeople)).body.invitations;
  expect((await takeBack(another?.id)).status).toBe(200);
  expect((await takeBack(another?.id)).status).toBe(404);
});

test('#administrators: of an acceptance and a taking back at the same instant one wins, and says so', async () => {
  const { ranger, stranger } = await openOffice();
  const token = await linkFrom(ranger);
  const [open] = (await ranger.call(people.listPeople)).body.invitations;
  const [accepted, takenBack] = await Promise.all([
    accept(stranger(), token),
    ranger.call(people.removePerson, { params: { id: open?.id ?? '' }, query: { what: 'invitation' } }),
  ]);
  expect([accepted.status, takenBack.status]).toEqual(takenBack.status === 200 ? [404, 200] : [201, 409]);
});

test('#administrators: of two who accept one invitation at the same instant one wins', async () => {
  const { ranger, stranger } = await openOffice();
  const token = await linkFrom(ranger);
  const names = Array.from({ length: 8 }, (_, index) => `rivera-${index}`);
  const statuses = (await Promise.all(names.map((name) => accept(stranger(), token, name)))).map(
    (it) => it.status,
  );
  expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 404)]);
  const admins = await named(ranger);
  expect(admins.size).toBe(2);
  expect(names.filter((name) => admins.has(name))).toHaveLength(1);
});

test('#administrators: a name that is taken, or a short password, leaves the invitation good', async () => {
  const { ranger, stranger, username } = await openOffice();
  const token = await linkFrom(ranger);
  expect(await accept(stranger(), token, username)).toMatchObject({
    status: 409,
    body: { fields: { username: expect.stringContaining('taken') } },
  });
  expect(await accept(stranger(), token, 'rivera', { password: 'elevenchars' })).toMatchObject({
    status: 400,
    body: { fields: { password: expect.stringContaining('12') } },
  });
  expect((await accept(stranger(), token)).status).toBe(201);
});

test('#administrators: who is removed is out at once, with the invitations she sent; the last one and oneself stay', async () => {
  const { ranger, stranger, username } = await openOffice();
  await accept(stranger(), await linkFrom(ranger));
  const hers = stranger();
  await hers.call(login, { body: { username: 'rivera', password: ACCOUNT.password, admin: true } });
  const token = await linkFrom(hers);
  const administrators = (await hers.call(people.listPeople)).body.administrators;
  const idOf = (name: string) => administrators.find((it) => it.username === name)?.id ?? '';
  expect(await hers.call(people.removePerson, { params: { id: idOf('rivera') } })).toMatchObject({
    status: 409,
  });
  expect((await ranger.call(people.removePerson, { params: { id: idOf('rivera') } })).status).toBe(200);
  expect((await hers.call(people.listPeople)).status).toBe(401);
  expect(await accept(stranger(), token, 'third')).toMatchObject(DEAD);
  expect(await ranger.call(people.removePerson, { params: { id: idOf(username) } })).toMatchObject({
    status: 409,
    body: { message: 'The last administrator cannot be deleted.' },
  });
});

test('#administrators: who is new as an administrator removes no elder one before 7 days are over', async () => {
  const { admin, ranger, username, passTime } = await openOffice();
  passTime(1000);
  const hers = await admin({ username: 'rivera' });
  const { administrators } = (await ranger.call(people.listPeople)).body;
  const id = administrators.find((it) => it.username === username)?.id ?? '';
  for (const endpoint of [people.removePerson, deleteUser])
    expect(await hers.caller.call(endpoint, { params: { id } })).toMatchObject({
      status: 409,
      body: {
        message:
          'You became an administrator less than 7 days ago. From August 8, 2026 you can remove who was an administrator before you.',
      },
    });
  passTime(7 * 24 * HOUR_MS);
  await hers.caller.call(login, { body: { username: 'rivera', password: hers.password, admin: true } });
  expect((await hers.caller.call(people.removePerson, { params: { id } })).status).toBe(200);
});

test('#administrators: a password that who is removed has set for a child in the last 7 days ends with the account', async () => {
  const { admin, ranger, username, student, stranger, passTime } = await openOffice();
  const hers = await admin({ username: 'rivera' });
  const newPassword = 'fresh-cutting-9';
  const [before, lately] = [await student({ username: 'acorn' }), await student({ username: 'willow' })];
  const set = ({ user }: typeof before) =>
    hers.caller.call(resetStudentPassword, { body: { userId: user.id, newPassword } });
  expect((await set(before)).status).toBe(200);
  passTime(7 * 24 * HOUR_MS + 1);
  for (const [caller, by] of [
    [ranger, username],
    [hers.caller, 'rivera'],
  ] as const)
    await caller.call(login, { body: { username: by, password: hers.password, admin: true } });
  expect((await set(lately)).status).toBe(200);
  expect((await ranger.call(people.removePerson, { params: { id: hers.user.id } })).status).toBe(200);
  const logIn = async ({ user }: typeof before) =>
    (await stranger().call(login, { body: { username: user.username, password: newPassword } })).status;
  expect([await logIn(before), await logIn(lately)]).toEqual([200, 403]);
});

test('#administrators: a student is nobody whom this removes', async () => {
  const { ranger, student } = await openOffice();
  const { user } = await student();
  expect((await ranger.call(people.removePerson, { params: { id: user.id } })).status).toBe(404);
});

test('#administrators: where mail is sent the invitation goes by mail alone, no token lies in the database, and all others are told', async () => {
  const world = await openMailedWorld();
  const { platform, stranger } = world;
  const { caller: ranger, user } = await world.admin();
  expect(await ranger.call(people.invite, { body: { role: 'admin', email: '' } })).toMatchObject({
    status: 400,
    body: { fields: { email: expect.any(String) } },
  });
  const { body } = await ranger.call(people.invite, { body: { role: 'admin', email: RIVERA } });
  expect(body).toEqual({ invitation: expect.objectContaining({ email: RIVERA }) });
  expect(await platform.db.selectFrom('links').selectAll().execute()).toEqual([]);
  const token = await world.lastToken(RIVERA, '/invitation');
  expect((await accept(stranger(), token)).status).toBe(201);
  await world.deliver();
  expect(world.letters(user.email).map(({ headers }) => headers.subject)).toEqual([
    expect.stringContaining('has a new administrator'),
  ]);
});

test('#administrators: administrators are told of a new leader, and where leaders stand', async () => {
  const world = await openMailedWorld();
  const { caller: ranger, user } = await world.admin();
  const troop = await ranger.call(createTroop, { body: TROOP_42 });
  const body = { role: 'leader', email: RIVERA, troopId: troop.body.id } as const;
  await ranger.call(people.invite, { body });
  await accept(world.stranger(), await world.lastToken(RIVERA, '/invitation'));
  await world.deliver();
  const [letter] = world.letters(user.email);
  expect(letter?.headers.subject).toContain('has a new leader');
  expect(letter?.body).toContain('/admin/troops');
});

test('#administrators: an invitation that was taken back before its letter went is never sent', async () => {
  const world = await openMailedWorld();
  const { caller: ranger } = await world.admin();
  const { body } = await ranger.call(people.invite, { body: { role: 'admin', email: RIVERA } });
  await ranger.call(people.removePerson, { params: { id: body.invitation.id } });
  await world.deliver();
  expect(world.letters(RIVERA)).toEqual([]);
});

test('#administrators: a token of another kind, a cut one and none at all open no invitation', async () => {
  const { ranger, stranger } = await openOffice();
  const token = await linkFrom(ranger);
  for (const wrong of [token.slice(1), `${token}a`, 'x']) {
    expect(await askedWith(stranger(), wrong)).toMatchObject(DEAD);
    expect(await accept(stranger(), wrong)).toMatchObject(DEAD);
  }
  expect(await stranger().call(people.getStaffInvitation)).toMatchObject(DEAD);
});

test.each([
  ['the page of people', people.removePerson],
  ['the call that deletes any account', deleteUser],
])(
  '#administrators: who is removed by %s is told, so are all others, and no invitation of hers goes out',
  async (_, remove) => {
    const world = await openMailedWorld();
    const ranger = await world.admin({ email: 'ranger@troop.example' });
    await world.admin({ email: 'jay@troop.example' });
    const robin = await world.admin({ email: 'robin@troop.example', firstName: 'Robin', lastName: 'Wood' });
    await robin.caller.call(people.invite, { body: { role: 'admin', email: RIVERA } });
    expect((await ranger.caller.call(remove, { params: { id: robin.user.id } })).status).toBe(200);
    await world.deliver();
    const heads = (address: string) => world.letters(address).map(({ headers }) => headers.subject);
    const told = ['Rootling has one administrator less'];
    expect(heads('jay@troop.example')).toEqual(told);
    expect(heads('robin@troop.example')).toEqual(told);
    expect(world.letters('robin@troop.example')[0]?.body).toContain('removed Robin Wood');
    expect(heads('ranger@troop.example')).toEqual([]);
    expect(heads(RIVERA)).toEqual([]);
  },
);

test('#the-language-of-a-letter: administrators are written to in the language of their account, who is invited in that of who invites', async () => {
  const world = await openMailedWorld();
  const [jay, robin] = [
    await world.admin({ email: 'jay@troop.example' }),
    await world.admin({ email: 'robin@troop.example' }),
  ];
  const ranger = await world.admin({ email: 'ranger@troop.example' });
  for (const item of [jay, ranger]) await item.caller.call(chooseLanguage, { body: { language: 'es' } });
  await ranger.caller.call(people.invite, { body: { role: 'admin', email: RIVERA } });
  await ranger.caller.call(people.removePerson, { params: { id: robin.user.id } });
  await world.deliver();
  const begin = (address: string) => world.letters(address).map(({ body }) => /Hola:|Hello,/.exec(body)?.[0]);
  expect(begin(RIVERA)).toEqual(['Hola:']);
  expect(begin('jay@troop.example')).toEqual(['Hola:']);
  expect(begin('robin@troop.example')).toEqual(['Hello,']);
});
