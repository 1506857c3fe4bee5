import type { User } from '#domain/contract/accounts.ts';
import type { BlockKind } from '#domain/contract/guardians.ts';
import type { Administrator } from '#domain/contract/people.ts';
import { withoutLinks } from '#domain/rules/text.ts';
import type { Letter, Site } from '#server/mail/outbox.service.ts';
import type { Guardian } from './guardians.store.ts';
import { type About, toldLetter } from './told.mail.ts';

/** To the parents who are left; why, they are not told. Who is blocked is told nothing. */
export function blockedLetter(to: Guardian, about: About, name: string): Letter {
  const text = `An administrator has closed the parents' page of ${withoutLinks(about.childName)} to ${withoutLinks(name)}, who sees nothing there any more. The consent stays as it is.

Should ${withoutLinks(name)} have stopped the notebook or asked us to delete it, you can take that back on your page.`;
  return toldLetter(to, about.site, {
    subject: `A parents' page was closed to somebody at ${about.site.siteName}`,
    text,
  });
}

export function unblockedLetter(to: Guardian, about: About, name: string): Letter {
  const text = `An administrator has opened the parents' page of ${withoutLinks(about.childName)} to ${withoutLinks(name)} again.`;
  return toldLetter(to, about.site, {
    subject: `A parents' page is open to somebody again at ${about.site.siteName}`,
    text,
  });
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
    subject: `${siteName}: something waits for your yes or no`,
    body: `Hello,

The administrator ${withoutLinks(by.username)} asks that ${ASKED[kind]} of the student ${withoutLinks(student.username)}. It is done when another administrator confirms it.

Log in${baseUrl === null ? '' : ` at ${baseUrl}/admin`}, look for the student, and open "Parents" in the menu of the row.

Questions: ${supportEmail}`,
  };
}
