import { doomedAccount } from '#server/consent/exports.ts';
import type { Doomed, DoomedKind } from '#server/deletions/exports.ts';
import type { OwnProject } from '#server/gates/exports.ts';
import { doomedEntry, doomedProject } from '#server/notebook/exports.ts';
import { doomedPhoto } from '#server/photos/exports.ts';

export type KindInProject = Exclude<DoomedKind, 'account' | 'sign-up'>;

/** Something of a project, as the note of its deletion names it. */
export function doomedInProject(kind: KindInProject, project: OwnProject, id: string): Doomed {
  if (kind === 'project') return doomedProject(project);
  return kind === 'photo' ? doomedPhoto(project, id) : doomedEntry(kind, project, id);
}

/** An account or a sign-up, as the note of its deletion names it; null for something of a project. */
export function doomedAccountOf(kind: DoomedKind, id: string): Doomed | null {
  return kind === 'account' || kind === 'sign-up' ? doomedAccount(id, kind) : null;
}
