/**
 * Another address takes the place of one that has confirmed by mail, only after a week in which the old mailbox may keep its
 * place: whoever asked an administrator for it may not be that parent (PRODUCT.md#replacing-an-address).
 */

import type { AddressChange, AddressReplacement } from '#domain/contract/family/replacements.ts';
import type { AuditAction } from '#domain/contract/office/admin.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { ADDRESS_CHANGE_MS } from '#domain/limits.ts';
import { maskedAddress } from '#domain/rules/consent/consent.ts';
import {
  clearParentPhone,
  findAccount,
  findKnown,
  type KnownGuardian,
  listGuardiansOf,
  lockAccount,
  presentUser,
  wasOthersMailbox,
} from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { addressStandingOf } from '#server/family/addresses/address-standing.service.ts';
import { readdressParent } from '#server/family/addresses/readdressing.service.ts';
import { type GuardedChild, listAdminsFor } from '#server/gates/exports.ts';
import {
  deleteMailsWithLink,
  endLinks,
  findLink,
  type Outbox,
  outboxOf,
  readLink,
  recipientBucket,
  takeLink,
} from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { deadLink } from '#server/platform/errors.ts';
import type { Parent } from '#server/platform/parent.ts';
import type { Platform } from '#server/platform/platform.ts';
import { processInBatches } from '#server/platform/process-in-batches.ts';
import { closeToReplacedAddress } from './blocking.service.ts';
import {
  type AskedBlock,
  findAskedBlock,
  findDueReplacements,
  findReplacement,
  type Replacement,
  setStart,
  settleBlock,
} from './guardian-blocks.store.ts';
import * as letters from './replacing.mail.ts';

/** With what it is told and written down. */
export type Telling = { readonly outbox: Outbox; readonly now: number; readonly newId: () => string };
/** A parent of a student whose account is held. */
type Held = { readonly student: User; readonly guardian: KnownGuardian };

/** Which addresses are to be replaced of a child's parents, as one of them sees it. */
export async function listAddressChanges(
  db: Queries,
  { emailKey }: Parent,
  { id }: GuardedChild,
): Promise<AddressChange[]> {
  const changes: AddressChange[] = [];
  for (const guardian of await listGuardiansOf(db, id)) {
    const planned = await findReplacement(db, guardian.id);
    if (!planned) continue;
    const isMine = guardian.emailKey === emailKey;
    changes.push({
      name: guardian.name,
      isMine,
      // The address is between that parent and the person who asked for it.
      address: isMine ? maskedAddress(planned.email) : null,
      startsAt: isoTime(planned.startsAt),
    });
  }
  return changes;
}

/** Plans a replacement for the day in a week, and tells everybody concerned today. */
export async function planReplacement(
  tx: Queries,
  { student, guardian }: Held,
  { id, email }: AskedBlock,
  { outbox, now }: Telling,
): Promise<void> {
  if (email === null) return;
  const startsAt = now + ADDRESS_CHANGE_MS;
  await setStart(tx, id, startsAt);
  const planned = { guardian, email, startsAt };
  const about = { childName: student.firstName, site: outbox.site };
  const others = (await listGuardiansOf(tx, student.id)).filter(({ id: other }) => other !== guardian.id);
  if (guardian.state === 'active') {
    await outbox.put(tx, letters.toBeReplacedLetter(planned, about));
    for (const other of others) await outbox.put(tx, letters.replacementTellsLetter(other, planned, about));
  } else {
    // The previous holder of the place hears of it too, though nothing is kept there any more.
    for (const to of [guardian, ...others])
      await outbox.put(tx, letters.placeGoesOnLetter(to, planned, about));
  }
  const there = { ...guardian, email: student.parentEmail ?? guardian.email };
  await outbox.put(tx, letters.replacementComesLetter({ ...planned, guardian: there }, outbox.site));
}

/** Forgets the link by which the old address is asked, and the letter with it. */
async function endLink(tx: Queries, subjectId: string, now: number): Promise<void> {
  await endLinks(tx, { purpose: 'address-replace', subjectId }, now);
  await deleteMailsWithLink(tx, { purpose: 'address-replace', subjectId });
}

/**
 * Nothing comes of another address for a guardian, whether it was agreed to or only asked for; who had been told is told so. To
 * be called with the account held.
 */
export async function dropReplacement(
  tx: Queries,
  { student, guardian }: { student: Pick<User, 'id'>; guardian: Pick<KnownGuardian, 'id'> },
  { outbox, now, admin }: Pick<Telling, 'outbox' | 'now'> & { admin: User | null },
): Promise<void> {
  const asked = await findAskedBlock(tx, guardian.id);
  if (asked?.kind !== 'readdress') return;
  await settleBlock(tx, asked.id, { admin, isDone: false, now });
  await endLink(tx, guardian.id, now);
  if (asked.startsAt === null || asked.email === null) return;
  for (const parent of await listGuardiansOf(tx, student.id))
    await outbox.put(tx, letters.addressStaysLetter(parent, outbox.site));
  const known = await findKnown(tx, guardian.id);
  if (known) await outbox.put(tx, letters.newAddressNotTakenLetter(known, asked.email, outbox.site));
}

