import { mailboxOf } from '#domain/rules/mailbox.ts';
import type { Queries } from '#server/db/open.ts';

/** Keeps, as long as an account is there, an address by which its owner, or a parent of a child, was known. */
export async function putFormerAddress(tx: Queries, userId: string, address: string): Promise<void> {
  await tx
    .insertInto('former_addresses')
    .values({ user_id: userId, mailbox: mailboxOf(address) })
    .onConflict((on) => on.doNothing())
    .execute();
}
