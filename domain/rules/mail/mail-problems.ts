import * as sentences from '#domain/rules/mail/sentences.ts';
import type { Told } from '#domain/rules/platform/sentence.ts';
/** Subjects of letters. */
export const MAIL_KINDS = [
  'letter',
  'password-changed',
  'address-taken-off',
  'consent-copy',
  'consent-notice',
  'consent-reminder',
  'consent-plus',
  'consent-by-phone',
  'grace-notice',
  'reset-code',
  // Asked for by anybody, for any address: whether it is a parent's is looked up as it is sent.
  'parent-link',
  'parent-opened',
  'parent-told',
  // A deletion waits for these (PRODUCT.md#delete-everything).
  'deletion-told',
  'staff-invitation',
  'staff-told',
  'parent-invitation',
  'parent-address',
  'keeping-notice',
  'family-invitation',
  'reminder',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Letters about a parent's page for its reader, and those that open the child's account. */
export const GOES_WITH_ITS_READER = [
  'parent-opened',
  'parent-told',
  'deletion-told',
  'reset-code',
] as const satisfies readonly MailKind[];
/** Those, and what warns a parent that somebody has set the child's password. */
export const FOR_ITS_READER_ALONE = [...GOES_WITH_ITS_READER, 'password-changed'] as const;

/** A mail that was given up has no words any more: these are written anew. */
const WRITTEN_ANEW: readonly MailKind[] = [
  'consent-notice',
  'consent-reminder',
  'grace-notice',
  'consent-plus',
  'consent-by-phone',
];

/** True when an administrator may retry a letter that could not be sent. */
export function canTryAgain(mail: { readonly kind: MailKind; readonly isGivenUp: boolean }): boolean {
  return !mail.isGivenUp || WRITTEN_ANEW.includes(mail.kind);
}

/** Why a mail could not be sent, as far as the mail server let it be known (PRODUCT.md#what-could-not-be-sent). */
export const MAIL_PROBLEMS = [
  'no-answer',
  'no-tls',
  'login-refused',
  'sender-refused',
  'address-refused',
  'mail-refused',
  // It was handed over whole, and the mail server did not say whether it keeps it.
  'maybe-arrived',
] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];

/** In the words of who has to see to it. */
export const MAIL_PROBLEM_WORDS: Readonly<Record<MailProblem, Told>> = {
  'no-answer': sentences.mailServerSilent,
  'no-tls': sentences.mailServerUnsafe,
  'login-refused': sentences.mailLoginRefused,
  'sender-refused': sentences.mailSenderRefused,
  'address-refused': sentences.mailAddressRefused,
  'mail-refused': sentences.letterRefused,
  'maybe-arrived': sentences.mailUnsure,
};
