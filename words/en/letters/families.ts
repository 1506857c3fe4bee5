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

export const letter = (input: Invitation & { readonly link: string; readonly isOneOfTwo: boolean }) => ({
  subject: `Troop ${input.troop} invites your family to ${input.siteName}`,
  blocks: [
    'Hello,',
    `${input.by} of Troop ${input.troop} invites ${input.child} to ${input.siteName}, where scouts grow new trees from cuttings and keep a notebook of it.`,
    `You come first: ${input.child} can begin once you have signed. It takes about five minutes. Start here:`,
    button('Open the page', input.link),
    `The link works once, until ${input.day}.`,
    ...(input.isOneOfTwo
      ? [
          `The troop has given us another parent's address too, which gets a letter like this one. Whoever signs first makes ${input.child}'s login. Then the other link no longer works, and whoever signed can invite the other parent on the parent's page.`,
        ]
      : []),
    `What we have so far is ${input.child}'s name and ${input.isOneOfTwo ? 'the two addresses' : 'this address'}. If you do not want this, you need do nothing: on that day ${input.isOneOfTwo ? 'all of it is' : 'both are'} deleted.`,
    `Questions, or not your child? Write to ${input.support}`,
  ],
});

/** The letter on paper, in the order in which it stands there; the address stands below `orType`. */
export const paper = (input: Invitation & { readonly lastName: string }) => ({
  title: `Troop ${input.troop} invites you`,
  to: `To the parents of ${input.child} ${input.lastName}`,
  what: `${input.by} of Troop ${input.troop} invites ${input.child} to ${input.siteName}, where scouts grow new trees from cuttings and keep a notebook of it.`,
  first: `You come first: ${input.child} can begin once you have signed. It takes about five minutes on a phone.`,
  camera: 'Hold the camera of your phone over this',
  codeAlt: 'A code that opens the address below',
  orType: 'Or type this address:',
  once: `It works once, until ${input.day}. Please show it to nobody: who has it can sign ${input.child} up.`,
  otherwise: `If you do not want this, you need do nothing. On that day we delete ${input.child}'s name. Questions? Write to ${input.support}.`,
});
export const titleOfPaper = (troop: string) => `Letters of Troop ${troop}`;
