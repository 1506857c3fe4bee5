import { expect, test } from 'vitest';
import * as consent from '#domain/contract/consent/consent.ts';
import { correctParentEmail, listAudit } from '#domain/contract/office/admin.ts';
import { listUnsentMails, sendMailAgain } from '#domain/contract/office/unsent-mails.ts';
import { outboxOf } from '#server/mail/outbox.service.ts';
import { clearAway } from '#server/office/retention-overview/clearing.service.ts';
import { drawnSignature } from '#server/testing/drawn-signature.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const HERS = 'ngozi@family.example';

async function openPost() {
  const world = await openMailedWorld();
  const { platform, server, deliver } = world;
  const { db } = platform;
  /** Time passes, and the session of an administrator with it. */
  const ranger = async () => (await world.admin()).caller;
  const ada = await world.unconsentedStudent({ username: 'ada', firstName: 'Ada', lastName: 'Obi' });
  return {
    ...world,
    server,
    deliver,
    ada,
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
    agree: async () => {
      const token = /\/parent\/confirm#([\w-]+)/.exec(server.received.at(-1)?.body ?? '')?.[1] ?? '';
      return world.stranger().call(consent.answerConfirmation, { body: { token, agree: true } });
    },
    list: async () => (await (await ranger()).call(listUnsentMails)).body,
    again: async (id: string) => (await ranger()).call(sendMailAgain, { params: { id } }),
    audit: async () => (await (await ranger()).call(listAudit)).body.map(({ action }) => action),
    correct: async (parentEmail: string) =>
      (await ranger()).call(correctParentEmail, { params: { id: ada.user.id }, body: { parentEmail } }),
    /** Tries until what cannot be sent is given up. */
    giveUp: async () => {
      for (let tries = 0; tries < 30; tries += 1) {
        await deliver();
        world.passTime(4 * HOUR_MS);
      }
    },
    events: async (kind: string) =>
      db
        .selectFrom('consent_events')
        .select(['recipient', 'text_hash', 'happened_at', 'details'])
        .where('kind', '=', kind)
        .orderBy('happened_at')
        .execute(),
  };
}

test('#what-could-not-be-sent: while all is well there is nothing to see, also of what only waits', async () => {
  const { sign, list } = await openPost();
  await sign();
  expect(await list()).toEqual([]);
});

test('#what-could-not-be-sent: a mail that failed is listed without its words, with whose it is, since when and why', async () => {
  const { sign, deliver, list, server, ada } = await openPost();
  server.refused.add(HERS);
  await sign();
  await deliver();
  expect(await list()).toEqual([
    {
      id: expect.any(String),
      kind: 'consent-notice',
      student: { id: ada.user.id, firstName: 'Ada', lastName: 'Obi', username: 'ada' },
      recipient: 'n•••@family.example',
      since: '2026-08-01T12:00:00.000Z',
      problem: 'address-refused',
      nextTryAt: '2026-08-01T12:01:00.000Z',
    },
  ]);
});

test('#what-could-not-be-sent: an administrator has it tried at once, which is written down, and then it is off the list', async () => {
  const { sign, deliver, list, again, audit, server } = await openPost();
  server.refused.add(HERS);
  await sign();
  await deliver();
  server.refused.clear();
  await deliver();
  expect(server.received).toEqual([]);
  expect((await again((await list())[0]?.id ?? '')).status).toBe(200);
  await deliver();
  expect(server.received.map(({ to }) => to)).toEqual([[HERS]]);
  expect(await list()).toEqual([]);
  expect((await audit())[0]).toBe('send-mail-again');
});

