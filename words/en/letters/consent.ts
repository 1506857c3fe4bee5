/**
 * Letters to a parent about the consent (PRODUCT.md#the-record-of-a-consent, PRODUCT.md#the-answer-to-a-consent). No
 * typed text can become a link. A changed word of notice, reminder, grace or plus needs a new day in NOTICE_VERSION
 * of server/consent.
 */

import { type Block, button, RULE } from '#languages/letter-blocks.ts';

type Child = { readonly child: string; readonly siteName: string; readonly support: string };
type Asked = Child & {
  readonly parent: string;
  readonly link: string;
  /** The day of the signature. */
  readonly signed: string;
  /** The day on which it ends if nobody answers; null where it has. */
  readonly ends: string | null;
};

const SIGN_UP = `your child's first and last name, username, e-mail address, organization, troop number, state and ZIP code, and what was typed on the consent page: your name, your e-mail address, your phone number if you gave one, and a signature; with it the network address and the browser it was signed from.`;

const WORK = `your child's projects, choices, dates, hours, notes and photos of plants. Cameras' hidden data, such as places, is taken out of photos. It is used to run the notebook and for nothing else. It is seen by your child and by the administrators here. Nothing is sold, there is no advertising, and nobody is tracked.`;

const PLANNED = `What we would keep if you agree: ${WORK}`;

/** A parent's copy of the signed consent. */
export const copy = (input: {
  readonly parent: string;
  readonly child: string;
  readonly siteName: string;
  readonly support: string;
  readonly time: string;
  readonly version: string;
  readonly hash: string;
  readonly terms: readonly Block[];
}) => ({
  subject: `Your copy of the parent consent for ${input.siteName}`,
  blocks: [
    `Hello ${input.parent},`,
    `Thank you for signing the consent for ${input.siteName}. Please keep this copy.`,
    [
      `Signed by: ${input.parent}`,
      `For: ${input.child}`,
      `Time: ${input.time}`,
      `Terms: version ${input.version}`,
      `Fingerprint of the terms (SHA-256): ${input.hash}`,
    ].join('\n'),
    `If it was not you who signed, or if you want to withdraw your consent, please write to ${input.support}. We will then close and delete the account.`,
    'These are the terms you agreed to, word by word:',
    RULE,
    ...input.terms,
  ],
});

/** Before the consent: asks in the parent's own mailbox. */
export const notice = ({ child, parent, siteName, support, link, signed, ends }: Asked) => ({
  subject: `Please answer: may your child use ${siteName}?`,
  blocks: [
    'Hello,',
    `${child} wants to use ${siteName}, a field notebook in which scouts write down how they grow a new tree from a cutting. On ${signed} somebody signed as ${parent}. Children can draw too, so we ask you here, in your own mailbox: do you agree?`,
    'To agree or to say no, open this page and choose one of two answers:',
    button('Read and answer', link),
    'The link works for 7 days. Opening it decides nothing.',
    `What we have so far: ${SIGN_UP} We have it only to ask you, and we collect nothing more before you agree.`,
    PLANNED,
    `If you say no, or if nobody answers before ${ends}, we delete everything of this sign-up. If you do nothing, that is a no.`,
    `The full terms with the privacy notice are on the page that the link opens. Questions: ${support}`,
  ],
});

export const reminder = ({ child, siteName, support, link, ends }: Asked) => ({
  subject: `We are still waiting for your answer about ${siteName}`,
  blocks: [
    'Hello,',
    `We wrote to you because ${child} wants to use ${siteName}, and have not heard from you. Here is a new link to the same question:`,
    button('Read and answer', link),
    `Opening it decides nothing. If nobody answers before ${ends}, we delete everything of this sign-up.`,
    `Questions: ${support}`,
  ],
});

/** The use of an older signature until the answer comes. */
function whileAsked(child: string, ends: string | null): string {
  if (ends === null) return `The notebook is closed to ${child} until you answer`;
  return `${child} can go on until ${ends}. After that the notebook is closed to ${child} until you answer`;
}

/** To parents who signed before their mailbox was asked. */
export const grace = ({ child, parent, siteName, support, link, signed, ends }: Asked) => ({
  subject: `Please confirm your consent for ${siteName}`,
  blocks: [
    'Hello,',
    `On ${signed} you, ${parent}, signed the consent for ${child} to use ${siteName}. The signature was drawn on your child's device. From now on we also ask parents in their own mailbox. Please open this page and choose one of two answers:`,
    button('Read and answer', link),
    `Opening it decides nothing. ${whileAsked(child, ends)}; nothing of it is lost.`,
    PLANNED,
    `Questions: ${support}`,
  ],
});

/** After a call that an administrator wrote down: the way to say no, at once. */
export const byPhone = ({ child, siteName, support, link }: Child & { readonly link: string }) => ({
  subject: `A call confirmed your consent for ${siteName}`,
  blocks: [
    'Hello,',
    `An administrator of ${siteName} has written down that you agreed on the phone: ${child} may use the field notebook. ${child} can start now.`,
    'If there was no such call, or if you do not agree, open this page and say no. The notebook is closed at once then. There you can also say yes, which gives you a page of your own:',
    button('Read and answer', link),
    'The link works for 7 days. Opening it decides nothing.',
    `Questions: ${support}`,
  ],
});

/** After the consent: how to take it back. */
export const plus = (
  { child, siteName, support }: Child,
  given: {
    /** The address of the parent's page; null without one. */
    readonly page: string | null;
    readonly version: string;
    readonly terms: readonly Block[];
  },
) => ({
  subject: `Your consent for ${siteName}, and how to take it back`,
  blocks: [
    'Hello,',
    `You agreed that ${child} may use ${siteName}. Thank you. Please keep this letter.`,
    `If it was not you, or if you have changed your mind, write to ${support}. We then close and delete the account, and you need not say why.`,
    ...(given.page === null
      ? []
      : [
          `Your own page shows everything that ${child} writes, and all photos. There you can also stop it, or have everything deleted. You need no account, only this mailbox:`,
          button('Go to my page', given.page),
        ]),
    `What we have: ${SIGN_UP}`,
    `What we keep as the work goes on: ${WORK}`,
    `These are the terms you agreed to (version ${given.version}), word by word:`,
    RULE,
    ...given.terms,
  ],
});
