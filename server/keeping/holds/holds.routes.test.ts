import { expect, test } from 'vitest';
import { answerConfirmation, giveParentConsent } from '#domain/contract/consent/consent.ts';
import * as childWork from '#domain/contract/family/child-work.ts';
import * as parent from '#domain/contract/family/parent.ts';
import { holdStudent, releaseHold } from '#domain/contract/keeping/holds.ts';
import { deleteProject, listProjects } from '#domain/contract/notebook/projects.ts';
import { deleteUser, listAudit, listStudents } from '#domain/contract/office/admin.ts';
import { deletePhoto, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { LINK_HEADER } from '#domain/contract/platform/endpoint.ts';
import { getUser, login } from '#domain/contract/sign-in/accounts.ts';
import { startReset } from '#domain/contract/sign-in/password-reset.ts';
import { clearAway, HOLDS, previewClearing } from '#server/office/retention-overview/clearing.service.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { makeValidBodies } from '#server/testing/valid-bodies.ts';

const DAY_MS = 24 * 3_600_000;
const ANA = 'ana@family.example';
const UNTIL = '2026-09-10';
const LOCKED = {
  status: 409,
  body: {
    message: 'This account is locked until September 10, 2026. Nothing of it can be deleted before that.',
  },
};
const CLOSED = {
  status: 403,
  body: { message: 'This notebook is locked for now. Please ask your parent or guardian, or a leader.' },
};

/** Ada, who has a project with a photo, a mother, whose page is open, and an administrator. It is August 1, 2026. */
async function openFamily() {
  const world = await openMailedWorld();
  const { platform } = world;
  const scout = await world.student({ firstName: 'Ada' });
  const { id: projectId } = await world.project(scout);
  const photo = [{ name: 'tree.jpg', bytes: await smallJpeg() }];
  const stored = await scout.caller.upload(uploadStepPhotos, { projectId, stepNumber: 2 }, photo);
  const ana = (await world.parent([scout], ANA)).caller;
  const ranger = await world.admin({ username: 'ranger', email: 'ranger@troop.example' });
  const params = { id: scout.user.id };
  const body = { kind: 'legal', reason: 'A letter of a court.', until: UNTIL } as const;
  return {
    ...world,
    scout,
    ana,
    ranger,
    params,
    projectId,
    photoId: stored.body.photos[0]?.id ?? '',
    hold: (over: object = {}, { caller } = ranger) =>
      caller.call(holdStudent, { params, body: { ...body, ...over } }),
    release: ({ caller } = ranger, query = {}) => caller.call(releaseHold, { params, query }),
    /** In again after days in which every session has ended. */
    again: async ({ user, password }: { user: { username: string }; password: string }) => {
      const caller = world.stranger();
      await caller.call(login, { body: { username: user.username, password } });
      return caller;
    },
    deeds: async ({ caller } = ranger) =>
      (await caller.call(listAudit)).body
        .map(({ adminUsername, action }) => `${adminUsername} ${action}`)
        .filter((deed) => deed.includes('hold'))
        .toSorted(),
    rows: async () => ({
      users: (await platform.db.selectFrom('users').select('id').where('role', '=', 'student').execute())
        .length,
      projects: (await platform.db.selectFrom('projects').select('id').execute()).length,
      photos: (await platform.db.selectFrom('photos').select('id').execute()).length,
      files: (await Array.fromAsync(platform.files.list())).length,
    }),
  };
}

const ALL = { users: 1, projects: 1, photos: 1, files: 2 };
const NOTHING = { users: 0, projects: 0, photos: 0, files: 0 };

test('#holds: a held child is locked out at once, in the session that is open and after a login, and reads why', async () => {
  const { scout, hold, release, stranger, again } = await openFamily();
  expect((await scout.caller.call(listProjects)).status).toBe(200);
  expect(await hold()).toMatchObject({
    status: 201,
    body: { kind: 'legal', by: 'ranger', until: '2026-09-10T00:00:00.000Z', release: 'ends' },
  });
  expect(await scout.caller.call(listProjects)).toMatchObject(CLOSED);
  expect((await scout.caller.call(getUser)).body).toMatchObject({ isHeld: true, consentState: 'confirmed' });
  expect(await (await again(scout)).call(listProjects)).toMatchObject(CLOSED);
  const { username } = scout.user;
  expect((await stranger().call(startReset, { body: { username } })).status).toBe(404);
  expect(await release()).toMatchObject({ status: 200, body: { success: true, hold: null } });
  expect((await scout.caller.call(listProjects)).status).toBe(200);
  expect((await release()).status).toBe(409);
});

test("#holds: nothing of a held child goes by any deletion: its own, a parent's, an administrator's", async () => {
  const { scout, ana, ranger, params, projectId, photoId, hold, rows } = await openFamily();
  await hold();
  const ofPhoto = { ...params, photoId };
  expect(await ana.call(childWork.deleteChildPhoto, { params: ofPhoto })).toMatchObject(LOCKED);
  expect(await ana.call(childWork.deleteChildProject, { params: { ...params, projectId } })).toMatchObject(
    LOCKED,
  );
  expect(await ranger.caller.call(deleteUser, { params })).toMatchObject(LOCKED);
  expect(await scout.caller.call(deleteProject, { params: { id: projectId } })).toMatchObject(CLOSED);
  expect(await scout.caller.call(deletePhoto, { params: { photoId } })).toMatchObject(CLOSED);
  expect(await rows()).toEqual(ALL);
});

test("#holds: a parent's deletion waits for the end of the hold, and she reads so; then all goes by itself", async () => {
  const { ana, params, hold, platform, passTime, rows, deliver, letters, lastToken, stranger } =
    await openFamily();
  await ana.call(parent.deleteChild, { params, body: { firstName: 'Ada' } });
  const now = await lastToken(ANA, '/parent/delete');
  await hold();
  const lock = { basis: 'legal', until: '2026-09-10T00:00:00.000Z' };
  expect((await ana.call(parent.getChild, { params })).body).toMatchObject({
    lock,
    stop: { kind: 'deletion', endsAt: lock.until },
  });
  const cancel = { [LINK_HEADER]: await lastToken(ANA, '/parent/cancel') };
  expect((await stranger().call(parent.getAskedDeletion, { headers: cancel })).body.endsAt).toBe(lock.until);
  expect(await stranger().call(parent.deleteAtOnce, { body: { token: now } })).toMatchObject(LOCKED);
  await deliver();
  expect(
    letters(ANA)
      .map(({ body }) => body.replaceAll(/\s+/g, ' '))
      .join(),
  ).toContain(
    'We have locked the account. A legal duty makes us keep some of it until September 10, 2026; then it goes.',
  );
  passTime(Date.parse(lock.until) - platform.clock() - 1);
  expect(new Map(await clearAway(platform)).get(HOLDS)).toBe(0);
  expect(await rows()).toEqual(ALL);
  passTime(1);
  const previewed = (await previewClearing(platform)).filter(([, count]) => count > 0);
  expect(previewed).toEqual(
    expect.arrayContaining([
      [HOLDS, 1],
      ['accounts that a parent had deleted', 1],
    ]),
  );
  expect((await clearAway(platform)).filter(([, count]) => count > 0)).toEqual(previewed);
  expect(await rows()).toEqual(NOTHING);
});

test('#holds: what was asked for while the account is held says the day of its end, and goes when it is released', async () => {
  const { ana, params, hold, release, again, ranger, platform, passTime, rows, deliver, letters } =
    await openFamily();
  await hold();
  await ana.call(parent.deleteChild, { params, body: { firstName: 'Ada' } });
  await deliver();
  const told = letters(ANA).filter(({ body }) => !body.includes('We have locked the account'));
  expect(told, 'no way to have it done at once').toHaveLength(1);
  expect(told[0]?.body).toContain('is deleted on September 10, 2026');
  passTime(10 * DAY_MS);
  await clearAway(platform);
  expect(await rows()).toEqual(ALL);
  const back = await again(ranger);
  expect((await release({ ...ranger, caller: back })).status).toBe(200);
  await clearAway(platform);
  expect(await rows()).toEqual(NOTHING);
});

test('#holds: held and stopped together: each ends by itself, and the consent is as it was before', async () => {
  const { ana, params, scout, hold, release, again } = await openFamily();
  const stateOf = async () => {
    const caller = await again(scout);
    const { isHeld, consentState } = (await caller.call(getUser)).body;
    return [isHeld, consentState, (await caller.call(listProjects)).status];
  };
  await ana.call(parent.stopChild, { params });
  await hold();
  expect(await stateOf()).toEqual([true, 'stopped', 403]);
  await release();
  expect(await stateOf()).toEqual([false, 'stopped', 403]);
  await hold();
  await ana.call(parent.startChild, { params });
  expect(await stateOf()).toEqual([true, 'confirmed', 403]);
  await ana.call(parent.stopChild, { params });
  await ana.call(parent.startChild, { params });
  await release();
  expect(await stateOf()).toEqual([false, 'confirmed', 200]);
});

test('#holds: held while paused stays paused; and a consent that comes meanwhile opens when the hold is over', async () => {
  const { params, scout, hold, release, platform } = await openFamily();
  const moved = { consent_state: 'paused', parent_consent_completed_at: null };
  await platform.db.updateTable('users').set(moved).where('id', '=', params.id).execute();
  await hold();
  await release();
  expect((await scout.caller.call(getUser)).body).toMatchObject({ isHeld: false, consentState: 'paused' });
  expect((await scout.caller.call(listProjects)).status).toBe(403);
});

test('#holds: with two administrators who holds asks, and another one releases; alone one may', async () => {
  const { admin, ranger, hold, release, deeds, deliver, letters, scout } = await openFamily();
  const second = await admin({ username: 'second', email: 'second@troop.example' });
  expect((await hold()).body).toMatchObject({ release: 'asks' });
  expect(await release()).toMatchObject({
    status: 200,
    body: { hold: { release: 'waits', releaseAskedAt: '2026-08-01T12:00:00.000Z' } },
  });
  expect(await release()).toMatchObject({
    status: 409,
    body: { message: 'You asked for this. Another administrator has to confirm it.' },
  });
  expect((await scout.caller.call(listProjects)).status).toBe(403);
  await deliver();
  expect(letters('second@troop.example').at(-1)?.body).toContain('ranger asks that the hold of the student');
  expect(letters('ranger@troop.example')).toEqual([]);
  expect(await release(second)).toMatchObject({ status: 200, body: { hold: null } });
  expect((await scout.caller.call(listProjects)).status).toBe(200);
  await deliver();
  expect(letters('ranger@troop.example').at(-1)?.body).toContain('second released it');
  expect(await deeds(ranger)).toEqual(['ranger ask-release-hold', 'ranger hold', 'second release-hold']);
});

test('#holds: a release ends the hold that was shown, and none that came in its place meanwhile', async () => {
  const { admin, hold, release, deeds, scout } = await openFamily();
  const second = await admin({ username: 'second', email: 'second@troop.example' });
  const { holdId } = (await hold()).body;
  const longer = await hold({ until: '2026-12-01', reason: 'A second letter.' }, second);
  expect(await release(undefined, { holdId })).toMatchObject({
    status: 409,
    body: {
      message: 'This hold was made longer or set anew since. Please look at it before you release it.',
    },
  });
  expect((await scout.caller.call(listProjects)).status).toBe(403);
  expect(await deeds()).toEqual(['ranger hold', 'second prolong-hold']);
  expect(await release(undefined, { holdId: longer.body.holdId })).toMatchObject({ body: { hold: null } });
});

test('#holds: neither a second account of who holds nor the removal of the other one releases a hold', async () => {
  const { admin, ranger, hold, release } = await openFamily();
  const again = await admin({ username: 'again', email: 'ranger+again@troop.example' });
  const second = await admin({ username: 'second', email: 'second@troop.example' });
  await hold();
  expect((await release(again)).body).toMatchObject({ hold: { release: 'waits' } });
  expect((await release(again)).status).toBe(409);
  await again.caller.call(deleteUser, { params: { id: second.user.id } });
  for (const item of [ranger, again])
    expect(await release(item)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^You removed an administrator/) },
    });
});

