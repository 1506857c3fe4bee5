/** Runs by the clock what clears away. */
import { CLEARING_JOBS, type ClearingJob, EVERY_MS } from '#domain/rules/keeping/clearing-jobs.ts';
import { adoptConfirmation } from '#server/consent/exports.ts';
import type { JobDependencies } from '#server/deletions/exports.ts';
import { type How, JOBS, type Job, runOne } from '#server/office/exports.ts';
import { oneAtATime } from '#server/platform/clock-work.ts';
import { emptyLog } from '#server/platform/db/open.ts';
import type { Platform } from '#server/platform/platform.ts';

/** So long a text that was changed may still be read in the files of the database. */
const LOG_EMPTIED_EVERY_MS = 60 * 1000;

/** Runs some of the jobs; one that fails keeps none of the others from its work. */
async function runAndReport(
  dependencies: JobDependencies,
  jobs: readonly Job[],
  begin: ReturnType<typeof oneAtATime<ClearingJob>>,
  how: How,
): Promise<void> {
  for (const job of jobs) {
    if (how.ending?.aborted) return;
    await begin(job.name, async () => {
      try {
        const cleared = (await runOne(dependencies, job, how)).filter(([, count]) => count > 0);
        if (cleared.length > 0)
          dependencies.log.info(
            { cleared: Object.fromEntries(cleared) },
            'cleared away what is past its time',
          );
      } catch (error) {
        dependencies.log.error({ err: error }, 'housekeeping failed; it runs again when its time comes');
      }
    });
  }
}

/** Clears away once now, in the background, and then by the clock; every minute what was deleted leaves the log. */
export function keepHouse(platform: Platform): { stop: () => void } {
  const { log, clock } = platform;
  const { databaseUrl, bucket } = platform.config;
  // On SQLite no other process uploads into this folder, so what lies there at the start is nobody's upload under way.
  // A bucket tells the age of its objects by a clock of its own, which may be behind.
  const start = databaseUrl === null && bucket === null ? clock() : undefined;
  const stopping = new AbortController();
  const ending = stopping.signal;
  const begin = oneAtATime<ClearingJob>();
  const timers = (['day', 'hour', 'quarter-hour'] as const).map((every) => {
    const jobs = JOBS.filter(({ name }) => CLEARING_JOBS[name].every === every);
    return setInterval(() => runAndReport(platform, jobs, begin, { ending }), EVERY_MS[every]);
  });
  adoptConfirmation(platform)
    .catch((error: unknown) =>
      log.error(
        { err: error },
        'consents could not be brought to the present way of giving them; the next start tries again',
      ),
    )
    .finally(() => runAndReport(platform, JOBS, begin, { timestamp: start, ending }));
  const emptying = setInterval(() => {
    emptyLog(platform.db).catch((error: unknown) =>
      log.error({ err: error }, "the database's log could not be emptied; the next try is in a minute"),
    );
  }, LOG_EMPTIED_EVERY_MS);
  const all = [...timers, emptying];
  for (const timer of all) timer.unref();
  return {
    stop: () => {
      all.forEach(clearInterval);
      // A backlog of thousands goes on after the next start.
      stopping.abort();
    },
  };
}
