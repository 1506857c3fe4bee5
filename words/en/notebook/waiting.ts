/** To the child: what lies on the device and is not sent yet (PRODUCT.md#calls-and-devices). */

export const title = 'Waiting to be sent';
export const toDashboard = 'Back to Dashboard';
export const subtitle = 'These are saved on this device until the server has them.';

export const nothing = {
  title: 'Nothing is waiting',
  text: 'Everything you wrote here has been sent.',
  back: 'Back to my projects',
};

export const logIn = {
  title: 'Log in to send',
  text: 'Your time here has ended. Log in again, then these are sent.',
};
export const tryNow = 'Try again now';
export const saveCopy = 'Save a copy';
/** The browser's promise not to clear kept data. */
export const isPromised = 'Your browser has promised to keep this until it is sent.';
export const mayBeCleared =
  'Your browser may clear this if the device runs out of room. Find a connection soon, or save a copy. In a private window it is lost when you close the window.';
export const isForgotten =
  'Your browser may clear this if you stay away for 7 days. Find a connection soon, or save a copy. In a private window it is lost when you close the window.';
export const doNotClear =
  'Please do not clear the data of your browser before this is sent. In a private window it is lost when you close the window.';

export const isTroubled = 'The server has trouble with this one. It is safe here, and we keep trying.';
/** Stands for the name of a form that is not known. */
export const something = 'Something you typed';
export const notFinished = 'Not finished';
export const needsHelp = 'It cannot be sent as it is. Open it and look for the box that needs your help.';
export const inOtherTab = 'You are still writing this in another tab.';
export const open = 'Open it';
export const willBeGone = (what: string) => `${what} will not be sent, and what you typed will be gone.`;

/** Two versions in a project that is deleted. */
export const ofDeleted = 'Its project is deleted. If it comes back, you can choose.';

export const twoVersions = 'Two versions';
export const refused = 'Could not be sent';
export const sending = 'Sending...';
export const waits = 'Waiting';
