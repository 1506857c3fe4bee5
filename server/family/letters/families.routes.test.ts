import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import * as families from '#domain/contract/family/families.ts';
import { listAudit } from '#domain/contract/office/admin.ts';
import { addLeader, closeTroop, createTroop } from '#domain/contract/office/troops.ts';
import { login } from '#domain/contract/sign-in/accounts.ts';
import { FAMILIES_UNANSWERED_MAX, FAMILY_INVITATION_MS, THROTTLES } from '#domain/limits.ts';
import { RETENTION } from '#domain/rules/keeping/retention.ts';
import { clearAway } from '#server/office/retention-overview/clearing.service.ts';
import { invite, joinBy, listed, openLink, THREE_FAMILIES } from '#server/testing/families-world.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { agree, openTroopWorld, TROOP_42 } from '#server/testing/troop-world.ts';
import type { Caller } from '#server/testing/world.ts';

const ROSTER = 'First name,Last name,Parent email\nAda,Okafor,ana@family.example\nBo,,eva@family.example\n';
const check = (caller: Caller, troopId: string, rows: readonly families.FamilyRow[] = THREE_FAMILIES) =>
  caller.call(families.checkRoster, { body: { troopId, rows: [...rows] } });
const statesOf = ({ body }: Awaited<ReturnType<typeof check>>) => body.rows.map(({ state }) => state);

/** A program that sends mail, with a troop and a leader of it. */
async function openMailedTroop(over: Record<string, string> = {}) {
  const world = await openMailedWorld(over);
  const { caller: office } = await world.admin();
  const { id } = (await office.call(createTroop, { body: TROOP_42 })).body;
  const rivera = await world.leader({ firstName: 'Ana', lastName: 'Rivera' });
  await office.call(addLeader, { params: { id }, body: { leaderId: rivera.user.id } });
  await agree(rivera.caller);
  /** Her session ends after 12 hours. */
  const comesBack = async () => {
    const caller = world.stranger();
    const body = { username: rivera.user.username, password: rivera.password, admin: true };
    await caller.call(login, { body });
    return caller;
  };
  return { ...world, office, id, rivera: rivera.caller, comesBack };
}

test('#the-roster: a dry run tells of each row what would come of it, and stores nothing', async () => {
  const { setUp, leaderOf, platform } = await openTroopWorld();
  const troopId = await setUp();
  const { caller } = await leaderOf(troopId);
  const file = Buffer.from(ROSTER, 'utf16le').toString('base64');
  const { status, body } = await caller.call(families.checkRoster, { body: { troopId, file } });
  expect(status).toBe(200);
  expect(body.rows).toEqual([
    {
      line: 2,
      firstName: 'Ada',
      lastName: 'Okafor',
      email: 'ana@family.example',
      state: 'new',
      problem: null,
    },
    expect.objectContaining({
      ...{ line: 3, state: 'wrong', problem: 'The last name is missing.' },
      code: 'cellMissing',
      values: { cell: 'lastName' },
    }),
  ]);
  expect(await platform.db.selectFrom('families').selectAll().execute()).toEqual([]);
  const refused = await caller.call(families.checkRoster, { body: { troopId, file: 'JVBERi0=' } });
  expect(refused).toMatchObject({ status: 400, body: { fields: { file: expect.stringContaining('PDF') } } });
});

test('#the-roster: families are invited all or none, and the same roster twice invites nobody twice', async () => {
  const { setUp, leaderOf } = await openTroopWorld();
  const troopId = await setUp();
  const { caller } = await leaderOf(troopId);
  const wrong = { line: 9, firstName: 'Dee', lastName: '', email: '' };
  expect(await invite(caller, troopId, [...THREE_FAMILIES, wrong])).toMatchObject({
    status: 400,
    body: { message: 'Line 9: The last name is missing. Nobody was invited.' },
  });
  expect(await listed(caller, troopId)).toEqual([]);
  expect((await invite(caller, troopId)).body).toEqual({ invited: 3, alreadyHere: 0 });
  const both = await Promise.all([invite(caller, troopId), invite(caller, troopId)]);
  expect(both.map(({ body }) => body)).toEqual(Array(2).fill({ invited: 0, alreadyHere: 3 }));
  expect(statesOf(await check(caller, troopId))).toEqual(['here', 'here', 'here']);
  const found = await listed(caller, troopId);
  expect(found.map(({ firstName, email, state }) => [firstName, email, state])).toEqual([
    ['Ada', 'ana@family.example', 'no-letter'],
    ['Bo', 'eva@family.example', 'no-letter'],
    ['Cleo', null, 'no-letter'],
  ]);
});

