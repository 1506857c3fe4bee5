/**
 * The old address of a parent has its place again, and nothing stays of what was done by the new one
 * (PRODUCT.md#undoing-a-new-address).
 */
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import {
  type AddressChange,
  clearMistyped,
  copyToAddress,
  findAccount,
  findKnown,
  isOthersMailbox,
  type KnownGuardian,
  listGuardiansByKey,
} from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { endPasswordBy } from '#server/family/children/child-passwords.service.ts';
import {
  closeAll,
  closeToInvited,
  moveBelongings,
  moveGuardian,
  moveOpenings,
  putOut,
} from '#server/family/entry/moving.service.ts';
import { backAtOldAddressLetter } from '#server/family/guardians/blocking.mail.ts';
import { findAskedBlock, settleBlock } from '#server/family/guardians/guardian-blocks.store.ts';
import type { Acting } from '#server/family/guardians/notify-guardians.service.ts';
import { dropReplacement } from '#server/family/guardians/replacing.service.ts';
import { listAdminsFor } from '#server/gates/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import * as letters from './own-address.mail.ts';
import { changeBy, forgetChange } from './own-address.service.ts';

type Undoing = Pick<Acting, 'outbox' | 'now' | 'newId'>;

/**
 * Keeps a parent blocked since the change under both addresses, or an own change and its undo would bring the parent
 * back. Administrators are told, and can lift a block meant for somebody else.
 */
async function stayBlocked(
  tx: Queries,
  blocked: KnownGuardian,
  email: string,
  undoing: Undoing,
): Promise<void> {
  await clearMistyped(tx, blocked.userId, addressKey(email));
  await copyToAddress(tx, blocked, { id: undoing.newId(), email });
  await moveBelongings(tx, blocked, email, { ...undoing, own: 'stays' });
  const child = await findAccount(tx, blocked.userId);
  if (!child) return;
  const subject = { id: child.id, label: child.username };
  await insertAudit(tx, {
    id: undoing.newId(),
    admin: null,
    action: 'ask-unblock-guardian',
    subject,
    now: undoing.now,
  });
  for (const admin of await listAdminsFor(tx, child.id))
    await undoing.outbox.put(tx, backAtOldAddressLetter(admin, child, undoing.outbox.site));
}

/** One guardian has the old address again, and the new one is out. To be called with the account held. */
async function comeBack(
  tx: Queries,
  guardian: KnownGuardian,
  { fromEmail, confirmedAt }: AddressChange,
  undoing: Undoing,
): Promise<void> {
  const isHereAgain = await isOthersMailbox(tx, guardian, fromEmail);
  if (guardian.state === 'blocked') {
    if (!isHereAgain) await stayBlocked(tx, guardian, fromEmail, undoing);
    return;
  }
  await dropReplacement(tx, { student: { id: guardian.userId }, guardian }, { ...undoing, admin: null });
  const asked = await findAskedBlock(tx, guardian.id);
  if (asked && asked.askedAt >= (confirmedAt ?? 0))
    await settleBlock(tx, asked.id, { admin: null, isDone: false, now: undoing.now });
  if (!isHereAgain) return moveGuardian(tx, guardian, fromEmail, { ...undoing, own: 'follows' });
  await putOut(tx, guardian.id, undoing);
  await moveBelongings(tx, guardian, fromEmail, { ...undoing, own: 'follows' });
}

/**
 * The old address stays, or has its place again: whoever had the page open has it no more, by neither address, nor has
 * anybody who was let in since the change was asked for. Whoever is put out is told.
 * @throws AppError 'not-found' for a dead link.
 */
export async function undoAddress(tx: Queries, tokenHash: string, undoing: Undoing): Promise<void> {
  const change = await changeBy(tx, 'address-undo', { tokenHash, now: undoing.now });
  const isMoved = change.confirmedAt !== null;
  const ids = isMoved
    ? change.moved
    : (await listGuardiansByKey(tx, change.fromKey)).map((guardian) => guardian.id);
  const left = new Set([change.fromKey, ...(isMoved ? [change.toKey] : [])]);
  const told = new Set(isMoved ? [change.toEmail] : []);
  for (const id of ids) {
    // Those that moved, wherever they are by now.
    const guardian = await findKnown(tx, id);
    if (!guardian) continue;
    for (const email of await closeToInvited(tx, id, { since: change.askedAt, ...undoing })) told.add(email);
    if (isMoved && guardian.emailKey !== change.fromKey) {
      left.add(guardian.emailKey);
      await comeBack(tx, guardian, change, undoing);
    }
    await endPasswordBy(tx, guardian, { since: change.askedAt, ...undoing });
  }
  if (isMoved) await moveOpenings(tx, { from: change.toKey, to: change.fromKey });
  for (const emailKey of left) await closeAll(tx, emailKey, undoing.now);
  await forgetChange(tx, change);
  for (const email of told) await undoing.outbox.put(tx, letters.putOutLetter(email, undoing.outbox.site));
}
