import { type Cleared, countWhatHasExpired, forgetWhatHasExpired } from './accounts/retention.service.ts';
import { adoptConfirmation, countEndingConsents, endConsents } from './consent/consent-upkeep.service.ts';
import { emptyLog } from './db/open.ts';
import { inTransaction } from './db/transaction.ts';
import { endStops } from './parent/ending.service.ts';
import { countOrphanFiles, sweepOrphanFiles } from './photos/orphan-files.service.ts';
import type { Platform } from './platform.ts';
import { countEndingProjects, endDeletedProjects } from './projects/deleted-projects.service.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** So long a text that was changed may still be read in the files of the database. */
const LOG_EMPTIED_EVERY_MS = 60 * 1000;
const ORPHANS = 'files that belong to no photo and no signed form';

type House = Pick<Platform, 'db' | 'files' | 'clock' | 'newId' | 'config' | 'log'>;
export const DELETED_PROJECTS = 'projects that their scouts deleted, with their photos';

/**
 * Clears away what has expired (§11.6, §14.3), and gives how much of each kind it was. Servers may be at work.
 * @param moment of files without a photo only those written before it go; they are an hour old unless it is given.
 */
export async function clearAway(house: House, timestamp?: number): Promise<Cleared> {
  const { db, clock } = house;
  const forgotten = await inTransaction(db, (tx) => forgetWhatHasExpired(tx, clock()));
  const ended = await endConsents(house);
  const projects = await endDeletedProjects(house);
  return [
    ...forgotten,
    ...ended,
    [DELETED_PROJECTS, projects],
    [ORPHANS, await sweepOrphanFiles(house, timestamp)],
  ];
}

/** Gives how much of each kind `clearAway` would clear away now. It only reads. */
export async function previewClearing(house: House): Promise<Cleared> {
  const counted = await countWhatHasExpired(house.db, house.clock());
  const projects = await countEndingProjects(house);
  return [
    ...counted,
    ...(await countEndingConsents(house)),
    [DELETED_PROJECTS, projects],
    [ORPHANS, await countOrphanFiles(house)],
  ];
}

/** Clears away once now, in the background, and then every day; every minute what was deleted leaves the log. */
export function keepHouse(platform: Platform): { stop: () => void } {
  const { log, clock } = platform;
  const { databaseUrl, bucket } = platform.config;
  // On SQLite no other process uploads into this folder, so what lies there at the start is nobody's upload under way.
  // A bucket tells the age of its objects by a clock of its own, which may be behind.
  const start = databaseUrl === null && bucket === null ? clock() : undefined;
  const clear = async (timestamp?: number) => {
    const cleared = (await clearAway(platform, timestamp)).filter(([, count]) => count > 0);
    if (cleared.length > 0)
      log.info({ cleared: Object.fromEntries(cleared) }, 'cleared away what had its time');
  };
  const clearAndReport = (timestamp?: number) => {
    clear(timestamp).catch((error: unknown) =>
      log.error({ err: error }, 'housekeeping failed; it is tried again tomorrow'),
    );
  };
  const timer = setInterval(() => clearAndReport(), DAY_MS);
  timer.unref();
  adoptConfirmation(platform)
    .catch((error: unknown) =>
      log.error(
        { err: error },
        'consents could not be brought to how they are given now; it is tried at the next start',
      ),
    )
    .finally(() => clearAndReport(start));
  const endWhatWasStopped = () => {
    endStops(platform).catch((error: unknown) =>
      log.error({ err: error }, 'what parents had deleted could not be; it is tried again in an hour'),
    );
  };
  endWhatWasStopped();
  const ending = setInterval(endWhatWasStopped, HOUR_MS);
  ending.unref();
  const emptying = setInterval(() => {
    emptyLog(platform.db).catch((error: unknown) =>
      log.error({ err: error }, "the database's log could not be emptied; it is tried again in a minute"),
    );
  }, LOG_EMPTIED_EVERY_MS);
  emptying.unref();
  return {
    stop: () => {
      clearInterval(timer);
      clearInterval(emptying);
      clearInterval(ending);
    },
  };
}
