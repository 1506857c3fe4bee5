import type { User } from '#domain/contract/accounts.ts';
import { FIRST_LANGUAGE } from '#domain/languages.ts';
import { withoutLinks } from '#domain/rules/text.ts';
import { spokenUtcTime } from '#server/db/timestamps.ts';
import type { Letter, Site } from '#server/mail/outbox.service.ts';

const nameOf = (it: Pick<User, 'firstName' | 'lastName'>) => withoutLinks(`${it.firstName} ${it.lastName}`);

/** Tells somebody that codes are asked for at the own account from now on, or none any more. */
export function changedFactorLetter(
  of: Pick<User, 'email' | 'username'>,
  isOn: boolean,
  { siteName, supportEmail }: Site,
  now: number,
): Letter {
  return {
    userId: null,
    kind: 'staff-told',
    recipient: of.email,
    // Administrators and leaders read English so far.
    language: FIRST_LANGUAGE,
    write: () => ({
      subject: `${siteName}: your authenticator app was ${isOn ? 'added' : 'taken off'}`,
      body: `Hello,

since ${spokenUtcTime(now)}, logging in to ${siteName} as ${withoutLinks(of.username)} ${isOn ? 'asks for a code of your authenticator app' : 'asks for no code of an authenticator app any more'}.

That was not you? Please tell another administrator at once.

Questions: ${supportEmail}`,
    }),
  };
}

/** Tells the administrators that one of them took the second factor off another's account, that one too. */
export function takenOffLetter(
  to: Pick<User, 'email'>,
  { of, by }: Record<'of' | 'by', Pick<User, 'firstName' | 'lastName'>>,
  { siteName, supportEmail }: Site,
  now: number,
): Letter {
  return {
    userId: null,
    kind: 'staff-told',
    recipient: to.email,
    // Administrators and leaders read English so far.
    language: FIRST_LANGUAGE,
    write: () => ({
      subject: `${siteName}: an authenticator app was taken off an account`,
      body: `Hello,

${nameOf(by)} took the authenticator app off the account of ${nameOf(of)} on ${spokenUtcTime(now)}. Its sessions have ended.

Nobody lost a phone? Then please ask ${nameOf(by)} and ${nameOf(of)} at once, in person or by telephone.

Questions: ${supportEmail}`,
    }),
  };
}
