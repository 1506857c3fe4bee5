import { sql } from 'kysely';
import type { AppliedWrites } from '#domain/rules/platform/write-numbers.ts';
import { type Expired, expired } from './expired.ts';
import type { Queries } from './open.ts';
import { prepared } from './prepared.ts';
import type { Write } from './write-batch.ts';

/** One account in one browser, or with one Idempotency-Key. */
type WriteDevice = { readonly userId: string; readonly deviceId: string };

function rowOf(db: Queries, writeDevice: WriteDevice) {
  return db
    .selectFrom('write_devices')
    .select(['settled', 'applied'])
    .where('user_id', '=', writeDevice.userId)
    .where('device_id', '=', writeDevice.deviceId);
}

const seenRow = prepared((db, it: WriteDevice) => rowOf(db, it));
const heldRow = prepared((db, it: WriteDevice) => rowOf(db, it).forUpdate());

/**
 * Returns what is known of a device's writes (PRODUCT.md#write-once); inside a transaction it stays locked until the
 * end.
 */
export async function findAppliedWrites(
  db: Queries,
  writeDevice: WriteDevice,
): Promise<AppliedWrites | undefined> {
  const find = db.isTransaction ? heldRow : seenRow;
  const [row] = await find(db, writeDevice);
  return row && { settled: row.settled, applied: readApplied(row.applied) };
}

type Kept = WriteDevice & { settled: number; applied: string; expiresAt: number };

const firstPut = prepared((db, values: Kept) =>
  db
    .insertInto('write_devices')
    .values({
      user_id: values.userId,
      device_id: values.deviceId,
      settled: values.settled,
      applied: values.applied,
      expires_at: values.expiresAt,
    })
    .returning('user_id'),
);

const nextPut = prepared((db, next: Kept & { was: string; wasSettled: number }) =>
  db
    .updateTable('write_devices')
    .set({ settled: next.settled, applied: next.applied, expires_at: next.expiresAt })
    .where('user_id', '=', next.userId)
    .where('device_id', '=', next.deviceId)
    .where('applied', '=', next.was)
    .where('settled', '=', next.wasSettled)
    .returning('user_id'),
);

/**
 * The write that remembers what is applied, in the same transaction. It gives a row only where what is known of the device
 * is still as it was seen; a row that has come meanwhile violates the key.
 * @param device `expiresAt` in milliseconds since 1970, UTC: no repetition comes any more.
 */
export function appliedPut(
  db: Queries,
  device: WriteDevice & { readonly expiresAt: number },
  seen: AppliedWrites | undefined,
  { settled, applied }: AppliedWrites,
): Write {
  const next = { ...device, settled, applied: textOf(applied) };
  if (!seen) return firstPut.with(db, next);
  return nextPut.with(db, { ...next, was: textOf(seen.applied), wasSettled: seen.settled });
}

/** Devices and keys of which no repetition will come any more. */
export function expiredWriteDevices(now: number): Expired {
  return expired('write_devices', sql`expires_at <= ${now}`);
}

function textOf(applied: AppliedWrites['applied']): string {
  return applied.map(([number, hash]) => `${number}:${hash}`).join(' ');
}

function readApplied(text: string): AppliedWrites['applied'] {
  return text.split(' ').map((item) => {
    const [number, hash = ''] = item.split(':');
    return [Number(number), hash] as const;
  });
}
