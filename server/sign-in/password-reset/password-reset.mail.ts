import type { User } from '#domain/contract/sign-in/accounts.ts';
import { withoutLinks } from '#domain/rules/platform/text.ts';
import { letterWords } from '#languages/letters.ts';
import { CODE_SLOT, type Letter, type Site } from '#server/mail/exports.ts';
import { spokenUtcTime } from '#server/platform/db/timestamps.ts';

const WORDS = letterWords('passwords');

function namesOf(child: User, { siteName, supportEmail: support }: Site) {
  return { child: withoutLinks(child.firstName), siteName, support };
}

/**
 * Word to a parent that a password was reset and how; it holds neither the password nor a way to it
 * (PRODUCT.md#password-reset).
 */
export function passwordResetLetter(
  recipient: string,
  child: User,
  by: 'questions' | 'administrator',
  site: Site,
  now: number,
): Letter {
  return {
    userId: child.id,
    kind: 'password-changed',
    recipient,
    write: (language) =>
      WORDS[language].changed({
        ...namesOf(child, site),
        time: spokenUtcTime(now, language),
        byAdministrator: by === 'administrator',
      }),
  };
}

/**
 * Brings a parent the code without which the child's password is not reset; it is made as the letter is sent
 * (PRODUCT.md#the-code-before-a-new-password).
 */
export function resetCodeLetter(recipient: string, child: User, tokenHash: string, site: Site): Letter {
  return {
    userId: child.id,
    kind: 'reset-code',
    recipient,
    link: { purpose: 'reset-code', subjectId: tokenHash },
    write: (language) => WORDS[language].code({ ...namesOf(child, site), code: CODE_SLOT }),
  };
}
