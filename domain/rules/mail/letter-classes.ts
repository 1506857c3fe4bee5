import type { MailKind } from './mail-problems.ts';

/**
 * What a letter is counted in, for its mailbox and day. Each cause has a share of its own, so that nobody uses up another's:
 * a stranger signs up with any address, asks for links in any parent's name, and invites whom they like to a page of their own.
 */
export const LETTER_SHARES = ['sign-ups', 'page-links', 'invitations', 'others'] as const;
export type LetterShare = (typeof LETTER_SHARES)[number];

export type LetterClass =
  /** Tells of what somebody did or brings what only its reader may have: never dropped, and limited where it is done. */
  | { readonly isSecurity: true }
  | {
      readonly isSecurity: false;
      readonly share: LetterShare;
      /** What is mostly written for later is counted as it is sent. */
      readonly countedAt: 'writing' | 'sending';
    };

const security: LetterClass = { isSecurity: true };
const counted = (share: LetterShare, countedAt: 'writing' | 'sending'): LetterClass => ({
  isSecurity: false,
  share,
  countedAt,
});

/** A new kind of letter has to choose (PRODUCT.md#letters-of-security). */
export const LETTER_CLASSES: Readonly<Record<MailKind, LetterClass>> = {
  'reset-code': security,
  'password-changed': security,
  'parent-opened': security,
  'parent-told': security,
  'address-taken-off': security,
  'staff-told': security,
  'consent-by-phone': security,
  'consent-notice': counted('sign-ups', 'writing'),
  'consent-copy': counted('sign-ups', 'writing'),
  'consent-reminder': counted('sign-ups', 'sending'),
  'parent-link': counted('page-links', 'sending'),
  'parent-invitation': counted('invitations', 'sending'),
  'parent-address': counted('invitations', 'sending'),
  'family-invitation': counted('others', 'sending'),
  'staff-invitation': counted('others', 'writing'),
  'consent-plus': counted('others', 'sending'),
  'grace-notice': counted('others', 'sending'),
  'keeping-notice': counted('others', 'sending'),
  letter: counted('others', 'writing'),
  // Where there is no room for it today, nothing was told, and it is looked at again tomorrow.
  reminder: counted('others', 'writing'),
};
