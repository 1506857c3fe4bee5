/** What is written to parents of the program's own accord, as the environment says it. */
import * as z from 'zod/mini';
import * as checks from './config-checks.ts';

export const MAIL_SETTINGS = {
  CONSENT_CONFIRMATION: z.optional(z.enum(['email', 'off'], 'must be email or off')),
  CONSENT_PLUS_HOURS: z._default(checks.wholeNumber('must be a number of hours from 1 to 72', 72, 1), 24),
  REMINDERS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  REMINDER_HOUR: z._default(checks.wholeNumber('must be an hour from 8 to 20', 20, 8), 16),
};

type Mailed = { readonly SMTP_URL?: string | undefined; readonly BASE_URL?: string | undefined };

/** Unless the operator says otherwise, consents are confirmed by mail where a mail can be sent and can hold a link. */
export function isConsentByMail(
  it: Mailed & { CONSENT_CONFIRMATION?: 'email' | 'off' | undefined },
): boolean {
  const unlessSaid = it.SMTP_URL && it.BASE_URL ? 'email' : 'off';
  return (it.CONSENT_CONFIRMATION ?? unlessSaid) === 'email';
}

/** From which hour on parents are reminded; null where they are not, since each letter needs the link that ends them. */
export function remindersOf(
  it: Mailed & { REMINDERS: 'on' | 'off'; REMINDER_HOUR: number },
): { hour: number } | null {
  return it.REMINDERS === 'on' && it.SMTP_URL && it.BASE_URL ? { hour: it.REMINDER_HOUR } : null;
}