test('#the-roster: two who send one roster at the same moment invite each family once', async () => {
  const { office, setUp, leaderOf } = await openTroopWorld();
  const troopId = await setUp();
  const { caller } = await leaderOf(troopId);
  const both = await Promise.all([invite(caller, troopId), invite(office, troopId)]);
  expect(both.map(({ body }) => body.invited).toSorted()).toEqual([0, 3]);
  expect(await listed(caller, troopId)).toHaveLength(3);
});

test("#invitations-of-families: a leader invites to her own troops alone, and finds nothing of another's", async () => {
  const { office, setUp, leaderOf } = await openTroopWorld();
  const [own, other] = [await setUp(), await setUp({ number: '7' })];
  const { caller } = await leaderOf(own);
  await invite(office, other);
  const [first] = await listed(office, other);
  const params = { id: first?.id ?? '' };
  expect([
    (await check(caller, other)).status,
    (await invite(caller, other)).status,
    (await caller.call(families.listFamilies, { query: { troopId: other } })).status,
    (await caller.call(families.printFamilyLetters, { body: { troopId: other } })).status,
    (await caller.call(families.printFamilyLetters, { body: { troopId: own, of: params.id } })).status,
    (await caller.call(families.inviteFamilyAgain, { params })).status,
    (await caller.call(families.takeFamilyBack, { params })).status,
  ]).toEqual(Array(7).fill(404));
  expect(await listed(office, other)).toHaveLength(3);
});

test('#invitations-of-families: a leader never learns who has an account elsewhere; an administrator and who sees the scout do', async () => {
  const { office, setUp, leaderOf, unconsentedStudent, student, parent, answer } = await openTroopWorld();
  const troopId = await setUp();
  const { caller } = await leaderOf(troopId);
  const child = await student({ firstName: 'Ada', lastName: 'Okafor' });
  const mother = await parent([child], 'ana@family.example');
  await unconsentedStudent({ firstName: 'Cleo', lastName: 'Hale' });
  expect(statesOf(await check(caller, troopId))).toEqual(['new', 'new', 'new']);
  expect(statesOf(await check(office, troopId))).toEqual(['here', 'new', 'new']);
  await answer(mother.caller, child, troopId, 'progress');
  expect(statesOf(await check(caller, troopId))).toEqual(['here', 'new', 'new']);
  await answer(mother.caller, child, troopId, 'no');
  expect(statesOf(await check(caller, troopId))).toEqual(['new', 'new', 'new']);
});

test('#invitations-of-families: each parent with an address gets a letter whose subject names no child, and no token lies in the database', async () => {
  const { rivera, id, deliver, letters, lastToken, platform, stranger } = await openMailedTroop();
  await invite(rivera, id);
  expect((await listed(rivera, id)).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'no-letter']);
  expect(await platform.db.selectFrom('links').selectAll().execute()).toEqual([]);
  await deliver();
  const [letter] = letters('ana@family.example');
  expect(letter?.body).toContain('Ana Rivera of Troop 42 invites Ada to Rootling');
  expect(letter?.headers.subject).toBe('Troop 42 invites your family to Rootling');
  const token = await lastToken('ana@family.example', '/join');
  expect((await openLink(stranger(), token)).status).toBe(200);
  expect(await listed(rivera, id)).toMatchObject([
    { state: 'sent', openedAt: expect.any(String) },
    { state: 'sent', openedAt: null },
    { state: 'no-letter' },
  ]);
});

