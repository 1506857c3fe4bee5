import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import * as consent from '#domain/contract/consent/consent.ts';
import * as proof from '#domain/contract/consent/consent-proof.ts';
import { listProjects } from '#domain/contract/notebook/projects.ts';
import {
  correctParentEmail,
  deleteUser,
  getConsentRecord,
  listAudit,
} from '#domain/contract/office/admin.ts';
import { getUpload } from '#domain/contract/photos/photos.ts';
import { addressOf, LINK_HEADER } from '#domain/contract/platform/endpoint.ts';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { CALL_AFTER_SILENCE_MS, CONSENT_KEPT_AFTER_DELETION_MS } from '#domain/limits.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import { BLANK_FORM_PATH } from '#domain/rules/platform/screens.ts';
import { sweepOrphanFiles } from '#server/keeping/orphan-files.service.ts';
import { clearAway, previewClearing } from '#server/office/retention-overview/clearing.service.ts';
import { drawnSignature } from '#server/testing/drawn-signature.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { smallJpeg } from '#server/testing/small-photo.ts';
import { openWorld } from '#server/testing/test-app.ts';
import type { Caller } from '#server/testing/world.ts';

const HOUR_MS = 60 * 60_000;
const BY_MAIL = {
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'Rootling <scouts@troop.example>',
  BASE_URL: 'http://rootling.example',
  SUPPORT_EMAIL: 'help@troop.example',
};
const CALL = { number: '608 555 0100', time: '2026-08-01T09:30-05:00', note: 'She knew the troop.' };
// The world's clock starts at noon.
const EARLIER = { ...CALL, time: '2026-08-01T11:30Z' };
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n');
const PAPER = { parentFirstName: 'Ngozi', parentLastName: 'Okafor', parentEmail: 'ngozi@family.example' };

async function sign(caller: Caller, over: Record<string, unknown> = {}) {
  return caller.call(consent.giveParentConsent, {
    body: {
      ...PAPER,
      parentPhone: '608 555 0100',
      signature: await drawnSignature(),
      termsAgree: true,
      ...over,
    },
  });
}

/** A child, an administrator, and what the administrator can do. */
async function openOffice(environment: Record<string, string> = {}) {
  const world = await openWorld(environment);
  const child = await world.unconsentedStudent({ firstName: 'Ada', lastName: 'Okafor', username: 'ada' });
  const ranger = await world.admin({ username: 'ranger' });
  const params = { id: child.user.id };
  const { db, files } = world.platform;
  return {
    world,
    child,
    ranger,
    params,
    byPhone: (body: Record<string, unknown> = EARLIER) =>
      ranger.caller.call(proof.confirmByPhone, { params, body }),
    byForm: (bytes: Uint8Array = PDF, parts: Record<string, string> = {}, name = 'scan.pdf') =>
      ranger.caller.upload(proof.receiveSignedForm, params, [{ name, bytes }], parts),
    record: async () => (await ranger.caller.call(getConsentRecord, { params })).body,
    download: (eventId: string) =>
      ranger.caller.call(proof.getSignedForm, { params: { ...params, eventId } }),
    certificate: () => ranger.caller.call(proof.getConsentCertificate, { params }),
    state: async () => (await child.caller.call(getUser)).body,
    audit: async () =>
      (await ranger.caller.call(listAudit)).body.map(({ action, subjectLabel }) => [action, subjectLabel]),
    kinds: async () =>
      (await db.selectFrom('consent_events').select('kind').execute()).map(({ kind }) => kind).toSorted(),
    stored: () => Array.fromAsync(files.list()),
    /** The parent was asked three days ago, so that a call may stand for the answer. */
    letDaysPass: () =>
      db
        .updateTable('consent_events')
        .set({ happened_at: world.platform.clock() - CALL_AFTER_SILENCE_MS })
        .where('kind', '=', 'notice-sent')
        .execute(),
  };
}

