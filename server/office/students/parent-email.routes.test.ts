import { expect, test } from 'vitest';
import { giveParentConsent } from '#domain/contract/consent/consent.ts';
import { getChildConsent } from '#domain/contract/family/child-consent.ts';
import {
  correctParentEmail,
  deleteUser,
  getConsentRecord,
  listAudit,
  resetStudentPassword,
} from '#domain/contract/office/admin.ts';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { CONSENT_KEPT_AFTER_DELETION_MS } from '#domain/limits.ts';
import { forgetWhatHasExpired } from '#server/keeping/retention.service.ts';
import { drawnSignature } from '#server/testing/drawn-signature.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { openTroopWorld } from '#server/testing/troop-world.ts';
import type { Caller } from '#server/testing/world.ts';

const MAIL = { SMTP_URL: 'smtp://mail.example:25', MAIL_FROM: 'scouts@example.org' };

/** A scout whose parent has signed with a mistyped address, and an administrator. */
async function openTypo(environment: Record<string, string> = MAIL) {
  const world = await openWorld(environment);
  const scout = await world.unconsentedStudent();
  await scout.caller.call(giveParentConsent, {
    body: {
      parentFirstName: 'Ana',
      parentLastName: 'Reyes',
      parentEmail: 'ana@famly.example',
      signature: await drawnSignature(),
      termsAgree: true,
    },
  });
  const ranger = await world.admin();
  const params = { id: scout.user.id };
  const correct = (parentEmail: string) =>
    ranger.caller.call(correctParentEmail, { params, body: { parentEmail } });
  const mails = () =>
    world.platform.db.selectFrom('mails').selectAll().orderBy('created_at').orderBy('id').execute();
  return { ...world, scout, ranger, params, correct, mails };
}

test("a mistyped parent's address is put right beside what was signed, with who and when", async () => {
  const { correct, scout, ranger, params, passTime, platform } = await openTypo();
  const signed = (await ranger.caller.call(getConsentRecord, { params })).body;
  passTime(60_000);
  const response = await correct('ana@family.example');
  const correctedAt = new Date(platform.clock()).toISOString();
  const corrections = [
    { parentEmail: 'ana@family.example', correctedAt, adminUsername: ranger.user.username },
  ];
  expect(response).toMatchObject({
    status: 200,
    body: { record: { ...signed, corrections }, copySent: true },
  });
  expect(response.body.record.parentEmail).toBe('ana@famly.example');
  expect((await ranger.caller.call(getConsentRecord, { params })).body).toEqual(response.body.record);
  expect((await scout.caller.call(getUser)).body).toMatchObject({ parentEmail: 'ana@family.example' });
  const [latest] = (await ranger.caller.call(listAudit, { query: { limit: 2 } })).body.filter(
    ({ action }) => action === 'correct-parent-email',
  );
  expect(latest).toMatchObject({
    adminUsername: ranger.user.username,
    subjectLabel: scout.user.username,
    happenedAt: correctedAt,
  });
});

test('the copy of what was signed goes to the new address, and nothing more to the old one', async () => {
  const { correct, mails, ranger, scout, passTime } = await openTypo();
  const [copy] = await mails();
  passTime(1000);
  await correct('ana@family.example');
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient)).toEqual(['ana@family.example', 'ana@family.example']);
  expect(sent[1]).toMatchObject({ subject: copy?.subject, body: copy?.body });
  passTime(1000);
  const body = { userId: scout.user.id, newPassword: 'willow-and-elm' };
  await ranger.caller.call(resetStudentPassword, { body });
  expect((await mails()).at(-1)?.recipient).toBe('ana@family.example');
});

test('a second correction comes on top of the first', async () => {
  const { correct, passTime } = await openTypo();
  await correct('ana@family.exmple');
  passTime(1000);
  const { body } = await correct('ana@family.example');
  expect(body.record.corrections.map(({ parentEmail }) => parentEmail)).toEqual([
    'ana@family.example',
    'ana@family.exmple',
  ]);
});

test('the address that is there already changes nothing, so that a retry does no harm', async () => {
  const { correct, mails, ranger } = await openTypo();
  await correct('ana@family.example');
  const before = await mails();
  const again = await correct('ana@family.example');
  expect(again.status).toBe(200);
  expect(again.body.record.corrections).toHaveLength(1);
  expect(await mails()).toEqual(before);
  const deeds = (await ranger.caller.call(listAudit)).body.map(({ action }) => action);
  expect(deeds.filter((action) => action === 'correct-parent-email')).toHaveLength(1);
});

