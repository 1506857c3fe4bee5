import type { User } from '#domain/contract/accounts.ts';
import { withoutLinks } from '#domain/rules/text.ts';
import { spokenUtcTime } from '#server/db/timestamps.ts';
import { CODE_SLOT } from '#server/mail/code-slot.ts';
import type { Letter, Site } from '#server/mail/outbox.service.ts';

const HOW = {
  questions: 'Somebody answered the questions on the password reset page and chose a new password.',
  administrator: 'An administrator set a new password.',
} as const;

/** Word to the parent that a password was reset and how; it holds neither the password nor a way to it (§11.5). */
export function passwordResetLetter(
  child: User,
  by: keyof typeof HOW,
  { siteName, supportEmail }: Site,
  now: number,
): Letter {
  return {
    userId: child.id,
    recipient: child.parentEmail,
    subject: `A ${siteName} password was changed`,
    body: `Hello ${withoutLinks(`${child.parentFirstName} ${child.parentLastName}`)},

The password of ${withoutLinks(child.firstName)}'s account on ${siteName} was changed on ${spokenUtcTime(now)}. ${HOW[by]} Every device that was logged in to the account has been logged out.

If you and your child know about this, there is nothing to do. If not, please write to ${supportEmail}.
`,
  };
}

/** Brings a parent the code without which her child's password is not reset; it is made as the letter is sent (§11.5). */
export function resetCodeLetter(child: User, tokenHash: string, { siteName, supportEmail }: Site): Letter {
  return {
    userId: child.id,
    kind: 'reset-code',
    recipient: child.parentEmail,
    link: { purpose: 'reset-code', subjectId: tokenHash },
    subject: `The code for a new ${siteName} password`,
    body: `Hello ${withoutLinks(`${child.parentFirstName} ${child.parentLastName}`)},

Somebody wants to choose a new password for ${withoutLinks(child.firstName)}'s account on ${siteName}, and answered our questions about your family. If it is your child, read out these 8 numbers:

${CODE_SLOT}

They work for 10 minutes, once.

If nobody in your family asked, do not share them. The password stays as it is then. Questions: ${supportEmail}
`,
  };
}
