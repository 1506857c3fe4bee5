import type { ReactNode } from 'react';

/**
 * To the child, while a parent is asked by mail (PRODUCT.md#the-answer-to-a-consent), or has closed the notebook for
 * a time (PRODUCT.md#the-parents-page, PRODUCT.md#holds).
 */

export const tab = 'Waiting for your parent';
export const weWrote = (address: ReactNode) => (
  <>
    We wrote to your parent or guardian at {address}. They open the e-mail and answer one question. Then you
    can start.
  </>
);
export const deletedOn = (day: string) => `If nobody answers, we delete this sign-up on ${day}.`;

export const toGoOn = 'To go on';
export const checkAgain = 'Check again';
export const checking = 'Checking...';
export const noAnswer = 'No answer yet. Ask your parent or guardian to look at their e-mail.';
export const couldNotAsk = 'We could not ask just now. Check your connection, then try again.';
export const sendAgain = 'Send it again';
export const sending = 'Sending...';
export const isOnItsWay =
  'The e-mail is on its way again. It may take a few minutes. Look among the spam, too.';
export const didNotWork = 'That did not work. Please try again in a moment.';
export const isWrong = 'That address is wrong';

/** The consent is no longer in force until a parent confirms it. */
export const paused = {
  tab: 'Your notebook is closed',
  title: 'Your notebook is closed for now',
  needsYes: 'Your parent or guardian needs to say yes first. Please ask them.',
  isSafe: 'Nothing that you wrote is lost. When they have answered our e-mail, you can go on.',
  forAdults: (email: string) => `For grown-ups: questions? Write to ${email}.`,
};
/** A parent has stopped the notebook. */
export const stopped = {
  tab: 'Your notebook is closed',
  title: 'Your notebook is closed for now',
  text: (site: string) => `Your parent or guardian has stopped ${site} for now. Please ask them.`,
};
/** Administrators hold the account. */
export const locked = { tab: 'Your notebook is locked', title: 'Your notebook is locked for now' };
