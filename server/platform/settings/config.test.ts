import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { plainConnections } from './plain-connections.ts';

test('everything has a default, and an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', BASE_URL: ' ' })).toMatchObject({
    port: 3000,
    dataDir: './data',
    baseUrl: null,
    trustProxy: 0,
    databaseUrl: null,
    bucket: null,
    mail: null,
    logLevel: null,
  });
});

test.each([
  ['true', 1],
  ['false', 0],
  ['0', 0],
  ['2', 2],
])('TRUST_PROXY=%s believes %i proxies (#passwords-and-tries)', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(trustProxy);
});

test('every fault is named at once, each with its variable', () => {
  const read = () =>
    readConfig({
      PORT: 'http',
      TRUST_PROXY: 'maybe',
      BASE_URL: 'rootling',
      LOG_LEVEL: 'loud',
      SMTP_URL: 'mail.troop.example:25',
      SUPPORT_EMAIL: '@',
    });
  expect(read).toThrow(
    /PORT .*\n.*BASE_URL .*\n.*TRUST_PROXY .*\n.*SMTP_URL .*\n.*SUPPORT_EMAIL .*\n.*LOG_LEVEL .*\n.*MAIL_FROM /,
  );
});

test.each([
  ['https://rootling.example', 'https://rootling.example'],
  ['https://rootling.example/', 'https://rootling.example'],
  ['HTTP://Localhost:8080', 'http://localhost:8080'],
  ['https://rootling.example:443', 'https://rootling.example'],
])('BASE_URL=%s is the site %s', (BASE_URL, baseUrl) => {
  expect(readConfig({ BASE_URL }).baseUrl).toBe(baseUrl);
});

test.each([
  'https://troop.example/rootling',
  'https://troop.example/?troop=42',
  'https://troop.example?',
  'https://troop.example/#top',
  'https://ranger:oak@troop.example',
  'ftp://troop.example',
  'troop.example',
])('%s is no site that the program could be, and refused as BASE_URL', (BASE_URL) => {
  expect(() => readConfig({ BASE_URL })).toThrow(
    'BASE_URL must be an address such as https://rootling.example, with nothing after the name and the port',
  );
});

test.each([
  ['scouts@troop.example', 'smtp://mail.troop.example'],
  ['Rootling <scouts@troop.example>', 'smtps://user:secret@mail.troop.example:465'],
])('mail is sent as %s by %s', (MAIL_FROM, SMTP_URL) => {
  expect(readConfig({ MAIL_FROM, SMTP_URL }).mail).toEqual({
    url: SMTP_URL,
    from: MAIL_FROM,
    demandsTls: true,
  });
});

test('without SMTP_URL no mail is sent', () => {
  expect(readConfig({ MAIL_FROM: 'scouts@troop.example' }).mail).toBeNull();
});

