import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { getTerms, giveParentConsent } from '#domain/contract/consent/consent.ts';
import { listTrackingEntries } from '#domain/contract/notebook/tracking.ts';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { SIGNATURE_MAX_BYTES } from '#domain/limits.ts';
import * as sentences from '#domain/rules/consent/sentences.ts';
import { OUR_TERMS, TERMS_VERSION, termsText } from '#domain/terms.ts';
import { letterText } from '#server/mail/exports.ts';
import { openWorld } from '#server/testing/test-app.ts';

/** A picture with a stroke of ink, on paper or on nothing, as a canvas has it. */
function drawn({ width = 400, height = 150, ink = 'black', paper = 'none' } = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 150" width="${width}" height="${height}">
    <rect width="400" height="150" fill="${paper}"/>
    <path d="M40 100 C 90 20, 130 140, 200 70 S 320 60, 360 90" stroke="${ink}" stroke-width="2" fill="none"/>
  </svg>`;
  return sharp(Buffer.from(svg));
}

function dataUrl(bytes: Uint8Array, type = 'png'): string {
  return `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

async function consentForm(over: Record<string, unknown> = {}) {
  return {
    parentFirstName: 'Ana',
    parentLastName: 'Reyes',
    parentEmail: 'ana@family.example',
    parentPhone: '608 555 0100',
    signature: dataUrl(await drawn().png().toBuffer()),
    termsAgree: true,
    ...over,
  };
}

const AGENT = 'Mozilla/5.0 (iPad)';

test('a parent signs, and the child may use the product from then on (#the-consent-page)', async () => {
  const { unconsentedStudent } = await openWorld();
  const { caller } = await unconsentedStudent();
  const gated = () => caller.call(listTrackingEntries, { params: { projectId: 'none' } });
  expect((await gated()).status).toBe(403);
  const { status, body } = await caller.call(giveParentConsent, { body: await consentForm() });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    parentConsentCompleted: true,
    parentFirstName: 'Ana',
    parentLastName: 'Reyes',
    parentEmail: 'ana@family.example',
    parentPhone: '608 555 0100',
    parentConsentCompletedAt: '2026-08-01T12:00:00.000Z',
  });
  expect(JSON.stringify(body)).not.toMatch(/signature|data:image/);
  expect((await caller.call(getUser)).body).toEqual(body);
  expect((await gated()).status).toBe(404);
});

test('of many signatures of one account at once most are sent away, so that they keep no core from others', async () => {
  const { unconsentedStudent, platform } = await openWorld();
  const { caller } = await unconsentedStudent();
  const body = await consentForm({ signature: dataUrl(await drawn({ ink: 'none' }).png().toBuffer()) });
  // The first is looked at until enough have come: how fast each gets to its turn is chance.
  const hasComeAll = Promise.withResolvers<void>();
  const { pictures } = platform;
  platform.pictures = {
    ...pictures,
    putOnPaper: (picture) => hasComeAll.promise.then(() => pictures.putOnPaper(picture)),
  };
  let responded = 0;
  const calls = Array.from({ length: 8 }, async () => {
    const { status } = await caller.call(giveParentConsent, { body });
    responded += 1;
    if (responded === 5) hasComeAll.resolve();
    return status;
  });
  expect((await Promise.all(calls)).toSorted()).toEqual([400, 400, 400, 429, 429, 429, 429, 429]);
  expect((await caller.call(giveParentConsent, { body: await consentForm() })).status).toBe(200);
});

test('the record says who signed which words, when, from where and with what (#the-record-of-a-consent)', async () => {
  const { unconsentedStudent, platform } = await openWorld({
    TRUST_PROXY: '1',
    SUPPORT_EMAIL: 'help@troop.example',
  });
  const { user, caller } = await unconsentedStudent();
  await caller.call(giveParentConsent, {
    body: await consentForm({ parentPhone: '' }),
    headers: { 'user-agent': AGENT, 'x-forwarded-for': '203.0.113.9' },
  });
  const record = await platform.db.selectFrom('consent_records').selectAll().executeTakeFirstOrThrow();
  const terms = await platform.db.selectFrom('terms_versions').selectAll().executeTakeFirstOrThrow();
  expect(record).toMatchObject({
    user_id: user.id,
    parent_first_name: 'Ana',
    parent_last_name: 'Reyes',
    parent_email: 'ana@family.example',
    parent_phone: null,
    terms_hash: terms.hash,
    signed_at: platform.clock(),
    client_address: '203.0.113.9',
    browser: AGENT,
    subject_deleted_at: null,
  });
  expect(record.subject_pseudonym).not.toBe(user.id);
  expect(terms).toMatchObject({ version: TERMS_VERSION, body: termsText(OUR_TERMS, 'help@troop.example') });
  expect(terms.hash).toBe(createHash('sha256').update(terms.body).digest('hex'));
});

