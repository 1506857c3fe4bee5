import { TOTAL_STEPS } from '../limits.ts';

/** Where a page that is drawn at build time leaves room for the name that only the server's configuration knows. */
export const SITE_NAME_SLOT = '{{site-name}}';

/** Where there is nothing but the login (§10.1). */
export const LOGIN_PATH = '/login';

const ID = '[^/]+';
const STEP = `[1-${TOTAL_STEPS}]`;

/** Screens that a person can be sent back to after login; what is not among them is dropped (§10.2). */
const OWN_SCREENS = [
  '/',
  '/projects',
  '/profile',
  '/contact',
  '/waiting',
  '/admin',
  '/admin/import-species',
  `/project/${ID}`,
  `/project/${ID}/step/${STEP}`,
  `/projects/${ID}/steps/${STEP}`,
  `/projects/${ID}/complete`,
].map((screen) => new RegExp(`^${screen}$`));

/** Whether a path, with or without a query, is a screen of ours that needs a session. */
export function isOwnScreen(address: string): boolean {
  const [path = ''] = address.split('?');
  return OWN_SCREENS.some((screen) => screen.test(path));
}

/** Where the login page may be found by a search engine, and nothing else is: the two addresses that people are given. */
export const LISTED_PATHS: readonly string[] = ['/', LOGIN_PATH];

/** Whether a path shows the login page to who is not signed in (§10.3). */
export function isLoginScreen(path: string): boolean {
  return path === LOGIN_PATH || isOwnScreen(path);
}
