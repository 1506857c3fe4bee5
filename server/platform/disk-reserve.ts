/**
 * Room on the disk that is kept for what is small: where the disk is full, people still log in and read, and administrators
 * see to it. New work is refused before it takes that room.
 */
import { randomBytes } from 'node:crypto';
import { open, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { closeToOthers, PRIVATE_FILE } from '#server/platform/files/private-files.ts';
import { diskRoom, LEAST_FREE_BYTES, RESERVE_FILE_NAME } from './data-folder.ts';

const MB = 1_000_000;
/** Some hundred logins, with what the database writes beside each. */
const RESERVE_BYTES = 10 * MB;
/** The reserve is given up piece by piece, or whatever else fills the disk would have all of it at once. */
const PIECE_BYTES = MB;
/** With less no new work is taken. */
const LEAST_FOR_WORK_BYTES = 10 * MB;

export type Room = {
  /** True when there is no room for new work; frees some of the reserve when even small writes hardly fit. */
  readonly isShort: () => Promise<boolean>;
};

/** Where nothing is kept and nothing is short. */
export const ENDLESS_ROOM: Room = { isShort: async () => false };

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

/** Takes the room that is missing. By chance, for some disks keep no zeros. */
async function fill(file: string, from: number): Promise<void> {
  const reserve = await open(file, 'a', PRIVATE_FILE);
  try {
    for (let size = from; size < RESERVE_BYTES; size += MB) await reserve.write(randomBytes(MB));
    await reserve.sync();
  } finally {
    await reserve.close();
  }
}

/** Returns the log line for a change of a disk's room. */
function tell(
  log: FastifyBaseLogger,
  folder: string,
  { freeBytes, isShort }: { freeBytes: number; isShort: boolean },
) {
  const free = `${Math.floor(freeBytes / MB)} MB are free on the disk of the data folder ${folder}`;
  if (isShort)
    log.error(
      `${free}: what is there can be read, and neither photos nor new work are taken (507). Make room.`,
    );
  else log.info(`${free}: photos and new work are taken.`);
}

/**
 * Keeps the reserve in the data folder, and looks at once how much room there is.
 * @param it whether a database in the folder needs the reserve.
 */
export async function keepRoom(
  dataDir: string,
  { log, hasDatabase }: { readonly log: FastifyBaseLogger; readonly hasDatabase: boolean },
): Promise<Room> {
  const folder = path.resolve(dataDir);
  const file = path.join(folder, RESERVE_FILE_NAME);
  let wasShort = false;

  async function look(): Promise<boolean> {
    const room = await diskRoom(folder);
    if (!room) return false;
    const { freeBytes } = room;
    const kept = await sizeOf(file);
    if (freeBytes < PIECE_BYTES && kept > 0) await truncate(file, Math.max(0, kept - PIECE_BYTES));
    else if (hasDatabase && kept < RESERVE_BYTES && freeBytes >= LEAST_FREE_BYTES + RESERVE_BYTES)
      await fill(file, kept);
    const isShort = freeBytes < LEAST_FOR_WORK_BYTES;
    if (isShort !== wasShort) tell(log, folder, { freeBytes, isShort });
    wasShort = isShort;
    return isShort;
  }

  let looking: Promise<boolean> | undefined;
  /** Callers in the meantime share this look. */
  const isShort = () => {
    looking ??= look()
      // A folder that cannot be looked at says so where something is written.
      .catch(() => wasShort)
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  closeToOthers(file);
  const room = await diskRoom(folder);
  if (room && room.freeBytes < LEAST_FREE_BYTES)
    log.error(
      `The disk of the data folder ${folder} is nearly full: ${Math.floor(room.freeBytes / MB)} MB are free, ` +
        `${LEAST_FREE_BYTES / MB} MB should be. Make room.`,
    );
  await isShort();
  return { isShort };
}
