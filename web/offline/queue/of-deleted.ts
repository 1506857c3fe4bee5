import { deleteProject, restoreProject } from '#domain/contract/notebook/projects.ts';
import { isContested } from './conflicts.ts';
import { type FreshJob, isCallOf, type Job } from './job.ts';

/*
 * A choice between two devices in a project that is deleted waits unseen until that is back (PRODUCT.md#deleted-projects):
 * sent before, it would be refused.
 */

const isDeletionOrReturn = (job: FreshJob) => isCallOf(job, deleteProject) || isCallOf(job, restoreProject);

/** True when one of these was deleted here last and the server has yet to hear of it, false when it was brought back. */
export function isDeletedHere(jobs: readonly Job[], ids: readonly unknown[]): boolean | undefined {
  const last = jobs.findLast(
    (job) => isDeletionOrReturn(job) && job.parked === null && ids.includes(job.about),
  );
  return last && isCallOf(last, deleteProject);
}

/** True for a job in a project that was deleted here. */
export function isOfDeleted({ about, within, gone }: Job, jobs: readonly Job[]): boolean {
  return isDeletedHere(jobs, [about, ...within]) ?? gone === 'once';
}

/** The jobs that wait once another is delivered: choices note that their project is gone, or back. */
export function afterDelivery(delivered: FreshJob, waiting: readonly Job[]): Job[] {
  const gone = isCallOf(delivered, deleteProject) ? 'once' : undefined;
  const isNews = (job: Job) => [job.about, ...job.within].includes(delivered.about) && job.gone !== gone;
  return waiting.map((job) =>
    isDeletionOrReturn(delivered) && isContested(job) && isNews(job) ? { ...job, gone } : job,
  );
}
