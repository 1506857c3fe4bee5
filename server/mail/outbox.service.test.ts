import { createHash } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { giveParentConsent } from '#domain/contract/consent/consent.ts';
import { deleteUser, resetStudentPassword } from '#domain/contract/office/admin.ts';
import { completeReset, verifyReset } from '#domain/contract/sign-in/password-reset.ts';
import { LETTER_CLASSES } from '#domain/rules/mail/letter-classes.ts';
import { MAIL_KINDS } from '#domain/rules/mail/mail-problems.ts';
import { OUR_TERMS, TERMS_VERSION, termsText } from '#domain/terms.ts';
import { LETTER_WRITERS } from '#server/app/letters.ts';
import { drawnSignature } from '#server/testing/drawn-signature.ts';
import { type MailServer, startMailServer } from '#server/testing/mail-server.ts';
import { openMailedWorld } from '#server/testing/mailed-world.ts';
import { openWorld } from '#server/testing/test-app.ts';
import type { Caller, World } from '#server/testing/world.ts';
import { sendDueMails } from './delivery.service.ts';
import { letterText } from './letter-text.ts';
import { startMailing } from './mailing.ts';
import { outboxOf } from './outbox.service.ts';
import { deleteMailsTo, readdressMail } from './readdressing.store.ts';
import { claimMail, findDueMail } from './sending.store.ts';
import { smtpSender } from './smtp.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NEW_PASSWORD = 'fresh-cutting-3';
const MAIL = { MAIL_FROM: 'Rootling <scouts@troop.example>', SUPPORT_EMAIL: 'help@troop.example' };

async function openPost(mailServer?: MailServer) {
  const server = mailServer ?? (await startMailServer());
  const world = await openWorld({ ...MAIL, SMTP_URL: server.url });
  const said: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) });
  const { platform } = world;
  const { db, config } = platform;
  if (!config.mail) throw new Error('No mail is configured.');
  const send = smtpSender(config.mail, config.supportEmail);
  const waiting = () =>
    db.selectFrom('mails').selectAll().where('given_up_at', 'is', null).orderBy('created_at').execute();
  return {
    ...world,
    server,
    said,
    waiting,
    deliver: () => sendDueMails({ ...platform, writers: LETTER_WRITERS, log, send }),
    write: async (userId: string, recipient: string | null, subject = 'Hello') =>
      outboxOf(platform).put(db, {
        userId,
        recipient,
        kind: 'letter',
        write: () => ({ subject, blocks: ['Good day.'] }),
      }),
  };
}

async function giveConsent(caller: Caller, over: Record<string, unknown> = {}) {
  return caller.call(giveParentConsent, {
    body: {
      parentFirstName: 'Ana',
      parentLastName: 'Reyes',
      parentEmail: 'ana@family.example',
      signature: await drawnSignature(),
      termsAgree: true,
      ...over,
    },
  });
}

async function resetByQuestions({ stranger }: World, username: string) {
  const responses = { troopNumber: '42', parentFirstName: 'Ana', parentLastName: 'Reyes', state: 'WI' };
  const { resetToken } = (await stranger().call(verifyReset, { body: { username, ...responses } })).body;
  const body = { username, resetToken, newPassword: NEW_PASSWORD };
  expect((await stranger().call(completeReset, { body })).status).toBe(200);
  return resetToken;
}

