import type { AuditAction } from '#domain/contract/audit/audit-actions.ts';
import type { AuditEntry } from '#domain/contract/office/admin.ts';

/** The audit log (PRODUCT.md#the-log): who did what, when and on whom. */

export const title = 'Audit Log';
export const subtitle = 'What administrators did, and what was done to their accounts, the latest first.';
export const toRead = 'To read the audit log';

export const filters = 'Filters';
export const whatWasDone = 'What was done';
export const allActions = 'All actions';
export const whoDid = 'Who did it';
export const username = 'Username';
export const nobodyLoggedIn = 'Nobody who was logged in';
export const whoseAccount = 'Whose account';
export const from = 'From';
export const to = 'To';
export const clearFilters = 'Clear filters';
export const exportLog = 'Export log';
export const exporting = 'Exporting...';
export const exportFailed = 'Export Failed';
export const notExported = 'The audit log could not be exported';
export const fileName = (day: string) => `audit-log-${day}.csv`;
/** The heads of the file, in the order of its columns. */
export const columns = ['Time (UTC)', 'Who', 'What', 'Whom', 'Mark of who', 'Mark of whom'];

export const loading = 'Loading the audit log...';
export const failed = 'The audit log could not be loaded.';
export const nothingSuch = 'Nothing of that kind';
export const otherDays = 'Look at other days, or clear the filters.';
export const nothingYet = 'Nothing has happened yet';
export const willStand =
  'Logins, lists that are read, exports, password resets, deletions and looks at photos and consents will stand here.';
export const latestFirst = 'The log, the latest first';
/** To whom or what it was done, by the name that is kept in English. */
export const subjectOf = (label: string) => label;
export const showEarlier = 'Show earlier';

/** Authors of actions that no administrator took. */
const OTHERS: Partial<Record<AuditAction, string>> = {
  'reset-admin': 'Whoever runs the server',
  'end-hold': 'Its last day',
  'settle-card': 'A parent or guardian',
  'read-statistics': 'A program with the token for statistics',
  'change-email': 'Who has the new address',
  'undo-new-email': 'Who has the old address',
  'ask-unblock-guardian': 'Who has the old address',
  'fail-own-password': 'Somebody who was signed in',
};
/** Whoever had a card is known only by who made it. */
const BY_CARD: readonly AuditAction[] = ['spend-card', 'log-in-by-card'];
export function doerOf({ adminUsername, action }: Pick<AuditEntry, 'adminUsername' | 'action'>): string {
  if (adminUsername !== null && BY_CARD.includes(action)) return `Somebody with a card of ${adminUsername}`;
  return adminUsername ?? OTHERS[action] ?? 'Somebody';
}

/** Actions: the author stands before, and the subject behind, mostly a username. */
export const actions: Readonly<Record<AuditAction, string>> = {
  'reset-password': 'set a new password for',
  'delete-user': 'deleted the account',
  'import-species': 'imported the species',
  'view-photo': 'looked at a photo of',
  'view-consent': 'looked at the consent record of',
  'correct-student': 'corrected the details of',
  'correct-parent-email': "corrected the parent's address of",
  'ask-parent-email': "asked to replace the parent's confirmed address of",
  'plan-parent-email': "set the day for another address in the place of the parent's of",
  'keep-parent-email': 'the parent kept the address, and not the other one that was asked for, of',
  'confirm-by-phone': 'confirmed by phone the consent for',
  'receive-form': 'received a signed form for',
  'view-form': 'looked at the signed form for',
  'view-certificate': 'made a certificate of the consent for',
  'send-mail-again': 'had a letter sent again to the family of',
  'view-guardians': 'looked at who the parents are of',
  'ask-block-guardian': 'asked to block a parent of',
  'block-guardian': 'blocked a parent of',
  'ask-unblock-guardian': 'asked to let a parent in again of',
  'unblock-guardian': 'let a parent in again of',
  'drop-guardian-request': 'dropped what was asked about a parent of',
  'export-students': 'exported the list of students',
  'log-in': 'logged in',
  'fail-to-log-in': 'failed to log in as',
  'create-first-admin': 'became the first administrator',
  'reset-admin': 'set a new password for the administrator',
  invite: 'invited',
  'take-back-invitation': 'took back the invitation of',
  'accept-invitation': 'accepted an invitation',
  'remove-admin': 'removed the administrator',
  'log-in-by-recovery-code': 'logged in with a recovery code',
  'fail-second-factor': 'gave the right password and a wrong code for',
  'turn-on-second-factor': 'set up an authenticator app',
  'turn-off-second-factor': 'took the own authenticator app off',
  'take-off-second-factor': 'took the authenticator app off the account of',
  'renew-recovery-codes': 'made new recovery codes',
  'end-session': 'ended a session of',
  'list-students': 'read the list of students',
  'export-log': 'exported the audit log',
  'set-up-troop': 'set up',
  'change-troop': 'changed',
  'close-troop': 'closed',
  'add-leader': 'made a leader of a troop:',
  'remove-leader': 'took the troop from the leader',
  'agree-to-undertaking': 'agreed to the undertaking,',
  'view-scout': 'looked as a leader at the work of',
  'view-scout-photo': 'opened a photo of',
  'print-troop': 'printed or exported',
  review: 'reviewed the work of',
  'take-back-review': 'took back a review of',
  nudge: 'reminded the parents of',
  'report-review': 'reported what a leader wrote to',
  'allow-review': 'let a reported note be read again by',
  'strike-review': 'struck through a note to',
  'say-own-child': 'said to be a parent of',
  'say-no-parent': 'said to be no parent of',
  hold: 'put on hold',
  'prolong-hold': 'prolonged the hold of',
  'ask-release-hold': 'asked to release the hold of',
  'release-hold': 'released the hold of',
  'end-hold': 'ended the hold of',
  'view-work': 'looked at the work of',
  'download-report': 'downloaded a report of',
  'download-archive': 'downloaded a project of',
  'invite-families': 'invited families to',
  'list-families': 'read the list of invited families of',
  'invite-family-again': 'sent an invitation again to a family of',
  'take-back-family': 'took back the invitation of a family of',
  'print-family-letters': 'made letters for families of',
  'make-card': 'made a sign-in card for',
  'make-card-as-leader': 'made as a leader a sign-in card for',
  'spend-card': 'chose a new password with a card for',
  'log-in-by-card': 'logged in with the password of a card as',
  'settle-card': 'said that it was the child who used the card of',
  'list-other-trees': 'read the names that scouts gave their trees',
  'export-statistics': 'exported the statistics',
  'read-statistics': 'read the statistics',
  'note-restore-drill': 'noted that a backup was restored to try it',
  rename: 'took another name:',
  'ask-new-email': 'asked for another e-mail address for',
  'change-email': 'changed the e-mail address of',
  'undo-new-email': 'took back another e-mail address of',
  'fail-own-password': 'gave a wrong password to change the e-mail address of',
};

/** The same as a line of a list of its own: with a capital, and without what a name would follow. */
export function actionAlone(action: AuditAction): string {
  const words = actions[action].replace(/:$| (of|for|as)$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