test('#invitations-of-families: sent again, the mailed link before lives out its 14 days and the new one lives as long; taken back, both are dead', async () => {
  const { rivera: before, comesBack, id, lastToken, passTime, stranger } = await openMailedTroop();
  await invite(before, id);
  const first = await lastToken('ana@family.example', '/join');
  passTime(FAMILY_INVITATION_MS - 1);
  let rivera = await comesBack();
  const [ada, , cleo] = await listed(rivera, id);
  const params = { id: ada?.id ?? '' };
  expect((await rivera.call(families.inviteFamilyAgain, { params })).body).toMatchObject({
    state: 'waiting',
  });
  const second = await lastToken('ana@family.example', '/join');
  expect((await openLink(stranger(), first)).status).toBe(200);
  passTime(FAMILY_INVITATION_MS - 1);
  expect((await openLink(stranger(), first)).status).toBe(404);
  expect((await openLink(stranger(), second)).status).toBe(200);
  rivera = await comesBack();
  expect((await rivera.call(families.takeFamilyBack, { params })).status).toBe(200);
  expect((await openLink(stranger(), second)).status).toBe(404);
  expect((await rivera.call(families.takeFamilyBack, { params })).status).toBe(404);
  const toNobody = await rivera.call(families.inviteFamilyAgain, { params: { id: cleo?.id ?? '' } });
  expect(toNobody.status).toBe(404);
});

test('#invitations-of-families: what nobody answers is over after 14 days, and nothing of it is left', async () => {
  const { rivera: before, comesBack, id, lastToken, passTime, stranger, platform } = await openMailedTroop();
  await invite(before, id);
  const token = await lastToken('ana@family.example', '/join');
  passTime(FAMILY_INVITATION_MS);
  const rivera = await comesBack();
  expect((await openLink(stranger(), token)).status).toBe(404);
  expect(await listed(rivera, id)).toEqual([]);
  expect((await invite(rivera, id)).body).toEqual({ invited: 3, alreadyHere: 0 });
  passTime(FAMILY_INVITATION_MS);
  await clearAway(platform);
  expect(await platform.db.selectFrom('families').selectAll().execute()).toEqual([]);
});

test("#invitations-of-families: a parent's address goes with the invitation, though its letter could never be sent", async () => {
  const { server, rivera, id, comesBack, deliver, passTime, platform } = await openMailedTroop();
  const recipients = async () =>
    (await platform.db.selectFrom('mails').select('recipient').execute()).map((it) => it.recipient);
  server.refused.add('ana@family.example');
  await invite(rivera, id);
  await deliver();
  passTime(RETENTION.mails.kept);
  await deliver();
  expect((await listed(await comesBack(), id))[0]).toMatchObject({ state: 'failed' });
  await clearAway(platform);
  expect(await recipients()).toEqual(['ana@family.example']);
  passTime(FAMILY_INVITATION_MS - RETENTION.mails.kept);
  await clearAway(platform);
  expect(await recipients()).toEqual([]);
});

test('#the-roster: a letter that waits longer than its invitation lives is not sent, and a new roster clears it away', async () => {
  const { rivera, id, comesBack, deliver, letters, passTime, platform } = await openMailedTroop();
  await invite(rivera, id);
  passTime(FAMILY_INVITATION_MS);
  await deliver();
  expect(letters('ana@family.example')).toEqual([]);
  await invite(await comesBack(), id);
  passTime(FAMILY_INVITATION_MS);
  await invite(await comesBack(), id);
  expect(await platform.db.selectFrom('mails').select('recipient').execute()).toHaveLength(2);
});

const TWO_PARENTS = {
  line: 2,
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ana@family.example; ben@family.example',
};

