import type { Administrator } from '#domain/contract/office/people.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { maskedAddress } from '#domain/rules/consent/consent.ts';
import { withoutLinks } from '#domain/rules/platform/text.ts';
import { letterWords } from '#languages/letters.ts';
import type { Guardian } from '#server/accounts/exports.ts';
import { type About, type Letter, LINK_SLOT, parentNoticeLetter, type Site } from '#server/mail/exports.ts';
import { spokenUtcTime } from '#server/platform/db/timestamps.ts';

const WORDS = letterWords('replacements');
const FRAME = letterWords('parentsPage');
const TO_STAFF = letterWords('staff');

/** Which address takes the place of whose, and from when. */
export type Planned = { readonly guardian: Guardian; readonly email: string; readonly startsAt: number };

function namesOf({ childName, site }: About, { name }: Guardian) {
  return { child: withoutLinks(childName), siteName: site.siteName, name: withoutLinks(name) };
}

/** To the address that is there: it may keep its place, or say yes at once. */
export function toBeReplacedLetter({ guardian, email, startsAt }: Planned, about: About): Letter {
  const { siteName, supportEmail: support } = about.site;
  const child = withoutLinks(about.childName);
  const values = { siteName, support, child, link: LINK_SLOT, address: maskedAddress(email) };
  return {
    userId: guardian.userId,
    kind: 'parent-told',
    recipient: guardian.email,
    link: { purpose: 'address-replace', subjectId: guardian.id },
    write: (language) => WORDS[language].toBeReplaced({ ...values, time: spokenUtcTime(startsAt, language) }),
  };
}

/** To the other parents of the child. */
export function replacementTellsLetter(to: Guardian, { guardian, startsAt }: Planned, about: About): Letter {
  return parentNoticeLetter(to, about.site, (language) =>
    WORDS[language].replacementTells({
      ...namesOf(about, guardian),
      time: spokenUtcTime(startsAt, language),
    }),
  );
}

/** To the other parents and who had the place before: the address that took it is to give way to a third one. */
export function placeGoesOnLetter(to: Guardian, { guardian, startsAt }: Planned, about: About): Letter {
  const letter = parentNoticeLetter(to, about.site, (language) =>
    WORDS[language].placeGoesOn({ ...namesOf(about, guardian), time: spokenUtcTime(startsAt, language) }),
  );
  return to.id === guardian.id ? { ...letter, userId: null } : letter;
}

function toNew({ userId }: Guardian, recipient: string, write: Letter['write']): Letter {
  return { userId, kind: 'parent-address', recipient, write };
}

/** To the new address, which may be nobody's who is meant: nothing of the child. */
export function replacementComesLetter({ guardian, email, startsAt }: Planned, site: Site): Letter {
  const { siteName, supportEmail: support } = site;
  return toNew(guardian, email, (language) =>
    WORDS[language].replacementComes({
      ...{ siteName, support, address: maskedAddress(guardian.email) },
      time: spokenUtcTime(startsAt, language),
    }),
  );
}

/** Nothing comes of it: to the parents, and to the new address. */
export function addressStaysLetter(to: Guardian, site: Site): Letter {
  return parentNoticeLetter(to, site, (language) =>
    WORDS[language].addressStays({ siteName: site.siteName }),
  );
}
export function newAddressNotTakenLetter(guardian: Guardian, email: string, site: Site): Letter {
  return toNew(guardian, email, (language) => {
    const { subject, blocks } = WORDS[language].addressStays({ siteName: site.siteName });
    return { subject, blocks: FRAME[language].told(blocks, site.supportEmail) };
  });
}

/** To the old address and the other parents. Who is replaced has no page of this child to be led to. */
export function replacedLetter(to: Guardian, guardian: Guardian, about: About): Letter {
  const letter = parentNoticeLetter(to, about.site, (language) =>
    WORDS[language].replaced(namesOf(about, guardian)),
  );
  return to.id === guardian.id ? { ...letter, userId: null } : letter;
}

/** To all administrators: whoever asked for the change may not be that parent. */
export function addressKeptLetter(
  to: Administrator,
  { by, student }: { by: Pick<User, 'username'>; student: Pick<User, 'username'> },
  { siteName, supportEmail: support }: Site,
): Letter {
  const values = {
    siteName,
    support,
    by: withoutLinks(by.username),
    student: withoutLinks(student.username),
  };
  return {
    userId: null,
    kind: 'staff-told',
    recipient: to.email,
    write: (language) => TO_STAFF[language].addressKept(values),
  };
}
