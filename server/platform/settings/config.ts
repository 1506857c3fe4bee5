import { RETENTION } from '#domain/rules/keeping/retention.ts';
import { CHOSEN_CLASSES, type KeptDays } from '#domain/rules/keeping/retention-days.ts';
import { organizationsNamed } from '#domain/rules/sign-in/organizations.ts';
import type { Bucket } from '#server/platform/files/s3-client.ts';
import { HOST_NAME, Unusable } from './config-checks.ts';
import { databaseUrlWithTls, isOpenBucket, isThisMachine } from './plain-connections.ts';
import { withSecretsOfFiles } from './secret-files.ts';
import { SETTINGS } from './settings.ts';
import { type Setting, TABLE } from './settings-table.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Table = typeof TABLE;
/** The environment's value of each setting, or its default. */
type Values = {
  readonly [Name in keyof Table]:
    | (Table[Name] extends { takes: (text: string) => infer Value } ? Value : string)
    | (Table[Name] extends { default: string } ? never : undefined);
};

/** The program's settings. Everything has a default; a wrong value stops the start, and every fault is named. */
export type Config = ReturnType<typeof configOf>;

const HOUR_MS = 60 * 60 * 1000;

/** A name by itself says that one proxy with https stands in front, as in compose.yaml. */
function withSite(given: Environment): Environment {
  if (!given.SITE_ADDRESS || !HOST_NAME.test(given.SITE_ADDRESS)) return given;
  return { BASE_URL: `https://${given.SITE_ADDRESS}`, TRUST_PROXY: '1', ...given };
}

function valuesOf(set: Environment): { values: Values; errors: string[] } {
  const errors: string[] = [];
  const read = ([name, { takes = String, default: byItself }]: [string, Setting]) => {
    const text = set[name] ?? byItself;
    try {
      return [name, text === undefined ? undefined : takes(text)];
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      errors.push(...error.message.split('\n').map((message) => `${name} ${message}`));
      return [name, undefined];
    }
  };
  // The type has its values from the same rows.
  const values = Object.fromEntries(Object.entries<Setting>(TABLE).map(read)) as Values;
  return { values, errors };
}

const OPEN_BUCKET =
  'S3_ENDPOINT must begin with https://, or photos travel open; where nobody else is on the way say WITHOUT_TLS=bucket';

/** Returns faults between settings. A missing one is reported even when another has an error. */
function faultsTogether(set: Environment, { S3_ENDPOINT, WITHOUT_TLS = [] }: Values): string[] {
  const demand = (name: string, isNeeded: boolean, where: string) =>
    isNeeded && set[name] === undefined ? [`${name} must be set where ${where}`] : [];
  const ofBucket = Object.keys(TABLE).filter((name) => name.startsWith('S3_'));
  const hasBucket = ofBucket.some((name) => name in set);
  const isByMail = set.CONSENT_CONFIRMATION === 'email';
  const isOpen = S3_ENDPOINT && isOpenBucket(new URL(S3_ENDPOINT)) && !WITHOUT_TLS.includes('bucket');
  return [
    ...demand('MAIL_FROM', 'SMTP_URL' in set, 'SMTP_URL is: mail has to come from somebody'),
    ...demand('DATABASE_URL', 'DATABASE_PASSWORD' in set, 'DATABASE_PASSWORD is'),
    ...demand('SMTP_URL', isByMail, 'CONSENT_CONFIRMATION is email'),
    ...demand('BASE_URL', isByMail, 'CONSENT_CONFIRMATION is email'),
    ...(isOpen ? [OPEN_BUCKET] : []),
    ...ofBucket.flatMap((name) => demand(name, hasBucket, 'another S3_ variable is')),
  ];
}

/**
 * Reads the environment; an empty variable counts as unset.
 * @param settings of a tool: it opens no file of a secret that it does not need, and may not read. All unless it is given.
 * @throws Error that names every error, one a line.
 */
export function readConfig(environment: Environment, settings: object = SETTINGS): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const { set, errors: ofFiles } = withSecretsOfFiles(withSite(given), settings);
  const { values, errors: ofValues } = valuesOf(set);
  const errors = [...ofFiles, ...ofValues, ...faultsTogether(set, values)];
  if (errors.length === 0) return configOf(values);
  throw new Error(`The configuration is not usable:\n${errors.map((error) => `  ${error}`).join('\n')}`);
}

/** A password that stands by itself may have any characters: in an address some would have to be written otherwise. */
function databaseUrlOf({ DATABASE_URL, DATABASE_PASSWORD, WITHOUT_TLS = [] }: Values): string | null {
  if (!DATABASE_URL) return null;
  const url = new URL(DATABASE_URL);
  if (DATABASE_PASSWORD) url.password = encodeURIComponent(DATABASE_PASSWORD);
  return databaseUrlWithTls(DATABASE_PASSWORD ? url.href : DATABASE_URL, WITHOUT_TLS.includes('database'));
}

