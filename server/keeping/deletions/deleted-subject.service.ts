/** What can be deleted for good, what hangs on it, and how it goes. */
import type { User } from '#domain/contract/accounts.ts';
import type { DeletionCounts } from '#domain/rules/deletions.ts';
import { deleteAccount, lockAccount } from '#server/accounts/accounts.store.ts';
import { deleteConsentRecords, detachConsentRecords } from '#server/consent/consent.store.ts';
import { listFormFileNames } from '#server/consent/proof/signed-forms.store.ts';
import { holdProjectsOf, type OwnProject, ownKeptProject } from '#server/gates/projects.gate.ts';
import { deleteLinksOfAccount } from '#server/mail/links.store.ts';
import { deletePlantingEntryRow } from '#server/notebook/planting/planting.store.ts';
import { countEntries, deleteProjectRow } from '#server/notebook/projects/projects.store.ts';
import { deleteTrackingEntryRow } from '#server/notebook/tracking/tracking.store.ts';
import { deleteTreeCheckRow } from '#server/notebook/tree-checks/tree-checks.store.ts';
import { thumbnailName } from '#server/photos/photo-files.service.ts';
import { listFileNames, type PhotoGroup } from '#server/photos/photo-files.store.ts';
import { deletePhotoRow } from '#server/photos/photos.store.ts';
import type { Queries } from '#server/platform/db/open.ts';

/** Something of a project; a sign-up is an account that no parent has confirmed, of which no proof has to stay. */
export type Doomed =
  | {
      readonly kind: 'photo' | 'tracking' | 'planting' | 'tree-check';
      readonly project: OwnProject;
      readonly id: string;
    }
  | { readonly kind: 'project'; readonly project: OwnProject }
  | { readonly kind: 'account' | 'sign-up'; readonly id: string };
export type DoomedKind = Doomed['kind'];

/** A thing by its random id, as the note of its deletion names it. */
export function subjectOf(it: Doomed): string {
  return `${it.kind}:${it.kind === 'project' ? it.project.id : it.id}`;
}

/** Nothing is added to it until the end of the transaction. @throws AppError 'not-found' when its project is gone. */
export async function holdDoomed(tx: Queries, it: Doomed): Promise<void> {
  if ('project' in it) await ownKeptProject(tx, { id: it.project.ownerId }, it.project.id);
  else await holdProjectsOf(tx, it.id);
}

function photosOf(it: Doomed): PhotoGroup {
  switch (it.kind) {
    case 'photo':
      return { project: it.project, photoId: it.id };
    case 'tracking':
      return { project: it.project, trackingEntryId: it.id };
    case 'planting':
      return { project: it.project, plantingEntryId: it.id };
    case 'tree-check':
      return { project: it.project, treeCheckId: it.id };
    case 'project':
      return { project: it.project };
    default:
      return { ownerId: it.id };
  }
}

/** What goes with a thing. */
export type Found = {
  readonly counts: DeletionCounts;
  /** Of every picture and scan that goes, as the file store knows them. */
  readonly fileNames: readonly string[];
  /** Whose account goes; null where something else does. */
  readonly child: User | null;
};

/** Looks at what is to go; null when it is not there. */
export async function findDoomed(tx: Queries, it: Doomed): Promise<Found | null> {
  const pictures = await listFileNames(tx, photosOf(it));
  const fileNames = pictures.flatMap((name) => [name, thumbnailName(name)]);
  const photos = pictures.length;
  switch (it.kind) {
    case 'photo':
      return photos === 0 ? null : { counts: { photos }, fileNames, child: null };
    case 'tracking':
      return { counts: { trackingEntries: 1, photos }, fileNames, child: null };
    case 'planting':
      return { counts: { plantingEntries: 1, photos }, fileNames, child: null };
    case 'tree-check':
      return { counts: { treeChecks: 1, photos }, fileNames, child: null };
    case 'project':
      return { counts: { ...(await countEntries(tx, it)), photos }, fileNames, child: null };
    default: {
      const account = await lockAccount(tx, it.id);
      if (!account) return null;
      const forms = it.kind === 'sign-up' ? await listFormFileNames(tx, it.id) : [];
      const work = await countEntries(tx, { ownerId: it.id });
      const counts = { accounts: 1, ...work, photos, signedForms: forms.length };
      return { counts, fileNames: [...fileNames, ...forms], child: account.user };
    }
  }
}

async function deleteAnAccount(tx: Queries, id: string, isSignUp: boolean, now: number): Promise<boolean> {
  await deleteLinksOfAccount(tx, id);
  // No consent was given that the records of a sign-up could prove.
  if (isSignUp) await deleteConsentRecords(tx, id);
  else await detachConsentRecords(tx, id, now);
  return deleteAccount(tx, id);
}

/**
 * Deletes the rows of a thing; what refers to them goes with them.
 * @param now when it happened, as the proof of the consent keeps it.
 * @returns false when there was none.
 */
export async function deleteSubject(tx: Queries, it: Doomed, now: number): Promise<boolean> {
  switch (it.kind) {
    case 'photo':
      return (await deletePhotoRow(tx, it.project, it.id)) !== undefined;
    case 'tracking':
      return deleteTrackingEntryRow(tx, it.project, it.id);
    case 'planting':
      return deletePlantingEntryRow(tx, it.project, it.id);
    case 'tree-check':
      return deleteTreeCheckRow(tx, it.project, it.id);
    case 'project':
      return deleteProjectRow(tx, it.project);
    default:
      return deleteAnAccount(tx, it.id, it.kind === 'sign-up', now);
  }
}
