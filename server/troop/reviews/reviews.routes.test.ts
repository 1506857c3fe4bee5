import { expect, test } from 'vitest';
import { getChildArchive } from '#domain/contract/family/child-work.ts';
import { getChild, listChildren, stopChild } from '#domain/contract/family/parent.ts';
import { holdStudent } from '#domain/contract/keeping/holds.ts';
import { deleteProject, restoreProject } from '#domain/contract/notebook/projects.ts';
import { listAudit } from '#domain/contract/office/admin.ts';
import { removePerson } from '#domain/contract/office/people.ts';
import { removeLeader } from '#domain/contract/office/troops.ts';
import { completeProfile } from '#domain/contract/sign-in/accounts.ts';
import { getLedTroop } from '#domain/contract/troop/leader.ts';
import * as answers from '#domain/contract/troop/review-answers.ts';
import * as reviewing from '#domain/contract/troop/reviewing.ts';
import * as reviews from '#domain/contract/troop/reviews.ts';
import { NOTE_MESSAGES } from '#domain/rules/troop/review-note.ts';
import { REVIEW_PROBLEMS } from '#domain/rules/troop/reviews.ts';
import { insertOpening } from '#server/family/entry/openings.store.ts';
import type { Person } from '#server/testing/factories.ts';
import { openReviewedTroop, type ReviewedTroop } from '#server/testing/review-world.ts';
import { TROOP_42 } from '#server/testing/troop-world.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOTE = 'Turn the leaves to the light, please: 1.5 inches since 5/9.';
const FIX = { verdict: 'please-fix', phrases: ['add-photo'], note: NOTE };

const say = ({ projectId }: ReviewedTroop, { caller }: Person, body: object = FIX) =>
  caller.call(reviewing.createReview, { params: { id: projectId }, body: body as typeof FIX } as never);

/** By their subjects: the clock of a test stands, so that all were written at one moment. */
const mailsTo = async ({ platform: { db } }: ReviewedTroop) => {
  const rows = await db.selectFrom('mails').select(['recipient', 'subject', 'body']).execute();
  const bySubject = rows.toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
  return (address: string) => bySubject.filter(({ recipient }) => recipient === address);
};

