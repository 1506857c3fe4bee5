import { isClosedTo } from '#domain/rules/troop/troops.ts';
import {
  type KnownAdministrator,
  listGuardiansOf,
  listMailboxesOf,
  listOwnAddresses,
} from '#server/accounts/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';

type Addressed = { readonly user_id: string; readonly address: string };

function byScout(rows: readonly Addressed[]): ReadonlyMap<string, readonly string[]> {
  const addresses = new Map<string, string[]>();
  for (const { user_id, address } of rows)
    addresses.set(user_id, [...(addresses.get(user_id) ?? []), address]);
  return addresses;
}

const guardiansOf = (db: Queries, scoutIds: readonly string[]) =>
  db.selectFrom('guardians').select(['user_id', 'email as address']).where('user_id', 'in', scoutIds);

/** Every address that a parent of some scouts confirmed, now or before. */
const mailboxesOf = (db: Queries, scoutIds: readonly string[]) =>
  guardiansOf(db, scoutIds)
    .where('state', '<>', 'invited')
    .union(
      db
        .selectFrom('former_addresses')
        .select(['user_id', 'mailbox as address'])
        .where('user_id', 'in', scoutIds),
    );

/** The same, and every address that somebody signed with. */
const signedAddressesOf = (db: Queries, scoutIds: readonly string[]) =>
  mailboxesOf(db, scoutIds)
    .union(
      db
        .selectFrom('users')
        .select((it) => ['id as user_id', it.ref('parent_email').$notNull().as('address')])
        .where('id', 'in', scoutIds)
        .where('parent_email', 'is not', null),
    )
    .union(
      db
        .selectFrom('consent_records')
        .select((it) => [
          it.ref('user_id').$notNull().as('user_id'),
          it.ref('parent_email').$notNull().as('address'),
        ])
        .where('user_id', 'in', scoutIds)
        .where('parent_email', 'is not', null),
    );

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
  return (await signedAddressesOf(db, [scoutId]).execute()).map(({ address }) => address);
}

/**
 * Lists mailboxes that keep an administrator from decisions by two: only confirmed ones, since a sign-up can type
 * anybody's address. Leaders, whom nothing depends on, are kept away by signed ones too.
 */
async function listFamilies(db: Queries, staffId: string, scoutIds: readonly string[]) {
  const row = await db.selectFrom('users').select('role').where('id', '=', staffId).executeTakeFirst();
  const rows = row?.role === 'admin' ? mailboxesOf(db, scoutIds) : signedAddressesOf(db, scoutIds);
  return byScout(await rows.execute());
}

/** The mailboxes of one scout's family, as they count for a leader or an administrator. */
export async function listFamilyAddresses(
  db: Queries,
  { leaderId, scoutId }: Pair,
): Promise<readonly string[]> {
  return (await listFamilies(db, leaderId, [scoutId])).get(scoutId) ?? [];
}

/**
 * Returns those of some scouts with a blocked parent (PRODUCT.md#blocking-a-parent), each with the blocked addresses.
 */
async function listBlocked(
  db: Queries,
  scoutIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (scoutIds.length === 0) return new Map();
  const rows = guardiansOf(db, scoutIds)
    .where('state', '=', 'blocked')
    .where('blocked_reason', 'is not', null);
  return byScout(await rows.execute());
}

/** Those of some scouts whose parent somebody is or was without a place as one; as few queries for many as for one. */
async function filterOusted(
  db: Queries,
  staffId: string,
  blocked: ReadonlyMap<string, readonly string[]>,
): Promise<Set<string>> {
  const scoutIds = [...blocked.keys()];
  if (scoutIds.length === 0) return new Set();
  const own = await listOwnAddresses(db, staffId);
  const active = byScout(await guardiansOf(db, scoutIds).where('state', '=', 'active').execute());
  const known = await listFamilies(db, staffId, scoutIds);
  const of = (addresses: ReadonlyMap<string, readonly string[]>, id: string) => addresses.get(id) ?? [];
  return new Set(
    scoutIds.filter((id) =>
      isClosedTo(own, { blocked: of(blocked, id), active: of(active, id), known: of(known, id) }),
    ),
  );
}

/** True when a leader or an administrator is or was a scout's parent, and has no place as one by any own address. */
export async function isOusted(db: Queries, { leaderId, scoutId }: Pair): Promise<boolean> {
  return (await filterOusted(db, leaderId, new Map([[scoutId, []]]))).has(scoutId);
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
  return filterOusted(db, staffId, await listBlocked(db, scoutIds));
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
