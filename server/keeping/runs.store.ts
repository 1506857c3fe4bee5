import type { ClearingJob } from '#domain/rules/keeping/clearing-jobs.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** The latest run of a clearing job. */
export type Run = {
  readonly job: ClearingJob;
  /** Milliseconds since 1970, UTC. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** Counts by kind, in an operator's words. */
  readonly cleared: Readonly<Record<string, number>>;
  /** Why it failed; null where it did not. */
  readonly problem: string | null;
};

/** Keeps what a job did in the place of what it did before. */
export async function putRun(db: Queries, input: Run): Promise<void> {
  const row = {
    started_at: input.startedAt,
    ended_at: input.endedAt,
    cleared: JSON.stringify(input.cleared),
    problem: input.problem,
  };
  await db
    .insertInto('housekeeping_runs')
    .values({ job: input.job, ...row })
    .onConflict((on) => on.column('job').doUpdateSet(row))
    .execute();
}

/** Lists each job's latest run, the newest first. */
export async function listRuns(db: Queries): Promise<Run[]> {
  const rows = await db
    .selectFrom('housekeeping_runs')
    .selectAll()
    .orderBy('ended_at', 'desc')
    .orderBy('job')
    .execute();
  return rows.map((row) => ({
    job: row.job as ClearingJob,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    cleared: JSON.parse(row.cleared) as Record<string, number>,
    problem: row.problem,
  }));
}
