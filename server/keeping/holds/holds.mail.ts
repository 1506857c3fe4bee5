import type { Administrator } from '#domain/contract/office/people.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import type { HoldBasis } from '#domain/rules/keeping/holds.ts';
import { OWN_SCREENS } from '#domain/rules/platform/screens.ts';
import { withoutLinks } from '#domain/rules/platform/text.ts';
import { letterWords } from '#languages/letters.ts';
import type { Guardian } from '#server/accounts/exports.ts';
import { type About, type Letter, parentNoticeLetter, type Site } from '#server/mail/exports.ts';
import { spokenUtcDay } from '#server/platform/db/timestamps.ts';

/** The recipient of a letter about a hold: a parent with a page, or the signer when nobody has one. */
type ToParent = Pick<Guardian, 'userId' | 'email'>;

const WORDS = letterWords('endings');

/** Tells a parent that the account is locked and until when; never the reason that administrators wrote down. */
export function heldLetter(
  to: ToParent,
  { childName, site }: About,
  { basis, endsAt }: { basis: HoldBasis; endsAt: number },
): Letter {
  const names = { child: withoutLinks(childName), siteName: site.siteName };
  return parentNoticeLetter(to, site, (language) => {
    const { held, lockedByLaw, locked } = WORDS[language];
    const day = spokenUtcDay(endsAt, language);
    return held({ ...names, locked: basis === 'legal' ? lockedByLaw(day) : locked(day) });
  });
}

/** Tells a parent that the lock is over. */
export function overLetter(to: ToParent, { childName, site }: About): Letter {
  const names = { child: withoutLinks(childName), siteName: site.siteName };
  return parentNoticeLetter(to, site, (language) => WORDS[language].holdOver(names));
}

const TO_STAFF = letterWords('staff');

const staffLetter = (to: Administrator, write: Letter['write']): Letter => ({
  userId: null,
  kind: 'staff-told',
  recipient: to.email,
  write,
});

type Named = Pick<User, 'username'>;

/** To the other administrators, one of whom has to confirm a release. */
export function releaseAskedLetter(
  to: Administrator,
  { by, student }: { by: Named; student: Named },
  site: Site,
): Letter {
  const { siteName, supportEmail: support, baseUrl } = site;
  const where = baseUrl === null ? null : `${baseUrl}${OWN_SCREENS.keeping}`;
  const names = { by: withoutLinks(by.username), student: withoutLinks(student.username) };
  return staffLetter(to, (language) =>
    TO_STAFF[language].releaseAsked({ siteName, support, where, ...names }),
  );
}

/** To administrators: a hold is over, by its day or by one of them. */
export function staffOverLetter(
  to: Administrator,
  { by, student }: { by: string | null; student: Named },
  site: Site,
): Letter {
  const { siteName, supportEmail: support } = site;
  const names = { by: by === null ? null : withoutLinks(by), student: withoutLinks(student.username) };
  return staffLetter(to, (language) => TO_STAFF[language].holdOver({ siteName, support, ...names }));
}
