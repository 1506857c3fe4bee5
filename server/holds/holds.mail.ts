import type { User } from '#domain/contract/accounts.ts';
import type { Administrator } from '#domain/contract/people.ts';
import type { HoldBasis } from '#domain/rules/holds.ts';
import { withoutLinks } from '#domain/rules/text.ts';
import { locked } from '#languages/en/locks.ts';
import { spokenUtcDay } from '#server/db/timestamps.ts';
import type { Letter, Site } from '#server/mail/outbox.service.ts';
import type { Guardian } from '#server/parent/guardians.store.ts';
import { type About, toldLetter } from '#server/parent/told.mail.ts';

/** Whom a letter about a hold goes to: a parent with a page, or who signed where nobody has one. */
type ToParent = Pick<Guardian, 'userId' | 'email'>;

/** Tells a parent that the account is locked and until when; never the reason that administrators wrote down. */
export function heldLetter(
  to: ToParent,
  { childName, site }: About,
  { basis, endsAt }: { basis: HoldBasis; endsAt: number },
): Letter {
  return toldLetter(to, site, {
    subject: `An account at ${site.siteName} is locked`,
    text: `This is about the notebook of ${withoutLinks(childName)}.

${locked(basis, spokenUtcDay(endsAt))}

Until the lock ends nobody can log in to the notebook, and nothing of it is deleted. What you have asked us to delete, or ask for meanwhile, is deleted when the lock ends. Where nothing is to be deleted, the notebook is open again then.`,
  });
}

/** Tells a parent that the lock is over. */
export function overLetter(to: ToParent, { childName, site }: About): Letter {
  return toldLetter(to, site, {
    subject: `An account at ${site.siteName} is locked no more`,
    text: `The lock of the notebook of ${withoutLinks(childName)} is over.

What was to be deleted meanwhile is deleted now. Where nothing was, all is as it was before.`,
  });
}

const staffLetter = (
  to: Administrator,
  { siteName, supportEmail }: Site,
  { subject, text }: { subject: string; text: string },
): Letter => ({
  userId: null,
  kind: 'staff-told',
  recipient: to.email,
  subject: `${siteName}: ${subject}`,
  body: `Hello,\n\n${text}\n\nQuestions: ${supportEmail}`,
});

type Named = Pick<User, 'username'>;
const pageOf = ({ baseUrl }: Site) => (baseUrl === null ? "the page 'Keeping'" : `${baseUrl}/admin/keeping`);

/** To the other administrators, one of whom has to confirm a release. */
export function releaseAskedLetter(
  to: Administrator,
  { by, student }: { by: Named; student: Named },
  site: Site,
): Letter {
  return staffLetter(to, site, {
    subject: 'a hold waits for your yes',
    text: `The administrator ${withoutLinks(by.username)} asks that the hold of the student ${withoutLinks(student.username)} be released. It is released when another administrator does it here: ${pageOf(site)}`,
  });
}

/** To administrators: a hold is over, by its day or by one of them. */
export function staffOverLetter(
  to: Administrator,
  { by, student }: { by: string | null; student: Named },
  site: Site,
): Letter {
  const how = by === null ? 'Its day has come' : `The administrator ${withoutLinks(by)} released it`;
  return staffLetter(to, site, {
    subject: 'a hold is over',
    text: `The hold of the student ${withoutLinks(student.username)} is over. ${how}. The account is open again, and what was to be deleted meanwhile is deleted now.`,
  });
}
