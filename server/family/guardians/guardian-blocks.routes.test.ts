import { expect, test } from 'vitest';
import { answerConfirmation, giveParentConsent } from '#domain/contract/consent/consent.ts';
import { answerLeadersQuestion } from '#domain/contract/family/child-consent.ts';
import { correctStudent } from '#domain/contract/family/corrections.ts';
import * as guardians from '#domain/contract/family/guardians.ts';
import * as parent from '#domain/contract/family/parent.ts';
import { holdStudent, releaseHold } from '#domain/contract/keeping/holds.ts';
import { listProjects } from '#domain/contract/notebook/projects.ts';
import {
  correctParentEmail,
  deleteUser,
  getConsentRecord,
  listAudit,
  listStudents,
  resetStudentPassword,
} from '#domain/contract/office/admin.ts';
import * as people from '#domain/contract/office/people.ts';
import { listDue } from '#domain/contract/office/retention-overview.ts';
import { getStudent, getStudentReport, getStudentWork } from '#domain/contract/office/student-work.ts';
import { addLeader, createTroop } from '#domain/contract/office/troops.ts';
import { getUpload, uploadStepPhotos } from '#domain/contract/photos/photos.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { verifyReset } from '#domain/contract/sign-in/password-reset.ts';
import { makeSignInCard, settleChildCard, spendSignInCard } from '#domain/contract/sign-in/sign-in-cards.ts';
import { maskedAddress } from '#domain/rules/consent/consent.ts';
import { putFormerAddress } from '#server/accounts/former-addresses.store.ts';
import { putGuardian } from '#server/accounts/guardians.store.ts';
import { restartStops } from '#server/family/stopping/restarting-stops.service.ts';
import { countDue, keepTime } from '#server/keeping/keeping.service.ts';
import { findSubjects } from '#server/keeping/subjects.store.ts';
import { outboxOf } from '#server/mail/outbox.service.ts';
import { clearAway } from '#server/office/retention-overview/clearing.service.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { putConfirmedRecord } from '#server/testing/confirmed-record.ts';
import { drawnSignature } from '#server/testing/drawn-signature.ts';
import type { Person } from '#server/testing/factories.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { agree, TROOP_42 } from '#server/testing/troop-world.ts';
import type { Caller } from '#server/testing/world.ts';
import { endStops } from './ending.service.ts';

const [ANA, BO] = ['ana@family.example', 'bo@family.example'];
const DEAD = { status: 404, body: { message: 'This link is too old or was used.' } };
const DAY_MS = 24 * 3_600_000;
const WHY = 'A court order of May 3.';

/** Ada, both parents, whose pages are open, and an administrator. */
async function openFamily() {
  const world = await openMailedWorld();
  const scout = await world.student({ firstName: 'Ada' });
  const ana = (await world.parent([scout], ANA)).caller;
  const bo = (await world.parent([scout], BO)).caller;
  const ranger = await world.admin({ username: 'ranger' });
  const params = { id: scout.user.id };
  const seen = async ({ caller } = ranger) =>
    (await caller.call(guardians.listGuardians, { params })).body.find(({ email }) => email === BO);
  const guardianId = (await seen())?.id ?? '';
  world.passTime(1000);
  const on = { ...params, guardianId };
  const block = ({ caller } = ranger, reason = WHY) =>
    caller.call(guardians.blockGuardian, { params: on, body: { reason } });
  return {
    ...world,
    scout,
    ana,
    bo,
    ranger,
    params,
    on,
    seen,
    block,
    unblock: ({ caller } = ranger) =>
      caller.call(guardians.unblockGuardian, { params: on, body: { reason: 'It was lifted.' } }),
    answer: async (by: typeof ranger, agree = true, shown?: string) => {
      const askedId = shown ?? (await seen(by))?.asked?.id ?? 'none';
      return by.caller.call(guardians.answerBlock, { params: on, body: { askedId, agree } });
    },
    deeds: async () =>
      (await ranger.caller.call(listAudit)).body
        .map(({ adminUsername, action }) => `${adminUsername} ${action}`)
        .filter((deed) => deed.includes('guardian-') || deed.endsWith('-guardian'))
        .toSorted(),
  };
}

const uploadedPhoto = async ({ caller }: Person, projectId: string) => {
  const files = [{ name: 'a.jpg', bytes: await smallJpeg() }];
  const sent = await caller.upload(uploadStepPhotos, { projectId, stepNumber: 2 }, files);
  return sent.body.photos[0]?.filename ?? 'none';
};

/** Makes somebody the leader of a child's troop, who may see the work. */
async function letLead(office: Person, leaderId: string, leader: Caller, by: Caller, childId: string) {
  const { id: troopId } = (await office.caller.call(createTroop, { body: { ...TROOP_42 } })).body;
  await office.caller.call(addLeader, { params: { id: troopId }, body: { leaderId } });
  await agree(leader);
  const body = { troopId, choice: 'work' } as const;
  expect((await by.call(answerLeadersQuestion, { params: { id: childId }, body })).status).toBe(200);
}

const sees = async (caller: Caller) => (await caller.call(parent.listChildren)).status;

