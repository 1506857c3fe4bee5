/**
 * The state of an installation (PRODUCT.md#how-it-is). Each figure is read by itself, so one that fails leaves the
 * others.
 */
import { setTimeout } from 'node:timers/promises';
import { SystemHealth } from '#domain/contract/office/system-health.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { growthOf, lateJobs } from '#domain/rules/office/system-health.ts';
import { listAdmins } from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { listRuns } from '#server/keeping/exports.ts';
import { askMailServer } from '#server/mail/exports.ts';
import { diskRoom } from '#server/platform/data-folder.ts';
import { scanning } from '#server/platform/db/scanning.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { NounPlatform, Platform } from '#server/platform/platform.ts';
import { isThisMachine } from '#server/platform/settings/plain-connections.ts';
import { VERSION } from '#server/platform/version.ts';
import * as figures from './figures.store.ts';
import { listMarks, putMark } from './marks.store.ts';

const { isoOrNull } = figures;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PROBED_WITHIN_MS = 3000;

/** The fault, or null, and the time of the trial. */
type Tried<P> = { readonly problem: P | null; readonly at: number };

/** Tries something out; what went well is not tried again for a while, since each try writes to a disk or logs in somewhere. */
function triedEvery<P>(everyMs: number, clock: () => number, look: () => Promise<P | null>) {
  let wellAt = Number.NEGATIVE_INFINITY;
  return async (): Promise<Tried<P>> => {
    const now = clock();
    if (now - wellAt < everyMs) return { problem: null, at: wellAt };
    const problem = await look();
    if (problem === null) wellAt = now;
    return { problem, at: now };
  };
}

/** Why no file can be stored; null where one can. */
async function tryFiles({ files, log }: NounPlatform): Promise<unknown> {
  const tooSlow = async () => {
    await setTimeout(PROBED_WITHIN_MS, undefined, { ref: false });
    throw new Error(`The storage of photos did not answer within ${PROBED_WITHIN_MS} ms.`);
  };
  try {
    await Promise.race([files.checkWritable(), tooSlow()]);
    return null;
  } catch (error) {
    log.warn({ err: error }, 'the storage of photos could not be tried out');
    return error;
  }
}

export type Probes = ReturnType<typeof openProbes>;

/** Trials whose results one process remembers for a while. */
export function openProbes(platform: NounPlatform) {
  const { clock, config } = platform;
  const { mail } = config;
  return {
    files: triedEvery(MINUTE_MS, clock, () => tryFiles(platform)),
    mail: triedEvery(10 * MINUTE_MS, clock, async () => mail && askMailServer(mail)),
  };
}

type Asked = Platform & {
  readonly now: number;
  /** When this process began, milliseconds since 1970. */
  readonly startedAt: number;
  readonly probes: Probes;
};

/** The readers of each part. */
const READ: { readonly [P in keyof SystemHealth]: (asked: Asked) => Promise<SystemHealth[P]> } = {
  askedAt: async ({ now }) => isoTime(now),
  machine: async ({ startedAt }) => ({
    version: VERSION,
    node: process.versions.node,
    startedAt: isoTime(startedAt),
  }),
  address: async ({ config: { baseUrl: url } }) => ({
    url,
    isOnlyHere: url === null || isThisMachine(new URL(url).hostname),
  }),
  operator: async ({ config: { takesConsents, operator } }) => ({
    takesConsents,
    isNamed: operator.name !== null && operator.address !== null,
  }),
  files: async ({ config, probes }) => {
    const { problem, at } = await probes.files();
    return {
      place: config.bucket ? 'bucket' : 'disk',
      isWritable: problem === null,
      checkedAt: isoTime(at),
    };
  },
  backup: async ({ db, config }) => {
    const [last] = await listMarks(db, 'backup');
    return {
      last: last ? { madeAt: isoTime(last.at), bytes: last.bytes, lostFiles: last.lost ?? 0 } : null,
      isDeclined: config.keptDays.backups === 0,
      hasStudents: await figures.hasStudents(db),
    };
  },
  drill: async ({ db }) => ({ last: isoOrNull((await listMarks(db, 'drill'))[0]?.at) }),
  mail: async ({ db, config, now, probes }) => ({
    isSetUp: config.mail !== null,
    ...(await figures.findMails(db, now)),
    problem: (await probes.mail()).problem,
  }),
  consents: ({ db }) => figures.findPendingConsents(db),
  disk: async ({ config }) => {
    const room = await diskRoom(config.dataDir);
    return room && { ...room, holdsPhotos: config.bucket === null };
  },
  photos: async ({ db }) => {
    const marks = await listMarks(db, 'photos');
    const [last] = marks;
    return {
      last: last ? { bytes: last.bytes, count: last.count, countedAt: isoTime(last.at) } : null,
      growth: growthOf(marks),
    };
  },
  database: ({ db }) => figures.measureDatabase(db),
  clearing: async ({ db, now, startedAt }) => {
    const runs = await listRuns(db);
    const endedAt = new Map(runs.map((run) => [run.job, run.endedAt]));
    return {
      lastAt: isoOrNull(runs[0]?.endedAt),
      failed: runs.filter(({ problem }) => problem !== null).map(({ job }) => job),
      late: lateJobs(endedAt, { startedAt, now }),
    };
  },
  administrators: async ({ db }) => {
    const all = await listAdmins(db);
    return { count: all.length, withoutSecondFactor: all.filter((it) => !it.hasSecondFactor).length };
  },
  processes: async ({ db }) => ({ versions: await figures.countProcesses(db) }),
};

/** All figures of an installation; what could not be read is null, and in the log. */
export async function readSystemHealth(asked: Asked): Promise<SystemHealth> {
  const parts: Record<string, unknown> = {};
  for (const [part, read] of Object.entries(READ)) {
    parts[part] = await read(asked).catch((error: unknown) => {
      asked.log.warn({ err: error, of: part }, 'a figure of how it is could not be read');
      return null;
    });
  }
  return SystemHealth.parse(parts);
}

/** Writes down that a backup was restored somewhere to try it, and who says so. */
export async function noteDrill(
  platform: Platform,
  { admin, now, auditId }: { admin: User; now: number; auditId: string },
): Promise<NonNullable<SystemHealth['drill']>> {
  await inTransaction(platform.db, async (tx) => {
    await putMark(tx, 'drill', { at: now });
    await insertAudit(tx, { id: auditId, admin, action: 'note-restore-drill', subject: null, now });
  });
  return { last: isoTime(now) };
}

/** Adds up what the photos take. To be run daily; of several processes, and starts, of a day one mark stays. */
export async function notePhotoRoom({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const day = Math.floor(clock() / DAY_MS) * DAY_MS;
  await putMark(db, 'photos', { at: day, ...(await figures.measurePhotos(scanning(db))) });
}