test('a parent gets a copy of what she signed, with the exact terms, and then nothing of it lies here', async () => {
  const { unconsentedStudent, server, deliver, waiting } = await openPost();
  const { user, caller } = await unconsentedStudent({ firstName: 'Zoë', username: 'willow' });
  expect((await giveConsent(caller)).status).toBe(200);
  await deliver();
  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  expect(mail?.to).toEqual(['ana@family.example']);
  expect(mail?.headers).toMatchObject({
    from: 'Rootling <scouts@troop.example>',
    'reply-to': 'help@troop.example',
    to: 'ana@family.example',
    subject: 'Your copy of the parent consent for Rootling',
    'content-type': expect.stringMatching(/^multipart\/alternative; boundary=/),
    'auto-submitted': 'auto-generated',
  });
  const terms = termsText(OUR_TERMS, MAIL.SUPPORT_EMAIL);
  expect(mail?.body).toContain(terms);
  expect(mail?.body).not.toContain('willow');
  expect(mail?.html).toContain(`Terms: version ${TERMS_VERSION}`);
  for (const part of [
    'Hello Ana Reyes,',
    `For: Zoë ${user.lastName}\n`,
    'Time: August 1, 2026 at 12:00 PM UTC',
    `Terms: version ${TERMS_VERSION}`,
    createHash('sha256').update(terms).digest('hex'),
    'please write to help@troop.example',
  ]) {
    expect(mail?.body).toContain(part);
  }
  expect(await waiting()).toEqual([]);
});

test('a consent that was refused sends nothing', async () => {
  const { unconsentedStudent, waiting } = await openPost();
  const { caller } = await unconsentedStudent();
  expect((await giveConsent(caller, { signature: 'none' })).status).toBe(400);
  expect(await waiting()).toEqual([]);
  await Promise.all([giveConsent(caller), giveConsent(caller)]);
  expect(await waiting()).toHaveLength(1);
});

test('a parent hears of a reset by the questions and of one by an administrator, and of no secret', async () => {
  const post = await openPost();
  const { student, admin, server, deliver } = post;
  const { user } = await student({ username: 'willow' });
  const token = await resetByQuestions(post, 'willow');
  const ranger = await admin();
  const body = { userId: user.id, newPassword: NEW_PASSWORD };
  expect((await ranger.caller.call(resetStudentPassword, { body })).status).toBe(200);
  await deliver();
  const bodies = server.received.map((mail) => mail.body);
  expect(server.received.map(({ to }) => to)).toEqual([['ana@family.example'], ['ana@family.example']]);
  expect(bodies.filter((it) => it.includes('answered the questions'))).toHaveLength(1);
  expect(bodies.filter((it) => it.includes('An administrator set a new password'))).toHaveLength(1);
  for (const body of bodies) {
    expect(body).toContain("Willow's account on Rootling was changed on August 1, 2026 at 12:00 PM UTC.");
    expect(body).not.toContain('willow');
    expect(body).not.toContain(NEW_PASSWORD);
    expect(body).not.toContain(token);
  }
});

test('where no parent has signed, nobody is written to when an administrator sets a password', async () => {
  const { unconsentedStudent, admin, waiting } = await openPost();
  const { user } = await unconsentedStudent();
  const ranger = await admin();
  const body = { userId: user.id, newPassword: NEW_PASSWORD };
  expect((await ranger.caller.call(resetStudentPassword, { body })).status).toBe(200);
  expect(await waiting()).toEqual([]);
});

