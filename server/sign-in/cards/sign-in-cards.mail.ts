import type { User } from '#domain/contract/sign-in/accounts.ts';
import { withoutLinks } from '#domain/rules/platform/text.ts';
import { letterWords } from '#languages/letters.ts';
import type { Letter, Site } from '#server/mail/exports.ts';
import { spokenUtcTime } from '#server/platform/db/timestamps.ts';

/** Otherwise a card's maker could use up the day's letters first, so that no parent hears of it. */
const NEVER_DROPPED = 'parent-told';

const WORDS = letterWords('passwords');

/** Tells a parent that somebody made a card for the child's new password; the code is not in it. */
export function cardLetter(
  recipient: string,
  { child, by }: { child: User; by: User },
  { siteName, supportEmail: support }: Site,
  now: number,
): Letter {
  return {
    userId: child.id,
    kind: NEVER_DROPPED,
    recipient,
    write: (language) =>
      WORDS[language].card({
        ...{ child: withoutLinks(child.firstName), siteName, support },
        time: spokenUtcTime(now, language),
        by: withoutLinks(`${by.firstName} ${by.lastName}`),
        isByLeader: by.role === 'leader',
      }),
  };
}

/** Tells a parent that the card was used; for a leader's card the page asks if it was the child. */
export function cardUsedLetter(
  recipient: string,
  { child, by }: { child: User; by: User },
  { siteName, supportEmail: support }: Site,
  now: number,
): Letter {
  const values = {
    ...{ child: withoutLinks(child.firstName), siteName, support },
    by: withoutLinks(`${by.firstName} ${by.lastName}`),
    isByLeader: by.role === 'leader',
  };
  return {
    userId: child.id,
    kind: NEVER_DROPPED,
    recipient,
    write: (language) => WORDS[language].cardUsed({ ...values, time: spokenUtcTime(now, language) }),
  };
}
