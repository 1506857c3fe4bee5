/** The frame of every screen: the bar above it, and the words in place of a missing screen. */

export const skipToContent = 'Skip to content';
export const close = 'Close';
/** In the place of a child's name that nobody has said. */
export const menu = 'Menu';
export const myProfile = 'My Profile';
export const contact = 'Contact Us';
export const logOut = 'Log Out';
export const loggingOut = 'Logging out...';
/** Before a name, in the bar of who has no screens yet. */
export const signedInAs = 'Signed in as';
/** The name of the place where toasts stand; the key leads there. */
export const notifications = 'Notifications ({hotkey})';
/** Read out before a toast. */
export const notification = 'Notification';

export const notOpened = 'This page did not open';
export const openAgain = 'Try again. If it still does not open, check your connection.';
export const noAnswer = 'No answer yet';

/** Toasts, each with what stands under it. */
export const denied = 'Access Denied';
export const onlyAdmins = 'Admin access required';
export const unauthorized = 'Unauthorized';
export const loggingInAgain = 'You are logged out. Logging in again...';
