import { letterWords } from '#languages/letters.ts';
import type { Guardian } from '#server/accounts/exports.ts';
import { type Letter, LINK_SLOT, type Site } from '#server/mail/exports.ts';
import { spokenUtcTime } from '#server/platform/db/timestamps.ts';

const WORDS = letterWords('parentsPage');

/** The link to a parent's page. It names nobody: whoever typed the address may not be who reads this. */
export function pageLetter(recipient: string, { siteName, supportEmail: support }: Site): Letter {
  return {
    userId: null,
    kind: 'parent-link',
    recipient,
    write: (language) => WORDS[language].pageLink({ siteName, support, link: LINK_SLOT }),
  };
}

/** Tells a parent that a new browser opened the page. */
export function openedLetter(
  guardian: Guardian,
  { siteName, supportEmail: support }: Site,
  openedAt: number,
): Letter {
  return {
    userId: guardian.userId,
    kind: 'parent-opened',
    recipient: guardian.email,
    link: { purpose: 'parent-close', subjectId: guardian.id },
    write: (language) => {
      const time = spokenUtcTime(openedAt, language);
      return WORDS[language].opened({ siteName, support, link: LINK_SLOT, time });
    },
  };
}
