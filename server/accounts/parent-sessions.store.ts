import { sql } from 'kysely';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { Parent } from '#server/platform/parent.ts';

export type ParentSession = Parent & { readonly createdAt: number; readonly expiresAt: number };

/** Returns the parent of an open session, while still a guardian of anybody. Inside a transaction it does not end. */
export async function findParentSession(
  db: Queries,
  values: { tokenHash: string; now: number; since: number },
): Promise<ParentSession | undefined> {
  const live = db
    .selectFrom('parent_sessions as it')
    .select(['it.email_key', 'it.created_at', 'it.expires_at'])
    .where('it.token_hash', '=', values.tokenHash)
    .where('it.expires_at', '>', values.now)
    .where('it.created_at', '>', values.since)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('guardians')
          .select('guardians.id')
          .whereRef('guardians.email_key', '=', 'it.email_key')
          .where('guardians.state', '=', 'active'),
      ),
    );
  const row = await (db.isTransaction ? live.forKeyShare('it') : live).executeTakeFirst();
  return row && { emailKey: row.email_key, createdAt: row.created_at, expiresAt: row.expires_at };
}

export async function insertParentSession(
  tx: Queries,
  values: ParentSession & { tokenHash: string },
): Promise<void> {
  await tx
    .insertInto('parent_sessions')
    .values({
      token_hash: values.tokenHash,
      email_key: values.emailKey,
      created_at: values.createdAt,
      expires_at: values.expiresAt,
    })
    .execute();
}

export async function renewParentSession(db: Queries, tokenHash: string, expiresAt: number): Promise<void> {
  await db
    .updateTable('parent_sessions')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteParentSession(db: Queries, tokenHash: string): Promise<void> {
  await db.deleteFrom('parent_sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteParentSessionsOf(tx: Queries, { emailKey }: Parent): Promise<void> {
  await tx.deleteFrom('parent_sessions').where('email_key', '=', emailKey).execute();
}

export function endedParentSessions(now: number): Expired {
  return expired('parent_sessions', sql`expires_at <= ${now}`);
}
