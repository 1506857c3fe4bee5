import type { User } from '#domain/contract/accounts.ts';
import type { Administrator, StaffInvitation } from '#domain/contract/people.ts';
import { FIRST_LANGUAGE } from '#domain/languages.ts';
import { withoutLinks } from '#domain/rules/text.ts';
import { troopName } from '#domain/rules/troops.ts';
import { spokenUtcTime } from '#server/db/timestamps.ts';
import { type Letter, LINK_SLOT, type Site } from '#server/mail/outbox.service.ts';

const nameOf = (it: Pick<User, 'firstName' | 'lastName'>) => withoutLinks(`${it.firstName} ${it.lastName}`);

const ADMINISTRATOR =
  'an administrator of {{site}}. Administrators manage the accounts of scouts, so please accept only if you expected this.';
const LEADER =
  'a leader of {{troop}} on {{site}}. Leaders see the work of the scouts whose parents say yes, so please accept only if you expected this.';

/** What somebody is invited to be. */
function partOf({ role, troop }: Pick<StaffInvitation, 'role' | 'troop'>, siteName: string): string {
  const words = role === 'admin' ? ADMINISTRATOR : LEADER;
  const called = troopName({ number: withoutLinks(troop?.number ?? '') });
  return words.replace('{{troop}}', () => called).replace('{{site}}', () => siteName);
}

/** The link by which somebody becomes an administrator or a leader. */
export function invitationLetter(
  { id, email, expiresAt, ...it }: StaffInvitation & { email: string },
  inviting: Pick<User, 'firstName' | 'lastName'>,
  { siteName, supportEmail }: Site,
): Letter {
  return {
    userId: null,
    kind: 'staff-invitation',
    recipient: email,
    link: { purpose: 'staff-invitation', subjectId: id },
    // Administrators and leaders read English so far.
    language: FIRST_LANGUAGE,
    write: () => ({
      subject: `You are invited to help run ${siteName}`,
      body: `Hello,

${nameOf(inviting)} invites you to be ${partOf(it, siteName)}

Choose a username and a password here:

${LINK_SLOT}

It works once, until ${spokenUtcTime(Date.parse(expiresAt))}.

If you did not expect this letter, you need do nothing, and please tell us: ${supportEmail}`,
    }),
  };
}

/** Tells an administrator of a new one, or of a new leader, whom nobody should meet in the list by surprise. */
export function newStaffLetter(
  to: Administrator,
  added: Pick<User, 'firstName' | 'lastName' | 'role'>,
  { siteName, supportEmail, baseUrl }: Site,
  now: number,
): Letter {
  const [what, page] =
    added.role === 'leader'
      ? (['a leader on', 'Troops'] as const)
      : (['an administrator of', 'People'] as const);
  const where = baseUrl === null ? `the page '${page}'` : `${baseUrl}/admin/${page.toLowerCase()}`;
  return {
    userId: null,
    kind: 'staff-told',
    recipient: to.email,
    // Administrators and leaders read English so far.
    language: FIRST_LANGUAGE,
    write: () => ({
      subject: `${siteName} has a new ${added.role === 'leader' ? 'leader' : 'administrator'}`,
      body: `Hello,

${nameOf(added)} accepted an invitation and is ${what} ${siteName} since ${spokenUtcTime(now)}.

You did not expect that? See who invited them in the audit log, and remove them here: ${where}

Questions: ${supportEmail}`,
    }),
  };
}

/** Tells the administrators that one of them is none any more, that one too. */
export function removedAdminLetter(
  to: Administrator,
  { removed, by }: Record<'removed' | 'by', Pick<User, 'firstName' | 'lastName'>>,
  { siteName, supportEmail }: Site,
): Letter {
  return {
    userId: null,
    kind: 'staff-told',
    recipient: to.email,
    // Administrators and leaders read English so far.
    language: FIRST_LANGUAGE,
    write: () => ({
      subject: `${siteName} has one administrator less`,
      body: `Hello,

${nameOf(by)} removed ${nameOf(removed)} as an administrator of ${siteName}. The account is gone, and so are its sessions.

Questions: ${supportEmail}`,
    }),
  };
}
