import { expect, test } from 'vitest';
import { getLeadersQuestion, giveParentConsent } from '#domain/contract/consent/consent.ts';
import { answerLeadersQuestion, getChildConsent } from '#domain/contract/family/child-consent.ts';
import { correctStudent } from '#domain/contract/family/corrections.ts';
import { listChildren } from '#domain/contract/family/parent.ts';
import { listAudit } from '#domain/contract/office/admin.ts';
import { acceptInvitation, invite, removePerson } from '#domain/contract/office/people.ts';
import * as troops from '#domain/contract/office/troops.ts';
import { completeProfile, login } from '#domain/contract/sign-in/accounts.ts';
import { getLeaderHome, getLedTroop } from '#domain/contract/troop/leader.ts';
import type { TroopChoice } from '#domain/rules/troop/troops.ts';
import type { Person } from '#server/testing/factories.ts';
import { agree, openTroopWorld, TROOP_42 } from '#server/testing/troop-world.ts';
import { makeValidBodies } from '#server/testing/valid-bodies.ts';
import type { Caller } from '#server/testing/world.ts';

const consentOf = async (parent: Caller, child: Person) =>
  (await parent.call(getChildConsent, { params: { id: child.user.id } })).body;

const seenBy = async (leader: Caller, id: string) =>
  (await leader.call(getLedTroop, { params: { id } })).body.scouts.map(({ choice }) => choice);

test('#troops: a troop is set up once, put right and closed, and all of it is logged', async () => {
  const { office: admin, setUp } = await openTroopWorld();
  const id = await setUp();
  const again = await admin.call(troops.createTroop, { body: { ...TROOP_42, number: '042' } });
  expect(again).toMatchObject({ status: 409, body: { fields: { number: expect.any(String) } } });
  const elsewhere = await admin.call(troops.createTroop, { body: { ...TROOP_42, state: 'MN' } });
  expect(elsewhere.status).toBe(201);
  const params = { id };
  const changed = await admin.call(troops.changeTroop, { params, body: { ...TROOP_42, number: '43' } });
  expect(changed.body).toMatchObject({ id, number: '43' });
  const taken = await admin.call(troops.changeTroop, {
    params: { id: elsewhere.body.id },
    body: { ...TROOP_42, number: '43' },
  });
  expect(taken.status).toBe(409);
  expect((await admin.call(troops.closeTroop, { params })).status).toBe(200);
  expect((await admin.call(troops.closeTroop, { params })).status).toBe(404);
  const listed = (await admin.call(troops.listTroops)).body.troops;
  expect(listed.map(({ state }) => state)).toEqual(['MN']);
  const deeds = (await admin.call(listAudit)).body.map(({ action }) => action);
  expect(deeds.toSorted()).toEqual(['change-troop', 'close-troop', 'set-up-troop', 'set-up-troop']);
});

test('#troops: who typed a troop is suggested for it, however the number is written, and is in it by no typing', async () => {
  const { office: admin, student, setUp, leaderOf } = await openTroopWorld();
  const id = await setUp();
  const [typed] = [await student({ troopNumber: '042' })];
  await student({ troopNumber: '142' });
  await student({ state: 'MN' });
  await student({ organization: 'girl_scouts' });
  const suggested = (await admin.call(troops.listSuggested, { params: { id } })).body;
  expect(suggested).toEqual([expect.objectContaining({ id: typed.user.id, choice: null })]);
  expect((await admin.call(troops.listTroops)).body.troops).toMatchObject([{ suggested: 1, scouts: 0 }]);
  expect(await seenBy((await leaderOf(id)).caller, id)).toEqual([]);
});

