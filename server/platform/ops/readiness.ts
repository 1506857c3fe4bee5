import { setTimeout } from 'node:timers/promises';
import type { Database } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { StorageUnavailable } from '#server/platform/files/file-store.ts';
import { deleteEventsOf, insertEvent } from '#server/platform/limits/throttle.store.ts';
import type { NounPlatform } from '#server/platform/platform.ts';

/** Anybody may ask, and each check writes to the disk twice: so those who ask soon after one another share one. */
const FRESH_MS = 1000;
/** Whoever hands out requests waits no longer than this for a response. */
const WITHIN_MS = 5000;
const PROBE = 'readiness';

/** A row written and forgotten in one transaction: a database that only reads, or has no room, fails here. */
async function checkDatabase(db: Database, { clock }: NounPlatform): Promise<void> {
  await inTransaction(db, async (tx) => {
    await insertEvent(tx, { bucket: PROBE, subject: '', happenedAt: clock() });
    await deleteEventsOf(tx, PROBE);
  });
}

async function tooSlow(signal: AbortSignal): Promise<never> {
  await setTimeout(WITHIN_MS, undefined, { signal });
  throw new Error(`Storage did not answer within ${WITHIN_MS} ms.`);
}

/** @throws where new work is refused on the disk on which the database or the photos lie. */
async function checkRoom({ room, config }: NounPlatform): Promise<void> {
  const isOnDisk = config.databaseUrl === null || config.bucket === null;
  if (isOnDisk && (await room.isShort()))
    throw new StorageUnavailable('The disk of the data folder is full.');
}

/** @throws what keeps the database or the photos from being written, or that they do not answer in time. */
async function checkStorage(db: Database, platform: NounPlatform): Promise<void> {
  await checkRoom(platform);
  const waiting = new AbortController();
  const checks = Promise.all([checkDatabase(db, platform), platform.files.checkWritable()]);
  try {
    await Promise.race([checks, tooSlow(waiting.signal)]);
  } finally {
    waiting.abort();
  }
}

/** Checks whether database and photos can be written, at most once a second. */
export function storageCheck(platform: NounPlatform): (db: Database) => Promise<void> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let check = Promise.resolve();
  return (db) => {
    const now = platform.clock();
    if (now - checkedAt >= FRESH_MS) {
      checkedAt = now;
      check = checkStorage(db, platform);
    }
    return check;
  };
}
