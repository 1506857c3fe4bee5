import type { User } from '#domain/contract/accounts.ts';
import { withoutLinks } from '#domain/rules/text.ts';
import { troopName } from '#domain/rules/troops.ts';
import { spokenUtcDay } from '#server/db/timestamps.ts';
import { type Letter, LINK_SLOT, type Site } from '#server/mail/outbox.service.ts';

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
  const child = withoutLinks(firstName);
  const inviting = withoutLinks(`${by.firstName} ${by.lastName}`);
  const called = troopName({ number: withoutLinks(troop.number) });
  return {
    userId: null,
    kind: 'family-invitation',
    recipient: email,
    link: { purpose: 'family', subjectId: id },
    subject: `${called} invites your family to ${siteName}`,
    body: `Hello,

${inviting} of ${called} invites ${child} to ${siteName}, where scouts grow new trees from cuttings and keep a notebook of it.

You come first: ${child} can begin once you have signed. It takes about five minutes. Start here:

${LINK_SLOT}

The link works once, until ${spokenUtcDay(expiresAt)}.

What we have so far is ${child}'s name and this address. If you do not want this, you need do nothing: on that day both are deleted.

Questions, or not your child? Write to ${supportEmail}`,
  };
}
