/**
 * Mail that is written down in the transaction of what it tells of, and sent afterwards (delivery.service.ts): so a mail
 * server that is away fails no call, and no mail tells of what was never committed.
 */

import type { Language } from '#domain/languages.ts';
import { THROTTLES } from '#domain/limits.ts';
import { isOfParentsPage, type MailKind } from '#domain/rules/mail-problems.ts';
import { OPEN_SCREENS } from '#domain/rules/screens.ts';
import { folded } from '#domain/rules/text.ts';
import type { Config } from '#server/config.ts';
import type { Queries } from '#server/db/open.ts';
import { AppError } from '#server/errors.ts';
import { insertNoticeLetter, type NoticeOf } from '#server/keeping/notices.store.ts';
import { bucketOf, countUnlessOver } from '#server/limits/throttle.ts';
import { isBlocked } from '#server/parent/guardians.store.ts';
import { findLanguageOf, findStaffLanguage } from '#server/parent/languages.store.ts';
import type { Platform } from '#server/platform.ts';
import { withFoot } from './letter-foot.ts';
import { type Evidence, insertMail, type MailSubject, type MailWords } from './outbox.store.ts';

/** What is written to somebody about an account. */
export type Letter = {
  /** Null for what outlives the account. */
  readonly userId: string | null;
  readonly kind?: MailKind;
  /** An e-mail address; null where no parent has signed yet, so that nobody is there to write to. */
  readonly recipient: string | null;
  /** Where the words are proof, or she asked for the letter on a page in it; else it is that of who reads it. */
  readonly language?: Language;
  readonly write: (language: Language) => MailWords;
  /** What the link at `LINK_SLOT` leads to, or what the code at `CODE_SLOT` is for. */
  readonly link?: MailSubject;
  /** Where its sending is noted. */
  readonly evidence?: Evidence;
  /** The notice of an end that it is a letter of (§19.9). */
  readonly notice?: NoticeOf;
  /** Not before this time, in milliseconds since 1970; at once unless it is given. */
  readonly sendAt?: number;
};

/** In whose name letters are written. */
export type Site = Pick<Config, 'siteName' | 'supportEmail' | 'baseUrl' | 'operator'>;

export type Outbox = {
  readonly site: Site;
  /**
   * Puts a letter in line, and gives whether it is; where no mail server is configured it is dropped, and so is a seventh
   * to one address within a day. What is written for later is counted when it is sent. The last thing of its transaction that counts
   * something.
   */
  put: (tx: Queries, letter: Letter) => Promise<boolean>;
};

/** Google delivers to one box whatever dots stand in its name: https://support.google.com/mail/answer/7436150 */
const WITHOUT_DOTS = /@(gmail|googlemail)\.com$/;

/** The box that an address leads to: what follows a plus sign is for its owner to sort by. */
function mailboxOf(address: string): string {
  const [box = '', domain = ''] = folded(address)
    .replace(/\+[^@]*@/, '@')
    .split(/@(?=[^@]*$)/);
  return WITHOUT_DOTS.test(`@${domain}`) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}

/** Where letters to an address are counted. */
export function recipientBucket(address: string): string {
  return bucketOf('letter', mailboxOf(address));
}

/** Strangers can have us write to any address by naming it as a parent's: not more often than a family needs. */
export async function isAskedForTooOften(
  tx: Queries,
  { kind, recipient }: { kind: MailKind; recipient: string },
  now: number,
): Promise<boolean> {
  // Apart: who asks for links in a parent's name must not use up the letters that warn her.
  const bucket =
    kind === 'parent-link' ? bucketOf('page-letter', mailboxOf(recipient)) : recipientBucket(recipient);
  try {
    await countUnlessOver(tx, { bucket, throttle: THROTTLES.lettersByRecipient }, now);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-often') return true;
    throw error;
  }
}

/** Whether a letter is counted as it is put in line, or as it is sent, since mostly it is written for later; or never. */
export function countedAt(kind: MailKind): 'writing' | 'sending' | 'never' {
  if (kind === 'letter' || kind === 'consent-notice' || kind === 'reset-code' || kind === 'staff-invitation')
    return 'writing';
  // Where there is no room for it today, nothing was told, and it is looked at again tomorrow.
  if (kind === 'reminder') return 'writing';
  // It warns them of somebody who can open every child's account.
  if (kind === 'staff-told') return 'never';
  // They tell a parent of what was done on her page, which is limited there, and hold the way to take it back.
  return isOfParentsPage(kind) ? 'never' : 'sending';
}

/** Where a letter leads its reader, if that does not stand in it: to the parent's page. */
export function placeOf({
  kind,
  link,
  userId,
}: Pick<Letter, 'kind' | 'userId'> & { link?: MailSubject | null }) {
  // The link of a reminder ends the reminders; a receipt comes to who has no page any more.
  const isAboutPage = kind === 'parent-told' && !link && userId !== null;
  return isAboutPage || link?.purpose === 'reminder-stop' ? OPEN_SCREENS.parent : undefined;
}

export function outboxOf(platform: Pick<Platform, 'config' | 'newId' | 'clock' | 'log'>): Outbox {
  const { config, newId, clock, log } = platform;
  return {
    site: config,
    put: async (
      tx,
      { recipient, link = null, evidence = null, kind = 'letter', notice, sendAt, userId, ...letter },
    ) => {
      if (config.mail === null || recipient === null) return false;
      // Whose page administrators have closed gets no code and no word about the child by another way either (§20).
      if (userId !== null && (await isBlocked(tx, userId, recipient))) return false;
      const now = clock();
      if (countedAt(kind) === 'writing' && (await isAskedForTooOften(tx, { kind, recipient }, now))) {
        log.warn({ account: userId }, 'a letter was not written: its address had too many within a day');
        return false;
      }
      const found = kind === 'staff-told' ? findStaffLanguage : findLanguageOf;
      const language = letter.language ?? (await found(tx, { userId, email: recipient }));
      const { subject, body: words } = letter.write(language);
      const body = withFoot(words, config, language, placeOf({ kind, link, userId }));
      const waits = { userId, language, subject, body, recipient, link, evidence, kind };
      const id = newId();
      await insertMail(tx, { ...waits, id, createdAt: sendAt ?? now });
      if (notice) await insertNoticeLetter(tx, id, notice);
      return true;
    },
  };
}