test('#holds: a hold is made longer by a new act and never shorter; a year is the most, and a day is to come', async () => {
  const { hold, platform, params, ranger, deeds } = await openFamily();
  expect(await hold({ until: '2027-08-03' })).toMatchObject({
    status: 400,
    body: { fields: { until: 'A hold can last a year at most' } },
  });
  expect(await hold({ until: '2026-08-01' })).toMatchObject({
    body: { fields: { until: 'Please choose a day that is still to come' } },
  });
  expect(await hold({ reason: ' ' })).toMatchObject({ status: 400 });
  expect(await hold({ kind: 'whim' })).toMatchObject({ status: 400 });
  expect((await hold()).status).toBe(201);
  expect(await hold({ until: '2026-09-09' })).toMatchObject({
    status: 400,
    body: { message: 'A hold can only be made longer. To end it sooner, release it.' },
  });
  expect(await hold({ until: '2027-08-01T12:00:00.000Z', kind: 'dispute' })).toMatchObject({
    status: 200,
    body: { kind: 'dispute', until: '2027-08-01T12:00:00.000Z' },
  });
  const rows = await platform.db.selectFrom('holds').select(['kind', 'ended_at']).execute();
  expect(rows.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'dispute', ended_at: null },
    { kind: 'legal', ended_at: platform.clock() },
  ]);
  expect(await deeds()).toEqual(['ranger hold', 'ranger prolong-hold']);
  const admins = { id: ranger.user.id };
  const body = { kind: 'legal', reason: 'None', until: UNTIL } as const;
  expect((await ranger.caller.call(holdStudent, { params: admins, body })).status).toBe(404);
  expect((await ranger.caller.call(releaseHold, { params })).status).toBe(200);
});

