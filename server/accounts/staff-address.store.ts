import { sql } from 'kysely';
import { ADDRESS_CHANGE_MS } from '#domain/limits.ts';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { StaffAddressChangeRow } from '#server/platform/db/staff-tables.ts';

/** Another address of a leader or an administrator. Moments are milliseconds since 1970, UTC. */
export type StaffAddressChange = {
  readonly id: string;
  readonly userId: string;
  readonly fromEmail: string;
  readonly toEmail: string;
  /** When this account asked for another address first, of which nothing has come so far. */
  readonly askedAt: number;
  /** Until when it can be confirmed; once it is, until when it can be undone. */
  readonly endsAt: number;
  readonly confirmedAt: number | null;
};

function presentChange(row: StaffAddressChangeRow): StaffAddressChange {
  return {
    id: row.id,
    userId: row.user_id,
    fromEmail: row.from_email,
    toEmail: row.to_email,
    askedAt: row.asked_at,
    endsAt: row.ends_at,
    confirmedAt: row.confirmed_at,
  };
}

export async function insertStaffChange(
  tx: Queries,
  staffAddressChange: Omit<StaffAddressChange, 'endsAt' | 'confirmedAt'> & { readonly now: number },
): Promise<StaffAddressChange> {
  const row = {
    id: staffAddressChange.id,
    user_id: staffAddressChange.userId,
    from_email: staffAddressChange.fromEmail,
    to_email: staffAddressChange.toEmail,
    asked_at: staffAddressChange.askedAt,
    ends_at: staffAddressChange.now + ADDRESS_CHANGE_MS,
    confirmed_at: null,
  };
  await tx.insertInto('staff_address_changes').values(row).execute();
  return presentChange(row);
}

/** A change that is not over. */
export async function findStaffChange(
  db: Queries,
  id: string,
  now: number,
): Promise<StaffAddressChange | undefined> {
  const row = await db
    .selectFrom('staff_address_changes')
    .selectAll()
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row && presentChange(row);
}

/** The changes of an account that are not over: the one that waits, and one that can still be undone. */
export async function listStaffChanges(
  db: Queries,
  userId: string,
  now: number,
): Promise<StaffAddressChange[]> {
  const rows = await db
    .selectFrom('staff_address_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .orderBy('id')
    .execute();
  return rows.map(presentChange);
}

/** Has the days of a change begin anew. */
export async function prolongStaffChange(
  tx: Queries,
  staffAddressChange: StaffAddressChange,
  now: number,
): Promise<StaffAddressChange> {
  const endsAt = now + ADDRESS_CHANGE_MS;
  await tx
    .updateTable('staff_address_changes')
    .set({ ends_at: endsAt })
    .where('id', '=', staffAddressChange.id)
    .execute();
  return { ...staffAddressChange, endsAt };
}

export async function markStaffChange(
  tx: Queries,
  staffAddressChange: StaffAddressChange,
  now: number,
): Promise<StaffAddressChange> {
  const endsAt = now + ADDRESS_CHANGE_MS;
  await tx
    .updateTable('staff_address_changes')
    .set({ confirmed_at: now, ends_at: endsAt })
    .where('id', '=', staffAddressChange.id)
    .execute();
  return { ...staffAddressChange, endsAt, confirmedAt: now };
}

export async function deleteStaffChange(tx: Queries, id: string): Promise<void> {
  await tx.deleteFrom('staff_address_changes').where('id', '=', id).execute();
}

/** Changes that nobody has confirmed, or that cannot be undone any more. */
export function endedStaffChanges(now: number): Expired {
  return expired('staff_address_changes', sql`ends_at <= ${now}`);
}