test('#consent-by-phone-or-form: a call confirms what was signed, with who called, whom, when, and what was said', async () => {
  const { child, byPhone, state, record, audit, world, letDaysPass } = await openOffice(BY_MAIL);
  await sign(child.caller);
  expect((await child.caller.call(listProjects)).status).toBe(403);
  world.passTime(HOUR_MS);
  await letDaysPass();
  const { status, body } = await byPhone();
  expect(status).toBe(200);
  expect(body).toMatchObject({ method: 'phone', state: 'confirmed' });
  expect(await state()).toMatchObject({
    consentState: 'confirmed',
    parentConsentCompletedAt: '2026-08-01T13:00:00.000Z',
    consentEndsAt: null,
  });
  expect((await child.caller.call(listProjects)).status).toBe(200);
  const shown = await record();
  expect(shown?.events.map(({ kind }) => kind)).toEqual(['notice-sent', 'signed', 'phone']);
  expect(shown?.events.at(-1)).toMatchObject({
    happenedAt: '2026-08-01T13:00:00.000Z',
    adminUsername: 'ranger',
    phone: { number: '608 555 0100', time: '2026-08-01T11:30:00.000Z', note: 'She knew the troop.' },
    form: null,
  });
  expect(await audit()).toContainEqual(['confirm-by-phone', 'ada']);
  // The letters that asked are dropped; those with the way to say no and to take it back wait.
  const mails = await world.platform.db.selectFrom('mails').select(['kind', 'recipient']).execute();
  expect(mails).toEqual([
    { kind: 'consent-by-phone', recipient: 'ngozi@family.example' },
    { kind: 'consent-plus', recipient: 'ngozi@family.example' },
  ]);
});

/** The same with a mailbox that is read. */
async function openMailedOffice() {
  const mailed = await openMailedWorld();
  const child = await mailed.unconsentedStudent({ firstName: 'Ada', username: 'ada' });
  const params = { id: child.user.id };
  // Days pass, and an administrator is logged in for half a one.
  const ranger = async () => (await mailed.admin()).caller;
  return {
    ...mailed,
    child,
    byPhone: async () => (await ranger()).call(proof.confirmByPhone, { params, body: EARLIER }),
    noCall: async () => (await (await ranger()).call(getConsentRecord, { params })).body?.noCall,
    answer: (token: string, agree: boolean) =>
      mailed.stranger().call(consent.answerConfirmation, { body: { token, agree } }),
    tokenOf: () => mailed.lastToken(PAPER.parentEmail, '/parent/confirm'),
    state: async () => (await child.caller.call(getUser)).body,
  };
}

test('#consent-by-phone-or-form: where mail is set up a call counts only after three days without an answer', async () => {
  const { child, byPhone, noCall, state, passTime, deliver } = await openMailedOffice();
  await sign(child.caller);
  await deliver();
  const waits = { kind: 'waits', until: '2026-08-04T12:00:00.000Z' };
  expect(await noCall()).toEqual(waits);
  expect(await byPhone()).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^The parent was asked by mail\. A call can stand/) },
  });
  passTime(CALL_AFTER_SILENCE_MS - 1);
  await child.caller.call(consent.resendConsent);
  await deliver();
  expect((await byPhone()).status).toBe(409);
  expect((await state()).consentState).toBe('signed');
  passTime(1);
  expect(await noCall()).toBeNull();
  expect((await byPhone()).status).toBe(200);
});

test('#consent-by-phone-or-form: a letter that failed once may still come, and lets no call stand before three days are over', async () => {
  const { child, byPhone, server, deliver, passTime, admin } = await openMailedOffice();
  server.refused.add(PAPER.parentEmail);
  await sign(child.caller);
  await deliver();
  expect((await byPhone()).status).toBe(409);
  passTime(CALL_AFTER_SILENCE_MS - 1);
  await deliver();
  expect((await byPhone()).status).toBe(409);
  const corrected = { params: { id: child.user.id }, body: { parentEmail: 'ngozi.okafor@family.example' } };
  expect((await (await admin()).caller.call(correctParentEmail, corrected)).status).toBe(200);
  expect((await byPhone()).status, 'the question waits for the new address').toBe(409);
  server.refused.add('ngozi.okafor@family.example');
  await deliver();
  expect((await byPhone()).status, 'and failed once').toBe(409);
  passTime(CALL_AFTER_SILENCE_MS);
  expect((await byPhone()).status).toBe(200);
});

