/** Sends what stands in line (outbox.service.ts), and tries again what was not taken. */

import { addressOf } from '#domain/contract/endpoint.ts';
import { stopRemindersInOnePress } from '#domain/contract/reminders.ts';
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
import { RETENTION } from '#domain/rules/retention.ts';
import { OPEN_SCREENS } from '#domain/rules/screens.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findFamily } from '#server/families/families.store.ts';
import { type LinkSubject, putLink } from '#server/mail/links.store.ts';
import { findGuardianByAddress } from '#server/parent/guardians.store.ts';
import type { Platform } from '#server/platform.ts';
import { isStillWanted } from '#server/reminders/reminding.service.ts';
import { hashOfToken } from '#server/token-hash.ts';
import { withCode } from './code-slot.ts';
import { withLinks } from './letter-address.ts';
import { noteOutcome } from './mail-evidence.ts';
import { isAskedForTooOften, recipientBucket } from './outbox.service.ts';
import {
  claimMail,
  deleteMail,
  findDueMail,
  giveMailUp,
  isOutlived,
  type Mail,
  postponeMail,
  putOffUncounted,
} from './outbox.store.ts';
import { mailProblemOf, type OutgoingMail } from './smtp.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer than a mail server that answers slowly takes: another process must not send the same mail meanwhile. */
const CLAIM_MS = 5 * MINUTE_MS;
const LONGEST_PAUSE_MS = 4 * HOUR_MS;

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

/** One minute after the first failure, two after the second, and so on up to four hours. */
function pauseAfter(attempts: number): number {
  return Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
}

async function takeDueMail(db: Database, now: number): Promise<Mail | undefined> {
  for (;;) {
    const mail = await findDueMail(db, now);
    if (!mail) return undefined;
    if (await claimMail(db, mail, now + CLAIM_MS)) return { ...mail, attempts: mail.attempts + 1 };
  }
}

export type Delivery = Pick<Platform, 'db' | 'clock' | 'log' | 'newToken' | 'newId' | 'config'> & {
  /** Hands a mail to the mail server. Throws when it was not taken. */
  readonly send: (mail: OutgoingMail) => Promise<unknown>;
  /** Ends the round after the mail that is under way. */
  readonly signal?: AbortSignal;
};

const NO_TLS =
  'The mail server takes no TLS, and no mail leaves this machine without (WITHOUT_TLS in README.md).';

/** What may be logged of a failure: the server's own words would name the recipient. */
function reasonOf(error: unknown) {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  return { code, responseCode, command, ...(code === 'ETLS' && { hint: NO_TLS }) };
}

/** What of a mail is made as it is sent. */
type Worded = Pick<OutgoingMail, 'body' | 'stopAddress'>;

/** The words of a mail as it is sent: with a link that is known to nobody yet, in the place of one that an earlier try had made. */
async function withLink(
  mail: Mail,
  link: LinkSubject,
  { db, clock, newToken, config }: Delivery,
): Promise<Worded> {
  const { path, livesMs } = LINKS[link.purpose];
  const [token, now] = [newToken(), clock()];
  await inTransaction(db, (tx) =>
    putLink(tx, {
      ...link,
      tokenHash: hashOfToken(token),
      recipientKey: recipientBucket(mail.recipient),
      mailId: mail.id,
      createdAt: now,
      expiresAt: now + livesMs,
    }),
  );
  const where = { baseUrl: `${config.baseUrl}`, path, token, language: mail.language };
  const body = withLinks(mail.body, where);
  if (link.purpose !== 'reminder-stop') return { body };
  return { body, stopAddress: `${config.baseUrl}${addressOf(stopRemindersInOnePress, {}, { token })}` };
}

/** The words as they are sent; null where nobody waits for what is in them. */
async function wordsToSend(mail: Mail, delivery: Delivery): Promise<Worded | null> {
  if (!mail.link) return { body: mail.body };
  const { purpose, subjectId } = mail.link;
  if (purpose === 'reset-code') {
    const body = await withCode(mail.body, subjectId, delivery);
    return body === null ? null : { body };
  }
  if (purpose === 'reminder-stop' && !(await isStillWanted(delivery, subjectId, mail))) return null;
  if (purpose === 'family' && !(await findFamily(delivery.db, subjectId, delivery.clock()))) return null;
  return withLink(mail, mail.link, delivery);
}