function bucketOf(values: Values): Bucket | null {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: name } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!(endpoint && region && name && accessKeyId && secretAccessKey)) return null;
  return { endpoint, region, name, accessKeyId, secretAccessKey };
}

/** Returns the mail settings: with TLS, unless the server is this machine or the operator says otherwise. */
function mailOf({ SMTP_URL: url, MAIL_FROM: from, WITHOUT_TLS = [] }: Values) {
  if (!(url && from)) return null;
  return { url, from, demandsTls: !isThisMachine(new URL(url).hostname) && !WITHOUT_TLS.includes('mail') };
}

function configOf(values: Values) {
  const site = values.BASE_URL === undefined ? null : new URL(values.BASE_URL);
  /** Mail can be sent, and can hold a link. */
  const sendsLinks = Boolean(values.SMTP_URL && values.BASE_URL);
  const isConsentByMail = (values.CONSENT_CONFIRMATION ?? (sendsLinks ? 'email' : 'off')) === 'email';
  const isSupportEmailOurs = values.SUPPORT_EMAIL === TABLE.SUPPORT_EMAIL.default;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    /** The address people use, such as https://rootling.example; null when only the request tells. */
    baseUrl: values.BASE_URL ?? null,
    /** With https, administrators need an authenticator app (PRODUCT.md#second-factor). */
    demandsSecondFactor: site?.protocol === 'https:',
    /**
     * The first administrator needs a code (PRODUCT.md#first-administrator) behind a proxy, which hides where a
     * request began.
     */
    asksFirstAdminCode: values.TRUST_PROXY > 0 || (site !== null && !isThisMachine(site.hostname)),
    hstsSubdomains: values.HSTS_SUBDOMAINS === 'true',
    /** The number of proxies in front (PRODUCT.md#passwords-and-tries); 0 trusts only the socket. */
    trustProxy: values.TRUST_PROXY,
    databaseUrl: databaseUrlOf(values),
    /** Where photos lie; null where they lie in `dataDir`. */
    bucket: bucketOf(values),
    mail: mailOf(values),
    photoQuotaBytes: values.PHOTO_QUOTA_MB * 1e6,
    keptDays: Object.fromEntries(
      CHOSEN_CLASSES.map((name) => [name, values[RETENTION[name].setting.name]]),
    ) as KeptDays,
    /**
     * The confirmation of a consent by mail (PRODUCT.md#confirmed-by-mail); null when the signature on the child's
     * device is enough.
     */
    consentByMail: isConsentByMail ? { plusMs: values.CONSENT_PLUS_HOURS * HOUR_MS } : null,
    /** The operator has said so, and mail is not only missing. */
    isConsentOff: values.CONSENT_CONFIRMATION === 'off',
    /**
     * From which hour on parents are reminded, where their child lives (PRODUCT.md#reminders): each letter needs the
     * link that ends them.
     */
    reminders: values.REMINDERS === 'on' && sendsLinks ? { hour: values.REMINDER_HOUR } : null,
    supportEmail: values.SUPPORT_EMAIL,
    /** The one that nobody reads, which stands where the operator has named none. */
    isSupportEmailOurs,
    /** Parents may sign only if the terms name an address that somebody reads, when people come from elsewhere. */
    takesConsents: !isSupportEmailOurs || site === null,
    operator: {
      name: values.OPERATOR_NAME ?? null,
      address: values.OPERATOR_ADDRESS ?? null,
      phone: values.OPERATOR_PHONE ?? null,
    },
    processors: values.PROCESSORS ?? [],
    termsFile: values.TERMS_FILE ?? null,
    termsFileSpanish: values.TERMS_FILE_ES ?? null,
    /** Which organizations children may choose (PRODUCT.md#organizations), in this order. */
    organizations: organizationsNamed(values.ORGANIZATIONS),
    speciesFile: values.SPECIES_FILE ?? null,
    siteName: values.SITE_NAME,
    /** Null where nobody said: a log has more in it than a terminal shows. */
    logLevel: values.LOG_LEVEL ?? null,
    /** Where Prometheus finds the metrics; null where nobody asked for them. */
    metrics:
      values.METRICS_PORT === undefined ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    /** By which programs read the statistics (PRODUCT.md#statistics-for-a-program); null where none may. */
    statisticsToken: values.STATISTICS_TOKEN ?? null,
    idleSeconds: values.IDLE_SECONDS,
    drainSeconds: values.DRAIN_SECONDS,
  };
}