test('#holds: parents cannot tell a hold for safety from one for a dispute, and learn no reason', async () => {
  const { ana, params, hold, release, deliver, letters, passTime } = await openFamily();
  const seen: unknown[] = [];
  for (const kind of ['safety', 'dispute']) {
    await hold({ kind, reason: 'Told by the neighbours' });
    await deliver();
    const { lock, looks } = (await ana.call(parent.getChild, { params })).body;
    seen.push({ lock, looks: looks[0]?.what, letter: letters(ANA).at(-1)?.body });
    passTime(1000);
    await release();
    passTime(1000);
  }
  expect(seen[0]).toEqual(seen[1]);
  expect(JSON.stringify(seen)).not.toMatch(/safety|dispute|neighbours/i);
  expect(seen[0]).toMatchObject({ lock: { basis: 'other' }, looks: 'Locked the account' });
});

test('#holds: on its day a hold ends by itself, once, and administrators and parents are told', async () => {
  const { scout, hold, again, platform, passTime, deliver, letters, rows, ranger, deeds } =
    await openFamily();
  await hold({ until: '2026-08-20' });
  await deliver();
  passTime(Date.parse('2026-08-20') - platform.clock());
  const ended = await Promise.all([clearAway(platform), clearAway(platform)]);
  expect(ended.map((cleared) => new Map(cleared).get(HOLDS)).toSorted()).toEqual([0, 1]);
  await deliver();
  expect(letters(ANA).map(({ headers }) => headers.subject)).toEqual([
    'An account at Rootling is locked',
    'An account at Rootling is locked no more',
  ]);
  expect(letters('ranger@troop.example')).toHaveLength(1);
  expect((await (await again(scout)).call(listProjects)).status).toBe(200);
  expect(await rows()).toEqual(ALL);
  expect(await deeds({ ...ranger, caller: await again(ranger) })).toEqual(['null end-hold', 'ranger hold']);
});

