/**
 * The state of an installation (PRODUCT.md#how-it-is): the state of each row, if somebody is needed, and what to do.
 */
import type { SystemHealth } from '#domain/contract/office/system-health.ts';
import {
  CLEARING_JOB_NAMES,
  CLEARING_JOBS,
  type ClearingJob,
  EVERY_MS,
} from '#domain/rules/keeping/clearing-jobs.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const GB = 1e9;

/** Nothing to do; worth a look some day; to be done soon. */
export type Standing = 'fine' | 'look' | 'act';

/** A part of `SystemHealth`, and a row of the page. */
export type RowName = Exclude<keyof SystemHealth, 'askedAt' | 'photos'>;

/** A state of a row. Its sentences are in the catalogs of words, under row and cause. */
export type State = {
  readonly cause: string;
  readonly is: Standing;
  /** True when administrators see it before anything else, though it is not urgent. */
  readonly isForToday?: true;
  /** The command that mends it. */
  readonly command?: string;
  /** Where that is explained: a heading of docs/OPERATING.md, or SETTINGS for docs/SETTINGS.md. */
  readonly where?: string;
};

/** All figures, and how long ago a moment is, by the clock of the server that was asked; 0 where there is none. */
type Asked = SystemHealth & { readonly age: (moment: string | null | undefined) => number };
type Told<R extends RowName> = State & {
  /** True when the row's figures mean this state and no earlier one matched; a state without it always matches. */
  readonly when?: (figures: NonNullable<SystemHealth[R]>, all: Asked) => boolean;
};
type Table = { readonly [R in RowName]: readonly Told<R>[] };

/** The words of a catalog for each state. `unread` is used when a row has none of its own. */
export type Said = { readonly says: string; readonly toDo?: string };
export type RowWords = {
  readonly [R in RowName]: {
    readonly title: string;
    readonly causes: Readonly<Record<Cause<R>, Said>> & { readonly unread?: Said };
  };
};

const PRACTISED = 'Back up, and practise it';
const BACK_UP = { command: 'npm run backup -- --keep 14 /backups', where: PRACTISED };
const DRILL = 'SETTINGS_FILE= DATA_DIR=~/rootling-drill npm run restore -- /backups/NEWEST.zip';
const RESTORE = { command: DRILL, where: PRACTISED };
const TRY_MAIL = { command: 'npm run send-test-mail -- you@example.org', where: 'Mail' };
const CALL = { isForToday: true } as const;
const MAKE_ROOM = { command: 'df -h', where: 'Grow out of one machine' };
const WHERE_DATA_ARE = 'Where the data are, and how to keep them';
const CLEAR_AWAY = { command: 'npm run housekeeping', where: 'Clear away' };
const WITH_HTTPS = { where: 'Behind a proxy, with https' };

/** The states of each row, of which the first that is so holds. The rows that matter most at midnight come first. */
export const STATES = {
  backup: [
    { cause: 'declined', is: 'look', when: (it) => !it.last && it.isDeclined, ...BACK_UP },
    { cause: 'never', is: 'act', when: (it) => !it.last && it.hasStudents, ...BACK_UP },
    { cause: 'not-yet', is: 'look', when: (it) => !it.last, ...BACK_UP },
    { cause: 'overdue', is: 'act', when: (it, { age }) => age(it.last?.madeAt) > 7 * DAY_MS, ...BACK_UP },
    { cause: 'lacking', is: 'act', when: (it) => (it.last?.lostFiles ?? 0) > 0, where: PRACTISED },
    // Longer than from one night to the next, and the day after it.
    { cause: 'old', is: 'look', when: (it, { age }) => age(it.last?.madeAt) > 2 * DAY_MS, ...BACK_UP },
    { cause: 'made', is: 'fine' },
  ],
  drill: [
    { cause: 'never', is: 'look', when: (it) => it.last === null, ...RESTORE },
    // "Every few months" (docs/OPERATING.md).
    { cause: 'long-ago', is: 'look', when: (it, { age }) => age(it.last) > 180 * DAY_MS, ...RESTORE },
    { cause: 'tried', is: 'fine' },
  ],
  mail: [
    { cause: 'off', is: 'look', when: (it) => !it.isSetUp, where: 'Mail' },
    { cause: 'refused', is: 'act', when: (it) => it.isServerToBlame, where: 'Mail' },
    { cause: 'shut-out', is: 'act', when: (it) => it.problem !== null, ...TRY_MAIL },
    // The program sends what is due within seconds.
    { cause: 'stuck', is: 'act', when: (it, { age }) => age(it.waitingSince) > HOUR_MS, where: 'Watch it' },
    { cause: 'some-failed', is: 'look', when: (it) => it.failed.count > 0 },
    { cause: 'linkless', is: 'look', when: (_, { address }) => address.url === null },
    { cause: 'sent', is: 'fine' },
  ],
  consents: [
    { cause: 'none', is: 'fine', when: (it) => it.waiting.count === 0 },
    // A parent has been reminded once by then, and is worth a call.
    { cause: 'long-waiting', is: 'look', when: (it, { age }) => age(it.signedSince) > 4 * DAY_MS, ...CALL },
    { cause: 'waiting', is: 'fine' },
  ],
  disk: [
    // Below the first uploads of some days fit no more, below the second those of some weeks.
    { cause: 'full', is: 'act', when: (_, all) => hasLess(all, GB, 14), ...MAKE_ROOM },
    { cause: 'filling', is: 'look', when: (_, all) => hasLess(all, 5 * GB, 60), ...MAKE_ROOM },
    { cause: 'roomy', is: 'fine' },
  ],
  files: [
    { cause: 'closed', is: 'act', when: (it) => !it.isWritable, where: WHERE_DATA_ARE },
    { cause: 'writable', is: 'fine' },
  ],
  database: [{ cause: 'answers', is: 'fine' }],
  clearing: [
    { cause: 'late', is: 'act', when: (it) => it.late.length > 0, ...CLEAR_AWAY },
    { cause: 'failed', is: 'look', when: (it) => it.failed.length > 0, where: 'Clear away' },
    { cause: 'young', is: 'fine', when: (it) => it.lastAt === null },
    { cause: 'done', is: 'fine' },
  ],
  administrators: [
    { cause: 'alone', is: 'look', when: (it) => it.count === 1, where: 'The first administrator' },
    { cause: 'unsafe', is: 'look', when: (it) => it.withoutSecondFactor > 0 },
    { cause: 'safe', is: 'fine' },
  ],
  address: [
    { cause: 'unset', is: 'look', when: (it) => it.url === null, ...WITH_HTTPS },
    { cause: 'https', is: 'fine', when: (it) => it.url?.startsWith('https:') === true },
    { cause: 'here', is: 'look', when: (it) => it.isOnlyHere, ...WITH_HTTPS },
    { cause: 'open', is: 'act', ...WITH_HTTPS },
  ],
  operator: [
    { cause: 'closed', is: 'act', when: (it) => !it.takesConsents, where: 'SETTINGS' },
    { cause: 'unnamed', is: 'look', when: (it) => !it.isNamed, where: 'Own terms, and the privacy notice' },
    { cause: 'named', is: 'fine' },
  ],
  processes: [
    { cause: 'mixed', is: 'act', when: (it) => it.versions.length > 1, where: 'Upgrade' },
    { cause: 'alike', is: 'fine', when: (it) => (it.versions[0]?.count ?? 0) > 1 },
    { cause: 'one', is: 'fine' },
  ],
  machine: [{ cause: 'runs', is: 'fine' }],
} as const satisfies Table;
const TABLE: Table = STATES;
const ROW_NAMES = Object.keys(STATES) as readonly RowName[];

