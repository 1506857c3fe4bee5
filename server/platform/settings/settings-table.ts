/** The settings, each once: what it takes, what holds without it, and what is said of it. */
import { SITE_NAME } from '#domain/limits.ts';
import { RETENTION } from '#domain/rules/keeping/retention.ts';
import type { Retention } from '#domain/rules/keeping/retention-class.ts';
import { type ChosenClass, daysOf, type KeepSetting } from '#domain/rules/keeping/retention-days.ts';
import { OUR_ORGANIZATIONS } from '#domain/rules/sign-in/organizations.ts';
import * as checks from './config-checks.ts';
import { CONNECTIONS } from './plain-connections.ts';

export type Setting = {
  /** The sentences of docs/SETTINGS.md, in Markdown and without the last full stop; `--help` says the first. */
  readonly says: string;
  /** Any text without it. */
  readonly takes?: (text: string) => unknown;
  readonly default?: string;
  /** The effective value without it, when that depends on something else. */
  readonly otherwise?: string;
  /** It may lie in a file instead, which the variable of this name with _FILE behind it names. */
  readonly isSecret?: true;
  /** A family installation's value, shown in rootling.env.example; other settings are not needed there. */
  readonly example?: string;
};
export type Settings = Readonly<Record<string, Setting>>;

const SITE = {
  PORT: {
    says: 'port to listen on; `0` takes a free one',
    takes: checks.wholeNumber('a port', 0, 65_535),
    default: '3000',
  },
  HOST: { says: 'address to listen on', default: '0.0.0.0', example: '127.0.0.1' },
  SITE_ADDRESS: {
    says: 'the name people use, such as `rootling.example`: for `BASE_URL` with https: and `TRUST_PROXY=1`. The compose files give it to their proxy too',
    takes: checks.held(['must be a name such as rootling.example', checks.HOST_NAME]),
  },
  BASE_URL: {
    says: 'the address people use, such as `https://rootling.example`. It has no path: the program has a name of its own. With `https:` the cookies are `Secure` and browsers are told to keep to https',
    takes: checks.site,
    example: 'https://rootling.example',
  },
  HSTS_SUBDOMAINS: {
    says: '`true`: browsers keep to https on every name below that of `BASE_URL` too. They do for a year: only where all of them have it',
    takes: checks.oneOf(['true', 'false']),
    default: 'false',
  },
  TRUST_PROXY: {
    says: "how many proxies stand in front. `true` is 1. Without it the client's address is that of the proxy, so everybody shares the limits that hold for one address (failed logins, registrations, password resets). An IPv6 client counts by its /64",
    takes: checks.proxies,
    default: '0',
    example: '1',
  },
  IDLE_SECONDS: {
    says: 'after so long a silence a connection is given up. From 1 to 600; what is sent has twice as long to arrive, photos what 1000 bytes a second need',
    takes: checks.wholeNumber('a number of seconds', 1, 600),
    default: '30',
  },
  DRAIN_SECONDS: {
    says: 'how long after SIGTERM requests are still taken. Readiness says 503 meanwhile; from 0 to 600',
    takes: checks.wholeNumber('a number of seconds', 0, 600),
    default: '0',
  },
} satisfies Settings;

