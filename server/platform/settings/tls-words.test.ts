import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { smtpSender } from '#server/mail/smtp.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { openS3Store } from '#server/platform/files/s3-store.ts';
import { SELF_SIGNED } from '#server/testing/self-signed.ts';
import { whyNoTls } from './tls-words.ts';

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A server with TLS, whose certificate nobody has signed but itself. */
const selfSignedPort = () =>
  portOf(createTlsServer(SELF_SIGNED, (socket) => void socket.on('error', () => {}).end()));

/** The same as Postgres does it: it is asked for TLS first, and says yes. */
async function selfSignedPostgres(): Promise<number> {
  const behind = await selfSignedPort();
  return portOf(
    createServer((socket) => {
      socket
        .on('error', () => {})
        .once('data', () => {
          socket.write('S');
          const other = connect(behind, '127.0.0.1').on('error', () => {});
          socket.pipe(other).pipe(socket);
        });
    }),
  );
}

/** Answers in words, whatever it is asked. */
const plainPort = () =>
  portOf(createServer((socket) => void socket.on('error', () => {}).end('220 hello\r\n')));

const bucketAt = (port: number) =>
  openS3Store({
    endpoint: `https://127.0.0.1:${port}`,
    region: 'us-east-1',
    name: 'rootling-photos',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });

async function mailErrorAt(port: number): Promise<unknown> {
  const server = { url: `smtps://127.0.0.1:${port}`, from: 'scouts@troop.example', demandsTls: true };
  const mail = {
    id: '1',
    recipient: 'ana@family.example',
    subject: 'Hello',
    text: 'Hello',
  } as const;
  return smtpSender(server, 'help@troop.example')(mail).catch((error: unknown) => error);
}

const UNKNOWN = 'its certificate is signed by an authority that this machine does not know';

test('a database, a bucket and a mail server whose authority nobody knows are refused in plain words', async () => {
  const databaseUrl = `postgres://me@127.0.0.1:${await selfSignedPostgres()}/rootling?sslmode=verify-full`;
  await expect(openDatabase({ databaseUrl })).rejects.toThrow(
    `There is no safe connection to the Postgres server: ${UNKNOWN}; sslrootcert=FILE names it (DATABASE_URL).`,
  );
  const port = await selfSignedPort();
  await expect(bucketAt(port)).rejects.toThrow(
    `There is no safe connection to the S3 storage at https://127.0.0.1:${port}: ${UNKNOWN}; NODE_EXTRA_CA_CERTS=FILE names ` +
      'it (S3_ENDPOINT).',
  );
  expect(whyNoTls(await mailErrorAt(port))).toBe(UNKNOWN);
});

test('what speaks no TLS where it should is said to be that', async () => {
  const port = await plainPort();
  await expect(bucketAt(port)).rejects.toThrow('what answers there speaks no TLS (S3_ENDPOINT)');
  expect(whyNoTls(await mailErrorAt(port))).toBe('what answers there speaks no TLS');
});

test.each([
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['CERT_NOT_YET_VALID', 'its certificate is not valid yet by the clock of this machine'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another name than the one in the address'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', UNKNOWN],
  ['CERT_SIGNATURE_FAILURE', 'its certificate is not in order'],
  ['ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', 'it asks for a certificate of ours'],
  ['ERR_SSL_TLSV1_ALERT_UNKNOWN_CA', 'it does not take our certificate'],
  ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', 'the two find no way of TLS that both take'],
  ['ECONNREFUSED', null],
])('%s is said as: %s', (code, words) => {
  expect(whyNoTls(Object.assign(new Error(code), { code }))).toBe(words);
});