test('#blocking-a-parent: the only administrator blocks at once: no session, no link, no letter, and the neutral answer', async () => {
  const world = await openFamily();
  const { ana, bo, block, stranger, lastToken, deliver, letters, seen, params, deeds } = world;
  await stranger().call(parent.requestParentLink, { body: { email: BO } });
  const token = await lastToken(BO, '/parent');
  await bo.call(parent.deleteChild, { params, body: { firstName: 'Ada' } });
  const now = await lastToken(BO, '/parent/delete');
  await bo.call(parent.cancelChildDeletion, { params });
  await deliver();
  const before = letters(BO).length;
  expect((await block()).status).toBe(200);
  expect(await seen()).toMatchObject({ state: 'blocked', reason: WHY, asked: null });
  expect(await sees(bo)).toBe(401);
  expect(await stranger().call(parent.openParentPage, { body: { token } })).toMatchObject(DEAD);
  expect(await stranger().call(parent.deleteAtOnce, { body: { token: now } })).toMatchObject(DEAD);
  const [blocked, unknown] = await Promise.all(
    [BO, 'nobody@family.example'].map((email) =>
      stranger().call(parent.requestParentLink, { body: { email } }),
    ),
  );
  expect(blocked).toMatchObject({ status: unknown?.status, body: unknown?.body });
  await deliver();
  expect(letters(BO)).toHaveLength(before);
  expect(letters(ANA).at(-1)?.headers.subject).toBe("A parents' page was closed to somebody at Rootling");
  expect(letters(ANA).at(-1)?.body).not.toContain(WHY);
  expect(await sees(ana)).toBe(200);
  const child = (await ana.call(parent.listChildren)).body;
  expect(child, "the child's consent stays as it is").toMatchObject([{ consentState: 'confirmed' }]);
  expect(await deeds()).toEqual(['ranger block-guardian']);
});

test('#blocking-a-parent: with two administrators another one confirms; until then nothing changes and the parent learns nothing', async () => {
  const { bo, ana, admin, ranger, block, answer, seen, params, deeds } = await openFamily();
  const second = await admin({ username: 'second' });
  expect(await block()).toMatchObject({ status: 200 });
  expect(await sees(bo)).toBe(200);
  expect((await bo.call(parent.getChild, { params })).body.looks.map(({ what }) => what)).toEqual([
    'Looked at who the parents are',
  ]);
  expect(await block(second)).toMatchObject({ status: 409 });
  expect(await answer(ranger)).toMatchObject({
    status: 409,
    body: { message: 'You asked for this. Another administrator has to confirm it.' },
  });
  expect(await seen(ranger)).toMatchObject({ asked: { kind: 'block', reason: WHY, isConfirmable: false } });
  expect(await seen(second)).toMatchObject({ asked: { by: 'ranger', isConfirmable: true } });
  expect((await answer(second)).status).toBe(200);
  expect(await answer(second)).toMatchObject({ status: 409 });
  expect(await sees(bo)).toBe(401);
  const others = (await ana.call(guardians.listOtherParents, { params })).body;
  expect(others.find(({ isMe }) => !isMe)).toMatchObject({ state: 'blocked', email: null });
  expect(await deeds()).toEqual(['ranger ask-block-guardian', 'second block-guardian']);
});

test('#blocking-a-parent: the other administrators are told by mail that a block waits for one of them, without the reason', async () => {
  const { admin, block, deliver, letters, ranger } = await openFamily();
  const other = await admin({ username: 'other', email: 'other@troop.example' });
  await block();
  await deliver();
  const [told, ...more] = letters(other.user.email);
  expect(more).toEqual([]);
  expect(told?.body).toContain('The administrator ranger asks that');
  expect(told?.body).not.toContain(WHY);
  expect(letters(ranger.user.email)).toEqual([]);
});

test('#blocking-a-parent: what was asked is dropped by either, and by its asker confirmed a week after the other one was removed', async () => {
  const { admin, ranger, block, answer, seen, deeds, passTime } = await openFamily();
  const second = await admin({ username: 'second' });
  await block();
  expect((await answer(second, false)).status).toBe(200);
  expect(await seen()).toMatchObject({ state: 'active', asked: null });
  await block();
  await ranger.caller.call(deleteUser, { params: { id: second.user.id } });
  expect(await seen()).toMatchObject({ asked: { isConfirmable: false } });
  const REMOVED =
    'You removed an administrator less than 7 days ago. Until 7 days are over another one has to confirm what you ask for.';
  expect(await answer(ranger)).toMatchObject({ status: 409, body: { message: REMOVED } });
  expect((await answer(ranger, false)).status).toBe(200);
  await block();
  expect(await seen(), 'asked after the removal').toMatchObject({ state: 'active' });
  passTime(7 * 24 * 3_600_000);
  const body = { username: 'ranger', password: ranger.password, admin: true };
  await ranger.caller.call(login, { body });
  expect((await answer(ranger)).status).toBe(200);
  expect(await seen()).toMatchObject({ state: 'blocked' });
  expect(await deeds()).toEqual([
    'ranger ask-block-guardian',
    'ranger ask-block-guardian',
    'ranger ask-block-guardian',
    'ranger block-guardian',
    'ranger drop-guardian-request',
    'second drop-guardian-request',
  ]);
});

