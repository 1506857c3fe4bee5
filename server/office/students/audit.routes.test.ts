import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { giveParentConsent } from '#domain/contract/consent/consent.ts';
import {
  type AuditEntry,
  deleteUser,
  getConsentRecord,
  listAudit,
  listStudents,
} from '#domain/contract/office/admin.ts';
import { nextCursor } from '#domain/contract/platform/paging.ts';
import { createFirstAdmin, login } from '#domain/contract/sign-in/accounts.ts';
import { EXPORT_MS, STUDENTS_A_PAGE } from '#domain/limits.ts';
import { OUR_TERMS, TERMS_VERSION, termsText } from '#domain/terms.ts';
import { drawnSignature } from '#server/testing/drawn-signature.ts';
import { PASSWORD } from '#server/testing/factories.ts';
import { openWorld } from '#server/testing/test-app.ts';
import type { Caller } from '#server/testing/world.ts';

async function sign(scout: Caller, headers: Record<string, string> = {}) {
  const { status } = await scout.call(giveParentConsent, {
    body: {
      parentFirstName: 'Ana',
      parentLastName: 'Reyes',
      parentEmail: 'ana@family.example',
      parentPhone: '608 555 0100',
      signature: await drawnSignature(),
      termsAgree: true,
    },
    headers,
  });
  expect(status).toBe(200);
}