const STORAGE = {
  DATA_DIR: {
    says: 'folder of the database and the photos. It is one of its own: one that others may enter and in which other folders lie is refused',
    takes: checks.folder,
    default: './data',
    example: '/srv/rootling',
  },
  DATABASE_URL: {
    says: 'a Postgres database instead of the SQLite file in `DATA_DIR`. It is written as `postgres://name@db.example:5432/rootling`',
    takes: checks.database,
    isSecret: true,
  },
  DATABASE_PASSWORD: {
    says: 'the password for `DATABASE_URL`, where it stands by itself. Then it may have any characters',
    isSecret: true,
  },
  S3_ENDPOINT: {
    says: 'address of storage for the photos instead of `DATA_DIR`. It is the address without the bucket, such as `https://s3.eu-central-1.amazonaws.com`; of these five all are set or none',
    takes: checks.storage,
  },
  S3_REGION: { says: 'its region' },
  S3_BUCKET: {
    says: 'the bucket there. It has to be there already',
    takes: checks.held(['must be the name of a bucket', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/]),
  },
  S3_ACCESS_KEY_ID: { says: 'the key to it' },
  S3_SECRET_ACCESS_KEY: { says: 'the secret of the key', isSecret: true },
  WITHOUT_TLS: {
    says: "what on other machines is reached without TLS: `database`, `bucket`, `mail`. Say some of them, with commas, and only where nobody else is on the way. Without it Postgres is reached with `sslmode=verify-full`, a mail server has to take TLS, and a bucket's address has to be `https:`. `DATABASE_URL` may also say `?sslmode=…` or `?sslrootcert=FILE` itself; what is open to others then is named in the log at each start",
    takes: checks.someOf(CONNECTIONS),
  },
  PHOTO_QUOTA_MB: {
    says: "how much the photos of an account may take, in megabytes. They count as they are stored: a telephone's photo takes about 0.6",
    takes: checks.wholeNumber('a number of megabytes', 1, 1_000_000),
    default: '2000',
  },
} satisfies Settings;

const MAIL = {
  SMTP_URL: {
    says: 'the mail server; without it no mail is sent. It is written as `smtps://user:password@mail.example:465`, in which `/` is `%2F`, `@` `%40` and `#` `%23` where a password has them. With it parents get a copy of the consent they sign, word of every password reset and a code before one; where `BASE_URL` is set too, the question whether they agree, and links to a page of their own (`/parent`)',
    takes: checks.mailServer,
    isSecret: true,
    example: 'smtps://user:password@mail.example:465',
  },
  MAIL_FROM: {
    says: 'whom mail comes from. It is written as `scouts@example.org` or `Rootling <scouts@example.org>`, and has to be set where `SMTP_URL` is',
    takes: checks.sender,
    example: 'Rootling <scouts@troop.example>',
  },
  CONSENT_CONFIRMATION: {
    says: "`email`: a parent's consent is confirmed from her mailbox; `off`: her signature is enough. By `email` she is asked before her child is let in, and older signatures have 30 days to be confirmed; without those two it is `off`, and she signs on the child's device",
    takes: checks.oneOf(['email', 'off']),
    otherwise: '`email` where `SMTP_URL` and `BASE_URL` are set',
  },
  CONSENT_PLUS_HOURS: {
    says: 'how long after that the parent is written to once more. From 1 to 72; the letter has the way to take it back',
    takes: checks.wholeNumber('a number of hours', 1, 72),
    default: '24',
  },
  REMINDERS: {
    says: '`off`: parents are not reminded of weekly checks by mail, and not asked whether they want it. `on`: where `SMTP_URL` and `BASE_URL` are set, those who ask for it are',
    takes: checks.oneOf(['on', 'off']),
    default: 'on',
  },
  REMINDER_HOUR: {
    says: 'from which hour on they are, where the child lives, 8 to 20. The clocks are those of the state; none goes after nine in the evening there',
    takes: checks.wholeNumber('an hour', 8, 20),
    default: '16',
  },
} satisfies Settings;

const OPERATOR = {
  SUPPORT_EMAIL: {
    says: 'shown to people who need help, and part of the terms. Set it before the first parent signs them. Where `BASE_URL` is set, no consent is taken without it',
    takes: checks.email,
    default: 'support@rootling.example',
    example: 'help@troop.example',
  },
  OPERATOR_NAME: {
    says: 'who runs this installation, for `/privacy`. Without it and the address the page says that nobody has said it, and each start warns',
    takes: checks.oneLine(120),
    example: 'Troop 42',
  },
  OPERATOR_ADDRESS: {
    says: 'where they can be written to by post, in one line',
    takes: checks.oneLine(300),
    example: 'Post box 42, Madison, WI 53703',
  },
  OPERATOR_PHONE: { says: 'where they can be called', takes: checks.oneLine(40) },
  PROCESSORS: {
    says: 'who handles data on their behalf and what for, with commas between them. It is written as `Host Inc. (servers), Post Inc. (e-mail)`, and stands on `/privacy`',
    takes: checks.nameList,
  },
  TERMS_FILE: {
    says: 'a Markdown file with own terms in the place of ours ([docs/OPERATING.md](OPERATING.md#own-terms-and-the-privacy-notice))',
  },
  TERMS_FILE_ES: {
    says: 'the same terms in Spanish, for parents who read them in it. Without it they are shown those of `TERMS_FILE`',
  },
  ORGANIZATIONS: {
    says: 'the organizations to choose from, with commas between them, in the place of the three. Name those again that stay: at most 12 of 40 characters, such as `4-H, Camp Fire, Trail Life USA`. [What follows](OPERATING.md#other-organizations)',
    takes: checks.organizations,
    default: OUR_ORGANIZATIONS.join(', '),
  },
  SPECIES_FILE: {
    says: 'a CSV file with own species beside ours ([docs/OPERATING.md](OPERATING.md#own-species))',
  },
  SITE_NAME: {
    says: 'name in the bar and the title. At most 60 characters',
    takes: checks.held(checks.atMost(60)),
    default: SITE_NAME,
  },
} satisfies Settings;

