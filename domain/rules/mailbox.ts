import { folded } from './text.ts';

/** Google delivers to one box whatever dots stand in its name: https://support.google.com/mail/answer/7436150 */
const WITHOUT_DOTS = /@(gmail|googlemail)\.com$/;

/** The box that an address leads to: what follows a plus sign is for its owner to sort by. */
export function mailboxOf(address: string): string {
  const [box = '', domain = ''] = folded(address)
    .replace(/(?<=.)\+[^@]*@/, '@')
    .split(/@(?=[^@]*$)/);
  return WITHOUT_DOTS.test(`@${domain}`) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}

export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other);
}
