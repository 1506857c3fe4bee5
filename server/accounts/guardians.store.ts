import { sql } from 'kysely';
import { FIRST_LANGUAGE, type Language } from '#domain/languages.ts';
import { INVITATION_MS } from '#domain/limits.ts';
import { addressKey, isSameMailbox } from '#domain/rules/platform/mailbox.ts';
import type { GuardianRow } from '#server/platform/db/consent-tables.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** A parent or guardian of one child, as far as letters and sessions need. */
export type Guardian = {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly emailKey: string;
  readonly name: string;
};

export type ConfirmedGuardian = {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  /** The language of letters; the first one unless given. */
  readonly language?: Language;
  readonly confirmedAt: number;
};

/** Notes whose mailbox has confirmed a consent. Whom administrators have blocked stays so. */
export async function putGuardian(tx: Queries, confirmedGuardian: ConfirmedGuardian): Promise<void> {
  if (await isBlocked(tx, confirmedGuardian.userId, confirmedGuardian.email)) return;
  const names = {
    first_name: confirmedGuardian.firstName,
    last_name: confirmedGuardian.lastName,
    phone: confirmedGuardian.phone,
  };
  await tx
    .insertInto('guardians')
    .values({
      id: confirmedGuardian.id,
      user_id: confirmedGuardian.userId,
      email: confirmedGuardian.email,
      email_key: addressKey(confirmedGuardian.email),
      language: confirmedGuardian.language ?? FIRST_LANGUAGE,
      state: 'active',
      confirmed_at: confirmedGuardian.confirmedAt,
      invited_by: null,
      invited_at: null,
      blocked_reason: null,
      ...names,
    })
    .onConflict((on) =>
      on
        .columns(['user_id', 'email_key'])
        .where(sql<boolean>`state <> 'invited'`)
        .doUpdateSet({ ...names, state: 'active', confirmed_at: confirmedGuardian.confirmedAt })
        .where('guardians.blocked_reason', 'is', null),
    )
    .execute();
}