/** A retention setting in days, within the range of the rules. */
function days(name: ChosenClass, says: string) {
  const { kept, setting }: { kept: number; setting: NonNullable<Retention['setting']> } = RETENTION[name];
  const [least, most] = setting.days;
  return {
    says: says.replace('{range}', `${least} to ${most}`),
    takes: checks.wholeNumber('a number of days', least, most, setting.canBeOff),
    default: String(daysOf(kept) ?? most),
  };
}

export const KEEPING = {
  KEEP_SIGN_UP_DAYS: days(
    'signUps',
    'days until a sign-up goes that no parent confirms, {range}. Who has signed up already keeps the day that was told',
  ),
  KEEP_PAUSED_DAYS: days(
    'pausedConsents',
    'days until a notebook goes that has no consent any more, {range}. The parents are told 60, 30 and 7 days before',
  ),
  KEEP_STOPPED_DAYS: days(
    'stopped',
    'days until a notebook goes that a parent has stopped, {range}. With `0` a letter asks her once more, and then it goes at once',
  ),
  KEEP_UNVISITED_DAYS: days(
    'unvisited',
    'days until an account goes that nobody visits, {range}. A visit of a parent counts too; they are told 60, 30 and 7 days before',
  ),
  KEEP_FINISHED_DAYS: days(
    'finishedProjects',
    'days until a finished project goes, {range}; `0` keeps it. They count from its last change, and are told 30 and 7 days before; what is kept stays as long as the account',
  ),
  BACKUP_KEEP_DAYS: days(
    'backups',
    'days after which you delete a backup, {range}; `0` where there is none. `/privacy` says so of your backups; nothing deletes them for you',
  ),
  KEEP_DELETED_DAYS: days(
    'deletedProjects',
    'days in which a child can bring back a project that she deleted, {range}. With `0` it is gone at once',
  ),
} satisfies Record<KeepSetting, Setting>;

const WATCHING = {
  LOG_LEVEL: {
    says: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. Logs are lines of JSON on standard output; at a terminal they are words',
    takes: checks.oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    otherwise: '`info`; at a terminal `warn`',
  },
  METRICS_PORT: {
    says: 'port of `GET /metrics`; there is none unless it is set. Prometheus reads them',
    takes: checks.wholeNumber('a port', 0, 65_535),
  },
  METRICS_HOST: { says: 'address of the metrics', default: '127.0.0.1' },
  STATISTICS_TOKEN: {
    says: 'by it a program reads the statistics, and nothing else; 32 characters or more. [A dashboard of your council](OPERATING.md#watch-it) may be such; the token has 32 to 200 characters, as `openssl rand -hex 32` makes them. Without it no program may',
    takes: checks.token,
    isSecret: true,
  },
} satisfies Settings;

/** By the headings of docs/SETTINGS.md. */
export const GROUPS = {
  'Where people find it': SITE,
  'Where the data lie': STORAGE,
  'Mail and what parents are asked': MAIL,
  'Who runs it': OPERATOR,
  'How long it is kept': KEEPING,
  'Watching it': WATCHING,
} satisfies Record<string, Settings>;

export const TABLE = { ...SITE, ...STORAGE, ...MAIL, ...OPERATOR, ...KEEPING, ...WATCHING };
