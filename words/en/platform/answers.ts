/** A yes or no by the link of a letter, to whoever gets one. */

export const yourAnswer = 'Your answer';
export const sending = 'Sending...';
export const confirm = 'Confirm';
