import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootCertificates } from 'node:tls';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readSettings } from '#server/app/read-settings.ts';
import { prepareDataFolder } from '#server/platform/data-folder.ts';
import { errorMessage } from '#server/platform/error-message.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rootling-wrong-'));
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const files = {
    'empty.txt': '\n',
    'words.txt': 'acorn\n',
    'cert.pem': rootCertificates[0] ?? '',
    'cut.pem': '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n',
    'key.pem': privateKey,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  mkdirSync(path.join(folder, 'used'), { mode: 0o755 });
  chmodSync(path.join(folder, 'used'), 0o755);
  mkdirSync(path.join(folder, 'used/letters'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** With these a start says nothing. */
const WELL = {
  HOST: '127.0.0.1',
  PORT: '0',
  OPERATOR_NAME: 'Troop 42',
  OPERATOR_ADDRESS: '1 Elm Street, Madison WI 53703',
  SUPPORT_EMAIL: 'help@troop.example',
};
const MAIL_FROM = 'scouts@troop.example';
const HTTPS = { BASE_URL: 'https://rootling.example', TRUST_PROXY: '1' };
const S3 = {
  S3_ENDPOINT: 'https://s3.troop.example',
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'rootling-photos',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const DATABASE = 'postgres://rootling@db.troop.example/rootling';

/** Returns the start's sentences about these settings, one a line; FOLDER stands for the test's. */
async function saidOf(settings: Record<string, string>): Promise<string[]> {
  const here = Object.entries(settings).map(([name, value]) => [name, value.replaceAll('FOLDER', folder)]);
  const environment = { DATA_DIR: path.join(folder, 'data'), ...WELL, ...Object.fromEntries(here) };
  const said = await (async () => {
    try {
      const { config, warnings } = await readSettings(environment);
      await prepareDataFolder(config.dataDir);
      return warnings;
    } catch (error) {
      return [errorMessage(error)];
    }
  })();
  const lines = said.flatMap((it) => it.split('\n')).map((it) => it.trim().replaceAll(folder, 'FOLDER'));
  return lines.filter((it) => !/^The (configuration is|terms in|species in) .*:$/.test(it));
}

const PERCENTS =
  'in its name and password / is written as %2F, @ as %40, : as %3A, # as %23, ? as %3F and % as %25';
const AFTER_SERVER = `SMTP_URL must end after the server and its port, as in smtps://name:password@mail.example:465; ${PERCENTS}`;
const OF_DATABASE = `DATABASE_URL must be an address such as postgres://name@db.example:5432/rootling; a password stands best by itself, in DATABASE_PASSWORD, or ${PERCENTS}`;
const OF_STORAGE =
  'S3_ENDPOINT must be an address such as https://s3.eu-central-1.amazonaws.com, without a name, a password, ? or #';
const NO_SITE =
  'BASE_URL must be an address such as https://rootling.example, with nothing after the name and the port';

test('settings that are right are taken without a word', async () => {
  expect(await saidOf({})).toEqual([]);
  expect(await saidOf({ ...HTTPS, ...S3, SITE_ADDRESS: 'rootling.example' })).toEqual([]);
  const passwords = 'smtps://scouts%40troop.example:pa%2Fss%23@mail.troop.example:465/';
  expect(await saidOf({ SMTP_URL: passwords, MAIL_FROM })).toEqual([]);
  expect(await saidOf({ DATABASE_URL: `${DATABASE}?sslrootcert=FOLDER/cert.pem` })).toEqual([]);
});

test.each<[Record<string, string>, string]>([
  [{ PORT: '80 80' }, 'PORT must be a port from 0 to 65535'],
  [{ HOST: 'http://rootling.example' }, 'http://rootling.example is no address of this machine (HOST).'],
  [{ PORT: '4340', METRICS_PORT: '4340' }, 'METRICS_PORT must be another port than PORT.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be true, false or the number of proxies'],
  [
    { STATISTICS_TOKEN: 'acorn' },
    'STATISTICS_TOKEN must have 32 to 200 characters, such as those of: openssl rand -hex 32',
  ],
  // Folders
  [{ DATA_DIR: '~/rootling' }, 'DATA_DIR must be a whole path, such as /srv/rootling: only a shell knows ~'],
  [{ DATA_DIR: 'file:///srv/rootling' }, 'DATA_DIR must be a folder of this machine, such as /srv/rootling'],
  [
    { DATA_DIR: '/proc/rootling' },
    'The data folder /proc/rootling cannot be made: no folders are made there (DATA_DIR).',
  ],
  [
    { DATA_DIR: '/proc/rootling/data' },
    'The data folder /proc/rootling/data cannot be made: no folders are made there (DATA_DIR).',
  ],
  [
    { DATA_DIR: '/dev/null/data' },
    'The data folder /dev/null/data cannot be made: there is a file of that name (DATA_DIR).',
  ],
  [
    { DATA_DIR: 'FOLDER/words.txt' },
    'The data folder FOLDER/words.txt cannot be made: there is a file of that name (DATA_DIR).',
  ],
  [
    { DATA_DIR: 'FOLDER/used' },
    'The data folder FOLDER/used is one that others use: in it is letters. Name a folder of its own, such as FOLDER/used/rootling (DATA_DIR).',
  ],
  // Files
  [{ TERMS_FILE: 'FOLDER' }, 'FOLDER is a folder, where a file is wanted.'],
  [{ TERMS_FILE: 'FOLDER/nowhere.md' }, 'There is no FOLDER/nowhere.md.'],
  [{ SPECIES_FILE: 'FOLDER' }, 'FOLDER is a folder, where a file is wanted.'],
  [
    { SMTP_URL_FILE: 'FOLDER', MAIL_FROM },
    'SMTP_URL_FILE names a file that cannot be read: FOLDER is a folder, where a file is wanted',
  ],
  [{ SMTP_URL_FILE: 'FOLDER/empty.txt', MAIL_FROM }, 'SMTP_URL_FILE names a file that is empty'],
  [
    { SMTP_URL_FILE: 'secret/smtp-url', MAIL_FROM },
    'SMTP_URL_FILE has to name a file by its whole path, beginning with /',
  ],
  // Lists
  [{ WITHOUT_TLS: 'everything' }, 'WITHOUT_TLS must be a list of database, bucket, mail, or some of them'],
  [{ WITHOUT_TLS: 'all,mail,none' }, 'WITHOUT_TLS must be a list of database, bucket, mail, or some of them'],
  [{ PROCESSORS: 'Host Inc.,,' }, 'PROCESSORS must be a list with commas and something between them'],
  [{ ORGANIZATIONS: '4-H,4-h' }, "ORGANIZATIONS must name each once: '4-H' and '4-h' are the same"],
  // The site
  [{ SITE_ADDRESS: 'https://rootling.example' }, 'SITE_ADDRESS must be a name such as rootling.example'],
  [{ BASE_URL: 'https://troop.example/rootling', TRUST_PROXY: '1' }, NO_SITE],
  [
    { ...HTTPS, SITE_ADDRESS: '1.2.3.4.5' },
    'SITE_ADDRESS says https://1.2.3.4.5, and BASE_URL https://rootling.example, which counts: leave one of them out.',
  ],
  [
    { ...HTTPS, SITE_ADDRESS: 'troop.example' },
    'SITE_ADDRESS says https://troop.example, and BASE_URL https://rootling.example, which counts: leave one of them out.',
  ],
  [
    { BASE_URL: 'http://rootling.example' },
    'BASE_URL is http://rootling.example: whoever is on the way reads passwords and photos of children. Put a proxy with https in front, and write https://.',
  ],
  [
    { BASE_URL: 'https://rootling.example' },
    'BASE_URL has https, which a proxy brings, and TRUST_PROXY does not say so: everybody shares the limits of one address. Set TRUST_PROXY=1.',
  ],
  [{ HSTS_SUBDOMAINS: 'true' }, 'HSTS_SUBDOMAINS changes nothing where BASE_URL has no https.'],
  [{ ...HTTPS, SUPPORT_EMAIL: '' }, 'No parent can sign until SUPPORT_EMAIL is set: the terms name it.'],
  [{ SUPPORT_EMAIL: 'help@troop' }, 'SUPPORT_EMAIL must be an e-mail address'],
  [{ TRUST_PROXI: '1' }, 'TRUST_PROXI is no setting, and changes nothing: is TRUST_PROXY meant?'],
  // Mail
  [
    { SMTP_URL: 'mail.troop.example:25', MAIL_FROM },
    'SMTP_URL must be an address that begins with smtp:// or smtps://',
  ],
  [
    { SMTP_URL: 'smtp:mail.troop.example', MAIL_FROM },
    'SMTP_URL must be an address that begins with smtp:// or smtps://',
  ],
  [{ SMTP_URL: 'smtp://', MAIL_FROM }, 'SMTP_URL must name the mail server, as in smtp://mail.example:587'],
  [{ SMTP_URL: 'smtp://mail.troop.example/outgoing', MAIL_FROM }, AFTER_SERVER],
  [{ SMTP_URL: 'smtps://me:oak/acorn@mail.troop.example:465', MAIL_FROM }, AFTER_SERVER],
  [{ SMTP_URL: 'smtps://me:12/acorn@mail.troop.example:465', MAIL_FROM }, AFTER_SERVER],
  [{ SMTP_URL: 'smtps://me:oak#acorn@mail.troop.example:465', MAIL_FROM }, AFTER_SERVER],
  [{ SMTP_URL: 'smtps://me:12?acorn@mail.troop.example:465', MAIL_FROM }, AFTER_SERVER],
  [
    { SMTP_URL: 'smtp://mail.troop.example' },
    'MAIL_FROM must be set where SMTP_URL is: mail has to come from somebody',
  ],
  [
    { SMTP_URL: 'smtp://mail.troop.example', MAIL_FROM: 'Rootling' },
    'MAIL_FROM must be an e-mail address, or a name followed by one in angle brackets',
  ],
  [{ CONSENT_CONFIRMATION: 'email', ...HTTPS }, 'SMTP_URL must be set where CONSENT_CONFIRMATION is email'],
  // The database and the bucket
  [
    { DATABASE_URL: 'mysql://db.troop.example/rootling' },
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
  ],
  [{ DATABASE_URL: 'postgres://me:oak/acorn@db.troop.example/rootling' }, OF_DATABASE],
  [{ DATABASE_URL: 'postgres://me:12/acorn@db.troop.example/rootling' }, OF_DATABASE],
  [{ DATABASE_URL: 'postgres://me:oak#acorn@db.troop.example/rootling' }, OF_DATABASE],
  [{ DATABASE_PASSWORD: 'oak' }, 'DATABASE_URL must be set where DATABASE_PASSWORD is'],
  [
    { ...S3, S3_ENDPOINT: 's3.troop.example' },
    'S3_ENDPOINT must be an address that begins with http:// or https://',
  ],
  [{ ...S3, S3_ENDPOINT: 'https://key:acorn@s3.troop.example' }, OF_STORAGE],
  [{ ...S3, S3_ENDPOINT: 'https://s3.troop.example?region=oak' }, OF_STORAGE],
  [
    { ...S3, S3_ENDPOINT: 'http://s3.troop.example' },
    'S3_ENDPOINT must begin with https://, or photos travel open; where nobody else is on the way say WITHOUT_TLS=bucket',
  ],
  [{ ...S3, S3_BUCKET: 'Our Photos' }, 'S3_BUCKET must be the name of a bucket'],
  // Certificates and keys
  [
    { DATABASE_URL: `${DATABASE}?sslrootcert=FOLDER/nowhere.pem` },
    'The address of the database cannot be used: There is no FOLDER/nowhere.pem (DATABASE_URL).',
  ],
  [
    { DATABASE_URL: `${DATABASE}?sslrootcert=FOLDER` },
    'The address of the database cannot be used: FOLDER is a folder, where a file is wanted (DATABASE_URL).',
  ],
  [
    { DATABASE_URL: `${DATABASE}?sslrootcert=FOLDER/words.txt` },
    'The address of the database cannot be used: FOLDER/words.txt holds no certificate, which begins with -----BEGIN CERTIFICATE----- (DATABASE_URL).',
  ],
  [
    { DATABASE_URL: `${DATABASE}?sslrootcert=FOLDER/cut.pem` },
    'The address of the database cannot be used: FOLDER/cut.pem holds no certificate, which begins with -----BEGIN CERTIFICATE----- (DATABASE_URL).',
  ],
  [
    { DATABASE_URL: `${DATABASE}?sslcert=FOLDER/cert.pem` },
    'The address of the database cannot be used: sslcert and sslkey go together (DATABASE_URL).',
  ],
  [
    { DATABASE_URL: `${DATABASE}?sslcert=FOLDER/cert.pem&sslkey=FOLDER/words.txt` },
    'The address of the database cannot be used: FOLDER/words.txt holds no private key, or one that asks for a password (DATABASE_URL).',
  ],
  [
    { DATABASE_URL: `${DATABASE}?sslcert=FOLDER/cert.pem&sslkey=FOLDER/key.pem` },
    'The address of the database cannot be used: FOLDER/key.pem is not the key of the certificate FOLDER/cert.pem (DATABASE_URL).',
  ],
  [
    { NODE_EXTRA_CA_CERTS: 'FOLDER/words.txt' },
    'NODE_EXTRA_CA_CERTS names no authority: FOLDER/words.txt holds no certificate, which begins with -----BEGIN CERTIFICATE-----.',
  ],
])('%j is told in plain words, and nothing else is said: %s', async (settings, sentence) => {
  expect(await saidOf(settings)).toEqual([sentence]);
  // No start has closed it, nor made anything in it.
  expect(existsSync(path.join(folder, 'used/rootling.lock'))).toBe(false);
});

/** Returns the sentences about a settings file with this content. */
async function saidOfFile(
  text: string,
  mode = 0o600,
  owner?: number,
  read: Record<string, string> = {},
): Promise<string[]> {
  const SETTINGS_FILE = path.join(folder, 'rootling.env');
  onTestFinished(() => rmSync(SETTINGS_FILE, { force: true }));
  writeFileSync(SETTINGS_FILE, text);
  chmodSync(SETTINGS_FILE, mode);
  if (owner !== undefined) chownSync(SETTINGS_FILE, owner, owner);
  return saidOf({ SETTINGS_FILE, ...read });
}

test.each([
  [
    'PORT=1\nhello there\nPORT: 3000\nBASE URL=x',
    'In FOLDER/rootling.env, lines 2, 3 and 4: this is no setting, and changes nothing; write NAME=value, or # before what is only for people.',
  ],
  [
    '\uFEFFPORT=3000',
    'FOLDER/rootling.env begins with a mark that hides its first name: save it as UTF-8 without BOM.',
  ],
  [
    'SMTP_URL=smtps://me:green#twig@mail.example',
    'In FOLDER/rootling.env, line 1: what follows the # is not read; put the value between single quotes.',
  ],
  [
    "SITE_NAME='Troop 42\nPORT=3000",
    'In FOLDER/rootling.env, line 1: a quotation mark is not closed on the same line; close it there.',
  ],
  ['PORT=1\nPORT=2\n', 'In FOLDER/rootling.env PORT stands more than once: the last one counts.'],
])('a settings file with %j is told: %s', async (text, sentence) => {
  const said = await saidOfFile(text);
  expect(said).toEqual([sentence]);
  expect(said.join()).not.toMatch(/twig|hello/);
});

test('a start that is refused tells of the file too, from which the fault may come', async () => {
  const read = { SMTP_URL: 'smtps://me:green', MAIL_FROM };
  expect(await saidOfFile('SMTP_URL=smtps://me:green#twig@mail.example', 0o600, undefined, read)).toEqual([
    AFTER_SERVER,
    'In FOLDER/rootling.env, line 1: what follows the # is not read; put the value between single quotes.',
  ]);
});

test('a settings file that is in order is taken without a word', async () => {
  const text =
    '# ours\r\n\r\nexport PORT = 3000 # for the proxy\r\nSITE_NAME=\'Troop #42\' # ours\r\nSMTP_URL="smtps://me:a#b@mail"\r\n';
  expect(await saidOfFile(text)).toEqual([]);
});

test.skipIf(process.platform === 'win32')(
  'a settings file that others may read or change is told',
  async () => {
    const sentence =
      "Others on this machine may read or change FOLDER/rootling.env, which holds secrets: chmod 600 it, or 640 where it is root's.";
    for (const mode of [0o604, 0o640, 0o620, 0o644, 0o666]) {
      expect([mode.toString(8), await saidOfFile('PORT=3000', mode)]).toEqual([mode.toString(8), [sentence]]);
    }
    expect(await saidOfFile('PORT=3000', 0o400)).toEqual([]);
  },
);

test.skipIf(process.getuid?.() !== 0)(
  'its group may read a file that belongs to another account',
  async () => {
    expect(await saidOfFile('PORT=3000', 0o640, 12_345)).toEqual([]);
    expect(await saidOfFile('PORT=3000', 0o660, 12_345)).toHaveLength(1);
  },
);
