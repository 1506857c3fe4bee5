/** Everything that belongs to a parent's address moves with it (PRODUCT.md#a-parents-new-address). */
import { addressKey } from '#domain/rules/platform/mailbox.ts';
import {
  clearMistyped,
  deleteParentSessionsOf,
  findAccount,
  findKnown,
  type Guardian,
  listGuardianIds,
  presentUser,
  updateAddress,
  updateParentEmail,
} from '#server/accounts/exports.ts';
import { endAnswersBy, findLastRecordId, insertConsentEvent, moveAnswers } from '#server/consent/exports.ts';
import { endPasswordBy } from '#server/family/children/child-passwords.service.ts';
import { deleteJoined, listLetInSince } from '#server/family/guardians/invitations.store.ts';
import { forgetInvitation } from '#server/family/guardians/inviting.service.ts';
import type { Acting } from '#server/family/guardians/notify-guardians.service.ts';
import { readdressStop } from '#server/family/stopping/stops.store.ts';
import {
  deleteMailsTo,
  deleteMailsWithLink,
  endLinks,
  type Readdressed,
  readdressMail,
} from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { deleteResetsOf } from '#server/sign-in/exports.ts';
import { forgetBrowsersOf, readdressOpenings } from './openings.store.ts';

/**
 * Links by which a guardian opens the page, or acts on it. The one that cancels a deletion takes nothing from
 * anybody.
 */
const LINKS_OF_A_PAGE = ['parent', 'parent-close', 'deletion-now'] as const;

/**
 * Ends the links of a guardian, and forgets the letters that wait with one; so it does with a new password for the child that is
 * under way, of which nobody knows which parent read the code.
 */
export async function endPageLinks(tx: Queries, subjectId: string, now: number): Promise<void> {
  const guardian = await findKnown(tx, subjectId);
  if (guardian) await deleteResetsOf(tx, guardian.userId);
  for (const purpose of LINKS_OF_A_PAGE) {
    await endLinks(tx, { purpose, subjectId }, now);
    await deleteMailsWithLink(tx, { purpose, subjectId });
  }
}

/** Closes the page of an address wherever it is open, ends its links, and knows none of its browsers any more. */
export async function closeAll(tx: Queries, emailKey: string, now: number): Promise<void> {
  await deleteParentSessionsOf(tx, { emailKey });
  await forgetBrowsersOf(tx, { emailKey });
  for (const id of await listGuardianIds(tx, emailKey)) await endPageLinks(tx, id, now);
}

/** With what a guardian moves, and where letters go that wait for that guardian alone. */
type Moving = Pick<Acting, 'now' | 'newId'> & Pick<Readdressed, 'own'>;

/** Gives a guardian another address: stops move along, and letters about the child to the old one follow. */
export async function moveGuardian(
  tx: Queries,
  guardian: Guardian,
  email: string,
  moving: Moving,
): Promise<void> {
  await endPageLinks(tx, guardian.id, moving.now);
  await clearMistyped(tx, guardian.userId, addressKey(email));
  await updateAddress(tx, guardian.id, email);
  await moveBelongings(tx, guardian, email, moving);
}

/** Gives what a guardian had stopped, answered and been sent about a child to another address. */
export async function moveBelongings(
  tx: Queries,
  { userId, emailKey }: Pick<Guardian, 'userId' | 'emailKey'>,
  email: string,
  { now, newId, own }: Moving,
): Promise<void> {
  await readdressStop(tx, userId, { from: emailKey, to: addressKey(email) });
  await moveAnswers(tx, userId, { from: emailKey, to: addressKey(email) }, now);
  const row = await findAccount(tx, userId);
  const parentEmail = row && presentUser(row).parentEmail;
  if (parentEmail && addressKey(parentEmail) === emailKey) await updateParentEmail(tx, userId, email);
  await readdressMail(tx, userId, { from: emailKey, to: email, own });
  const recordId = await findLastRecordId(tx, userId);
  if (recordId === null) return;
  const event = { id: newId(), recordId, kind: 'address-changed', happenedAt: now } as const;
  await insertConsentEvent(tx, { ...event, recipient: email });
}

/** Takes the page from everybody whom a guardian has let in since a moment, and whom those have let in; gives their addresses. */
export async function closeToInvited(
  tx: Queries,
  guardianId: string,
  { since, ...rest }: { since: number } & Pick<Acting, 'now' | 'newId' | 'outbox'>,
): Promise<string[]> {
  const out: string[] = [];
  for (const { id, isOpen } of await listLetInSince(tx, guardianId, since)) {
    if (isOpen) await forgetInvitation(tx, id);
    else out.push(...(await closeToInvited(tx, id, { since, ...rest })), ...(await putOut(tx, id, rest)));
  }
  return out;
}

/** Makes a guardian a parent no more: the links are dead, the answers are over, and letters that wait are not sent. Gives the address of who was one. */
export async function putOut(
  tx: Queries,
  id: string,
  acting: Pick<Acting, 'now' | 'newId' | 'outbox'>,
): Promise<[] | [string]> {
  await endPageLinks(tx, id, acting.now);
  const joined = await deleteJoined(tx, id);
  if (!joined) return [];
  await deleteMailsTo(tx, joined.userId, joined.emailKey);
  await endAnswersBy(tx, joined.userId, joined.emailKey, acting);
  await endPasswordBy(tx, { id, userId: joined.userId }, acting);
  return [joined.email];
}

/** When a page was opened goes with its address, unless that is somebody's parent still. */
export async function moveOpenings(tx: Queries, { from, to }: { from: string; to: string }): Promise<void> {
  if ((await listGuardianIds(tx, from)).length === 0) await readdressOpenings(tx, { from, to });
}
