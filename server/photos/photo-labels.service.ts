import type { Photo, PhotoChange, PhotoSaved, PhotoUpload } from '#domain/contract/photos/photos.ts';
import * as rules from '#domain/rules/photos/photo.ts';
import * as sentences from '#domain/rules/photos/sentences.ts';
import type { OwnProject } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { type Decision, decided } from '#server/platform/decision.ts';
import { AppError } from '#server/platform/errors.ts';
import type { ReceivedFile } from '#server/platform/files/received.ts';
import { findPhoto, photoChange } from './photos.store.ts';

/** A request's words on one of its files (PRODUCT.md#captions-and-places). */
export type FileLabel = {
  id: string | undefined;
  takenAt: string | null;
  caption: string;
  kind: Photo['kind'];
};

function partFor<T>(parts: T | T[] | undefined, index: number): T | undefined {
  return Array.isArray(parts) ? parts[index] : parts;
}

export function labelOf(parts: PhotoUpload, index: number): FileLabel {
  const kinds = 'photoTypes' in parts ? parts.photoTypes : undefined;
  return {
    id: partFor(parts.id, index),
    takenAt: rules.checkedTakenAt(partFor(parts.takenAt, index)),
    ...rules.labelOf(partFor(parts.caption, index) ?? '', partFor(kinds, index) ?? null),
  };
}

/** One id for two files would make the second pass for the first, sent again. */
export function demandOwnIds(parts: PhotoUpload, files: readonly ReceivedFile[]): void {
  const ids = files.flatMap((_, index) => partFor(parts.id, index) ?? []);
  if (new Set(ids).size === ids.length) return;
  const message = sentences.photoIdsEqual;
  throw new AppError('invalid', message, { fields: { id: message } });
}

/** Decides on a change of what is said of a photo by its rule. */
export async function decidePhotoChange(
  db: Queries,
  project: OwnProject,
  id: string,
  change: PhotoChange,
): Promise<Decision<PhotoSaved>> {
  const there = await findPhoto(db, project, id);
  return decided(there, rules.changePhoto(there, change), change, (it) => photoChange(db, project, it));
}