test('#consent-by-phone-or-form: a parent reads at once of a call that was written down, and her no closes the notebook', async () => {
  const { child, byPhone, noCall, passTime, deliver, letters, tokenOf, answer, state, stranger } =
    await openMailedOffice();
  await sign(child.caller);
  await deliver();
  passTime(CALL_AFTER_SILENCE_MS);
  await byPhone();
  const token = await tokenOf();
  expect(letters(PAPER.parentEmail).at(-1)?.headers.subject).toBe(
    'A call confirmed your consent for Rootling',
  );
  const asked = await stranger().call(consent.getConfirmation, { headers: { [LINK_HEADER]: token } });
  expect(asked.body).toMatchObject({ childFirstName: 'Ada', isInUse: true });
  expect((await answer(token, false)).body).toEqual({ childFirstName: 'Ada', outcome: 'paused' });
  expect(await state()).toMatchObject({ consentState: 'paused', parentConsentCompletedAt: null });
  expect((await child.caller.call(listProjects)).status).toBe(403);
  expect(await noCall()).toEqual({ kind: 'declined', until: null });
  expect(await byPhone()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('has said no by mail') },
  });
  passTime(24 * HOUR_MS);
  await deliver();
  expect(letters(PAPER.parentEmail).map(({ headers }) => headers.subject)).not.toContain(
    'Your consent for Rootling, and how to take it back',
  );
});

test('#consent-by-phone-or-form: after a call a yes by mail is worth more than the call, and her page opens', async () => {
  const { child, byPhone, passTime, deliver, letters, tokenOf, answer, state, platform } =
    await openMailedOffice();
  await sign(child.caller);
  await deliver();
  passTime(CALL_AFTER_SILENCE_MS);
  await byPhone();
  expect((await answer(await tokenOf(), true)).body).toMatchObject({ outcome: 'confirmed' });
  expect((await state()).consentState).toBe('confirmed');
  const methods = await platform.db.selectFrom('consent_records').select('method').execute();
  expect(methods).toEqual([{ method: 'email' }]);
  passTime(24 * HOUR_MS);
  await deliver();
  const after = letters(PAPER.parentEmail).filter(({ headers }) => /take it back/.test(`${headers.subject}`));
  expect(after).toHaveLength(1);
  expect((await answer(await tokenOf(), false)).status, 'an answer is given once').toBe(404);
});

test('#consent-by-phone-or-form: without mail a call bears out the signature, and nothing else changes', async () => {
  const { child, byPhone, state, record } = await openOffice();
  await sign(child.caller);
  const before = await state();
  expect((await record())?.method).toBe('signature');
  await byPhone();
  expect(await state()).toEqual(before);
  expect((await record())?.method).toBe('phone');
});

test('#consent-by-phone-or-form: one press and its double are one call; another call is another', async () => {
  const { child, byPhone, kinds, audit } = await openOffice();
  await sign(child.caller);
  const presses = await Promise.all([byPhone(), byPhone(), byPhone()]);
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await kinds()).toEqual(['phone', 'signed']);
  expect((await audit()).filter(([action]) => action === 'confirm-by-phone')).toHaveLength(1);
  await byPhone({ ...EARLIER, note: 'Once more' });
  expect(await kinds()).toEqual(['phone', 'phone', 'signed']);
});

test.each([
  [{ ...EARLIER, number: ' ' }, 'number', 'Please write down the number that you called'],
  [{ ...EARLIER, time: 'noon' }, 'time', 'Please enter when you spoke, like 2026-05-31T09:30'],
  [{ ...EARLIER, time: '2026-08-01T12:06Z' }, 'time', 'This time is still to come. Please check it.'],
  [{ ...EARLIER, note: 'x'.repeat(501) }, 'note', 'A note can have at most 500 characters'],
])('a call such as %j is refused at its field', async (body, field, message) => {
  const { child, byPhone, kinds } = await openOffice();
  await sign(child.caller);
  expect(await byPhone(body)).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
  expect(await kinds()).toEqual(['signed']);
});

test('a call confirms nothing where nobody has signed, and an administrator needs no consent', async () => {
  const { byPhone, ranger, world } = await openOffice();
  expect(await byPhone()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Nobody has signed') },
  });
  const other = await world.admin();
  for (const id of [other.user.id, 'nobody']) {
    const params = { id };
    expect((await ranger.caller.call(proof.confirmByPhone, { params, body: EARLIER })).status).toBe(404);
    const sent = await ranger.caller.upload(proof.receiveSignedForm, params, [{ name: 'a.pdf', bytes: PDF }]);
    expect(sent.status).toBe(404);
    expect((await ranger.caller.call(proof.getConsentCertificate, { params })).status).toBe(404);
  }
});

