/** A parent signs a child up by the link of an invitation, account and consent in one act (PRODUCT.md#joining). */

import type { Joining, OpenJoining } from '#domain/contract/family/joining.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { insertParentPassword } from '#server/accounts/exports.ts';
import {
  confirmConsent,
  findRecordInForce,
  giveConsent,
  leadersQuestionFor,
  type Signing,
} from '#server/consent/exports.ts';
import {
  findFamily,
  type InvitedFamilyFacts,
  keysOf,
  markAnswered,
  markOpened,
} from '#server/family/letters/families.store.ts';
import { deleteMailsWithLink, readLink, recipientBucket, takeLink } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { deadLink } from '#server/platform/errors.ts';
import { registerStudent } from '#server/sign-in/exports.ts';
import { findOpenTroop, type TroopFacts } from '#server/troop/exports.ts';
import { isChildHere } from './joining.store.ts';

/** An invitation that a link leads to, and the address that the link was mailed to; null where it stood on paper. */
type Invited = {
  readonly family: InvitedFamilyFacts;
  readonly troop: TroopFacts;
  readonly mailbox: string | null;
};

/** @throws AppError 'not-found' for a link that is too old, was used, was replaced, or leads to what is gone. */
async function invitedBy(db: Queries, tokenHash: string, now: number): Promise<Invited> {
  const link = await readLink(db, 'family', { tokenHash, now });
  const family = await findFamily(db, link.subjectId, now);
  const troop = family && (await findOpenTroop(db, family.troopId));
  if (!troop || family.isAnswered) throw deadLink();
  if (link.recipientKey === '') return { family, troop, mailbox: null };
  const addresses = [family.email, family.secondEmail ?? ''];
  const mailbox = addresses.find((it) => it !== '' && recipientBucket(it) === link.recipientKey);
  if (mailbox === undefined) throw deadLink();
  return { family, troop, mailbox };
}

/** Refuses a dead link before anything is hashed or drawn for it. @throws AppError 'not-found' */
export async function refuseDeadLink(db: Queries, tokenHash: string, now: number): Promise<void> {
  await invitedBy(db, tokenHash, now);
}

/**
 * Returns the text that a parent reads on opening the link, and notes once that it was opened. @throws AppError
 * 'not-found'
 */
export async function lookAtJoining(
  tx: Queries,
  tokenHash: string,
  { now, isByMail, hasReminders }: { now: number; isByMail: boolean; hasReminders: boolean },
): Promise<OpenJoining> {
  const { family, troop, mailbox } = await invitedBy(tx, tokenHash, now);
  const isFromMailbox = mailbox !== null;
  await markOpened(tx, family.id, now);
  const { number, name, organization, state } = troop;
  const isAskedByMail = isByMail && !isFromMailbox;
  return {
    childFirstName: family.firstName,
    childLastName: family.lastName,
    troop: { number, name, organization, state },
    parentEmail: mailbox,
    leaders: isAskedByMail
      ? null
      : await leadersQuestionFor(tx, { organization, state, troopNumber: number }),
    offersReminders: hasReminders && isByMail && isFromMailbox,
    // The holder of a printed letter has proven no mailbox, and learns nothing about existing accounts.
    isHere: isFromMailbox && (await isChildHere(tx, keysOf({ ...family, email: mailbox }))),
    endsAt: isoTime(family.expiresAt),
  };
}

export type Given = Signing & {
  readonly accountId: string;
  readonly passwordHash: string;
  readonly plusMs: number;
  readonly dependencies: Parameters<typeof confirmConsent>[2]['dependencies'];
};

/**
 * Makes the child's account with the parent's consent. A link by mail proves the mailbox; a printed letter's is
 * confirmed by mail first, if consents are. Of two presses at once one wins. @throws AppError 'not-found' for a dead
 * link, 'taken' for a taken username: then the link stays good.
 */
export async function joinByLink(
  tx: Queries,
  tokenHash: string,
  form: Joining,
  { accountId: id, passwordHash, ...rest }: Given,
): Promise<{ child: User; outcome: 'ready' | 'waiting' }> {
  const { now, isByMail } = rest;
  const { family, troop, mailbox } = await invitedBy(tx, tokenHash, now);
  const isFromMailbox = mailbox !== null;
  await takeLink(tx, 'family', { tokenHash, now });
  const subject = { purpose: 'family', subjectId: family.id } as const;
  await deleteMailsWithLink(tx, subject);
  const parentEmail = mailbox ?? form.parentEmail;
  const { organization, state, number: troopNumber } = troop;
  await registerStudent(
    tx,
    { ...form, email: form.email || parentEmail, organization, state, troopNumber },
    { id, passwordHash, now, consentEndsAt: isByMail ? rest.endsAt : null },
  );
  await insertParentPassword(tx, { userId: id, guardianId: rest.newId(), setAt: now });
  if (!(await markAnswered(tx, family.id, id))) throw deadLink();
  const isAskedByMail = isByMail && !isFromMailbox;
  // A parent who is asked by mail is asked about leaders there.
  const signed = { ...form, parentEmail, leaders: isAskedByMail ? null : form.leaders };
  const child = await giveConsent(tx, id, signed, { ...rest, isFromMailbox });
  if (isAskedByMail) return { child, outcome: 'waiting' };
  if (isByMail) {
    const record = await findRecordInForce(tx, rest.recordId);
    if (!record) throw deadLink();
    await confirmConsent(tx, { record, child, leaders: form.leaders, reminders: form.reminders }, rest);
  }
  return { child, outcome: 'ready' };
}