test('#invitations-of-families: both parents get a letter with a link of their own; who signs first makes the one child, and the other link is dead', async () => {
  const { rivera, id, deliver, letters, lastToken, platform, stranger } = await openMailedTroop();
  const checked = (await check(rivera, id, [TWO_PARENTS])).body.rows;
  const addresses = { email: 'ana@family.example', secondEmail: 'ben@family.example' };
  expect(checked).toMatchObject([{ ...addresses, state: 'new' }]);
  expect((await invite(rivera, id, [TWO_PARENTS])).body).toEqual({ invited: 1, alreadyHere: 0 });
  await deliver();
  expect(await listed(rivera, id)).toMatchObject([{ ...addresses, state: 'sent' }]);
  for (const [own, other] of [
    ['ana', 'ben'],
    ['ben', 'ana'],
  ] as const) {
    const [{ body } = { body: '' }] = letters(`${own}@family.example`);
    expect(body).toContain("another parent's address");
    expect(body).not.toContain(`${other}@`);
  }
  const [ana, ben] = [
    await lastToken('ana@family.example', '/join'),
    await lastToken('ben@family.example', '/join'),
  ];
  expect((await openLink(stranger(), ana)).body).toMatchObject({ parentEmail: 'ana@family.example' });
  expect((await openLink(stranger(), ben)).body).toMatchObject({ parentEmail: 'ben@family.example' });
  const both = await Promise.all([
    joinBy(stranger(), ben, { username: 'ada-of-ben', parentFirstName: 'Ben' }),
    joinBy(stranger(), ana, { username: 'ada-of-ana' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 404]);
  expect([(await openLink(stranger(), ana)).status, (await openLink(stranger(), ben)).status]).toEqual([
    404, 404,
  ]);
  const signer = both[0].status === 201 ? 'ben@family.example' : 'ana@family.example';
  const children = await platform.db
    .selectFrom('users')
    .select('parent_email')
    .where('role', '=', 'student')
    .execute();
  expect(children).toEqual([{ parent_email: signer }]);
  const guardians = await platform.db.selectFrom('guardians').select('email').execute();
  expect(guardians).toEqual([{ email: signer }]);
  const rows = await platform.db.selectFrom('families').select(['email', 'second_email']).execute();
  expect(rows).toEqual([{ email: null, second_email: null }]);
});

test('#invitations-of-families: who is invited with two addresses is not invited again by either of them, in whatever order', async () => {
  const { setUp, leaderOf } = await openTroopWorld();
  const troopId = await setUp();
  const { caller } = await leaderOf(troopId);
  await invite(caller, troopId, [TWO_PARENTS]);
  for (const again of [
    { ...TWO_PARENTS, email: 'ben@family.example', secondEmail: 'ana@family.example' },
    { ...TWO_PARENTS, email: 'BEN@family.example' },
    { ...TWO_PARENTS, email: 'cleo@family.example', secondEmail: 'ana@family.example' },
  ])
    expect((await invite(caller, troopId, [again])).body).toEqual({ invited: 0, alreadyHere: 1 });
  const three = { ...TWO_PARENTS, secondEmail: 'cleo@family.example' };
  expect(await invite(caller, troopId, [three])).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('More than two addresses') },
  });
});

test('#invitations-of-families: of two letters the one that fails is named, the other one is mailed, and its link lives', async () => {
  for (const refused of ['ana@family.example', 'ben@family.example']) {
    const { server, rivera, id, comesBack, deliver, passTime } = await openMailedTroop();
    server.refused.add(refused);
    await invite(rivera, id, [TWO_PARENTS]);
    await deliver();
    passTime(RETENTION.mails.kept);
    await deliver();
    const list = await listed(await comesBack(), id);
    expect(list).toMatchObject([{ state: 'sent', unreached: [refused] }]);
  }
});

test('#invitations-of-families: both letters failed: the family is not reached', async () => {
  const { server, rivera, id, comesBack, deliver, passTime } = await openMailedTroop();
  const both = ['ana@family.example', 'ben@family.example'];
  for (const item of both) server.refused.add(item);
  await invite(rivera, id, [TWO_PARENTS]);
  await deliver();
  passTime(RETENTION.mails.kept);
  await deliver();
  expect(await listed(await comesBack(), id)).toMatchObject([{ state: 'failed', unreached: both }]);
});

