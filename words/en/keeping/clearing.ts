import { CLEARING_JOBS, type ClearingJob } from '#domain/rules/keeping/clearing-jobs.ts';

/**
 * The clearing's jobs (PRODUCT.md#what-goes-by-the-clock, PRODUCT.md#the-keeping-screen), in the program's own words,
 * which its command and log use too.
 */
export const does = (job: ClearingJob): string => CLEARING_JOBS[job].does;

/** The kind of cleared things, behind the count, or before it with a capital. */
export const cleared = (what: string): string => what;
