/** How much is on a child's device only, and what throws it away (§17.4). */

export const title = (count: number) =>
  count === 1 ? '1 thing is not sent yet' : `${count} things are not sent yet`;
/** The same about a child who is not signed in. */
export const titleOf = (name: string, count: number) => `${name}: ${title(count)}`;
/** Above the login page. */
export const waitsFor = (name: string) =>
  `It is safe on this device. It is sent when ${name} logs in here again.`;

/** A button of a window, and one that opens it: the first begins each word with a capital. */
export const throwAway = 'Throw It Away';
export const throwItAway = 'Throw it away';
export const forGood = 'Throw it away for good?';

/** Toasts, each with what stands under it. The first comes where a child wants to log out and nothing can be asked. */
export const notAllSent = 'Some of your work is not sent yet';
export const openAndLogOut = 'Check your connection and open this page again. Then log out.';
export const refused = 'This could not be sent';
/** `what` is the name of something that waited; `why` is the server's sentence. */
export const because = (what: string, why: string) => `${what}: ${why}`;
