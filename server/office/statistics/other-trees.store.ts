import { OTHER_TREES_SHOWN } from '#domain/limits.ts';
import type { CountedName } from '#domain/rules/species/tree-names.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** Counts names of trees in no list by state, the most frequent first, without deleted projects. */
export async function countTreeNames(db: Queries): Promise<{ names: CountedName[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom('projects')
    .innerJoin('users', 'users.id', 'projects.owner_id')
    .select(['other_tree', 'users.state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('other_tree', 'is not', null)
    .where('projects.deleted_at', 'is', null)
    .groupBy(['other_tree', 'users.state'])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('other_tree')
    .orderBy('users.state')
    .limit(OTHER_TREES_SHOWN + 1)
    .execute();
  const names = rows.slice(0, OTHER_TREES_SHOWN).map((row) => ({
    name: row.other_tree ?? '',
    state: row.state || null,
    count: Number(row.count),
  }));
  return { names, hasMore: rows.length > OTHER_TREES_SHOWN };
}
