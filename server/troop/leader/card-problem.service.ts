import type { Told } from '#domain/rules/platform/sentence.ts';
import { CARD_PROBLEMS, cardProblem } from '#domain/rules/sign-in/sign-in-cards.ts';
import { findCardPassword } from '#server/accounts/exports.ts';
import { countReachable } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isShown, type SeenScout } from '#server/troop/scouts.gate.ts';

/** The reason why a leader makes no card for a visible scout; null when nothing is in the way. */
export async function problemOfLeader(
  db: Queries,
  scout: SeenScout,
  { hasMail, now }: { readonly hasMail: boolean; readonly now: number },
): Promise<Told | null> {
  const parents = await countReachable(db, scout.id);
  const last = await findCardPassword(db, scout.id);
  const problem = cardProblem({ seesWork: isShown(scout), parents, hasMail, last }, now);
  return problem && CARD_PROBLEMS[problem];
}