const S3 = {
  S3_ENDPOINT: 'https://s3.troop.example',
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'rootling-photos',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('photos lie in the bucket that is named', () => {
  expect(readConfig(S3).bucket).toEqual({
    endpoint: 'https://s3.troop.example',
    region: 'us-east-1',
    name: 'rootling-photos',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
});

test.each(Object.keys(S3))('with %s alone each of the others is missed', (name) => {
  const others = Object.keys(S3).filter((other) => other !== name);
  const read = () => readConfig({ PORT: 'http', [name]: S3[name as keyof typeof S3] });
  for (const other of ['PORT', ...others]) expect(read).toThrow(`${other} must be`);
  expect(read).not.toThrow(`${name} must be`);
});

test('a bucket that has no such name, at an address that is none, is a fault in both', () => {
  const read = () => readConfig({ ...S3, S3_ENDPOINT: 's3.troop.example', S3_BUCKET: 'Our Photos' });
  expect(read).toThrow(/S3_ENDPOINT must be an address .*\n.*S3_BUCKET must be the name of a bucket$/);
});

test('mail without a sender is a fault, and so is a sender without an address', () => {
  const SMTP_URL = 'smtp://mail.troop.example';
  expect(() => readConfig({ SMTP_URL })).toThrow('MAIL_FROM must be set where SMTP_URL is');
  for (const MAIL_FROM of ['Rootling', 'a@b.example, c@d.example', 'Rootling <scouts>']) {
    expect(() => readConfig({ SMTP_URL, MAIL_FROM })).toThrow('MAIL_FROM must be an e-mail address');
  }
});

test('who runs it, who handles data for them, and where their terms lie', () => {
  const own = {
    OPERATOR_NAME: 'Troop 42',
    OPERATOR_ADDRESS: '1 Elm Street, Madison WI 53703',
    OPERATOR_PHONE: '608 555 0100',
    PROCESSORS: ' Host Inc. (servers), Post Inc. ',
    TERMS_FILE: './terms.md',
  };
  expect(readConfig(own)).toMatchObject({
    operator: { name: 'Troop 42', address: '1 Elm Street, Madison WI 53703', phone: '608 555 0100' },
    processors: ['Host Inc. (servers)', 'Post Inc.'],
    termsFile: './terms.md',
  });
  expect(readConfig({})).toMatchObject({
    operator: { name: null, address: null, phone: null },
    processors: [],
    termsFile: null,
  });
});

test('organizations are those of the operator, or the three (#organizations)', () => {
  const named = (ORGANIZATIONS: string) => readConfig({ ORGANIZATIONS }).organizations;
  expect(named('').map(({ key }) => key)).toEqual(['scouts_bsa', 'cub_scouts', 'girl_scouts']);
  expect(named(' 4-H ,Cub Scouts')).toEqual([
    { key: '4-h', name: '4-H' },
    { key: 'cub_scouts', name: 'Cub Scouts' },
  ]);
  expect(readConfig({ SPECIES_FILE: './own.csv' }).speciesFile).toBe('./own.csv');
  expect(readConfig({}).speciesFile).toBe(null);
});

test('each organization that cannot be is named, beside what else is wrong', () => {
  const read = () => readConfig({ ORGANIZATIONS: `4-H,4-h,,All,${'x'.repeat(41)}`, PORT: 'http' });
  expect(read).toThrow(
    /PORT .*\n(.*ORGANIZATIONS [a-z].*\n){3}.*ORGANIZATIONS must name each once: '4-H' and '4-h'/,
  );
});

test.each([
  ['OPERATOR_NAME', 'x'.repeat(121), 'must have at most 120 characters'],
  ['OPERATOR_ADDRESS', '1 Elm Street\nMadison', 'must be one line'],
  ['OPERATOR_PHONE', '6'.repeat(41), 'must have at most 40 characters'],
  ['OPERATOR_NAME', 'Troop \u202E42', 'without characters that nobody sees'],
  ['PROCESSORS', 'Host Inc.,,Post Inc.', 'must be a list with commas and something between them'],
])('%s=%j is refused by name', (name, value, fault) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`${name}[.0-9]* .*${fault}`));
});

test.each([
  [{}, true],
  [{ BASE_URL: 'https://rootling.example' }, false],
  [{ BASE_URL: 'https://rootling.example', SUPPORT_EMAIL: 'help@troop.example' }, true],
  [{ BASE_URL: 'https://rootling.example', SUPPORT_EMAIL: 'support@rootling.example' }, false],
])('with %j consents are taken: %s', (environment, takesConsents) => {
  expect(readConfig(environment).takesConsents).toBe(takesConsents);
});

test.each(['70000', '-1', '3000.5', '1e3'])('PORT=%s is refused', (PORT) => {
  expect(() => readConfig({ PORT })).toThrow('PORT must be a port from 0 to 65535');
});

test('metrics are off unless a port asks for them, and then on this machine alone', () => {
  expect(readConfig({ METRICS_HOST: '0.0.0.0' }).metrics).toBeNull();
  expect(readConfig({ METRICS_PORT: '9100' }).metrics).toEqual({ port: 9100, host: '127.0.0.1' });
  expect(readConfig({ METRICS_PORT: '9100', METRICS_HOST: '::1' }).metrics?.host).toBe('::1');
});

test.each([
  ['IDLE_SECONDS', '0', 'from 1 to 600'],
  ['IDLE_SECONDS', 'soon', 'from 1 to 600'],
  ['DRAIN_SECONDS', '601', 'from 0 to 600'],
  ['HSTS_SUBDOMAINS', 'yes', 'must be true or false'],
  ['METRICS_PORT', '65536', 'must be a port'],
])('%s=%s is refused', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(message);
});

const DATABASE = 'postgres://rootling:secret@db.internal/rootling';

test.each([
  ['on another machine', DATABASE, {}, `${DATABASE}?sslmode=verify-full`],
  ['without TLS by the setting', DATABASE, { WITHOUT_TLS: 'mail, database' }, `${DATABASE}?sslmode=disable`],
  ['without TLS by its address', `${DATABASE}?sslmode=disable`, {}, `${DATABASE}?sslmode=disable`],
  ['with words of its own', `${DATABASE}?sslrootcert=/ca.pem`, {}, `${DATABASE}?sslrootcert=/ca.pem`],
  ['on this machine', 'postgres://me@127.0.0.1:5432/x', {}, 'postgres://me@127.0.0.1:5432/x'],
  ['on this machine by name', 'postgres://me@localhost/x', {}, 'postgres://me@localhost/x'],
  ['on this machine by IPv6', 'postgres://me@[::1]/x', {}, 'postgres://me@[::1]/x'],
  ['behind a socket', 'postgres:///x?host=/run/pg', {}, 'postgres:///x?host=/run/pg'],
  [
    'named like this machine',
    'postgres://127.evil.example/x',
    {},
    'postgres://127.evil.example/x?sslmode=verify-full',
  ],
])('a database %s is reached by %s', (_, DATABASE_URL, more, reached) => {
  expect(readConfig({ DATABASE_URL, ...more }).databaseUrl).toBe(reached);
});

