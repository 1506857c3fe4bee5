import type { PhotoKind, PhotoUpload } from '#domain/contract/photos.ts';
import * as rules from '#domain/rules/photo.ts';
import { AppError } from '#server/errors.ts';
import type { ReceivedFile } from '#server/files/received.ts';

/** What the request says of one of its files (§14.4). */
export type FileLabel = {
  id: string | undefined;
  takenAt: string | null;
  caption: string;
  kind: PhotoKind | null;
};

function partFor<T>(parts: T | T[] | undefined, index: number): T | undefined {
  return Array.isArray(parts) ? parts[index] : parts;
}

export function labelOf(parts: PhotoUpload, index: number): FileLabel {
  return {
    id: partFor(parts.id, index),
    takenAt: rules.checkedTakenAt(partFor(parts.takenAt, index)),
    ...rules.labelOf(partFor(parts.caption, index) ?? '', partFor(parts.photoTypes, index) ?? null),
  };
}

/** One id for two files would make the second pass for the first, sent again. */
export function demandOwnIds(parts: PhotoUpload, files: readonly ReceivedFile[]): void {
  const ids = files.flatMap((_, index) => partFor(parts.id, index) ?? []);
  if (new Set(ids).size === ids.length) return;
  const message = 'Each photo needs an id of its own.';
  throw new AppError('invalid', message, { fields: { id: message } });
}
