/**
 * A deleted project is kept for a while, so that its child can bring it back; then it goes for good
 * (PRODUCT.md#deleted-projects).
 */

import type { Project } from '#domain/contract/notebook/projects.ts';
import { keptMs } from '#domain/rules/keeping/retention-days.ts';
import { deleteForGood, deleteWhenDue, type JobDependencies } from '#server/deletions/exports.ts';
import { type OwnProject, ownKeptProject, ownProject } from '#server/gates/exports.ts';
import { doomedProject } from '#server/notebook/doomed-work.service.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, orNotFound } from '#server/platform/errors.ts';
import type { Platform } from '#server/platform/platform.ts';
import { processInBatches } from '#server/platform/process-in-batches.ts';
import {
  countDeletedBefore,
  findDeletedBefore,
  listDeletedBytes,
  setDeleted,
  wasDeletedBy,
} from './deleted-projects.store.ts';
import { findProject } from './projects.store.ts';

/**
 * Deletes a project for its child: it is put aside, or goes at once where nothing is kept.
 * @throws AppError 'not-found' when it is deleted already.
 */
export async function deleteProject(
  platform: JobDependencies,
  project: OwnProject,
  now: number,
): Promise<void> {
  const { db, config } = platform;
  if (config.keptDays.deletedProjects === 0) {
    await deleteForGood(platform, { subject: doomedProject(project), reason: 'child' });
    return;
  }
  const owner = { id: project.ownerId };
  const tooMuch = await inTransaction(db, async (tx) => {
    await setDeleted(tx, await ownProject(tx, owner, project.id), now);
    return beyond(await listDeletedBytes(tx, owner.id), config.photoQuotaBytes);
  });
  for (const id of tooMuch) await endOne(platform, { id, ownerId: owner.id }, now);
}

/**
 * Deleted projects use no room of the account, so at most as much again: filling it over and over would fill the
 * disk.
 */
function beyond(aside: readonly { id: string; bytes: number }[], quotaBytes: number): string[] {
  let sum = 0;
  return aside.flatMap(({ id, bytes }) => {
    sum += bytes;
    return sum > quotaBytes ? [id] : [];
  });
}

/** Brings a deleted project back, whole; one that is not deleted stays as it is. */
export async function restoreProject(tx: Queries, project: OwnProject): Promise<Project> {
  await setDeleted(tx, project, null);
  return orNotFound(await findProject(tx, project));
}

/** Ends one that was found, unless it was brought back, or ended by another process. */
async function endOne(
  platform: JobDependencies,
  { id, ownerId }: { id: string; ownerId: string },
  deletedBy: number,
): Promise<boolean> {
  try {
    const project = await ownKeptProject(platform.db, { id: ownerId }, id);
    return await deleteWhenDue(platform, {
      subject: doomedProject(project),
      reason: 'deletedProjects',
      decide: (tx) => wasDeletedBy(tx, project, deletedBy),
    });
  } catch (error) {
    // Brought back, gone, or held since it was found.
    if (error instanceof AppError) return false;
    throw error;
  }
}

function lastDayOf({ clock, config }: Pick<Platform, 'clock' | 'config'>) {
  const now = clock();
  return { timestamp: now - keptMs(config.keptDays, 'deletedProjects'), now };
}

/** Ends the deleted projects whose time is over; gives how many. */
export async function endDeletedProjects(platform: JobDependencies): Promise<number> {
  const lastDay = lastDayOf(platform);
  return processInBatches(
    (limit) => findDeletedBefore(platform.db, lastDay, limit),
    (it) => endOne(platform, it, lastDay.timestamp),
  );
}

/** Counts what `endDeletedProjects` would end; it only reads. */
export async function countEndingProjects(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
): Promise<number> {
  return countDeletedBefore(platform.db, lastDayOf(platform));
}