test('#consent-by-phone-or-form: a form on paper is kept as it came, and only administrators read it, as a download', async () => {
  const { child, byForm, state, record, download, stored, audit, ranger, params, world } =
    await openOffice(BY_MAIL);
  await sign(child.caller);
  const { status, body } = await byForm();
  expect(status).toBe(200);
  expect(body).toMatchObject({ method: 'form', state: 'confirmed' });
  expect((await state()).parentConsentCompleted).toBe(true);
  const event = (await record())?.events.at(-1);
  expect(event).toMatchObject({
    kind: 'form',
    adminUsername: 'ranger',
    form: { type: 'application/pdf', bytes: PDF.length },
  });
  const eventId = event?.id ?? '';
  const got = await download(eventId);
  expect([got.status, got.bytes.equals(PDF)]).toEqual([200, true]);
  expect(got.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="signed-form.pdf"',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(await audit()).toEqual(
    expect.arrayContaining([
      ['receive-form', 'ada'],
      ['view-form', 'ada'],
    ]),
  );
  const [filename = ''] = await stored();
  expect(filename).toMatch(/-form\.pdf$/);
  for (const caller of [ranger.caller, child.caller])
    expect((await caller.call(getUpload, { params: { filename } })).status).toBe(404);
  expect((await child.caller.call(proof.getSignedForm, { params: { ...params, eventId } })).status).toBe(403);
  const sister = await world.student();
  const crossed = { id: sister.user.id, eventId };
  expect((await ranger.caller.call(proof.getSignedForm, { params: crossed })).status).toBe(404);
});

test('#consent-by-phone-or-form: a picture of a form is made anew from its pixels, whatever it is called', async () => {
  const { child, byForm, record, download } = await openOffice();
  await sign(child.caller);
  const photo = await sharp({ create: { width: 300, height: 400, channels: 3, background: 'white' } })
    .withExif({ IFD3: { GPSLatitude: '43/1 4/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await byForm(photo, {}, 'form.pdf')).status).toBe(200);
  const event = (await record())?.events.at(-1);
  expect(event?.form?.type).toBe('image/jpeg');
  const got = await download(event?.id ?? '');
  expect(got.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename="signed-form.jpg"',
  });
  const { width, height, exif } = await sharp(got.bytes).metadata();
  expect([width, height, exif]).toEqual([300, 400, undefined]);
});

test('#consent-by-phone-or-form: the same scan sent twice is one form with one file', async () => {
  const { child, byForm, kinds, stored, audit } = await openOffice();
  await sign(child.caller);
  const sent = await Promise.all([byForm(), byForm()]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  expect(await kinds()).toEqual(['form', 'signed']);
  expect(await stored()).toHaveLength(1);
  expect((await audit()).filter(([action]) => action === 'receive-form')).toHaveLength(1);
});

test.each([
  ['text', Buffer.from('<html><script>alert(1)</script>'), 400, sentences.scanUnreadable.message],
  ['what only says later that it is a PDF', Buffer.from(' %PDF-1.7'), 400, sentences.scanUnreadable.message],
  ['nothing', Buffer.alloc(0), 400, sentences.scanUnreadable.message],
  ['11 MB', Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024)]), 413, sentences.scanTooLarge.message],
])('%s is no form: it is refused with a sentence, and nothing is kept', async (_, bytes, status, message) => {
  const { child, byForm, kinds, stored } = await openOffice();
  await sign(child.caller);
  expect(await byForm(bytes)).toMatchObject({ status, body: { message, fields: { form: message } } });
  expect(await kinds()).toEqual(['signed']);
  expect(await stored()).toEqual([]);
});

test('10 MB are a form, and one file is enough', async () => {
  const { child, byForm, ranger, params } = await openOffice();
  await sign(child.caller);
  const large = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024 - PDF.length)]);
  expect((await byForm(large)).status).toBe(200);
  const two = [1, 2].map((n) => ({ name: `${n}.pdf`, bytes: PDF }));
  expect(await ranger.caller.upload(proof.receiveSignedForm, params, two)).toMatchObject({
    status: 400,
    body: { fields: { form: 'Please send one file.' } },
  });
  expect(await ranger.caller.upload(proof.receiveSignedForm, params, [])).toMatchObject({
    status: 400,
    body: { fields: { form: sentences.scanMissing.message } },
  });
});

