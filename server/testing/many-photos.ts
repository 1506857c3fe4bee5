import sharp from 'sharp';
import { THUMBNAIL_LONG_EDGE_PX } from '#domain/limits.ts';
import { ownProject } from '#server/gates/projects.gate.ts';
import { displayNameFrom, writePhotoFiles } from '#server/photos/photo-files.service.ts';
import { insertPhoto } from '#server/photos/photos.store.ts';
import type { Person } from './factories.ts';
import { smallJpeg } from './small-photo.ts';
import type { World } from './world.ts';

const AT_ONCE = 50;

/**
 * Puts so many photos into a project without the work of decoding each: all show the same display image, day after day
 * from 2026-05-01 on, and go round steps 2 to 5.
 */
export async function addPhotos(
  { platform }: Pick<World, 'platform'>,
  owner: Person,
  projectId: string,
  count: number,
  display?: Uint8Array,
): Promise<void> {
  const { db, files, newId, newToken } = platform;
  const image = display ?? (await smallJpeg(64));
  const small = sharp(image).resize(THUMBNAIL_LONG_EDGE_PX, THUMBNAIL_LONG_EDGE_PX, { fit: 'inside' });
  const images = { display: Buffer.from(image), thumbnail: await small.webp().toBuffer() };
  const project = await ownProject(db, owner.user, projectId);
  const put = async (index: number) => {
    const filename = displayNameFrom(newToken());
    await writePhotoFiles(files, filename, images);
    const day = new Date(Date.UTC(2026, 4, 1 + index));
    await insertPhoto(db, project, {
      id: newId(),
      filename,
      originalName: `IMG_${index}.jpg`,
      stepNumber: 2 + (index % 4),
      trackingEntryId: null,
      plantingEntryId: null,
      treeCheckId: null,
      kind: null,
      size: image.length,
      storedBytes: image.length + images.thumbnail.length,
      width: 64,
      height: 64,
      caption: '',
      takenAt: day.toISOString().slice(0, 16),
      uploadedAt: day.getTime(),
    });
  };
  // A disk takes many small files faster together than one after the other.
  for (let first = 0; first < count; first += AT_ONCE) {
    const ofThese = Math.min(AT_ONCE, count - first);
    await Promise.all(Array.from({ length: ofThese }, (_, index) => put(first + index)));
  }
}
