import { forgetWhatHasExpired } from './accounts/retention.service.ts';
import { sweepOrphanFiles } from './photos/orphan-files.service.ts';
import type { Platform } from './platform.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Clears away what has had its time (RULINGS 14, 32): once now, in the background, and then every day. */
export function keepHouse(platform: Platform): { stop: () => void } {
  const { db, log, clock } = platform;
  const clear = async () => {
    await db.transaction().execute((tx) => forgetWhatHasExpired(tx, clock()));
    const swept = await sweepOrphanFiles(platform);
    if (swept > 0) log.info(`Removed ${swept} files that belonged to no photo`);
  };
  const clearAndReport = () => {
    clear().catch((error: unknown) =>
      log.error({ err: error }, 'housekeeping failed; it is tried again tomorrow'),
    );
  };
  const timer = setInterval(clearAndReport, DAY_MS);
  timer.unref();
  clearAndReport();
  return { stop: () => clearInterval(timer) };
}
