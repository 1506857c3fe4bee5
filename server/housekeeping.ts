import { forgetWhatHasExpired } from './accounts/retention.service.ts';
import { inTransaction } from './db/transaction.ts';
import { sweepOrphanFiles } from './photos/orphan-files.service.ts';
import type { Platform } from './platform.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Clears away what has had its time (RULINGS 14, 32): once now, in the background, and then every day. */
export function keepHouse(platform: Platform): { stop: () => void } {
  const { db, log, clock } = platform;
  const { databaseUrl, bucket } = platform.config;
  // On SQLite no other process uploads into this folder, so what lies there at the start is nobody's upload under way.
  // A bucket tells the age of its objects by a clock of its own, which may be behind.
  const start = databaseUrl === null && bucket === null ? clock() : undefined;
  const clear = async (moment?: number) => {
    await inTransaction(db, (tx) => forgetWhatHasExpired(tx, clock()));
    const swept = await sweepOrphanFiles(platform, moment);
    if (swept > 0) log.info(`Removed ${swept} files that belonged to no photo`);
  };
  const clearAndReport = (moment?: number) => {
    clear(moment).catch((error: unknown) =>
      log.error({ err: error }, 'housekeeping failed; it is tried again tomorrow'),
    );
  };
  const timer = setInterval(() => clearAndReport(), DAY_MS);
  timer.unref();
  clearAndReport(start);
  return { stop: () => clearInterval(timer) };
}
