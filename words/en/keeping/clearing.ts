import { CLEARING_JOBS, type ClearingJob } from '#domain/rules/keeping/clearing-jobs.ts';

/**
 * What the clearing does (PRODUCT.md#what-goes-by-the-clock, PRODUCT.md#the-keeping-screen). The program's own words,
 * which its command and its log say too.
 */
export const does = (job: ClearingJob): string => CLEARING_JOBS[job].does;

/** Of what so much was cleared away: stands behind the count, or before it with a capital. */
export const cleared = (what: string): string => what;