test("#who-lets-a-leader-look: a parent's yes puts a child into a troop, and a no takes her out at once; both are evidence", async () => {
  const { unconsentedStudent, parent, setUp, leaderOf, answer, passTime } = await openTroopWorld();
  const child = await unconsentedStudent();
  await child.caller.call(giveParentConsent, {
    body: (await makeValidBodies()).get(giveParentConsent) ?? {},
  });
  const id = await setUp();
  const { caller: leader } = await leaderOf(id);
  const { caller: ana } = await parent([child]);
  expect((await consentOf(ana, child)).leaders).toEqual({
    ...{ troopId: id, number: '42', leaders: ['Ana Rivera'] },
    ...{ choice: null, since: null, holds: null },
  });
  // It stands on top of the parent's page until it is answered, whatever the answer is (PRODUCT.md#what-stands-on-the-page).
  const isAsked = async () => (await ana.call(listChildren)).body.map(({ asksLeaders }) => asksLeaders);
  expect(await isAsked()).toEqual([true]);
  for (const choice of ['progress', 'work', 'progress', 'no', 'work', 'work'] satisfies TroopChoice[]) {
    passTime(1000);
    const { status, body } = await answer(ana, child, id, choice);
    expect([status, body.leaders?.choice, body.leaders?.holds]).toEqual([200, choice, choice]);
    expect(await isAsked()).toEqual([false]);
    expect(await seenBy(leader, id)).toEqual(choice === 'no' ? [] : [choice]);
  }
  const told = (await consentOf(ana, child)).events
    .filter(({ permission }) => permission !== null)
    .map(({ kind, permission, troop }) => `${kind} ${permission} ${troop}`);
  expect(told).toEqual([
    'permission-given leaders-progress Troop 42',
    'permission-given leaders-work Troop 42',
    'permission-given leaders-progress Troop 42',
    'permission-taken leaders-work Troop 42',
    'permission-taken leaders-progress Troop 42',
    'permission-given leaders-work Troop 42',
  ]);
});

test('#who-lets-a-leader-look: of two parents the one who allows less is followed, and only she can allow more', async () => {
  const { student, parent, setUp, leaderOf, answer } = await openTroopWorld();
  const child = await student();
  const id = await setUp();
  const { caller: leader } = await leaderOf(id);
  const [ana, ben] = [await parent([child]), await parent([child])];
  await answer(ana.caller, child, id, 'work');
  expect((await answer(ben.caller, child, id, 'no')).body.leaders).toMatchObject({ holds: 'no' });
  expect(await seenBy(leader, id)).toEqual([]);
  const again = await answer(ana.caller, child, id, 'work');
  expect(again.body.leaders).toMatchObject({ choice: 'work', holds: 'no' });
  expect(await seenBy(leader, id)).toEqual([]);
  await answer(ben.caller, child, id, 'progress');
  expect(await seenBy(leader, id)).toEqual(['progress']);
});

test('#who-lets-a-leader-look: who moves to another troop is asked anew, and a no outlives moving there and back', async () => {
  const { office: admin, student, parent, setUp, leaderOf, answer } = await openTroopWorld();
  const [child, other] = [await student(), await student()];
  const id = await setUp();
  const { caller: leader } = await leaderOf(id);
  const [ana, ben] = [await parent([child, other]), await parent([child])];
  await answer(ana.caller, child, id, 'work');
  await answer(ana.caller, other, id, 'work');
  const { firstName, lastName, zipCode } = child.user;
  const moveTo = (troopNumber: string) =>
    child.caller.call(completeProfile, { body: { firstName, lastName, zipCode, state: 'WI', troopNumber } });
  await moveTo('0042');
  expect(await seenBy(leader, id)).toEqual(['work', 'work']);
  await moveTo('43');
  await moveTo('42');
  expect(await seenBy(leader, id)).toEqual(['work']);
  expect((await consentOf(ana.caller, child)).leaders).toMatchObject({ choice: null, holds: null });
  await answer(ben.caller, child, id, 'no');
  await moveTo('43');
  await moveTo('42');
  expect((await answer(ana.caller, child, id, 'work')).body.leaders).toMatchObject({ holds: 'no' });
  const correction = { firstName, lastName, zipCode, organization: 'scouts_bsa', state: 'MN' } as const;
  await admin.call(correctStudent, {
    params: { id: other.user.id },
    body: { ...correction, troopNumber: '42' },
  });
  expect(await seenBy(leader, id)).toEqual([]);
});

