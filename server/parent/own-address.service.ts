/** A parent comes to her page by another address: confirmed from the new one, and undone from the old one for a week (§20). */
import type { OwnAddress } from '#domain/contract/guardians.ts';
import { ADDRESS_CHANGE_MS, THROTTLES } from '#domain/limits.ts';
import { folded } from '#domain/rules/text.ts';
import { findAccount, lockAccount } from '#server/accounts/accounts.store.ts';
import { listAdmins } from '#server/accounts/admins.store.ts';
import { insertAudit } from '#server/admin/audit.store.ts';
import type { Queries } from '#server/db/open.ts';
import { isoTime } from '#server/db/timestamps.ts';
import { AppError, deadLink, notFound } from '#server/errors.ts';
import { bucketOf, countUnlessOver } from '#server/limits/throttle.ts';
import { deleteLinks, findLink, takeLink } from '#server/mail/links.store.ts';
import { deleteMailsWithLink } from '#server/mail/outbox.store.ts';
import {
  type AddressChange,
  deleteChange,
  findAskedChange,
  findChange,
  insertChange,
  markConfirmed,
} from './address-changes.store.ts';
import * as blocking from './blocking.mail.ts';
import { findUnsettled } from './fresh-address.service.ts';
import { copyToAddress, isOthersMailbox } from './guardian-addresses.store.ts';
import { findAskedBlock, settleBlock } from './guardian-blocks.store.ts';
import {
  clearMistyped,
  findKnown,
  type Guardian,
  type KnownGuardian,
  listGuardiansByKey,
} from './guardians.store.ts';
import {
  closeAll,
  closeToInvited,
  moveBelongings,
  moveGuardian,
  moveOpenings,
  putOut,
} from './moving.service.ts';
import * as letters from './own-address.mail.ts';
import type { Parent } from './parent-sessions.store.ts';
import { dropReplacement } from './replacing.service.ts';
import { type Acting, tellAll } from './telling.service.ts';

/** The address of a page, and the one that is to take its place. */
export async function showOwnAddress(db: Queries, parent: Parent, now: number): Promise<OwnAddress> {
  const [me] = await listGuardiansByKey(db, parent.emailKey);
  if (!me) throw notFound();
  const asked = await findAskedChange(db, parent.emailKey, now);
  const unsettled = await findUnsettled(db, parent, { now });
  return {
    email: me.email,
    asked: asked ? { email: asked.toEmail, endsAt: isoTime(asked.endsAt) } : null,
    unsettled: unsettled && { until: isoTime(unsettled.until), isOwn: unsettled.isOwn },
  };
}

/** Forgets a change with its links and what waits of it. */
async function forgetChange(tx: Queries, { id: subjectId }: AddressChange): Promise<void> {
  for (const purpose of ['address-confirm', 'address-undo'] as const) {
    await deleteLinks(tx, { purpose, subjectId });
    await deleteMailsWithLink(tx, { purpose, subjectId });
  }
  await deleteChange(tx, subjectId);
}

/** Whether an address is a parent's already, or was blocked, where another's would come to the same child. */
async function isInTheWay(tx: Queries, mine: readonly Guardian[], address: string): Promise<boolean> {
  for (const guardian of mine) if (await isOthersMailbox(tx, guardian, address)) return true;
  return false;
}

/**
 * Asks at a new address whether it is this parent's, and tells the old one. Where it is another parent's of the same child
 * nobody is asked, and the answer is the same: whose an address is, nobody learns here.
 * @throws AppError 'invalid' for the own address, 'too-often'.
 */
export async function askNewAddress(tx: Queries, email: string, it: Acting): Promise<void> {
  const { emailKey } = it.parent;
  const bucket = bucketOf('address-changes', emailKey);
  await countUnlessOver(tx, { bucket, throttle: THROTTLES.addressChangesByParent }, it.now);
  const mine = await listGuardiansByKey(tx, emailKey);
  const [me] = mine;
  if (!me) throw notFound();
  if (folded(email) === emailKey) {
    const message = 'This is your address already.';
    throw new AppError('invalid', message, { fields: { email: message } });
  }
  await keepOwnAddress(tx, it.parent, it.now);
  const change = { id: it.newId(), fromEmail: me.email, toEmail: email };
  await insertChange(tx, { ...change, askedAt: it.now });
  const told = { ...change, endsAt: it.now + ADDRESS_CHANGE_MS };
  const { site } = it.outbox;
  if (!(await isInTheWay(tx, mine, folded(email))))
    await it.outbox.put(tx, letters.confirmAddressLetter(told, site));
  await it.outbox.put(tx, letters.addressAskedLetter(told, site));
}

/** Takes back what was not confirmed. */
export async function keepOwnAddress(tx: Queries, { emailKey }: Parent, now: number): Promise<void> {
  const asked = await findAskedChange(tx, emailKey, now);
  if (asked) await forgetChange(tx, asked);
}

