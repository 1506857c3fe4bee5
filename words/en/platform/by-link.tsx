import type { ReactNode } from 'react';

/** Words shared by pages of letters' links (PRODUCT.md#the-parents-page). */

export const toMyPage = 'Go to my page';
export const tooOld = 'This link is too old or was used.';
/** The link is used up, perhaps by the press before, of which nothing was heard. */
export const perhapsDone = 'That may have reached us already.';
export const newLinkShows = 'A new link to your own page shows how things stand, and what you can do.';
export const sendNewOne = 'Send a new one';
/** `address` is the e-mail address for questions. */
export const questions = (address: ReactNode) => <>Questions? Write to {address}.</>;
export const oneMoment = 'One moment...';
