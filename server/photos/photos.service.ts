import type { Photo, PhotoUpload, UploadResult } from '#domain/contract/photos/photos.ts';
import type { Made } from '#domain/contract/platform/endpoint.ts';
import {
  emptyMessage,
  fullPlace,
  isSamePlace,
  notAnImageMessage,
  type PhotoPlace,
  tooLargeMessage,
} from '#domain/rules/photos/photo.ts';
import * as sentences from '#domain/rules/photos/sentences.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import { lockOwnAccount } from '#server/accounts/exports.ts';
import { holdProject, type OwnProject } from '#server/gates/exports.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, type ErrorCode, idTaken, notFound, orRefuse } from '#server/platform/errors.ts';
import type { Received, ReceivedFile } from '#server/platform/files/received.ts';
import type { PhotoImages, PhotoRefusal } from '#server/platform/pictures/photo-images.ts';
import type { Platform } from '#server/platform/platform.ts';
import { isBestSwept } from '#server/platform/storage-errors.ts';
import { deletePhotoFiles, displayNameFrom, writePhotoFiles } from './photo-files.service.ts';
import { demandOwnIds, type FileLabel, labelOf } from './photo-labels.service.ts';
import { demandPhotoRoom } from './photo-room.service.ts';
import { findPhotoAnywhere, insertPhoto, isPlaceThere, listPhotosOf, type NewPhoto } from './photos.store.ts';

const REFUSALS: Readonly<Record<PhotoRefusal['refused'], (name: string) => Told>> = {
  empty: emptyMessage,
  'not-an-image': notAnImageMessage,
  'raw-photo': (name) => sentences.rawPhoto({ name }),
  unreadable: (name) => sentences.photoUnreadable({ name }),
  'too-many-pixels': (name) => sentences.tooManyPixels({ name }),
};

type Stored = { readonly photo: Photo; readonly isNew: boolean };
type Refused = { readonly refused: AppError };

/** The photo that was stored under this id before, if it lies in the same place (PRODUCT.md#write-once). */
async function alreadyStored(
  db: Queries,
  project: OwnProject,
  place: PhotoPlace,
  id: string | undefined,
): Promise<Stored | null> {
  const found = id === undefined ? undefined : await findPhotoAnywhere(db, id);
  if (!found) return null;
  const { photo, projectId } = found;
  if (projectId !== project.id || !isSamePlace(photo, place)) throw idTaken();
  return { photo, isNew: false };
}

/** The row of a photo whose files are written, unless the place went, is full, or has this photo already. */
async function insertWhereThereIsRoom(
  tx: Queries,
  project: OwnProject,
  photo: NewPhoto,
  sentId: string | undefined,
  quotaBytes: number,
): Promise<Stored> {
  // Two uploads to one place wait for each other here, or both could take its last room.
  await holdProject(tx, project);
  const before = await alreadyStored(tx, project, photo, sentId);
  if (before) return before;
  if (!(await isPlaceThere(tx, project, photo))) throw notFound();
  const there = await listPhotosOf(tx, project, photo);
  orRefuse(fullPlace(there));
  // Uploads to two projects of an account meet here.
  await lockOwnAccount(tx, project.ownerId);
  const wanted = { ownerId: project.ownerId, name: photo.originalName, bytes: photo.storedBytes };
  await demandPhotoRoom(tx, wanted, quotaBytes);
  return { photo: await insertPhoto(tx, project, photo), isNew: true };
}

/** The files first, then the row: a crash between them leaves a file without a row, which the next sweep removes. */
async function storePhoto(
  platform: Platform,
  project: OwnProject,
  images: PhotoImages,
  newPhoto: Omit<NewPhoto, 'id' | 'filename' | 'size' | 'storedBytes' | 'width' | 'height' | 'uploadedAt'>,
  sentId: string | undefined,
): Promise<Stored> {
  const photo = {
    ...newPhoto,
    id: sentId ?? platform.newId(),
    filename: displayNameFrom(platform.newToken()),
    size: images.display.byteLength,
    storedBytes: images.display.byteLength + images.thumbnail.byteLength,
    width: images.width,
    height: images.height,
    uploadedAt: platform.clock(),
  };
  let isLeftToSweep = false;
  try {
    await writePhotoFiles(platform.files, photo.filename, images);
    const stored = await inTransaction(platform.db, (tx) =>
      insertWhereThereIsRoom(tx, project, photo, sentId, platform.config.photoQuotaBytes),
    );
    isLeftToSweep = stored.isNew;
    return stored;
  } catch (error) {
    isLeftToSweep = isBestSwept(error);
    throw isUniqueViolation(error, 'photos.id') ? idTaken() : error;
  } finally {
    if (!isLeftToSweep) await deletePhotoFiles(platform.files, [photo.filename]);
  }
}

