import type { User } from '#domain/contract/accounts.ts';
import { withoutLinks } from '#domain/rules/text.ts';
import { spokenUtcTime } from '#server/db/timestamps.ts';
import type { Letter, Site } from '#server/mail/outbox.service.ts';
import type { TermsVersion } from './consent.store.ts';

/** A parent's own copy of what she signed, with the exact words (§11.6). */
export function consentLetter(
  child: User,
  terms: TermsVersion,
  { siteName, supportEmail }: Site,
  signedAt: number,
): Letter {
  const parent = withoutLinks(`${child.parentFirstName} ${child.parentLastName}`);
  const name = withoutLinks(`${child.firstName} ${child.lastName}`);
  return {
    userId: child.id,
    recipient: child.parentEmail,
    subject: `Your copy of the parent consent for ${siteName}`,
    body: `Hello ${parent},

Thank you for signing the consent for ${siteName}. Please keep this copy.

Signed by: ${parent}
For: ${name}
Time: ${spokenUtcTime(signedAt)}
Terms: version ${terms.version}
Fingerprint of the terms (SHA-256): ${terms.hash}

If it was not you who signed, or if you want to withdraw your consent, please write to ${supportEmail}. We will then close and delete the account.

These are the terms you agreed to, word by word:

----------------------------------------

${terms.body}`,
  };
}
