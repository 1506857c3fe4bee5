/**
 * Changes a parent's own e-mail address: confirmed from the new one, and undone from the old one for a week
 * (PRODUCT.md#a-parents-new-address).
 */

import type { OwnAddress } from '#domain/contract/family/own-address.ts';
import { ADDRESS_CHANGE_MS, DELETION_WAITS_MS, THROTTLES } from '#domain/limits.ts';
import * as sentences from '#domain/rules/family/sentences.ts';
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import {
  type AddressChange,
  deleteChange,
  findAskedChange,
  findChange,
  findKnown,
  findOpenChange,
  findUnsettled,
  type Guardian,
  insertChange,
  isOthersMailbox,
  listGuardiansByKey,
  lockAccount,
  markConfirmed,
  redirectChange,
} from '#server/accounts/exports.ts';
import { closeAll, moveGuardian, moveOpenings } from '#server/family/entry/moving.service.ts';
import type { Acting } from '#server/family/guardians/notify-guardians.service.ts';
import { dropReplacement } from '#server/family/guardians/replacing.service.ts';
import { findStop, putStop } from '#server/family/stopping/stops.store.ts';
import {
  deleteLinks,
  deleteMailsWithLink,
  findLink,
  recipientBucket,
  takeLink,
} from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { AppError, deadLink, notFound } from '#server/platform/errors.ts';
import { bucketOf, countUnlessOver } from '#server/platform/limits/throttle.ts';
import type { Parent } from '#server/platform/parent.ts';
import * as letters from './own-address.mail.ts';

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

/** Forgets one kind of link to a change, and what waits with one. */
async function forgetLinks(tx: Queries, purpose: 'address-confirm' | 'address-undo', subjectId: string) {
  await deleteLinks(tx, { purpose, subjectId });
  await deleteMailsWithLink(tx, { purpose, subjectId });
}

/** Forgets a change with its links and what waits of it. */
export async function forgetChange(tx: Queries, { id }: AddressChange): Promise<void> {
  await forgetLinks(tx, 'address-confirm', id);
  await forgetLinks(tx, 'address-undo', id);
  await deleteChange(tx, id);
}

/**
 * Asks for another address in the place of one that is asked for already. Each letter of before undoes this one too, with
 * whoever was let in since the first one: who asks twice leaves nobody behind.
 */
async function putChange(
  tx: Queries,
  from: Pick<Guardian, 'email' | 'emailKey'>,
  toEmail: string,
  { now, newId }: Pick<Acting, 'now' | 'newId'>,
): Promise<string> {
  const open = await findOpenChange(tx, from.emailKey, now);
  if (open) {
    // Asked for once more, the address has letters whose links both lead to it.
    if (open.toEmail === toEmail)
      await deleteMailsWithLink(tx, { purpose: 'address-confirm', subjectId: open.id });
    else await forgetLinks(tx, 'address-confirm', open.id);
    await redirectChange(tx, open.id, { toEmail, now });
    return open.id;
  }
  const id = newId();
  await insertChange(tx, { id, fromEmail: from.email, toEmail, askedAt: now });
  return id;
}

/** True when an address is already a parent's, or blocked, so another person's would reach the same child. */
async function isInTheWay(tx: Queries, mine: readonly Guardian[], address: string): Promise<boolean> {
  for (const guardian of mine) if (await isOthersMailbox(tx, guardian, address)) return true;
  return false;
}

/**
 * Asks at a new address whether it is this parent's, and tells the old one. Where it is another parent's of the same child
 * nobody is asked, and the answer is the same: whose an address is, nobody learns here.
 * @throws AppError 'invalid' for the own address, 'too-often'.
 */
export async function askNewAddress(tx: Queries, email: string, acting: Acting): Promise<void> {
  const { emailKey } = acting.parent;
  const bucket = bucketOf('address-changes', emailKey);
  await countUnlessOver(tx, { bucket, throttle: THROTTLES.addressChangesByParent }, acting.now);
  const mine = await listGuardiansByKey(tx, emailKey);
  const [me] = mine;
  if (!me) throw notFound();
  if (addressKey(email) === emailKey) {
    const message = sentences.alreadyYourAddress;
    throw new AppError('invalid', message, { fields: { email: message } });
  }
  const change = { id: await putChange(tx, me, email, acting), fromEmail: me.email, toEmail: email };
  const told = { ...change, endsAt: acting.now + ADDRESS_CHANGE_MS };
  const { site } = acting.outbox;
  if (!(await isInTheWay(tx, mine, addressKey(email))))
    await acting.outbox.put(tx, letters.confirmAddressLetter(told, site));
  await acting.outbox.put(tx, letters.addressAskedLetter(told, site));
}