/** The change that a link leads to, with the accounts of all its children held: who comes second finds what the first left. */
async function changeBy(
  tx: Queries,
  purpose: 'address-confirm' | 'address-undo',
  { tokenHash, now }: { tokenHash: string; now: number },
): Promise<AddressChange> {
  const link = await findLink(tx, purpose, tokenHash);
  const asked = link && (await findChange(tx, link.subjectId, now));
  if (!asked) throw deadLink();
  const rows = [
    ...(await listGuardiansByKey(tx, asked.fromKey)),
    ...(await listGuardiansByKey(tx, asked.toKey)),
  ];
  const userIds = new Set(rows.map((row) => row.userId));
  // Who was blocked by the new address is no parent by it any more.
  for (const guardianId of asked.moved) {
    const guardian = await findKnown(tx, guardianId);
    if (guardian) userIds.add(guardian.userId);
  }
  for (const userId of [...userIds].toSorted()) await lockAccount(tx, userId);
  const id = await takeLink(tx, purpose, { tokenHash, now });
  const change = id === undefined ? undefined : await findChange(tx, id, now);
  if (!change) throw deadLink();
  return change;
}

/**
 * The new address takes the place of the old one for all children: the old one's page closes, and its links are dead.
 * @throws AppError 'not-found' for a dead link, and where the address became another parent's meanwhile.
 */
export async function confirmAddress(
  tx: Queries,
  tokenHash: string,
  it: Pick<Acting, 'outbox' | 'now' | 'newId'>,
): Promise<void> {
  const change = await changeBy(tx, 'address-confirm', { tokenHash, now: it.now });
  const mine = await listGuardiansByKey(tx, change.fromKey);
  if (change.confirmedAt !== null || mine.length === 0) throw deadLink();
  if (await isInTheWay(tx, mine, change.toKey)) throw deadLink();
  // What the new address had asked for itself would lead these children on to a third one.
  await keepOwnAddress(tx, { emailKey: change.toKey }, it.now);
  for (const guardian of mine) {
    // A parent who reads both mailboxes has said where to be written to.
    await dropReplacement(tx, { student: { id: guardian.userId }, guardian }, { ...it, admin: null });
    await moveGuardian(tx, guardian, change.toEmail, it);
  }
  await moveOpenings(tx, { from: change.fromKey, to: change.toKey });
  await closeAll(tx, change.fromKey, it.now);
  await markConfirmed(tx, change.id, { moved: mine.map(({ id }) => id), now: it.now });
  await deleteMailsWithLink(tx, { purpose: 'address-undo', subjectId: change.id });
  const told = { ...change, endsAt: it.now + ADDRESS_CHANGE_MS };
  await it.outbox.put(tx, letters.addressChangedLetter(told, it.outbox.site));
}

type Undoing = Pick<Acting, 'outbox' | 'now' | 'newId'>;

/** A block stays with the address that it was set on, and so does what was asked of one. */
async function comeBackBeside(
  tx: Queries,
  blocked: KnownGuardian,
  email: string,
  it: Undoing,
): Promise<void> {
  await clearMistyped(tx, blocked.userId, folded(email));
  await copyToAddress(tx, blocked, { id: it.newId(), email });
  await moveBelongings(tx, blocked, email, it);
  const child = await findAccount(tx, blocked.userId);
  if (!child) return;
  const subject = { id: child.id, label: child.username };
  await insertAudit(tx, { id: it.newId(), admin: null, action: 'unblock-guardian', subject, now: it.now });
  const about = { childName: child.first_name, site: it.outbox.site };
  await tellAll(tx, child, (to) => blocking.backAtOldAddressLetter(to, about, blocked.name), it);
  for (const admin of await listAdmins(tx))
    await it.outbox.put(tx, blocking.backAtOldAddressTellsLetter(admin, child, it.outbox.site));
}

/** One guardian has the old address again, and the new one is out. To be called with the account held. */
async function comeBack(
  tx: Queries,
  guardian: KnownGuardian,
  { fromEmail, confirmedAt }: AddressChange,
  it: Undoing,
): Promise<void> {
  const isHereAgain = await isOthersMailbox(tx, guardian, fromEmail);
  if (guardian.state === 'blocked') {
    if (!isHereAgain) await comeBackBeside(tx, guardian, fromEmail, it);
    return;
  }
  await dropReplacement(tx, { student: { id: guardian.userId }, guardian }, { ...it, admin: null });
  const asked = await findAskedBlock(tx, guardian.id);
  if (asked && asked.askedAt >= (confirmedAt ?? 0))
    await settleBlock(tx, asked.id, { admin: null, isDone: false, now: it.now });
  if (!isHereAgain) return moveGuardian(tx, guardian, fromEmail, it);
  await putOut(tx, guardian.id, it);
  await moveBelongings(tx, guardian, fromEmail, it);
}

/**
 * The old address stays, or has its place again: whoever had the page open has it no more, by neither address, nor has
 * anybody who was let in since the change was asked for. Whoever is put out is told.
 * @throws AppError 'not-found' for a dead link.
 */
export async function undoAddress(tx: Queries, tokenHash: string, it: Undoing): Promise<void> {
  const change = await changeBy(tx, 'address-undo', { tokenHash, now: it.now });
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
    for (const email of await closeToInvited(tx, id, { since: change.askedAt, now: it.now, newId: it.newId }))
      told.add(email);
    if (!isMoved || guardian.emailKey === change.fromKey) continue;
    left.add(guardian.emailKey);
    await comeBack(tx, guardian, change, it);
  }
  if (isMoved) await moveOpenings(tx, { from: change.toKey, to: change.fromKey });
  for (const emailKey of left) await closeAll(tx, emailKey, it.now);
  await forgetChange(tx, change);
  for (const email of told) await it.outbox.put(tx, letters.putOutLetter(email, it.outbox.site));
}
