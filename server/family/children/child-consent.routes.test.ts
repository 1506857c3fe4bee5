import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { giveParentConsent } from '#domain/contract/consent/consent.ts';
import { confirmByPhone } from '#domain/contract/consent/consent-proof.ts';
import {
  type ChildConsent,
  choosePermission,
  getChildCertificate,
  getChildConsent,
} from '#domain/contract/family/child-consent.ts';
import * as childWork from '#domain/contract/family/child-work.ts';
import * as parent from '#domain/contract/family/parent.ts';
import { correctParentEmail, getConsentRecord } from '#domain/contract/office/admin.ts';
import { ADDRESS_CHANGE_MS } from '#domain/limits.ts';
import { replaceAddresses } from '#server/family/guardians/replacing.service.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { unzip } from '#server/testing/unzip.ts';
import { makeValidBodies } from '#server/testing/valid-bodies.ts';

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

const MOTHER = 'rowan@family.example';

/** A child for whom a parent has signed, and the page of that parent. */
async function openSigned() {
  const world = await openWorld();
  const scout = await world.unconsentedStudent({ firstName: 'Ada' });
  const bodies = await makeValidBodies();
  await scout.caller.call(giveParentConsent, { body: bodies.get(giveParentConsent) ?? {} });
  const mother = await world.parent([scout], MOTHER);
  const params = { id: scout.user.id };
  const ranger = (await world.admin({ username: 'ranger' })).caller;
  const choose = (isGiven: boolean) =>
    mother.caller.call(choosePermission, { params, body: { kind: 'republish', isGiven } });
  const consent = async () => (await mother.caller.call(getChildConsent, { params })).body;
  return { ...world, scout, mother, ranger, params, choose, consent, bodies };
}

const happened = ({ events }: ChildConsent) => events.map(({ kind }) => kind);

test('#permissions-and-what-we-keep: a parent reads the words that were agreed to as they were, and what has happened since', async () => {
  const { consent, ranger, params, bodies, passTime } = await openSigned();
  passTime(60_000);
  await ranger.call(confirmByPhone, { params, body: bodies.get(confirmByPhone) ?? {} });
  const result = await consent();
  const { terms: now } = (await ranger.call(getConsentRecord, { params })).body ?? {};
  expect(result).toMatchObject({
    state: 'confirmed',
    permissions: [{ kind: 'republish', since: null }],
    signatures: [{ parentName: 'Rowan Hale', signedAt: '2026-08-01T12:00:00.000Z', termsHash: now?.hash }],
    terms: [now],
  });
  expect(result.terms[0]?.text).toContain('Terms of Service and Privacy Notice');
  expect(result.events).toMatchObject([
    { kind: 'signed', adminUsername: null },
    { kind: 'phone', adminUsername: 'ranger', happenedAt: '2026-08-01T12:01:00.000Z' },
  ]);
});

test('#permissions-and-what-we-keep: republishing is given with its day and taken back with one press, and each act stays', async () => {
  const { choose, consent, passTime } = await openSigned();
  expect((await choose(true)).body.permissions).toEqual([
    { kind: 'republish', since: '2026-08-01T12:00:00.000Z' },
  ]);
  passTime(60_000);
  expect((await choose(true)).body.permissions[0]?.since).toBe('2026-08-01T12:00:00.000Z');
  expect((await choose(false)).body.permissions).toEqual([{ kind: 'republish', since: null }]);
  passTime(60_000);
  await choose(false);
  const result = await consent();
  expect(happened(result)).toEqual(['signed', 'permission-given', 'permission-taken']);
  expect(result.events.map(({ permission }) => permission)).toEqual([null, 'republish', 'republish']);
});

test('#permissions-and-what-we-keep: whose act a permission was, and from where, is kept as evidence', async () => {
  const { choose, platform } = await openSigned();
  await choose(true);
  const rows = await platform.db
    .selectFrom('consent_events')
    .select(['recipient', 'client_address', 'details'])
    .where('kind', '=', 'permission-given')
    .execute();
  expect(rows).toEqual([{ recipient: MOTHER, client_address: '127.0.0.1', details: 'republish' }]);
});

test('#permissions-and-what-we-keep: while a notebook is stopped nothing can be allowed, and what was can be taken back', async () => {
  const { choose, mother, params } = await openSigned();
  await choose(true);
  await mother.caller.call(parent.stopChild, { params });
  expect((await choose(false)).body.permissions).toEqual([{ kind: 'republish', since: null }]);
  expect(await choose(true)).toMatchObject({
    status: 409,
    body: { message: 'A permission can be given once the consent is in force.' },
  });
});