/** Takes back what was not confirmed. The letters about it still shut out whoever was let in since. */
export async function keepOwnAddress(tx: Queries, { emailKey }: Parent, now: number): Promise<void> {
  const asked = await findAskedChange(tx, emailKey, now);
  if (!asked) return;
  await forgetLinks(tx, 'address-confirm', asked.id);
  await redirectChange(tx, asked.id, { toEmail: asked.fromEmail, now });
}

/** The change that a link leads to, with the accounts of all its children held: who comes second finds what the first left. */
export async function changeBy(
  tx: Queries,
  purpose: 'address-confirm' | 'address-undo',
  { tokenHash, now }: { tokenHash: string; now: number },
): Promise<AddressChange> {
  const link = await findLink(tx, purpose, tokenHash);
  const asked = link && (await findChange(tx, link.subjectId, now));
  const recipient = purpose === 'address-undo' ? asked?.fromEmail : asked?.toEmail;
  // A letter that was under way while another address was asked for.
  if (!asked || recipient === undefined || link.recipientKey !== recipientBucket(recipient)) throw deadLink();
  const rows = [
    ...(await listGuardiansByKey(tx, asked.fromKey)),
    ...(await listGuardiansByKey(tx, asked.toKey)),
  ];
  const userIds = new Set(rows.map((row) => row.userId));
  // A parent blocked under the new address is no longer one by it.
  for (const guardianId of asked.moved) {
    const guardian = await findKnown(tx, guardianId);
    if (guardian) userIds.add(guardian.userId);
  }
  for (const userId of [...userIds].toSorted()) await lockAccount(tx, userId);
  const id = await takeLink(tx, purpose, { tokenHash, now });
  const change = await findChange(tx, id, now);
  if (!change) throw deadLink();
  return change;
}

/**
 * Delays an end that was asked for from a page that may still be undone: the old address needs time to take back the
 * page, and then the end. Call it with the account locked.
 */
async function putOffEnd(tx: Queries, userId: string, now: number): Promise<void> {
  const stop = await findStop(tx, userId);
  if (!stop) return;
  const later = async (by: string | null, endsAt: number | null) => {
    const unsettled = by && (await findUnsettled(tx, { emailKey: by }, { childId: userId, now }));
    return unsettled && endsAt !== null ? Math.max(endsAt, unsettled.until + DELETION_WAITS_MS) : endsAt;
  };
  const stopEndsAt = await later(stop.stoppedBy, stop.stopEndsAt);
  const deletionEndsAt = await later(stop.deletionBy, stop.deletionEndsAt);
  await putStop(tx, { ...stop, stopEndsAt, deletionEndsAt });
}

/**
 * The new address takes the place of the old one for all children: the old one's page closes, and its links are dead.
 * @throws AppError 'not-found' for a dead link, and where the address became another parent's meanwhile.
 */
export async function confirmAddress(
  tx: Queries,
  tokenHash: string,
  acting: Pick<Acting, 'outbox' | 'now' | 'newId'>,
): Promise<void> {
  const change = await changeBy(tx, 'address-confirm', { tokenHash, now: acting.now });
  const mine = await listGuardiansByKey(tx, change.fromKey);
  if (change.confirmedAt !== null || change.toKey === change.fromKey || mine.length === 0) throw deadLink();
  if (await isInTheWay(tx, mine, change.toKey)) throw deadLink();
  // A further change asked by the new address would lead these children to a third one.
  const further = await findOpenChange(tx, change.toKey, acting.now);
  if (further) await forgetChange(tx, further);
  for (const guardian of mine) {
    // A parent who reads both mailboxes has said where to be written to.
    await dropReplacement(tx, { student: { id: guardian.userId }, guardian }, { ...acting, admin: null });
    // Whoever asked for the change reads nothing of what was done before.
    await moveGuardian(tx, guardian, change.toEmail, { ...acting, own: 'stays' });
  }
  await moveOpenings(tx, { from: change.fromKey, to: change.toKey });
  await closeAll(tx, change.fromKey, acting.now);
  await markConfirmed(tx, change.id, { moved: mine.map(({ id }) => id), now: acting.now });
  for (const { userId } of mine) await putOffEnd(tx, userId, acting.now);
  await deleteMailsWithLink(tx, { purpose: 'address-undo', subjectId: change.id });
  const told = { ...change, endsAt: acting.now + ADDRESS_CHANGE_MS };
  await acting.outbox.put(tx, letters.addressChangedLetter(told, acting.outbox.site));
}
