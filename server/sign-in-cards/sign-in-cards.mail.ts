import type { User } from '#domain/contract/accounts.ts';
import { withoutLinks } from '#domain/rules/text.ts';
import { spokenUtcTime } from '#server/db/timestamps.ts';
import type { Letter, Site } from '#server/mail/outbox.service.ts';

/** Who makes a card could else write so many letters before that no parent hears of it. */
const NEVER_DROPPED = 'parent-told';

/** Tells a parent that somebody made a card by which her child chooses a new password; the code is not in it. */
export function cardLetter(
  recipient: string,
  { child, by }: { child: User; by: User },
  { siteName, supportEmail }: Site,
  now: number,
): Letter {
  const maker = `${withoutLinks(`${by.firstName} ${by.lastName}`)}, ${
    by.role === 'leader' ? 'a leader of the troop' : `an administrator of ${siteName}`
  }`;
  return {
    userId: child.id,
    kind: NEVER_DROPPED,
    recipient,
    subject: `A card to sign in to ${siteName}`,
    body: `Hello,

${maker}, made a card on ${spokenUtcTime(now)} by which ${withoutLinks(child.firstName)} can choose a new password. It works once, for 15 minutes. Until then the old password stays.

If you and your child know about this, there is nothing to do. If not, please write to ${supportEmail}.
`,
  };
}

/** Tells a parent that the card was used. */
export function cardUsedLetter(
  recipient: string,
  child: User,
  { siteName, supportEmail }: Site,
  now: number,
): Letter {
  return {
    userId: child.id,
    kind: NEVER_DROPPED,
    recipient,
    subject: `A ${siteName} password was changed`,
    body: `Hello,

The password of ${withoutLinks(child.firstName)}'s account on ${siteName} was changed on ${spokenUtcTime(now)}. It was chosen with a card that a leader or an administrator had made. Every device that was logged in to the account has been logged out.

If you and your child know about this, there is nothing to do. If not, please write to ${supportEmail}.
`,
  };
}
