import * as z from 'zod/mini';
import { SITE_NAME } from '#domain/limits.ts';
import type { KeptDays } from '#domain/rules/keeping/retention-days.ts';
import type { Bucket } from '#server/platform/files/s3-client.ts';
import { BUCKET_SETTINGS, bucketIsWhole, bucketOf } from './bucket-settings.ts';
import * as checks from './config-checks.ts';
import { KEEP_SETTINGS, keptDaysOf } from './kept-days.ts';
import { isConsentByMail, MAIL_SETTINGS, remindersOf } from './mail-settings.ts';
import { OPERATOR_SETTINGS, type OperatorConfig, operatorConfigOf } from './operator-settings.ts';
import {
  CONNECTIONS,
  type Connection,
  databaseUrlWithTls,
  isThisMachine,
  mailOf,
  type Reach,
  reachOf,
} from './plain-connections.ts';
import { SECRET_FILE_SETTINGS, withSecretsOfFiles } from './secret-files.ts';
import { WATCH_SETTINGS, type Watch, watchOf } from './watch-settings.ts';

/** How the program is set up. Everything has a default; a wrong value stops the start and every fault is named. */
export type Config = Reach &
  OperatorConfig &
  Watch & {
    port: number;
    host: string;
    dataDir: string;
    /** The address people use, such as https://rootling.example; null when only the request tells. */
    baseUrl: string | null;
    /** Whether browsers are told to keep to https on every name below that of `baseUrl` too. */
    hstsSubdomains: boolean;
    /** How many proxies stand in front (§11.3); 0 trusts only the socket. */
    trustProxy: number;
    databaseUrl: string | null;
    /** Where photos lie; null where they lie in `dataDir`. */
    bucket: Bucket | null;
    /** How mail is sent; null where none is. `from` is an address, or a name with the address in angle brackets. */
    mail: { readonly url: string; readonly from: string; readonly demandsTls: boolean } | null;
    /** What may be reached without TLS on another machine, because the operator says so. */
    withoutTls: readonly Connection[];
    /** How much the stored photos of one account may take. */
    photoQuotaBytes: number;
    /** How long what an operator may choose is kept (domain/rules/keeping/retention.ts). */
    keptDays: KeptDays;
    /** How a parent's consent is confirmed by mail (§18); null where her signature on the child's device is enough. */
    consentByMail: { readonly plusMs: number } | null;
    /** From which hour on parents are reminded, where their child lives (§26); null where no reminders are sent. */
    reminders: { readonly hour: number } | null;
    /** The operator has said so, and mail is not only missing. */
    isConsentOff: boolean;
    supportEmail: string;
    /** The one that nobody reads, which stands where the operator has named none. */
    isSupportEmailOurs: boolean;
    /** Whether parents may sign: where people come from elsewhere, the terms must name an address that somebody reads. */
    takesConsents: boolean;
    siteName: string;
    /** How long a connection on which nothing moves is waited for. */
    idleSeconds: number;
    /** How long after SIGTERM new requests are still taken, for those who send them to see that it is about to end. */
    drainSeconds: number;
  };

const HOUR_MS = 60 * 60 * 1000;
const SITE = /^[a-z0-9.-]+$/i;
const NOBODYS_ADDRESS = 'support@rootling.example';

const Environment = z
  .object({
    PORT: z._default(checks.wholeNumber('must be a port from 0 to 65535', 65_535), 3000),
    HOST: z._default(z.string(), '0.0.0.0'),
    DATA_DIR: z._default(checks.folder, './data'),
    SITE_ADDRESS: z.optional(z.string().check(z.regex(SITE, 'must be a name such as rootling.example'))),
    BASE_URL: z.optional(
      z.pipe(z.string().check(z.refine(checks.isSite, checks.NO_SITE)), z.transform(checks.originOf)),
    ),
    HSTS_SUBDOMAINS: z._default(z.enum(['true', 'false'], 'must be true or false'), 'false'),
    TRUST_PROXY: z._default(
      z.pipe(
        z.string().check(z.regex(/^(true|false|\d{1,2})$/, 'must be true, false or the number of proxies')),
        z.transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text))),
      ),
      0,
    ),
    DATABASE_URL: z.optional(checks.database),
    DATABASE_PASSWORD: z.optional(z.string()),
    ...BUCKET_SETTINGS,
    SMTP_URL: z.optional(checks.mailServer),
    MAIL_FROM: z.optional(
      z
        .string()
        .check(
          z.refine(checks.isSender, 'must be an e-mail address, or a name followed by one in angle brackets'),
        ),
    ),
    ...MAIL_SETTINGS,
    ...OPERATOR_SETTINGS,
    ...KEEP_SETTINGS,
    ...SECRET_FILE_SETTINGS,
    PHOTO_QUOTA_MB: z._default(
      checks.wholeNumber('must be a number of megabytes from 1 to 1000000', 1_000_000, 1),
      2000,
    ),
    WITHOUT_TLS: z._default(
      z.pipe(
        checks.commaList,
        z.array(z.enum(CONNECTIONS, `must be a list of ${CONNECTIONS.join(', ')}, or some of them`)),
      ),
      [],
    ),
    SUPPORT_EMAIL: z._default(
      z.string().check(z.regex(z.regexes.email, 'must be an e-mail address')),
      NOBODYS_ADDRESS,
    ),
    SITE_NAME: z._default(z.string().check(z.maxLength(60, 'must have at most 60 characters')), SITE_NAME),
    ...WATCH_SETTINGS,
    IDLE_SECONDS: z._default(checks.wholeNumber('must be a number of seconds from 1 to 600', 600, 1), 30),
    DRAIN_SECONDS: z._default(checks.wholeNumber('must be a number of seconds from 0 to 600', 600), 0),
  })
  .check(
    z.refine((it) => it.SMTP_URL === undefined || it.MAIL_FROM !== undefined, {
      path: ['MAIL_FROM'],
      error: 'must be set where SMTP_URL is: mail has to come from somebody',
      // Else it would not be named while another variable has an error.
      when: () => true,
    }),
    z.refine((it) => it.DATABASE_PASSWORD === undefined || it.DATABASE_URL !== undefined, {
      path: ['DATABASE_URL'],
      error: 'must be set where DATABASE_PASSWORD is',
      when: () => true,
    }),
    ...(['SMTP_URL', 'BASE_URL'] as const).map((name) =>
      z.refine<Partial<Record<typeof name | 'CONSENT_CONFIRMATION', string>>>(
        (it) => it.CONSENT_CONFIRMATION !== 'email' || it[name] !== undefined,
        { path: [name], error: 'must be set where CONSENT_CONFIRMATION is email', when: () => true },
      ),
    ),
    z.refine(
      (it) =>
        !it.S3_ENDPOINT?.startsWith('http:') ||
        isThisMachine(new URL(it.S3_ENDPOINT).hostname) ||
        it.WITHOUT_TLS.includes('bucket'),
      {
        path: ['S3_ENDPOINT'],
        error:
          'must begin with https://, or photos travel open; where nobody else is on the way say WITHOUT_TLS=bucket',
      },
    ),
    ...bucketIsWhole,
  );

