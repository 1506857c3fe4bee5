/** The page that makes the first administrator, once (PRODUCT.md#first-administrator). */

export const title = 'Create First Admin';
export const subtitle = (site: string) => `Set up the first administrator of ${site}.`;
export const unknown = 'We could not find out whether this page is still open.';
export const onlyOnce = 'This page works only once.';
export const closesForGood = 'As soon as the first administrator is created, it closes for good.';
export const create = 'Create Admin';
export const success = 'Success';
export const isCreated = (username: string) => `Admin user ${username} created`;
export const notCreated = 'Failed to create admin user';
export const networkError = 'Network error. Please try again.';
export const closed = 'This page is closed';
export const created = 'It works only once, and the first administrator has been created already.';
export const goToLogin = 'Go to Login';
export const ready = 'The first administrator is ready.';
export const canLogIn = (name: string, username: string) => `${name} can log in as ${username}.`;
export const goToPanel = 'Go to Admin Panel';

/** Below the door of administrators, while there are none. */
export const nobodyYet = 'Nobody can log in here yet.';
export const makeFirst = 'Set up the first administrator';
