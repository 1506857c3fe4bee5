/** Before a child logs out, what is to become of what is on this device only (PRODUCT.md#what-a-device-keeps). */

export const isHereOnly = (days: number) =>
  `This is saved on this device only. What you keep here is sent when you log in on this device again. It stays for ${days} days.`;
export const keep = 'Keep It on This Device';
export const send = 'Send It Now';
export const sending = 'Sending...';
/** Where everything went out while the question stood there. */
export const allSent = { title: 'All your work is sent', text: 'Now you can log out.' };
export const notFinished = {
  title: 'Something you typed is not finished',
  text: 'It cannot be sent as it is. Open its form and look for the box that needs your help, then save it.',
};
/** A photo that neither the server nor the device has. */
export const photoNotSafe = {
  title: 'A photo is not safe yet',
  text: 'It could not be sent, and this device cannot keep it. Go back to its step and press Try again. If you log out now, the photo is gone.',
};
/** Words or a photo that are on their way when Log Out waits for them no longer. */
export const notSafe = {
  title: 'Something is not safe yet',
  text: 'It is not sent, and this device has not kept it. Go back, wait a little, and try again. If you log out now, it is gone.',
};
export const logOutAnyway = 'Log Out Anyway';
export const notAllSent = 'Not everything could be sent';
/** Under it: why, where that is known, and what is left to do. */
export const serverTrouble = 'The server has trouble right now. You can try again, or save a copy.';
export const serverFull = 'The server has no room left. You can try again, or save a copy.';
export const noConnection = 'Check your connection. You can try again, or save a copy.';
export const saveCopy = 'Save a Copy';
export const willBeGone =
  'What was written here and not sent yet will be gone. This action cannot be undone.';
