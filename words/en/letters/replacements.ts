/** Letters on another address for a parent who confirmed by mail (PRODUCT.md#replacing-an-address). */

import { button } from '#languages/letter-blocks.ts';

type Site = { readonly siteName: string; readonly support: string };
type Child = { readonly child: string; readonly siteName: string };
type About = Child & { readonly name: string };
type Change = Site & {
  readonly link: string;
  /** With stars for most of its letters. */
  readonly address: string;
  readonly time: string;
};

/** To an address that confirmed by mail, in whose place an administrator was told to write to another one: `address`. */
export const toBeReplaced = ({ siteName, support, link, child, address, time }: Change & Child) => ({
  subject: `Another address is to take the place of yours at ${siteName}`,
  blocks: [
    'Hello,',
    `Somebody told an administrator that you, as a parent or guardian of ${child}, read another address now: ${address}.`,
    `Nothing has changed yet. Your page opens as before, and the other address sees nothing. On ${time} it takes the place of yours for ${child}.`,
    'Is it not yours? Keep your address. Is it yours? You can say so, and need not wait. Both are here:',
    button('Open the page', link),
    `Questions: ${support}`,
  ],
});

/** To the other parents of the child. */
export const replacementTells = ({ child, siteName, name, time }: About & { readonly time: string }) => ({
  subject: `A parent's address is to change at ${siteName}`,
  blocks: [
    `Somebody told an administrator that ${name}, a parent or guardian of ${child}, reads another address now. It takes the place of the one that we know on ${time}. Until then it sees nothing, and ${name} can say no.`,
    `If you know about this, you need do nothing. If not, talk to ${name}, and write to us before that day.`,
  ],
});

export const placeGoesOn = ({ child, siteName, name, time }: About & { readonly time: string }) => ({
  subject: `Another address is to take a parent's place at ${siteName}`,
  blocks: [
    `Another address took the place of the one by which ${name} was known here as a parent or guardian of ${child}. It has not agreed yet. Now somebody told an administrator that a third address is right. It takes that place on ${time}, and sees nothing until then.`,
    'If you know about this, you need do nothing. If not, write to us before that day.',
  ],
});

/** To the new address. `address` is the old one. */
export const replacementComes = ({
  siteName,
  support,
  address,
  time,
}: Site & { readonly address: string; readonly time: string }) => ({
  subject: `We are to write to this address from ${siteName}`,
  blocks: [
    'Hello,',
    `An administrator of ${siteName} was told that a parent or guardian reads this address now, in the place of ${address}. We have asked there too.`,
    `Until ${time} that address can say no, and nothing opens by this one. After that we write to you again, and ask for your consent.`,
    'Is it not you? Then please write to us.',
    `Questions: ${support}`,
  ],
});

/** To everybody who was told of another address. */
export const addressStays = ({ siteName }: { readonly siteName: string }) => ({
  subject: `An address stays as it is at ${siteName}`,
  blocks: [
    'We wrote to you that another address would take the place of a parent’s. Nothing comes of that: all stays as it was, and you need do nothing.',
  ],
});

/** To the old address and the other parents. */
export const replaced = ({ child, siteName, name }: About) => ({
  subject: `A parent's address has changed at ${siteName}`,
  blocks: [
    `As we wrote to you, another address has taken the place of the one by which ${name}, a parent or guardian of ${child}, came to the parents' page. The old one opens nothing of ${child} any more. At the new one we ask for the consent.`,
    'If this is wrong, please write to us.',
  ],
});
