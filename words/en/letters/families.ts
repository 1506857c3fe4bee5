/**
 * Invitations of families to a troop, by mail and on paper (PRODUCT.md#printed-letters-to-families). `by` is who
 * invites; `troop` is a number.
 */

import { button } from '#languages/letter-blocks.ts';

type Invitation = {
  readonly child: string;
  readonly siteName: string;
  readonly support: string;
  readonly by: string;
  readonly troop: string;
  readonly day: string;
};

export const letter = (it: Invitation & { readonly link: string; readonly isOneOfTwo: boolean }) => ({
  subject: `Troop ${it.troop} invites your family to ${it.siteName}`,
  blocks: [
    'Hello,',
    `${it.by} of Troop ${it.troop} invites ${it.child} to ${it.siteName}, where scouts grow new trees from cuttings and keep a notebook of it.`,
    `You come first: ${it.child} can begin once you have signed. It takes about five minutes. Start here:`,
    button('Open the page', it.link),
    `The link works once, until ${it.day}.`,
    ...(it.isOneOfTwo
      ? [
          `The troop has given us another parent's address too, which gets a letter like this one. Whoever signs first makes ${it.child}'s login. Then the other link no longer works, and whoever signed can invite the other parent on the parent's page.`,
        ]
      : []),
    `What we have so far is ${it.child}'s name and ${it.isOneOfTwo ? 'the two addresses' : 'this address'}. If you do not want this, you need do nothing: on that day ${it.isOneOfTwo ? 'all of it is' : 'both are'} deleted.`,
    `Questions, or not your child? Write to ${it.support}`,
  ],
});

/** The letter on paper, in the order in which it stands there; the address stands below `orType`. */
export const paper = (it: Invitation & { readonly lastName: string }) => ({
  title: `Troop ${it.troop} invites you`,
  to: `To the parents of ${it.child} ${it.lastName}`,
  what: `${it.by} of Troop ${it.troop} invites ${it.child} to ${it.siteName}, where scouts grow new trees from cuttings and keep a notebook of it.`,
  first: `You come first: ${it.child} can begin once you have signed. It takes about five minutes on a phone.`,
  camera: 'Hold the camera of your phone over this',
  codeAlt: 'A code that opens the address below',
  orType: 'Or type this address:',
  once: `It works once, until ${it.day}. Please show it to nobody: who has it can sign ${it.child} up.`,
  otherwise: `If you do not want this, you need do nothing. On that day we delete ${it.child}'s name. Questions? Write to ${it.support}.`,
});
export const titleOfPaper = (troop: string) => `Letters of Troop ${troop}`;
