import type { Queries } from '#server/platform/db/open.ts';

/** Words that somebody agreed to, as they stood. */
export type TermsVersion = { readonly hash: string; readonly version: string; readonly body: string };

/** Keeps the exact words that are signed, once. */
export async function keepTermsVersion(db: Queries, terms: TermsVersion, now: number): Promise<void> {
  await db
    .insertInto('terms_versions')
    .values({ ...terms, first_used_at: now })
    .onConflict((on) => on.column('hash').doNothing())
    .execute();
}
