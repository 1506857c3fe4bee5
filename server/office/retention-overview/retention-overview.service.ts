/** The keeping screen of administrators (PRODUCT.md#the-keeping-screen). It only reads. */

import type { Due, HeldStudent, Keeping, WouldGo } from '#domain/contract/office/retention-overview.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { COUNTED_MOST, DUE_SHOWN_MS, HOLDS_SHOWN } from '#domain/limits.ts';
import { CLEARING_JOB_NAMES } from '#domain/rules/keeping/clearing-jobs.ts';
import { listKnownAdmins } from '#server/accounts/exports.ts';
import { countHolds, listHolds } from '#server/deletions/exports.ts';
import { listAllRefused } from '#server/gates/exports.ts';
import { glanceAtProof, listDue, listRuns, type Run, shownHold } from '#server/keeping/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import type { Platform } from '#server/platform/platform.ts';
import { previewClearing } from './clearing.service.ts';

async function showHolds(db: Queries, admin: User, now: number): Promise<Keeping['holds']> {
  const leftOut = await listAllRefused(db, admin, now);
  const admins = await listKnownAdmins(db);
  const first: HeldStudent[] = [];
  for (const { hold, student } of await listHolds(db, HOLDS_SHOWN, leftOut))
    first.push({ ...(await shownHold(db, hold, { admin, now, admins })), ...student });
  return { count: await countHolds(db, { leftOut }), first };
}

/** Lists deletions of the next 30 days, as an administrator may see them: all classes, or one after a place. */
export async function showDue(
  platform: Platform,
  admin: User,
  only: Omit<NonNullable<Parameters<typeof listDue>[2]>, 'leftOut'>,
): Promise<Due[]> {
  const now = platform.clock();
  const leftOut = await listAllRefused(platform.db, admin, now);
  const due = await listDue(platform, now + DUE_SHOWN_MS, { ...only, leftOut });
  return due.map(({ rows, next, ...rest }) => ({
    ...rest,
    rows: rows.map((one) => ({
      ...one,
      endsAt: isoTime(one.endsAt),
      heldUntil: one.heldUntil === null ? null : isoTime(one.heldUntil),
    })),
    next: next && `${isoTime(next.timestamp)}_${next.id}`,
  }));
}

/** Counts what the clearing would take now, up to `COUNTED_MOST` of each kind. */
export async function showDryRun(platform: Platform): Promise<WouldGo[]> {
  const cleared = await previewClearing(platform, { withFiles: false, most: COUNTED_MOST });
  return cleared.map(([what, count]) => ({
    what,
    count: Math.min(count, COUNTED_MOST),
    isMore: count > COUNTED_MOST,
  }));
}

function showRun({ startedAt, endedAt, cleared, problem }: Run): Keeping['jobs'][number]['lastRun'] {
  return {
    startedAt: isoTime(startedAt),
    tookMs: endedAt - startedAt,
    cleared: Object.entries(cleared).map(([what, count]) => ({ what, count })),
    problem,
  };
}

async function showJobs(db: Queries): Promise<Keeping['jobs']> {
  const runs = new Map((await listRuns(db)).map((run) => [run.job, run]));
  return CLEARING_JOB_NAMES.map((job) => {
    const run = runs.get(job);
    return { job, lastRun: run ? showRun(run) : null };
  });
}

/** Returns the state of keeping for an administrator. */
export async function showKeeping(platform: Platform, admin: User): Promise<Keeping> {
  return {
    holds: await showHolds(platform.db, admin, platform.clock()),
    jobs: await showJobs(platform.db),
    proof: await glanceAtProof(platform),
  };
}
