import type { Photo, PhotoChange, PhotoUpload } from '#domain/contract/photos.ts';
import * as rules from '#domain/rules/photo.ts';
import type { Queries } from '#server/db/open.ts';
import { AppError, orRefuse } from '#server/errors.ts';
import type { ReceivedFile } from '#server/files/received.ts';
import { holdProject, type OwnProject } from '#server/projects/projects.gate.ts';
import { findPhoto, updatePhoto } from './photos.store.ts';

/** What the request says of one of its files (§14.4). */
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
  const message = 'Each photo needs an id of its own.';
  throw new AppError('invalid', message, { fields: { id: message } });
}

/**
 * Changes a photo by its rule, in the transaction that is handed in.
 * @throws AppError what the rule refuses, 'not-found' when it is not there.
 */
export async function changePhoto(
  tx: Queries,
  project: OwnProject,
  id: string,
  change: PhotoChange,
): Promise<Photo> {
  // Words from one device and a place from another are both kept.
  await holdProject(tx, project);
  const it = orRefuse(rules.changePhoto(await findPhoto(tx, project, id), change));
  await updatePhoto(tx, project, it);
  return it;
}