test('#blocking-a-parent: an answer is about what was shown, and about nothing that came in its place', async () => {
  const { ranger, admin, block, answer, seen } = await openFamily();
  const second = await admin({ username: 'second' });
  await block();
  const shown = (await seen(second))?.asked?.id;
  expect((await answer(ranger, false)).status).toBe(200);
  expect((await block()).status).toBe(200);
  for (const agree of [true, false])
    expect(await answer(second, agree, shown)).toMatchObject({
      status: 409,
      body: { message: 'Something else was asked since. Please look at it before you answer.' },
    });
  expect(await seen()).toMatchObject({ state: 'active', asked: { kind: 'block' } });
  expect((await answer(second)).status).toBe(200);
  expect(await seen()).toMatchObject({ state: 'blocked', asked: null });
});

test('#blocking-a-parent: a block of one row of a mailbox ends the replacement that is planned for another one of it', async () => {
  const { ranger, block, params, platform, scout, passTime, lastToken, stranger } = await openFamily();
  await putConfirmedRecord(platform.db, scout.user.id, 'bo+x@family.example');
  await platform.db
    .updateTable('users')
    .set({ parent_email: 'bo+x@family.example', consent_state: 'confirmed' })
    .where('id', '=', scout.user.id)
    .execute();
  const confirmedAt = platform.clock();
  const row = {
    id: 'variant',
    userId: scout.user.id,
    email: 'bo+x@family.example',
    phone: null,
    confirmedAt,
  };
  await putGuardian(platform.db, { ...row, firstName: 'Bo', lastName: 'Reyes' });
  const email = 'new@elsewhere.example';
  const asked = await ranger.caller.call(correctParentEmail, {
    params,
    body: { parentEmail: email, reason: WHY },
  });
  expect(asked).toMatchObject({ status: 200, body: { outcome: 'planned' } });
  expect((await block()).status).toBe(200);
  passTime(7 * 24 * 3_600_000);
  await clearAway(platform);
  const token = (await lastToken(email, '/parent/confirm')) || 'none';
  expect((await stranger().call(answerConfirmation, { body: { token, agree: true } })).status).toBe(404);
  const found = await platform.db
    .selectFrom('users')
    .select('parent_email')
    .where('id', '=', scout.user.id)
    .execute();
  expect(found).toEqual([{ parent_email: 'bo+x@family.example' }]);
});

test('#blocking-a-parent: one person as two administrators is one of the two, whom another mailbox has to confirm', async () => {
  const { admin, ranger, block, answer, seen, passTime } = await openFamily();
  const [box, at] = ranger.user.email.split('@');
  const again = await admin({ username: 'again', email: `${box}+again@${at}` });
  const third = await admin({ username: 'third' });
  passTime(7 * 24 * 3_600_000);
  for (const { caller, user, password } of [ranger, again, third])
    await caller.call(login, { body: { username: user.username, password, admin: true } });
  await block();
  expect(await seen(again)).toMatchObject({ asked: { isConfirmable: false } });
  expect(await answer(again)).toMatchObject({
    status: 409,
    body: {
      message:
        'Who asked for this has your e-mail address. An administrator with another one has to confirm it.',
    },
  });
  expect((await again.caller.call(deleteUser, { params: { id: ranger.user.id } })).status).toBe(200);
  expect((await answer(again)).status, 'who asked is gone').toBe(409);
  expect((await answer(third)).status).toBe(200);
});

test('#blocking-a-parent: who was made an administrator a minute ago confirms nothing where another one was there before', async () => {
  const { admin, ranger, block, answer, seen, passTime } = await openFamily();
  const second = await admin({ username: 'second' });
  passTime(60_000);
  const third = await admin({ username: 'third', email: 'third@troop.example' });
  await block();
  expect(await seen(third)).toMatchObject({ asked: { isConfirmable: false } });
  expect(await answer(third)).toMatchObject({
    status: 409,
    body: {
      message:
        'You became an administrator less than 7 days ago. Until 7 days are over another one has to confirm this.',
    },
  });
  // Nor does the removal of who could have said it help who asked.
  await ranger.caller.call(deleteUser, { params: { id: second.user.id } });
  expect((await answer(third)).status).toBe(409);
  passTime(7 * 24 * 3_600_000);
  await third.caller.call(login, { body: { username: 'third', password: third.password, admin: true } });
  expect((await answer(third)).status).toBe(200);
});

test('#blocking-a-parent: who was blocked is let in again in the same way, and all parents are told', async () => {
  const { bo, block, unblock, stranger, lastToken, deliver, letters, params } = await openFamily();
  expect(await unblock()).toMatchObject({ status: 409 });
  await block();
  expect(await block()).toMatchObject({ status: 409 });
  expect((await unblock()).status).toBe(200);
  expect(await sees(bo), 'the session has ended all the same').toBe(401);
  await stranger().call(parent.requestParentLink, { body: { email: BO } });
  const token = await lastToken(BO, '/parent');
  const again = stranger();
  await again.call(parent.openParentPage, { body: { token } });
  expect((await again.call(parent.getChild, { params })).status).toBe(200);
  await deliver();
  for (const address of [ANA, BO])
    expect(letters(address).map(({ headers }) => headers.subject)).toContain(
      "A parents' page is open to somebody again at Rootling",
    );
});

