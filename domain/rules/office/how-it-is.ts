/** What the figures of an installation come to (§31): whether anything needs doing, and what. */
import type { HowItIs } from '#domain/contract/office/how-it-is.ts';
import { CLEARING_JOB_NAMES, CLEARING_JOBS, type ClearingJob } from '#domain/rules/keeping/clearing-jobs.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const GB = 1e9;

/** Nothing to do; worth a look some day; to be done soon. */
export type Standing = 'fine' | 'look' | 'act';

/** What each row can come to, those that matter most to who opens the page at midnight first. */
export const CAUSES = {
  backup: {
    made: 'fine',
    old: 'look',
    overdue: 'act',
    never: 'act',
    'not-yet': 'look',
    declined: 'look',
    unread: 'look',
  },
  drill: { tried: 'fine', 'long-ago': 'look', never: 'look', unread: 'look' },
  mail: {
    sent: 'fine',
    off: 'look',
    linkless: 'look',
    'some-failed': 'look',
    refused: 'act',
    'shut-out': 'act',
    stuck: 'act',
    unread: 'look',
  },
  consents: { none: 'fine', waiting: 'fine', 'long-waiting': 'look', unread: 'look' },
  disk: { roomy: 'fine', filling: 'look', full: 'act', unread: 'look' },
  files: { writable: 'fine', closed: 'act' },
  database: { answers: 'fine', unread: 'act' },
  clearing: { done: 'fine', young: 'fine', failed: 'look', late: 'act', unread: 'look' },
  administrators: { safe: 'fine', alone: 'look', unsafe: 'look', unread: 'look' },
  address: { https: 'fine', unset: 'look', here: 'look', open: 'act' },
  operator: { named: 'fine', unnamed: 'look', closed: 'act' },
  processes: { one: 'fine', alike: 'fine', mixed: 'act', unread: 'look' },
  machine: { runs: 'fine' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Standing>>>>;
export type RowName = keyof typeof CAUSES;
export type Cause<R extends RowName> = keyof (typeof CAUSES)[R];
export type Causes = { readonly [R in RowName]: Cause<R> };
export const ROW_NAMES = Object.keys(CAUSES) as readonly RowName[];

/** Longer than from one night to the next, and the day after it. */
const BACKUP_OLD_MS = 2 * DAY_MS;
const BACKUP_OVERDUE_MS = 7 * DAY_MS;
/** "Every few months" (docs/OPERATING.md). */
const DRILL_OLD_MS = 180 * DAY_MS;
/** The program sends what is due within seconds. */
const MAIL_STUCK_MS = HOUR_MS;
/** After that many days without an answer a parent has been reminded once. */
const CONSENT_LONG_MS = 4 * DAY_MS;
/** Below the one uploads of some weeks fit no more, below the other those of some days. */
const DISK_FILLING = { bytes: 5 * GB, days: 60 };
const DISK_FULL = { bytes: GB, days: 14 };
/** Growth over fewer days is that of one camp. */
const GROWTH_DAYS_LEAST = 7;
/** A start runs every job; a large installation takes its time. */
const YOUNG_MS = HOUR_MS;
const EVERY_MS = { 'quarter-hour': HOUR_MS / 4, hour: HOUR_MS, day: DAY_MS } as const;

const since = (text: string, now: number) => now - Date.parse(text);

/** How much was there at a moment; moments in milliseconds. */
export type Measured = { readonly at: number; readonly bytes: number };

/** How much it grows in a day, from the first measure to the last; null where that is no growth, or over too few days. */
export function growthOf(measured: readonly Measured[]): { bytesADay: number; days: number } | null {
  const inOrder = measured.toSorted((one, other) => one.at - other.at);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last) return null;
  const days = Math.round((last.at - first.at) / DAY_MS);
  const grown = last.bytes - first.bytes;
  return days < GROWTH_DAYS_LEAST || grown <= 0 ? null : { bytesADay: Math.round(grown / days), days };
}

/** In how many days the disk is full if photos go on growing as they did; null where nobody can say. */
export function daysLeft({ disk, photos }: Pick<HowItIs, 'disk' | 'photos'>): number | null {
  if (!disk?.holdsPhotos || !photos?.growth) return null;
  return Math.floor(disk.freeBytes / photos.growth.bytesADay);
}

/** What has not run for twice the time after which it should; nothing while a program has just begun. */
export function lateJobs(
  endedAt: ReadonlyMap<ClearingJob, number>,
  { startedAt, now }: { startedAt: number; now: number },
): ClearingJob[] {
  if (now - startedAt < YOUNG_MS) return [];
  return CLEARING_JOB_NAMES.filter((job) => {
    const longest = 2 * EVERY_MS[CLEARING_JOBS[job].every] + YOUNG_MS;
    return now - (endedAt.get(job) ?? startedAt) > longest;
  });
}

function backup(it: HowItIs['backup'], now: number): Cause<'backup'> {
  if (!it) return 'unread';
  if (!it.last) {
    if (it.isDeclined) return 'declined';
    return it.hasStudents ? 'never' : 'not-yet';
  }
  const age = since(it.last.madeAt, now);
  if (age > BACKUP_OVERDUE_MS) return 'overdue';
  return age > BACKUP_OLD_MS ? 'old' : 'made';
}

function drill(it: HowItIs['drill'], now: number): Cause<'drill'> {
  if (!it) return 'unread';
  if (it.last === null) return 'never';
  return since(it.last, now) > DRILL_OLD_MS ? 'long-ago' : 'tried';
}

function mail({ mail: it, address: { url } }: HowItIs, now: number): Cause<'mail'> {
  if (!it) return 'unread';
  if (!it.isSetUp) return 'off';
  if (it.isServerToBlame) return 'refused';
  if (it.problem !== null) return 'shut-out';
  if (it.waitingSince !== null && since(it.waitingSince, now) > MAIL_STUCK_MS) return 'stuck';
  if (it.failed.count > 0) return 'some-failed';
  return url === null ? 'linkless' : 'sent';
}

function consents(it: HowItIs['consents'], now: number): Cause<'consents'> {
  if (!it) return 'unread';
  if (it.waiting.count === 0) return 'none';
  const isLong = it.signedSince !== null && since(it.signedSince, now) > CONSENT_LONG_MS;
  return isLong ? 'long-waiting' : 'waiting';
}

function disk(it: HowItIs): Cause<'disk'> {
  if (!it.disk) return 'unread';
  const { freeBytes } = it.disk;
  const days = daysLeft(it) ?? Number.POSITIVE_INFINITY;
  if (freeBytes < DISK_FULL.bytes || days < DISK_FULL.days) return 'full';
  return freeBytes < DISK_FILLING.bytes || days < DISK_FILLING.days ? 'filling' : 'roomy';
}

function clearing(it: HowItIs['clearing']): Cause<'clearing'> {
  if (!it) return 'unread';
  if (it.late.length > 0) return 'late';
  if (it.failed.length > 0) return 'failed';
  return it.lastAt === null ? 'young' : 'done';
}

function administrators(it: HowItIs['administrators']): Cause<'administrators'> {
  if (!it) return 'unread';
  if (it.count === 1) return 'alone';
  return it.withoutSecondFactor > 0 ? 'unsafe' : 'safe';
}

function address({ url, isOnlyHere }: HowItIs['address']): Cause<'address'> {
  if (url === null) return 'unset';
  if (url.startsWith('https:')) return 'https';
  return isOnlyHere ? 'here' : 'open';
}

function processes(it: HowItIs['processes']): Cause<'processes'> {
  if (!it) return 'unread';
  const [first, ...others] = it.versions;
  if (others.length > 0) return 'mixed';
  return (first?.count ?? 0) > 1 ? 'alike' : 'one';
}

/** What each row comes to, by the clock of the server that was asked. */
export function causesOf(it: HowItIs): Causes {
  const now = Date.parse(it.askedAt);
  const closed = it.operator.takesConsents ? null : 'closed';
  return {
    backup: backup(it.backup, now),
    drill: drill(it.drill, now),
    mail: mail(it, now),
    consents: consents(it.consents, now),
    disk: disk(it),
    files: it.files.isWritable ? 'writable' : 'closed',
    database: it.database ? 'answers' : 'unread',
    clearing: clearing(it.clearing),
    administrators: administrators(it.administrators),
    address: address(it.address),
    operator: closed ?? (it.operator.isNamed ? 'named' : 'unnamed'),
    processes: processes(it.processes),
    machine: 'runs',
  };
}

export function standingOf<R extends RowName>(row: R, causes: Causes): Standing {
  const ofRow: Readonly<Record<string, Standing>> = CAUSES[row];
  return ofRow[causes[row]] ?? 'look';
}

/** What an administrator is told before anything else: what is to be done soon, and that a parent is worth a call. */
export function needsOf(causes: Causes): readonly RowName[] {
  return ROW_NAMES.filter((row) => standingOf(row, causes) === 'act' || causes[row] === 'long-waiting');
}

/** How many rows stand each way. */
export function countStandings(causes: Causes): Readonly<Record<Standing, number>> {
  const counted = { fine: 0, look: 0, act: 0 };
  for (const row of ROW_NAMES) counted[standingOf(row, causes)] += 1;
  return counted;
}
