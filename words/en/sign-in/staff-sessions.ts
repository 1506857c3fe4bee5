/**
 * The safety of a leader's or an administrator's account (PRODUCT.md#second-factor,
 * PRODUCT.md#where-staff-is-logged-in), and its sessions.
 */

export const title = 'Security';
export const subtitle = 'How you log in, and where you are logged in.';
export const backToTroop = 'Back to your troop';
export const backToAdmin = 'Back to Admin Dashboard';
/** Before words.needsConnection. */
export const toChange = 'To change how you log in';

export const loading = 'Loading the sessions...';
export const notLoaded = 'The sessions could not be loaded.';
export const own = 'Where you are logged in';
export const others = 'Where others are logged in';

/** A browser as people call it, by how it calls itself. */
export { browserWords as browser } from '#domain/rules/platform/browser-words.ts';
export const somebodys = (name: string, browser: string) => `${name}, ${browser}`;
export const thisBrowser = 'This browser';
export const seen = (input: { address: string; since: string; lastSeen: string }) =>
  `From ${input.address} · since ${input.since} · last seen ${input.lastSeen}`;
export const end = 'End';
/** `what` is a browser, of somebody or one's own. */
export const endNamed = (what: string) => `End ${what}`;
export const endOthers = 'End all others';
export const ending = 'Ending...';
export const ended = 'Ended';
export const isLoggedOut = (browser: string) => `${browser} is logged out`;
export const sessionsEnded = (count: number) => (count === 1 ? '1 session ended' : `${count} sessions ended`);
export const notEnded = 'Not Ended';
export const endFailed = 'The session could not be ended';
