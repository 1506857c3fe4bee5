/** The words of a letter as it is sent: links and codes are made for each try, so that no copy of the database has them. */

import { stopRemindersInOnePress } from '#domain/contract/family/reminders.ts';
import { addressOf } from '#domain/contract/platform/endpoint.ts';
import {
  ADDRESS_CHANGE_MS,
  CONSENT_LINK_MS,
  DELETION_WAITS_MS,
  FAMILY_INVITATION_MS,
  INVITATION_MS,
  PARENT_CLOSING_LINK_MS,
  PARENT_LINK_MS,
  REMINDER_LINK_MS,
  STAFF_INVITATION_MS,
} from '#domain/limits.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { forgetUnsentLinks, type LinkSubject, putLink } from '#server/mail/links.store.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { hashOfToken } from '#server/platform/token-hash.ts';
import { linkTo } from './letter-address.ts';
import { partsOf } from './letter-parts.ts';
import { recipientBucket } from './outbox.service.ts';
import type { Mail } from './outbox.store.ts';
import type { OutgoingMail } from './smtp.ts';

/** Where each kind of link leads, and how long it lives. */
export const LINKS = {
  consent: { path: OPEN_SCREENS.confirmConsent, livesMs: CONSENT_LINK_MS },
  parent: { path: OPEN_SCREENS.parent, livesMs: PARENT_LINK_MS },
  'parent-close': { path: OPEN_SCREENS.closeParent, livesMs: PARENT_CLOSING_LINK_MS },
  // A deletion waits while a change of address can be undone.
  'deletion-cancel': {
    path: OPEN_SCREENS.cancelDeletion,
    livesMs: ADDRESS_CHANGE_MS + DELETION_WAITS_MS,
  },
  'deletion-now': { path: OPEN_SCREENS.deleteNow, livesMs: DELETION_WAITS_MS },
  'staff-invitation': { path: OPEN_SCREENS.staffInvitation, livesMs: STAFF_INVITATION_MS },
  invitation: { path: OPEN_SCREENS.invitation, livesMs: INVITATION_MS },
  'address-confirm': { path: OPEN_SCREENS.confirmAddress, livesMs: ADDRESS_CHANGE_MS },
  'address-undo': { path: OPEN_SCREENS.undoAddress, livesMs: ADDRESS_CHANGE_MS },
  'address-replace': { path: OPEN_SCREENS.replaceAddress, livesMs: ADDRESS_CHANGE_MS },
  family: { path: OPEN_SCREENS.join, livesMs: FAMILY_INVITATION_MS },
  'staff-address-confirm': { path: OPEN_SCREENS.confirmStaffAddress, livesMs: ADDRESS_CHANGE_MS },
  'staff-address-undo': { path: OPEN_SCREENS.undoStaffAddress, livesMs: ADDRESS_CHANGE_MS },
  'reminder-stop': { path: OPEN_SCREENS.stopReminders, livesMs: REMINDER_LINK_MS },
} as const;

/** The sources of a letter's words. */
type Making = Pick<Platform, 'db' | 'clock' | 'log' | 'newToken' | 'newId' | 'config'>;

/** The knowledge of modules that write letters; the program hands it in (server/app/letters.ts). */
export type LetterWriters = {
  /** A code that is known to nobody yet; null where nobody waits for it any more. */
  readonly makeCode: (resetHash: string, making: Making) => Promise<string | null>;
  /** True while somebody waits for a link's target; links without an entry always count. */
  readonly isWanted: {
    readonly [purpose in LinkSubject['purpose']]?: (
      making: Making,
      subjectId: string,
      mail: Mail,
    ) => Promise<boolean>;
  };
  /** Notes what became of a mail, in the transaction that ends it. */
  readonly noteOutcome: (
    tx: Queries,
    mail: Mail,
    outcome: 'sent' | 'given-up',
    making: Making,
  ) => Promise<void>;
};

export type Wording = Making & { readonly writers: LetterWriters };

/** The part of a mail made as it is sent. */
type Worded = Pick<OutgoingMail, 'text' | 'html' | 'stopAddress'>;

/** With a link that is known to nobody yet. Those of earlier tries that may have arrived stay good. */
async function withLink(
  mail: Mail,
  link: LinkSubject,
  { db, clock, newToken, config }: Wording,
): Promise<Worded> {
  const { path, livesMs } = LINKS[link.purpose];
  const [token, now] = [newToken(), clock()];
  await inTransaction(db, async (tx) => {
    if (mail.unheard === 0) await forgetUnsentLinks(tx, mail.id);
    await putLink(tx, {
      ...link,
      tokenHash: hashOfToken(token),
      recipientKey: recipientBucket(mail.recipient),
      mailId: mail.id,
      createdAt: now,
      expiresAt: now + livesMs,
    });
  });
  const { language } = mail;
  const parts = partsOf(mail, { link: linkTo({ baseUrl: `${config.baseUrl}`, path, token, language }) });
  if (link.purpose !== 'reminder-stop') return parts;
  return { ...parts, stopAddress: `${config.baseUrl}${addressOf(stopRemindersInOnePress, {}, { token })}` };
}

/** The words as they are sent; null where nobody waits for what is in them. */
export async function wordsToSend(mail: Mail, wording: Wording): Promise<Worded | null> {
  if (!mail.link) return partsOf(mail);
  const { purpose, subjectId } = mail.link;
  if (purpose === 'reset-code') {
    const code = await wording.writers.makeCode(subjectId, wording);
    return code === null ? null : partsOf(mail, { code });
  }
  const isWanted = wording.writers.isWanted[purpose];
  if (isWanted && !(await isWanted(wording, subjectId, mail))) return null;
  return withLink(mail, mail.link, wording);
}
