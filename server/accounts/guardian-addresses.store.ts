/** Addresses by which a child's parents are and were known. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addressKey, isSameMailbox } from '#domain/rules/platform/mailbox.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { listFormerAddresses, putFormerAddress } from './former-addresses.store.ts';
import {
  findKnown,
  type Guardian,
  isBlocked,
  type KnownGuardian,
  listGuardiansOf,
} from './guardians.store.ts';

type Row = Pick<Guardian, 'id' | 'userId'>;

/** A query's condition that the address in a column is a parent's of the child in another. */
export function isParentIn({ child, emailKey }: { child: string; emailKey: string }): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from guardians as parent where parent.user_id = ${sql.ref(child)}
    and parent.email_key = ${sql.ref(emailKey)} and parent.state = 'active')`;
}

/** True when the mailbox of an address belongs to another guardian of the same child, or is blocked. */
export async function isOthersMailbox(db: Queries, { id, userId }: Row, address: string): Promise<boolean> {
  const active = await listGuardiansOf(db, userId);
  return (
    active.some((it) => it.id !== id && isSameMailbox(it.email, address)) || isBlocked(db, userId, address)
  );
}

async function listRows(db: Queries, userId: string): Promise<{ id: string; email: string }[]> {
  const rows = db.selectFrom('guardians').select(['id', 'email']).where('user_id', '=', userId);
  return rows.where('state', '<>', 'invited').execute();
}

/** Every address that a parent of a child has or had who came in by the own mailbox. */
export async function listMailboxesOf(db: Queries, userId: string): Promise<string[]> {
  const known = (await listRows(db, userId)).map(({ email }) => email);
  return [...known, ...(await listFormerAddresses(db, userId))];
}

/**
 * True when the mailbox of an address is or was another parent's of the same child. A former one that signed the
 * consent, and that nobody else has, is this guardian's own.
 */
export async function wasOthersMailbox(
  db: Queries,
  guardian: Row & Pick<Guardian, 'email'>,
  address: string,
): Promise<boolean> {
  const isIt = (one: string | null) => one !== null && isSameMailbox(one, address);
  if (isIt(guardian.email)) return false;
  const rows = await listRows(db, guardian.userId);
  if (rows.some((it) => it.id !== guardian.id && isIt(it.email))) return true;
  if (!(await listFormerAddresses(db, guardian.userId)).some(isIt)) return false;
  const signed = db.selectFrom('consent_records').select('parent_email as address');
  const signedBy = await signed.where('user_id', '=', guardian.userId).execute();
  return !signedBy.some((it) => isIt(it.address));
}

/** Returns the child's last parent whose place another address took. */
export async function findReplaced(db: Queries, userId: string): Promise<KnownGuardian | undefined> {
  const row = await db
    .selectFrom('guardians')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'blocked')
    .where('blocked_reason', 'is', null)
    .orderBy('confirmed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && findKnown(db, row.id);
}

/** Gives a guardian another address; the one before stays known as a parent's of that child. */
export async function updateAddress(tx: Queries, id: string, email: string): Promise<void> {
  const before = await findKnown(tx, id);
  if (before) await putFormerAddress(tx, before.userId, before.email);
  const moved = tx.updateTable('guardians').set({ email, email_key: addressKey(email) });
  await moved.where('id', '=', id).execute();
}

/** Writes an address as it was put right: the same one, in other capitals. */
export async function respellAddress(tx: Queries, userId: string, email: string): Promise<void> {
  const spelled = tx.updateTable('guardians').set({ email }).where('user_id', '=', userId);
  await spelled.where('email_key', '=', addressKey(email)).execute();
}

/** Keeps the same guardian under another address too, blocked as the one that is known. */
export async function copyToAddress(
  tx: Queries,
  { id }: Row,
  values: { readonly id: string; readonly email: string },
): Promise<void> {
  const row = await tx.selectFrom('guardians').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { email } = values;
  await tx
    .insertInto('guardians')
    .values({ ...row, id: values.id, email, email_key: addressKey(email) })
    .execute();
}
