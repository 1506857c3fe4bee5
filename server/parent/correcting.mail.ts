import { withoutLinks } from '#domain/rules/text.ts';
import { spokenUtcTime } from '#server/db/timestamps.ts';
import type { Letter, Site } from '#server/mail/outbox.service.ts';
import type { Guardian } from './guardians.store.ts';
import { type About, toldLetter } from './told.mail.ts';

/** What of a child a parent has changed that the other parents are to know of. */
export type Corrected = { readonly isName: boolean; readonly isEmail: boolean; readonly at: number };

/** To the other parents of a child, who is called as they know her. */
export function correctedLetter(
  to: Guardian,
  { childName, site }: About,
  { isName, isEmail, at }: Corrected,
): Letter {
  const changed = [isName && 'name', isEmail && 'e-mail address'].filter(Boolean).join(' and the ');
  return toldLetter(to, site, {
    subject: `Something was changed in a notebook at ${site.siteName}`,
    text: `A parent or guardian changed the ${changed} of ${withoutLinks(childName)} on the parents' page on ${spokenUtcTime(at)}.

If you know about this, you need do nothing. If not, look on the parents' page, and talk to each other.`,
  });
}

/** To the address that was the child's. It may never have been: no name stands in it, and no new address. */
export function addressTakenOffLetter(
  to: { readonly id: string; readonly email: string },
  { siteName, supportEmail }: Site,
  at: number,
): Letter {
  return {
    userId: to.id,
    recipient: to.email,
    subject: `This address was taken off an account at ${siteName}`,
    body: `Hello,

On ${spokenUtcTime(at)} a parent or guardian gave an account at ${siteName} another e-mail address. Nobody logs in with this one any more.

If you know about this, you need do nothing. If not, ask your parent or guardian, or write to us.

Questions: ${supportEmail}`,
  };
}
