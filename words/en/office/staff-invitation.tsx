import type { ReactNode } from 'react';
import { troopName } from '#domain/rules/troop/troops.ts';

/**
 * An invited person makes an account to help run the site (PRODUCT.md#administrators); `number` is the troop's that a
 * leader is invited to.
 */

export const tab = 'Your invitation';
export const notLoaded = 'The invitation could not be loaded';

export const title = (site: string) => `Help run ${site}`;
export const asAdministrator = (by: string) => `${by} invites you to be an administrator.`;
export const asLeader = (by: string, number: string) =>
  `${by} invites you to be a leader of ${troopName({ number })}.`;
/** `ends` is a day and a time. */
export const administratorText = (ends: string) =>
  `Administrators look after the accounts of scouts. Please use a password that you have nowhere else. The invitation ends on ${ends}.`;
export const leaderText = (ends: string) =>
  `Leaders see the scouts whose parents say yes. Please use a password that you have nowhere else. The invitation ends on ${ends}.`;
export const create = 'Create my account';
export const notCreated = 'Not Created';
export const createFailed = 'Your account could not be created';

export const isLeader = 'You are a leader';
export const isAdministrator = 'You are an administrator';
export const ready = 'Your account is ready.';
/** 'Admin Login' is a button of the login page. */
export const logInAs = (username: ReactNode) => (
  <>Press “Admin Login” on the login page, and log in as {username}.</>
);
export const toLogin = 'Go to Login';

export const dead = 'This link is too old or was used.';
/** Where the address has no invitation in it. */
export const openAgain = 'Please open the link that you were given once more.';
export const askForNew =
  'Please ask whoever invited you for a new one. If you have an account already, just log in.';
export const questions = (address: ReactNode) => <>Questions? Write to {address}.</>;
