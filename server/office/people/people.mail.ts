import type { Administrator, StaffInvitation } from '#domain/contract/office/people.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { FIRST_LANGUAGE } from '#domain/languages.ts';
import { OWN_SCREENS } from '#domain/rules/platform/screens.ts';
import { withoutLinks } from '#domain/rules/platform/text.ts';
import { letterWords } from '#languages/letters.ts';
import { type Letter, LINK_SLOT, type Site } from '#server/mail/exports.ts';
import { markedName } from '#server/platform/account-mark.ts';
import { spokenUtcTime } from '#server/platform/db/timestamps.ts';

const WORDS = letterWords('staff');
const TROOPS = letterWords('troops');

/** The link by which somebody becomes an administrator or a leader, in the language of who invites. */
export function invitationLetter(
  { id, email, expiresAt, troop }: StaffInvitation & { email: string },
  inviting: Pick<User, 'id' | 'firstName' | 'lastName' | 'language'>,
  { siteName, supportEmail: support }: Site,
): Letter {
  const number = troop && withoutLinks(troop.number);
  return {
    userId: null,
    kind: 'staff-invitation',
    recipient: email,
    link: { purpose: 'staff-invitation', subjectId: id },
    language: inviting.language ?? FIRST_LANGUAGE,
    write: (language) =>
      WORDS[language].invitation({
        ...{ siteName, support, by: markedName(inviting), link: LINK_SLOT },
        troop: number === null ? null : TROOPS[language].troopName({ number }),
        until: spokenUtcTime(Date.parse(expiresAt), language),
      }),
  };
}

/** Tells an administrator of a new one, or of a new leader, whom nobody should meet in the list by surprise. */
export function newStaffLetter(
  to: Administrator,
  added: Pick<User, 'id' | 'firstName' | 'lastName' | 'role'>,
  { siteName, supportEmail: support, baseUrl }: Site,
  now: number,
): Letter {
  const isLeader = added.role === 'leader';
  const where = baseUrl === null ? null : `${baseUrl}${isLeader ? OWN_SCREENS.troops : OWN_SCREENS.people}`;
  return {
    userId: null,
    kind: 'staff-told',
    recipient: to.email,
    write: (language) =>
      WORDS[language].newStaff({
        ...{ siteName, support, name: markedName(added), isLeader, where },
        time: spokenUtcTime(now, language),
      }),
  };
}

/** Tells the administrators that one of them is none any more, that one too. */
export function removedAdminLetter(
  to: Administrator,
  { removed, by }: Record<'removed' | 'by', Pick<User, 'id' | 'firstName' | 'lastName'>>,
  { siteName, supportEmail: support }: Site,
): Letter {
  return {
    userId: null,
    kind: 'staff-told',
    recipient: to.email,
    write: (language) =>
      WORDS[language].removed({ siteName, support, name: markedName(removed), by: markedName(by) }),
  };
}