test('#what-could-not-be-sent: a question that was given up keeps no word and no link, is evidence, and is asked anew', async () => {
  const { sign, giveUp, list, again, server, deliver, agree, events, platform } = await openPost();
  server.refused.add(HERS);
  await sign();
  await giveUp();
  const failed = await list();
  expect(failed.map(({ nextTryAt }) => nextTryAt)).toContain(null);
  const kept = await platform.db
    .selectFrom('mails')
    .select(['subject', 'body'])
    .where('given_up_at', 'is not', null)
    .execute();
  expect(kept[0]).toEqual({ subject: '', body: '' });
  expect((await events('send-failed'))[0]).toMatchObject({ recipient: HERS, details: 'consent-notice' });
  server.refused.clear();
  const notice = failed.find(({ kind, nextTryAt }) => kind === 'consent-notice' && nextTryAt === null);
  expect((await again(notice?.id ?? '')).status).toBe(200);
  expect((await again(notice?.id ?? '')).status).toBe(404);
  await deliver();
  expect((await agree()).body).toMatchObject({ outcome: 'confirmed' });
  // Nothing that asked is missed once there is an answer.
  expect((await list()).filter(({ kind }) => kind !== 'consent-plus')).toEqual([]);
});

test('#what-could-not-be-sent: reminders and the letter after a yes leave an event when they have left, with the hash of their words', async () => {
  const { sign, deliver, agree, passTime, events, platform } = await openPost();
  await sign();
  await deliver();
  expect(await events('notice-sent')).toHaveLength(1);
  passTime(3 * DAY_MS - 1);
  await deliver();
  expect(await events('notice-sent')).toHaveLength(1);
  passTime(1);
  await deliver();
  const [, reminder] = await events('notice-sent');
  expect(reminder).toMatchObject({ recipient: HERS, happened_at: platform.clock() });
  await agree();
  expect(await events('plus-sent')).toEqual([]);
  passTime(DAY_MS);
  await deliver();
  const [plus] = await events('plus-sent');
  expect(plus).toMatchObject({ recipient: HERS, happened_at: platform.clock() });
  const words = await platform.db.selectFrom('terms_versions').selectAll().execute();
  const bodyOf = (hash: string | null | undefined) => words.find((it) => it.hash === hash)?.body;
  expect(bodyOf(reminder?.text_hash)).toContain('have not heard from you');
  expect(bodyOf(plus?.text_hash)).toContain('You agreed that [child] may use');
  expect(await events('notice-sent')).toHaveLength(2);
});

test('#what-could-not-be-sent: the letter after a yes is written anew when it was given up', async () => {
  const { sign, deliver, agree, giveUp, list, again, server, passTime } = await openPost();
  await sign();
  await deliver();
  await agree();
  server.refused.add(HERS);
  passTime(DAY_MS);
  await giveUp();
  const [plus] = await list();
  expect(plus).toMatchObject({ kind: 'consent-plus', nextTryAt: null });
  server.refused.clear();
  expect((await again(plus?.id ?? '')).status).toBe(200);
  await deliver();
  expect(server.received.at(-1)?.headers.subject).toContain('how to take it back');
  expect(await list()).toEqual([]);
});

test('#what-could-not-be-sent: the words of any other letter are not kept, so it is not written anew; it goes after 30 days', async () => {
  const { ada, giveUp, list, again, server, platform, passTime } = await openPost();
  server.refused.add(HERS);
  const write = () => ({ subject: 'Hello', blocks: ['Good day.'] });
  const letter = { userId: ada.user.id, recipient: HERS, kind: 'letter', write } as const;
  await outboxOf(platform).put(platform.db, letter);
  await giveUp();
  const [mail] = await list();
  const { status, body } = await again(mail?.id ?? '');
  expect([status, body]).toMatchObject([409, { message: expect.stringContaining('not kept any longer') }]);
  passTime(30 * DAY_MS);
  await platform.db.updateTable('users').set({ consent_state: 'confirmed' }).execute();
  await clearAway(platform);
  expect(await list()).toEqual([]);
});

test('#what-could-not-be-sent: with a corrected address what was given up is off the list, and the question goes there', async () => {
  const { sign, giveUp, list, correct, server, deliver } = await openPost();
  server.refused.add(HERS);
  await sign();
  await giveUp();
  expect(await list()).not.toEqual([]);
  expect((await correct('right@family.example')).status).toBe(200);
  expect((await list()).filter(({ nextTryAt }) => nextTryAt === null)).toEqual([]);
  await deliver();
  expect(server.received.at(-1)?.to).toEqual(['right@family.example']);
  expect(await list()).toEqual([]);
});