test.each([
  ['https://s3.troop.example', undefined, true],
  ['http://127.0.0.1:9000', undefined, true],
  ['http://s3.troop.example', 'bucket', true],
  ['http://s3.troop.example', undefined, false],
  ['HTTP://s3.troop.example', undefined, false],
  ['http://s3.troop.example', 'database,mail', false],
])('photos may go to %s where WITHOUT_TLS is %s: %s', (S3_ENDPOINT, WITHOUT_TLS, mayGo) => {
  const read = () => readConfig({ ...S3, S3_ENDPOINT, WITHOUT_TLS });
  if (mayGo) expect(read().bucket?.endpoint).toBe(S3_ENDPOINT);
  else expect(read).toThrow('S3_ENDPOINT must begin with https://');
});

test.each([
  ['smtp://mail.troop.example', undefined, true],
  ['smtp://localhost:25', undefined, false],
  ['smtp://mail.troop.example', 'mail', false],
])('mail to %s demands TLS where WITHOUT_TLS is %s: %s', (SMTP_URL, WITHOUT_TLS, demandsTls) => {
  expect(readConfig({ SMTP_URL, MAIL_FROM: 'a@b.example', WITHOUT_TLS }).mail?.demandsTls).toBe(demandsTls);
});

test.each([
  [`${DATABASE}?sslmode=verify-full`, null, []],
  [`${DATABASE}?ssl=true&sslmode=require`, null, []],
  [`${DATABASE}?sslrootcert=/ca.pem`, null, []],
  ['postgres://me@localhost/x?sslmode=disable', null, []],
  [`${DATABASE}?sslmode=disable`, null, ['database']],
  [`${DATABASE}?sslmode=no-verify`, null, ['database']],
  [`${DATABASE}?ssl=0`, null, ['database']],
  [`${DATABASE}?ssl=false&sslmode=verify-full`, null, ['database']],
  [`${DATABASE}?sslmode=verify-full&sslmode=disable`, null, ['database']],
  [`${DATABASE}?uselibpqcompat=true&sslmode=require`, null, ['database']],
  [`${DATABASE}?uselibpqcompat=true&sslmode=verify-ca`, null, []],
  [null, 'smtp://mail.troop.example', []],
  [null, 'smtps://mail.troop.example?pool=true', []],
  [null, 'smtps://mail.troop.example?tls.rejectUnauthorized=false', ['mail']],
  [null, 'smtps://mail.troop.example?secure=false', ['mail']],
  [null, 'smtp://mail.troop.example?ignoreTLS=true', ['mail']],
  [null, 'smtp://mail.troop.example?requireTLS=false', ['mail']],
  [null, 'smtp://localhost?ignoreTLS=true', []],
])('of the database %s and the mail server %s a start tells as open: %j', (database, url, open) => {
  expect(plainConnections({ database, bucket: null, mail: url ? { url, demandsTls: true } : null })).toEqual(
    open,
  );
});

test.each([
  ['https://s3.troop.example', []],
  ['http://127.0.0.1:9000', []],
  ['http://s3.troop.example', ['bucket']],
])('of the bucket %s a start tells as open: %j', (bucket, open) => {
  expect(plainConnections({ database: null, bucket, mail: null })).toEqual(open);
});

test('an address that says only how TLS begins is still given the demand for it', () => {
  expect(readConfig({ DATABASE_URL: `${DATABASE}?sslnegotiation=postgres` }).databaseUrl).toBe(
    `${DATABASE}?sslnegotiation=postgres&sslmode=verify-full`,
  );
});

test('a connection that nobody knows is named as a fault', () => {
  expect(() => readConfig({ WITHOUT_TLS: 'everything' })).toThrow(
    'WITHOUT_TLS must be a list of database, bucket, mail, or some of them',
  );
});

test.each([
  ['KEEP_SIGN_UP_DAYS', 2, 31],
  ['KEEP_PAUSED_DAYS', 29, 181],
  ['KEEP_STOPPED_DAYS', -1, 31],
  ['KEEP_UNVISITED_DAYS', 179, 731],
  ['KEEP_FINISHED_DAYS', 364, 1826],
  ['KEEP_DELETED_DAYS', -1, 31],
  ['BACKUP_KEEP_DAYS', -1, 366],
])('%s out of its range stops the start by name (#what-goes-by-the-clock)', (name, below, above) => {
  for (const days of [below, above, 'many'])
    expect(() => readConfig({ [name]: String(days) })).toThrow(`${name} must be a number of days from`);
  for (const days of [below + 1, above - 1])
    expect(Object.values(readConfig({ [name]: String(days) }).keptDays)).toContain(days);
});

