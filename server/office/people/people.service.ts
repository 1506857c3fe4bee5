/** People who run this installation, and how one of them is added (PRODUCT.md#administrators). */

import type { InvitationAcceptance, NewInvitation, StaffInvitation } from '#domain/contract/office/people.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { SECOND_YES_MS, STAFF_INVITATION_MS } from '#domain/limits.ts';
import * as familySentences from '#domain/rules/family/sentences.ts';
import * as sentences from '#domain/rules/office/sentences.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import {
  deleteInvitation,
  deleteInvitationsOf,
  findAccount,
  findInvitation,
  insertInvitation,
  listAdmins,
  putFormerAddress,
} from '#server/accounts/exports.ts';
import { type AuditContext, insertAudit } from '#server/audit/exports.ts';
import { doomedAccount } from '#server/consent/exports.ts';
import { deleteForGood, type JobDependencies } from '#server/deletions/exports.ts';
import { refuseBlockedParent } from '#server/gates/exports.ts';
import {
  deleteMailsWithLink,
  endLinks,
  type Outbox,
  putLink,
  readLink,
  recipientBucket,
  takeLink,
} from '#server/mail/exports.ts';
import { decideUserDeletion } from '#server/office/students/admin.service.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, deadLink, orNotFound } from '#server/platform/errors.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { createStaff, endCardsMadeBy } from '#server/sign-in/exports.ts';
import { findOpenTroop, joinTroop } from '#server/troop/exports.ts';
import { invitationLetter, newStaffLetter, removedAdminLetter } from './people.mail.ts';

type Inviting = AuditContext & {
  readonly id: string;
  readonly outbox: Outbox;
  /** True when mail is sent here. */
  readonly isByMail: boolean;
  readonly newToken: () => string;
};

/** @throws AppError 'invalid' for a leader of no troop. */
async function troopOf(tx: Queries, { role, troopId }: NewInvitation): Promise<string | null> {
  if (role !== 'leader') return null;
  const troop = troopId === undefined ? undefined : await findOpenTroop(tx, troopId);
  if (!troop)
    throw new AppError('invalid', familySentences.troopNotChosen, {
      fields: { troopId: familySentences.troopNotChosen },
    });
  return troop.id;
}

/**
 * Invites somebody: by mail, or where none is sent with a link that is shown this once.
 * @throws AppError 'invalid' without an address to write to, 'too-often' where it got too many letters, 'not-allowed' for a blocked parent.
 */
export async function invite(
  tx: Queries,
  form: NewInvitation,
  { id, admin, auditId, now, outbox, isByMail, newToken }: Inviting,
): Promise<{ invitation: StaffInvitation; link?: string }> {
  await refuseBlockedParent(tx, admin, now);
  const expiresAt = now + STAFF_INVITATION_MS;
  const { role, email: address = null } = { ...form, email: form.email || null };
  const facts = { id, role, email: address, troopId: await troopOf(tx, form) };
  await insertInvitation(tx, { ...facts, invitedBy: admin.id, createdAt: now, expiresAt });
  const label = address ?? 'somebody by a link';
  await insertAudit(tx, { id: auditId, admin, action: 'invite', subject: { id, label }, now });
  const invitation = orNotFound(await findInvitation(tx, id, now));
  if (isByMail) {
    if (!address) {
      const message = sentences.invitedAddressMissing;
      throw new AppError('invalid', message, { fields: { email: message } });
    }
    const letter = invitationLetter({ ...invitation, email: address }, admin, outbox.site);
    if (!(await outbox.put(tx, letter))) throw new AppError('too-often', sentences.tooManyInvitations);
    return { invitation };
  }
  const token = newToken();
  const recipientKey = address ? recipientBucket(address) : '';
  const tokenHash = hashOfToken(token);
  const subject = { purpose: 'staff-invitation', subjectId: id } as const;
  await putLink(tx, { ...subject, tokenHash, recipientKey, mailId: id, createdAt: now, expiresAt });
  return { invitation, link: `${OPEN_SCREENS.staffInvitation}#${token}` };
}

/** @throws AppError 'not-found' for a link that is too old or was used, or whose invitation was taken back. */
export async function lookAtInvitation(
  db: Queries,
  tokenHash: string,
  now: number,
): Promise<StaffInvitation> {
  const link = await readLink(db, 'staff-invitation', { tokenHash, now });
  const invitation = await findInvitation(db, link.subjectId, now);
  if (!invitation) throw deadLink();
  return invitation;
}

type Accepting = {
  readonly passwordHash: string;
  readonly auditId: string;
  readonly outbox: Outbox;
  readonly now: number;
};

/**
 * Makes the account of who was invited, and tells the other administrators. Of two who accept at the same instant one wins.
 * @throws AppError 'not-found' where the link is dead, 'taken' when the username is: then the link stays good.
 */
