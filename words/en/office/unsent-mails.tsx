import type { ReactNode } from 'react';
import type { MailKind } from '#domain/rules/mail/mail-problems.ts';

/** Letters that could not be sent (PRODUCT.md#what-could-not-be-sent). */

export const couldNot = (count: number) =>
  count === 1 ? '1 letter could not be sent.' : `${count} letters could not be sent.`;
export const show = 'Show unsent mail';

export const title = 'Unsent Mail';
export const whatTheyAre =
  'Letters that the mail server did not take, or did not say whether it took. They are tried for three days at most, then given up.';
export const loading = 'Loading the unsent mail...';
export const failed = 'The unsent mail could not be loaded.';
export const noneStuck = 'No mail is stuck';
export const willStand = 'A letter that the mail server does not take will stand here, with the reason.';

/** Where none can be sent at all. */
export const noMailHere =
  'No mail is set up here: parents get no copy of what they signed and no page of their own, and nobody gets a code for a new password. Three settings change that.';
export const howToSetUp = 'How It Is says how';

/** Kinds of letters, for people who never saw one. */
export const letters: Readonly<Record<MailKind, string>> = {
  letter: 'Word to the parent',
  'password-changed': 'Word that a password was changed',
  'address-taken-off': 'Word to an address that was taken off',
  'consent-copy': 'Copy of what a parent signed',
  'consent-notice': 'Question about the consent',
  'consent-reminder': 'Reminder of the question',
  'consent-plus': 'Letter after the consent',
  'consent-by-phone': 'Word that a call confirmed the consent',
  'grace-notice': 'Question about an older signature',
  'reset-code': 'Code for a new password',
  'parent-link': "Link to a parent's page",
  'parent-opened': "Word that a parent's page was opened",
  'parent-told': 'Word of what a parent did on the page',
  'deletion-told': 'Word that a parent wants everything deleted',
  'staff-invitation': 'Invitation of an administrator',
  'staff-told': 'Word to an administrator',
  'family-invitation': 'Invitation of a family',
  'parent-invitation': 'Invitation of another parent',
  'parent-address': 'Question about a new address',
  'keeping-notice': 'Notice that something will be deleted',
  reminder: 'Reminder of a check',
};
export const letterFor = (letter: string, name: string, username: string, to: string) => (
  <>
    <strong>{letter}</strong> for {name} ({username}) to {to}
  </>
);
export const letterTo = (letter: string, to: string) => (
  <>
    <strong>{letter}</strong> to {to}
  </>
);
export const since = (time: ReactNode) => <>Since {time}.</>;
export const givenUp = 'Given up.';
export const triedOn = (time: ReactNode) => <>It is tried again on {time}.</>;
export const wordsGone = 'Its words are not kept. Please write to the family yourself.';

export const tryThisAgain = (letter: string, about: string) => `Try again: ${letter}, ${about}`;
export const sending = 'Sending...';
export const inLine = 'Mail in Line';
export const soon = 'It is tried within half a minute.';
export const notSent = 'Not Sent';
export const againFailed = 'The letter could not be sent again';
export const correctAddressOf = (about: string) => `Correct the address of ${about}`;
export const correctAddress = 'Correct the address';

export const close = 'Close';
