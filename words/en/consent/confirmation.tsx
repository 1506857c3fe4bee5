import type { ReactNode } from 'react';

/** A parent's question by a mail's link (PRODUCT.md#the-answer-to-a-consent), and the pages after the answer. */

export const tab = 'Your consent';
export const title = 'Do you agree?';
export const failed = 'The question could not be loaded';

export const wantsToUse = (child: string, site: string) =>
  `${child} wants to use ${site}, a free field notebook in which scouts write down how they grow a new tree from a cutting.`;
export const uses = (child: string, site: string) =>
  `${child} uses ${site}, a free field notebook in which scouts write down how they grow a new tree from a cutting.`;
export const signed = (by: string, day: string) => (
  <>
    Signed by <strong>{by}</strong> on {day}. Children can draw, so we ask you here.
  </>
);
export const isKept =
  'We keep names, troop, state and ZIP code, and the notes, dates and photos of the project.';
export const isSeenBy = (child: string) =>
  `${child} and the administrators see them. Nothing is sold, there is no advertising, and nobody is tracked.`;
export const adultGoesAlong = 'An adult goes along for outdoor work and sharp tools.';
export const takeBack = 'You can take your consent back at any time. Then we delete the account.';
export const readTerms = 'Read the whole terms';
export const privacyNotice = 'Privacy notice: who runs this site, what is kept and how long';

export const yes = (child: string) => `I am ${child}’s parent or legal guardian, and I agree`;
export const no = 'I did not sign this, or I do not agree';
/** The effect of a no, for a child who uses the product already, and one who does not. */
export const closes = (child: string) => `${child}’s notebook is closed then. Nothing in it is lost.`;
export const deletes = (child: string) => `We delete ${child}’s sign-up then, at once and for good.`;
export const ifNothing = (day: string) => `If you do nothing, we delete the sign-up on ${day}.`;

export const thankYou = 'Thank you';
export const closed = 'Closed';
export const confirmed = (child: string) =>
  `Thank you. ${child} can start now. Tomorrow we write again and show you how to take this back.`;
export const deleted = (child: string) => `Closed. We have deleted ${child}’s sign-up.`;
export const paused = (child: string, email: string) =>
  `Closed. ${child} can no longer open the notebook. To have it deleted, write to ${email}.`;
export const yourPage = (child: string, link: (words: string) => ReactNode) => (
  <>
    You can see everything that {child} writes on {link('your own page')}. You need no account for it.
  </>
);
export const mayClose = 'You can close this page.';
