/** Actions of administrators on one parent: two must agree when there are two (PRODUCT.md#blocking-a-parent). */

import type { AskedKind } from '#domain/contract/family/guardians.ts';
import type { AuditAction } from '#domain/contract/office/admin.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import * as sentences from '#domain/rules/family/sentences.ts';
import { YES_PROBLEMS } from '#domain/rules/keeping/second-yes.ts';
import { isSameMailbox } from '#domain/rules/platform/mailbox.ts';
import {
  deleteParentSessionsOf,
  endLeadersCard,
  findKnown,
  type KnownGuardian,
  listFreshChangesOf,
  listGuardiansOf,
  listKnownGuardians,
  listOwnAddresses,
  lockAccount,
  lockAdmins,
  setBlocked,
  wasOthersMailbox,
} from '#server/accounts/exports.ts';
import { insertAudit } from '#server/audit/exports.ts';
import { endAnswersBy } from '#server/consent/exports.ts';
import { endPasswordBy } from '#server/family/children/child-passwords.service.ts';
import { endPageLinks } from '#server/family/entry/moving.service.ts';
import { endStop, reviveStopBy } from '#server/family/stopping/stopping.service.ts';
import { findStop } from '#server/family/stopping/stops.store.ts';
import { findYesProblemFor, listAdminsFor, refuseOwnChilds } from '#server/gates/exports.ts';
import { deleteMailsTo, type Outbox } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import * as letters from './blocking.mail.ts';
import {
  type AskedBlock,
  findAskedBlock,
  insertBlock,
  listAskedBy,
  settleBlock,
} from './guardian-blocks.store.ts';
import { listInvitationIds } from './invitations.store.ts';
import { forgetInvitation } from './inviting.service.ts';
import { notifyAll } from './notify-guardians.service.ts';
import { dropReplacement, planReplacement } from './replacing.service.ts';

/** Which administrator acts, and with what. */
export type Blocking = {
  readonly admin: User;
  readonly outbox: Outbox;
  readonly now: number;
  readonly newId: () => string;
};
type Subject = { readonly studentId: string; readonly guardianId: string };

/**
 * Returns the guardian with the child's account locked, and the administrators, none of whom comes or goes meanwhile.
 */
async function hold(tx: Queries, { studentId, guardianId }: Subject) {
  await lockAdmins(tx);
  const student = (await lockAccount(tx, studentId))?.user;
  const guardian = await findKnown(tx, guardianId);
  if (student?.role !== 'student' || guardian?.userId !== studentId) throw notFound();
  return { student, guardian };
}
type Held = Awaited<ReturnType<typeof hold>>;

const WORDS = {
  block: { asks: 'ask-block-guardian', does: 'block-guardian' },
  unblock: { asks: 'ask-unblock-guardian', does: 'unblock-guardian' },
  readdress: { asks: 'ask-parent-email', does: 'plan-parent-email' },
} as const satisfies Readonly<Record<AskedKind, Readonly<Record<'asks' | 'does', AuditAction>>>>;

async function note(tx: Queries, { student }: Held, action: AuditAction, { admin, now, newId }: Blocking) {
  const subject = { id: student.id, label: student.username };
  await insertAudit(tx, { id: newId(), admin, action, subject, now });
}

async function refuseWhereSenseless(
  tx: Queries,
  guardian: KnownGuardian,
  kind: AskedKind,
  now: number,
): Promise<void> {
  const { state, blockedReason } = guardian;
  if (kind === 'block' && state !== 'active') throw new AppError('taken', sentences.onlyParentsBlocked);
  if (kind === 'unblock' && (state !== 'blocked' || blockedReason === null))
    throw new AppError('taken', sentences.parentNotBlocked);
  if (kind !== 'readdress') return;
  // A blocked parent's letters are closed, so the news would not arrive.
  if (state === 'blocked' && blockedReason !== null) throw new AppError('taken', sentences.parentBlocked);
  // Whoever may still undo it would find a third address there.
  if ((await listFreshChangesOf(tx, guardian, now)).length > 0)
    throw new AppError('taken', sentences.parentAddressFresh);
}

