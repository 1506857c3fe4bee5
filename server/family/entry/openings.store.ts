import { sql } from 'kysely';
import type { GuardedChild } from '#server/gates/exports.ts';
import { type Expired, expired } from '#server/platform/db/expired.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import type { Parent } from '#server/platform/parent.ts';

export type Opening = Parent & {
  readonly id: string;
  /** The hash of the cookie that recognises a browser. */
  readonly browserHash: string;
  readonly clientAddress: string;
  readonly browser: string | null;
  readonly openedAt: number;
};

/** True when an address has opened its page in a browser since a time. */
export async function isKnownBrowser(
  db: Queries,
  opening: Pick<Opening, 'emailKey' | 'browserHash'>,
  since: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('parent_openings')
    .select('id')
    .where('email_key', '=', opening.emailKey)
    .where('browser_hash', '=', opening.browserHash)
    .where('opened_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** When an address opened its page last up to a moment; null where it never did. */
export async function findLastOpening(
  db: Queries,
  { emailKey }: Parent,
  until: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('parent_openings')
    .select('opened_at')
    .where('email_key', '=', emailKey)
    .where('opened_at', '<=', until)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? isoTime(row.opened_at) : null;
}

export async function insertOpening(tx: Queries, opening: Opening): Promise<void> {
  await tx
    .insertInto('parent_openings')
    .values({
      id: opening.id,
      email_key: opening.emailKey,
      browser_hash: opening.browserHash,
      client_address: opening.clientAddress,
      browser: opening.browser,
      opened_at: opening.openedAt,
    })
    .execute();
}

/**
 * Returns the newest openings of the page by a child's parents; for one who joined by invitation none from before,
 * when it was another family's. A parent who signs again counts from the first time, which the row does not tell.
 */
export async function listOpeningsOf(
  db: Queries,
  child: GuardedChild,
  limit: number,
): Promise<{ at: string; name: string }[]> {
  const rows = await db
    .selectFrom('parent_openings as it')
    .innerJoin('guardians', 'guardians.email_key', 'it.email_key')
    .select(['it.opened_at', 'guardians.first_name', 'guardians.last_name'])
    .where('guardians.user_id', '=', child.id)
    .where('guardians.state', '!=', 'invited')
    .where((of) =>
      of.or([
        of('guardians.invited_by', 'is', null),
        of('it.opened_at', '>=', of.ref('guardians.confirmed_at')),
      ]),
    )
    .orderBy('it.opened_at', 'desc')
    .orderBy('it.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    at: isoTime(row.opened_at),
    name: `${row.first_name} ${row.last_name}`.trim() || 'A parent',
  }));
}

/** Makes every browser of an address unknown; that it was opened stays written down. */
export async function forgetBrowsersOf(tx: Queries, { emailKey }: Parent): Promise<void> {
  await tx
    .updateTable('parent_openings')
    .set({ browser_hash: '' })
    .where('email_key', '=', emailKey)
    .execute();
}

/** Gives what is written of one address to another one. */
export async function readdressOpenings(
  tx: Queries,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.updateTable('parent_openings').set({ email_key: to }).where('email_key', '=', from).execute();
}

/** Openings of long ago, and those of addresses that are nobody's parent any more. */
export function forgottenOpenings(before: number): Expired {
  return expired(
    'parent_openings',
    sql`opened_at <= ${before} or email_key not in (select email_key from guardians)`,
  );
}