test('who is shown the record by a correction that changes nothing, or was done before, has looked at it', async () => {
  const { ranger, params } = await openTypo();
  const deeds = async () => (await ranger.caller.call(listAudit)).body.map(({ action }) => action).toSorted();
  const correct = (parentEmail: string) =>
    ranger.caller.call(correctParentEmail, {
      params,
      body: { parentEmail },
      headers: { 'idempotency-key': parentEmail },
    });
  const before = await deeds();
  const guessed = await correct('ana@famly.example');
  expect(guessed.body.record.signature).toMatch(/^data:image/);
  expect(await deeds()).toEqual([...before, 'view-consent'].toSorted());
  await correct('ana@family.example');
  const replayed = await correct('ana@family.example');
  expect(replayed.body.record.signature).toMatch(/^data:image/);
  const all = [...before, 'view-consent', 'correct-parent-email', 'view-consent'];
  expect(await deeds()).toEqual(all.toSorted());
});

test('without a mail server it says that no copy was sent', async () => {
  const { correct, ranger, params } = await openTypo({});
  expect((await ranger.caller.call(getConsentRecord, { params })).body?.copiesAreSent).toBe(false);
  expect((await correct('ana@family.example')).body.copySent).toBe(false);
});

test('with one the record says beforehand that a copy is sent', async () => {
  const { ranger, params } = await openTypo();
  expect((await ranger.caller.call(getConsentRecord, { params })).body?.copiesAreSent).toBe(true);
});

test('where nobody has signed there is nothing to put right', async () => {
  const { unconsentedStudent, admin } = await openWorld();
  const { user } = await unconsentedStudent();
  const { caller, user: ranger } = await admin();
  const correct = (id: string) =>
    caller.call(correctParentEmail, { params: { id }, body: { parentEmail: 'ana@family.example' } });
  expect(await correct(user.id)).toMatchObject({
    status: 409,
    body: { message: 'Nobody has signed for this account yet.' },
  });
  expect((await correct(ranger.id)).status).toBe(404);
  expect((await correct('nobody')).status).toBe(404);
});

test('what is no address is refused at its field', async () => {
  const { correct } = await openTypo();
  const message = 'Please enter a valid email address';
  expect(await correct('ana@')).toMatchObject({ status: 400, body: { fields: { parentEmail: message } } });
});

test('the address that was put right goes when the record gives up its own (#the-record-of-a-consent)', async () => {
  const { correct, ranger, params, platform, passTime } = await openTypo();
  await correct('ana@family.example');
  await ranger.caller.call(deleteUser, { params });
  const addresses = () => platform.db.selectFrom('consent_corrections').select('parent_email').execute();
  passTime(CONSENT_KEPT_AFTER_DELETION_MS - 1);
  await forgetWhatHasExpired(platform.db, platform.clock());
  expect(await addresses()).toEqual([{ parent_email: 'ana@family.example' }]);
  passTime(1);
  await forgetWhatHasExpired(platform.db, platform.clock());
  expect(await addresses()).toEqual([{ parent_email: null }]);
});

/** A scout in whose consent a mistyped address said no to leaders, and another parent who lets them see the work. */
async function openMistypedNo() {
  const world = await openTroopWorld(MAIL);
  const troopId = await world.setUp();
  const scout = await world.unconsentedStudent();
  const parent = { parentFirstName: 'Ana', parentLastName: 'Reyes', parentEmail: 'ana@famly.example' };
  const given = { ...parent, signature: await drawnSignature(), termsAgree: true };
  const body = { ...given, leaders: { troopId, choice: 'no' } as const };
  await scout.caller.call(giveParentConsent, { body });
  const bo = (await world.parent([scout], 'bo@family.example')).caller;
  await world.answer(bo, scout, troopId, 'work');
  const params = { id: scout.user.id };
  return {
    ...{ ...world, scout, bo },
    leadersFor: async (page: Caller) => (await page.call(getChildConsent, { params })).body.leaders,
    say: (page: Caller, choice: 'no' | 'work') => world.answer(page, scout, troopId, choice),
    correct: (parentEmail: string) =>
      world.office.call(correctParentEmail, { params, body: { parentEmail } }),
  };
}

test('#a-wrong-address: what a mistyped address said to leaders is said by the right one, which may change it, and no other parent’s', async () => {
  const { correct, leadersFor, say, scout, bo, parent } = await openMistypedNo();
  expect((await correct('ana@family.example')).status).toBe(200);
  const ana = (await parent([scout], 'ana@family.example')).caller;
  expect(await leadersFor(ana)).toMatchObject({ choice: 'no', holds: 'no' });
  expect(await leadersFor(bo)).toMatchObject({ choice: 'work', holds: 'no' });
  expect((await say(ana, 'work')).status).toBe(200);
  expect(await leadersFor(bo)).toMatchObject({ choice: 'work', holds: 'work' });
});

test('#a-wrong-address: a mistyped address that is put right to one that has answered leaves the narrower answer', async () => {
  const { correct, leadersFor, say, bo } = await openMistypedNo();
  expect((await correct('bo@family.example')).status).toBe(200);
  expect(await leadersFor(bo)).toMatchObject({ choice: 'no', holds: 'no' });
  expect((await say(bo, 'work')).status).toBe(200);
  expect(await leadersFor(bo)).toMatchObject({ choice: 'work', holds: 'work' });
});