/** The causes of a row, by the names of its states. */
type Cause<R extends RowName> = (typeof STATES)[R][number]['cause'];

/** The state of any row that could not be read. */
const UNREAD: State = { cause: 'unread', is: 'look', where: 'Watch it' };

/** In how many days the disk is full if photos go on growing as they did; null where nobody can say. */
export function daysLeft({ disk, photos }: Pick<SystemHealth, 'disk' | 'photos'>): number | null {
  if (!disk?.holdsPhotos || !photos?.growth) return null;
  return Math.floor(disk.freeBytes / photos.growth.bytesADay);
}

function hasLess(all: SystemHealth, bytes: number, days: number): boolean {
  return (all.disk?.freeBytes ?? 0) < bytes || (daysLeft(all) ?? days) < days;
}

/** A row of the page, and the state that it is in. */
export type Row = State & { readonly name: RowName };

function rowOf<R extends RowName>(name: R, all: Asked): Row {
  const { [name]: figures }: SystemHealth = all;
  // Without the database nothing works.
  if (!figures) return { name, ...UNREAD, is: name === 'database' ? 'act' : 'look' };
  return { name, ...(TABLE[name].find(({ when }) => !when || when(figures, all)) ?? UNREAD) };
}

/** Returns the state of each row. */
export function rowsOf(health: SystemHealth): readonly Row[] {
  const now = Date.parse(health.askedAt);
  const age: Asked['age'] = (moment) => (moment == null ? 0 : now - Date.parse(moment));
  return ROW_NAMES.map((name) => rowOf(name, { ...health, age }));
}

/** Returns the rows that administrators see first: urgent ones, and parents worth a call. */
export function needsOf(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ is, isForToday }) => is === 'act' || isForToday);
}

/** Counts the rows by standing. */
export function countStandings(rows: readonly Row[]): Readonly<Record<Standing, number>> {
  const counted = { fine: 0, look: 0, act: 0 };
  for (const { is } of rows) counted[is] += 1;
  return counted;
}

/** An amount at a moment in milliseconds since 1970. */
export type Measured = { readonly at: number; readonly bytes: number };

/** Growth over fewer days is that of one camp. */
const GROWTH_DAYS_LEAST = 7;

/** Returns the daily growth from the first measure to the last; null when there is none or the time is too short. */
export function growthOf(measured: readonly Measured[]): { bytesADay: number; days: number } | null {
  const inOrder = measured.toSorted((one, other) => one.at - other.at);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last) return null;
  const days = Math.round((last.at - first.at) / DAY_MS);
  const grown = last.bytes - first.bytes;
  return days < GROWTH_DAYS_LEAST || grown <= 0 ? null : { bytesADay: Math.round(grown / days), days };
}

/** A start runs every job of the clearing; a large installation takes its time. */
const YOUNG_MS = HOUR_MS;

/** Returns jobs that have not run for twice their interval; none while the program has just started. */
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
