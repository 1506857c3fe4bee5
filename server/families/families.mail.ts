import type { User } from '#domain/contract/accounts.ts';
import { withoutLinks } from '#domain/rules/text.ts';
import { letterWords } from '#languages/letters.ts';
import { spokenUtcDay } from '#server/db/timestamps.ts';
import { LINK_SLOT } from '#server/mail/letter-address.ts';
import type { Letter, Site } from '#server/mail/outbox.service.ts';

const WORDS = letterWords('families');

export type Invitation = {
  readonly id: string;
  readonly firstName: string;
  readonly email: string;
  readonly expiresAt: number;
};

/** Asks a parent to sign a child up for a troop (§24). */
export function familyLetter(
  { id, firstName, email, expiresAt }: Invitation,
  troop: { readonly number: string },
  by: Pick<User, 'firstName' | 'lastName'>,
  { siteName, supportEmail }: Site,
): Letter {
  const values = {
    ...{ child: withoutLinks(firstName), siteName, support: supportEmail, link: LINK_SLOT },
    ...{ by: withoutLinks(`${by.firstName} ${by.lastName}`), troop: withoutLinks(troop.number) },
  };
  return {
    userId: null,
    kind: 'family-invitation',
    recipient: email,
    link: { purpose: 'family', subjectId: id },
    write: (language) => WORDS[language].letter({ ...values, day: spokenUtcDay(expiresAt, language) }),
  };
}