test('#blocking-a-parent: what a blocked parent had stopped or wanted deleted, another parent takes back', async () => {
  const { ana, bo, params, block } = await openFamily();
  await bo.call(parent.stopChild, { params });
  await bo.call(parent.deleteChild, { params, body: { firstName: 'Ada' } });
  expect((await ana.call(parent.cancelChildDeletion, { params })).status).toBe(409);
  await block();
  expect((await ana.call(parent.listChildren)).body).toMatchObject([{ stop: { isMine: true } }]);
  expect((await ana.call(parent.cancelChildDeletion, { params })).status).toBe(200);
  expect(await ana.call(parent.startChild, { params })).toMatchObject({ status: 200, body: { stop: null } });
});

test('#blocking-a-parent: what a blocked parent wanted deleted waits for the word of another one, who may want it too', async () => {
  const { ana, bo, params, block, passTime, platform, deliver, scout, parent: open } = await openFamily();
  await bo.call(parent.deleteChild, { params, body: { firstName: 'Ada' } });
  await deliver();
  await block();
  passTime(30 * 24 * 3_600_000);
  expect(await endStops(platform)).toBe(0);
  expect(await sees(ana)).toBe(401);
  const again = (await open([scout], ANA)).caller;
  const wanted = () => again.call(parent.deleteChild, { params, body: { firstName: 'Ada' } });
  expect((await wanted()).status).toBe(200);
  expect((await wanted()).status).toBe(409);
  await deliver();
  passTime(72 * 3_600_000);
  expect(await endStops(platform)).toBe(1);
});

test.each([true, false])(
  '#what-one-parent-undoes-of-another: what a blocked parent wanted deleted is dropped when that one is let in again, with an own stop %s',
  async (isStopped) => {
    const { bo, params, block, unblock, passTime, platform, ranger, scout, deliver } = await openFamily();
    if (isStopped) await bo.call(parent.stopChild, { params });
    await bo.call(parent.deleteChild, { params, body: { firstName: 'Ada' } });
    await deliver();
    await block();
    passTime(10 * 24 * 3_600_000);
    await ranger.caller.call(login, { body: { username: 'ranger', password: ranger.password, admin: true } });
    expect((await unblock()).status).toBe(200);
    await clearAway(platform);
    const rows = platform.db.selectFrom('users').select('consent_state').where('id', '=', scout.user.id);
    expect(await rows.execute()).toEqual([{ consent_state: isStopped ? 'stopped' : 'confirmed' }]);
  },
);

/** A notebook that Bo stopped, of whose end the parents were told before he was blocked; its days are over. */
async function openLongStopped() {
  const world = await openFamily();
  const { bo, params, block, passTime, platform, ranger, deliver } = world;
  const enter = () =>
    ranger.caller.call(login, { body: { username: 'ranger', password: ranger.password, admin: true } });
  await bo.call(parent.stopChild, { params });
  passTime(23 * DAY_MS);
  await keepTime(platform);
  await deliver();
  await enter();
  expect((await block()).status).toBe(200);
  passTime(10 * DAY_MS);
  await enter();
  return {
    ...world,
    left: async () => {
      await clearAway(platform);
      return (await platform.db.selectFrom('stops').selectAll().execute()).length;
    },
    page: async () => (await world.parent([world.scout], ANA)).caller,
  };
}

test('#what-one-parent-undoes-of-another: what a blocked parent had stopped is not deleted by the clock, and waits for another one, who reads so', async () => {
  const { left, page, ranger, scout, params, platform, passTime, deliver } = await openLongStopped();
  const WOULD_END = 'notebooks that a parent had stopped';
  expect(await countDue(platform)).toContainEqual([WOULD_END, 0]);
  expect(await left()).toBe(1);
  const due = async () => {
    const { body } = await ranger.caller.call(listDue);
    return body.flatMap(({ class: name, rows }) => rows.map((it) => [name, it.username, it.waitsForParent]));
  };
  const { username } = scout.user;
  expect(await due()).toEqual([['stopped', username, true]]);
  const ana = await page();
  const stopOf = async () => (await ana.call(parent.listChildren)).body[0]?.stop;
  expect(await stopOf()).toMatchObject({ kind: 'stop', isMine: true, waitsForParent: true });
  expect((await ana.call(parent.deleteChild, { params, body: { firstName: 'Ada' } })).status).toBe(200);
  expect(await stopOf()).toMatchObject({ kind: 'deletion', isMine: true, waitsForParent: false });
  expect(await due()).toEqual([['toBeDeleted', username, false]]);
  await deliver();
  passTime(72 * 3_600_000);
  expect(await left()).toBe(0);
  expect(
    await platform.db.selectFrom('users').select('id').where('id', '=', scout.user.id).execute(),
  ).toEqual([]);
});

test('#what-one-parent-undoes-of-another: what a blocked parent had stopped goes when nobody visits it, though its own days are over', async () => {
  const { left, scout, platform } = await openLongStopped();
  expect(await left()).toBe(1);
  const unvisited = { since: platform.clock(), after: null, limit: 9, goingAt: null };
  expect((await findSubjects(platform.db, 'unvisited', unvisited)).map(({ id }) => id)).toEqual([
    scout.user.id,
  ]);
  await platform.db
    .updateTable('guardians')
    .set({ state: 'active' })
    .where('state', '=', 'blocked')
    .execute();
  expect(await findSubjects(platform.db, 'unvisited', unvisited)).toEqual([]);
});