test('#the-roster: a leader has so many rosters looked through in an hour', async () => {
  const { rivera, id } = await openMailedTroop();
  expect((await check(rivera, id)).status).toBe(200);
  const { events } = THROTTLES.rosterChecksByStaff;
  for (let at = 1; at < events; at += 1) await check(rivera, id, []);
  expect((await check(rivera, id)).status).toBe(429);
});

test('#invitations-of-families: sent again, both parents get a letter; taken back, no link of either lives', async () => {
  const { rivera, id, letters, deliver, lastToken, stranger } = await openMailedTroop();
  await invite(rivera, id, [TWO_PARENTS]);
  await deliver();
  const [{ id: familyId } = { id: '' }] = await listed(rivera, id);
  await rivera.call(families.inviteFamilyAgain, { params: { id: familyId } });
  await deliver();
  expect([letters('ana@family.example').length, letters('ben@family.example').length]).toEqual([2, 2]);
  const ben = await lastToken('ben@family.example', '/join');
  expect((await openLink(stranger(), ben)).status).toBe(200);
  await rivera.call(families.takeFamilyBack, { params: { id: familyId } });
  expect((await openLink(stranger(), ben)).status).toBe(404);
});

test('#invitations-of-families: a troop that is closed has nobody invited', async () => {
  const { office, rivera, id, lastToken, stranger, platform } = await openMailedTroop();
  await invite(rivera, id);
  const token = await lastToken('ana@family.example', '/join');
  await office.call(closeTroop, { params: { id } });
  expect((await openLink(stranger(), token)).status).toBe(404);
  expect(await platform.db.selectFrom('families').selectAll().execute()).toEqual([]);
});

test('#invitations-of-families: what is done is in the log, by troop and without a name', async () => {
  const { office, rivera, id } = await openMailedTroop();
  await invite(rivera, id);
  await check(rivera, id);
  const [ada, bo] = await listed(rivera, id);
  await listed(rivera, id);
  await rivera.call(families.inviteFamilyAgain, { params: { id: ada?.id ?? '' } });
  await rivera.call(families.takeFamilyBack, { params: { id: bo?.id ?? '' } });
  await rivera.call(families.printFamilyLetters, { body: { troopId: id } });
  const deeds = (await office.call(listAudit)).body.filter(({ action }) => action.includes('famil'));
  expect(deeds.map(({ action }) => action).toSorted()).toEqual([
    'invite-families',
    'invite-family-again',
    'list-families',
    'print-family-letters',
    'take-back-family',
  ]);
  expect(new Set(deeds.map(({ subjectLabel }) => subjectLabel))).toEqual(new Set(['Troop 42, WI']));
});

