/**
 * An invited parent answers from the parent's own mailbox and, with a yes, becomes a parent like the others
 * (PRODUCT.md#several-parents).
 */

import type { InvitationAnswer, OpenParentInvitation } from '#domain/contract/family/guardians.ts';
import type { Language } from '#domain/languages.ts';
import { isSameMailbox } from '#domain/rules/platform/mailbox.ts';
import {
  findAccount,
  findGuardian,
  listKnownGuardians,
  lockAccount,
  updateLanguageOf,
} from '#server/accounts/exports.ts';
import { decideWish, findLastRecordId, insertConsentEvent } from '#server/consent/exports.ts';
import { reviveStopBy } from '#server/family/stopping/stopping.service.ts';
import {
  deleteLinks,
  deleteMailsWithLink,
  findLink,
  type Outbox,
  readLink,
  recipientBucket,
} from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime } from '#server/platform/db/timestamps.ts';
import { deadLink } from '#server/platform/errors.ts';
import type { Config } from '#server/platform/settings/config.ts';
import {
  acceptInvitation,
  endOfInvitation,
  findInvitation,
  type Invited,
  listInvitationIds,
} from './invitations.store.ts';
import * as letters from './inviting.mail.ts';
import { forgetInvitation } from './inviting.service.ts';
import { notifyAll } from './notify-guardians.service.ts';

/** The answering parent, as the evidence keeps it. */
export type Answering = {
  readonly outbox: Outbox;
  readonly config: Pick<Config, 'reminders'>;
  readonly now: number;
  readonly newId: () => string;
  readonly clientAddress: string;
  readonly browser: string | null;
  /** The parent's chosen language on the answering page. */
  readonly language: Language | undefined;
};

/** @throws AppError 'not-found' for a link that is too old, was used, or leads to what was answered or taken back. */
async function invitedBy(db: Queries, tokenHash: string, now: number) {
  const link = await readLink(db, 'invitation', { tokenHash, now });
  const invited = await findInvitation(db, link.subjectId, now);
  if (!invited || link.recipientKey !== recipientBucket(invited.email)) throw deadLink();
  const by = await findGuardian(db, invited.invitedBy);
  const child = await findAccount(db, invited.userId);
  if (!by || !child) throw deadLink();
  return { invited, by, child };
}

/** Returns the text that an invited parent reads before answering. */
export async function lookAtInvitation(
  db: Queries,
  tokenHash: string,
  { config, now }: Pick<Answering, 'config' | 'now'>,
): Promise<OpenParentInvitation> {
  const { invited, by, child } = await invitedBy(db, tokenHash, now);
  return {
    childFirstName: child.first_name,
    invitedBy: by.name,
    offersReminders: config.reminders !== null,
    endsAt: isoTime(endOfInvitation(invited)),
  };
}

/**
 * A yes makes the invited person a parent like the others, with the wish about reminders; a no forgets name and
 * address. @throws AppError 'not-found' for a dead link, as it is after an answer.
 */
export async function answerInvitation(
  tx: Queries,
  tokenHash: string,
  { agree: isAgreed, reminders }: Pick<InvitationAnswer, 'agree' | 'reminders'>,
  answering: Answering,
): Promise<{ childFirstName: string; outcome: 'joined' | 'forgotten' }> {
  const link = await findLink(tx, 'invitation', tokenHash);
  const asked = link && (await findInvitation(tx, link.subjectId, answering.now));
  if (asked) await lockAccount(tx, asked.userId);
  const { invited, by, child } = await invitedBy(tx, tokenHash, answering.now);
  const about = { childName: child.first_name, site: answering.outbox.site };
  if (!isAgreed) {
    await forgetInvitation(tx, invited.id);
    await answering.outbox.put(tx, letters.declinedLetter(by, about));
    return { childFirstName: child.first_name, outcome: 'forgotten' };
  }
  const known = await listKnownGuardians(tx, invited.userId, answering.now);
  if (known.some(({ email, state }) => isSameMailbox(email, invited.email) && state !== 'invited'))
    throw deadLink();
  await acceptInvitation(tx, invited, answering.now);
  await reviveStopBy(tx, invited, answering);
  if (answering.language) await updateLanguageOf(tx, invited.emailKey, answering.language);
  if (reminders && answering.config.reminders) await decideWish(tx, invited, true, answering);
  const sameAddress = { userId: invited.userId, emailKey: invited.emailKey };
  for (const id of await listInvitationIds(tx, sameAddress)) await forgetInvitation(tx, id);
  await deleteLinks(tx, { purpose: 'invitation', subjectId: invited.id });
  await deleteMailsWithLink(tx, { purpose: 'invitation', subjectId: invited.id });
  await noteJoined(tx, invited, answering);
  const name = known.find(({ id }) => id === invited.id)?.name ?? '';
  await notifyAll(
    tx,
    child,
    (to) => (to.id === invited.id ? letters.welcomeLetter(to, about) : letters.joinedLetter(to, about, name)),
    answering,
  );
  return { childFirstName: child.first_name, outcome: 'joined' };
}

/** The right to stop, delete and allow is part of a consent's state. */
async function noteJoined(tx: Queries, { userId, email }: Invited, answering: Answering): Promise<void> {
  const recordId = await findLastRecordId(tx, userId);
  if (recordId === null) return;
  const { clientAddress, browser } = answering;
  const event = {
    id: answering.newId(),
    recordId,
    kind: 'guardian-joined',
    happenedAt: answering.now,
  } as const;
  await insertConsentEvent(tx, { ...event, recipient: email, clientAddress, browser });
}

/** Asks another link for a dead one, to the address that was invited, while the invitation is open. */
export async function renewInvitation(
  tx: Queries,
  tokenHash: string,
  { outbox, now }: Pick<Answering, 'outbox' | 'now'>,
): Promise<void> {
  const link = await findLink(tx, 'invitation', tokenHash);
  const invited = link && (await findInvitation(tx, link.subjectId, now));
  const by = invited && (await findGuardian(tx, invited.invitedBy));
  const child = invited && (await findAccount(tx, invited.userId));
  if (!by || !child) return;
  await deleteMailsWithLink(tx, { purpose: 'invitation', subjectId: invited.id });
  await outbox.put(
    tx,
    letters.invitationLetter(invited, by, { childName: child.first_name, site: outbox.site }),
  );
}