test('#what-one-parent-undoes-of-another: what a blocked parent had stopped another one starts again after its days', async () => {
  const { left, page, params } = await openLongStopped();
  expect(await left()).toBe(1);
  const ana = await page();
  expect(await ana.call(parent.startChild, { params })).toMatchObject({ status: 200, body: { stop: null } });
});

test('#what-one-parent-undoes-of-another: what a blocked parent had stopped has its notices anew when that one is let in again', async () => {
  const { left, unblock, passTime, deliver } = await openLongStopped();
  expect((await unblock()).status).toBe(200);
  expect(await left()).toBe(1);
  await deliver();
  passTime(7 * DAY_MS - 1);
  expect(await left()).toBe(1);
  passTime(1);
  expect(await left()).toBe(0);
});

test('#what-goes-by-the-clock: after a restore nobody is told of a day for what a blocked parent had stopped', async () => {
  const { platform, letters, deliver } = await openLongStopped();
  await deliver();
  const before = letters(ANA).length;
  const { db, clock, config } = platform;
  const restarting = { outbox: outboxOf(platform), now: clock(), config };
  await inTransaction(db, (tx) => restartStops(tx, restarting));
  await deliver();
  expect(letters(ANA)).toHaveLength(before);
});

test('#the-keeping-screen: what a blocked parent wanted deleted is marked as waiting for another one', async () => {
  const { bo, ana, params, block, ranger } = await openFamily();
  await bo.call(parent.deleteChild, { params, body: { firstName: 'Ada' } });
  await block();
  const due = (await ranger.caller.call(listDue, { query: { class: 'toBeDeleted' } })).body;
  expect(due[0]?.rows).toMatchObject([{ waitsForParent: true }]);
  const [child] = (await ana.call(parent.listChildren)).body;
  expect(child?.stop).toMatchObject({ kind: 'deletion', isMine: true, waitsForParent: true });
});

test('#blocking-a-parent: whom a blocked parent invited comes in no more, and the blocked address is invited in vain', async () => {
  const { ana, bo, params, block, lastToken, stranger, deliver, letters } = await openFamily();
  const invite = (caller: Caller, email: string) =>
    caller.call(guardians.inviteParent, { params, body: { firstName: 'Cy', lastName: 'Hale', email } });
  await invite(bo, 'cy@family.example');
  const token = await lastToken('cy@family.example', '/parent/invitation');
  await block();
  const answer = { body: { token, agree: true } };
  expect(await stranger().call(guardians.answerInvitation, answer)).toMatchObject(DEAD);
  await deliver();
  const before = letters(BO).length;
  expect((await invite(ana, BO)).status).toBe(200);
  await deliver();
  expect(letters(BO)).toHaveLength(before);
});

test.for(['Bo+1@Family.example', 'bo+2+3@family.example'])(
  '#blocking-a-parent: who is blocked is blocked as %s too: no invitation, no page, no letter',
  async (other) => {
    const world = await openFamily();
    const { ana, block, params, scout, stranger, deliver, letters, platform } = world;
    const invite = (email: string) =>
      ana.call(guardians.inviteParent, { params, body: { firstName: 'Bo', lastName: 'Hale', email } });
    const { caller } = await world.parent([scout], other.toLowerCase());
    expect(await sees(caller)).toBe(200);
    await block();
    expect(await sees(caller)).toBe(401);
    await stranger().call(parent.requestParentLink, { body: { email: other } });
    expect((await invite(`bo+4@family.example`)).status).toBe(200);
    await outboxOf(platform).put(platform.db, {
      userId: scout.user.id,
      recipient: other,
      kind: 'password-changed',
      write: () => ({ subject: 'Word', blocks: ['Word'] }),
    });
    const before = letters(other).length + letters('bo+4@family.example').length;
    await deliver();
    expect(letters(other).length + letters('bo+4@family.example').length).toBe(before);
    // Rows of a time in which only the address itself was compared.
    await platform.db
      .updateTable('guardians')
      .set({ state: 'active', blocked_reason: null })
      .where('email_key', '=', other.toLowerCase())
      .execute();
    const again = (await world.parent([scout], other.toLowerCase())).caller;
    expect((await again.call(parent.listChildren)).body).toEqual([]);
    expect((await again.call(parent.getChild, { params })).status).toBe(404);
    expect((await world.unblock()).status).toBe(200);
    expect((await again.call(parent.getChild, { params })).status).toBe(200);
  },
);