test('#permissions-and-what-we-keep: a permission that there is not is refused, and so is one without yes or no', async () => {
  const { mother, params } = await openSigned();
  const send = (body: Record<string, unknown>) => mother.caller.call(choosePermission, { params, body });
  expect(await send({ kind: 'fame', isGiven: true })).toMatchObject({
    status: 400,
    body: { fields: { kind: 'There is no such permission' } },
  });
  expect(await send({ kind: 'republish' })).toMatchObject({
    status: 400,
    body: { fields: { isGiven: 'Please say yes or no' } },
  });
});

test('#permissions-and-what-we-keep: the certificate shows the signer her own data, and another parent none of it', async () => {
  const { mother, params, scout, parent: open, choose } = await openSigned();
  await choose(true);
  const father = await open([scout], 'father@family.example');
  const read = async (who: typeof mother) => {
    const { status, bytes, headers } = await who.caller.call(getChildCertificate, { params });
    expect(status).toBe(200);
    expect(headers['cache-control']).toMatch(/no-store/);
    return textOfPdf(bytes);
  };
  const [hers, his] = [await read(mother), await read(father)];
  for (const text of [hers, his]) {
    expect(text).toContain('Rowan Hale');
    expect(text).toContain('The parent gave a permission of its own');
    expect(text).toContain('For: Publishing photos');
  }
  const fingerprint = (text: string) => /SHA-256 ([0-9a-f]{64})/.exec(text)?.[1];
  expect(fingerprint(his)).toBe(fingerprint(hers));
  for (const own of [MOTHER, '608 555 0100', '127.0.0.1']) {
    expect(hers).toContain(own);
    expect(his).not.toContain(own);
  }
});

test('#permissions-and-what-we-keep: everything as one ZIP tells another parent nothing of how to reach the signer', async () => {
  const { mother, params, scout, parent: open } = await openSigned();
  const father = await open([scout], 'father@family.example');
  const read = async (who: typeof mother) => {
    const archive = await unzip((await who.caller.call(childWork.getChildArchive, { params })).bytes);
    return [...archive.values()].map((bytes) => bytes.toString('utf8')).join('\n');
  };
  const [hers, his] = [await read(mother), await read(father)];
  expect(his).toContain('Rowan Hale');
  for (const own of [MOTHER, '608 555 0100', '127.0.0.1']) {
    expect(hers).toContain(own);
    expect(his).not.toContain(own);
  }
});

test('#permissions-and-what-we-keep: a signer whose mistyped address was put right sees her own data still', async () => {
  const { ranger, unconsentedStudent, bodies, parent: open } = await openSigned();
  const scout = await unconsentedStudent({ firstName: 'Bea' });
  await scout.caller.call(giveParentConsent, { body: bodies.get(giveParentConsent) ?? {} });
  const params = { id: scout.user.id };
  const body = { parentEmail: 'right@family.example' };
  expect((await ranger.call(correctParentEmail, { params, body })).status).toBe(200);
  const signer = await open([scout], 'right@family.example');
  const { bytes } = await signer.caller.call(getChildCertificate, { params });
  expect(await textOfPdf(bytes)).toContain('608 555 0100');
});

test('#permissions-and-what-we-keep: whose address took the place of the signer’s does not see what she signed with', async () => {
  const { ranger, params, scout, parent: open, platform, passTime } = await openSigned();
  const body = { parentEmail: 'right@family.example', reason: 'She has moved.' };
  expect((await ranger.call(correctParentEmail, { params, body })).status).toBe(200);
  passTime(ADDRESS_CHANGE_MS);
  expect(await replaceAddresses(platform)).toBe(1);
  const other = await open([scout], 'right@family.example');
  const { bytes } = await other.caller.call(getChildCertificate, { params });
  expect(await textOfPdf(bytes)).not.toContain('608 555 0100');
});

test('#permissions-and-what-we-keep: without a signature there is nothing to certify', async () => {
  const { student, parent: open } = await openWorld();
  const scout = await student();
  const { caller } = await open([scout]);
  const params = { id: scout.user.id };
  expect((await caller.call(getChildCertificate, { params })).status).toBe(404);
  expect((await caller.call(getChildConsent, { params })).body).toMatchObject({ signatures: [], terms: [] });
});