test('#who-lets-a-leader-look: a parent is asked about no troop of that number elsewhere, or of another organization', async () => {
  const { student, parent, setUp } = await openTroopWorld();
  const id = await setUp();
  const asked = async (typed: Parameters<typeof student>[0]) => {
    const child = await student(typed);
    return (await consentOf((await parent([child])).caller, child)).leaders?.troopId;
  };
  expect(await asked({ troopNumber: '042' })).toBe(id);
  expect(await asked({ organization: 'girl_scouts' })).toBeUndefined();
  expect(await asked({ state: 'MN' })).toBeUndefined();
});

test('#who-lets-a-leader-look: a troop whose number is corrected, or that is closed, asks its parents anew', async () => {
  const { office: admin, student, parent, setUp, leaderOf, answer } = await openTroopWorld();
  const child = await student();
  const id = await setUp();
  const { caller: leader } = await leaderOf(id);
  const { caller: ana } = await parent([child]);
  await answer(ana, child, id, 'work');
  const change = (over: object) =>
    admin.call(troops.changeTroop, { params: { id }, body: { ...TROOP_42, ...over } });
  await change({ number: '0042', name: 'Elms' });
  expect(await seenBy(leader, id)).toEqual(['work']);
  await change({ number: '43' });
  expect(await seenBy(leader, id)).toEqual([]);
  const stale = await answer(ana, child, id, 'work');
  expect(stale).toMatchObject({ status: 409, body: { message: expect.stringContaining('another one now') } });
  await change({});
  expect(await seenBy(leader, id)).toEqual([]);
  await answer(ana, child, id, 'progress');
  await admin.call(troops.closeTroop, { params: { id } });
  expect((await leader.call(getLedTroop, { params: { id } })).status).toBe(404);
  expect((await leader.call(getLeaderHome)).body.troops).toEqual([]);
  expect((await consentOf(ana, child)).leaders).toBeNull();
});

test('#troops: what is not sent of a troop stays as another has put it right, and no yes ends by it', async () => {
  const { office: admin, student, parent, setUp, leaderOf, answer } = await openTroopWorld();
  const child = await student({ troopNumber: '43' });
  const id = await setUp();
  const { caller: leader } = await leaderOf(id);
  const { caller: ana } = await parent([child]);
  const change = (body: object) => admin.call(troops.changeTroop, { params: { id }, body });
  await change({ ...TROOP_42, number: '43' });
  await answer(ana, child, id, 'work');
  expect((await change({ name: 'Elms' })).body).toMatchObject({ ...TROOP_42, number: '43', name: 'Elms' });
  expect((await change({})).body).toMatchObject({ number: '43', name: 'Elms' });
  expect(await seenBy(leader, id)).toEqual(['work']);
  expect((await change({ state: 'MN' })).body).toMatchObject({ number: '43', state: 'MN', name: 'Elms' });
  expect(await seenBy(leader, id)).toEqual([]);
});

test('#troops: a part that makes it another troop that is there already is refused, and so is a part that is wrong', async () => {
  const { office: admin, setUp } = await openTroopWorld();
  await setUp({ state: 'MN' });
  const id = await setUp();
  const change = (body: object) => admin.call(troops.changeTroop, { params: { id }, body });
  expect(await change({ state: 'MN' })).toMatchObject({
    status: 409,
    body: { fields: { number: expect.any(String) } },
  });
  expect(await change({ number: ' ' })).toMatchObject({
    status: 400,
    body: { fields: { number: expect.any(String) } },
  });
  expect((await admin.call(troops.listTroops)).body.troops).toMatchObject([{ state: 'MN' }, TROOP_42]);
});

