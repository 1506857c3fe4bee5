import { expect, test } from 'vitest';
import { getChildArchive } from '#domain/contract/family/child-work.ts';
import { deleteUser } from '#domain/contract/office/admin.ts';
import * as answers from '#domain/contract/troop/review-answers.ts';
import * as reviewing from '#domain/contract/troop/reviewing.ts';
import * as reviews from '#domain/contract/troop/reviews.ts';
import { isToCheck } from '#domain/rules/troop/reviews.ts';
import { putFormerAddress } from '#server/accounts/exports.ts';
import { openReviewedTroop } from '#server/testing/review-world.ts';
import { unzip } from '#server/testing/unzip.ts';

const NOTE = 'Turn the leaves to the light, please.';

/** A note that a leader wrote, and what is done with it. */
async function openNote() {
  const world = await openReviewedTroop();
  const { rivera, chen, ada, office, projectId } = world;
  const id = crypto.randomUUID();
  const write = () =>
    rivera.caller.call(reviewing.createReview, {
      params: { id: projectId },
      body: { id, verdict: 'please-fix', phrases: [], note: NOTE },
    });
  await write();
  return {
    ...world,
    id,
    write,
    report: () => ada.caller.call(answers.reportReview, { params: { reviewId: id } }),
    takeBack: () => chen.caller.call(reviewing.takeBackReview, { params: { id } }),
    check: (outcome: 'fine' | 'take-back') =>
      office.call(reviewing.checkReview, { params: { id }, body: { outcome } }),
    asChild: async () => (await ada.caller.call(reviews.listReviews)).body.reviews[0],
    waiting: async () =>
      (await office.call(reviewing.listAllReviews)).body.filter(isToCheck).map((it) => it.id),
  };
}

test('#reported-notes: a note that one administrator struck through is not made readable by another whose page is older', async () => {
  const note = await openNote();
  await note.report();
  expect((await note.check('take-back')).status).toBe(200);
  expect((await note.check('fine')).status).toBe(409);
  expect((await note.check('take-back')).status).toBe(200);
  expect(await note.asChild()).toMatchObject({ note: null, takenBackAt: expect.any(String) });
});

test('#reported-notes: a note that is struck through after it was let be read is hidden again', async () => {
  const note = await openNote();
  await note.report();
  expect((await note.check('fine')).status).toBe(200);
  expect((await note.check('fine')).status).toBe(200);
  expect(await note.asChild()).toMatchObject({ note: NOTE, takenBackAt: null });
  note.passTime(60_000);
  expect((await note.check('take-back')).status).toBe(200);
  expect(await note.asChild()).toMatchObject({ note: null, takenBackAt: expect.any(String) });
});

test('#reported-notes: a note that nobody reported is not let be read, so that a later report hides it and waits', async () => {
  const note = await openNote();
  expect((await note.check('fine')).status).toBe(409);
  await note.report();
  expect(await note.asChild()).toMatchObject({ note: null });
  expect(await note.waiting()).toEqual([note.id]);
});

test('#giving-a-review: a note that a leader takes back after an administrator let it be read is readable, struck through', async () => {
  const note = await openNote();
  await note.report();
  await note.check('fine');
  note.passTime(60_000);
  await note.takeBack();
  expect(await note.asChild()).toMatchObject({ note: NOTE, takenBackAt: expect.any(String) });
});

test('#reported-notes: a reported note that its leader takes back stands first until an administrator has looked, and stays hidden', async () => {
  const note = await openNote();
  await note.report();
  await note.takeBack();
  note.passTime(60_000);
  const { body: later } = await note.rivera.caller.call(reviewing.createReview, {
    params: { id: note.projectId },
    body: { verdict: 'looks-good', phrases: [], note: '' },
  });
  const listed = async () => (await note.office.call(reviewing.listAllReviews)).body.map(({ id }) => id);
  expect(await listed()).toEqual([note.id, later.id]);
  expect(await note.asChild()).toMatchObject({ id: later.id });
  expect((await note.check('fine')).status).toBe(409);
  expect((await note.check('take-back')).status).toBe(200);
  expect(await note.waiting()).toEqual([]);
  expect(await listed()).toEqual([later.id, note.id]);
  const { body } = await note.ada.caller.call(reviews.listReviews);
  expect(body.reviews.find(({ id }) => id === note.id)).toMatchObject({ note: null });
});

