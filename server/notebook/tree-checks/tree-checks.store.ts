import type { Condition, TreeCheck } from '#domain/contract/notebook/tree-checks.ts';
import type { Photo } from '#domain/contract/photos/photos.ts';
import type { StoredTreeCheck } from '#domain/rules/notebook/tree-checks.ts';
import { readFieldRevisions } from '#domain/rules/platform/revisions.ts';
import type { OwnProject, SeenProject } from '#server/gates/exports.ts';
import { listPhotosOfEntry, photosByEntry } from '#server/photos/exports.ts';
import type { Write } from '#server/platform/db/one-go.ts';
import type { Queries } from '#server/platform/db/open.ts';
import type { TreeCheckRow } from '#server/platform/db/project-tables.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';

function presentTreeCheck(row: TreeCheckRow, photos: Photo[]): TreeCheck {
  return {
    id: row.id,
    condition: row.condition as Condition,
    heightInches: row.height_inches,
    checkedOn: row.checked_on,
    createdAt: isoTime(row.created_at),
    photos,
    revision: row.revision,
  };
}

/** How many answers there are on the tree of a project. */
export async function countTreeChecks(db: Queries, project: OwnProject): Promise<number> {
  const row = await db
    .selectFrom('tree_checks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', project.id)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** What was told of the tree of a project, the newest first. */
export async function listTreeChecks(db: Queries, project: SeenProject): Promise<TreeCheck[]> {
  const rows = await db
    .selectFrom('tree_checks')
    .selectAll()
    .where('project_id', '=', project.id)
    .orderBy('checked_on', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const photos = await photosByEntry(db, project, 'treeCheckId');
  return rows.map((row) => presentTreeCheck(row, photos.get(row.id) ?? []));
}

/** An answer by its id. Inside a transaction it is held until the end: a planned save holds no project. */
export async function findTreeCheck(
  db: Queries,
  project: OwnProject,
  id: string,
): Promise<StoredTreeCheck | undefined> {
  const stored = db
    .selectFrom('tree_checks')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', project.id);
  const row = await (db.isTransaction ? stored.forUpdate() : stored).executeTakeFirst();
  if (!row) return undefined;
  const check = presentTreeCheck(row, await listPhotosOfEntry(db, project, 'tree_check_id', id));
  return { ...check, fieldRevisions: readFieldRevisions(row.field_revisions) };
}

/** What is written of an answer; all else of it never changes. */
function columnsOf(it: StoredTreeCheck) {
  return {
    condition: it.condition,
    height_inches: it.heightInches,
    checked_on: it.checkedOn,
    revision: it.revision,
    field_revisions: JSON.stringify(it.fieldRevisions),
  };
}

/** Writes a new answer; gives false, and writes nothing, when its id is taken. */
export async function insertTreeCheck(
  db: Queries,
  project: OwnProject,
  it: StoredTreeCheck,
  createdAt: number,
): Promise<boolean> {
  const result = await db
    .insertInto('tree_checks')
    .values({ id: it.id, project_id: project.id, created_at: createdAt, ...columnsOf(it) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** The write of an answer that gives a row if it still has the revision before. */
export function treeCheckChange(db: Queries, project: OwnProject, it: StoredTreeCheck): Write {
  return db
    .updateTable('tree_checks')
    .set(columnsOf(it))
    .where('id', '=', it.id)
    .where('project_id', '=', project.id)
    .where('revision', '=', it.revision - 1)
    .returning('revision')
    .compile();
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