test('#who-lets-a-leader-look: where a signature is enough the consent may hold the answer; it is optional, and asked only of a troop', async () => {
  const { unconsentedStudent, setUp, leaderOf } = await openTroopWorld();
  const [asked, unasked, elsewhere] = [
    await unconsentedStudent(),
    await unconsentedStudent(),
    await unconsentedStudent({ troopNumber: '7' }),
  ];
  const id = await setUp();
  const { caller: leader } = await leaderOf(id);
  expect((await elsewhere.caller.call(getLeadersQuestion)).body).toBeNull();
  const question = (await asked.caller.call(getLeadersQuestion)).body;
  expect(question).toEqual({ troopId: id, number: '42', leaders: ['Ana Rivera'] });
  const body = (await makeValidBodies()).get(giveParentConsent) ?? {};
  await unasked.caller.call(giveParentConsent, { body });
  expect(await seenBy(leader, id)).toEqual([]);
  const answered = { ...body, leaders: { troopId: id, choice: 'progress' } };
  expect((await asked.caller.call(giveParentConsent, { body: answered })).status).toBe(200);
  expect(await seenBy(leader, id)).toEqual(['progress']);
});

test('#leaders: a leader is invited to a troop, logs in by the form of administrators, and is gone at once when removed', async () => {
  const { office: admin, stranger, setUp } = await openTroopWorld();
  const id = await setUp();
  const untold = await admin.call(invite, { body: { role: 'leader' } });
  expect(untold).toMatchObject({ status: 400, body: { fields: { troopId: 'Please choose a troop' } } });
  const { body } = await admin.call(invite, { body: { role: 'leader', troopId: id } });
  const token = body.link?.split('#')[1] ?? '';
  const hers = stranger();
  const account = { firstName: 'Ana', lastName: 'Rivera', email: 'rivera@troop.example' };
  const credentials = { username: 'rivera', password: 'green-twig-of-oak' };
  const accepted = await hers.call(acceptInvitation, { body: { token, ...account, ...credentials } });
  expect(accepted).toMatchObject({ status: 201, body: { user: { role: 'leader' } } });
  expect((await hers.call(login, { body: { ...credentials, admin: true } })).status).toBe(200);
  await agree(hers);
  expect((await hers.call(getLeaderHome)).body.troops).toEqual([{ id, ...TROOP_42 }]);
  expect((await hers.call(troops.listTroops)).status).toBe(403);
  const leaderId = accepted.body.user.id;
  await admin.call(troops.removeLeader, { params: { id, leaderId } });
  expect((await hers.call(getLedTroop, { params: { id } })).status).toBe(404);
  expect((await hers.call(getLeaderHome)).body.troops).toEqual([]);
  await admin.call(removePerson, { params: { id: leaderId } });
  expect((await hers.call(getLeaderHome)).status).toBe(401);
});

test('#leaders: an invitation to a troop ends with the troop', async () => {
  const { office: admin, stranger, setUp } = await openTroopWorld();
  const id = await setUp();
  const { body } = await admin.call(invite, { body: { role: 'leader', troopId: id } });
  expect((await admin.call(troops.listTroops)).body.invitations).toMatchObject([{ troop: { id } }]);
  await admin.call(troops.closeTroop, { params: { id } });
  const account = { username: 'rivera', firstName: 'Ana', lastName: 'Rivera', email: 'rivera@troop.example' };
  const token = body.link?.split('#')[1] ?? '';
  const accepted = await stranger().call(acceptInvitation, {
    body: { token, ...account, password: 'green-twig-of-oak' },
  });
  expect(accepted.status).toBe(404);
});

test("#who-lets-a-leader-look: only a parent of the child answers, and 'no' may name any troop", async () => {
  const { student, parent, setUp, answer } = await openTroopWorld();
  const [child, other] = [await student(), await student()];
  const id = await setUp();
  const { caller: ana } = await parent([child]);
  expect((await answer(ana, other, id, 'work')).status).toBe(404);
  await answer(ana, child, id, 'work');
  const params = { id: child.user.id };
  const no = await ana.call(answerLeadersQuestion, { params, body: { troopId: 'gone', choice: 'no' } });
  expect(no.body.leaders).toMatchObject({ choice: null, holds: null });
});