/** Blocks an address as a parent of one child; gives who it was, or undefined where it was none. */
export async function blockGuardian(
  tx: Queries,
  userId: string,
  emailKey: string,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('guardians')
    .set({ state: 'blocked' })
    .where('user_id', '=', userId)
    .where('email_key', '=', emailKey)
    .where('state', '=', 'active')
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

function activeGuardians(db: Queries) {
  return db
    .selectFrom('guardians')
    .select(['id', 'user_id', 'email', 'email_key', 'first_name', 'last_name'])
    .where('state', '=', 'active');
}

type Row = {
  id: string;
  user_id: string;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
};

function presentGuardian(row: Row): Guardian {
  const name = `${row.first_name} ${row.last_name}`.trim() || 'A parent';
  return { id: row.id, userId: row.user_id, email: row.email, emailKey: row.email_key, name };
}

/** A guardian who has an address and is not blocked; of several children one. */
export async function findGuardianByAddress(db: Queries, address: string): Promise<Guardian | undefined> {
  const rows = activeGuardians(db).where('email_key', '=', addressKey(address));
  const row = await rows.orderBy('id').limit(1).executeTakeFirst();
  return row && presentGuardian(row);
}

/** Returns the guardian behind a link, unless blocked. */
export async function findGuardian(db: Queries, id: string): Promise<Guardian | undefined> {
  const row = await activeGuardians(db).where('id', '=', id).executeTakeFirst();
  return row && presentGuardian(row);
}

/** The guardians of a child who are not blocked. */
export async function listGuardiansOf(db: Queries, userId: string): Promise<Guardian[]> {
  const rows = await activeGuardians(db).where('user_id', '=', userId).orderBy('id').execute();
  return rows.map(presentGuardian);
}

/** The ids of all guardians of one address, blocked ones too. */
export async function listGuardianIds(db: Queries, emailKey: string): Promise<string[]> {
  const rows = await db.selectFrom('guardians').select('id').where('email_key', '=', emailKey).execute();
  return rows.map(({ id }) => id);
}

/** All children's rows of an address that is not blocked there. */
export async function listGuardiansByKey(db: Queries, emailKey: string): Promise<Guardian[]> {
  const rows = await activeGuardians(db).where('email_key', '=', emailKey).orderBy('user_id').execute();
  return rows.map(presentGuardian);
}

/** Whoever is, is to be, or was a parent of a child. */
export type KnownGuardian = Guardian & {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly state: 'invited' | 'active' | 'blocked';
  readonly confirmedAt: number | null;
  readonly invitedBy: string | null;
  readonly invitedAt: number | null;
  readonly blockedReason: string | null;
};

function presentKnown(row: GuardianRow): KnownGuardian {
  return {
    ...presentGuardian(row),
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    state: row.state as KnownGuardian['state'],
    confirmedAt: row.confirmed_at,
    invitedBy: row.invited_by,
    invitedAt: row.invited_at,
    blockedReason: row.blocked_reason,
  };
}

/** Whoever has an id, in whatever state. */
export async function findKnown(db: Queries, id: string): Promise<KnownGuardian | undefined> {
  const row = await db.selectFrom('guardians').selectAll().where('id', '=', id).executeTakeFirst();
  return row && presentKnown(row);
}

/**
 * The guardians of a child, the first one first, those who are invited and whom administrators have blocked too. An address
 * that was put right belongs to nobody known, and an invitation that is over is none.
 */
export async function listKnownGuardians(db: Queries, userId: string, now: number): Promise<KnownGuardian[]> {
  const rows = await db
    .selectFrom('guardians')
    .selectAll()
    .where('user_id', '=', userId)
    .where(
      sql<boolean>`(state <> 'blocked' or blocked_reason is not null)
        and (state <> 'invited' or invited_at > ${now - INVITATION_MS})`,
    )
    .orderBy(sql`case when state = 'invited' then 1 else 0 end`)
    .orderBy(sql`coalesce(confirmed_at, invited_at)`)
    .orderBy('id')
    .execute();
  return rows.map(presentKnown);
}

/** True when a guardian came after a moment, invited or as a replacement, to a child that already had a parent. */
export async function hasJoinedSince(db: Queries, id: string, timestamp: number): Promise<boolean> {
  const row = await db
    .selectFrom('guardians as it')
    .select('it.id')
    .where('it.id', '=', id)
    .where('it.confirmed_at', '>', timestamp)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('it.invited_by', 'is not', null),
        exists(
          selectFrom('guardians as before')
            .select('before.id')
            .whereRef('before.user_id', '=', 'it.user_id')
            .whereRef('before.id', '<>', 'it.id')
            .whereRef('before.confirmed_at', '<', 'it.confirmed_at'),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns those of some children for whom an address' mailbox is blocked (PRODUCT.md#blocking-a-parent). */
export async function blockedFor(
  db: Queries,
  userIds: readonly string[],
  address: string,
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('guardians')
    .select(['user_id', 'email'])
    .where('user_id', 'in', userIds)
    .where('state', '=', 'blocked')
    .where('blocked_reason', 'is not', null)
    .execute();
  const its = rows.filter(({ email }) => isSameMailbox(email, address));
  return new Set(its.map(({ user_id }) => user_id));
}

/** True when administrators have blocked an address' mailbox for one child. */
export async function isBlocked(db: Queries, userId: string, address: string): Promise<boolean> {
  return (await blockedFor(db, [userId], address)).has(userId);
}

/** Makes room for who has confirmed an address that administrators had put right once. */
export async function clearMistyped(tx: Queries, userId: string, emailKey: string): Promise<void> {
  await tx
    .deleteFrom('guardians')
    .where('user_id', '=', userId)
    .where('email_key', '=', emailKey)
    .where('state', '=', 'blocked')
    .where('blocked_reason', 'is', null)
    .execute();
}

/** Closes the page of a child to a guardian for a reason, or opens it again. */
export async function setBlocked(tx: Queries, id: string, reason: string | null): Promise<void> {
  const state = reason === null ? 'active' : 'blocked';
  await tx.updateTable('guardians').set({ state, blocked_reason: reason }).where('id', '=', id).execute();
}

/** In which language a parent is written to, about whichever child. */
export async function updateLanguageOf(db: Queries, emailKey: string, language: Language): Promise<void> {
  await db.updateTable('guardians').set({ language }).where('email_key', '=', emailKey).execute();
}
