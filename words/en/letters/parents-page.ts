/**
 * Letters to parents about their page (PRODUCT.md#the-parents-page). `support` is an e-mail address. Dates and times
 * come in the language's words.
 */

import { type Block, button } from '#languages/letter-blocks.ts';

/** With whatever is told of something that was done on the page. */
export const told = (blocks: readonly Block[], support: string): Block[] => [
  'Hello,',
  ...blocks,
  `Questions: ${support}`,
];

type Site = { readonly siteName: string; readonly support: string };
type Linked = Site & { readonly link: string };
type Child = { readonly child: string; readonly siteName: string };

/** It names nobody: whoever typed the address may not be who reads this. */
export const pageLink = ({ siteName, support, link }: Linked) => ({
  subject: `Your link to the parents' page of ${siteName}`,
  blocks: [
    'Hello,',
    'Here is the link to your page:',
    button('Go to my page', link),
    'It works once, for 15 minutes. Open it, then press "Open my page".',
    'If you did not ask for it, you need do nothing. Nobody can open your page without this letter.',
    `Questions: ${support}`,
  ],
});

export const opened = ({ siteName, support, link, time }: Linked & { readonly time: string }) => ({
  subject: `Your page at ${siteName} was opened`,
  blocks: [
    'Hello,',
    `Your page was opened with a browser that had not opened it before, on ${time}.`,
    'Was it you? Then you need do nothing.',
    'Not you? Close it:',
    button('Close my page', link),
    'That closes the page everywhere and ends every link to it, and every invitation that nobody has answered. Then please change the password of your e-mail, since whoever opened the page could read it.',
    `Questions: ${support}`,
  ],
});

type Change = Linked & {
  /** With stars for most of its letters. */
  readonly address: string;
  readonly time: string;
};

/** To a new address. `address` is the old one. */
export const confirmAddress = ({ siteName, support, link, address, time }: Change) => ({
  subject: `Your new address for the parents' page of ${siteName}`,
  blocks: [
    'Hello,',
    `A parent or guardian with the address ${address} wants to come to the parents' page of ${siteName} by this address from now on.`,
    'Is it you? Then open this, and press the button:',
    button('Open the page', link),
    `Until then nothing changes. If it is not you, you need do nothing: on ${time} we forget this address.`,
    `Questions: ${support}`,
  ],
});

/** To the old address. `address` is the new one. */
export const addressAsked = ({ siteName, support, link, address }: Change) => ({
  subject: `Your address is to change at ${siteName}`,
  blocks: [
    'Hello,',
    `On your page somebody asked that you come to it by another address from now on: ${address}. Nothing has changed yet: we wait for a yes from there.`,
    'Was it you? Then you need do nothing.',
    'Not you? Keep this address:',
    button('Open the page', link),
    `Questions: ${support}`,
  ],
});

export const addressChanged = ({ siteName, support, link, address, time }: Change) => ({
  subject: `Your address has changed at ${siteName}`,
  blocks: [
    'Hello,',
    `Your page opens by another address from now on: ${address}. This address opens it no more.`,
    'Was it you? Then you need do nothing.',
    `Not you? Until ${time} you can undo it with one press. Until then nothing can be changed for good on that page:`,
    button('Open the page', link),
    `Questions: ${support}`,
  ],
});

/** To an address from which the page was taken again, or to whom its holder had let in meanwhile. */
export const putOut = ({ siteName }: Pick<Site, 'siteName'>) => ({
  subject: `A parents' page at ${siteName} is closed to this address`,
  blocks: [
    `This address opened a parents' page at ${siteName}. The address of a parent had changed there, and that was undone or put right. Whoever came in by it is out again, and this address opens that page no more. If it should, please ask a parent of the child to invite you.`,
  ],
});

