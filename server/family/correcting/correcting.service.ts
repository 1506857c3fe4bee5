import type { correctChild as correcting } from '#domain/contract/family/parent.ts';
import type { BodyOf } from '#domain/contract/platform/endpoint.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import { listGuardiansOf, lockAccount } from '#server/accounts/exports.ts';
import { deleteForGood } from '#server/deletions/exports.ts';
import {
  type Acting,
  notifyAll,
  notifyOthers,
  rateLimitParent,
} from '#server/family/guardians/notify-guardians.service.ts';
import { deletedProjectLetter } from '#server/family/stopping/stopping.mail.ts';
import { type GuardedChild, guardedChild, ownKeptProject, ownKeptProjectOf } from '#server/gates/exports.ts';
import { doomedEntry, doomedProject } from '#server/notebook/exports.ts';
import { doomedPhoto } from '#server/photos/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError, notFound, orNotFound } from '#server/platform/errors.ts';
import type { Parent } from '#server/platform/parent.ts';
import type { Platform } from '#server/platform/platform.ts';
import { correctProfile } from '#server/sign-in/exports.ts';
import { addressTakenOffLetter, correctedLetter } from './correcting.mail.ts';

/**
 * Corrects data that a parent knows better, as far as it is given. A changed name or e-mail is told to the other
 * parents, and the child's old address hears of it too. @throws AppError what the account refuses, 'too-often'.
 */
export async function correctChild(
  tx: Queries,
  child: GuardedChild,
  body: BodyOf<typeof correcting>,
  acting: Acting,
): Promise<void> {
  // Held from here on: what the account was just before is what the others are told by.
  const { firstName, lastName, email } = orNotFound(await lockAccount(tx, child.id)).user;
  const after = await correctProfile(tx, child.id, body, acting);
  const isName = firstName !== after.firstName || lastName !== after.lastName;
  const isEmail = addressKey(email) !== addressKey(after.email);
  if (!isName && !isEmail) return;
  await rateLimitParent(tx, acting.parent, acting);
  const about = { childName: firstName, site: acting.outbox.site };
  await notifyOthers(
    tx,
    child,
    (to) => correctedLetter(to, about, { isName, isEmail, at: acting.now }),
    acting,
  );
  const parents = (await listGuardiansOf(tx, child.id)).map(({ emailKey }) => emailKey);
  if (!isEmail || email === '' || parents.includes(addressKey(email))) return;
  await acting.outbox.put(tx, addressTakenOffLetter({ id: child.id, email }, acting.outbox.site, acting.now));
}

/** The parent who deletes, and the child. */
type Deleting = { readonly parent: Parent; readonly child: GuardedChild };

/**
 * Asks once more, with what is to go held: the parent may have lost the child since it was looked for.
 * @throws AppError 'not-found'
 */
async function isStillGuarded(tx: Queries, { parent, child }: Deleting): Promise<true> {
  await guardedChild(tx, parent, child.id);
  return true;
}

/** @throws AppError 'not-found' when there is none or it is not this child's. */
export async function deletePhoto(platform: Platform, deleting: Deleting, id: string): Promise<void> {
  const project = await ownKeptProjectOf(platform.db, deleting.child, 'photos', id);
  const decide = (tx: Queries) => isStillGuarded(tx, deleting);
  await deleteForGood(platform, { subject: doomedPhoto(project, id), reason: 'parent', decide });
}

/**
 * Deletes a project with all that hangs on it, one that the child has deleted too, and tells every parent.
 * @throws AppError 'not-found' when there is none or it is not this child's.
 */
export async function deleteProject(
  platform: Platform,
  deleting: Deleting,
  { id, outbox, now }: { readonly id: string } & Pick<Acting, 'outbox' | 'now'>,
): Promise<void> {
  const { child } = deleting;
  const project = await ownKeptProject(platform.db, child, id);
  const about = { childName: child.account.first_name, site: outbox.site };
  const decide = async (tx: Queries) => {
    await isStillGuarded(tx, deleting);
    await notifyAll(tx, child, (to) => deletedProjectLetter(to, about, now), { outbox });
    return true;
  };
  await deleteForGood(platform, { subject: doomedProject(project), reason: 'parent', decide });
}

const ENTRY_KINDS = [
  { kind: 'tracking', table: 'tracking_entries' },
  { kind: 'planting', table: 'planting_entries' },
  { kind: 'tree-check', table: 'tree_checks' },
] as const;

/**
 * Deletes an entry of a child, of whichever kind, with its photos.
 * @throws AppError 'not-found' when there is none or it is not this child's.
 */
export async function deleteEntry(platform: Platform, deleting: Deleting, id: string): Promise<void> {
  const { db } = platform;
  for (const { kind, table } of ENTRY_KINDS) {
    const project = await ownKeptProjectOf(db, deleting.child, table, id).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not-found') return null;
      throw error;
    });
    if (!project) continue;
    const decide = (tx: Queries) => isStillGuarded(tx, deleting);
    await deleteForGood(platform, { subject: doomedEntry(kind, project, id), reason: 'parent', decide });
    return;
  }
  throw notFound();
}
