import type { Photo } from '#domain/contract/photos/photos.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { isSamePlace, type PhotoPlace, type StoredPhoto } from '#domain/rules/photos/photo.ts';
import { readFieldRevisions } from '#domain/rules/platform/revisions.ts';
import type { OwnProject, SeenProject } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { PhotoRow } from '#server/platform/db/project-tables.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import type { Write } from '#server/platform/db/write-batch.ts';

export type NewPhoto = PhotoPlace & {
  id: string;
  filename: string;
  originalName: string;
  kind: Photo['kind'];
  /** Bytes of the display image. */
  size: number;
  /** Bytes of both files. */
  storedBytes: number;
  width: number;
  height: number;
  caption: string;
  takenAt: string | null;
  uploadedAt: number;
};

function presentPhoto(row: PhotoRow): Photo {
  return {
    id: row.id,
    filename: row.filename,
    originalName: row.original_name,
    size: row.size,
    width: row.width,
    height: row.height,
    stepNumber: row.step_number,
    trackingEntryId: row.tracking_entry_id,
    plantingEntryId: row.planting_entry_id,
    treeCheckId: row.tree_check_id,
    kind: row.kind as Photo['kind'],
    caption: row.caption,
    takenAt: row.taken_at,
    uploadedAt: isoTime(row.uploaded_at),
    revision: row.revision,
  };
}

const photosOf = prepared((db, values: { projectId: string }) =>
  db
    .selectFrom('photos')
    .selectAll()
    .where('project_id', '=', values.projectId)
    .orderBy('uploaded_at')
    .orderBy('id'),
);

/** Every photo of a project, oldest upload first. */
export async function listPhotos(db: Queries, project: SeenProject): Promise<Photo[]> {
  return (await photosOf(db, { projectId: project.id })).map(presentPhoto);
}

const newestOf = prepared((db, values: { ownerId: string }) =>
  db
    .selectFrom('projects')
    .innerJoin('photos', (join) =>
      join.on('photos.id', '=', (eb) =>
        eb
          .selectFrom('photos as one')
          .select('one.id')
          .whereRef('one.project_id', '=', 'projects.id')
          .orderBy('one.uploaded_at', 'desc')
          .orderBy('one.id', 'desc')
          .limit(1),
      ),
    )
    .where('projects.owner_id', '=', values.ownerId)
    .selectAll('photos'),
);

/** The photo that was added last to each project of a person, by the project's id. */
export async function listNewestPhotos(db: Queries, ownerId: string): Promise<Map<string, Photo>> {
  const rows = await newestOf(db, { ownerId });
  return new Map(rows.map((row) => [row.project_id, presentPhoto(row)]));
}

/** The photos of one entry, oldest upload first. */
export async function listPhotosOfEntry(
  db: Queries,
  project: OwnProject,
  column: 'tracking_entry_id' | 'planting_entry_id' | 'tree_check_id',
  entryId: string,
): Promise<Photo[]> {
  const rows = await db
    .selectFrom('photos')
    .selectAll()
    .where('project_id', '=', project.id)
    .where(column, '=', entryId)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute();
  return rows.map(presentPhoto);
}

/** The photos of one place of a project, oldest upload first. */
export async function listPhotosOf(db: Queries, project: SeenProject, place: PhotoPlace): Promise<Photo[]> {
  const photos = await listPhotos(db, project);
  return photos.filter((photo) => isSamePlace(photo, place));
}

