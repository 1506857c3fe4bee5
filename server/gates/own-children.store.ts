import { isClosedTo } from '#domain/rules/troop/troops.ts';
import {
  type KnownAdministrator,
  listGuardiansOf,
  listMailboxesOf,
  listOwnAddresses,
} from '#server/accounts/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';

const formerOf = (db: Queries, userId: string) =>
  db.selectFrom('former_addresses').select('mailbox as address').where('user_id', '=', userId);

type Pair = { readonly leaderId: string; readonly scoutId: string };

/** Returns a leader's answer on whether a scout is an own child; null before the question. */
export async function findOwnChildAnswer(db: Queries, { leaderId, scoutId }: Pair): Promise<boolean | null> {
  const row = await db
    .selectFrom('leader_kin')
    .select('is_parent')
    .where('leader_id', '=', leaderId)
    .where('user_id', '=', scoutId)
    .executeTakeFirst();
  return row ? row.is_parent === 1 : null;
}

/** Keeps what a leader says; the first answer stays. */
export async function insertOwnChildAnswer(
  tx: Queries,
  values: Pair & { isParent: boolean; now: number },
): Promise<void> {
  await tx
    .insertInto('leader_kin')
    .values({
      leader_id: values.leaderId,
      user_id: values.scoutId,
      is_parent: values.isParent ? 1 : 0,
      said_at: values.now,
    })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Every address that a parent of a scout has or had: of those too who are blocked, or stand on an earlier consent. */
export async function listParentAddresses(db: Queries, scoutId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('guardians')
    .select('email as address')
    .where('user_id', '=', scoutId)
    .where('state', '<>', 'invited')
    .union(
      db
        .selectFrom('users')
        .select((it) => it.ref('parent_email').$notNull().as('address'))
        .where('id', '=', scoutId)
        .where('parent_email', 'is not', null),
    )
    .union(
      db
        .selectFrom('consent_records')
        .select((it) => it.ref('parent_email').$notNull().as('address'))
        .where('user_id', '=', scoutId)
        .where('parent_email', 'is not', null),
    )
    .union(formerOf(db, scoutId))
    .execute();
  return rows.map(({ address }) => address);
}

/**
 * Lists mailboxes that keep an administrator from decisions by two: only confirmed ones, since a sign-up can type
 * anybody's address. Leaders, whom nothing depends on, are kept away by signed ones too.
 */
export async function listFamilyAddresses(db: Queries, { leaderId, scoutId }: Pair): Promise<string[]> {
  const row = await db.selectFrom('users').select('role').where('id', '=', leaderId).executeTakeFirst();
  return row?.role === 'admin' ? listMailboxesOf(db, scoutId) : listParentAddresses(db, scoutId);
}

/**
 * Returns those of some scouts with a blocked parent (PRODUCT.md#blocking-a-parent), each with the blocked addresses.
 */
async function listBlocked(
  db: Queries,
  scoutIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const blocked = new Map<string, string[]>();
  if (scoutIds.length === 0) return blocked;
  const rows = await db
    .selectFrom('guardians')
    .select(['user_id', 'email'])
    .where('user_id', 'in', scoutIds)
    .where('state', '=', 'blocked')
    .where('blocked_reason', 'is not', null)
    .execute();
  for (const { user_id, email } of rows) blocked.set(user_id, [...(blocked.get(user_id) ?? []), email]);
  return blocked;
}

/** True when a leader or an administrator is or was a scout's parent, and has no place as one by any own address. */
export async function isOusted(
  db: Queries,
  { leaderId, scoutId }: Pair,
  blocked: readonly string[] = [],
): Promise<boolean> {
  const own = await listOwnAddresses(db, leaderId);
  const active = (await listGuardiansOf(db, scoutId)).map(({ email }) => email);
  const known = await listFamilyAddresses(db, { leaderId, scoutId });
  return isClosedTo(own, { blocked, active, known });
}

/** Every scout of whom administrators have blocked a parent. */
export async function listWithBlockedParent(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('guardians')
    .select('user_id')
    .distinct()
    .where('state', '=', 'blocked')
    .where('blocked_reason', 'is not', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Returns those of some scouts who are closed to a leader or administrator who is also a blocked parent. */
export async function listClosedTo(
  db: Queries,
  staffId: string,
  scoutIds: readonly string[],
): Promise<Set<string>> {
  const closed = new Set<string>();
  for (const [scoutId, blocked] of await listBlocked(db, scoutIds))
    if (await isOusted(db, { leaderId: staffId, scoutId }, blocked)) closed.add(scoutId);
  return closed;
}

/** Returns those administrators to whom a scout is closed, each being a blocked parent too. */
export async function filterClosedTo(
  db: Queries,
  admins: readonly KnownAdministrator[],
  scoutId: string,
): Promise<KnownAdministrator[]> {
  const blocked = (await listBlocked(db, [scoutId])).get(scoutId);
  if (!blocked) return [];
  const active = (await listGuardiansOf(db, scoutId)).map(({ email }) => email);
  const known = await listMailboxesOf(db, scoutId);
  return admins.filter(({ addresses }) => isClosedTo(addresses, { blocked, active, known }));
}