test('#blocking-a-parent: the code for a new password of the child goes to no blocked address', async () => {
  const { scout, ranger, params, stranger, deliver, letters, platform } = await openFamily();
  await putConfirmedRecord(platform.db, scout.user.id, ANA);
  const all = (await ranger.caller.call(guardians.listGuardians, { params })).body;
  const guardianId = all.find(({ email }) => email === ANA)?.id ?? '';
  const blocked = { params: { ...params, guardianId }, body: { reason: WHY } };
  await ranger.caller.call(guardians.blockGuardian, blocked);
  const { username } = scout.user;
  const answers = { troopNumber: '42', parentFirstName: 'Ana', parentLastName: 'Reyes', state: 'WI' };
  const { body } = await stranger().call(verifyReset, { body: { username, ...answers } });
  expect(body.codeSentTo).toBe(maskedAddress(BO));
  await deliver();
  expect(letters(ANA)).toEqual([]);
  expect(letters(BO).map(({ headers }) => headers.subject)).toContain('The code for a new Rootling password');
});

test('#blocking-a-parent: who is a parent of another child too loses the one page alone', async () => {
  const { bo, scout, student, parent: open, block, params } = await openFamily();
  const ben = await student({ firstName: 'Ben' });
  await open([ben], BO);
  await block();
  expect(await sees(bo)).toBe(401);
  const again = (await open([ben], BO)).caller;
  expect((await again.call(parent.listChildren)).body).toMatchObject([{ firstName: 'Ben' }]);
  expect((await again.call(parent.getChild, { params })).status).toBe(404);
  expect((await (await open([scout], BO)).caller.call(parent.getChild, { params })).status).toBe(404);
});

test('#blocking-a-parent: two administrators at the same moment block once', async () => {
  const { admin, ranger, block, answer, deeds } = await openFamily();
  const second = await admin({ username: 'second' });
  const asked = await Promise.all([block(ranger), block(second)]);
  expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const other = asked[0].status === 200 ? second : ranger;
  const answered = await Promise.all([answer(other), answer(other)]);
  expect(answered.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await deeds()).filter((deed) => deed.endsWith(' block-guardian'))).toHaveLength(1);
});

test('#blocking-a-parent: only a parent of this very student is blocked, and a reason is needed', async () => {
  const { ranger, student, on, block } = await openFamily();
  expect(await block(ranger, ' ')).toMatchObject({
    status: 400,
    body: { fields: { reason: expect.any(String) } },
  });
  const other = await student();
  for (const params of [
    { ...on, id: other.user.id },
    { ...on, guardianId: 'none' },
  ])
    expect(
      (await ranger.caller.call(guardians.blockGuardian, { params, body: { reason: WHY } })).status,
    ).toBe(404);
});

test('#blocking-a-parent: what the only parent stopped or wants deleted is open again when she is blocked', async () => {
  const { ana, bo, block, on, ranger, params, scout, platform, passTime, deliver } = await openFamily();
  await putConfirmedRecord(platform.db, scout.user.id, ANA);
  await bo.call(parent.deleteChild, { params, body: { firstName: 'Ada' } });
  await deliver();
  const { body } = await ranger.caller.call(guardians.listGuardians, { params });
  const first = body.find(({ email }) => email === ANA)?.id ?? '';
  const blockFirst = { params: { ...on, guardianId: first }, body: { reason: WHY } };
  expect((await ranger.caller.call(guardians.blockGuardian, blockFirst)).status).toBe(200);
  expect(await sees(ana)).toBe(401);
  const stops = () => platform.db.selectFrom('stops').select('deletion_by').execute();
  expect(await stops(), 'who asked for it is a parent still').toEqual([{ deletion_by: BO }]);
  expect((await block()).status).toBe(200);
  expect(await stops()).toEqual([]);
  passTime(80 * 3_600_000);
  expect(await endStops(platform)).toBe(0);
  const credentials = { username: scout.user.username, password: scout.password };
  expect(await scout.caller.call(login, { body: credentials })).toMatchObject({ status: 200 });
  expect((await scout.caller.call(listProjects)).status).toBe(200);
  const events = await platform.db
    .selectFrom('consent_events')
    .select('kind')
    .orderBy('happened_at')
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual(['withdrawn', 'restored']);
});