test('the terms that are shown are those that are signed, and a browser that has them is told so', async () => {
  const { stranger, unconsentedStudent, platform } = await openWorld({ SUPPORT_EMAIL: 'help@troop.example' });
  const shown = await stranger().call(getTerms);
  expect(shown.body).toMatchObject({ ...OUR_TERMS, support: 'Support: help@troop.example', notTaken: null });
  expect(shown.headers['cache-control']).toBe('no-cache');
  const etag = String(shown.headers.etag);
  const again = await stranger().call(getTerms, { headers: { 'if-none-match': `W/${etag}` } });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);

  const { caller } = await unconsentedStudent();
  const body = await consentForm({ termsHash: shown.body.hash });
  expect((await caller.call(giveParentConsent, { body })).status).toBe(200);
  const record = await platform.db.selectFrom('consent_records').selectAll().executeTakeFirstOrThrow();
  expect(record.terms_hash).toBe(shown.body.hash);
});

test('#the-language-of-a-consent: who reads the terms in Spanish signs, keeps and is written to in Spanish', async () => {
  const { unconsentedStudent, platform } = await openWorld({
    ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Rootling <scouts@troop.example>' },
    ...{ BASE_URL: 'http://rootling.example', SUPPORT_EMAIL: 'help@troop.example' },
  });
  const { caller } = await unconsentedStudent();
  const shown = await caller.call(getTerms, { query: { language: 'es' } });
  expect(shown.body).toMatchObject({ version: TERMS_VERSION, support: 'Contacto: help@troop.example' });
  const body = await consentForm({ termsHash: shown.body.hash });
  expect((await caller.call(giveParentConsent, { body })).status).toBe(200);
  const record = await platform.db.selectFrom('consent_records').selectAll().executeTakeFirstOrThrow();
  expect([record.language, record.terms_hash]).toEqual(['es', shown.body.hash]);
  const versions = await platform.db.selectFrom('terms_versions').selectAll().execute();
  const bodyOf = (hash: string | null) => versions.find((it) => it.hash === hash)?.body;
  expect(bodyOf(record.terms_hash)).toContain(`Versión ${TERMS_VERSION}`);
  const mails = await platform.db.selectFrom('mails').selectAll().execute();
  const notice = mails.find(({ kind }) => kind === 'consent-notice');
  expect(notice?.subject).toBe('Por favor, responda: ¿puede su hijo o hija usar Rootling?');
  expect(bodyOf(notice?.text_hash ?? null)).toContain('[madre, padre o tutor]');
  expect(new Set(mails.map(({ language }) => language))).toEqual(new Set(['es']));
});

test('a parent who has read other words than are in force signs nothing', async () => {
  const { unconsentedStudent, platform } = await openWorld();
  const { caller } = await unconsentedStudent();
  const { status, body } = await caller.call(giveParentConsent, {
    body: await consentForm({ termsHash: '0'.repeat(64) }),
  });
  expect(status).toBe(409);
  expect(body).toEqual({
    message: sentences.termsChanged.message,
    fields: { termsAgree: sentences.termsChanged.message },
  });
  expect(await platform.db.selectFrom('consent_records').selectAll().execute()).toEqual([]);
  expect((await caller.call(getUser)).body.parentConsentCompleted).toBe(false);
});

