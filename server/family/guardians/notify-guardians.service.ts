/** Each act of a parent is told to the others, and what matters to who acts too (PRODUCT.md#several-parents). */
import { THROTTLES } from '#domain/limits.ts';
import { type Guardian, listGuardiansOf } from '#server/accounts/exports.ts';
import type { Letter, Outbox } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { bucketOf, countUnlessOver } from '#server/platform/limits/throttle.ts';
import type { Parent } from '#server/platform/parent.ts';

/** The acting parent, and the means to act. */
export type Acting = {
  readonly parent: Parent;
  readonly outbox: Outbox;
  readonly now: number;
  readonly newId: () => string;
};

type LetterTo = (guardian: Guardian) => Letter;

/**
 * Counts what can be done over and over, and is told to every parent each time: their letters are counted nowhere else.
 * @throws AppError 'too-often'
 */
export async function rateLimitParent(
  tx: Queries,
  { emailKey }: Parent,
  { now }: Pick<Acting, 'now'>,
): Promise<void> {
  const bucket = bucketOf('parent-turns', emailKey);
  await countUnlessOver(tx, { bucket, throttle: THROTTLES.turnsByParent }, now);
}

/** Tells every parent of a child, the acting one too: the page may have been open on a shared tablet. */
export async function notifyAll(
  tx: Queries,
  child: { readonly id: string },
  letterTo: LetterTo,
  { outbox }: Pick<Acting, 'outbox'>,
): Promise<void> {
  for (const guardian of await listGuardiansOf(tx, child.id)) await outbox.put(tx, letterTo(guardian));
}

/** Tells the other parents of a child: the acting one has seen the result, and six letters a day are few. */
export async function notifyOthers(
  tx: Queries,
  child: { readonly id: string },
  letterTo: LetterTo,
  { outbox, parent }: Pick<Acting, 'outbox' | 'parent'>,
): Promise<void> {
  for (const guardian of await listGuardiansOf(tx, child.id))
    if (guardian.emailKey !== parent.emailKey) await outbox.put(tx, letterTo(guardian));
}