type Planned = Held & { readonly planned: Replacement };

/**
 * Returns the plan behind a link; the caller locks the account before. @throws AppError 'not-found' for a link that
 * is too old, used, or settled.
 */
async function askedBy(db: Queries, tokenHash: string, now: number): Promise<Planned> {
  const link = await readLink(db, 'address-replace', { tokenHash, now });
  const guardian = await findKnown(db, link.subjectId);
  if (guardian?.state !== 'active' || link.recipientKey !== recipientBucket(guardian.email)) throw deadLink();
  const row = await findAccount(db, guardian.userId);
  const planned = await findReplacement(db, guardian.id);
  if (!row || !planned) throw deadLink();
  return { student: presentUser(row), guardian, planned };
}

/** Returns the link's question without using it up. */
export async function lookAtReplacement(
  db: Queries,
  tokenHash: string,
  now: number,
): Promise<AddressReplacement> {
  const { student, planned } = await askedBy(db, tokenHash, now);
  return {
    childFirstName: student.firstName,
    address: maskedAddress(planned.email),
    startsAt: isoTime(planned.startsAt),
  };
}

async function note(tx: Queries, { id, username }: User, action: AuditAction, { now, newId }: Telling) {
  await insertAudit(tx, { id: newId(), admin: null, action, subject: { id, label: username }, now });
}

/**
 * The old address keeps its place, or lets the other one have it at once.
 * @throws AppError 'not-found' for a dead link, as it is after an answer.
 */
export async function answerReplacement(
  tx: Queries,
  tokenHash: string,
  isAgreed: boolean,
  telling: Telling,
): Promise<'kept' | 'agreed'> {
  const link = await findLink(tx, 'address-replace', tokenHash);
  const asked = link && (await findKnown(tx, link.subjectId));
  if (asked) await lockAccount(tx, asked.userId);
  const answered = await askedBy(tx, tokenHash, telling.now);
  const { student, guardian, planned } = answered;
  await takeLink(tx, 'address-replace', { tokenHash, now: telling.now });
  if (isAgreed) {
    await setStart(tx, planned.id, telling.now);
    if (await isDue(tx, guardian.id, telling.now)) await replace(tx, answered, telling);
    return 'agreed';
  }
  await note(tx, student, 'keep-parent-email', telling);
  await dropReplacement(tx, answered, { ...telling, admin: null });
  for (const admin of await listAdminsFor(tx, student.id))
    await telling.outbox.put(
      tx,
      letters.addressKeptLetter(admin, { by: planned.askedBy, student }, telling.outbox.site),
    );
  return 'kept';
}

async function isDue(tx: Queries, guardianId: string, now: number): Promise<boolean> {
  return (await findDueReplacements(tx, { now, guardianId }, 1)).length > 0;
}

/** Where the address is not this guardian's any more, or became another parent's, nothing comes of it. */
async function replace(
  tx: Queries,
  { student, guardian, planned }: Planned,
  telling: Telling,
): Promise<void> {
  const { email, askedBy: admin } = planned;
  const isTheirs = (await addressStandingOf(tx, student)).guardian?.id === guardian.id;
  if (!isTheirs || (await wasOthersMailbox(tx, guardian, email)))
    return dropReplacement(tx, { student, guardian }, { ...telling, admin: null });
  await settleBlock(tx, planned.id, { admin: null, isDone: true, now: telling.now });
  await endLink(tx, guardian.id, telling.now);
  await note(tx, student, 'correct-parent-email', telling);
  const replaced = { emailKey: guardian.emailKey, since: planned.askedAt };
  await closeToReplacedAddress(tx, student, replaced, telling);
  // The number is of who has confirmed by the old address.
  await clearParentPhone(tx, student.id);
  await readdressParent(tx, student, { parentEmail: email, admin }, telling);
  const about = { childName: student.firstName, site: telling.outbox.site };
  for (const to of [...(await listGuardiansOf(tx, student.id)), guardian])
    await telling.outbox.put(tx, letters.replacedLetter(to, guardian, about));
}

/** Puts every other address in the place that it was to take by now; gives how many. Another process may have been faster. */
export async function replaceAddresses(
  platform: Pick<Platform, 'db' | 'clock' | 'newId' | 'config' | 'log'>,
): Promise<number> {
  const { db, clock, newId } = platform;
  const result = { outbox: outboxOf(platform), now: clock(), newId };
  return processInBatches(
    (limit) => findDueReplacements(db, result, limit),
    ({ guardianId, userId }) =>
      inTransaction(db, async (tx) => {
        const student = (await lockAccount(tx, userId))?.user;
        const guardian = await findKnown(tx, guardianId);
        const planned = await findReplacement(tx, guardianId);
        if (!student || !guardian || !planned || !(await isDue(tx, guardianId, result.now))) return false;
        await replace(tx, { student, guardian, planned }, result);
        return true;
      }),
  );
}