/** To the other parents of a child. At least one of the two was changed. */
export const corrected = (
  input: Child & { readonly isName: boolean; readonly isEmail: boolean; readonly time: string },
) => ({
  subject: `Something was changed in a notebook at ${input.siteName}`,
  blocks: [
    `A parent or guardian changed the ${
      input.isName ? (input.isEmail ? 'name and the e-mail address' : 'name') : 'e-mail address'
    } of ${input.child} on the parents' page on ${input.time}.`,
    "If you know about this, you need do nothing. If not, look on the parents' page, and talk to each other.",
  ],
});

/** To the address that was the child's, which may never have been. */
export const addressTakenOff = ({ siteName, support, time }: Site & { readonly time: string }) => ({
  subject: `This address was taken off an account at ${siteName}`,
  blocks: [
    'Hello,',
    `On ${time} a parent or guardian gave an account at ${siteName} another e-mail address. Nobody logs in with this one any more.`,
    'If you know about this, you need do nothing. If not, ask your parent or guardian, or write to us.',
    `Questions: ${support}`,
  ],
});

type About = Child & { readonly name: string };

export const blocked = ({ child, siteName, name }: About) => ({
  subject: `A parents' page was closed to somebody at ${siteName}`,
  blocks: [
    `An administrator has closed the parents' page of ${child} to ${name}, who sees nothing there any more. The consent stays as it is.`,
    `Should ${name} have stopped the notebook or asked us to delete it, nothing is deleted until you say so. On your page you can take it back, or delete everything.`,
  ],
});

export const unblocked = ({ child, siteName, name }: About) => ({
  subject: `A parents' page is open to somebody again at ${siteName}`,
  blocks: [`An administrator has opened the parents' page of ${child} to ${name} again.`],
});

/** Asks another parent, whom one has invited; `by` is who invites. */
export const invitation = ({
  child,
  siteName,
  support,
  link,
  by,
  time,
}: Child & Linked & { readonly by: string; readonly time: string }) => ({
  subject: `You are invited to a parents' page at ${siteName}`,
  blocks: [
    'Hello,',
    `${by} invites you to the parents' page of ${child} at ${siteName}, a field notebook in which scouts write down how they grow a new tree from a cutting.`,
    `If you are a parent or legal guardian of ${child}, you can see everything there as ${by} does, correct it, stop it and have it deleted. You need no account and no password. Say yes or no here:`,
    button('Open the page', link),
    `If you say no, or nothing until ${time}, we forget your name and this address.`,
    `Questions: ${support}`,
  ],
});

export const invited = ({ child, siteName, name, by }: About & { readonly by: string }) => ({
  subject: `Somebody is invited to a parents' page at ${siteName}`,
  blocks: [
    `${by} invited another parent or guardian to the parents' page of ${child}: ${name}. Who says yes sees everything as you do, and can stop or delete the notebook. Until then you can take the invitation back on the parents' page.`,
  ],
});

export const joined = ({ child, siteName, name }: About) => ({
  subject: `Another parent joined a parents' page at ${siteName}`,
  blocks: [
    `${name} was invited to the parents' page of ${child}, said yes, and sees everything there from now on.`,
  ],
});

/** To who has said yes. */
export const welcome = ({ child, siteName, page }: Child & { readonly page: string }) => ({
  subject: `Your parents' page at ${siteName}`,
  blocks: [
    `You are a parent or guardian of ${child} at ${siteName} from now on. To see the notebook, type this e-mail address at`,
    button('Go to my page', page),
    'and we send you a link. You need no account and no password.',
  ],
});

export const declined = ({ child, siteName }: Child) => ({
  subject: `An invitation was declined at ${siteName}`,
  blocks: [
    `Somebody whom you invited to the parents' page of ${child} said no. We have forgotten the name and the address.`,
  ],
});

export const takenBack = ({ child, siteName, name }: About) => ({
  subject: `An invitation was taken back at ${siteName}`,
  blocks: [
    `The invitation of ${name} to the parents' page of ${child} was taken back by a parent or guardian. Nobody can join with it any more.`,
  ],
});
