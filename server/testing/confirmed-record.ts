import type { Queries } from '#server/platform/db/open.ts';

/** The record of a consent that was confirmed from a parent's mailbox, of words that are long gone. */
export async function putConfirmedRecord(db: Queries, userId: string, email: string): Promise<void> {
  const terms = { hash: 'h', version: '2026-01-01', body: 'Words', first_used_at: 0 };
  await db
    .insertInto('terms_versions')
    .values(terms)
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .insertInto('consent_records')
    .values({
      id: `record-${userId}`,
      user_id: userId,
      subject_pseudonym: `pseudonym-${userId}`,
      parent_first_name: 'Ana',
      parent_last_name: 'Reyes',
      parent_email: email,
      parent_phone: null,
      signature: null,
      terms_hash: 'h',
      signed_at: 0,
      client_address: null,
      browser: null,
      subject_deleted_at: null,
      method: 'email',
      language: 'en',
      supersedes: null,
    })
    .execute();
}
