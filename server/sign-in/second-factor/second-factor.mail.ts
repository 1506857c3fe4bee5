import type { User } from '#domain/contract/sign-in/accounts.ts';
import { withoutLinks } from '#domain/rules/platform/text.ts';
import { letterWords } from '#languages/letters.ts';
import type { Letter, Site } from '#server/mail/exports.ts';
import { markedName } from '#server/platform/account-mark.ts';
import { spokenUtcTime } from '#server/platform/db/timestamps.ts';

const WORDS = letterWords('staff');
/** Tells somebody that codes are asked for at the own account from now on, or none any more. */
export function changedFactorLetter(
  of: Pick<User, 'email' | 'username'>,
  isOn: boolean,
  { siteName, supportEmail: support }: Site,
  now: number,
): Letter {
  return {
    userId: null,
    kind: 'staff-told',
    recipient: of.email,
    write: (language) =>
      WORDS[language].factorChanged({
        ...{ siteName, support, isOn },
        username: withoutLinks(of.username),
        time: spokenUtcTime(now, language),
      }),
  };
}

/** Tells the administrators that one of them took the second factor off another's account, that one too. */
export function takenOffLetter(
  to: Pick<User, 'email'>,
  { of, by }: Record<'of' | 'by', Pick<User, 'id' | 'firstName' | 'lastName'>>,
  { siteName, supportEmail: support }: Site,
  now: number,
): Letter {
  return {
    userId: null,
    kind: 'staff-told',
    recipient: to.email,
    write: (language) =>
      WORDS[language].factorTakenOff({
        ...{ siteName, support, of: markedName(of), by: markedName(by) },
        time: spokenUtcTime(now, language),
      }),
  };
}