test('#consent-by-phone-or-form: a form that comes before anybody signed makes the record, with the words in force', async () => {
  const { child, byForm, state, record, kinds, world, certificate } = await openOffice();
  expect(await byForm()).toMatchObject({
    status: 400,
    body: {
      fields: {
        parentFirstName: 'Parent/Guardian first name is required',
        parentLastName: 'Parent/Guardian last name is required',
      },
    },
  });
  expect(await kinds()).toEqual([]);
  expect((await byForm(PDF, { ...PAPER, parentEmail: '' })).status).toBe(200);
  expect(await state()).toMatchObject({
    consentState: 'confirmed',
    parentConsentCompletedAt: '2026-08-01T12:00:00.000Z',
    parentFirstName: 'Ngozi',
    parentEmail: null,
  });
  expect((await child.caller.call(listProjects)).status).toBe(200);
  expect(await record()).toMatchObject({
    parentLastName: 'Okafor',
    parentEmail: null,
    signature: null,
    clientAddress: null,
    method: 'form',
  });
  expect(await kinds()).toEqual(['form']);
  const { terms_hash, body } = await world.platform.db
    .selectFrom('consent_records')
    .innerJoin('terms_versions', 'hash', 'terms_hash')
    .select(['terms_hash', 'body'])
    .executeTakeFirstOrThrow();
  expect(createHash('sha256').update(body).digest('hex')).toBe(terms_hash);
  expect((await certificate()).status).toBe(200);
  expect((await sign(child.caller)).status).toBe(409);
});

test('#consent-by-phone-or-form: a consent that paused is in force again from the day of the call', async () => {
  const { child, byPhone, state, world, letDaysPass } = await openOffice(BY_MAIL);
  await sign(child.caller);
  await letDaysPass();
  const { db } = world.platform;
  await db
    .updateTable('users')
    .set({ consent_state: 'paused', parent_consent_completed_at: null })
    .where('id', '=', child.user.id)
    .execute();
  world.passTime(10 * HOUR_MS);
  expect((await byPhone()).body.state).toBe('confirmed');
  expect(await state()).toMatchObject({
    consentState: 'confirmed',
    parentConsentCompletedAt: '2026-08-01T22:00:00.000Z',
  });
});

test("the parent's address that is the child's own is marked, also once it was put right", async () => {
  const { child, record, ranger, params } = await openOffice();
  await sign(child.caller, { parentEmail: child.user.email.toUpperCase() });
  expect((await record())?.isChildsAddress).toBe(true);
  const body = { parentEmail: 'ngozi@family.example' };
  const corrected = await ranger.caller.call(correctParentEmail, { params, body });
  expect(corrected.body.record.isChildsAddress).toBe(false);
});

const FORMS = 'signed forms of such consents';
const EVEN_YOUNG = { timestamp: Number.POSITIVE_INFINITY };
const ORPHANS = 'files that belong to no photo and no signed form';

test('#the-record-of-a-consent: a form outlives the account, and goes with the data of the parent', async () => {
  const { child, byForm, byPhone, ranger, world, stored } = await openOffice();
  const { platform, passTime } = world;
  await sign(child.caller);
  await byForm();
  await byPhone();
  await ranger.caller.call(deleteUser, { params: { id: child.user.id } });
  expect(await sweepOrphanFiles(platform, EVEN_YOUNG)).toBe(0);
  passTime(CONSENT_KEPT_AFTER_DELETION_MS - 1);
  await clearAway(platform, EVEN_YOUNG);
  expect(await stored()).toHaveLength(1);
  passTime(1);
  const of = (cleared: Awaited<ReturnType<typeof clearAway>>) =>
    [FORMS, ORPHANS].map((what) => new Map(cleared).get(what));
  expect(of(await previewClearing(platform))).toEqual([1, 0]);
  // It goes with its row, and not only with the sweep of files that nobody knows.
  expect(of(await clearAway(platform, EVEN_YOUNG))).toEqual([1, 0]);
  expect(await stored()).toEqual([]);
  const events = await platform.db.selectFrom('consent_events').select('details').execute();
  expect(events.map(({ details }) => details)).toEqual([null, null, null]);
});

const wordsIn = async (bytes: Uint8Array) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((page) => page.replace(/\s+/g, ' ').trim());
};

