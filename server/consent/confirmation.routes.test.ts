import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import * as consent from '#domain/contract/consent/consent.ts';
import * as parents from '#domain/contract/family/parent.ts';
import { listProjects } from '#domain/contract/notebook/projects.ts';
import { correctParentEmail } from '#domain/contract/office/admin.ts';
import { addLeader, createTroop } from '#domain/contract/office/troops.ts';
import { LINK_HEADER } from '#domain/contract/platform/endpoint.ts';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { getLedTroop } from '#domain/contract/troop/leader.ts';
import { LETTER_WRITERS } from '#server/app/letters.ts';
import { startMailing } from '#server/mail/mailing.ts';
import { outboxOf } from '#server/mail/outbox.service.ts';
import { clearAway, previewClearing } from '#server/office/retention-overview/clearing.service.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { drawnSignature } from '#server/testing/drawn-signature.ts';
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { openMailedWorld, SITE } from '#server/testing/mailed-world.ts';
import { openWorld } from '#server/testing/test-app.ts';
import { agree, TROOP_42 } from '#server/testing/troop-world.ts';
import type { Caller } from '#server/testing/world.ts';
import { adoptConfirmation } from './consent-upkeep.service.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DEAD = 'This link is too old or was used.';

/** The program with a mail server, and the actions of a parent who reads mail. */
async function openPost(over: Record<string, string> = {}, mailServer?: MailServer) {
  const world = await openMailedWorld(over, mailServer);
  const { server, deliver } = world;
  const { db } = world.platform;
  /** The tokens of all links that have arrived, the last one at the end. */
  const tokens = () =>
    server.received.flatMap(({ body }) =>
      [...body.matchAll(/\/parent\/confirm#([\w-]+)/g)].map(([, token]) => token ?? ''),
    );
  const lastToken = async () => {
    await deliver();
    return tokens().at(-1) ?? '';
  };
  const parent = world.stranger();
  return {
    ...world,
    tokens,
    lastToken,
    look: (token: string) => parent.call(consent.getConfirmation, { headers: { [LINK_HEADER]: token } }),
    answer: (token: string, agree: unknown) =>
      parent.call(consent.answerConfirmation, { body: { token, ...(agree !== undefined && { agree }) } }),
    again: (token: string) => parent.call(consent.sendLinkAgain, { body: { token } }),
    waiting: () => db.selectFrom('mails').selectAll().orderBy('created_at').execute(),
    events: async () =>
      (
        await db.selectFrom('consent_events').select('kind').orderBy('happened_at').orderBy('id').execute()
      ).map(({ kind }) => kind),
    count: async (table: 'users' | 'consent_records' | 'consent_events' | 'links' | 'mails' | 'sessions') =>
      (await db.selectFrom(table).selectAll().execute()).length,
  };
}

async function sign(caller: Caller, over: Record<string, unknown> = {}) {
  return caller.call(consent.giveParentConsent, {
    body: {
      parentFirstName: 'Ngozi',
      parentLastName: 'Okafor',
      parentEmail: 'ngozi@family.example',
      parentPhone: '608 555 0100',
      signature: await drawnSignature(),
      termsAgree: true,
      ...over,
    },
  });
}

test('#confirmed-by-mail: where no mail server is set a signature lets the child in at once, as ever', async () => {
  const { unconsentedStudent, platform } = await openWorld({
    BASE_URL: SITE,
    SUPPORT_EMAIL: 'help@troop.example',
  });
  const { caller } = await unconsentedStudent();
  expect((await sign(caller)).body).toMatchObject({
    parentConsentCompleted: true,
    consentState: 'confirmed',
    consentEndsAt: null,
    parentEmail: 'ngozi@family.example',
  });
  expect((await caller.call(listProjects)).status).toBe(200);
  expect(await platform.db.selectFrom('links').selectAll().execute()).toEqual([]);
});

test('#the-answer-to-a-consent: where consents are confirmed by mail, a signature lets nobody in and the parent is written to', async () => {
  const { unconsentedStudent, server, deliver } = await openPost();
  const { caller } = await unconsentedStudent({ firstName: 'Ada' });
  const signed = await sign(caller);
  expect(signed).toMatchObject({
    status: 200,
    body: {
      parentConsentCompleted: false,
      parentConsentCompletedAt: null,
      consentState: 'signed',
      consentEndsAt: '2026-08-15T12:00:00.000Z',
      parentEmail: 'n•••@family.example',
      parentFirstName: null,
      parentLastName: null,
      parentPhone: null,
    },
  });
  expect((await caller.call(getUser)).body).toEqual(signed.body);
  expect((await caller.call(listProjects)).status).toBe(403);
  await deliver();
  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  expect(mail?.to).toEqual(['ngozi@family.example']);
  expect(mail?.headers.subject).not.toContain('Ada');
  for (const part of [
    'Ada wants to use Rootling',
    'Ngozi Okafor',
    'August 15, 2026',
    'help@troop.example',
    `${SITE}/parent/confirm#`,
  ]) {
    expect(mail?.body).toContain(part);
  }
});

test("#the-answer-to-a-consent: the notice names the days of the signature and of the end at the child's place", async () => {
  const { unconsentedStudent, server, deliver, passTime } = await openPost();
  // At one in the morning in UTC it is eight in the evening before in Wisconsin.
  passTime(13 * HOUR_MS);
  const { caller } = await unconsentedStudent({ state: 'WI' });
  await sign(caller);
  await deliver();
  expect(server.received[0]?.body).toContain('On August 1, 2026 somebody signed');
  expect(server.received[0]?.body).toContain('nobody answers before August 15, 2026');
});

test("#the-answer-to-a-consent: the parent's yes lets the child in, once, and the next day she reads how to take it back", async () => {
  const post = await openPost();
  const { unconsentedStudent, lastToken, look, answer, passTime, server, deliver, events, platform } = post;
  const { caller } = await unconsentedStudent({ firstName: 'Ada' });
  await sign(caller);
  const token = await lastToken();
  expect((await look(token)).body).toMatchObject({
    childFirstName: 'Ada',
    signedBy: 'Ngozi Okafor',
    signedAt: '2026-08-01T12:00:00.000Z',
    isInUse: false,
  });
  passTime(HOUR_MS);
  expect(await answer(token, true)).toMatchObject({
    status: 200,
    body: { childFirstName: 'Ada', outcome: 'confirmed' },
  });
  expect((await caller.call(getUser)).body).toMatchObject({
    parentConsentCompleted: true,
    consentState: 'confirmed',
    consentEndsAt: null,
    parentConsentCompletedAt: '2026-08-01T13:00:00.000Z',
    parentEmail: 'n•••@family.example',
  });
  expect((await caller.call(listProjects)).status).toBe(200);
  expect(await answer(token, false)).toMatchObject({ status: 404, body: { message: DEAD } });
  expect((await look(token)).status).toBe(404);
  passTime(24 * HOUR_MS - 1);
  await deliver();
  expect(server.received).toHaveLength(1);
  passTime(1);
  await deliver();
  expect(server.received).toHaveLength(2);
  expect(server.received[1]?.body).toContain('write to help@troop.example');
  expect(await events()).toEqual(
    expect.arrayContaining(['signed', 'notice-sent', 'notice-opened', 'confirmed']),
  );
  const record = await platform.db.selectFrom('consent_records').select('method').executeTakeFirstOrThrow();
  expect(record.method).toBe('email');
});

test('#the-answer-to-a-consent: fifty looks at a link use nothing up, with GET and HEAD, and decide nothing', async () => {
  const { unconsentedStudent, lastToken, look, answer, app, events, passTime } = await openPost();
  const { caller } = await unconsentedStudent();
  await sign(caller);
  const token = await lastToken();
  for (let n = 0; n < 25; n += 1) {
    expect((await look(token)).status).toBe(200);
    const headers = { [LINK_HEADER]: token };
    expect((await app.inject({ method: 'HEAD', url: '/api/parent/confirmation', headers })).statusCode).toBe(
      200,
    );
    await app.inject({ method: 'GET', url: '/parent/confirm' });
  }
  expect((await caller.call(getUser)).body.consentState).toBe('signed');
  expect((await events()).filter((kind) => kind === 'notice-opened')).toHaveLength(1);
  passTime(HOUR_MS);
  expect((await answer(token, true)).status).toBe(200);
});

test.each([undefined, null, 'yes', 1])(
  '#the-answer-to-a-consent: without a choice (%j) nothing is decided',
  async (agree) => {
    const { unconsentedStudent, lastToken, answer } = await openPost();
    const { caller } = await unconsentedStudent();
    await sign(caller);
    const token = await lastToken();
    expect(await answer(token, agree)).toMatchObject({
      status: 400,
      body: { fields: { agree: 'Please choose one of the two answers' } },
    });
    expect((await answer(token, true)).status).toBe(200);
  },
);

test("#the-answer-to-a-consent: a parent's no deletes the sign-up with everything", async () => {
  const { unconsentedStudent, lastToken, answer, count } = await openPost();
  const { caller } = await unconsentedStudent({ firstName: 'Ada' });
  await sign(caller);
  const token = await lastToken();
  expect((await answer(token, false)).body).toEqual({ childFirstName: 'Ada', outcome: 'deleted' });
  for (const table of ['users', 'consent_records', 'consent_events', 'links', 'mails', 'sessions'] as const) {
    expect([table, await count(table)]).toEqual([table, 0]);
  }
  expect((await caller.call(getUser)).status).toBe(401);
});

test('#the-answer-to-a-consent: no token lies in the database while a mail waits, and each try to send brings another', async () => {
  const { unconsentedStudent, server, deliver, tokens, platform, passTime, look } = await openPost();
  server.refused.add('ngozi@family.example');
  const { caller } = await unconsentedStudent();
  await sign(caller);
  await deliver();
  passTime(2 * MINUTE_MS);
  server.refused.clear();
  await deliver();
  const [token = ''] = tokens();
  expect((await look(token)).status).toBe(200);
  const links = await platform.db.selectFrom('links').selectAll().execute();
  expect(links.filter((link) => link.used_at === null)).toHaveLength(1);
  expect(JSON.stringify([links, await platform.db.selectFrom('mails').selectAll().execute()])).not.toContain(
    token,
  );
});

/** Wrong tokens behind the `#`. */
const WRONG_TOKENS: readonly [string, (token: string) => string][] = [
  ['that nobody ever sent', () => randomBytes(32).toString('base64url')],
  ['that a line break has cut', (token) => token.slice(0, -1)],
  ['with a full stop behind it', (token) => `${token}.`],
  ['with its letters turned', (token) => token.toLowerCase()],
  ['by the hash that is stored', (token) => hashOfToken(token)],
];

test.each(WRONG_TOKENS)(
  '#the-answer-to-a-consent: a link %s opens nothing and has nothing sent',
  async (_, wrong) => {
    const { unconsentedStudent, lastToken, look, answer, again, waiting, passTime } = await openPost();
    const { caller } = await unconsentedStudent();
    await sign(caller);
    const token = await lastToken();
    passTime(HOUR_MS);
    const before = (await waiting()).length;
    expect(await look(wrong(token))).toMatchObject({ status: 404, body: { message: DEAD } });
    for (const agree of [true, false])
      expect(await answer(wrong(token), agree)).toMatchObject({ status: 404, body: { message: DEAD } });
    expect((await again(wrong(token))).status).toBe(202);
    expect((await waiting()).length).toBe(before);
    expect((await answer(token, true)).status).toBe(200);
  },
);

test("#the-answer-to-a-consent: each link opens only what it was sent for, and one child's only hers", async () => {
  const { unconsentedStudent, lastToken, answer, look, stranger, deliver, server } = await openPost();
  const [ada, bea] = [await unconsentedStudent({ firstName: 'Ada' }), await unconsentedStudent()];
  await sign(ada.caller);
  const asked = await lastToken();
  await sign(bea.caller, { parentEmail: 'bo@else.example' });
  const beas = await lastToken();
  for (const endpoint of [
    parents.openParentPage,
    parents.closeParentPages,
    parents.cancelDeletionByLink,
    parents.deleteAtOnce,
  ]) {
    const swapped = await stranger().call(endpoint, { body: { token: asked } });
    expect([endpoint.path, swapped.status, swapped.body]).toEqual([endpoint.path, 404, { message: DEAD }]);
  }
  expect((await look(asked)).body.childFirstName).toBe('Ada');
  expect((await answer(asked, true)).body).toMatchObject({ childFirstName: 'Ada' });
  expect((await bea.caller.call(listProjects)).status).toBe(403);

  await stranger().call(parents.requestParentLink, { body: { email: 'ngozi@family.example' } });
  await deliver();
  const page = /\/parent#([\w-]+)/.exec(server.received.at(-1)?.body ?? '')?.[1] ?? '';
  expect(page).toHaveLength(43);
  expect((await answer(page, false)).status).toBe(404);
  expect((await stranger().call(parents.openParentPage, { body: { token: page } })).status).toBe(200);
  expect((await answer(beas, true)).status).toBe(200);
});

const ODD_BODIES: readonly [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a list', [{ token: 'x', agree: true }]],
  ['a word', 'agree'],
  ['a token in a list', { token: ['x'], agree: true }],
  ['a token that is a thing', { token: { $ne: '' }, agree: true }],
  ['an empty token', { token: '', agree: true }],
  ['a token as long as a book', { token: 'x'.repeat(100_000), agree: true }],
  ['no token', { agree: true }],
];

test.each(ODD_BODIES)(
  '#the-answer-to-a-consent: an answer that holds %s is refused, and the link lives on',
  async (_, odd) => {
    const { unconsentedStudent, lastToken, answer, stranger } = await openPost();
    const { caller } = await unconsentedStudent();
    await sign(caller);
    const token = await lastToken();
    for (const { method, path } of [consent.answerConfirmation, consent.sendLinkAgain]) {
      const refused = await stranger().send({
        method,
        url: path,
        headers: { 'content-type': 'application/json' },
        ...(odd !== undefined && { payload: JSON.stringify(odd) }),
      });
      expect([path, refused.status]).toEqual([path, 400]);
    }
    expect((await answer(token, true)).status).toBe(200);
  },
);

test('#the-answer-to-a-consent: a link lives seven days; a dead one brings another to the address on record, and tells nobody whether', async () => {
  const { unconsentedStudent, lastToken, look, again, answer, passTime, tokens, deliver } = await openPost();
  const { caller } = await unconsentedStudent();
  await sign(caller);
  const token = await lastToken();
  passTime(7 * DAY_MS - 1);
  expect((await look(token)).status).toBe(200);
  passTime(1);
  expect(await look(token)).toMatchObject({ status: 404, body: { message: DEAD } });
  const before = tokens().length;
  const known = await again(token);
  const unknown = await again('no-such-link');
  expect([known.status, known.body]).toEqual([202, { success: true }]);
  expect([unknown.status, unknown.body]).toEqual([202, { success: true }]);
  await deliver();
  expect(tokens().length).toBeGreaterThan(before);
  expect((await answer(tokens().at(-1) ?? '', true)).status).toBe(200);
});

test('#the-answer-to-a-consent: reminders come on days 3 and 10 with links of their own, and stop with the answer', async () => {
  const { unconsentedStudent, lastToken, answer, passTime, deliver, server, waiting } = await openPost();
  const { caller } = await unconsentedStudent();
  await sign(caller);
  await deliver();
  passTime(3 * DAY_MS);
  await deliver();
  expect(server.received.map(({ headers }) => headers.subject)).toEqual([
    'Please answer: may your child use Rootling?',
    'We are still waiting for your answer about Rootling',
  ]);
  expect((await answer(await lastToken(), true)).status).toBe(200);
  expect((await waiting()).map(({ kind }) => kind)).toEqual(['consent-plus']);
});

test('#the-answer-to-a-consent: on day 14 a sign-up that nobody confirmed is gone with all that belongs to it, and not before', async () => {
  const { unconsentedStudent, passTime, platform, count, deliver } = await openPost();
  const { caller } = await unconsentedStudent({ consentAskedAt: platform.clock() });
  await sign(caller);
  passTime(14 * DAY_MS - 1);
  await deliver();
  await clearAway(platform);
  expect(await count('users')).toBe(1);
  passTime(1);
  const previewed = new Map(await previewClearing(platform));
  expect(previewed.get('sign-ups that no parent confirmed')).toBe(1);
  await clearAway(platform);
  for (const table of ['users', 'consent_records', 'consent_events', 'mails'] as const) {
    expect([table, await count(table)]).toEqual([table, 0]);
  }
});

test('#what-goes-by-the-clock: after weeks without the program the reminders come first, with a new day, and each in its turn', async () => {
  const { unconsentedStudent, passTime, platform, count, deliver, server } = await openPost();
  const { caller } = await unconsentedStudent({ consentAskedAt: platform.clock() });
  await sign(caller);
  await deliver();
  passTime(40 * DAY_MS);
  await deliver();
  expect(server.received, 'no letter names a day that is over').toHaveLength(1);
  const said = await previewClearing(platform);
  expect(await clearAway(platform)).toEqual(said);
  expect(said).toContainEqual(['sign-ups whose parent is reminded late, and which are kept longer', 1]);
  await deliver();
  expect(server.received[1]?.body).toContain('before September 21, 2026');
  const [row] = await platform.db.selectFrom('users').select('consent_ends_at').execute();
  expect(row?.consent_ends_at).toBe(Date.parse('2026-09-21T12:00:00.000Z'));
  passTime(7 * DAY_MS);
  await deliver();
  expect(server.received).toHaveLength(3);
  passTime(4 * DAY_MS - 1);
  await clearAway(platform);
  expect(await count('users')).toBe(1);
  passTime(1);
  await clearAway(platform);
  expect(await count('users')).toBe(0);
});

test('#what-goes-by-the-clock: other days are those of sign-ups from then on; who was told a day keeps it', async () => {
  const { unconsentedStudent, platform, passTime, deliver, server } = await openPost({
    KEEP_SIGN_UP_DAYS: '5',
  });
  const { caller } = await unconsentedStudent({ consentAskedAt: platform.clock() });
  expect((await sign(caller)).body.consentEndsAt).toBe('2026-08-06T12:00:00.000Z');
  passTime(4 * DAY_MS);
  await deliver();
  expect(server.received, 'the notice, and the reminder of day 3').toHaveLength(2);
  platform.config.keptDays = { ...platform.config.keptDays, signUps: 3 };
  await clearAway(platform);
  const [row] = await platform.db.selectFrom('users').select('consent_ends_at').execute();
  expect(row?.consent_ends_at).toBe(Date.parse('2026-08-06T12:00:00.000Z'));
});

test('#the-answer-to-a-consent: a sign-up that nobody ever signed goes too, and one of before counts from when the counting began', async () => {
  const { unconsentedStudent, passTime, platform, count } = await openPost();
  await unconsentedStudent({ consentAskedAt: platform.clock() });
  await unconsentedStudent();
  passTime(DAY_MS);
  await adoptConfirmation(platform);
  passTime(13 * DAY_MS);
  await clearAway(platform);
  expect(await count('users')).toBe(1);
  passTime(DAY_MS);
  await clearAway(platform);
  expect(await count('users')).toBe(0);
});

test('#a-wrong-address: a corrected address kills the old link, supersedes the record and puts off no deletion', async () => {
  const { unconsentedStudent, lastToken, look, passTime, deliver, server, events, platform } =
    await openPost();
  const { caller } = await unconsentedStudent();
  await sign(caller, { parentEmail: 'ngozi@famly.example' });
  const old = await lastToken();
  passTime(DAY_MS);
  expect((await sign(caller)).body).toMatchObject({
    consentState: 'signed',
    parentEmail: 'n•••@family.example',
    consentEndsAt: '2026-08-15T12:00:00.000Z',
  });
  expect((await look(old)).status).toBe(404);
  await deliver();
  expect(server.received.map(({ to }) => to[0])).toEqual(['ngozi@famly.example', 'ngozi@family.example']);
  expect((await look(await lastToken())).status).toBe(200);
  expect(await events()).toContain('superseded');
  const records = await platform.db.selectFrom('consent_records').selectAll().orderBy('signed_at').execute();
  expect(records[1]?.supersedes).toBe(records[0]?.id);
  passTime(2 * DAY_MS);
  await deliver();
  expect(server.received.map(({ to }) => to[0]).filter((it) => it === 'ngozi@famly.example')).toHaveLength(1);
});

test('#a-wrong-address: an account names three addresses a day', async () => {
  const { unconsentedStudent } = await openPost();
  const { caller } = await unconsentedStudent();
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1)
    statuses.push((await sign(caller, { parentEmail: `p${n}@family.example` })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('#the-answer-to-a-consent: the letter goes again after ten minutes, three times a day, and only once somebody has signed', async () => {
  const { unconsentedStudent, passTime, platform } = await openPost();
  const { caller } = await unconsentedStudent();
  const resend = () => caller.call(consent.resendConsent);
  expect(await resend()).toMatchObject({ status: 409, body: { message: 'Nobody has signed yet.' } });
  await sign(caller);
  passTime(2 * MINUTE_MS);
  expect(await resend()).toMatchObject({
    status: 429,
    body: { message: 'We just sent it. Please wait 8 minutes.' },
    headers: { 'retry-after': '480' },
  });
  for (let n = 0; n < 3; n += 1) {
    passTime(10 * MINUTE_MS);
    const nextAt = new Date(platform.clock() + 10 * MINUTE_MS).toISOString();
    expect(await resend()).toMatchObject({ status: 200, body: { nextAt } });
  }
  passTime(10 * MINUTE_MS);
  expect((await resend()).status).toBe(429);
});

test("#the-answer-to-a-consent: the child's own session confirms nothing", async () => {
  const { unconsentedStudent } = await openPost();
  const { caller } = await unconsentedStudent();
  await sign(caller);
  expect((await caller.call(consent.getConfirmation)).status).toBe(404);
  expect((await caller.call(consent.answerConfirmation, { body: { token: 'x', agree: true } })).status).toBe(
    404,
  );
});

test('#the-answer-to-a-consent: older signatures go on for 30 days with three letters, then pause; the parent can still answer', async () => {
  const server = await startMailServer();
  const post = await openPost({ CONSENT_CONFIRMATION: 'off' }, server);
  const { unconsentedStudent, platform, passTime, deliver, answer, tokens } = post;
  const { caller } = await unconsentedStudent({ firstName: 'Ada' });
  expect((await sign(caller)).body.consentState).toBe('confirmed');
  await deliver();
  server.received.length = 0;
  platform.config = { ...platform.config, consentByMail: { plusMs: DAY_MS } };
  passTime(DAY_MS);
  await Promise.all([adoptConfirmation(platform), adoptConfirmation(platform)]);
  await deliver();
  expect(server.received).toHaveLength(1);
  expect((await caller.call(getUser)).body).toMatchObject({
    consentState: 'grace',
    parentConsentCompleted: true,
    parentConsentCompletedAt: '2026-08-01T12:00:00.000Z',
    consentEndsAt: '2026-09-01T12:00:00.000Z',
  });
  for (const days of [7, 14]) {
    passTime(days * DAY_MS);
    await deliver();
  }
  expect(server.received).toHaveLength(3);
  expect((await caller.call(listProjects)).status).toBe(200);
  passTime(9 * DAY_MS);
  await clearAway(platform);
  expect((await caller.call(getUser)).body).toMatchObject({
    consentState: 'paused',
    parentConsentCompleted: false,
  });
  expect((await caller.call(listProjects)).status).toBe(403);
  const dead = tokens().at(-1) ?? '';
  await post.again(dead);
  await deliver();
  expect((await answer(tokens().at(-1) ?? '', true)).body.outcome).toBe('confirmed');
  expect((await caller.call(listProjects)).status).toBe(200);
});

/** A scout whose parent's address was typed on the child's device, with a yes to leaders, before this installation had mail. */
async function openTypedYes() {
  const post = await openPost({ CONSENT_CONFIRMATION: 'off' });
  const { platform, admin, leader, unconsentedStudent, stranger, lastToken } = post;
  const office = (await admin()).caller;
  const { id: troopId } = (await office.call(createTroop, { body: TROOP_42 })).body;
  const child = await unconsentedStudent();
  await sign(child.caller, { leaders: { troopId, choice: 'work' } });
  platform.config = { ...platform.config, consentByMail: { plusMs: DAY_MS } };
  await adoptConfirmation(platform);
  return {
    ...{ ...post, child, troopId },
    /** As a leader of now finds the troop: logins end before the consent pauses. */
    seen: async () => {
      const rivera = await leader({});
      const params = { id: troopId };
      await (await admin()).caller.call(addLeader, { params, body: { leaderId: rivera.user.id } });
      await agree(rivera.caller);
      const { scouts } = (await rivera.caller.call(getLedTroop, { params })).body;
      return scouts.map(({ choice }) => choice);
    },
    agreeWith: async (leaders: consent.LeadersAnswer | null) => {
      const body = { token: await lastToken(), agree: true, leaders };
      return (await stranger().call(consent.answerConfirmation, { body })).status;
    },
  };
}

test('#who-lets-a-leader-look: a parent who confirms by mail and leaves the question open ends the yes that was typed before', async () => {
  const { seen, agreeWith, platform } = await openTypedYes();
  expect(await seen()).toEqual(['work']);
  expect(await agreeWith(null)).toBe(200);
  expect(await seen()).toEqual([]);
  const events = platform.db.selectFrom('consent_events').select(['details', 'recipient']);
  expect(await events.where('kind', '=', 'permission-taken').execute()).toEqual([
    { details: 'leaders-work Troop 42', recipient: 'ngozi@family.example' },
  ]);
});

test('#who-lets-a-leader-look: so it is after the consent has paused, and at an address that was put right', async () => {
  const { seen, agreeWith, child, admin, passTime, platform } = await openTypedYes();
  passTime(31 * DAY_MS);
  await clearAway(platform);
  const correction = { params: { id: child.user.id }, body: { parentEmail: 'ngozi@famly.example' } };
  expect((await (await admin()).caller.call(correctParentEmail, correction)).status).toBe(200);
  expect(await agreeWith(null)).toBe(200);
  expect(await seen()).toEqual([]);
});

test('#who-lets-a-leader-look: an answer by mail takes the place of the one that was typed', async () => {
  const { seen, agreeWith, troopId } = await openTypedYes();
  expect(await agreeWith({ troopId, choice: 'progress' })).toBe(200);
  expect(await seen()).toEqual(['progress']);
});

test('#the-answer-to-a-consent: a no to an older signature closes the notebook, and keeps it', async () => {
  const post = await openPost({ CONSENT_CONFIRMATION: 'off' });
  const { unconsentedStudent, platform, lastToken, answer, count } = post;
  const { caller } = await unconsentedStudent();
  await sign(caller);
  platform.config = { ...platform.config, consentByMail: { plusMs: DAY_MS } };
  await adoptConfirmation(platform);
  expect((await answer(await lastToken(), false)).body.outcome).toBe('paused');
  expect((await caller.call(listProjects)).status).toBe(403);
  expect(await count('users')).toBe(1);
});

test('#the-answer-to-a-consent: switched off again, those who wait have given their consent', async () => {
  const { unconsentedStudent, platform, waiting } = await openPost();
  const { caller } = await unconsentedStudent();
  await sign(caller);
  platform.config = { ...platform.config, consentByMail: null, isConsentOff: true };
  await adoptConfirmation(platform);
  expect((await caller.call(getUser)).body).toMatchObject({
    consentState: 'confirmed',
    parentConsentCompleted: true,
  });
  expect(await waiting()).toEqual([]);
});

test('#the-answer-to-a-consent: a yes and a no at once are one answer, and what is said is what is so', async () => {
  const { unconsentedStudent, lastToken, answer, count } = await openPost();
  for (let n = 0; n < 5; n += 1) {
    const before = await count('users');
    const { caller } = await unconsentedStudent();
    await sign(caller, { parentEmail: `parent-${n}@family.example` });
    const token = await lastToken();
    const answers = await Promise.all([answer(token, true), answer(token, false), answer(token, true)]);
    const given = answers.filter(({ status }) => status === 200);
    expect(given).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(2);
    const isThere = given[0]?.body.outcome === 'confirmed';
    expect(await count('users')).toBe(before + Number(isThere));
    expect((await caller.call(listProjects)).status).toBe(isThere ? 200 : 401);
  }
});

test('#the-answer-to-a-consent: of a thousand answers to one link at once one counts, and it alone is told that it did', async () => {
  const { app, unconsentedStudent, lastToken, events, count, platform } = await openPost({
    TRUST_PROXY: '1',
  });
  const { caller } = await unconsentedStudent();
  await sign(caller);
  const token = await lastToken();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const { method, path } = consent.answerConfirmation;
  const answerFrom = async (n: number) => {
    const response = await fetch(origin + path, {
      method,
      // Each from a mailbox scanner of its own, or the limit for one address would send most away.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.18.${n >> 8}.${n & 255}` },
      body: JSON.stringify({ token, agree: n % 2 === 0 }),
    });
    return {
      status: response.status,
      body: (await response.json()) as { outcome?: string; message?: string },
    };
  };
  const answers = await Promise.all(Array.from({ length: 1000 }, (_, n) => answerFrom(n)));
  const told = Map.groupBy(answers, ({ status }) => status);
  expect(Object.fromEntries([...told].map(([status, those]) => [status, those.length]))).toEqual({
    200: 1,
    404: 999,
  });
  expect(new Set(told.get(404)?.map(({ body }) => body.message))).toEqual(new Set([DEAD]));
  if (told.get(200)?.[0]?.body.outcome === 'confirmed') {
    expect((await caller.call(listProjects)).status).toBe(200);
    expect((await events()).toSorted()).toEqual(['confirmed', 'notice-sent', 'signed']);
    expect((await platform.db.selectFrom('mails').select('kind').execute()).map(({ kind }) => kind)).toEqual([
      'consent-plus',
    ]);
  } else {
    for (const table of ['users', 'consent_records', 'consent_events', 'links', 'mails'] as const)
      expect([table, await count(table)]).toEqual([table, 0]);
  }
}, 120_000);

test('#the-answer-to-a-consent: who is confirmed while the clearing looks for sign-ups is not cleared away', async () => {
  const { unconsentedStudent, passTime, platform, lastToken, answer, count } = await openPost();
  const { caller } = await unconsentedStudent({ consentAskedAt: platform.clock() });
  await sign(caller);
  passTime(10 * DAY_MS);
  const token = await lastToken();
  passTime(4 * DAY_MS);
  await Promise.all([answer(token, true), clearAway(platform)]);
  const isThere = (await count('users')) === 1;
  expect((await caller.call(getUser)).status).toBe(isThere ? 200 : 401);
  if (isThere) expect((await caller.call(listProjects)).status).toBe(200);
});

test('#a-wrong-address: an administrator who puts the address right ends the link that went astray, and the question goes again', async () => {
  const { unconsentedStudent, admin, lastToken, look, answer, server, deliver } = await openPost();
  const { user, caller } = await unconsentedStudent();
  await sign(caller, { parentEmail: 'ngozi@famly.example' });
  const astray = await lastToken();
  const body = { parentEmail: 'ngozi@family.example' };
  const ranger = (await admin()).caller;
  expect((await ranger.call(correctParentEmail, { params: { id: user.id }, body })).status).toBe(200);
  expect((await answer(astray, true)).status).toBe(404);
  await deliver();
  expect(server.received.at(-1)?.to).toEqual(['ngozi@family.example']);
  const token = await lastToken();
  expect((await look(token)).status).toBe(200);
  expect((await answer(token, true)).status).toBe(200);
});

test('#a-wrong-address: an address that is put right before the question has left gets it once', async () => {
  const { unconsentedStudent, admin, server, deliver, answer, lastToken } = await openPost();
  const { user, caller } = await unconsentedStudent();
  await sign(caller, { parentEmail: 'ngozi@famly.example' });
  const body = { parentEmail: 'ngozi@family.example' };
  await (await admin()).caller.call(correctParentEmail, { params: { id: user.id }, body });
  await deliver();
  expect(server.received.map(({ to }) => to)).toEqual([['ngozi@family.example']]);
  expect((await answer(await lastToken(), true)).status).toBe(200);
});

test('#letters: what was written for later goes six a day to one address, however much of it waits', async () => {
  const { platform, passTime, deliver, server } = await openPost();
  const { db, clock } = platform;
  for (let n = 0; n < 20; n += 1) {
    const write = () => ({ subject: 'Hello', blocks: ['Good day.'] });
    const letter = { userId: null, recipient: 'ana@family.example', write };
    await outboxOf(platform).put(db, { ...letter, kind: 'consent-reminder', sendAt: clock() + DAY_MS });
  }
  const arrived: number[] = [];
  for (let day = 0; day < 4; day += 1) {
    passTime(DAY_MS);
    const before = server.received.length;
    await deliver();
    arrived.push(server.received.length - before);
  }
  expect(arrived).toEqual([6, 6, 6, 2]);
});

test('#the-answer-to-a-consent: a setting that is only missing lets nobody in who waits', async () => {
  const { unconsentedStudent, platform } = await openPost();
  const { caller } = await unconsentedStudent();
  await sign(caller);
  platform.config = { ...platform.config, consentByMail: null };
  await adoptConfirmation(platform);
  expect((await caller.call(getUser)).body.consentState).toBe('signed');
});

test('#confirmed-by-mail: without an address for questions no consent by mail is taken', async () => {
  const { unconsentedStudent } = await openPost({ SUPPORT_EMAIL: '' });
  const refused = await sign((await unconsentedStudent()).caller);
  expect(refused.status).toBe(503);
  expect((refused.body as { message?: string }).message).toContain('SUPPORT_EMAIL');
});

test('#the-answer-to-a-consent: two processes send each letter of a consent once', async () => {
  const { unconsentedStudent, deliver, server } = await openPost();
  for (let n = 0; n < 5; n += 1) {
    const { caller } = await unconsentedStudent();
    await sign(caller, { parentEmail: `parent-${n}@family.example` });
  }
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(server.received).toHaveLength(5);
});

test('#confirmed-by-mail: an older program whose mail waits has it sent by this one', async () => {
  const { unconsentedStudent, platform, server } = await openPost();
  const { caller } = await unconsentedStudent();
  await sign(caller);
  const mailing = startMailing(platform, LETTER_WRITERS);
  await expect.poll(() => server.received.length).toBe(1);
  await mailing.stop();
});

test('#the-language-of-a-letter: who answers in another language than she signed in is written to in the one she answers in', async () => {
  const { unconsentedStudent, lastToken, platform, stranger } = await openPost();
  const { caller } = await unconsentedStudent();
  await sign(caller);
  const hers = stranger();
  hers.cookies.rootling_parent_language = 'es';
  const body = { token: await lastToken(), agree: true };
  expect((await hers.call(consent.answerConfirmation, { body })).body).toMatchObject({
    outcome: 'confirmed',
  });
  const languageIn = (table: 'guardians' | 'consent_records') =>
    platform.db.selectFrom(table).select('language').executeTakeFirst();
  expect(await languageIn('guardians')).toEqual({ language: 'es' });
  expect(await languageIn('consent_records'), 'what she signed stays as she read it').toEqual({
    language: 'en',
  });
});