/** A variable of the environment that the program reads. */
export type Variable = keyof z.input<typeof Environment>;

/** A password that stands by itself may have any characters: in an address some would have to be written otherwise. */
function databaseUrlOf(it: z.infer<typeof Environment>): string | null {
  if (!it.DATABASE_URL) return null;
  const url = new URL(it.DATABASE_URL);
  if (it.DATABASE_PASSWORD) url.password = encodeURIComponent(it.DATABASE_PASSWORD);
  return databaseUrlWithTls(
    it.DATABASE_PASSWORD ? url.href : it.DATABASE_URL,
    it.WITHOUT_TLS.includes('database'),
  );
}

/** A name by itself says that one proxy with https stands in front, as in compose.yaml. */
function withSite(given: Readonly<Record<string, string | undefined>>) {
  if (!given.SITE_ADDRESS || !SITE.test(given.SITE_ADDRESS)) return given;
  return { BASE_URL: `https://${given.SITE_ADDRESS}`, TRUST_PROXY: '1', ...given };
}

/**
 * Reads the environment; an empty variable counts as unset.
 * @param settings of a tool: it opens no file of a secret that it does not need, and may not read. All unless it is given.
 * @throws Error that names every error, one a line.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  settings: object = SECRET_FILE_SETTINGS,
): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const { set, errors: ofFiles } = withSecretsOfFiles(withSite(given), settings);
  const result = Environment.safeParse(set);
  if (!result.success || ofFiles.length > 0) {
    // Of a list each part that is wrong has an issue of its own, with its number behind the name.
    const ofValues = (result.error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`);
    const errors = [...ofFiles, ...new Set(ofValues)];
    throw new Error(`The configuration is not usable:\n${errors.map((error) => `  ${error}`).join('\n')}`);
  }
  const it = result.data;
  return {
    port: it.PORT,
    host: it.HOST,
    dataDir: it.DATA_DIR,
    baseUrl: it.BASE_URL ?? null,
    ...reachOf(it.BASE_URL, it.TRUST_PROXY),
    hstsSubdomains: it.HSTS_SUBDOMAINS === 'true',
    trustProxy: it.TRUST_PROXY,
    databaseUrl: databaseUrlOf(it),
    bucket: bucketOf(it),
    mail: it.SMTP_URL && it.MAIL_FROM ? mailOf(it.SMTP_URL, it.MAIL_FROM, it.WITHOUT_TLS) : null,
    withoutTls: it.WITHOUT_TLS,
    isConsentOff: it.CONSENT_CONFIRMATION === 'off',
    consentByMail: isConsentByMail(it) ? { plusMs: it.CONSENT_PLUS_HOURS * HOUR_MS } : null,
    reminders: remindersOf(it),
    keptDays: keptDaysOf(it),
    photoQuotaBytes: it.PHOTO_QUOTA_MB * 1e6,
    ...operatorConfigOf(it),
    takesConsents: it.SUPPORT_EMAIL !== NOBODYS_ADDRESS || it.BASE_URL === undefined,
    supportEmail: it.SUPPORT_EMAIL,
    isSupportEmailOurs: it.SUPPORT_EMAIL === NOBODYS_ADDRESS,
    siteName: it.SITE_NAME,
    ...watchOf(it),
    idleSeconds: it.IDLE_SECONDS,
    drainSeconds: it.DRAIN_SECONDS,
  };
}