test('#nobody-approves-an-own-child: who is blocked as a parent sees and does nothing of that child as an administrator, nor answers for the own mailbox', async () => {
  const world = await openFamily();
  const { admin, student, on, params, block, unblock, answer, scout, seen, bo, project, platform } = world;
  const secrets = { zip_code: '54321', email: 'ada@mail.example' };
  await platform.db.updateTable('users').set(secrets).where('id', '=', scout.user.id).execute();
  const listedTo = async (by: Caller, query: object = {}) =>
    (await by.call(listStudents, { query })).body.find(({ id }) => id === scout.user.id);
  const office = await admin({ username: 'bosoffice', email: 'b.ob@gmail.example' });
  await putFormerAddress(platform.db, office.user.id, BO);
  const third = await admin({ username: 'third', email: 'third@troop.example' });
  const { id: projectId } = await project(scout);
  const photo = await uploadedPhoto(scout, projectId);
  const other = await student();
  const body = { reason: WHY };
  const until = new Date(platform.clock() + 7 * 86_400_000).toISOString();
  const { caller } = office;
  const reads = async () =>
    Promise.all(
      [
        caller.call(getStudent, { params }),
        caller.call(getStudentWork, { params }),
        caller.call(getStudentReport, { params: { ...params, projectId } }),
        caller.call(getConsentRecord, { params }),
        caller.call(guardians.listGuardians, { params }),
        caller.call(getUpload, { params: { filename: photo } }),
      ].map(async (it) => (await it).status),
    );
  expect(await reads()).toEqual([200, 200, 200, 200, 200, 200]);
  await block();
  expect((await answer(third)).status).toBe(200);
  expect(await sees(bo)).toBe(401);
  for (const query of [{}, { limit: 10 }]) {
    const closed = { firstName: 'Ada', email: '', zipCode: '' };
    expect(await listedTo(caller, query)).toMatchObject(closed);
    expect(await listedTo(third.caller, query)).toMatchObject({ zipCode: '54321' });
  }
  await unblock(third);
  expect(await reads()).toEqual([404, 404, 404, 404, 404, 404]);
  const askedId = (await seen())?.asked?.id ?? '';
  for (const item of [
    caller.call(guardians.answerBlock, { params: on, body: { askedId, agree: true } }),
    caller.call(guardians.unblockGuardian, { params: on, body }),
    caller.call(correctStudent, { params, body: { firstName: 'Eve' } }),
    caller.call(holdStudent, { params, body: { kind: 'dispute', reason: WHY, until } }),
    caller.call(releaseHold, { params }),
    caller.call(resetStudentPassword, { body: { userId: scout.user.id, newPassword: 'fresh-cutting-9' } }),
    caller.call(makeSignInCard, { body: { studentId: scout.user.id } }),
    caller.call(deleteUser, { params }),
  ])
    expect((await item).status).toBe(404);
  expect(await seen()).toMatchObject({ state: 'blocked' });
  const BLOCKED = {
    status: 403,
    body: { message: 'You are blocked as a parent of a child here. Another administrator has to do this.' },
  };
  const invited = { role: 'admin', email: 'lair@elsewhere.example' } as const;
  expect(await caller.call(people.invite, { body: invited })).toMatchObject(BLOCKED);
  const { id: troopId } = (await third.caller.call(createTroop, { body: TROOP_42 })).body;
  const leading = { role: 'leader', email: 'lair@elsewhere.example', troopId } as const;
  expect(await caller.call(people.invite, { body: leading })).toMatchObject(BLOCKED);
  const { user: leader } = await world.leader();
  const adding = { params: { id: troopId }, body: { leaderId: leader.id } };
  expect(await caller.call(addLeader, adding)).toMatchObject(BLOCKED);
  const { id } = third.user;
  expect(await caller.call(people.removePerson, { params: { id } })).toMatchObject(BLOCKED);
  expect((await third.caller.call(people.invite, { body: invited })).status).toBe(201);
  expect((await caller.call(getStudentWork, { params: { id: other.user.id } })).status).toBe(200);
});

test('#nobody-approves-an-own-child: an administrator who is a parent is no half of what two decide about the child; alone one is', async () => {
  const { admin, ranger, on, params, answer, block, seen, platform } = await openFamily();
  const anas = await admin({ username: 'anas', email: 'ana+office@family.example' });
  const blockBo = () =>
    anas.caller.call(guardians.blockGuardian, { params: on, body: { reason: 'He is late.' } });
  const OWN = {
    status: 403,
    body: { message: 'You are a parent of this child, or were. Another administrator has to do this.' },
  };
  expect(await blockBo()).toMatchObject(OWN);
  expect(await anas.caller.call(deleteUser, { params })).toMatchObject(OWN);
  const until = new Date(platform.clock() + 7 * 86_400_000).toISOString();
  const hold = { params, body: { kind: 'dispute', reason: WHY, until } } as const;
  expect(await anas.caller.call(holdStudent, hold)).toMatchObject(OWN);
  expect((await ranger.caller.call(holdStudent, hold)).status).toBe(201);
  expect(await anas.caller.call(releaseHold, { params })).toMatchObject(OWN);
  await admin({ username: 'third', email: 'third@troop.example' });
  await block();
  expect(await seen(anas)).toMatchObject({ asked: { isConfirmable: false } });
  for (const agree of [true, false]) expect(await answer(anas, agree)).toMatchObject(OWN);
  expect((await answer(ranger, false)).status).toBe(200);
  await platform.db.deleteFrom('users').where('role', '=', 'admin').where('id', '<>', anas.user.id).execute();
  expect((await blockBo()).status).toBe(200);
  expect(await seen(anas)).toMatchObject({ state: 'blocked' });
});

test('#nobody-approves-an-own-child: beside an administrator who is a parent the other one acts as the only one, who is new in a week', async () => {
  const { admin, ranger, params, block, answer, seen, platform, passTime } = await openFamily();
  await admin({ username: 'anas', email: ANA });
  const until = new Date(platform.clock() + 60 * 86_400_000).toISOString();
  const hold = { params, body: { kind: 'dispute', reason: WHY, until } } as const;
  expect((await ranger.caller.call(holdStudent, hold)).status).toBe(201);
  expect((await ranger.caller.call(releaseHold, { params })).status).toBe(200);
  expect((await block()).status).toBe(200);
  expect(await seen()).toMatchObject({ state: 'blocked', asked: null });
  await platform.db.deleteFrom('users').where('id', '=', ranger.user.id).execute();
  passTime(60_000);
  const fresh = await admin({ username: 'fresh', email: 'fresh@troop.example' });
  const on = { params: { ...params, guardianId: (await seen(fresh))?.id ?? 'none' } };
  const body = { reason: 'It was lifted.' };
  expect((await fresh.caller.call(guardians.unblockGuardian, { ...on, body })).status).toBe(200);
  expect(await seen(fresh)).toMatchObject({ state: 'blocked', asked: { isConfirmable: false } });
  passTime(7 * 86_400_000);
  await fresh.caller.call(login, { body: { username: 'fresh', password: fresh.password, admin: true } });
  expect((await answer(fresh)).status).toBe(200);
  expect(await seen(fresh)).toMatchObject({ state: 'active' });
});