test('an administrator sees who signed which words and when, and that she looked is written down', async () => {
  const { unconsentedStudent, admin, platform } = await openWorld({
    SUPPORT_EMAIL: 'help@troop.example',
    TRUST_PROXY: '1',
  });
  const scout = await unconsentedStudent();
  await sign(scout.caller, { 'user-agent': 'Mozilla/5.0 (iPad)', 'x-forwarded-for': '203.0.113.9' });
  const { user: ranger, caller } = await admin();
  const { status, body, headers } = await caller.call(getConsentRecord, { params: { id: scout.user.id } });
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  const text = termsText(OUR_TERMS, 'help@troop.example');
  expect(body).toEqual({
    parentFirstName: 'Ana',
    parentLastName: 'Reyes',
    parentEmail: 'ana@family.example',
    copiesAreSent: false,
    method: 'signature',
    state: 'confirmed',
    isChildsAddress: false,
    isEmailConfirmed: false,
    emailChange: null,
    noCall: null,
    events: [expect.objectContaining({ kind: 'signed', clientAddress: '203.0.113.9' })],
    parentPhone: '608 555 0100',
    signedAt: new Date(platform.clock()).toISOString(),
    clientAddress: '203.0.113.9',
    browser: 'Mozilla/5.0 (iPad)',
    republishingSince: null,
    terms: { version: TERMS_VERSION, hash: createHash('sha256').update(text).digest('hex'), text },
    signature: expect.stringMatching(/^data:image\/png;base64,/),
    corrections: [],
  });
  expect((await caller.call(listAudit)).body).toEqual([
    {
      id: expect.any(String),
      happenedAt: new Date(platform.clock()).toISOString(),
      adminUsername: ranger.username,
      adminMark: expect.stringMatching(/^#\w{5}$/),
      subjectMark: null,
      action: 'view-consent',
      subjectLabel: scout.user.username,
    },
  ]);
});

test('what an administrator has looked at is not kept for a retry: each look reads it, and is written down', async () => {
  const { unconsentedStudent, admin, platform } = await openWorld();
  const scout = await unconsentedStudent();
  await sign(scout.caller);
  const { caller } = await admin();
  const look = () =>
    caller.call(getConsentRecord, {
      params: { id: scout.user.id },
      headers: { 'idempotency-key': 'one-look' },
    });
  expect([(await look()).status, (await look()).status]).toEqual([200, 200]);
  expect(await platform.db.selectFrom('write_devices').selectAll().execute()).toEqual([]);
  expect((await caller.call(listAudit)).body).toHaveLength(2);
});

test('the words of a record are those that were signed, whatever the terms say now (#the-record-of-a-consent)', async () => {
  const { unconsentedStudent, admin, platform } = await openWorld();
  const scout = await unconsentedStudent();
  await sign(scout.caller);
  const former = { hash: 'f'.repeat(64), version: '2024-01-01', body: 'The words of then.\n' };
  await platform.db
    .insertInto('terms_versions')
    .values({ ...former, first_used_at: 1 })
    .execute();
  await platform.db.updateTable('consent_records').set({ terms_hash: former.hash }).execute();
  const { caller } = await admin();
  const { body } = await caller.call(getConsentRecord, { params: { id: scout.user.id } });
  expect(body?.terms).toEqual({ version: '2024-01-01', hash: former.hash, text: 'The words of then.\n' });
});

test('while no parent has signed there is no record, and looking for it leaves no trace', async () => {
  const { unconsentedStudent, admin } = await openWorld();
  const { user } = await unconsentedStudent();
  const { caller } = await admin();
  expect(await caller.call(getConsentRecord, { params: { id: user.id } })).toMatchObject({
    status: 200,
    body: null,
  });
  expect((await caller.call(listAudit)).body).toEqual([]);
});

test('nobody, and an administrator, has no consent record', async () => {
  const { admin } = await openWorld();
  const { user, caller } = await admin();
  for (const id of ['nobody', user.id]) {
    const response = await caller.call(getConsentRecord, { params: { id } });
    expect(response).toMatchObject({ status: 404, body: { message: 'User not found' } });
  }
});

test('neither the child nor a stranger sees a consent record, a count or the log (#the-record-of-a-consent)', async () => {
  const { student, stranger } = await openWorld();
  const { user, caller } = await student();
  const params = { id: user.id };
  expect(await caller.call(getConsentRecord, { params })).toMatchObject({ status: 403 });
  expect(await stranger().call(getConsentRecord, { params })).toMatchObject({ status: 401 });
  expect(await caller.call(listAudit)).toMatchObject({ status: 403 });
  expect(await stranger().call(listAudit)).toMatchObject({ status: 401 });
});

test('the log is read by page, the newest first, also where two deeds share their moment', async () => {
  const { admin, student, passTime, platform } = await openWorld();
  const { caller } = await admin();
  for (const username of ['oak', 'elm', 'ash', 'fir']) {
    const { user } = await student({ username });
    await caller.call(deleteUser, { params: { id: user.id } });
    if (username === 'elm') passTime(1000);
  }
  const whole = (await caller.call(listAudit)).body;
  expect(whole.slice(0, 2).map(({ subjectLabel }) => subjectLabel)).toEqual(
    expect.arrayContaining(['ash', 'fir']),
  );
  const pages: AuditEntry[][] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: AuditEntry[] = (await caller.call(listAudit, { query: { limit: 1, cursor } })).body;
    pages.push(page);
    cursor = nextCursor(page, 1, ({ happenedAt }) => happenedAt);
  }
  expect(pages.flat()).toEqual(whole);
  expect(whole).toHaveLength(4);
  expect(await platform.db.selectFrom('audit_log').selectAll().execute()).toHaveLength(4);
});

test('without a limit the log answers the 50 newest deeds', async () => {
  const { admin, platform } = await openWorld();
  const { user, caller } = await admin();
  const rows = Array.from({ length: 51 }, (_, n) => ({
    id: String(n),
    happened_at: n,
    admin_id: user.id,
    admin_username: user.username,
    action: 'import-species',
    subject_id: null,
    subject_label: null,
  }));
  await platform.db.insertInto('audit_log').values(rows).execute();
  const { body } = await caller.call(listAudit);
  expect(body).toHaveLength(50);
  expect([body[0]?.id, body[49]?.id]).toEqual(['50', '1']);
});

/** Every deed of the log: who, what, on whom. */
async function deedsOf(caller: Caller) {
  const { body } = await caller.call(listAudit);
  return body.map(({ adminUsername, action, subjectLabel }) => [adminUsername, action, subjectLabel]);
}