/** @throws AppError when the file cannot be taken. */
async function takePhoto(
  platform: Platform,
  project: OwnProject,
  place: PhotoPlace,
  file: ReceivedFile,
  label: FileLabel,
  gone: AbortSignal,
): Promise<Stored> {
  if (file.isTooLarge) throw new AppError('too-large', tooLargeMessage(file.name));
  const before = await alreadyStored(platform.db, project, place, label.id);
  if (before) return before;
  // Where nothing fits any more nothing need be decoded.
  const least = { ownerId: project.ownerId, name: file.name, bytes: 1 };
  await demandPhotoRoom(platform.db, least, platform.config.photoQuotaBytes);
  const images = await platform.pictures.makePhotoImages(file.path, gone);
  // Whoever called it back does not expect to find it; whoever lost the network sends it again.
  gone.throwIfAborted();
  if ('refused' in images) throw new AppError('invalid', REFUSALS[images.refused](file.name));
  const { id, caption, kind } = label;
  const takenAt = label.takenAt ?? images.takenAt;
  return storePhoto(
    platform,
    project,
    images,
    { ...place, originalName: file.name, caption, kind, takenAt },
    id,
  );
}

/** Whoever may store nothing any more is refused all that is left, and not a file. */
const ENDED: readonly ErrorCode[] = ['not-signed-in', 'not-allowed'];

function orRefusal(error: unknown): Refused {
  if (error instanceof AppError && !ENDED.includes(error.code)) return { refused: error };
  throw error;
}

/**
 * No file was taken: for one reason, such as 413 when all are too large, or else 'invalid' (PRODUCT.md#kinds-of-picture).
 */
function noneTaken(outcomes: readonly Refused[], files: UploadResult['files']): AppError {
  const codes = new Set(outcomes.map((it) => it.refused.code));
  const [code = 'invalid'] = codes.size === 1 ? codes : [];
  const [one, ...others] = outcomes.map((it) => it.refused.told);
  const told =
    one && others.length === 0 ? one : sentences.photosNotTaken({ problems: one ? [one, ...others] : [] });
  return new AppError(code, told, { fields: { photos: told }, body: { photos: [], files } });
}

/**
 * Turns received files into stored photos, one after the other, so that a bad one stops no other
 * (PRODUCT.md#kinds-of-picture).
 * @throws AppError when none was taken: with the code they share ('too-large' when all were), else 'invalid'; its body
 * lists the files.
 */
export async function takePhotos(
  platform: Platform,
  project: OwnProject,
  place: PhotoPlace,
  { files: received, parts, gone }: Received<PhotoUpload>,
): Promise<Made<UploadResult>> {
  demandOwnIds(parts, received);
  const outcomes: (Stored | Refused)[] = [];
  for (const [index, file] of received.entries()) {
    const label = labelOf(parts, index);
    outcomes.push(await takePhoto(platform, project, place, file, label, gone).catch(orRefusal));
  }
  const files = outcomes.map((outcome, index) => ({
    originalName: received[index]?.name ?? '',
    photo: 'photo' in outcome ? outcome.photo : null,
    ...('refused' in outcome ? outcome.refused.told : { message: null }),
  }));
  const stored = outcomes.filter((it) => 'photo' in it);
  if (stored.length === 0)
    throw noneTaken(
      outcomes.filter((it) => 'refused' in it),
      files,
    );
  return { it: { photos: stored.map((it) => it.photo), files }, isNew: stored.some((it) => it.isNew) };
}