async function putOff(mail: Mail, error: unknown, delivery: Delivery): Promise<void> {
  const { db, clock, log } = delivery;
  const now = clock();
  const problem = mailProblemOf(error);
  const about = { mail: mail.id, attempts: mail.attempts, ...reasonOf(error) };
  if (now - mail.createdAt >= RETENTION.mails.kept) {
    log.error(about, 'a mail could not be sent for three days and is given up');
    await inTransaction(db, async (tx) => {
      await giveMailUp(tx, mail.id, { now, problem });
      await noteOutcome(tx, mail, 'given-up', delivery);
    });
    return;
  }
  log.warn(about, 'a mail could not be sent; it is tried again later');
  await postponeMail(db, mail.id, { until: now + pauseAfter(mail.attempts), problem });
}

/**
 * A mail with whom it goes to. The link to a parent's page is asked for by whoever types an address; whether that is a
 * parent's is looked up here, where nobody who asked can see it or measure it. Null where it is nobody's.
 */
async function addressed(mail: Mail, db: Database): Promise<Mail | null> {
  if (mail.kind !== 'parent-link') return mail;
  const guardian = await findGuardianByAddress(db, mail.recipient);
  if (!guardian) return null;
  return { ...mail, recipient: guardian.email, link: { purpose: 'parent', subjectId: guardian.id } };
}

/** What was written for later is counted now: a stranger's sign-ups must not bring anybody a letter an hour. */
async function isPutOffForToday(mail: Mail, { db, clock, log }: Delivery): Promise<boolean> {
  const now = clock();
  if (mail.attempts > 1) return false;
  if (!(await inTransaction(db, (tx) => isAskedForTooOften(tx, mail, { at: 'sending', now })))) return false;
  if (mail.kind === 'parent-link') {
    // Tomorrow nobody waits for it any more.
    await deleteMail(db, mail.id);
    return true;
  }
  log.warn({ mail: mail.id }, 'a mail is sent tomorrow: its address had too many of its kind within a day');
  await putOffUncounted(db, mail.id, now + 24 * HOUR_MS);
  return true;
}

/** A reminder that comes too late waits for the clearing, which writes it anew (§19.8). */
async function isLeftToClearing(mail: Mail, { db, clock }: Delivery): Promise<boolean> {
  const now = clock();
  if (mail.kind !== 'consent-reminder' || !(await isOutlived(db, mail.id, now))) return false;
  await putOffUncounted(db, mail.id, now + HOUR_MS);
  return true;
}

/** Hands a mail to the mail server, and gives whether there is nothing left to be done for it. */
async function isSent(mail: Mail, delivery: Delivery): Promise<boolean> {
  try {
    const words = await wordsToSend(mail, delivery);
    if (words !== null) await delivery.send({ ...mail, ...words });
    return true;
  } catch (error) {
    await putOff(mail, error, delivery);
    return false;
  }
}

/**
 * Sends every mail that is due, one after the other, and forgets those that were taken. Should the program die between
 * the two, the mail is sent again, under the same Message-ID.
 */
export async function sendDueMails(delivery: Delivery): Promise<void> {
  const { db, clock, signal } = delivery;
  while (!signal?.aborted) {
    const taken = await takeDueMail(db, clock());
    if (!taken) return;
    const mail = await addressed(taken, db);
    if (!mail) {
      await deleteMail(db, taken.id);
      continue;
    }
    if (await isLeftToClearing(mail, delivery)) continue;
    if (await isPutOffForToday(mail, delivery)) continue;
    if (!(await isSent(mail, delivery))) continue;
    await inTransaction(db, async (tx) => {
      await deleteMail(tx, mail.id);
      await noteOutcome(tx, mail, 'sent', delivery);
    });
  }
}
