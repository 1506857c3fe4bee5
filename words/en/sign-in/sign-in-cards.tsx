import type { ReactNode } from 'react';

/**
 * A card by which a scout chooses a new password (PRODUCT.md#sign-in-cards), as a leader makes and prints it. `name` is
 * the scout's.
 */

export const title = 'Sign-in Card';
export const whatItDoes = (name: string) =>
  `${name} can choose a new password with it, once, within 15 minutes. The parents are told.`;
export const shownOnce = (name: string) => `The card for ${name} is shown this once.`;
export const done = 'Done';
export const print = 'Print Card';
export const make = 'Make Card';
export const making = 'Making...';
export const notMade = (remedy: string) => `The card could not be made. ${remedy}`;

/** On the card itself, which a child reads. */
export const hello = (firstName: string) =>
  `Hello ${firstName}! With this card you can choose a new password.`;
export const code = 'Code';
export const whereAndWhen = (address: ReactNode, time: string) => (
  <>
    Go to {address} before {time}. It works once.
  </>
);
