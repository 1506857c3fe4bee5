import type { Variable } from './config.ts';

/** What each variable of the environment stands for, as `--help` says it; docs/SETTINGS.md says more. */
export const SETTINGS: Readonly<Record<Variable, string>> = {
  PORT: 'port to listen on; 0 takes a free one (3000)',
  HOST: 'address to listen on (0.0.0.0)',
  DATA_DIR: 'folder of the database and the photos (./data)',
  SITE_ADDRESS: 'the name people use, such as rootling.example: for BASE_URL with https: and TRUST_PROXY=1',
  BASE_URL: 'the address people use, such as https://rootling.example',
  HSTS_SUBDOMAINS: 'true: browsers keep to https on every name below that of BASE_URL too (false)',
  TRUST_PROXY: 'how many proxies stand in front (0)',
  DATABASE_URL: 'a Postgres database instead of the SQLite file in DATA_DIR',
  DATABASE_URL_FILE: 'the file in which DATABASE_URL lies',
  DATABASE_PASSWORD: 'the password for DATABASE_URL, where it stands by itself',
  DATABASE_PASSWORD_FILE: 'the file in which DATABASE_PASSWORD lies',
  S3_ENDPOINT: 'address of storage for the photos instead of DATA_DIR',
  S3_REGION: 'its region',
  S3_BUCKET: 'the bucket there',
  S3_ACCESS_KEY_ID: 'the key to it',
  S3_SECRET_ACCESS_KEY: 'the secret of the key',
  S3_SECRET_ACCESS_KEY_FILE: 'the file in which that secret lies',
  WITHOUT_TLS: 'what on other machines is reached without TLS: database, bucket, mail',
  CONSENT_CONFIRMATION:
    "email: a parent's consent is confirmed from her mailbox; off: her signature is enough (email where SMTP_URL and BASE_URL are set)",
  CONSENT_PLUS_HOURS: 'how long after that the parent is written to once more (24)',
  REMINDERS:
    'off: parents are not reminded of weekly checks by mail, and not asked whether they want it (on)',
  REMINDER_HOUR: 'from which hour on they are, where the child lives, 8 to 20 (16)',
  PHOTO_QUOTA_MB: 'how much the photos of an account may take, in megabytes (2000)',
  SMTP_URL: 'the mail server; without it no mail is sent',
  SMTP_URL_FILE: 'the file in which SMTP_URL lies',
  MAIL_FROM: 'whom mail comes from',
  SUPPORT_EMAIL: 'shown to people who need help, and part of the terms (support@rootling.example)',
  OPERATOR_NAME: 'who runs this installation, for /privacy',
  OPERATOR_ADDRESS: 'where they can be written to by post, in one line',
  OPERATOR_PHONE: 'where they can be called',
  PROCESSORS: 'who handles data on their behalf and what for, with commas between them',
  TERMS_FILE: 'a Markdown file with own terms in the place of ours (docs/OPERATING.md)',
  TERMS_FILE_ES: 'the same terms in Spanish, for parents who read them in it',
  ORGANIZATIONS: 'the organizations to choose from, with commas between them, in the place of the three',
  SPECIES_FILE: 'a CSV file with own species beside ours (docs/OPERATING.md)',
  KEEP_SIGN_UP_DAYS: 'days until a sign-up goes that no parent confirms, 3 to 30 (14)',
  KEEP_PAUSED_DAYS: 'days until a notebook goes that has no consent any more, 30 to 180 (90)',
  KEEP_STOPPED_DAYS: 'days until a notebook goes that a parent has stopped, 0 to 30 (30)',
  KEEP_UNVISITED_DAYS: 'days until an account goes that nobody visits, 180 to 730 (540)',
  KEEP_FINISHED_DAYS: 'days until a finished project goes, 365 to 1825; 0 keeps it (0)',
  BACKUP_KEEP_DAYS: 'days after which you delete a backup, 1 to 365; 0 where there is none (35)',
  KEEP_DELETED_DAYS: 'days in which a child can bring back a project that she deleted, 0 to 30 (30)',
  SITE_NAME: 'name in the bar and the title (Rootling)',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent (info; at a terminal warn)',
  METRICS_PORT: 'port of GET /metrics; there is none unless it is set',
  METRICS_HOST: 'address of the metrics (127.0.0.1)',
  STATISTICS_TOKEN: 'by it a program reads the statistics, and nothing else; 32 characters or more',
  STATISTICS_TOKEN_FILE: 'the file in which that token lies',
  IDLE_SECONDS: 'after so long a silence a connection is given up (30)',
  DRAIN_SECONDS: 'how long after SIGTERM requests are still taken (0)',
};

/** Some of the settings with what they stand for, for a command that reads no others. */
export function settingsOf(...names: readonly Variable[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, SETTINGS[name]]));
}

/** Where the database is. */
export const OF_DATABASE = settingsOf(
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_URL_FILE',
  'DATABASE_PASSWORD',
  'DATABASE_PASSWORD_FILE',
);

/** Where the photos are, when that is not the data folder. */
export const OF_BUCKET = settingsOf(
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_SECRET_ACCESS_KEY_FILE',
);