/** An administrator's own address may be no parent's. @throws AppError 'not-allowed' */
export async function refuseOwnAddress(tx: Queries, { id }: Pick<User, 'id'>, email: string): Promise<void> {
  if ((await listOwnAddresses(tx, id)).some((own) => isSameMailbox(own, email)))
    throw new AppError('not-allowed', sentences.ownAddressAsAdmin);
}

type Asked = Pick<AskedBlock, 'kind' | 'reason'> & { readonly email?: string };

/**
 * Blocks a guardian, lifts the block or replaces the address, with a second administrator's yes if there is one.
 * @throws AppError 'not-found', or 'taken' when it is so already or something waits to be confirmed.
 */
export async function askBlock(
  tx: Queries,
  subject: Subject,
  { kind, reason, email }: Asked,
  blocking: Blocking,
): Promise<void> {
  const held = await hold(tx, subject);
  await refuseOwnChilds(tx, blocking.admin, subject.studentId, blocking.now);
  await refuseWhereSenseless(tx, held.guardian, kind, blocking.now);
  if (await findAskedBlock(tx, subject.guardianId)) throw new AppError('taken', sentences.alreadyAsked);
  const asked = {
    ...{ id: blocking.newId(), kind, reason, askedAt: blocking.now, askedBy: blocking.admin },
    ...{ email: email ?? null, startsAt: null },
  };
  await insertBlock(tx, subject.guardianId, asked);
  if (
    (await findYesProblemFor(
      tx,
      subject.studentId,
      { askedBy: blocking.admin.id, by: blocking.admin },
      blocking.now,
    )) === null
  )
    return doIt(tx, held, asked, blocking);
  await note(tx, held, WORDS[kind].asks, blocking);
  const asking = { kind, by: blocking.admin, student: held.student };
  for (const other of await listAdminsFor(tx, subject.studentId)) {
    if (other.id !== blocking.admin.id)
      await blocking.outbox.put(tx, letters.blockAskedLetter(other, asking, blocking.outbox.site));
  }
}

/**
 * Asks that another address take the place of one that has confirmed by mail (PRODUCT.md#replacing-an-address).
 * @throws AppError 'invalid' without a reason, 'taken' for an address that is or was another parent's here.
 */
export async function askReplacement(
  tx: Queries,
  guardian: KnownGuardian,
  { email, reason }: { email: string; reason: string },
  blocking: Blocking,
): Promise<void> {
  if (reason === '')
    throw new AppError('invalid', sentences.reasonMissing, { fields: { reason: sentences.reasonMissing } });
  if (await wasOthersMailbox(tx, guardian, email))
    throw new AppError('taken', sentences.addressOfAnotherParent);
  const subject = { studentId: guardian.userId, guardianId: guardian.id };
  await askBlock(tx, subject, { kind: 'readdress', reason, email }, blocking);
}

/**
 * Confirms or drops another administrator's request as it was shown; a single administrator may confirm an own one.
 * @throws AppError 'not-found', or 'taken' where nothing waits, something else does, or this yes does not count.
 */
export async function answerBlock(
  tx: Queries,
  subject: Subject,
  { askedId, agree: isAgreed }: { readonly askedId: string; readonly agree: boolean },
  blocking: Blocking,
): Promise<void> {
  const held = await hold(tx, subject);
  await refuseOwnChilds(tx, blocking.admin, subject.studentId, blocking.now);
  const asked = await findAskedBlock(tx, subject.guardianId);
  if (asked && asked.id !== askedId) throw new AppError('taken', sentences.askedSince);
  if (!asked || (isAgreed && asked.startsAt !== null))
    throw new AppError('taken', sentences.nothingToConfirm);
  const problem =
    isAgreed &&
    (await findYesProblemFor(
      tx,
      subject.studentId,
      { askedBy: asked.askedBy.id, by: blocking.admin },
      blocking.now,
    ));
  if (problem) throw new AppError('taken', YES_PROBLEMS[problem]);
  if (!isAgreed) {
    await note(tx, held, 'drop-guardian-request', blocking);
    if (asked.startsAt !== null) return dropReplacement(tx, held, blocking);
    return settleBlock(tx, asked.id, { ...blocking, isDone: false });
  }
  await refuseWhereSenseless(tx, held.guardian, asked.kind, blocking.now);
  if (asked.email !== null) await refuseOwnAddress(tx, blocking.admin, asked.email);
  await doIt(tx, held, asked, blocking);
}

