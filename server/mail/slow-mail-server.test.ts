import { expect, test } from 'vitest';
import * as consent from '#domain/contract/consent/consent.ts';
import * as parent from '#domain/contract/family/parent.ts';
import { listUnsentMails, sendMailAgain } from '#domain/contract/office/unsent-mails.ts';
import { LINK_HEADER } from '#domain/contract/platform/endpoint.ts';
import { button } from '#languages/letter-blocks.ts';
import { LETTER_WRITERS } from '#server/app/letters.ts';
import { drawnSignature } from '#server/testing/drawn-signature.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { CLAIM_MS, sendDueMails } from './delivery.service.ts';
import { LINK_SLOT } from './letter-address.ts';
import { startMailing } from './mailing.ts';
import { outboxOf } from './outbox.service.ts';
import { PATIENCE, smtpSender } from './smtp.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const HERS = 'ngozi@family.example';

/** A child whose parent is asked by mail, and a program whose patience with its mail server is short where that is asked for. */
async function openSlow(socketTimeout = PATIENCE.socketTimeout) {
  const world = await openMailedWorld();
  const { platform, server, said } = world;
  const { db, config } = platform;
  if (!config.mail) throw new Error('No mail is configured.');
  const send = smtpSender(config.mail, config.supportEmail, { ...PATIENCE, socketTimeout });
  const ada = await world.unconsentedStudent({ firstName: 'Ada' });
  return {
    ...world,
    db,
    ada,
    deliver: () => sendDueMails({ ...platform, writers: LETTER_WRITERS, send }),
    sign: async () =>
      ada.caller.call(consent.giveParentConsent, {
        body: {
          parentFirstName: 'Ngozi',
          parentLastName: 'Okafor',
          parentEmail: HERS,
          signature: await drawnSignature(),
          termsAgree: true,
        },
      }),
    write: async (recipient: string) =>
      outboxOf(platform).put(db, {
        userId: ada.user.id,
        recipient,
        kind: 'letter',
        write: () => ({ subject: 'Hello', blocks: ['Good day.'] }),
      }),
    /** The notice, of all that waits. */
    row: () =>
      db
        .selectFrom('mails')
        .select(['attempts', 'unheard', 'next_try_at', 'problem', 'given_up_at'])
        .where('created_at', '<=', platform.clock())
        .executeTakeFirst(),
    unsent: async () => (await (await world.admin()).caller.call(listUnsentMails)).body,
    tokens: () =>
      server.received.flatMap(({ body }) => /\/parent\/confirm#([\w-]+)/.exec(body)?.slice(1) ?? []),
    look: async (token = '') =>
      (await world.stranger().call(consent.getConfirmation, { headers: { [LINK_HEADER]: token } })).status,
    said,
  };
}

test('what a mail server does with a letter may last ten minutes, and to hand it over takes less than its claim', () => {
  expect(PATIENCE.socketTimeout).toBeGreaterThanOrEqual(10 * MINUTE_MS);
  expect(PATIENCE.handoverTimeout).toBeLessThanOrEqual(CLAIM_MS / 2);
});

test.each([
  ['breaks off', 'lost', PATIENCE.socketTimeout],
  ['never answers', 'silence', 2000],
] as const)(
  'a letter over which the mail server %s is sent again after an hour, and both of its links are good',
  async (_, word, patience) => {
    const { sign, deliver, server, passTime, platform, row, unsent, tokens, look } = await openSlow(patience);
    server.word = word;
    await sign();
    await deliver();
    expect(server.received).toHaveLength(1);
    expect(await row()).toMatchObject({
      unheard: 1,
      problem: 'maybe-arrived',
      next_try_at: platform.clock() + HOUR_MS,
    });
    expect(await unsent()).toMatchObject([{ problem: 'maybe-arrived' }]);
    server.word = 'kept';
    passTime(HOUR_MS - 1);
    await deliver();
    expect(server.received).toHaveLength(1);
    passTime(1);
    await deliver();
    expect(server.received).toHaveLength(2);
    expect(new Set(server.received.map(({ headers }) => headers['message-id'])).size).toBe(1);
    expect(await row()).toBeUndefined();
    const [first, second] = tokens();
    expect(first).not.toBe(second);
    expect(await look(first)).toBe(200);
    expect(await look(second)).toBe(200);
  },
);

test.each([421, 451, 554])(
  'a letter that is refused with %i at its end is tried again after a minute, as ever',
  async (code) => {
    const { sign, deliver, server, passTime, platform, row } = await openSlow();
    server.word = code;
    await sign();
    await deliver();
    expect(await row()).toMatchObject({
      unheard: 0,
      problem: 'mail-refused',
      next_try_at: platform.clock() + MINUTE_MS,
    });
    server.word = 'kept';
    passTime(MINUTE_MS);
    await deliver();
    expect(server.received).toHaveLength(1);
  },
);

test('a letter that may have arrived three times is given up, and its administrators read that it may have arrived', async () => {
  const { write, deliver, server, passTime, row, unsent, said } = await openSlow();
  server.word = 'lost';
  await write(HERS);
  const pauses: number[] = [];
  for (let tries = 0; tries < 10; tries += 1) {
    await deliver();
    const [mail] = await unsent();
    if (!mail?.nextTryAt) break;
    pauses.push(Number((await row())?.next_try_at));
    passTime(4 * HOUR_MS);
  }
  expect(server.received).toHaveLength(3);
  expect(pauses).toHaveLength(2);
  expect(await unsent()).toMatchObject([{ problem: 'maybe-arrived', nextTryAt: null }]);
  expect(said.join('')).not.toContain(HERS);
});

test('an administrator may have a letter that may have arrived sent again at once', async () => {
  const { write, deliver, server, unsent, admin } = await openSlow();
  server.word = 'lost';
  await write(HERS);
  await deliver();
  server.word = 'kept';
  const id = (await unsent())[0]?.id ?? '';
  expect((await (await admin()).caller.call(sendMailAgain, { params: { id } })).status).toBe(200);
  await deliver();
  expect(server.received).toHaveLength(2);
  expect(await unsent()).toEqual([]);
});

test('a link to a page that may have arrived is not sent an hour later, when nobody waits for it', async () => {
  const world = await openSlow();
  const { server, deliver, stranger, student, passTime } = world;
  await world.parent([await student()], HERS);
  await stranger().call(parent.requestParentLink, { body: { email: HERS } });
  server.word = 'lost';
  await deliver();
  server.word = 'kept';
  passTime(24 * HOUR_MS);
  await deliver();
  expect(server.received).toHaveLength(1);
});

test('while the mail server takes its time over a letter no other process sends it', async () => {
  const { write, deliver, server, passTime, unsent, row } = await openSlow();
  const [arriving, taken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  server.beforeTaking = () => {
    arriving.resolve();
    return taken.promise;
  };
  await write(HERS);
  const under = deliver();
  await arriving.promise;
  passTime(59 * MINUTE_MS);
  await deliver();
  expect(await row()).toMatchObject({ attempts: 1, unheard: 1, problem: null });
  expect(await unsent()).toEqual([]);
  taken.resolve();
  await under;
  expect(server.received).toHaveLength(1);
  expect(await row()).toBeUndefined();
});

test('a letter whose claim ended before its mail server let it in is sent by the other process alone', async () => {
  const { write, deliver, server, passTime } = await openSlow();
  const [asking, goingOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  server.beforeRecipient = () => {
    asking.resolve();
    return goingOn.promise;
  };
  await write(HERS);
  const slow = deliver();
  await asking.promise;
  server.beforeRecipient = async () => {};
  passTime(CLAIM_MS);
  await deliver();
  goingOn.resolve();
  await slow;
  expect(server.received).toHaveLength(1);
});

test('a letter over which the mail server takes its time holds up neither the next one nor a stop, and waits for an hour then', async () => {
  const { write, server, platform, row } = await openSlow();
  server.beforeTaking = async () => {
    server.beforeTaking = async () => {};
    server.word = 'silence';
  };
  await write('slow@family.example');
  const mailing = startMailing(platform, LETTER_WRITERS, {
    pauseMs: 5,
    pausesUntilNext: 2,
    roundsAtOnce: 2,
    stopWithinMs: 5,
  });
  await expect.poll(() => server.received.length).toBe(1);
  server.word = 'kept';
  await write(HERS);
  await expect.poll(() => server.received.length).toBe(2);
  await expect.poll(async () => (await platform.db.selectFrom('mails').selectAll().execute()).length).toBe(1);
  await mailing.stop();
  expect(await row()).toMatchObject({
    unheard: 1,
    problem: 'maybe-arrived',
    next_try_at: platform.clock() + HOUR_MS,
  });
});

test('a letter that came twice is used once: its other link ends with the first', async () => {
  const world = await openSlow();
  const { server, deliver, passTime, db, stranger, platform } = world;
  await world.parent([await world.student()], HERS);
  const guardian = await db.selectFrom('guardians').select('id').executeTakeFirstOrThrow();
  server.word = 'lost';
  await outboxOf(platform).put(db, {
    userId: null,
    recipient: HERS,
    kind: 'parent-opened',
    link: { purpose: 'parent-close', subjectId: guardian.id },
    write: () => ({ subject: 'Opened', blocks: [button('Close', LINK_SLOT)] }),
  });
  await deliver();
  server.word = 'kept';
  passTime(HOUR_MS);
  await deliver();
  const [first = '', second = ''] = server.received.flatMap(
    ({ body }) => /#([\w-]+)/.exec(body)?.slice(1) ?? [],
  );
  const close = (token: string) => stranger().call(parent.closeParentPages, { body: { token } });
  expect((await close(first)).status).toBe(200);
  expect((await close(second)).status).toBe(404);
});