test('#printed-letters-to-families: a printed letter ends the link that was mailed, and letters are for who gets no mail', async () => {
  const { rivera, id, lastToken, stranger } = await openMailedTroop();
  await invite(rivera, id);
  const token = await lastToken('ana@family.example', '/join');
  const all = await rivera.call(families.printFamilyLetters, { body: { troopId: id } });
  expect([all.status, all.headers['content-type'], all.bytes.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  expect((await openLink(stranger(), token)).status).toBe(200);
  const [ada] = await listed(rivera, id);
  const one = await rivera.call(families.printFamilyLetters, { body: { troopId: id, of: ada?.id ?? '' } });
  expect(one.status).toBe(200);
  expect((await openLink(stranger(), token)).status).toBe(404);
  expect((await listed(rivera, id)).map(({ state }) => state)).toEqual(['printed', 'sent', 'printed']);
});

test('#invitations-of-families: a list comes by page, by name', async () => {
  const { rivera, id } = await openMailedTroop();
  const names = ['Dee', 'Ada', 'Cleo', 'Eve', 'Bo'];
  await invite(
    rivera,
    id,
    names.map((firstName, at) => ({ line: at + 1, firstName, lastName: 'Okafor', email: '' })),
  );
  const seen: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < 3; page += 1) {
    const { body } = await rivera.call(families.listFamilies, {
      query: { troopId: id, limit: 2, ...(after && { after }) },
    });
    expect(body).toMatchObject({ count: 5, byLetter: 5, isByMail: true });
    seen.push(...body.families.map(({ firstName }) => firstName));
    after = body.next ?? undefined;
  }
  expect(seen).toEqual(names.toSorted());
  expect(after).toBeUndefined();
});

test('#invitations-of-families: an answered invitation is not taken back, and knows no address any more', async () => {
  const { rivera, id, lastToken, stranger } = await openMailedTroop();
  await invite(rivera, id);
  const token = await lastToken('ana@family.example', '/join');
  expect((await joinBy(stranger(), token)).status).toBe(201);
  const [ada] = await listed(rivera, id);
  expect(ada).toMatchObject({ state: 'answered', email: null });
  const params = { id: ada?.id ?? '' };
  expect((await rivera.call(families.takeFamilyBack, { params })).status).toBe(409);
  expect((await rivera.call(families.inviteFamilyAgain, { params })).status).toBe(409);
  expect((await invite(rivera, id)).body).toEqual({ invited: 0, alreadyHere: 3 });
});

test("#invitations-of-families: a letter by mail and one on paper name the day on which the link ends at the troop's place", async () => {
  const { id, comesBack, passTime, deliver, letters } = await openMailedTroop();
  // Where it is one in the morning in UTC, it is eight in the evening in Wisconsin.
  passTime(13 * 60 * 60_000);
  const rivera = await comesBack();
  await invite(rivera, id);
  await deliver();
  expect(letters('ana@family.example')[0]?.body).toContain('works once, until August 15, 2026.');
  const { bytes } = await rivera.call(families.printFamilyLetters, { body: { troopId: id } });
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  expect(text).toContain('works once, until August 15, 2026.');
});

test('#printed-letters-to-families: neither a link on a page nor another site prints letters, and so none ends the codes on paper', async () => {
  const { app, rivera, id, lastToken, stranger, platform } = await openMailedTroop();
  await invite(rivera, id);
  const token = await lastToken('ana@family.example', '/join');
  const [ada] = await listed(rivera, id);
  const { path } = families.printFamilyLetters;
  const url = `${path}?troopId=${id}&of=${ada?.id}`;
  for (const method of ['GET', 'HEAD'] as const)
    expect((await app.inject({ method, url, cookies: rivera.cookies })).statusCode).toBeOneOf([404, 405]);
  const body = { troopId: id, of: ada?.id ?? '' };
  for (const [name, value] of [
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'https://elsewhere.example'],
  ] as const) {
    const headers = { [name]: value };
    expect((await rivera.call(families.printFamilyLetters, { body, headers })).status).toBe(403);
  }
  const deeds = await platform.db.selectFrom('audit_log').select('action').execute();
  expect(deeds.map(({ action }) => action)).not.toContain('print-family-letters');
  expect((await openLink(stranger(), token)).status).toBe(200);
});

test('#the-roster: a troop has at most 1,000 invitations that are not answered, all of a roster or none', async () => {
  const { office, setUp, leaderOf, platform } = await openTroopWorld();
  const troopId = await setUp();
  const { caller } = await leaderOf(troopId);
  const rowsOf = (lastName: string, count: number) =>
    Array.from({ length: count }, (_, at) => {
      const firstName = `Ada ${String.fromCharCode(97 + at / 676, 97 + ((at / 26) % 26), 97 + (at % 26))}`;
      return { line: at + 1, firstName, lastName, email: '' };
    });
  expect((await invite(caller, troopId, rowsOf('Okafor', FAMILIES_UNANSWERED_MAX - 2))).status).toBe(200);
  const message = expect.stringContaining('at most 1,000 invitations');
  expect(await invite(caller, troopId, rowsOf('Reyes', 3))).toMatchObject({ status: 409, body: { message } });
  const both = await Promise.all([
    invite(caller, troopId, rowsOf('Hale', 2)),
    invite(office, troopId, rowsOf('Vega', 2)),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const rows = await platform.db.selectFrom('families').select('id').execute();
  expect(rows).toHaveLength(FAMILIES_UNANSWERED_MAX);
});
