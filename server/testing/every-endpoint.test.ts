/**
 * One walk over every call of the contract: who may not call it is told so, and what belongs to somebody else is not
 * there. A call without a route fails here.
 */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ALL_ENDPOINTS } from '#domain/contract/all.ts';
import { giveParentConsent } from '#domain/contract/consent/consent.ts';
import * as childWork from '#domain/contract/family/child-work.ts';
import { inviteParent } from '#domain/contract/family/guardians.ts';
import * as parent from '#domain/contract/family/parent.ts';
import * as planting from '#domain/contract/notebook/planting.ts';
import { deleteProject } from '#domain/contract/notebook/projects.ts';
import { deleteTrackingEntry } from '#domain/contract/notebook/tracking.ts';
import { deleteTreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { readStatistics } from '#domain/contract/office/statistics.ts';
import { deletePhoto, getUpload, uploadPlantingPhotos } from '#domain/contract/photos/photos.ts';
import {
  addressOf,
  type Endpoint,
  NOBODY,
  PERSON_HEADER,
  type Who,
} from '#domain/contract/platform/endpoint.ts';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { getSecondFactor } from '#domain/contract/sign-in/second-factor.ts';
import { getSpecies } from '#domain/contract/species/species.ts';
import { importSpeciesAtFirstStart } from '#server/species/species.service.ts';
import { allThatIsStored, makeBelongings } from './belongings.ts';
import type { Person } from './factories.ts';
import { smallJpeg } from './small-photo.ts';
import { openWorld } from './test-app.ts';
import { openTroopWorld } from './troop-world.ts';
import { type Body, makeValidBodies } from './valid-bodies.ts';
import type { Caller } from './world.ts';

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
const parametersOf = (endpoint: Endpoint) =>
  [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
const ofWho = (...who: Who[]) => ALL_ENDPOINTS.filter((it) => who.includes(it.who));

/** An address with something at the place of every parameter. */
function anyAddress(endpoint: Endpoint): string {
  return addressOf(endpoint, Object.fromEntries(parametersOf(endpoint).map((name) => [name, 'none'])));
}

/** Returns each call's response to a bare request line with some headers. */
async function knock(caller: Caller, endpoints: readonly Endpoint[], headers: Record<string, string> = {}) {
  const responses: Record<string, [status: number, body: unknown]> = {};
  for (const endpoint of endpoints) {
    const { status, body } = await caller.send({
      method: endpoint.method,
      url: anyAddress(endpoint),
      headers,
    });
    responses[nameOf(endpoint)] = [status, body];
  }
  return responses;
}

function allResponse(endpoints: readonly Endpoint[], ...response: [status: number, body: unknown]) {
  return Object.fromEntries(endpoints.map((it) => [nameOf(it), response]));
}

test('every call of the contract has its route', async () => {
  const { app } = await openWorld();
  const missing = ALL_ENDPOINTS.filter((it) => !app.hasRoute({ method: it.method, url: it.path }));
  expect(missing.map(nameOf)).toEqual([]);
});

test('every body of the contract has a sample that it takes', async () => {
  const bodies = await makeValidBodies();
  for (const allEndpoint of ALL_ENDPOINTS) {
    expect([nameOf(allEndpoint), bodies.has(allEndpoint)]).toEqual([
      nameOf(allEndpoint),
      allEndpoint.body !== undefined,
    ]);
    if (allEndpoint.body)
      expect([nameOf(allEndpoint), z.safeParse(allEndpoint.body, bodies.get(allEndpoint)).error]).toEqual([
        nameOf(allEndpoint),
        undefined,
      ]);
  }
});

test('without a session every call is 401, but those open to anyone (#sessions)', async () => {
  const { stranger } = await openWorld();
  const closed = ofWho(
    'session',
    'account',
    'student',
    'member',
    'admin',
    'leader',
    'staff',
    'staff-self',
    'parent',
    'program',
  );
  expect(await knock(stranger(), closed)).toEqual(allResponse(closed, 401, { message: 'Unauthorized' }));
});

test('without consent a student reaches nothing but the account (#rights)', async () => {
  const { unconsentedStudent, student } = await openWorld();
  const people = [await unconsentedStudent(), await student({ profileCompleted: false })];
  const closed = ofWho('student', 'member', 'admin', 'leader', 'staff', 'staff-self');
  for (const { caller } of people) {
    const statuses = Object.entries(await knock(caller, closed)).map(([call, [status]]) => [call, status]);
    expect(statuses).toEqual(closed.map((it) => [nameOf(it), 403]));
  }
});

test("a parent's call is 401 to whoever is signed in, but has no parent's page open (#opening-the-page)", async () => {
  const { student, admin, leader } = await openWorld();
  const closed = ofWho('parent');
  expect(closed).toContain(parent.getChild);
  for (const { caller } of [await student(), await admin(), await leader()]) {
    expect(await knock(caller, closed)).toEqual(allResponse(closed, 401, { message: 'Unauthorized' }));
  }
});

test("a program's call is 401 to whoever is signed in, and the token opens no other call (#statistics-for-a-program)", async () => {
  const token = 'statistics-'.repeat(4);
  const world = await openWorld({ STATISTICS_TOKEN: token });
  const closed = ofWho('program');
  expect(closed).toContain(readStatistics);
  const parent = await world.parent([await world.student()]);
  for (const { caller } of [await world.student(), await world.admin(), await world.leader(), parent]) {
    expect(await knock(caller, closed)).toEqual(allResponse(closed, 401, { message: 'Unauthorized' }));
  }
  const program = { authorization: `Bearer ${token}` };
  const others = ALL_ENDPOINTS.filter(({ who }) => who !== 'anyone' && who !== 'program');
  expect(await knock(world.stranger(), others, program)).toEqual(
    allResponse(others, 401, { message: 'Unauthorized' }),
  );
  const statuses = Object.values(await knock(world.stranger(), closed, program)).map(([status]) => status);
  expect(statuses).toEqual([200, 200]);
});

test('a parent is refused at every call that is not for parents, and has no account (#opening-the-page)', async () => {
  const world = await openWorld();
  const { caller } = await world.parent([await world.student()]);
  const closed = ofWho('student', 'member', 'admin', 'leader', 'staff', 'staff-self');
  const statuses = Object.entries(await knock(caller, closed)).map(([call, [status]]) => [call, status]);
  expect(statuses).toEqual(closed.map((it) => [nameOf(it), 403]));
  const accounts = ofWho('session', 'account');
  expect(await knock(caller, accounts)).toEqual(allResponse(accounts, 401, { message: 'Unauthorized' }));
});

test("a parent finds nothing of another's child at any call, and all of her own (#opening-the-page)", async () => {
  const world = await openWorld();
  const [anna, bruno] = [await world.unconsentedStudent(), await world.student()];
  const signature = (await makeValidBodies()).get(giveParentConsent);
  await anna.caller.call(giveParentConsent, { body: signature ?? {} });
  const hers = await world.parent([anna]);
  const others = await world.parent([bruno]);
  const belongings = await makeBelongings(world, anna);
  const before = await belongings.snapshot();
  const bodies = await makeValidBodies();
  const child = { id: anna.user.id };
  const body = { firstName: 'Bo', lastName: 'Reyes', email: 'bo@family.example' };
  const invited = await hers.caller.call(inviteParent, { params: child, body });
  const guardianId = invited.body.find(({ state }) => state === 'invited')?.id ?? '';
  const rank: readonly Endpoint[] = [
    parent.stopChild,
    parent.startChild,
    parent.deleteChild,
    parent.cancelChildDeletion,
    childWork.deleteChildPhoto,
    childWork.deleteChildEntry,
    childWork.deleteChildProject,
    parent.correctChild,
  ];
  const theirs = ofWho('parent')
    .filter((it) => parametersOf(it).length > 0)
    .toSorted((a, b) => rank.indexOf(a) - rank.indexOf(b));
  const statuses = async (caller: Caller) => {
    const found: Record<string, number> = {};
    for (const item of theirs) {
      const { id: projectId = '', ...params } = belongings.paramsOf(item);
      const filled = { ...params, projectId, guardianId, id: anna.user.id };
      found[nameOf(item)] = await tryOn(caller, item, filled, bodies.get(item));
    }
    return found;
  };
  const all = (status: number) => Object.fromEntries(theirs.map((it) => [nameOf(it), status]));
  expect(await statuses(others.caller)).toEqual(all(404));
  expect(await belongings.snapshot()).toEqual(before);
  expect(await statuses(hers.caller)).toEqual(all(200));
});

test("a student is refused at every administrators' call (#rights)", async () => {
  const { student } = await openWorld();
  const { caller } = await student();
  const closed = ofWho('admin');
  expect(await knock(caller, closed)).toEqual(allResponse(closed, 403, { message: 'Admin access required' }));
  const ofStaff = ofWho('staff', 'staff-self');
  const message = 'This is for leaders and administrators.';
  expect(await knock(caller, ofStaff)).toEqual(allResponse(ofStaff, 403, { message }));
});

test.each(['admin', 'leader'] as const)(
  'who has to set up an authenticator app reaches nothing else, as %s (#second-factor)',
  async (role) => {
    const { platform, ...people } = await openWorld({ BASE_URL: 'https://rootling.example' });
    const { caller } = await people[role]();
    for (const [name, token] of Object.entries(caller.cookies)) caller.cookies[`__Host-${name}`] = token;
    expect((await caller.call(getUser)).body).not.toHaveProperty('needsSecondFactor');
    await platform.db.deleteFrom('second_factors').execute();
    expect((await caller.call(getUser)).body).toMatchObject({ needsSecondFactor: true });
    const closed = ofWho('account', 'student', 'member', 'admin', 'leader', 'staff');
    const message = 'Please set up your authenticator app first. Nothing else is open before.';
    expect(await knock(caller, closed)).toEqual(allResponse(closed, 403, { message }));
    expect((await caller.call(getSecondFactor)).body).toEqual({
      since: null,
      codesLeft: 0,
      isDemanded: true,
    });
  },
);

test("an administrator is refused at every student's call (#rights)", async () => {
  const { admin } = await openWorld();
  const closed = ofWho('student');
  expect(await knock((await admin()).caller, closed)).toEqual(
    allResponse(closed, 403, { message: 'This is for students whose parent or guardian has signed.' }),
  );
});

test("a leader is refused at every student's and every administrators' call, and they at hers (#leaders)", async () => {
  const { leader, student, admin } = await openWorld();
  const rivera = await leader();
  const [students, admins, leaders] = [ofWho('student'), ofWho('admin'), ofWho('leader')];
  expect(leaders.length).toBeGreaterThan(5);
  expect(await knock(rivera.caller, [...students, ...admins])).toEqual({
    ...allResponse(students, 403, {
      message: 'This is for students whose parent or guardian has signed.',
    }),
    ...allResponse(admins, 403, { message: 'Admin access required' }),
  });
  for (const { caller } of [await student(), await admin()])
    expect(await knock(caller, leaders)).toEqual(
      allResponse(leaders, 403, { message: 'This is for leaders of a troop.' }),
    );
});

test('a leader finds nothing of a scout without a yes at any call (#what-a-leader-sees)', async () => {
  const world = await openTroopWorld();
  const child = await world.student();
  const belongings = await makeBelongings(world, child);
  const [id, otherId] = [await world.setUp(), await world.setUp({ number: '43' })];
  const { caller } = await world.leaderOf(otherId);
  const bodies = await makeValidBodies();
  const theirs = ofWho('leader', 'staff', 'member').filter(
    (it) => parametersOf(it).length > 0 && it !== getSpecies,
  );
  const found: Record<string, number> = {};
  for (const item of theirs) {
    const belonging = belongings.paramsOf(item);
    const its = item.path.includes('/projects/') ? belonging.projectId : belonging.reviewId;
    const ofChild = item.path.includes('/scouts/') ? child.user.id : its;
    const params = { ...belonging, id: (item.path.includes('/troops/') ? id : ofChild) ?? '' };
    found[nameOf(item)] = await tryOn(caller, item, params, bodies.get(item));
  }
  expect(found).toEqual(Object.fromEntries(theirs.map((it) => [nameOf(it), 404])));
  expect(theirs).toContain(getUpload);
});

/** Students' calls with a parameter; of what they name, only species belong to nobody. */
const OWNED = ofWho('student', 'member').filter((it) => parametersOf(it).length > 0 && it !== getSpecies);

async function tryOn(
  caller: Caller,
  endpoint: Endpoint,
  params: Record<string, string>,
  body: Body | undefined,
  headers: Record<string, string> = {},
): Promise<number> {
  if (endpoint.upload) {
    const photo = [{ name: 'tree.jpg', bytes: await smallJpeg() }];
    return (await caller.upload(endpoint, params, photo, {}, headers)).status;
  }
  return (await caller.call(endpoint, { params, headers, ...(body && { body }) })).status;
}

/** Deletions come last, and that of the whole project at the very end. */
function deletionRank(endpoint: Endpoint): number {
  const deletions = [
    deletePhoto,
    deleteTrackingEntry,
    planting.deletePlantingEntry,
    deleteTreeCheck,
    deleteProject,
  ];
  return deletions.indexOf(endpoint as never);
}

test('one child reads and changes no photo, entry or project of another child; to its owner it is there', async () => {
  const world = await openWorld({ KEEP_DELETED_DAYS: '0' });
  await importSpeciesAtFirstStart(world.platform.db);
  const owner = await world.student();
  const other = await world.student();
  const belongings = await makeBelongings(world, owner);
  const before = await belongings.snapshot();
  expect(OWNED).toContain(getUpload);
  expect(OWNED).toContain(uploadPlantingPhotos);

  const asOther: Record<string, number> = {};
  const bodies = await makeValidBodies();
  for (const item of OWNED) {
    asOther[nameOf(item)] = await tryOn(other.caller, item, belongings.paramsOf(item), bodies.get(item));
  }
  expect(asOther).toEqual(Object.fromEntries(OWNED.map((it) => [nameOf(it), 404])));
  expect(await belongings.snapshot()).toEqual(before);

  const inOrder = OWNED.toSorted((a, b) => deletionRank(a) - deletionRank(b));
  const asOwner: Record<string, boolean> = {};
  const again = await makeValidBodies();
  for (const item of inOrder) {
    const status = await tryOn(owner.caller, item, belongings.paramsOf(item), again.get(item));
    asOwner[nameOf(item)] = status === 200 || status === 201;
  }
  expect(asOwner).toEqual(Object.fromEntries(OWNED.map((it) => [nameOf(it), true])));
  expect(await Array.fromAsync(world.platform.files.list())).toEqual([]);
});

test('a page that takes somebody else to be signed in does nothing by any call (#write-once)', async () => {
  const world = await openWorld();
  await importSpeciesAtFirstStart(world.platform.db);
  const [bruno, anna, unsigned, ranger, rivera] = [
    await world.student(),
    await world.student(),
    await world.unconsentedStudent(),
    await world.admin(),
    await world.leader(),
  ];
  const belongings = await makeBelongings(world, bruno);
  const bodies = await makeValidBodies();
  // A session slides on with its first call of a day, whatever becomes of the call.
  for (const { caller } of [unsigned, ranger, rivera]) await caller.call(getUser);
  const before = await allThatIsStored(world);
  expect(before.rows.users).toHaveLength(5);

  const responses: Record<string, number[]> = {};
  // A parent's open page and a program's token have nothing to do with the signed-in person. Calls that answer
  // everybody alike do nothing, and ask nobody's name.
  const calls = ALL_ENDPOINTS.filter(
    (it) => it.who !== 'parent' && it.who !== 'program' && !('isForAllAlike' in it),
  );
  for (const item of calls) {
    const params = { ...belongings.paramsOf(item), ...(item.who === 'admin' && { id: bruno.user.id }) };
    const asks = ({ caller }: Person, believed: string) =>
      tryOn(caller, item, params, bodies.get(item), { [PERSON_HEADER]: believed });
    const statuses: number[] = [];
    for (const person of [bruno, unsigned, ranger, rivera]) {
      statuses.push(await asks(person, anna.user.id));
      if (item.who !== 'anyone') statuses.push(await asks(person, NOBODY));
    }
    responses[nameOf(item)] = statuses;
  }
  const refused = (endpoint: Endpoint) => Array(endpoint.who === 'anyone' ? 4 : 8).fill(409);
  expect(responses).toEqual(Object.fromEntries(calls.map((it) => [nameOf(it), refused(it)])));
  expect(await allThatIsStored(world)).toEqual(before);
});