/** True when a place's entry is still there; a step always is. */
export async function isPlaceThere(db: Queries, project: OwnProject, place: PhotoPlace): Promise<boolean> {
  const { trackingEntryId, plantingEntryId, treeCheckId } = place;
  const id = trackingEntryId ?? plantingEntryId ?? treeCheckId;
  if (id === null) return true;
  const ofTree = treeCheckId === null ? 'planting_entries' : 'tree_checks';
  const row = await db
    .selectFrom(trackingEntryId === null ? ofTree : 'tracking_entries')
    .select('id')
    .where('id', '=', id)
    .where('project_id', '=', project.id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The photos of a project's tracking entries, of its plantings or of its answers on the tree, by the entry's id. */
export async function photosByEntry(
  db: Queries,
  project: SeenProject,
  entryKind: 'trackingEntryId' | 'plantingEntryId' | 'treeCheckId',
): Promise<Map<string, Photo[]>> {
  const photos = await listPhotos(db, project);
  return Map.groupBy(
    photos.filter((photo) => photo[entryKind] !== null),
    (photo) => photo[entryKind] ?? '',
  );
}

export async function insertPhoto(db: Queries, project: OwnProject, newPhoto: NewPhoto): Promise<Photo> {
  const row: PhotoRow = {
    id: newPhoto.id,
    project_id: project.id,
    step_number: newPhoto.stepNumber,
    tracking_entry_id: newPhoto.trackingEntryId,
    planting_entry_id: newPhoto.plantingEntryId,
    tree_check_id: newPhoto.treeCheckId,
    kind: newPhoto.kind,
    filename: newPhoto.filename,
    original_name: newPhoto.originalName,
    size: newPhoto.size,
    stored_bytes: newPhoto.storedBytes,
    width: newPhoto.width,
    height: newPhoto.height,
    caption: newPhoto.caption,
    taken_at: newPhoto.takenAt,
    uploaded_at: newPhoto.uploadedAt,
    revision: 0,
    field_revisions: '{}',
  };
  await db.insertInto('photos').values(row).execute();
  return presentPhoto(row);
}

/** The photo with an id, whoever's it is: the caller learns no more than that the id is taken. */
export async function findPhotoAnywhere(
  db: Queries,
  id: string,
): Promise<{ projectId: string; photo: Photo } | undefined> {
  const row = await db.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { projectId: row.project_id, photo: presentPhoto(row) };
}

/** A photo by its id. Inside a transaction it is held until the end: a planned change holds no project. */
export async function findPhoto(
  db: Queries,
  project: OwnProject,
  id: string,
): Promise<StoredPhoto | undefined> {
  const stored = db
    .selectFrom('photos')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', project.id);
  const row = await (db.isTransaction ? stored.forUpdate() : stored).executeTakeFirst();
  return row && { ...presentPhoto(row), fieldRevisions: readFieldRevisions(row.field_revisions) };
}

/** The write of what is said of a photo that gives a row if it still has the revision before. */
export function photoChange(db: Queries, project: OwnProject, storedPhoto: StoredPhoto): Write {
  const { caption, kind, revision } = storedPhoto;
  return db
    .updateTable('photos')
    .set({ caption, kind, revision, field_revisions: JSON.stringify(storedPhoto.fieldRevisions) })
    .where('id', '=', storedPhoto.id)
    .where('project_id', '=', project.id)
    .where('revision', '=', revision - 1)
    .returning('revision')
    .compile();
}

/** Returns the owner of an image, and if its project is deleted: then only a parent still sees it. */
export async function findPhotoOwner(
  db: Queries,
  filename: string,
): Promise<(Pick<User, 'id' | 'username'> & { isDeleted: boolean }) | undefined> {
  const row = await db
    .selectFrom('photos')
    .innerJoin('projects', 'projects.id', 'photos.project_id')
    .innerJoin('users', 'users.id', 'projects.owner_id')
    .select(['users.id', 'users.username', 'projects.deleted_at'])
    .where('photos.filename', '=', filename)
    .executeTakeFirst();
  return row && { id: row.id, username: row.username, isDeleted: row.deleted_at !== null };
}

/** Deletes one photo's row and gives the name of its files, or undefined when there was none. */
export async function deletePhotoRow(
  db: Queries,
  project: OwnProject,
  photoId: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('photos')
    .where('id', '=', photoId)
    .where('project_id', '=', project.id)
    .returning('filename')
    .executeTakeFirst();
  return row?.filename;
}
