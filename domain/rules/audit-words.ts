import type { AuditAction, AuditEntry } from '../contract/admin.ts';

/** What an administrator did, to be followed by on whom. */
export const AUDIT_WORDS: Readonly<Record<AuditAction, string>> = {
  'reset-password': 'set a new password for',
  'delete-user': 'deleted the account',
  'import-species': 'imported the species',
  'view-photo': 'looked at a photo of',
  'view-consent': 'looked at the consent record of',
  'correct-student': 'corrected the details of',
  'correct-parent-email': "corrected the parent's address of",
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
  'view-scout': 'looked at the work of',
  'view-scout-photo': 'opened a photo of',
  'print-troop': 'printed or exported',
  hold: 'put on hold',
  'prolong-hold': 'prolonged the hold of',
  'ask-release-hold': 'asked to release the hold of',
  'release-hold': 'released the hold of',
  'end-hold': 'ended the hold of',
  'invite-families': 'invited families to',
  'list-families': 'read the list of invited families of',
  'invite-family-again': 'sent an invitation again to a family of',
  'take-back-family': 'took back the invitation of a family of',
  'print-family-letters': 'made letters for families of',
};

/** Who did what no administrator did. */
const OTHERS: Partial<Record<AuditAction, string>> = {
  'fail-to-log-in': 'Somebody',
  'fail-second-factor': 'Somebody',
  'reset-admin': 'Whoever runs the server',
  'end-hold': 'Its last day',
};

/** Who did it, as far as that is known. */
export function doerOf({ adminUsername, action }: Pick<AuditEntry, 'adminUsername' | 'action'>): string {
  return adminUsername ?? OTHERS[action] ?? 'Somebody';
}
