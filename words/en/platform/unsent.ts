/** The amount on a child's device only, and discarding it (PRODUCT.md#what-a-device-keeps). */

export const title = (count: number) =>
  count === 1 ? '1 thing is not sent yet' : `${count} things are not sent yet`;

/** A button of a window, and one that opens it: the first begins each word with a capital. */
export const throwAway = 'Throw It Away';
export const throwItAway = 'Throw it away';
export const forGood = 'Throw it away for good?';

/** Toasts, each with what stands under it. The first comes where a child wants to log out and nothing can be asked. */
export const notAllSent = 'Some of your work is not sent yet';
export const openAndLogOut = 'Check your connection and open this page again. Then log out.';
export const refused = 'This could not be sent';
