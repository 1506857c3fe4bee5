import type { User } from '#domain/contract/sign-in/accounts.ts';
import { withoutLinks } from '#domain/rules/platform/text.ts';
import { termsParts } from '#domain/terms.ts';
import { type Block, heading, title } from '#languages/letter-blocks.ts';
import { letterWords } from '#languages/letters.ts';
import type { TermsVersion } from '#server/accounts/exports.ts';
import type { Letter, Site } from '#server/mail/exports.ts';
import { spokenUtcTime } from '#server/platform/db/timestamps.ts';

const WORDS = letterWords('consent');

/** The exact words that were agreed to, below those of a letter. */
export function quotedTerms({ body }: TermsVersion): Block[] {
  return termsParts(body).map(({ kind, text }) => {
    if (kind === 'paragraph') return text;
    return kind === 'title' ? title(text) : heading(text);
  });
}

/** A parent's copy of the signed consent, with the exact words (PRODUCT.md#the-record-of-a-consent). */
export function consentLetter(
  child: User,
  terms: TermsVersion,
  { siteName, supportEmail }: Site,
  signedAt: number,
): Letter {
  return {
    userId: child.id,
    kind: 'consent-copy',
    recipient: child.parentEmail,
    write: (language) =>
      WORDS[language].copy({
        parent: withoutLinks(`${child.parentFirstName} ${child.parentLastName}`),
        child: withoutLinks(`${child.firstName} ${child.lastName}`),
        ...{ siteName, support: supportEmail },
        time: spokenUtcTime(signedAt, language),
        ...{ version: terms.version, hash: terms.hash, terms: quotedTerms(terms) },
      }),
  };
}