test('#holds: a project that the child has deleted, and a sign-up that nobody confirms, outlast their day while held', async () => {
  const world = await openMailedWorld();
  const { platform, passTime } = world;
  const scout = await world.student();
  const { id } = await world.project(scout);
  await scout.caller.call(deleteProject, { params: { id } });
  const waiting = await world.unconsentedStudent();
  const asked = { consent_since: platform.clock() };
  await platform.db.updateTable('users').set(asked).where('id', '=', waiting.user.id).execute();
  const ranger = await world.admin();
  for (const { user } of [scout, waiting]) {
    const body = { kind: 'legal', reason: 'A letter', until: '2026-12-01' } as const;
    await ranger.caller.call(holdStudent, { params: { id: user.id }, body });
  }
  const there = async () => [
    (await platform.db.selectFrom('projects').select('id').execute()).length,
    (await platform.db.selectFrom('users').select('id').where('role', '=', 'student').execute()).length,
  ];
  passTime(60 * DAY_MS);
  const counted = (await previewClearing(platform)).filter(([, count]) => count > 0).map(([what]) => what);
  expect(counted).toEqual(['sessions that have ended']);
  await clearAway(platform);
  expect(await there()).toEqual([1, 2]);
  passTime(62 * DAY_MS);
  await clearAway(platform);
  await clearAway(platform);
  expect(await there()).toEqual([0, 1]);
});

