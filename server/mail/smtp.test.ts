import { once } from 'node:events';
import { createServer } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { askMailServer, mailProblemOf, smtpSender } from './smtp.ts';

const MAIL = {
  id: 'mail-1',
  recipient: 'ana@family.example',
  subject: 'Hello',
  text: 'Good day.',
};

async function portOf(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer(options);
  server.on('error', () => {}); // what broke off is what the test looks at
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const asked = (url: string, demandsTls = false) =>
  askMailServer({ url, from: 'scouts@troop.example', demandsTls });

async function problemAt(url: string, demandsTls = false) {
  const send = smtpSender({ url, from: 'scouts@troop.example', demandsTls }, 'help@troop.example');
  const error = await send(MAIL).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).not.toBeNull();
  return mailProblemOf(error);
}

const refusal = (responseCode: number) => Object.assign(new Error('No.'), { responseCode });
const OPEN: SMTPServerOptions = { authOptional: true, disabledCommands: ['STARTTLS'] };

test('a login that is refused is told apart', async () => {
  const port = await portOf({
    ...OPEN,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(refusal(535)),
  });
  expect(await problemAt(`smtp://scout:wrong@127.0.0.1:${port}`)).toBe('login-refused');
  expect(await asked(`smtp://scout:wrong@127.0.0.1:${port}`)).toBe('login-refused');
});

test('a server that lets us in is asked, and nothing is sent', async () => {
  const port = await portOf({
    ...OPEN,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'scout' }),
    onMailFrom: (_address, _session, done) => done(refusal(553)),
  });
  expect(await asked(`smtp://scout:right@127.0.0.1:${port}`)).toBeNull();
});

test('an address that is refused is told apart from our own', async () => {
  const rcpt = await portOf({ ...OPEN, onRcptTo: (_address, _session, done) => done(refusal(550)) });
  expect(await problemAt(`smtp://127.0.0.1:${rcpt}`)).toBe('address-refused');
  const from = await portOf({ ...OPEN, onMailFrom: (_address, _session, done) => done(refusal(553)) });
  expect(await problemAt(`smtp://127.0.0.1:${from}`)).toBe('sender-refused');
});

test('a letter that is refused when it was read is told apart', async () => {
  const port = await portOf({
    ...OPEN,
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done(refusal(554)));
    },
  });
  expect(await problemAt(`smtp://127.0.0.1:${port}`)).toBe('mail-refused');
});

test('a server that is not there gives no answer', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  server.close();
  await once(server, 'close');
  expect(await problemAt(`smtp://127.0.0.1:${port}`)).toBe('no-answer');
  expect(await asked(`smtp://127.0.0.1:${port}`)).toBe('no-answer');
});

test('a server without TLS, or that speaks none where it should, is no safe connection', async () => {
  const port = await portOf(OPEN);
  expect(await problemAt(`smtp://127.0.0.1:${port}`, true)).toBe('no-tls');
  expect(await problemAt(`smtps://127.0.0.1:${port}`)).toBe('no-tls');
  expect(await asked(`smtp://127.0.0.1:${port}`, true)).toBe('no-tls');
});

test.each([
  'CERT_HAS_EXPIRED',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])('a certificate that is refused with %s is no safe connection', (originalCode) => {
  expect(mailProblemOf({ code: 'ESOCKET', command: 'CONN', originalCode })).toBe('no-tls');
});