/** Drops what an account has asked for, or planned, while somebody else may have been in it. */
export async function dropAskedBy(
  tx: Queries,
  askedBy: string,
  { since, ...rest }: Omit<Blocking, 'admin'> & { readonly since: number },
): Promise<void> {
  for (const { id, kind, guardianId } of await listAskedBy(tx, askedBy, since)) {
    const guardian = await findKnown(tx, guardianId);
    const student = guardian && (await lockAccount(tx, guardian.userId))?.user;
    if (!student) continue;
    const subject = { id: student.id, label: student.username };
    const dropped = { id: rest.newId(), admin: null, action: 'drop-guardian-request' } as const;
    await insertAudit(tx, { ...dropped, subject, now: rest.now });
    if (kind === 'readdress') await dropReplacement(tx, { student, guardian }, { ...rest, admin: null });
    else await settleBlock(tx, id, { admin: null, isDone: false, now: rest.now });
  }
}

/** Closes a child's page to one address of a mailbox that is blocked; no other one takes its place. */
async function shutOut(tx: Queries, knownGuardian: KnownGuardian, reason: string, by: Blocking) {
  const { now, newId } = by;
  if (knownGuardian.state === 'invited') return forgetInvitation(tx, knownGuardian.id);
  await setBlocked(tx, knownGuardian.id, reason);
  await dropReplacement(tx, { student: { id: knownGuardian.userId }, guardian: knownGuardian }, by);
  await deleteParentSessionsOf(tx, knownGuardian);
  await endPageLinks(tx, knownGuardian.id, now);
  await deleteMailsTo(tx, knownGuardian.userId, knownGuardian.email);
  await endAnswersBy(tx, knownGuardian.userId, knownGuardian.emailKey, { now, newId });
  for (const id of await listInvitationIds(tx, { invitedBy: knownGuardian.id }))
    await forgetInvitation(tx, id);
  await endPasswordBy(tx, knownGuardian, by);
}

async function doIt(tx: Queries, held: Held, asked: AskedBlock, blocking: Blocking): Promise<void> {
  const { guardian, student } = held;
  const { kind, reason } = asked;
  await note(tx, held, WORDS[kind].does, blocking);
  if (kind === 'readdress') return planReplacement(tx, held, asked, blocking);
  await settleBlock(tx, asked.id, { ...blocking, isDone: true });
  const about = { childName: student.firstName, site: blocking.outbox.site };
  const known = await listKnownGuardians(tx, student.id, blocking.now);
  const same = known.filter(({ email }) => isSameMailbox(email, guardian.email));
  if (kind === 'unblock') {
    for (const one of same) {
      if (one.blockedReason !== null) await setBlocked(tx, one.id, null);
      await reviveStopBy(tx, one, blocking);
    }
    return notifyAll(tx, student, (to) => letters.unblockedLetter(to, about, guardian.name), blocking);
  }
  for (const other of same) await shutOut(tx, other, reason, blocking);
  // A leader may have that mailbox, and the block may be taken back.
  await endLeadersCard(tx, student.id, blocking.now);
  const stop = await findStop(tx, student.id);
  // Nobody is left who could take it back before all is deleted.
  if (stop && (await listGuardiansOf(tx, student.id)).length === 0) await endStop(tx, stop, blocking);
  await notifyAll(tx, student, (to) => letters.blockedLetter(to, about, guardian.name), blocking);
}
