import type { TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import { TREE_CHECK } from '#domain/contract/notebook/written-fields.ts';
import type { OwnProject, SeenProject } from '#server/gates/exports.ts';
import { writtenStore } from '#server/notebook/written.store.ts';
import type { Queries } from '#server/platform/db/open.ts';

export const treeChecks = writtenStore<'tree_checks', typeof TREE_CHECK, TreeCheck>({
  table: 'tree_checks',
  fields: TREE_CHECK,
  present: () => ({}),
  columns: () => ({}),
});

/** Counts the checks on a project's planted tree. */
export async function countTreeChecks(db: Queries, project: OwnProject): Promise<number> {
  const row = await db
    .selectFrom('tree_checks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', project.id)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Lists the checks on a project's tree, the newest first. */
export async function listTreeChecks(db: Queries, project: SeenProject): Promise<TreeCheck[]> {
  const rows = await db
    .selectFrom('tree_checks')
    .selectAll()
    .where('project_id', '=', project.id)
    .orderBy('checked_on', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return treeChecks.presentAll(db, project, rows);
}

/** Deletes an answer with its photos' rows; gives false when there was none. */
export async function deleteTreeCheckRow(db: Queries, project: OwnProject, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('tree_checks')
    .where('id', '=', id)
    .where('project_id', '=', project.id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
