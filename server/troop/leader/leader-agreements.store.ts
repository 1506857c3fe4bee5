import { createHash } from 'node:crypto';
import { UNDERTAKING } from '#domain/leader-agreement.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** The words in force, with their fingerprint. */
export const WORDS = {
  version: UNDERTAKING.version,
  body: UNDERTAKING.text,
  hash: createHash('sha256').update(UNDERTAKING.text).digest('hex'),
};

/** Returns when a leader agreed to words with this fingerprint, in milliseconds since 1970; null if never. */
export async function agreedToAt(db: Queries, userId: string, textHash: string): Promise<number | null> {
  const row = await db
    .selectFrom('undertakings')
    .select('agreed_at')
    .where('user_id', '=', userId)
    .where('text_hash', '=', textHash)
    .executeTakeFirst();
  return row?.agreed_at ?? null;
}

/** Counts a troop's leaders who have agreed to the words in force. */
export async function countActiveLeaders(db: Queries, troopId: string): Promise<number> {
  const { count } = await db
    .selectFrom('troop_leaders as lead')
    .innerJoin('undertakings', 'undertakings.user_id', 'lead.user_id')
    .where('lead.troop_id', '=', troopId)
    .where('text_hash', '=', WORDS.hash)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Notes that a leader agreed; to other words than before in their place. */
export async function putLeaderAgreement(
  tx: Queries,
  values: {
    readonly userId: string;
    readonly textHash: string;
    readonly version: string;
    readonly now: number;
  },
): Promise<void> {
  const words = { text_hash: values.textHash, version: values.version, agreed_at: values.now };
  await tx
    .insertInto('undertakings')
    .values({ user_id: values.userId, ...words })
    .onConflict((on) => on.column('user_id').doUpdateSet(words))
    .execute();
}
