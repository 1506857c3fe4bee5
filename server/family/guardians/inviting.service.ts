/** Another parent is invited by one who is there (PRODUCT.md#several-parents). */
import type { OtherParent } from '#domain/contract/family/guardians.ts';
import { GUARDIANS_MAX, THROTTLES } from '#domain/limits.ts';
import * as sentences from '#domain/rules/family/sentences.ts';
import { addressKey, isSameMailbox } from '#domain/rules/platform/mailbox.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
import {
  findLanguageOf,
  type Guardian,
  type KnownGuardian,
  listGuardiansOf,
  listKnownGuardians,
  lockAccount,
} from '#server/accounts/exports.ts';
import type { GuardedChild } from '#server/gates/exports.ts';
import { deleteLinks, deleteMailsWithLink } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { bucketOf, countUnlessOver } from '#server/platform/limits/throttle.ts';
import type { Parent } from '#server/platform/parent.ts';
import {
  deleteInvitation,
  endOfInvitation,
  findInvitation,
  type Invited,
  insertInvitation,
  prolongInvitation,
} from './invitations.store.ts';
import * as letters from './inviting.mail.ts';
import { type Acting, notifyOthers } from './notify-guardians.service.ts';

/**
 * Returns the parents of a child as one of them sees it: without the others' addresses, for parents may live apart.
 */
export async function showOtherParents(
  db: Queries,
  { id }: GuardedChild,
  { emailKey }: Parent,
  now: number,
): Promise<OtherParent[]> {
  const known = await listKnownGuardians(db, id, now);
  const me = known.find((it) => it.state === 'active' && it.emailKey === emailKey);
  return known.map((item) => {
    const isInvited = item.state === 'invited' && item.invitedAt !== null;
    const isShown = item === me || (isInvited && item.invitedBy === me?.id);
    const since = isInvited ? item.invitedAt : item.confirmedAt;
    return {
      ...{ id: item.id, firstName: item.firstName, lastName: item.lastName, state: item.state },
      isMe: item === me,
      email: isShown ? item.email : null,
      since: since === null ? null : isoTime(since),
      endsAt: isInvited ? isoTime(endOfInvitation({ invitedAt: item.invitedAt ?? now })) : null,
    };
  });
}

async function meAmong(tx: Queries, child: GuardedChild, { emailKey }: Parent): Promise<Guardian> {
  const me = (await listGuardiansOf(tx, child.id)).find((it) => it.emailKey === emailKey);
  if (!me) throw notFound();
  return me;
}

function aboutOf({ account }: GuardedChild, { outbox }: Acting) {
  return { childName: account.first_name, site: outbox.site };
}

/** Writes to who is invited, unless the address is a parent's already or was blocked: whose it is, nobody learns by inviting. */
async function writeTo(tx: Queries, invited: Invited, me: Guardian, child: GuardedChild, acting: Acting) {
  await countUnlessOver(
    tx,
    { bucket: bucketOf('invitations', child.id), throttle: THROTTLES.invitationsByChild },
    acting.now,
  );
  const known = await listKnownGuardians(tx, child.id, acting.now);
  if (known.some(({ email, state }) => isSameMailbox(email, invited.email) && state !== 'invited')) return;
  await acting.outbox.put(tx, letters.invitationLetter(invited, me, aboutOf(child, acting)));
}

function refuseWhere(known: readonly KnownGuardian[], me: Guardian, emailKey: string): void {
  const refused = (told: Told) => new AppError('invalid', told, { fields: { email: told } });
  if (isSameMailbox(emailKey, me.email)) throw refused(sentences.isYourOwnAddress);
  if (known.some((it) => it.emailKey === emailKey && it.state === 'invited' && it.invitedBy === me.id))
    throw refused(sentences.alreadyInvited);
  if (known.filter(({ state }) => state !== 'blocked').length >= GUARDIANS_MAX)
    throw new AppError('taken', sentences.tooManyGuardians({ count: GUARDIANS_MAX }));
}

/**
 * Invites another parent by mail, and tells those who are there.
 * @throws AppError 'invalid' for the own address or one invited before, 'taken' where there are many, 'too-often'.
 */
export async function inviteParent(
  tx: Queries,
  child: GuardedChild,
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
  acting: Acting,
): Promise<void> {
  await lockAccount(tx, child.id);
  const me = await meAmong(tx, child, acting.parent);
  const emailKey = addressKey(email);
  refuseWhere(await listKnownGuardians(tx, child.id, acting.now), me, emailKey);
  const invited = { id: acting.newId(), userId: child.id, email, invitedBy: me.id, invitedAt: acting.now };
  // The inviter's language; the invited parent may choose another one.
  const language = await findLanguageOf(tx, me);
  await insertInvitation(tx, { ...invited, firstName, lastName, language });
  const told = { by: me.name, name: `${firstName} ${lastName}` };
  await notifyOthers(tx, child, (to) => letters.invitedLetter(to, aboutOf(child, acting), told), acting);
  await writeTo(tx, { ...invited, emailKey }, me, child, acting);
}

async function invitationOf(tx: Queries, child: GuardedChild, id: string, now: number): Promise<Invited> {
  await lockAccount(tx, child.id);
  const invited = await findInvitation(tx, id, now);
  if (invited?.userId !== child.id) throw notFound();
  return invited;
}

/**
 * Writes once more to who was invited; the seven days begin anew.
 * @throws AppError 'not-found' for what is no invitation, 'taken' for another parent's, 'too-often'.
 */
export async function sendInvitationAgain(
  tx: Queries,
  child: GuardedChild,
  id: string,
  acting: Acting,
): Promise<void> {
  const invited = await invitationOf(tx, child, id, acting.now);
  const me = await meAmong(tx, child, acting.parent);
  if (invited.invitedBy !== me.id) throw new AppError('taken', sentences.anotherSentThis);
  await prolongInvitation(tx, id, acting.now);
  await deleteMailsWithLink(tx, { purpose: 'invitation', subjectId: id });
  await writeTo(tx, { ...invited, invitedAt: acting.now }, me, child, acting);
}

/** Forgets an invitation with its links and what waits of it. */
export async function forgetInvitation(tx: Queries, id: string): Promise<void> {
  await deleteLinks(tx, { purpose: 'invitation', subjectId: id });
  await deleteMailsWithLink(tx, { purpose: 'invitation', subjectId: id });
  await deleteInvitation(tx, id);
}

/**
 * Takes an invitation back; any parent may.
 * @throws AppError 'not-found' for what is no invitation, or was answered.
 */
export async function takeInvitationBack(
  tx: Queries,
  child: GuardedChild,
  id: string,
  acting: Acting,
): Promise<void> {
  await invitationOf(tx, child, id, acting.now);
  const known = await listKnownGuardians(tx, child.id, acting.now);
  const name = known.find((guardian) => guardian.id === id)?.name ?? '';
  await forgetInvitation(tx, id);
  await notifyOthers(tx, child, (to) => letters.takenBackLetter(to, aboutOf(child, acting), name), acting);
}