test("an operator's own terms are shown, signed, stored and mailed", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rootling-terms-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const TERMS_FILE = path.join(folder, 'terms.md');
  const heads = OUR_TERMS.sections.map(({ heading }) => `## ${heading}\n\nOur lawyer's words.`);
  await writeFile(TERMS_FILE, ['# Terms of Troop 42', 'Version: 2027-01-31', ...heads].join('\n\n'));
  const { stranger, unconsentedStudent, platform } = await openWorld({
    TERMS_FILE,
    SMTP_URL: 'smtp://127.0.0.1:25',
    MAIL_FROM: 'scouts@troop.example',
  });
  const shown = (await stranger().call(getTerms)).body;
  expect(shown).toMatchObject({ title: 'Terms of Troop 42', version: '2027-01-31' });
  const { caller } = await unconsentedStudent();
  await caller.call(giveParentConsent, { body: await consentForm({ termsHash: shown.hash }) });
  const terms = await platform.db.selectFrom('terms_versions').selectAll().executeTakeFirstOrThrow();
  expect(terms).toMatchObject({ hash: shown.hash, version: '2027-01-31' });
  expect(terms.body).toMatch(/^Terms of Troop 42\n\nVersion 2027-01-31\n\n1\. Eligibility/);
  const mail = await platform.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  expect(letterText(JSON.parse(mail.body))).toContain(terms.body);
});

test('no consent is taken under an address of its own without one for questions, and the terms say so beforehand', async () => {
  const { unconsentedStudent, stranger, platform } = await openWorld({
    BASE_URL: 'http://rootling.example',
  });
  const { caller } = await unconsentedStudent();
  const { status, body } = await caller.call(giveParentConsent, { body: await consentForm() });
  expect(status).toBe(503);
  expect(body).toEqual({ message: (await stranger().call(getTerms)).body.notTaken });
  expect(await platform.db.selectFrom('consent_records').selectAll().execute()).toEqual([]);
});

test('two children whose parents signed the same words share one copy of them', async () => {
  const { unconsentedStudent, platform } = await openWorld();
  for (const { caller } of [await unconsentedStudent(), await unconsentedStudent()]) {
    expect((await caller.call(giveParentConsent, { body: await consentForm() })).status).toBe(200);
  }
  expect(await platform.db.selectFrom('consent_records').selectAll().execute()).toHaveLength(2);
  expect(await platform.db.selectFrom('terms_versions').selectAll().execute()).toHaveLength(1);
});

test.each([
  ['a canvas', { width: 400, height: 150 }],
  ['a canvas of a sharp screen', { width: 1200, height: 450 }],
  ['a narrow canvas of a phone', { width: 300, height: 113 }],
])('%s is stored as a PNG of 400x150', async (_, size) => {
  const { unconsentedStudent, platform } = await openWorld();
  const { caller } = await unconsentedStudent();
  const signature = dataUrl(await drawn(size).png().toBuffer());
  expect((await caller.call(giveParentConsent, { body: await consentForm({ signature }) })).status).toBe(200);
  const { signature: stored } = await platform.db
    .selectFrom('consent_records')
    .selectAll()
    .executeTakeFirstOrThrow();
  const [head, base64 = ''] = (stored ?? '').split(',');
  expect(head).toBe('data:image/png;base64');
  const picture = sharp(Buffer.from(base64, 'base64'));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 400, height: 150 });
  const { channels } = await picture.stats();
  expect(channels[0]?.min).toBeLessThan(60);
  expect(channels[0]?.max).toBe(255);
});

test('a JPEG is taken as well, and nothing but its pixels is kept', async () => {
  const { unconsentedStudent, platform } = await openWorld();
  const { caller } = await unconsentedStudent();
  const jpeg = await drawn({ paper: 'white' })
    .withExif({ IFD0: { ImageDescription: 'Elm Street 5' } })
    .jpeg()
    .toBuffer();
  expect(jpeg.includes('Elm Street 5')).toBe(true);
  const body = await consentForm({ signature: dataUrl(jpeg, 'jpeg') });
  expect((await caller.call(giveParentConsent, { body })).status).toBe(200);
  const row = await platform.db.selectFrom('consent_records').selectAll().executeTakeFirstOrThrow();
  expect(Buffer.from(row.signature?.split(',')[1] ?? '', 'base64').includes('Elm Street 5')).toBe(false);
});

const READ_AGAIN = 'The signature picture could not be read. Please clear it and sign again.';
const blank = (background: string) =>
  sharp({ create: { width: 400, height: 150, channels: 4, background } })
    .png()
    .toBuffer();