export async function acceptInvitation(
  tx: Queries,
  { token, ...form }: InvitationAcceptance,
  { auditId, outbox, ...given }: Accepting,
): Promise<User> {
  const { now } = given;
  const id = await takeLink(tx, 'staff-invitation', { tokenHash: hashOfToken(token), now });
  const invitation = await findInvitation(tx, id, now);
  if (!invitation || !(await deleteInvitation(tx, invitation.id))) throw deadLink();
  const { role, troop, email } = invitation;
  const others = await listAdmins(tx);
  // By it the log tells who let this account in.
  const user = await createStaff(tx, role, form, { ...given, id: invitation.id });
  // Whoever is invited reads that mailbox, whatever address the account is given.
  if (email !== null) await putFormerAddress(tx, user.id, email);
  if (troop) await joinTroop(tx, troop.id, user.id, now);
  const subject = { id: user.id, label: user.username };
  await insertAudit(tx, { id: auditId, admin: user, action: 'accept-invitation', subject, now });
  for (const other of others) await outbox.put(tx, newStaffLetter(other, user, outbox.site, now));
  return user;
}

/** Ends the link of an invitation that is gone, and forgets the letter that waits with it. */
async function endInvitation(tx: Queries, subjectId: string, now: number): Promise<void> {
  await endLinks(tx, { purpose: 'staff-invitation', subjectId }, now);
  await deleteMailsWithLink(tx, { purpose: 'staff-invitation', subjectId });
}

/** Takes away whatever invitations somebody has sent that nobody has accepted. */
export async function endInvitationsOf(tx: Queries, userId: string, now: number): Promise<void> {
  for (const id of await deleteInvitationsOf(tx, userId)) await endInvitation(tx, id, now);
}

/** Takes an invitation away, as if it had never been sent. Gives false where somebody was faster, or accepted it. */
export async function takeInvitationAway(tx: Queries, id: string, now: number): Promise<boolean> {
  if (!(await deleteInvitation(tx, id))) return false;
  await endInvitation(tx, id, now);
  return true;
}

/**
 * Tells the other administrators of an account's end, and its former owner, whom nobody else would tell; the
 * account's invitations end.
 */
async function decidePersonDeletion(
  tx: Queries,
  id: string,
  { outbox, ...context }: AuditContext & { outbox: Outbox },
): Promise<boolean> {
  const { admin, now } = context;
  const administrators = await listAdmins(tx);
  const removed = administrators.find((it) => it.id === id);
  if (removed) await refuseBlockedParent(tx, admin, now);
  await decideUserDeletion(tx, id, context);
  if (!removed) return true;
  await endInvitationsOf(tx, id, now);
  // Whoever hears of the removal before it comes may have taken a way in along.
  await endCardsMadeBy(tx, { id, role: 'admin' }, { since: now - SECOND_YES_MS, now });
  for (const administrator of administrators) {
    if (administrator.id !== admin.id)
      await outbox.put(tx, removedAdminLetter(administrator, { removed, by: admin }, outbox.site));
  }
  return true;
}

/**
 * Deletes an account.
 * @throws AppError as `decideUserDeletion`.
 */
export async function deletePerson(
  platform: JobDependencies,
  id: string,
  context: AuditContext & { outbox: Outbox },
): Promise<void> {
  const decide = (tx: Queries) => decidePersonDeletion(tx, id, context);
  await deleteForGood(platform, { subject: doomedAccount(id), reason: 'administrator', decide });
}

/**
 * Takes an invitation back: its link is dead, and a letter that waits is not sent. Gives false where there is none.
 * @throws AppError 'taken' where it is accepted, or taken back, at the same moment.
 */
async function takeBackInvitation(tx: Queries, id: string, context: AuditContext): Promise<boolean> {
  const { admin, auditId, now } = context;
  const invitation = await findInvitation(tx, id, now);
  if (!invitation) return false;
  if (!(await takeInvitationAway(tx, id, now))) throw new AppError('taken', sentences.invitationAccepted);
  const subject = { id, label: invitation.email ?? 'somebody by a link' };
  await insertAudit(tx, { id: auditId, admin, action: 'take-back-invitation', subject, now });
  return true;
}

/**
 * Ends an administrator's or a leader's account, or takes an invitation back; where `what` says so, only that.
 * @throws AppError 'not-found', or 'taken' for the last administrator, for one's own account and for an invitation that
 * was accepted meanwhile.
 */
export async function removePerson(
  platform: JobDependencies,
  id: string,
  { what, ...context }: AuditContext & { outbox: Outbox; what?: 'invitation' | undefined },
): Promise<void> {
  if (await inTransaction(platform.db, (tx) => takeBackInvitation(tx, id, context))) return;
  const row = await findAccount(platform.db, id);
  if (!row || row.role === 'student') throw new AppError('not-found', sentences.personGone);
  if (what === 'invitation') throw new AppError('taken', sentences.invitationAccepted);
  await deletePerson(platform, id, context);
}