test('#giving-a-review: a note goes to the child, both parents, the other leader and administrators at the same moment', async () => {
  const world = await openReviewedTroop();
  const { rivera, chen, ada, ana, ben, office, projectId } = world;
  const { status, body } = await say(world, rivera);
  expect(status).toBe(201);
  const said = {
    by: expect.stringMatching(/^Ana Rivera \(#\w{5}\)$/),
    verdict: 'please-fix',
    phrases: ['add-photo'],
    note: NOTE,
    projectId,
  };
  expect(body).toMatchObject(said);
  expect((await ada.caller.call(reviews.listReviews)).body).toMatchObject({ reviews: [said], nudge: null });
  const params = { id: ada.user.id };
  for (const parent of [ana, ben]) {
    expect((await parent.caller.call(reviewing.listChildReviews, { params })).body.reviews).toMatchObject([
      said,
    ]);
    const looks = (await parent.caller.call(getChild, { params })).body.looks;
    expect(looks).toMatchObject([{ by: `Leader ${rivera.user.username}`, what: 'Wrote about a project' }]);
  }
  const to = await mailsTo(world);
  for (const address of ['ana@family.example', 'ben@family.example']) {
    expect(to(address)).toHaveLength(1);
    expect(to(address)[0]?.body).toContain(`“${NOTE}”`);
    expect(to(address)[0]?.body).toContain('Please add a photo.');
    expect(to(address)[0]?.subject).not.toContain(ada.user.firstName);
  }
  expect((await chen.caller.call(reviewing.getScoutReviews, { params })).body.reviews).toMatchObject([said]);
  expect((await office.call(reviewing.listAllReviews)).body).toMatchObject([
    { ...said, scout: ada.user.username, troop: '42' },
  ]);
  expect((await office.call(listAudit)).body.filter(({ action }) => action === 'review')).toMatchObject([
    {
      adminUsername: rivera.user.username,
      subjectLabel: ada.user.username,
    },
  ]);
});

test('#what-stands-on-the-page: the page of a parent says that leaders wrote since the last visit, as long as it stands', async () => {
  const world = await openReviewedTroop();
  const { rivera, ana, ada, platform } = world;
  const isTold = async () => (await ana.caller.call(listChildren)).body.map(({ hasNewWords }) => hasNewWords);
  const visitedAt = (openedAt: number) =>
    insertOpening(platform.db, {
      ...{
        id: `opening-${openedAt}`,
        emailKey: ana.email,
        browserHash: '',
        clientAddress: '',
        browser: null,
      },
      openedAt,
    });
  await visitedAt(platform.clock() - 3 * DAY_MS);
  expect(await isTold()).toEqual([false]);
  await say(world, rivera);
  expect(await isTold()).toEqual([true]);
  await platform.db
    .updateTable('reviews')
    .set({ written_at: platform.clock() - 2 * DAY_MS })
    .execute();
  expect(await isTold()).toEqual([true]);
  await visitedAt(platform.clock() - DAY_MS);
  expect(await isTold()).toEqual([false]);
  await say(world, rivera);
  expect(await isTold()).toEqual([true]);
  for (const { id } of (
    await ana.caller.call(reviewing.listChildReviews, {
      params: { id: ada.user.id },
    })
  ).body.reviews)
    await rivera.caller.call(reviewing.takeBackReview, { params: { id } });
  expect(await isTold()).toEqual([false]);
});

test('#giving-a-review: sent again under its id it is said once', async () => {
  const world = await openReviewedTroop();
  const id = crypto.randomUUID();
  expect((await say(world, world.rivera, { ...FIX, id })).status).toBe(201);
  expect((await say(world, world.rivera, { ...FIX, id })).status).toBe(200);
  expect((await say(world, world.chen, { ...FIX, id })).status).toBe(409);
  expect((await mailsTo(world))('ana@family.example')).toHaveLength(1);
});

test('#who-may-review: a troop of one leader cannot write, nor one whose second leader has not agreed or is gone', async () => {
  const world = await openReviewedTroop();
  const { rivera, chen, office, troopId, ada } = world;
  const params = { id: ada.user.id };
  await office.call(removeLeader, { params: { id: troopId, leaderId: chen.user.id } });
  const refused = { status: 403, body: { message: 'A second leader has to join first.' } };
  expect(await say(world, rivera)).toMatchObject(refused);
  const third = await world.leader();
  await world.join(third, troopId);
  expect(await say(world, rivera)).toMatchObject(refused);
  expect((await rivera.caller.call(reviewing.getScoutReviews, { params })).body.reviewProblem).toBe(
    'A second leader has to join first.',
  );
  await world.join(chen, troopId);
  expect((await say(world, rivera)).status).toBe(201);
});

test('#who-may-review: a removed leader is 401 at once, and what she said stays', async () => {
  const world = await openReviewedTroop();
  const { rivera, office, ada } = world;
  await say(world, rivera);
  await office.call(removePerson, { params: { id: rivera.user.id } });
  expect((await say(world, rivera)).status).toBe(401);
  expect((await rivera.caller.call(reviewing.nudgeScout, { params: { id: ada.user.id } })).status).toBe(401);
  expect((await ada.caller.call(reviews.listReviews)).body.reviews).toMatchObject([
    { by: expect.stringMatching(/^Ana Rivera \(#\w{5}\)$/) },
  ]);
});

test('#who-may-review: nothing is said to a child whose parents have no confirmed address, nor where no mail is sent', async () => {
  const world = await openReviewedTroop();
  const { platform, rivera } = world;
  await platform.db.updateTable('guardians').set({ state: 'blocked' }).execute();
  expect(await say(world, rivera)).toMatchObject({
    status: 403,
    body: { message: REVIEW_PROBLEMS['no-parent'].message },
  });
  const silent = await openReviewedTroop({});
  expect(await say(silent, silent.rivera)).toMatchObject({
    status: 403,
    body: { message: REVIEW_PROBLEMS['no-mail'].message },
  });
});

test('#who-may-review: with progress only there is nothing to review, and nothing that was said is read; a reminder can be sent', async () => {
  const world = await openReviewedTroop();
  const { rivera, ana, ada, troopId } = world;
  const params = { id: ada.user.id };
  await say(world, rivera);
  await world.answer(ana.caller, ada, troopId, 'progress');
  expect(await say(world, rivera)).toMatchObject({
    status: 403,
    body: { message: REVIEW_PROBLEMS['progress-only'].message },
  });
  expect((await rivera.caller.call(reviewing.getScoutReviews, { params })).body).toMatchObject({
    reviews: [],
    nudgeProblem: null,
  });
  expect((await ada.caller.call(reviews.listReviews)).body.reviews).toHaveLength(1);
});

test('#who-may-review: with the yes gone leaders lose it, and the child keeps what was said', async () => {
  const world = await openReviewedTroop();
  const { rivera, ben, ada, office, troopId } = world;
  const id = (await say(world, rivera)).body.id;
  await world.answer(ben.caller, ada, troopId, 'no');
  const gone = [
    say(world, rivera),
    rivera.caller.call(reviewing.takeBackReview, { params: { id } }),
    rivera.caller.call(reviewing.getScoutReviews, { params: { id: ada.user.id } }),
    rivera.caller.call(reviewing.nudgeScout, { params: { id: ada.user.id } }),
    rivera.caller.call(reviewing.sayKin, { params: { id: ada.user.id }, body: { isParent: false } }),
  ];
  for (const item of gone) expect((await item).status).toBe(404);
  expect((await ada.caller.call(reviews.listReviews)).body.reviews).toMatchObject([{ note: NOTE }]);
  await world.answer(ben.caller, ada, troopId, 'work');
  const body = { kind: 'safety', reason: 'A doubt', until: '2026-12-24' } as const;
  expect((await office.call(holdStudent, { params: { id: ada.user.id }, body })).status).toBeLessThan(300);
  expect((await say(world, rivera)).status).toBe(404);
  expect((await ada.caller.call(reviews.listReviews)).status).toBe(403);
});

test("#who-may-review: an own child is 403, known by the address or by the leader's own word for an equal last name", async () => {
  const world = await openReviewedTroop();
  const { ada, platform, chen, rivera, troopId, office } = world;
  const params = { id: ada.user.id };
  const setLeader = (email: string, lastName: string) =>
    platform.db
      .updateTable('users')
      .set({ email, last_name: lastName })
      .where('id', '=', chen.user.id)
      .execute();
  await setLeader('Ben@Family.example', 'Chen');
  const own = { status: 403, body: { message: "You are this scout's parent. Another leader reviews." } };
  expect(await say(world, chen)).toMatchObject(own);
  expect(await chen.caller.call(reviewing.nudgeScout, { params })).toMatchObject(own);

  await setLeader('chen@troop.example', ada.user.lastName.toUpperCase());
  expect(await say(world, chen)).toMatchObject({
    status: 403,
    body: { message: REVIEW_PROBLEMS['same-name'].message },
  });
  const asked = await chen.caller.call(reviewing.getScoutReviews, { params });
  expect(asked.body).toMatchObject({ isToSay: true });
  await chen.caller.call(reviewing.sayKin, { params, body: { isParent: true } });
  expect(await say(world, chen)).toMatchObject(own);
  // Asked once: the first answer stays.
  await chen.caller.call(reviewing.sayKin, { params, body: { isParent: false } });
  expect(await say(world, chen)).toMatchObject(own);
  const deeds = (await office.call(listAudit)).body.map(({ action }) => action);
  expect(deeds.filter((it) => it.startsWith('say-'))).toEqual(['say-own-child']);

  const cousin = await world.leaderOf(troopId);
  await platform.db
    .updateTable('users')
    .set({ last_name: ada.user.lastName })
    .where('id', '=', cousin.user.id)
    .execute();
  await cousin.caller.call(reviewing.sayKin, { params, body: { isParent: false } });
  expect((await say(world, cousin)).status).toBe(201);
  expect((await say(world, rivera)).status).toBe(201);
});

test('#what-a-note-may-hold: a number to call in a note is 400 at its field, and so are a phrase of the other verdict and 301 characters', async () => {
  const world = await openReviewedTroop();
  const wrong = async (over: object) => (await say(world, world.rivera, { ...FIX, ...over })) as unknown;
  expect(await wrong({ note: 'Call 555-123-4567' })).toMatchObject({
    status: 400,
    body: { fields: { note: NOTE_MESSAGES.number.message } },
  });
  expect(await wrong({ note: 'a'.repeat(301) })).toMatchObject({
    status: 400,
    body: { fields: { note: 'A note can have at most 300 characters' } },
  });
  expect(await wrong({ phrases: ['clear-notes'] })).toMatchObject({
    status: 400,
    body: { fields: { phrases: 'This phrase does not belong to “Please fix”.' } },
  });
  expect((await world.ada.caller.call(reviews.listReviews)).body.reviews).toEqual([]);
});

test("#what-a-note-may-hold: a leader's own name with a number to call is read by no child", async () => {
  const world = await openReviewedTroop();
  const { rivera, ada, platform } = world;
  const name = { first_name: 'Text 503 555 0199', last_name: 'Rivera' };
  await platform.db.updateTable('users').set(name).where('id', '=', rivera.user.id).execute();
  expect((await say(world, rivera)).body.by).toMatch(/^A leader \(#\w{5}\)$/);
  await rivera.caller.call(reviewing.nudgeScout, { params: { id: ada.user.id } });
  const { body } = await ada.caller.call(reviews.listReviews);
  const by = expect.stringMatching(/^A leader \(#\w{5}\)$/);
  expect(body).toMatchObject({ reviews: [{ by }], nudge: { by } });
  expect(JSON.stringify(await platform.db.selectFrom('mails').selectAll().execute())).not.toContain('0199');
});

test('#giving-a-review: any leader of the troop takes it back: struck through everywhere, and told to the parents', async () => {
  const world = await openReviewedTroop();
  const { rivera, chen, ada, ana } = world;
  const { id } = (await say(world, rivera)).body;
  const back = () => chen.caller.call(reviewing.takeBackReview, { params: { id } });
  expect((await back()).status).toBe(200);
  expect((await back()).status).toBe(200);
  const struck = { id, note: NOTE, takenBackAt: expect.any(String) };
  const params = { id: ada.user.id };
  expect((await ada.caller.call(reviews.listReviews)).body.reviews).toMatchObject([struck]);
  expect((await ana.caller.call(reviewing.listChildReviews, { params })).body.reviews).toMatchObject([
    struck,
  ]);
  expect((await rivera.caller.call(reviewing.getScoutReviews, { params })).body.reviews).toMatchObject([
    struck,
  ]);
  expect((await mailsTo(world))('ben@family.example').map(({ subject }) => subject)).toEqual([
    'A leader looked at a project at Rootling',
    "A leader's words were taken back at Rootling",
  ]);
  const other = await world.leaderOf(await world.setUp({ ...TROOP_42, number: '43' }));
  expect((await other.caller.call(reviewing.takeBackReview, { params: { id } })).status).toBe(404);
});

test("#what-the-child-answers: 'I fixed it' is seen by the leaders, and counts once", async () => {
  const world = await openReviewedTroop();
  const { rivera, chen, ada } = world;
  const { id } = (await say(world, rivera)).body;
  const fixed = await ada.caller.call(answers.answerFixed, { params: { reviewId: id } });
  expect(fixed).toMatchObject({ status: 200, body: { fixedAt: expect.any(String), note: NOTE } });
  world.passTime(60_000);
  const again = await ada.caller.call(answers.answerFixed, { params: { reviewId: id } });
  expect(again.body.fixedAt).toBe(fixed.body.fixedAt);
  const seen = await chen.caller.call(reviewing.getScoutReviews, { params: { id: ada.user.id } });
  expect(seen.body.reviews).toMatchObject([{ fixedAt: fixed.body.fixedAt }]);
  const saysFixed = async () => {
    const { body } = await rivera.caller.call(getLedTroop, { params: { id: world.troopId } });
    return body.scouts.map((it) => it.saysFixed);
  };
  expect(await saysFixed()).toEqual([true]);
  world.passTime(1000);
  await say(world, rivera, { verdict: 'looks-good' });
  expect(await saysFixed()).toEqual([false]);
});

test("#reported-notes: 'Report this note' hides it from the child until an administrator has looked, and tells all by mail", async () => {
  const world = await openReviewedTroop();
  const { rivera, ada, office, ana, ranger } = world;
  const [first, second] = [(await say(world, rivera)).body, (await say(world, rivera)).body];
  const report = (reviewId: string) => ada.caller.call(answers.reportReview, { params: { reviewId } });
  for (let times = 0; times < 2; times += 1) {
    const { body } = await report(first.id);
    expect(body).toMatchObject({ note: null, reportedAt: expect.any(String) });
  }
  await report(second.id);
  const own = async () => {
    const { body } = await ada.caller.call(reviews.listReviews);
    return new Map(body.reviews.map((it) => [it.id, it]));
  };
  expect(JSON.stringify([...(await own()).values()])).not.toContain(NOTE);
  const params = { id: ada.user.id };
  const { body: seen } = await ana.caller.call(reviewing.listChildReviews, { params });
  expect(seen.reviews).toMatchObject([{ note: NOTE, reportedAt: expect.any(String) }, { note: NOTE }]);
  const to = await mailsTo(world);
  const reported = "A leader's words were reported at Rootling";
  expect(to('ben@family.example').filter(({ subject }) => subject === reported)).toHaveLength(2);
  expect(to(ranger.email).map(({ subject }) => subject)).toEqual(
    Array(2).fill('Rootling: a scout reported a note'),
  );

  const check = (id: string, outcome: 'fine' | 'take-back') =>
    office.call(reviewing.checkReview, { params: { id }, body: { outcome } });
  await check(first.id, 'fine');
  await check(second.id, 'take-back');
  const after = await own();
  expect(after.get(first.id)).toMatchObject({ note: NOTE, takenBackAt: null });
  expect(after.get(second.id)).toMatchObject({ note: null, takenBackAt: expect.any(String) });
  const subjects = (await mailsTo(world))('ana@family.example').map(({ subject }) => subject);
  expect(subjects.filter((it) => it.includes('taken back'))).toHaveLength(1);
});

test('#giving-a-review: a reminder goes to the parents once a week for a scout, whichever leader sends it, and the child reads it', async () => {
  const world = await openReviewedTroop();
  const { rivera, chen, ada, platform } = world;
  const params = { id: ada.user.id };
  const nudge = ({ caller }: Person) => caller.call(reviewing.nudgeScout, { params });
  const [one, other] = await Promise.all([nudge(rivera), nudge(chen)]);
  expect([one.status, other.status].toSorted()).toEqual([200, 429]);
  expect((await mailsTo(world))('ben@family.example')[0]?.body).toContain('look at your tree project again');
  expect((await ada.caller.call(reviews.listReviews)).body.nudge).toMatchObject({ at: expect.any(String) });
  // Sessions of leaders are shorter than a week.
  await platform.db
    .updateTable('nudges')
    .set(({ eb }) => ({ nudged_at: eb('nudged_at', '-', 7 * DAY_MS - 1000) }))
    .execute();
  expect(await nudge(chen)).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining('The next one can be sent on') },
  });
  world.passTime(1000);
  expect((await nudge(chen)).status).toBe(200);
});

test('#giving-a-review: where a parent cannot be written to any more today, nothing is said to the child either', async () => {
  const world = await openReviewedTroop();
  const { rivera, ada } = world;
  for (let times = 0; times < 6; times += 1) expect((await say(world, rivera)).status).toBe(201);
  expect((await say(world, rivera)).status).toBe(429);
  expect((await ada.caller.call(reviews.listReviews)).body.reviews).toHaveLength(6);
});

test('#giving-a-review: what was said goes with its project, comes back with it, and is in what a parent downloads', async () => {
  const world = await openReviewedTroop();
  const { rivera, ada, ana, projectId, platform } = world;
  await say(world, rivera);
  const archive = await ana.caller.send({
    method: 'GET',
    url: getChildArchive.path.replace(':id', ada.user.id),
  });
  expect(archive.status).toBe(200);
  expect(String(archive.body)).toContain('reviews.json');
  const own = async () => (await ada.caller.call(reviews.listReviews)).body.reviews.length;
  await ada.caller.call(deleteProject, { params: { id: projectId } });
  expect(await own()).toBe(0);
  expect((await say(world, rivera)).status).toBe(404);
  await ada.caller.call(restoreProject, { params: { id: projectId } });
  expect(await own()).toBe(1);
  await platform.db.deleteFrom('projects').where('id', '=', projectId).execute();
  expect(await platform.db.selectFrom('reviews').selectAll().execute()).toEqual([]);
  await ana.caller.call(stopChild, { params: { id: ada.user.id } });
  expect((await ada.caller.call(reviews.listReviews)).status).not.toBe(200);
});

test('#names-of-staff: a note that was written under a borrowed name leads back to who wrote it, and keeps the name of its day', async () => {
  const world = await openReviewedTroop();
  const { ada, chen, rivera, office } = world;
  const rename = async (firstName: string, lastName: string) => {
    world.passTime(1000);
    const place = { troopNumber: '42', state: 'WI', zipCode: '53703' };
    const { status } = await chen.caller.call(completeProfile, { body: { firstName, lastName, ...place } });
    expect(status).toBe(200);
  };
  await rename('Wei', 'Chen');
  await rename('Ana', 'Rivera');
  await say(world, chen);
  await rename('Wei', 'Chen');
  world.passTime(1000);
  await say(world, rivera);
  const [hers, his] = (await ada.caller.call(reviews.listReviews)).body.reviews.map(({ by }) => by);
  const log = (await office.call(listAudit)).body;
  const markOf = (username: string) => log.find((it) => it.adminUsername === username)?.adminMark;
  expect(hers).toBe(`Ana Rivera (${markOf(rivera.user.username)})`);
  expect(his).toBe(`Ana Rivera (${markOf(chen.user.username)})`);
  expect(his).not.toBe(hers);
  expect(log.filter(({ action }) => action === 'rename').map(({ subjectMark }) => subjectMark)).toEqual(
    Array.from({ length: 3 }, () => markOf(chen.user.username)),
  );
});
