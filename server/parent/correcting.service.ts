import { deleteForGood } from '#server/deletions/deletions.service.ts';
import { AppError } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { ownKeptProjectOf } from '#server/projects/projects.gate.ts';
import type { GuardedChild } from './children.gate.ts';

/**
 * Deletes an entry of a child, of whichever kind, with its photos.
 * @throws AppError 'not-found' when there is none or it is not this child's.
 */
export async function deleteEntry(platform: Platform, child: GuardedChild, id: string): Promise<void> {
  const { db } = platform;
  const tracked = await ownKeptProjectOf(db, child, 'tracking_entries', id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  });
  const kind = tracked ? 'tracking' : 'planting';
  const project = tracked ?? (await ownKeptProjectOf(db, child, 'planting_entries', id));
  await deleteForGood(platform, { subject: { kind, project, id }, reason: 'parent' });
}
