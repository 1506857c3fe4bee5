/** How an installation is (§31). Each figure is read for itself: one that fails leaves the others. */
import { setTimeout } from 'node:timers/promises';
import type { HowItIs } from '#domain/contract/office/how-it-is.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import type { MailProblem } from '#domain/rules/mail/mail-problems.ts';
import { growthOf, lateJobs } from '#domain/rules/office/how-it-is.ts';
import { listAdmins } from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { listRuns } from '#server/keeping/exports.ts';
import { askMailServer } from '#server/mail/exports.ts';
import { diskRoom } from '#server/platform/data-folder.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { NounPlatform, Platform } from '#server/platform/platform.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { isThisMachine } from '#server/platform/settings/plain-connections.ts';
import { VERSION } from '#server/platform/version.ts';
import * as figures from './figures.store.ts';
import { listMarks, putMark } from './marks.store.ts';

const orNull = (moment: number | null | undefined) => (moment == null ? null : isoTime(moment));

/** Each look would write to the disk or the bucket. */
const PROBED_EVERY_MS = 60_000;
const PROBED_WITHIN_MS = 3000;

type FilesProbe = () => Promise<HowItIs['files']>;

/** Tries out whether files can be stored, once a minute while they can. */
function filesProbe({ files, clock, config, log }: NounPlatform): FilesProbe {
  const place = config.bucket ? 'bucket' : 'disk';
  let wellSince = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock();
    if (now - wellSince < PROBED_EVERY_MS) return { place, isWritable: true, checkedAt: isoTime(wellSince) };
    const giveUp = new AbortController();
    const tooSlow = async () => {
      await setTimeout(PROBED_WITHIN_MS, undefined, { signal: giveUp.signal });
      throw new Error(`The storage of photos did not answer within ${PROBED_WITHIN_MS} ms.`);
    };
    try {
      await Promise.race([files.checkWritable(), tooSlow()]);
      wellSince = now;
    } catch (error) {
      log.warn({ err: error }, 'the storage of photos could not be tried out');
    } finally {
      giveUp.abort();
    }
    return { place, isWritable: wellSince === now, checkedAt: isoTime(now) };
  };
}

/** Each look would be a login at the mail server. */
const ASKED_EVERY_MS = 10 * 60_000;

type MailProbe = () => Promise<MailProblem | null>;

/** Tries out whether the mail server lets us in, every ten minutes while it does. */
function mailProbe({ clock, config }: NounPlatform): MailProbe {
  const { mail } = config;
  let wellSince = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock();
    if (mail === null || now - wellSince < ASKED_EVERY_MS) return null;
    const problem = await askMailServer(mail);
    if (problem === null) wellSince = now;
    return problem;
  };
}

async function readBackup({ db, config }: Platform): Promise<HowItIs['backup']> {
  const [last] = await listMarks(db, 'backup');
  return {
    last: last ? { madeAt: isoTime(last.at), bytes: last.bytes } : null,
    isDeclined: config.keptDays.backups === 0,
    hasStudents: await figures.hasStudents(db),
  };
}

async function readMail({ db, clock, config }: Platform, ask: MailProbe): Promise<HowItIs['mail']> {
  const { waiting, since } = await figures.findDueMails(db, clock());
  return {
    isSetUp: config.mail !== null,
    ...{ waiting, waitingSince: orNull(since) },
    ...(await figures.findFailedMails(db)),
    problem: await ask(),
  };
}

async function readPhotos({ db }: Platform): Promise<HowItIs['photos']> {
  const marks = await listMarks(db, 'photos');
  const [last] = marks;
  return {
    last: last ? { bytes: last.bytes, count: last.count, countedAt: isoTime(last.at) } : null,
    growth: growthOf(marks),
  };
}

async function readClearing({ db, clock }: Platform, startedAt: number): Promise<HowItIs['clearing']> {
  const runs = await listRuns(db);
  const endedAt = new Map(runs.map((run) => [run.job, run.endedAt]));
  return {
    lastAt: orNull(runs[0]?.endedAt),
    failed: runs.filter(({ problem }) => problem !== null).map(({ job }) => job),
    late: lateJobs(endedAt, { startedAt, now: clock() }),
  };
}

async function readConsents({ db }: Platform): Promise<HowItIs['consents']> {
  const { waiting, signedSince } = await figures.findPendingConsents(db);
  return { waiting, signedSince: orNull(signedSince) };
}

async function readAdministrators({ db }: Platform): Promise<HowItIs['administrators']> {
  const all = await listAdmins(db);
  return { count: all.length, withoutSecondFactor: all.filter((it) => !it.hasSecondFactor).length };
}

function addressOfSite({ baseUrl }: Config): HowItIs['address'] {
  return { url: baseUrl, isOnlyHere: baseUrl === null || isThisMachine(new URL(baseUrl).hostname) };
}

export type Probes = { readonly files: FilesProbe; readonly mail: MailProbe };

/** What is tried out, and remembered for a while, by one process. */
export function openProbes(platform: NounPlatform): Probes {
  return { files: filesProbe(platform), mail: mailProbe(platform) };
}

/**
 * All figures of an installation; what could not be read is null, and in the log.
 * @param startedAt when this process began, milliseconds since 1970.
 */
export async function showHowItIs(
  platform: Platform,
  { startedAt, asks }: { startedAt: number; asks: Probes },
): Promise<HowItIs> {
  const { db, config, log, clock } = platform;
  const part = <T>(of: string, look: () => Promise<T>): Promise<T | null> =>
    look().catch((error: unknown) => {
      log.warn({ err: error, of }, 'a figure of how it is could not be read');
      return null;
    });
  const askedAt = isoTime(clock());
  const drill = async () => ({ last: orNull((await listMarks(db, 'drill'))[0]?.at) });
  const disk = async () => {
    const room = await diskRoom(config.dataDir);
    return room && { ...room, holdsPhotos: config.bucket === null };
  };
  return {
    askedAt,
    machine: { version: VERSION, node: process.versions.node, startedAt: isoTime(startedAt) },
    address: addressOfSite(config),
    operator: {
      takesConsents: config.takesConsents,
      isNamed: config.operator.name !== null && config.operator.address !== null,
    },
    files: await asks.files(),
    backup: await part('backup', () => readBackup(platform)),
    drill: await part('drill', drill),
    mail: await part('mail', () => readMail(platform, asks.mail)),
    consents: await part('consents', () => readConsents(platform)),
    disk: await part('disk', disk),
    photos: await part('photos', () => readPhotos(platform)),
    database: await part('database', () => figures.measureDatabase(db)),
    clearing: await part('clearing', () => readClearing(platform, startedAt)),
    administrators: await part('administrators', () => readAdministrators(platform)),
    processes: await part('processes', async () => ({ versions: await figures.countProcesses(db) })),
  };
}

/** Writes down that a backup was restored somewhere to try it, and who says so. */
export async function noteDrill(
  platform: Platform,
  { admin, now, auditId }: { admin: User; now: number; auditId: string },
): Promise<NonNullable<HowItIs['drill']>> {
  await inTransaction(platform.db, async (tx) => {
    await putMark(tx, 'drill', { at: now });
    await insertAudit(tx, { id: auditId, admin, action: 'note-restore-drill', subject: null, now });
  });
  return { last: isoTime(now) };
}
