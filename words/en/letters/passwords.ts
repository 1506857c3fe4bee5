/** Letters to parents about a child's password (PRODUCT.md#password-reset, PRODUCT.md#sign-in-cards). */

import { digits } from '#languages/letter-blocks.ts';

type Child = { readonly child: string; readonly siteName: string; readonly support: string };
type Timed = Child & { readonly time: string };

/** `byAdministrator`: an administrator set it; else somebody answered questions about the family. */
export const changed = (it: Timed & { readonly byAdministrator: boolean }) => ({
  subject: `A ${it.siteName} password was changed`,
  blocks: [
    'Hello,',
    `The password of ${it.child}'s account on ${it.siteName} was changed on ${it.time}. ${
      it.byAdministrator
        ? 'An administrator set a new password.'
        : 'Somebody answered the questions on the password reset page and chose a new password.'
    } Every device that was logged in to the account has been logged out.`,
    `If you and your child know about this, there is nothing to do. If not, please write to ${it.support}.`,
  ],
});

/** `code` is 8 digits. */
export const code = (it: Child & { readonly code: string }) => ({
  subject: `The code for a new ${it.siteName} password`,
  blocks: [
    'Hello,',
    `Somebody wants to choose a new password for ${it.child}'s account on ${it.siteName}, and answered our questions about your family. If it is your child, read out these 8 numbers:`,
    digits(it.code),
    'They work for 10 minutes, once.',
    `If nobody in your family asked, do not share them. The password stays as it is then. Questions: ${it.support}`,
  ],
});

/** `by` is who made a card, a leader or else an administrator. */
type ByCard = Timed & { readonly by: string; readonly isByLeader: boolean };

const whoOf = (it: ByCard) =>
  `${it.by}, ${it.isByLeader ? 'a leader of the troop' : `an administrator of ${it.siteName}`},`;

/** A card by which a scout chooses a new password. */
export const card = (it: ByCard) => ({
  subject: `A card to sign in to ${it.siteName}`,
  blocks: [
    'Hello,',
    `${whoOf(it)} made a card on ${it.time} by which ${it.child} can choose a new password. It works once, for 15 minutes. Until then the old password stays.`,
    `If you and your child know about this, there is nothing to do. If not, please write to ${it.support}.`,
  ],
});

export const cardUsed = (it: ByCard) => ({
  subject: `A ${it.siteName} password was changed`,
  blocks: [
    'Hello,',
    `The password of ${it.child}'s account on ${it.siteName} was changed on ${it.time}. It was chosen with a card that ${whoOf(it)} had made. Every device that was logged in to the account has been logged out.${
      it.isByLeader ? ' The new password is good for 4 hours.' : ''
    }`,
    it.isByLeader
      ? `Was it ${it.child}? Then please say so on your page, and the password stays. If it was not, choose a new one there and write to ${it.support}.`
      : `If you and your child know about this, there is nothing to do. If not, please write to ${it.support}.`,
  ],
});
