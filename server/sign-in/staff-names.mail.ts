import type { Administrator } from '#domain/contract/office/people.ts';
import type { User } from '#domain/contract/sign-in/accounts.ts';
import { OWN_SCREENS } from '#domain/rules/platform/screens.ts';
import { withoutLinks } from '#domain/rules/platform/text.ts';
import { letterWords } from '#languages/letters.ts';
import type { Letter, Site } from '#server/mail/exports.ts';
import { markedName } from '#server/platform/account-mark.ts';
import { spokenUtcTime } from '#server/platform/db/timestamps.ts';

const WORDS = letterWords('staff');

/** Tells an administrator that another one, or a leader, has taken another name. */
export function renamedLetter(
  to: Administrator,
  { before, after }: Record<'before' | 'after', User>,
  { siteName, supportEmail: support, baseUrl }: Site,
  now: number,
): Letter {
  return {
    userId: null,
    kind: 'staff-told',
    recipient: to.email,
    write: (language) =>
      WORDS[language].renamed({
        ...{ siteName, support, isLeader: after.role === 'leader' },
        ...{ before: markedName(before), beforeUsername: withoutLinks(before.username) },
        ...{ after: markedName(after), afterUsername: withoutLinks(after.username) },
        where: baseUrl === null ? null : `${baseUrl}${OWN_SCREENS.auditLog}`,
        time: spokenUtcTime(now, language),
      }),
  };
}
