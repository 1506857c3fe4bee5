/** Which account somebody means who types a username or an e-mail address (PRODUCT.md#usernames). */

import type { User } from '#domain/contract/sign-in/accounts.ts';
import { lookOf } from '#domain/rules/accounts/look-alikes.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import { folded } from '#domain/rules/platform/text.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { type Credentials, credentialsOf, presentUser, SHOWN_COLUMNS } from './accounts.store.ts';

/** Accounts looked at for one address: more than a family has, and few enough for a login to wait for. */
const SHARERS_MAX = 10;

/**
 * The id of the account whose username is typed, in any case; where there is none, of the one that looks like it
 * (PRODUCT.md#usernames).
 */
export function idByUsername(db: Queries, typed: string) {
  const key = folded(typed);
  return db
    .selectFrom('users as named')
    .select('named.id')
    .where((it) => it.or([it('named.username_key', '=', key), it('named.username_look', '=', lookOf(typed))]))
    .orderBy((it) => it.case().when('named.username_key', '=', key).then(0).else(1).end())
    .limit(1);
}

/**
 * The accounts that somebody may mean: the one with this username, or those that share this e-mail address, whoever had it
 * first at the front. No username has an @ (PRODUCT.md#usernames).
 */
export async function findMeant(db: Queries, typed: string): Promise<Credentials[]> {
  if (!typed.includes('@')) {
    const found = await findByUsername(db, typed);
    return found ? [found] : [];
  }
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', addressKey(typed))
    .orderBy('email_since')
    .orderBy('created_at')
    .orderBy('id')
    .limit(SHARERS_MAX)
    .execute();
  return rows.map((row) => ({ user: presentUser(row), passwordHash: row.password_hash }));
}

export async function findByUsername(db: Queries, typed: string): Promise<Credentials | undefined> {
  const account = db.selectFrom('users').selectAll().where('id', '=', idByUsername(db, typed));
  return credentialsOf(await account.executeTakeFirst());
}

/**
 * Returns the student of a username who may reset the password by answers: a parent has signed. An administrator, a
 * student who waits for a parent, and nobody look alike here, in time too (PRODUCT.md#password-reset).
 */
export async function findResettable(db: Queries, username: string): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .select(SHOWN_COLUMNS)
    .where('id', '=', idByUsername(db, username))
    .where('role', '=', 'student')
    .where('parent_consent_completed_at', 'is not', null)
    .where('held_until', 'is', null)
    .executeTakeFirst();
  return row && presentUser(row);
}
