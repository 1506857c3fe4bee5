/**
 * To a child: what is written goes to the device first, and what cannot be sent can be thrown away
 * (PRODUCT.md#calls-and-devices).
 */

export const throwAway = 'Throw it away';
export const throwThisAway = 'Throw this away?';
export const throwAwayForGood = 'Throw It Away';
/** Behind a sentence that says what will be gone. */
export const gone = (consequence: string) => `${consequence} This action cannot be undone.`;
/** `what` is something that was begun on this device, such as a project. */
export const allOfItGone = (what: string) =>
  `${what}, and all that you put into it and that is not sent yet, will be gone.`;
export const itGone = (what: string) => `${what} will not be sent and will be gone.`;

export const onlineOnly = 'This works online only';
/** A private window. */
export const inWindow =
  'This browser window keeps nothing on the device, so each thing is sent right away. What is not sent yet is lost when you close it. In a normal window you can work without a connection too.';
export const overHttp =
  'The address of this page begins with http, so your browser keeps nothing on the device and each thing is sent right away. With an address that begins with https you can work without a connection too. Ask your troop leader.';

export const noCopy = 'The copy could not be made';
export const copyAgain = 'Please try again.';
