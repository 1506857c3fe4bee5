/** A device that nobody touches, and a session that has ended (PRODUCT.md#a-shared-device). */

export const stillThere = 'Are you still there?';
export const willLogOut = (site: string) =>
  `Nobody has touched this device for a while. In a minute ${site} logs out, so that nobody else writes in your notebook. What you wrote is kept.`;
export const stillHere = 'I am still here';
export const wasLoggedOut = 'You were logged out';
export const wasIdle =
  'Nobody touched this device for 15 minutes. What was written is kept. Log in to go on.';
export const hasEnded = 'Please log in again. Then you are back where you were.';