test('logins of administrators stand in the log, and failed ones by whomever', async () => {
  const { admin, student, stranger, passTime } = await openWorld();
  const { user: ranger, caller } = await admin();
  const { user: scout } = await student();
  const logIn = async (username: string, password: string, asAdmin = false) => {
    passTime(1000);
    return (await stranger().call(login, { body: { username, password, admin: asAdmin } })).status;
  };
  expect(await logIn(ranger.username, 'wrong-password', true)).toBe(401);
  expect(await logIn(ranger.email, 'wrong-password')).toBe(401);
  expect(await logIn(ranger.username, PASSWORD, true)).toBe(200);
  expect(await logIn(scout.username, 'wrong-password')).toBe(401);
  expect(await logIn(scout.username, PASSWORD, true)).toBe(401);
  expect(await logIn(scout.username, PASSWORD)).toBe(200);
  expect(await logIn('nobody', PASSWORD)).toBe(401);
  expect(await deedsOf(caller)).toEqual([
    [ranger.username, 'log-in', null],
    [null, 'fail-to-log-in', ranger.username],
    [null, 'fail-to-log-in', ranger.username],
  ]);
});

test('guesses at an administrator fill no more of the log than the limits on logins let through', async () => {
  const { admin, stranger } = await openWorld();
  const { user: ranger, caller } = await admin();
  for (let guess = 0; guess < 15; guess += 1) {
    await stranger().call(login, { body: { username: ranger.username, password: `guess-${guess}` } });
  }
  expect(await deedsOf(caller)).toHaveLength(10);
});

test('the first administrator stands at the beginning of the log', async () => {
  const { stranger } = await openWorld();
  const person = { firstName: 'Hazel', lastName: 'Ranger', email: 'ranger@example.org' };
  const account = { ...person, username: 'ranger', password: 'tall-oak-tree' };
  expect((await stranger().call(createFirstAdmin, { body: account })).status).toBe(201);
  const caller = stranger();
  await caller.call(login, { body: { username: 'ranger', password: 'tall-oak-tree', admin: true } });
  expect(await deedsOf(caller)).toEqual(
    expect.arrayContaining([
      ['ranger', 'create-first-admin', null],
      ['ranger', 'log-in', null],
    ]),
  );
});

test('a list that is read for an export leaves one row, however many pages it has, beside that of a look at it', async () => {
  const { admin, student } = await openWorld();
  const { user: ranger, caller } = await admin();
  for (let n = 0; n < 3; n += 1) await student();
  const whole = (await caller.call(listStudents, { query: { limit: STUDENTS_A_PAGE } })).body;
  const looked = [ranger.username, 'list-students', null];
  expect(await deedsOf(caller)).toEqual([looked]);
  const first = await caller.call(listStudents, { query: { purpose: 'export', limit: 2 } });
  const cursor = nextCursor(first.body, 2, ({ createdAt }) => createdAt) ?? '';
  const rest = await caller.call(listStudents, { query: { purpose: 'export', limit: 2, cursor } });
  expect([...first.body, ...rest.body]).toEqual(whole);
  expect(new Set(await deedsOf(caller))).toEqual(
    new Set([looked, [ranger.username, 'export-students', null]]),
  );
});

test('whoever takes more of the list than a screen shows leaves a row, whatever she says it is for and wherever she begins', async () => {
  const { admin, student, passTime, platform } = await openWorld();
  const { user: ranger, caller } = await admin();
  await student();
  const row = [ranger.username, 'export-students', null];
  const cursor = `${new Date(platform.clock() + 1).toISOString()}_invented`;
  const ways = [
    {},
    { limit: STUDENTS_A_PAGE + 1 },
    { purpose: 'export', limit: 1 },
    { purpose: 'export', cursor },
    { limit: STUDENTS_A_PAGE + 1, before: 'end' },
  ] as const;
  for (const [index, query] of ways.entries()) {
    expect((await caller.call(listStudents, { query })).body).not.toEqual([]);
    expect(await deedsOf(caller)).toEqual(Array(index + 1).fill(row));
    passTime(EXPORT_MS);
  }
});

test('who may not read the list leaves no export in the log', async () => {
  const { admin, student, stranger } = await openWorld();
  const { caller } = await admin();
  const query = { purpose: 'export' } as const;
  expect((await stranger().call(listStudents, { query })).status).toBe(401);
  expect((await (await student()).caller.call(listStudents, { query })).status).toBe(403);
  expect(await deedsOf(caller)).toEqual([]);
});
