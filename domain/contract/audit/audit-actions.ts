import * as z from 'zod/mini';
import * as field from '#domain/contract/platform/fields.ts';
import { USERNAME_MAX } from '#domain/limits.ts';
import * as sentences from '#domain/rules/audit/sentences.ts';
import { says } from '#domain/rules/platform/sentence.ts';

/**
 * Actions of administrators that leave a trace, on students and on accounts of their own kind (PRODUCT.md#the-log).
 */
export const AUDIT_ACTIONS = [
  'reset-password',
  'delete-user',
  'import-species',
  'view-photo',
  'view-consent',
  'export-students',
  'log-in',
  'fail-to-log-in',
  'create-first-admin',
  'reset-admin',
  'correct-parent-email',
  'confirm-by-phone',
  'receive-form',
  'view-form',
  'view-certificate',
  'send-mail-again',
  'invite',
  'take-back-invitation',
  'accept-invitation',
  'remove-admin',
  'correct-student',
  'view-guardians',
  'ask-block-guardian',
  'block-guardian',
  'ask-unblock-guardian',
  'unblock-guardian',
  'drop-guardian-request',
  'ask-parent-email',
  'plan-parent-email',
  'keep-parent-email',
  'log-in-by-recovery-code',
  'fail-second-factor',
  'turn-on-second-factor',
  'turn-off-second-factor',
  'take-off-second-factor',
  'renew-recovery-codes',
  'end-session',
  'list-students',
  'export-log',
  'set-up-troop',
  'change-troop',
  'close-troop',
  'add-leader',
  'remove-leader',
  'agree-to-undertaking',
  'view-scout',
  'view-scout-photo',
  'print-troop',
  'review',
  'take-back-review',
  'nudge',
  'report-review',
  'allow-review',
  'strike-review',
  'say-own-child',
  'say-no-parent',
  'hold',
  'prolong-hold',
  'ask-release-hold',
  'release-hold',
  'end-hold',
  'view-work',
  'download-report',
  'download-archive',
  'invite-families',
  'list-families',
  'invite-family-again',
  'take-back-family',
  'print-family-letters',
  'make-card',
  'make-card-as-leader',
  'spend-card',
  'log-in-by-card',
  'settle-card',
  'list-other-trees',
  'export-statistics',
  'read-statistics',
  'note-restore-drill',
  'rename',
  'ask-new-email',
  'change-email',
  'undo-new-email',
  'fail-own-password',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Actions on the account of a leader or an administrator, who is the subject of the entry. */
export const STAFF_ACCOUNT_ACTIONS = [
  'log-in',
  'fail-to-log-in',
  'create-first-admin',
  'reset-admin',
  'accept-invitation',
  'remove-admin',
  'log-in-by-recovery-code',
  'fail-second-factor',
  'turn-on-second-factor',
  'turn-off-second-factor',
  'take-off-second-factor',
  'renew-recovery-codes',
  'end-session',
  'add-leader',
  'remove-leader',
  'rename',
  'ask-new-email',
  'change-email',
  'undo-new-email',
  'fail-own-password',
] as const satisfies readonly AuditAction[];

/** In place of a username: what nobody did who was signed in, such as a login that failed. No username has an @. */
export const NOBODY_SIGNED_IN = '@nobody';

const moment = z.optional(
  z.pipe(
    z
      .string(field.MOMENT_MESSAGE)
      .check(z.refine((text) => text === '' || field.isMoment(text), field.MOMENT_MESSAGE)),
    z.transform((text: string) => (text === '' ? undefined : Date.parse(text))),
  ),
);

/** Filters of the audit log; an empty one lets everything through. */
export const auditFilters = {
  action: z.optional(z.enum(['', ...AUDIT_ACTIONS], says(sentences.actionNotListed))),
  /** The username of who did it. */
  by: field.searchText(USERNAME_MAX),
  /** The username of whom it was done to. */
  on: field.searchText(USERNAME_MAX),
  /** From this time on. */
  since: moment,
  /** Before this time. */
  until: moment,
};
