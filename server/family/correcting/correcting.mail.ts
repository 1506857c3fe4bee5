import { withoutLinks } from '#domain/rules/platform/text.ts';
import { letterWords } from '#languages/letters.ts';
import type { Guardian } from '#server/accounts/exports.ts';
import { type About, type Letter, parentNoticeLetter, type Site } from '#server/mail/exports.ts';
import { spokenUtcTime } from '#server/platform/db/timestamps.ts';

/** A parent's change to a child that the other parents are told of. */
export type Corrected = { readonly isName: boolean; readonly isEmail: boolean; readonly at: number };

const WORDS = letterWords('parentsPage');

/** To the other parents of a child, who is named as they know the name. */
export function correctedLetter(
  to: Guardian,
  { childName, site }: About,
  { isName, isEmail, at }: Corrected,
): Letter {
  const [child, siteName] = [withoutLinks(childName), site.siteName];
  return parentNoticeLetter(to, site, (language) => {
    const time = spokenUtcTime(at, language);
    return WORDS[language].corrected({ child, siteName, isName, isEmail, time });
  });
}

/** To the address that was the child's. It may never have been: no name stands in it, and no new address. */
export function addressTakenOffLetter(
  to: { readonly id: string; readonly email: string },
  { siteName, supportEmail: support }: Site,
  at: number,
): Letter {
  return {
    userId: to.id,
    kind: 'address-taken-off',
    recipient: to.email,
    write: (language) =>
      WORDS[language].addressTakenOff({ siteName, support, time: spokenUtcTime(at, language) }),
  };
}