const REFUSED: [string, () => Promise<unknown>, string][] = [
  ['none', async () => '', 'Digital signature is required'],
  ['a number', async () => 7, 'Digital signature is required'],
  ['an empty canvas', async () => dataUrl(await blank('#00000000')), 'Digital signature is required'],
  ['white paper', async () => dataUrl(await blank('white')), 'Digital signature is required'],
  ['a black surface', async () => dataUrl(await blank('black')), 'Digital signature is required'],
  [
    'white ink',
    async () => dataUrl(await drawn({ ink: 'white' }).png().toBuffer()),
    'Digital signature is required',
  ],
  ['words', async () => 'Ana Reyes', READ_AGAIN],
  ['words that call themselves a picture', async () => dataUrl(Buffer.from('Ana Reyes')), READ_AGAIN],
  ['a GIF that calls itself PNG', async () => dataUrl(await drawn().gif().toBuffer()), READ_AGAIN],
  ['an SVG', async () => `data:image/svg+xml;base64,${btoa('<svg/>')}`, READ_AGAIN],
  [
    'half a PNG',
    async () => {
      const whole = await drawn({ width: 1200, height: 450 }).png().toBuffer();
      return dataUrl(whole.subarray(0, whole.length / 2));
    },
    READ_AGAIN,
  ],
  [
    'more pixels than any screen has',
    async () => dataUrl(await drawn({ width: 4000, height: 1500 }).png().toBuffer()),
    READ_AGAIN,
  ],
  [
    'more than 200 KB',
    async () => dataUrl(Buffer.alloc(SIGNATURE_MAX_BYTES + 1)),
    'The signature picture is too large. Please clear it and sign again.',
  ],
];

test.each(REFUSED)('%s is no signature', async (_, make, message) => {
  const { unconsentedStudent, platform } = await openWorld();
  const { caller } = await unconsentedStudent();
  const { status, body } = await caller.call(giveParentConsent, {
    body: await consentForm({ signature: await make() }),
  });
  expect(status).toBe(400);
  expect(body).toEqual({ message: message, fields: { signature: message } });
  expect(await platform.db.selectFrom('consent_records').selectAll().execute()).toEqual([]);
});

test('without agreement to the terms nothing is recorded (#the-consent-page)', async () => {
  const { unconsentedStudent } = await openWorld();
  const { caller } = await unconsentedStudent();
  const { status, body } = await caller.call(giveParentConsent, {
    body: await consentForm({ termsAgree: false }),
  });
  expect(status).toBe(400);
  expect(body).toEqual({
    message: 'You must agree to the Terms of Service',
    fields: { termsAgree: 'You must agree to the Terms of Service' },
  });
});

test('a second consent is refused and changes nothing', async () => {
  const { unconsentedStudent, platform } = await openWorld();
  const { caller } = await unconsentedStudent();
  const first = await caller.call(giveParentConsent, { body: await consentForm() });
  const body = await consentForm({ parentFirstName: 'Mallory' });
  expect((await caller.call(giveParentConsent, { body })).status).toBe(409);
  expect((await caller.call(getUser)).body).toEqual(first.body);
  expect(await platform.db.selectFrom('consent_records').selectAll().execute()).toHaveLength(1);
});

test('the same consent sent twice at once is recorded once', async () => {
  const { unconsentedStudent, platform } = await openWorld();
  const { caller } = await unconsentedStudent();
  const body = await consentForm();
  const send = () => caller.call(giveParentConsent, { body });
  const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409]);
  expect(await platform.db.selectFrom('consent_records').selectAll().execute()).toHaveLength(1);
});

test('a retry with its Idempotency-Key gets the first answer again (#write-once)', async () => {
  const { unconsentedStudent } = await openWorld();
  const { caller } = await unconsentedStudent();
  const options = { body: await consentForm(), headers: { 'idempotency-key': 'consent-1' } };
  const first = await caller.call(giveParentConsent, options);
  const again = await caller.call(giveParentConsent, options);
  expect(again.status).toBe(200);
  expect(again.body).toEqual(first.body);
});

test('nobody signs for an administrator, and nobody without an account', async () => {
  const { admin, stranger } = await openWorld();
  const body = await consentForm();
  expect((await (await admin()).caller.call(giveParentConsent, { body })).status).toBe(403);
  expect((await stranger().call(giveParentConsent, { body })).status).toBe(401);
});
