import type { Photo, PhotoKind, PhotoUpload, UploadResult } from '#domain/contract/photos.ts';
import { PHOTOS_PER_PLACE } from '#domain/limits.ts';
import {
  captionWithKind,
  checkedTakenAt,
  kindFromCaption,
  notAnImageSentence,
  tooLargeSentence,
} from '#domain/rules/photo.ts';
import type { Queries } from '#server/db/open.ts';
import { makePhotoImages, type PhotoImages, type PhotoRefusal } from '#server/files/images.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import type { Made } from '#server/http/route.ts';
import type { ReceivedFile } from '#server/http/uploads.ts';
import type { Platform } from '#server/platform.ts';
import type { OwnProject } from '#server/projects/projects.gate.ts';
import {
  deletePhotoRow,
  findPhotoAnywhere,
  insertPhoto,
  listFileNames,
  listPhotosOf,
  type PhotoGroup,
  type PhotoPlace,
} from './photos.store.ts';

/** The file of a photo's thumbnail, beside its display image. */
export function thumbnailName(filename: string): string {
  return filename.replace(/\.jpg$/, '-thumb.webp');
}

const REFUSALS: Readonly<Record<PhotoRefusal['refused'], (name: string) => string>> = {
  'not-an-image': notAnImageSentence,
  unreadable: (name) => `${name} could not be read. Please try another photo.`,
  'too-many-pixels': (name) => `${name} has more pixels than we can take. Please send a smaller copy.`,
};

/** What the request says of one of its files (RULINGS 33). */
type FileLabel = { id: string | undefined; takenAt: string | null; caption: string; kind: PhotoKind | null };

function partFor<T>(parts: T | T[] | undefined, index: number): T | undefined {
  return Array.isArray(parts) ? parts[index] : parts;
}

function labelOf(parts: PhotoUpload, index: number): FileLabel {
  const caption = partFor(parts.caption, index) ?? '';
  const kind = partFor(parts.photoTypes, index) ?? kindFromCaption(caption);
  return {
    id: partFor(parts.id, index),
    takenAt: checkedTakenAt(partFor(parts.takenAt, index)),
    caption: caption.includes(kind ?? '') ? caption : captionWithKind(caption, kind),
    kind,
  };
}

async function removeFiles(platform: Platform, filenames: readonly string[]): Promise<void> {
  const names = filenames.flatMap((name) => [name, thumbnailName(name)]);
  await Promise.all(names.map((name) => platform.files.delete(name)));
}

/** The files first, then the row: a crash between them leaves a file without a row, which the next sweep removes. */
async function storePhoto(
  platform: Platform,
  project: OwnProject,
  place: PhotoPlace,
  images: PhotoImages,
  label: FileLabel,
  originalName: string,
): Promise<Photo> {
  const filename = `${platform.newToken()}.jpg`;
  try {
    await platform.files.put(filename, images.display);
    await platform.files.put(thumbnailName(filename), images.thumbnail);
    return await platform.db.transaction().execute(async (tx) => {
      const there = await listPhotosOf(tx, project, place);
      if (there.length >= PHOTOS_PER_PLACE) {
        throw new AppError('invalid', `There is room for ${PHOTOS_PER_PLACE} photos here. Delete one first.`);
      }
      return insertPhoto(tx, project, {
        ...place,
        id: label.id ?? platform.newId(),
        filename,
        originalName,
        kind: label.kind,
        size: images.display.byteLength,
        width: images.width,
        height: images.height,
        caption: label.caption,
        takenAt: label.takenAt ?? images.takenAt,
        uploadedAt: platform.clock(),
      });
    });
  } catch (error) {
    await removeFiles(platform, [filename]);
    throw error;
  }
}

/** The photo that was stored under this id before, if it lies in the same place (RULINGS 45). */
async function alreadyStored(
  db: Queries,
  project: OwnProject,
  place: PhotoPlace,
  id: string | undefined,
): Promise<Photo | null> {
  const found = id === undefined ? undefined : await findPhotoAnywhere(db, id);
  if (!found) return null;
  const { photo, projectId } = found;
  const isHere =
    projectId === project.id &&
    photo.stepNumber === place.stepNumber &&
    photo.trackingEntryId === place.trackingEntryId &&
    photo.plantingEntryId === place.plantingEntryId;
  if (!isHere) throw new AppError('taken', 'This id is already in use.');
  return photo;
}

type Taken = { photo: Photo; isNew: boolean } | { refused: string; isTooLarge: boolean };

async function takePhoto(
  platform: Platform,
  project: OwnProject,
  place: PhotoPlace,
  file: ReceivedFile,
  label: FileLabel,
): Promise<Taken> {
  if (file.isTooLarge) return { refused: tooLargeSentence(file.name), isTooLarge: true };
  const before = await alreadyStored(platform.db, project, place, label.id);
  if (before) return { photo: before, isNew: false };
  const images = await makePhotoImages(file.path);
  if ('refused' in images) return { refused: REFUSALS[images.refused](file.name), isTooLarge: false };
  try {
    return { photo: await storePhoto(platform, project, place, images, label, file.name), isNew: true };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.message, isTooLarge: false };
    throw error;
  }
}

/**
 * Turns received files into stored photos, one after the other, so that a bad one stops no other (RULINGS 30).
 * @throws AppError when none was taken: 'too-large' when all were too large, else 'invalid'; its body lists the files.
 */
export async function takePhotos(
  platform: Platform,
  project: OwnProject,
  place: PhotoPlace,
  received: readonly ReceivedFile[],
  parts: PhotoUpload,
): Promise<Made<UploadResult>> {
  const taken: Taken[] = [];
  for (const [index, file] of received.entries()) {
    taken.push(await takePhoto(platform, project, place, file, labelOf(parts, index)));
  }
  const files = taken.map((it, index) => ({
    originalName: received[index]?.name ?? '',
    photo: 'photo' in it ? it.photo : null,
    message: 'refused' in it ? it.refused : null,
  }));
  const photos = taken.flatMap((it) => ('photo' in it ? [it.photo] : []));
  if (photos.length === 0) {
    const areAllTooLarge = taken.every((it) => 'refused' in it && it.isTooLarge);
    const sentence = files.map((file) => file.message).join(' ');
    throw new AppError(areAllTooLarge ? 'too-large' : 'invalid', sentence, {
      fields: { photos: sentence },
      body: { photos, files },
    });
  }
  return { it: { photos, files }, isNew: taken.some((it) => 'photo' in it && it.isNew) };
}

/** Deletes one photo, its row and then its files. */
export async function deletePhoto(platform: Platform, project: OwnProject, photoId: string): Promise<void> {
  const filename = await deletePhotoRow(platform.db, project, photoId);
  if (!filename) throw notFound();
  await removeFiles(platform, [filename]);
}

/**
 * Deletes something that photos hang on: `remove` deletes it in a transaction, in which the names of the photos'
 * files are read first; the files go once it is committed.
 * @throws AppError 'not-found' when `remove` found nothing.
 */
export async function deleteWithPhotos(
  platform: Platform,
  group: PhotoGroup,
  remove: (tx: Queries) => Promise<boolean>,
): Promise<void> {
  const filenames = await platform.db.transaction().execute(async (tx) => {
    const names = await listFileNames(tx, group);
    if (!(await remove(tx))) throw notFound();
    return names;
  });
  await removeFiles(platform, filenames);
}
