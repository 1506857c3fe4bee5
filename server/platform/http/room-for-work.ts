import type { Endpoint } from '#domain/contract/platform/endpoint.ts';
import { noRoom } from '#server/platform/errors.ts';
import type { Platform } from '#server/platform/platform.ts';

/**
 * Refuses new work while the disk has no room for it: photos and scans, and what a child writes where that lies on the same
 * disk. Who logs in, looks after things or deletes goes on.
 * @throws AppError 'no-room'
 */
export async function demandRoom(
  { method, who, upload }: Endpoint,
  { room, config }: Pick<Platform, 'room' | 'config'>,
): Promise<void> {
  const isSmall = method === 'GET' || config.databaseUrl !== null;
  if (isSmall && upload === undefined) return;
  // Also for what is small: it may need some of the reserve.
  const isShort = await room.isShort();
  if (isShort && (upload !== undefined || (who === 'student' && method !== 'DELETE'))) throw noRoom();
}
