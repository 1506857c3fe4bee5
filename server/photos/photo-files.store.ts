import type { OwnProject } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** Bytes that all photos of an account take together, without those of deleted projects. */
export async function sumStoredBytes(db: Queries, ownerId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('photos')
    .innerJoin('projects', 'projects.id', 'photos.project_id')
    .select((it) => it.fn.sum<number | null>('photos.stored_bytes').as('bytes'))
    .where('projects.owner_id', '=', ownerId)
    .where('projects.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return bytes ?? 0;
}

/** Those of some file names that belong to a photo. */
export async function filterPhotoFilenames(db: Queries, filenames: readonly string[]): Promise<Set<string>> {
  if (filenames.length === 0) return new Set();
  const rows = await db.selectFrom('photos').select('filename').where('filename', 'in', filenames).execute();
  return new Set(rows.map((row) => row.filename));
}

/** Photos that go together: all of an account, of a project, or of one entry, or one by itself. */
export type PhotoGroup =
  | { readonly ownerId: string }
  | {
      readonly project: OwnProject;
      readonly photoId?: string;
      readonly trackingEntryId?: string;
      readonly plantingEntryId?: string;
      readonly treeCheckId?: string;
    };

/** The file names of a group of photos. */
export async function listFileNames(db: Queries, group: PhotoGroup): Promise<string[]> {
  let query = db
    .selectFrom('photos')
    .innerJoin('projects', 'projects.id', 'photos.project_id')
    .select('photos.filename');
  if ('ownerId' in group) {
    query = query.where('projects.owner_id', '=', group.ownerId);
  } else {
    const { project, photoId, trackingEntryId, plantingEntryId, treeCheckId } = group;
    query = query.where('photos.project_id', '=', project.id);
    if (photoId) query = query.where('photos.id', '=', photoId);
    if (trackingEntryId) query = query.where('photos.tracking_entry_id', '=', trackingEntryId);
    if (plantingEntryId) query = query.where('photos.planting_entry_id', '=', plantingEntryId);
    if (treeCheckId) query = query.where('photos.tree_check_id', '=', treeCheckId);
  }
  return (await query.execute()).map((row) => row.filename);
}
