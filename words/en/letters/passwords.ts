/** Letters to parents about a child's password (PRODUCT.md#password-reset, PRODUCT.md#sign-in-cards). */

import { digits } from '#languages/letter-blocks.ts';

type Child = { readonly child: string; readonly siteName: string; readonly support: string };
type Timed = Child & { readonly time: string };

/** `byAdministrator`: an administrator set it; else somebody answered questions about the family. */
export const changed = (input: Timed & { readonly byAdministrator: boolean }) => ({
  subject: `A ${input.siteName} password was changed`,
  blocks: [
    'Hello,',
    `The password of ${input.child}'s account on ${input.siteName} was changed on ${input.time}. ${
      input.byAdministrator
        ? 'An administrator set a new password.'
        : 'Somebody answered the questions on the password reset page and chose a new password.'
    } Every device that was logged in to the account has been logged out.`,
    `If you and your child know about this, there is nothing to do. If not, please write to ${input.support}.`,
  ],
});

/** `code` is 8 digits. */
export const code = (input: Child & { readonly code: string }) => ({
  subject: `The code for a new ${input.siteName} password`,
  blocks: [
    'Hello,',
    `Somebody wants to choose a new password for ${input.child}'s account on ${input.siteName}, and answered our questions about your family. If it is your child, read out these 8 numbers:`,
    digits(input.code),
    'They work for 10 minutes, once.',
    `If nobody in your family asked, do not share them. The password stays as it is then. Questions: ${input.support}`,
  ],
});

/** `by` is who made a card, a leader or else an administrator. */
type ByCard = Timed & { readonly by: string; readonly isByLeader: boolean };

const whoOf = (byCard: ByCard) =>
  `${byCard.by}, ${byCard.isByLeader ? 'a leader of the troop' : `an administrator of ${byCard.siteName}`},`;

/** A card by which a scout chooses a new password. */
export const card = (byCard: ByCard) => ({
  subject: `A card to sign in to ${byCard.siteName}`,
  blocks: [
    'Hello,',
    `${whoOf(byCard)} made a card on ${byCard.time} by which ${byCard.child} can choose a new password. It works once, for 15 minutes. Until then the old password stays.`,
    `If you and your child know about this, there is nothing to do. If not, please write to ${byCard.support}.`,
  ],
});

export const cardUsed = (byCard: ByCard) => ({
  subject: `A ${byCard.siteName} password was changed`,
  blocks: [
    'Hello,',
    `The password of ${byCard.child}'s account on ${byCard.siteName} was changed on ${byCard.time}. It was chosen with a card that ${whoOf(byCard)} had made. Every device that was logged in to the account has been logged out.${
      byCard.isByLeader ? ' The new password is good for 4 hours.' : ''
    }`,
    byCard.isByLeader
      ? `Was it ${byCard.child}? Then please say so on your page, and the password stays. If it was not, choose a new one there and write to ${byCard.support}.`
      : `If you and your child know about this, there is nothing to do. If not, please write to ${byCard.support}.`,
  ],
});
