import type { MailKind } from './mail-problems.ts';

/**
 * Shares of a mailbox's letters for one day. Each cause has its own, so that a stranger who signs up with any
 * address, asks for links in a parent's name or invites at will cannot use up another's.
 */
export const LETTER_SHARES = ['sign-ups', 'page-links', 'invitations', 'others'] as const;
export type LetterShare = (typeof LETTER_SHARES)[number];

export type LetterClass =
  /** Tells of what somebody did or brings what only its reader may have: never dropped, and limited where it is done. */
  | { readonly isSecurity: true }
  | {
      readonly isSecurity: false;
      readonly share: LetterShare;
      /** A letter that is mostly written for later counts when it is sent. */
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
  'deletion-told': security,
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
