/**
 * Mail that is written down in the transaction of what it tells of, and sent afterwards (delivery.service.ts): so a mail
 * server that is away fails no call, and no mail tells of what was never committed.
 */

import type { Language } from '#domain/languages.ts';
import { THROTTLES } from '#domain/limits.ts';
import { LETTER_CLASSES, type LetterShare } from '#domain/rules/mail/letter-classes.ts';
import type { MailKind } from '#domain/rules/mail/mail-problems.ts';
import { mailboxOf } from '#domain/rules/platform/mailbox.ts';
import { OPEN_SCREENS } from '#domain/rules/platform/screens.ts';
import { findLanguageOf, findStaffLanguage, isBlocked } from '#server/accounts/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { AppError } from '#server/platform/errors.ts';
import { bucketOf, countUnlessOver } from '#server/platform/limits/throttle.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { withFoot } from './letter-foot.ts';
import { type Evidence, insertMail, type MailSubject, type MailWords } from './outbox.store.ts';

/** A letter about an account. */
export type Letter = {
  /** Null for what outlives the account. */
  readonly userId: string | null;
  readonly kind: MailKind;
  /** An e-mail address; null where no parent has signed yet, so that nobody is there to write to. */
  readonly recipient: string | null;
  /**
   * A letter whose words are proof, or that was asked for on a page, is in that language; otherwise in the reader's.
   */
  readonly language?: Language;
  readonly write: (language: Language) => MailWords;
  /** The target of the link at `LINK_SLOT`, or the purpose of the code at `CODE_SLOT`. */
  readonly link?: MailSubject;
  /** True when it mentions the parent's page without a button to it; letters about it to its parents do. */
  readonly isAboutPage?: boolean;
  /** Where its sending is noted. */
  readonly evidence?: Evidence;
  /** A further note to store in the same transaction. */
  readonly noteWriting?: (tx: Queries, mailId: string) => Promise<void>;
  /** Not before this time, in milliseconds since 1970; at once unless it is given. */
  readonly sendAt?: number;
};

/** In whose name letters are written. */
export type Site = Pick<Config, 'siteName' | 'supportEmail' | 'baseUrl' | 'operator'>;

export type Outbox = {
  readonly site: Site;
  /**
   * Puts a letter in line, and gives whether it is; where no mail server is configured it is dropped, and so is
   * what is beyond the share of its cause (domain/rules/mail/letter-classes.ts). What is written for later is counted when it is sent.
   * The last thing of its transaction that counts something.
   */
  put: (tx: Queries, letter: Letter) => Promise<boolean>;
};

const BUCKETS: Readonly<Record<LetterShare, string>> = {
  'sign-ups': 'sign-up-letter',
  'page-links': 'page-letter',
  invitations: 'invitation-letter',
  others: 'letter',
};

/** Tells a mailbox, without naming it. */
export function recipientBucket(address: string): string {
  return bucketOf('letter', mailboxOf(address));
}

async function isOver(tx: Queries, limited: Parameters<typeof countUnlessOver>[1], now: number) {
  try {
    await countUnlessOver(tx, limited, now);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-often') return true;
    throw error;
  }
}

/** True when a letter counts at this moment, and its mailbox has had its daily share of the same cause. */
export async function isAskedForTooOften(
  tx: Queries,
  { kind, recipient }: { kind: MailKind; recipient: string },
  { at, now }: { at: 'writing' | 'sending'; now: number },
): Promise<boolean> {
  const letter = LETTER_CLASSES[kind];
  if (letter.isSecurity || letter.countedAt !== at) return false;
  const bucket = bucketOf(BUCKETS[letter.share], mailboxOf(recipient));
  if (!(await isOver(tx, { bucket, throttle: THROTTLES.lettersByRecipient }, now))) return false;
  if (letter.share !== 'page-links') return true;
  const beyond = { bucket: `${bucket}-beyond`, throttle: THROTTLES.parentLinksBeyondTheDay };
  return isOver(tx, beyond, now);
}

/** Where a letter leads its reader, if no button of it does: to the parent's page. */
export function placeOf({
  kind,
  link,
  userId,
  isAboutPage = kind === 'parent-told' && !link && userId !== null,
}: Pick<Letter, 'kind' | 'userId' | 'isAboutPage'> & { link?: MailSubject | null }) {
  // The link of a reminder ends the reminders; a receipt comes to who has no page any more.
  return isAboutPage || link?.purpose === 'reminder-stop' ? OPEN_SCREENS.parent : undefined;
}

export function outboxOf(platform: Pick<Platform, 'config' | 'newId' | 'clock' | 'log'>): Outbox {
  const { config, newId, clock, log } = platform;
  return {
    site: config,
    put: async (
      tx,
      { recipient, link = null, evidence = null, kind, noteWriting, sendAt, userId, ...letter },
    ) => {
      if (config.mail === null || recipient === null) return false;
      // A parent whose page is closed gets no code and no word about the child by any other way either
      // (PRODUCT.md#blocking-a-parent).
      if (userId !== null && (await isBlocked(tx, userId, recipient))) return false;
      const now = clock();
      if (await isAskedForTooOften(tx, { kind, recipient }, { at: 'writing', now })) {
        log.warn({ account: userId }, 'a letter was not written: its address had too many within a day');
        return false;
      }
      const found = kind === 'staff-told' ? findStaffLanguage : findLanguageOf;
      const language = letter.language ?? (await found(tx, { userId, email: recipient }));
      const { subject, blocks: words } = letter.write(language);
      const blocks = withFoot(words, config, language, placeOf({ kind, link, userId, ...letter }));
      const waits = { userId, language, subject, blocks, recipient, link, evidence, kind };
      const id = newId();
      await insertMail(tx, { ...waits, id, createdAt: sendAt ?? now });
      await noteWriting?.(tx, id);
      return true;
    },
  };
}
