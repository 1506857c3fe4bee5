import type { PhotoRoom } from '#domain/contract/photos/photos.ts';
import { noRoomMessage } from '#domain/rules/photos/photo.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError } from '#server/platform/errors.ts';
import { sumStoredBytes } from './photo-files.store.ts';

/** The room that a photo would take in an account. */
type Wanted = { readonly ownerId: string; readonly name: string; readonly bytes: number };

/** Returns the bytes of an account's photos, and its quota. */
export async function photoRoomOf(db: Queries, ownerId: string, quotaBytes: number): Promise<PhotoRoom> {
  return { usedBytes: await sumStoredBytes(db, ownerId), quotaBytes };
}

/**
 * To be run in a transaction that holds the account, so that of two photos at once only one takes the last room.
 * @throws AppError 'invalid', with a message that names the photo, when it does not fit.
 */
export async function demandPhotoRoom(
  db: Queries,
  { ownerId, name, bytes }: Wanted,
  quotaBytes: number,
): Promise<void> {
  const { usedBytes } = await photoRoomOf(db, ownerId, quotaBytes);
  if (usedBytes + bytes > quotaBytes) throw new AppError('invalid', noRoomMessage(name));
}
