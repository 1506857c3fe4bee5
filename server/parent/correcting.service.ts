import { AppError } from '#server/errors.ts';
import { deleteWithPhotos } from '#server/photos/photos.service.ts';
import { deletePlantingEntryRow } from '#server/planting/planting.store.ts';
import type { Platform } from '#server/platform.ts';
import { ownKeptProjectOf } from '#server/projects/projects.gate.ts';
import { deleteTrackingEntryRow } from '#server/tracking/tracking.store.ts';
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
  if (tracked) {
    const group = { project: tracked, trackingEntryId: id };
    return deleteWithPhotos(platform, group, (tx) => deleteTrackingEntryRow(tx, tracked, id));
  }
  const project = await ownKeptProjectOf(db, child, 'planting_entries', id);
  const group = { project, plantingEntryId: id };
  return deleteWithPhotos(platform, group, (tx) => deletePlantingEntryRow(tx, project, id));
}