test('finished projects go only where days are set', () => {
  expect(readConfig({}).keptDays.finishedProjects).toBe(0);
  expect(readConfig({ KEEP_FINISHED_DAYS: '0' }).keptDays.finishedProjects).toBe(0);
});

/** A folder with a secret in a file of each name. */
function secretsIn(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rootling-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

test('each secret may lie in a file, without the line break at its end', () => {
  const folder = secretsIn({
    database: 'postgres://rootling:oak@db.troop.example/rootling\n',
    mail: 'smtps://user:secret@mail.troop.example:465\r\n',
    bucket: 'secret of the key\n',
  });
  const { S3_SECRET_ACCESS_KEY: _, ...bucket } = S3;
  const config = readConfig({
    ...bucket,
    DATABASE_URL_FILE: path.join(folder, 'database'),
    S3_SECRET_ACCESS_KEY_FILE: path.join(folder, 'bucket'),
    SMTP_URL_FILE: path.join(folder, 'mail'),
    MAIL_FROM: 'scouts@troop.example',
  });
  expect(config.databaseUrl).toContain('postgres://rootling:oak@db.troop.example/rootling');
  expect(config.bucket?.secretAccessKey).toBe('secret of the key');
  expect(config.mail?.url).toBe('smtps://user:secret@mail.troop.example:465');
});

test.each([
  ['a password of its own takes the place of none', 'postgres://rootling@db/rootling'],
  ['a password of its own takes the place of another', 'postgres://rootling:other@db/rootling'],
])('%s, whatever characters it has', (_what, DATABASE_URL) => {
  const folder = secretsIn({ password: 'slash/colon:at@per%cent\n' });
  const DATABASE_PASSWORD_FILE = path.join(folder, 'password');
  const { databaseUrl } = readConfig({ DATABASE_URL, DATABASE_PASSWORD_FILE, WITHOUT_TLS: 'database' });
  expect(decodeURIComponent(new URL(databaseUrl ?? '').password)).toBe('slash/colon:at@per%cent');
});

test('a file that is missing, empty or beside the variable itself stops the start, each by name and without the secret', () => {
  const folder = secretsIn({ empty: '\n', password: 'oak' });
  const missing = path.join(folder, 'nowhere');
  const read = () =>
    readConfig({
      DATABASE_URL_FILE: missing,
      SMTP_URL_FILE: path.join(folder, 'empty'),
      DATABASE_PASSWORD: 'acorn',
      DATABASE_PASSWORD_FILE: path.join(folder, 'password'),
    });
  expect(read).toThrow(`DATABASE_URL_FILE names a file that cannot be read: There is no ${missing}`);
  expect(read).toThrow('SMTP_URL_FILE names a file that is empty');
  expect(read).toThrow('DATABASE_PASSWORD is set beside DATABASE_PASSWORD_FILE: say only one');
  expect(read).not.toThrow(/oak|acorn/);
});

test('a secret that stands where its file is to be named is not told to the log', () => {
  const read = () =>
    readConfig({ SMTP_URL_FILE: 'smtps://user:acorn@mail', DATABASE_PASSWORD_FILE: 'acorn' });
  expect(read).toThrow('SMTP_URL_FILE has to name a file by its whole path, beginning with /');
  expect(read).not.toThrow(/acorn/);
});

test('a tool opens no file of a secret that it does not need', () => {
  const SMTP_URL_FILE = '/run/credentials/of-another-unit/smtp-url';
  expect(() => readConfig({ SMTP_URL_FILE })).toThrow('SMTP_URL_FILE');
  expect(readConfig({ SMTP_URL_FILE }, { DATABASE_URL_FILE: '' }).mail).toBeNull();
});

test('a password without a database is a mistake', () => {
  expect(() => readConfig({ DATABASE_PASSWORD: 'oak' })).toThrow(
    'DATABASE_URL must be set where DATABASE_PASSWORD is',
  );
});

test('a name by itself stands for its address with https behind one proxy, unless something else is said', () => {
  const SITE_ADDRESS = 'rootling.example';
  expect(readConfig({ SITE_ADDRESS })).toMatchObject({ baseUrl: 'https://rootling.example', trustProxy: 1 });
  expect(readConfig({ SITE_ADDRESS, BASE_URL: 'https://troop.example', TRUST_PROXY: '2' })).toMatchObject({
    baseUrl: 'https://troop.example',
    trustProxy: 2,
  });
  expect(() => readConfig({ SITE_ADDRESS: ':80' })).toThrow(
    'SITE_ADDRESS must be a name such as rootling.example',
  );
});