test('the certificate tells who agreed to which words, when and from where, and all that happened', async () => {
  const { child, byForm, byPhone, certificate, audit, world, letDaysPass } = await openOffice(BY_MAIL);
  await sign(child.caller, { parentEmail: 'ngozi@famly.example' });
  world.passTime(HOUR_MS);
  await sign(child.caller);
  await letDaysPass();
  world.passTime(HOUR_MS);
  await byPhone();
  await byForm(await smallJpeg());
  const { status, headers, bytes } = await certificate();
  expect([status, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual(
    [200, 'application/pdf', 'attachment; filename="consent-certificate.pdf"', 'no-store'],
  );
  const words = (await wordsIn(bytes)).join(' ');
  for (const part of [
    'Certificate of Consent For Ada Okafor (ada)',
    'How it stands In force How it was given Confirmed by phone By Ngozi Okafor',
    'All times in this document are in UTC.',
    'Record 1 of 2, which a later one replaced',
    'ngozi@famly.example',
    'Signed August 1, 2026 at 12:00 PM UTC',
    'Record 2 of 2',
    'Network address 127.0.0.1',
    "Signature, as it was given on the child's device",
    'August 1, 2026 12:00:00 UTC Signed on the child',
    'A new signature took the place of this one',
    'The parent was asked by e-mail',
    'August 1, 2026 14:00:00 UTC Confirmed by phone',
    'Written down by the administrator ranger',
    'Number 608 555 0100, on August 1, 2026 at 11:30 AM UTC',
    'Note: She knew the troop.',
    'Signed form received',
    'File: image/jpeg, SHA-256',
    'Fingerprint of this evidence SHA-256',
    'The words that were agreed to, version',
    'Governing law',
  ]) {
    expect(words).toContain(part);
  }
  expect(words.indexOf('Confirmed by phone Record')).toBeLessThan(
    words.indexOf('Signed form received Record'),
  );
  expect(await audit()).toContainEqual(['view-certificate', 'ada']);
});

test('the fingerprint stays the same until something happens', async () => {
  const { child, byPhone, certificate, world } = await openOffice();
  await sign(child.caller);
  const fingerprint = async () => {
    const words = (await wordsIn((await certificate()).bytes)).join(' ');
    return /Fingerprint of this evidence SHA-256 ([0-9a-f ]{64,65})/.exec(words)?.[1];
  };
  const first = await fingerprint();
  expect(first).toMatch(/^[0-9a-f ]{64,65}$/);
  world.passTime(HOUR_MS);
  expect(await fingerprint()).toBe(first);
  await byPhone();
  expect(await fingerprint()).not.toBe(first);
});

test('the certificate is tagged, says its language, and describes the signature', async () => {
  const { child, certificate } = await openOffice();
  await sign(child.caller);
  const pdf = await getDocumentProxy(new Uint8Array((await certificate()).bytes));
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect((await pdf.getMetadata()).info).toMatchObject({
    Title: 'Certificate of Consent: Ada Okafor',
    Language: 'en-US',
  });
  const trees = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, page) => (await pdf.getPage(page + 1)).getStructTree()),
  );
  expect(JSON.stringify(trees)).toContain('Signature of Ngozi Okafor');
});

test('the blank form is for anybody, with the terms, and a browser that has it is told so', async () => {
  const { stranger, app } = await openWorld({ SITE_NAME: 'Tree Troop', SUPPORT_EMAIL: 'help@troop.example' });
  const got = await stranger().send({ method: 'GET', url: BLANK_FORM_PATH });
  expect([got.status, got.headers['content-type']]).toEqual([200, 'application/pdf']);
  const [first = '', second = ''] = await wordsIn(got.bytes);
  for (const part of [
    'Parent Consent Form For Tree Troop',
    "Child's first and last name",
    'Phone number',
    'Signature of the parent or guardian Date',
    'help@troop.example',
    'Page 1 of',
  ]) {
    expect(first).toContain(part);
  }
  expect(second).toMatch(/^Terms of Service and Privacy Notice Version/);
  const etag = String(got.headers.etag);
  const again = await app.inject({ url: BLANK_FORM_PATH, headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect(got.headers['cache-control']).toBe('public, no-cache');
});

test('the address of a form is of no use to who is not signed in', async () => {
  const { world, params } = await openOffice();
  const url = addressOf(proof.getSignedForm, { ...params, eventId: 'x' });
  expect((await world.stranger().send({ method: 'GET', url })).status).toBe(401);
});