test('#giving-a-review: what a parent downloads of it holds what her page holds, and no id of an account or a troop', async () => {
  const note = await openNote();
  const params = { id: note.ada.user.id };
  await note.rivera.caller.call(reviewing.nudgeScout, { params });
  const archive = await unzip((await note.ana.caller.call(getChildArchive, { params })).bytes);
  const shown = (await note.ana.caller.call(reviewing.listChildReviews, { params })).body;
  expect(shown.reviews).toHaveLength(1);
  expect(JSON.parse(String(archive.get('reviews.json')))).toEqual(shown);
});

test('#reported-notes: the letter that tells an administrator of a report goes with the account of the child', async () => {
  const note = await openNote();
  await note.report();
  const { db } = note.platform;
  const waiting = () => db.selectFrom('mails').select('recipient').execute();
  expect((await waiting()).map(({ recipient }) => recipient)).toContain(note.ranger.email);
  expect((await note.office.call(deleteUser, { params: { id: note.ada.user.id } })).status).toBe(200);
  expect(JSON.stringify(await db.selectFrom('mails').selectAll().execute())).not.toContain(NOTE);
});

test('#reported-notes: leaders are not told of a report, nor of what an administrator made of it', async () => {
  const note = await openNote();
  const params = { id: note.ada.user.id };
  const silent = { id: note.id, note: NOTE, reportedAt: null, checkedAt: null };
  await note.report();
  for (const outcome of [undefined, 'fine', 'take-back'] as const) {
    if (outcome) await note.check(outcome);
    for (const { caller } of [note.rivera, note.chen]) {
      const { body } = await caller.call(reviewing.getScoutReviews, { params });
      expect(body.reviews).toMatchObject([silent]);
    }
    expect((await note.write()).body).toMatchObject(silent);
  }
  const { body } = await note.ana.caller.call(reviewing.listChildReviews, { params });
  expect(body.reviews).toMatchObject([{ reportedAt: expect.any(String), checkedAt: expect.any(String) }]);
});

test('#nobody-approves-an-own-child: who is blocked as a parent of the child reads and checks nothing that was said to it', async () => {
  const { id, admin, office, ada, platform } = await openNote();
  const bens = await admin({ username: 'bensoffice', email: 'ben@family.example' });
  const read = async () => (await bens.caller.call(reviewing.listAllReviews)).body.map((it) => it.id);
  expect(await read()).toEqual([id]);
  const blocked = { state: 'blocked', blocked_reason: 'A court said so.' } as const;
  await platform.db
    .updateTable('guardians')
    .set(blocked)
    .where('user_id', '=', ada.user.id)
    .where('email', '=', 'ben@family.example')
    .execute();
  expect(await read()).toEqual([]);
  const take = { params: { id }, body: { outcome: 'take-back' } } as const;
  expect((await bens.caller.call(reviewing.checkReview, take)).status).toBe(404);
  expect((await office.call(reviewing.checkReview, take)).status).toBe(200);
});

test('#nobody-approves-an-own-child: no letter tells an administrator of a child to whom that one is a blocked parent, by whatever address', async () => {
  const note = await openNote();
  const { db } = note.platform;
  const office = await note.admin({ username: 'bensoffice', email: 'b.en@elsewhere.example' });
  await putFormerAddress(db, office.user.id, 'ben@family.example');
  const blocked = { state: 'blocked', blocked_reason: 'A court decided it.' } as const;
  await db.updateTable('guardians').set(blocked).where('email', '=', 'ben@family.example').execute();
  await db.deleteFrom('mails').execute();
  await note.report();
  const told = (await db.selectFrom('mails').select('recipient').execute()).map(({ recipient }) => recipient);
  expect(told.toSorted()).toEqual(['ana@family.example', note.ranger.email].toSorted());
});
