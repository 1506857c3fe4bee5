import { mailboxOf } from '#domain/rules/platform/mailbox.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** Keeps, as long as an account is there, an address by which its owner, or a parent of a child, was known. */
export async function putFormerAddress(tx: Queries, userId: string, address: string): Promise<void> {
  await tx
    .insertInto('former_addresses')
    .values({ user_id: userId, mailbox: mailboxOf(address) })
    .onConflict((on) => on.doNothing())
    .execute();
}

const formerOf = (db: Queries, userId: string) =>
  db.selectFrom('former_addresses').select('mailbox as address').where('user_id', '=', userId);

/** The mailboxes that were kept for an account. */
export async function listFormerAddresses(db: Queries, userId: string): Promise<string[]> {
  return (await formerOf(db, userId).execute()).map(({ address }) => address);
}

/** The mailboxes that were kept for administrators, by the administrator's id. */
export async function listFormerAddressesOfAdmins(
  db: Queries,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('former_addresses', 'former_addresses.user_id', 'users.id')
    .select(['users.id', 'former_addresses.mailbox'])
    .where('users.role', '=', 'admin')
    .execute();
  const former = new Map<string, string[]>();
  for (const { id, mailbox } of rows) former.set(id, [...(former.get(id) ?? []), mailbox]);
  return former;
}

/** Every address that a leader or an administrator has, or had before. */
export async function listOwnAddresses(db: Queries, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email as address')
    .where('id', '=', userId)
    .union(formerOf(db, userId))
    .execute();
  return rows.map(({ address }) => address);
}
