import { sql } from 'kysely';
import { FIRST_LANGUAGE, isLanguage, type Language } from '#domain/languages.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import type { Queries } from '#server/platform/db/open.ts';

/**
 * In which language somebody is written to: as a parent of this child, else of another, else as who signed for this child;
 * the first language where nobody chose.
 */
export async function findLanguageOf(
  db: Queries,
  { userId, email }: { userId: string | null; email: string },
): Promise<Language> {
  const own = await db
    .selectFrom('guardians')
    .select('language')
    .where('email_key', '=', addressKey(email))
    .orderBy(sql`case when user_id = ${userId} then 0 else 1 end`)
    .orderBy('confirmed_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const found = own?.language ?? (userId === null ? undefined : await languageOfSigned(db, userId));
  return isLanguage(found) ? found : FIRST_LANGUAGE;
}

async function languageOfSigned(db: Queries, userId: string): Promise<string | undefined> {
  const record = await db
    .selectFrom('consent_records')
    .select('language')
    .where('user_id', '=', userId)
    .orderBy('signed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return record?.language;
}

/** In which language an administrator or a leader is written to: that of the account, the first one where it has chosen none. */
export async function findStaffLanguage(db: Queries, { email }: { email: string }): Promise<Language> {
  const account = await db
    .selectFrom('users')
    .select('language')
    .where('email_key', '=', addressKey(email))
    .where('role', 'in', ['admin', 'leader'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const found = account?.language;
  return isLanguage(found) ? found : FIRST_LANGUAGE;
}