test('without SMTP_URL everything works and no mail is put in line', async () => {
  const world = await openWorld();
  const { caller } = await world.unconsentedStudent({ username: 'willow' });
  expect((await giveConsent(caller)).status).toBe(200);
  await resetByQuestions(world, 'willow');
  expect(await world.platform.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  await startMailing(world.platform, LETTER_WRITERS).stop();
});

test('while the mail server is away every call succeeds, and the mail comes when it is back', async () => {
  const server = await startMailServer();
  const { unconsentedStudent, deliver, waiting, passTime, said } = await openPost(server);
  await server.stop();
  const { caller } = await unconsentedStudent();
  expect((await giveConsent(caller)).status).toBe(200);
  await deliver();
  expect(await waiting()).toMatchObject([{ attempts: 1 }]);
  expect(said.join('')).toContain('tried again later');
  expect(said.join('')).not.toContain('ana@family.example');
  const back = await startMailServer(server.port);
  passTime(MINUTE_MS - 1);
  await deliver();
  expect(back.received).toEqual([]);
  passTime(1);
  await deliver();
  expect(back.received).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('one address that is refused holds up no other; its mail is tried ever more rarely and given up', async () => {
  const { student, server, deliver, write, waiting, passTime, said, platform } = await openPost();
  const { user } = await student();
  server.refused.add('gone@family.example');
  await write(user.id, 'gone@family.example');
  await write(user.id, 'ana@family.example');
  await deliver();
  expect(server.received.map(({ to }) => to)).toEqual([['ana@family.example']]);
  const began = platform.clock();
  const pauses: number[] = [];
  for (;;) {
    const [mail] = await waiting();
    if (!mail) break;
    const pause = mail.next_try_at - platform.clock();
    pauses.push(pause / MINUTE_MS);
    passTime(pause);
    await deliver();
  }
  expect(pauses.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240]);
  expect(platform.clock() - began).toBeGreaterThanOrEqual(3 * DAY_MS);
  expect(platform.clock() - began).toBeLessThan(4 * DAY_MS);
  expect(said.at(-1)).toContain('given up');
  const [facts] = await platform.db.selectFrom('mails').selectAll().execute();
  expect(facts).toMatchObject({ subject: '', body: '', problem: 'address-refused' });
  expect(said.join('')).not.toContain('gone@family.example');
});

test('#what-could-not-be-sent: a letter that was written before the program was off for days has three days from its first try', async () => {
  const { student, server, deliver, write, waiting, passTime } = await openPost();
  const { user } = await student();
  await write(user.id, 'ana@family.example');
  await server.stop();
  passTime(4 * DAY_MS);
  await deliver();
  expect(await waiting()).toMatchObject([{ attempts: 1 }]);
  passTime(3 * DAY_MS - 1);
  await deliver();
  expect(await waiting()).toMatchObject([{ attempts: 2 }]);
  passTime(5 * MINUTE_MS);
  await deliver();
  expect(await waiting()).toEqual([]);
});

test('#letters-of-security, #what-could-not-be-sent: a letter that was put off for its share of the day has three days from its first try', async () => {
  const { student, server, deliver, waiting, passTime, platform } = await openPost();
  const { user } = await student();
  for (let n = 0; n < 7; n += 1) {
    await outboxOf(platform).put(platform.db, {
      ...{ userId: user.id, recipient: 'ana@family.example', kind: 'keeping-notice' },
      write: () => ({ subject: 'Hello', blocks: ['Good day.'] }),
    });
  }
  await deliver();
  expect(await waiting()).toMatchObject([{ attempts: 0, first_tried_at: null }]);
  await server.stop();
  passTime(4 * DAY_MS);
  await deliver();
  expect(await waiting()).toMatchObject([{ attempts: 1 }]);
});

test('two processes that look at the same time send each mail once', async () => {
  const { student, server, deliver, write, waiting } = await openPost();
  const { user } = await student();
  for (let n = 0; n < 12; n += 1) await write(user.id, `parent-${n}@family.example`);
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(server.received.map(({ to }) => to[0]).toSorted()).toEqual(
    Array.from({ length: 12 }, (_, n) => `parent-${n}@family.example`).toSorted(),
  );
  expect(await waiting()).toEqual([]);
});

test('a mail that a process took and never sent is sent by another five minutes later', async () => {
  const { student, server, deliver, write, passTime, platform } = await openPost();
  const { db, clock } = platform;
  await write((await student()).user.id, 'ana@family.example');
  const mail = await findDueMail(db, clock());
  if (!mail) throw new Error('No mail is due.');
  const claim = { now: clock(), until: clock() + 5 * MINUTE_MS };
  expect(await claimMail(db, mail, claim)).toMatchObject({ attempts: 1, firstTriedAt: clock() });
  expect(await claimMail(db, mail, claim)).toBeUndefined();
  await deliver();
  expect(server.received).toEqual([]);
  passTime(5 * MINUTE_MS);
  await deliver();
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.headers['message-id']).toBe(`<${mail.id}@troop.example>`);
});

test('six letters of one cause a day go to one address, whoever asks for them and however it is written, and no call fails for it', async () => {
  const { unconsentedStudent, write, waiting, passTime, platform } = await openPost();
  const signUp = async (parentEmail: string) => {
    const { caller } = await unconsentedStudent();
    return (await giveConsent(caller, { parentEmail })).status;
  };
  const signUps = Array.from({ length: 8 }, (_, n) =>
    signUp(n % 2 ? 'Ana@Family.example' : `ana+${n}@family.example`),
  );
  expect(await Promise.all(signUps)).toEqual(Array<number>(8).fill(200));
  expect(await waiting()).toHaveLength(6);
  const { user } = await unconsentedStudent();
  await write(user.id, 'ana@family.example');
  expect(await waiting(), 'a letter of another cause').toHaveLength(7);
  await signUp('ben@family.example');
  expect(await waiting()).toHaveLength(8);
  const counted = JSON.stringify(await platform.db.selectFrom('throttle_events').selectAll().execute());
  expect(counted).not.toContain('family');
  passTime(DAY_MS - 1);
  await signUp('ana@family.example');
  expect(await waiting()).toHaveLength(8);
  passTime(1);
  await signUp('ana@family.example');
  expect(await waiting()).toHaveLength(9);
});

test('#letters-of-security: a letter of security is in line however many went to its address', async () => {
  const { unconsentedStudent, write, waiting, platform } = await openPost();
  const { user } = await unconsentedStudent();
  for (let n = 0; n < 7; n += 1) await write(user.id, 'ana@family.example');
  const letter = { userId: user.id, recipient: 'ana@family.example' };
  const words = () => ({ subject: 'Hello', blocks: ['Good day.'] });
  for (let n = 0; n < 8; n += 1)
    for (const kind of MAIL_KINDS.filter((it) => LETTER_CLASSES[it].isSecurity))
      expect(await outboxOf(platform).put(platform.db, { ...letter, kind, write: words })).toBe(true);
  await write(user.id, 'ana@family.example');
  expect((await waiting()).filter(({ kind }) => kind === 'letter')).toHaveLength(6);
});

test.each([
  ['a.n.a.r.e.y.e.s@gmail.com', 'anareyes+scouts@GoogleMail.com', 1],
  ['ana.reyes@family.example', 'anareyes@family.example', 2],
])('%s and %s are %i boxes', async (one, other, boxes) => {
  const { unconsentedStudent, write, waiting } = await openPost();
  const { user } = await unconsentedStudent();
  for (let n = 0; n < 6; n += 1) for (const address of [one, other]) await write(user.id, address);
  expect(await waiting()).toHaveLength(6 * boxes);
});

test('nothing that was typed is a link in a letter', async () => {
  const { unconsentedStudent, admin, waiting } = await openPost();
  const link = { firstName: 'http://evil.example/a', lastName: 'www.evil.example' };
  const { user, caller } = await unconsentedStudent({ ...link, username: 'evil.example' });
  const parent = { parentFirstName: 'prize@evil.example', parentLastName: 'evil。example' };
  expect((await giveConsent(caller, parent)).status).toBe(200);
  const body = { userId: user.id, newPassword: NEW_PASSWORD };
  expect((await (await admin()).caller.call(resetStudentPassword, { body })).status).toBe(200);
  const letters = await waiting();
  expect(letters).toHaveLength(2);
  for (const { body: blocks } of letters) {
    const text = letterText(JSON.parse(blocks));
    expect(text.replaceAll(MAIL.SUPPORT_EMAIL, '')).not.toMatch(/:\/\/|\S@\S|evil[.。]\S/);
  }
});

test('with the account of a child go the mails about her; who signed gets the receipt', async () => {
  const { student, admin, write, waiting } = await openPost();
  const { user } = await student();
  await write(user.id, 'ana@family.example');
  await (await admin()).caller.call(deleteUser, { params: { id: user.id } });
  expect((await waiting()).map(({ subject }) => subject)).toEqual([
    'Your receipt: everything was deleted from Rootling',
  ]);
});

test('the program sends by itself, and when it stops, the mail under way still arrives and the next one waits', async () => {
  const { student, server, write, waiting, platform } = await openPost();
  const { user } = await student();
  await write(user.id, 'ana@family.example');
  await write(user.id, 'ben@family.example');
  const arriving = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  server.beforeTaking = () => {
    arriving.resolve();
    return taken.promise;
  };
  const mailing = startMailing(platform, LETTER_WRITERS);
  await arriving.promise;
  const stopped = mailing.stop();
  taken.resolve();
  await stopped;
  expect(server.received).toHaveLength(1);
  expect(await waiting()).toHaveLength(1);
});

test('a recipient is one address, whatever signs are in it, and a subject is one line', async () => {
  const { student, server, deliver, write } = await openPost();
  const { user } = await student();
  await write(user.id, "o'brien+troop@family.example", 'Hello\r\nBcc: everybody@elsewhere.example');
  await deliver();
  expect(server.received[0]?.to).toEqual(["o'brien+troop@family.example"]);
  expect(server.received[0]?.headers).not.toHaveProperty('bcc');
});

test.each([
  ['ana&ben=1@family.example', 'ana&ben=1@family.example'],
  ['ana@müller.de', 'ana@xn--mller-kva.de'],
  ['josé@family.example', expect.anything()],
])('mail to %s goes there, in ASCII as far as it can', async (recipient, head) => {
  const { student, server, deliver, write } = await openPost();
  const { user } = await student();
  await write(user.id, recipient);
  await deliver();
  expect(server.received).toMatchObject([{ to: [recipient], headers: { to: head } }]);
});

test('what waits for an address follows to another and is forgotten by any spelling of it', async () => {
  const { student, write, waiting, platform } = await openPost();
  const { user } = await student();
  await write(user.id, 'Ana@müller.de');
  const from = 'ana@xn--mller-kva.de';
  await readdressMail(platform.db, user.id, { from, to: 'Éva@müller.de', own: 'goes' });
  expect(await waiting()).toMatchObject([{ recipient: 'Éva@müller.de' }]);
  await deleteMailsTo(platform.db, user.id, 'eva@müller.de');
  expect(await waiting()).toHaveLength(1);
  await deleteMailsTo(platform.db, user.id, 'éva@xn--mller-kva.de');
  expect(await waiting()).toEqual([]);
});

test('a mail server that takes no TLS gets no mail where TLS is demanded, and the log names the setting', async () => {
  const { platform, server, said, waiting, write, student } = await openPost();
  const { config } = platform;
  if (!config.mail) throw new Error('No mail is configured.');
  const { user } = await student();
  await write(user.id, 'ana@family.example');
  const send = smtpSender({ ...config.mail, demandsTls: true }, config.supportEmail);
  const log = pino({ level: 'info' }, { write: (line: string) => void said.push(line) });
  await sendDueMails({ ...platform, writers: LETTER_WRITERS, log, send });
  expect(server.received).toEqual([]);
  expect(await waiting()).toHaveLength(1);
  expect(said.join()).toContain('WITHOUT_TLS');
});

test('what waited as plain text before letters were made of blocks goes as such, with its link', async () => {
  const { student, server, deliver, platform } = await openMailedWorld();
  const { user } = await student();
  const link = { purpose: 'deletion-cancel', subjectId: 'guardian' } as const;
  const write = () => ({ subject: 'Hello', blocks: [] });
  const letter = {
    userId: user.id,
    recipient: 'ana@family.example',
    kind: 'parent-told',
    link,
    write,
  } as const;
  await outboxOf(platform).put(platform.db, letter);
  const body = 'Hello,\n\nCancel:\n\n{{link}}\n\n¿Prefiere leer en español?\n\n{{link:es}}\n';
  await platform.db.updateTable('mails').set({ body }).execute();
  await deliver();
  const [mail] = server.received;
  expect(mail?.headers['content-type']).toMatch(/^text\/plain/);
  expect(mail?.body.trimEnd().replaceAll(/#[\w-]+/g, '#token')).toBe(
    'Hello,\n\nCancel:\n\nhttp://rootling.example/parent/cancel#token\n\n' +
      '¿Prefiere leer en español?\n\nhttp://rootling.example/parent/cancel?lang=es#token',
  );
});
