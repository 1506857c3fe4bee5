import type { User } from '#domain/contract/accounts.ts';
import type { BlockKind } from '#domain/contract/guardians.ts';
import type { Administrator } from '#domain/contract/people.ts';
import { FIRST_LANGUAGE } from '#domain/languages.ts';
import { withoutLinks } from '#domain/rules/text.ts';
import * as en from '#languages/en/letters/parents-page.ts';
import * as es from '#languages/es/letters/parents-page.ts';
import type { Letter, Site } from '#server/mail/outbox.service.ts';
import type { Guardian } from './guardians.store.ts';
import { type About, toldLetter } from './told.mail.ts';

const WORDS = { en, es };

function namesOf({ childName, site }: About, name: string) {
  return { child: withoutLinks(childName), siteName: site.siteName, name: withoutLinks(name) };
}

/** To the parents who are left; why, they are not told. Who is blocked is told nothing. */
export function blockedLetter(to: Guardian, about: About, name: string): Letter {
  return toldLetter(to, about.site, (language) => WORDS[language].blocked(namesOf(about, name)));
}

export function unblockedLetter(to: Guardian, about: About, name: string): Letter {
  return toldLetter(to, about.site, (language) => WORDS[language].unblocked(namesOf(about, name)));
}

const ASKED = {
  block: "the parents' page be closed to a parent",
  unblock: "the parents' page be opened to a parent again",
} as const satisfies Readonly<Record<BlockKind, string>>;

/** To the other administrators, one of whom has to confirm it: a court's order must not lie unseen. */
export function blockAskedLetter(
  to: Administrator,
  { kind, by, student }: { kind: BlockKind; by: Pick<User, 'username'>; student: Pick<User, 'username'> },
  { siteName, supportEmail, baseUrl }: Site,
): Letter {
  return {
    userId: null,
    kind: 'staff-told',
    recipient: to.email,
    // Administrators read English so far.
    language: FIRST_LANGUAGE,
    write: () => ({
      subject: `${siteName}: something waits for your yes or no`,
      body: `Hello,

The administrator ${withoutLinks(by.username)} asks that ${ASKED[kind]} of the student ${withoutLinks(student.username)}. It is done when another administrator confirms it.

Log in${baseUrl === null ? '' : ` at ${baseUrl}/admin`}, look for the student, and open "Parents" in the menu of the row.

Questions: ${supportEmail}`,
    }),
  };
}