test('#nobody-approves-an-own-child: where all administrators are parents of the child, two of them decide, but none to whom it is closed', async () => {
  const {
    admin,
    ranger,
    params,
    block,
    answer,
    seen,
    on,
    parent: open,
    scout,
    platform,
    passTime,
  } = await openFamily();
  const anas = await admin({ username: 'anas', email: ANA });
  const { email } = ranger.user;
  await open([scout], email);
  expect((await block()).status).toBe(200);
  expect(await seen()).toMatchObject({ state: 'active', asked: { isConfirmable: false } });
  expect((await answer(anas)).status).toBe(200);
  expect(await seen()).toMatchObject({ state: 'blocked' });
  const known = (await ranger.caller.call(guardians.listGuardians, { params })).body;
  const guardianId = known.find((it) => it.email === email)?.id ?? 'none';
  const ask = { params: { ...on, guardianId }, body: { reason: WHY } };
  await anas.caller.call(guardians.blockGuardian, ask);
  const asked = (await anas.caller.call(guardians.listGuardians, { params })).body.find(
    (it) => it.id === guardianId,
  );
  const body = { askedId: asked?.asked?.id ?? 'none', agree: true };
  expect((await ranger.caller.call(guardians.answerBlock, { params: ask.params, body })).status).toBe(200);
  expect((await ranger.caller.call(guardians.listGuardians, { params })).status).toBe(404);
  passTime(7 * 86_400_000);
  await anas.caller.call(login, { body: { username: 'anas', password: anas.password, admin: true } });
  expect((await anas.caller.call(guardians.unblockGuardian, ask)).status).toBe(200);
  const row = platform.db.selectFrom('guardians').select('state').where('id', '=', guardianId);
  expect(await row.execute(), 'alone beside who is left out').toEqual([{ state: 'active' }]);
});

test("#nobody-approves-an-own-child: an administrator's address that is only typed at a sign-up makes nobody a parent", async () => {
  const { admin, unconsentedStudent, ranger, platform } = await openFamily();
  const second = await admin({ username: 'second', email: 'second@troop.example' });
  const kid = await unconsentedStudent();
  for (const parentEmail of [ranger.user.email, second.user.email]) {
    const form = { parentFirstName: 'E', parentLastName: 'X', parentEmail, termsAgree: true } as const;
    const body = { ...form, signature: await drawnSignature() };
    expect((await kid.caller.call(giveParentConsent, { body })).status).toBe(200);
  }
  const until = new Date(platform.clock() + 7 * 86_400_000).toISOString();
  const body = { kind: 'safety', reason: WHY, until } as const;
  const params = { id: kid.user.id };
  expect((await ranger.caller.call(holdStudent, { params, body })).status).toBe(201);
});

test.each(['a password', 'a card', "a leader's card"])(
  "#passwords-that-a-parent-set: what a parent opened as an administrator or a leader ends with the parent's place: %s",
  async (by) => {
    const { admin, leader, ranger, scout, ana, bo, block, answer, params, platform, stranger, passTime } =
      await openFamily();
    const second = await admin({ username: 'second', email: 'second@troop.example' });
    const { user, caller } = await (by === "a leader's card" ? leader : admin)({ email: BO });
    const newPassword = 'fresh-cutting-9';
    const { username } = scout.user;
    const logIn = async () =>
      (await stranger().call(login, { body: { username, password: newPassword } })).status;
    if (by === 'a password') {
      const set = { userId: scout.user.id, newPassword };
      expect((await caller.call(resetStudentPassword, { body: set })).status).toBe(200);
    } else {
      if (user.role === 'leader') await letLead(ranger, user.id, caller, ana, params.id);
      const { code } = (await caller.call(makeSignInCard, { body: { studentId: scout.user.id } })).body;
      const card = { username, code, newPassword };
      expect((await stranger().call(spendSignInCard, { body: card })).status).toBe(200);
      const useId = (await bo.call(parent.getChild, { params })).body.card?.useId ?? '';
      if (by === "a leader's card")
        expect((await bo.call(settleChildCard, { params, body: { useId } })).status).toBe(200);
    }
    passTime(86_400_000);
    await clearAway(platform);
    for (const item of [ranger, second])
      await item.caller.call(login, {
        body: { username: item.user.username, password: item.password, admin: true },
      });
    const device = stranger();
    await device.call(login, { body: { username, password: newPassword } });
    expect((await device.call(listProjects)).status).toBe(200);
    await block();
    expect((await answer(second)).status).toBe(200);
    expect([(await device.call(listProjects)).status, await logIn()]).toEqual([401, 403]);
  },
);
