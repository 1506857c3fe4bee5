import { type OpenQuestion, questionOn } from '#domain/rules/notebook/years-after.ts';
import { dayIn } from '#domain/rules/platform/dates.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { type CompletedTree, listCompletedTrees } from './asked.store.ts';

/** A child, and the day at the child's place. */
export type AskedChild = { readonly userId: string; readonly today: string; readonly timeZone: string };

/** A tree that is asked of, and since when. */
export type AskedTree = Pick<CompletedTree, 'projectId' | 'ownerId' | 'tree'> & OpenQuestion;

/** The trees of some children of which a question is open today (PRODUCT.md#the-years-after), the oldest project first. */
export async function askedToday(db: Queries, children: readonly AskedChild[]): Promise<AskedTree[]> {
  const ids = children.map(({ userId }) => userId);
  const treesOf = Map.groupBy(await listCompletedTrees(db, ids), ({ ownerId }) => ownerId);
  return children.flatMap(({ userId, today, timeZone }) =>
    (treesOf.get(userId) ?? []).flatMap(({ projectId, ownerId, tree, completedAt, told }) => {
      const question = questionOn(dayIn(completedAt, timeZone), told, today);
      return question ? [{ projectId, ownerId, tree, ...question }] : [];
    }),
  );
}
