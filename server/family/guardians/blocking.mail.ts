import type { AskedKind } from '#domain/contract/family/guardians.ts';
import type { Administrator } from '#domain/contract/office/people.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { OWN_SCREENS } from '#domain/rules/platform/screens.ts';
import { withoutLinks } from '#domain/rules/platform/text.ts';
import { letterWords } from '#languages/letters.ts';
import type { Guardian } from '#server/accounts/exports.ts';
import { type About, type Letter, parentNoticeLetter, type Site } from '#server/mail/exports.ts';

const WORDS = letterWords('parentsPage');
const TO_STAFF = letterWords('staff');

function namesOf({ childName, site }: About, name: string) {
  return { child: withoutLinks(childName), siteName: site.siteName, name: withoutLinks(name) };
}

/** To the parents who are left; why, they are not told. Who is blocked is told nothing. */
export function blockedLetter(to: Guardian, about: About, name: string): Letter {
  return parentNoticeLetter(to, about.site, (language) => WORDS[language].blocked(namesOf(about, name)));
}

export function unblockedLetter(to: Guardian, about: About, name: string): Letter {
  return parentNoticeLetter(to, about.site, (language) => WORDS[language].unblocked(namesOf(about, name)));
}

/** To the administrators, who may have meant who took the page and not the parent. */
export function backAtOldAddressLetter(
  to: Administrator,
  student: Pick<User, 'username'>,
  { siteName, supportEmail: support }: Site,
): Letter {
  const values = { siteName, support, student: withoutLinks(student.username) };
  return {
    userId: null,
    kind: 'staff-told',
    recipient: to.email,
    write: (language) => TO_STAFF[language].backAtOldAddress(values),
  };
}

/** To the other administrators, one of whom has to confirm it: a court's order must not lie unseen. */
export function blockAskedLetter(
  to: Administrator,
  { kind, by, student }: { kind: AskedKind; by: Pick<User, 'username'>; student: Pick<User, 'username'> },
  { siteName, supportEmail: support, baseUrl }: Site,
): Letter {
  const where = baseUrl === null ? null : `${baseUrl}${OWN_SCREENS.admin}`;
  return {
    userId: null,
    kind: 'staff-told',
    recipient: to.email,
    write: (language) =>
      TO_STAFF[language].blockAsked({
        ...{ siteName, support, kind, where },
        ...{ by: withoutLinks(by.username), student: withoutLinks(student.username) },
      }),
  };
}
