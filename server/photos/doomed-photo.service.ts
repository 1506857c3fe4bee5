import { type Doomed, inProject } from '#server/deletions/exports.ts';
import type { OwnProject } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { thumbnailName } from './photo-files.service.ts';
import { listFileNames, type PhotoGroup } from './photo-files.store.ts';
import { deletePhotoRow } from './photos.store.ts';

/** Counts the photos that go with a thing, and lists all their files. */
export async function findDoomedPhotos(
  tx: Queries,
  group: PhotoGroup,
): Promise<{ photos: number; fileNames: string[] }> {
  const names = await listFileNames(tx, group);
  return { photos: names.length, fileNames: names.flatMap((name) => [name, thumbnailName(name)]) };
}

export function doomedPhoto(project: OwnProject, id: string): Doomed {
  return {
    ...{ kind: 'photo', id, ...inProject(project) },
    find: async (tx) => {
      const { photos, fileNames } = await findDoomedPhotos(tx, { project, photoId: id });
      return photos === 0 ? null : { counts: { photos }, fileNames, child: null };
    },
    delete: async (tx) => (await deletePhotoRow(tx, project, id)) !== undefined,
  };
}
