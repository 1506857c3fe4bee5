import type { User } from '#domain/contract/sign-in/accounts.ts';
import type { Family } from '#domain/rules/family/roster.ts';
import { withoutLinks } from '#domain/rules/platform/text.ts';
import { timeZoneOf } from '#domain/us-states.ts';
import { letterWords } from '#languages/letters.ts';
import { type Letter, LINK_SLOT, type Outbox, type Site } from '#server/mail/exports.ts';
import type { Queries } from '#server/platform/db/open.ts';
import { isoTime, spokenDayIn } from '#server/platform/db/timestamps.ts';

const WORDS = letterWords('families');

/** The troop that invites, and where it is. */
type Inviting = { readonly number: string; readonly state: string };

type Invited = Family & { readonly id: string; readonly expiresAt: number };
type Invitation = Invited & {
  /** True when another parent gets one too. */
  readonly isOneOfTwo: boolean;
};

/** Asks a parent to sign a child up for a troop (PRODUCT.md#invitations-of-families). */
function familyLetter(
  { id, firstName, email, expiresAt, isOneOfTwo }: Invitation,
  troop: Inviting,
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
    write: (language) =>
      WORDS[language].letter({
        ...values,
        isOneOfTwo,
        day: spokenDayIn(isoTime(expiresAt), { timeZone: timeZoneOf(troop.state), language }),
      }),
  };
}

/** Mails an invitation to each address of it, with a link of its own. */
export async function putFamilyLetters(
  tx: Queries,
  family: Invited,
  troop: Inviting,
  { user, outbox }: { readonly user: User; readonly outbox: Outbox },
): Promise<void> {
  const addresses = [family.email, family.secondEmail ?? ''].filter((it) => it !== '');
  const isOneOfTwo = addresses.length > 1;
  for (const email of addresses)
    await outbox.put(tx, familyLetter({ ...family, email, isOneOfTwo }, troop, user, outbox.site));
}