test("#holds: a parent's no does not delete a sign-up that is held", async () => {
  const world = await openMailedWorld();
  const scout = await world.unconsentedStudent();
  const bodies = await makeValidBodies();
  const signed = { ...bodies.get(giveParentConsent), parentEmail: ANA };
  await scout.caller.send({ method: 'POST', url: giveParentConsent.path, body: signed });
  const token = await world.lastToken(ANA, '/parent/confirm');
  const ranger = await world.admin();
  const params = { id: scout.user.id };
  const body = { kind: 'legal', reason: 'A letter', until: UNTIL } as const;
  await ranger.caller.call(holdStudent, { params, body });
  const no = { body: { token, agree: false } };
  expect(await world.stranger().call(answerConfirmation, no)).toMatchObject(LOCKED);
  await ranger.caller.call(releaseHold, { params });
  expect(await world.stranger().call(answerConfirmation, no)).toMatchObject({ status: 200 });
});

test('#holds: of a hold and a deletion at the same moment one wins, and it is never half', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { ana, ranger, params, projectId, hold, rows, platform } = await openFamily();
    const [held, deleted] = await Promise.all([
      hold(),
      round % 2 === 0
        ? ranger.caller.call(deleteUser, { params })
        : ana.call(childWork.deleteChildProject, { params: { ...params, projectId } }),
    ]);
    const left = await rows();
    if (deleted.status === 200) {
      const gone = { projects: 0, photos: 0, files: 0 };
      expect(left).toEqual({ ...gone, users: round % 2 === 0 ? 0 : 1 });
      expect(held.status).toBe(round % 2 === 0 ? 404 : 201);
    } else {
      expect([held.status, deleted.status]).toEqual([201, 409]);
      expect(left).toEqual(ALL);
    }
    const inForce = await platform.db
      .selectFrom('holds')
      .select('id')
      .where('ended_at', 'is', null)
      .execute();
    expect(inForce).toHaveLength(held.status === 201 ? 1 : 0);
  }
}, 180_000);

test('#holds: the list of students names who is on hold and until when, and finds them', async () => {
  const { student, ranger, params, hold } = await openFamily();
  await student();
  await hold();
  const { body } = await ranger.caller.call(listStudents, { query: { status: 'held' } });
  expect(body).toMatchObject([
    { id: params.id, heldUntil: '2026-09-10T00:00:00.000Z', profileCompleted: true },
  ]);
  const { body: all } = await ranger.caller.call(listStudents, {
    query: { status: 'active', sort: 'status' },
  });
  expect(all).toHaveLength(2);
});
