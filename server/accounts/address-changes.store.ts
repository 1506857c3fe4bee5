import { sql } from 'kysely';
import { ADDRESS_CHANGE_MS } from '#domain/limits.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import type { AddressChangeRow } from '#server/platform/db/consent-tables.ts';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** A parent's address that is changed. Moments are milliseconds since 1970, UTC. */
export type AddressChange = {
  readonly id: string;
  readonly fromEmail: string;
  readonly fromKey: string;
  readonly toEmail: string;
  readonly toKey: string;
  readonly askedAt: number;
  /** Until when it can be confirmed; once it is, until when it can be undone. */
  readonly endsAt: number;
  readonly confirmedAt: number | null;
  /** The guardians that have the new address. */
  readonly moved: readonly string[];
};

function presentChange(row: AddressChangeRow): AddressChange {
  return {
    id: row.id,
    fromEmail: row.from_email,
    fromKey: row.from_key,
    toEmail: row.to_email,
    toKey: row.to_key,
    askedAt: row.asked_at,
    endsAt: row.ends_at,
    confirmedAt: row.confirmed_at,
    moved: JSON.parse(row.moved) as string[],
  };
}

export async function insertChange(
  tx: Queries,
  values: { id: string; fromEmail: string; toEmail: string; askedAt: number },
): Promise<void> {
  await tx
    .insertInto('address_changes')
    .values({
      id: values.id,
      from_email: values.fromEmail,
      from_key: addressKey(values.fromEmail),
      to_email: values.toEmail,
      to_key: addressKey(values.toEmail),
      asked_at: values.askedAt,
      ends_at: values.askedAt + ADDRESS_CHANGE_MS,
      confirmed_at: null,
      moved: '[]',
    })
    .execute();
}

/** A change that is not over. */
export async function findChange(db: Queries, id: string, now: number): Promise<AddressChange | undefined> {
  const row = await db
    .selectFrom('address_changes')
    .selectAll()
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row && presentChange(row);
}

/** Turns a change that nobody has confirmed to another address, with its days anew; since when it is asked for stays. */
export async function redirectChange(
  tx: Queries,
  id: string,
  { toEmail, now }: { toEmail: string; now: number },
): Promise<void> {
  await tx
    .updateTable('address_changes')
    .set({ to_email: toEmail, to_key: addressKey(toEmail), ends_at: now + ADDRESS_CHANGE_MS })
    .where('id', '=', id)
    .execute();
}

/**
 * Returns the change of an address that can still be undone from the old one; for a taken-back change, the way back.
 */
export async function findOpenChange(
  db: Queries,
  fromKey: string,
  now: number,
): Promise<AddressChange | undefined> {
  const row = await db
    .selectFrom('address_changes')
    .selectAll()
    .where('from_key', '=', fromKey)
    .where('confirmed_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row && presentChange(row);
}

/** Returns the new address that still waits to be confirmed. */
export async function findAskedChange(
  db: Queries,
  fromKey: string,
  now: number,
): Promise<AddressChange | undefined> {
  const open = await findOpenChange(db, fromKey, now);
  return open && open.toKey !== open.fromKey ? open : undefined;
}

/** By which changes an address came to its page lately, so that the former ones may undo them. */
export async function listFreshChanges(db: Queries, toKey: string, now: number): Promise<AddressChange[]> {
  const rows = await db
    .selectFrom('address_changes')
    .selectAll()
    .where('to_key', '=', toKey)
    .where('confirmed_at', 'is not', null)
    .where('ends_at', '>', now)
    .orderBy('ends_at', 'desc')
    .execute();
  return rows.map(presentChange);
}

/** By which of them one guardian came to the address that is there now. */
export async function listFreshChangesOf(
  db: Queries,
  { id, emailKey }: { readonly id: string; readonly emailKey: string },
  now: number,
): Promise<AddressChange[]> {
  return (await listFreshChanges(db, emailKey, now)).filter(({ moved }) => moved.includes(id));
}

export async function markConfirmed(
  tx: Queries,
  id: string,
  { moved, now }: { moved: readonly string[]; now: number },
): Promise<void> {
  await tx
    .updateTable('address_changes')
    .set({ confirmed_at: now, ends_at: now + ADDRESS_CHANGE_MS, moved: JSON.stringify(moved) })
    .where('id', '=', id)
    .execute();
}

export async function deleteChange(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('address_changes').where('id', '=', id).execute();
}

/** Changes that nobody has confirmed, or that cannot be undone any more. */
export function endedChanges(now: number): Expired {
  return expired('address_changes', sql`ends_at <= ${now}`);
}
