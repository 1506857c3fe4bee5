import type { ReactNode } from 'react';

/** A new password for a person who forgot it (PRODUCT.md#password-reset), one stage after the other. */

export const title = 'Reset Your Password';
export const subtitle = 'Forgot it? That happens. We will get you back in.';
export const notForYou = 'Does it not work for you?';
export const whomToAsk = (address: ReactNode) => (
  <>
    It needs what your parent or guardian wrote when they signed you up. Has nobody signed yet, or are you an
    administrator? Then an adult can write to {address}.
  </>
);
export const toPick = 'To pick a new password';
export const next = 'Continue';
export const verifying = 'Verifying...';
export const startOver = 'Start over';
/** PRODUCT.md#when-something-goes-wrong: where no answer came. */
export const noAnswer = 'Something went wrong. Please try again.';

export const whoAreYou = 'Who are you?';
export const usernameHint =
  'Tell us the username you picked when you signed up. An email does not work here.';
export const notFound = 'User not found';
export const toLogin = 'Back to Login';

/** The questions by field. */
export const questions = {
  troopNumber: 'Troop Number',
  parentFirstName: 'Parent/Guardian First Name',
  parentLastName: 'Parent/Guardian Last Name',
  state: 'State',
};
export const isItYou = 'Is it really you?';
export const answer = (username: string) =>
  `Answer these questions, ${username}. Your parent or guardian can help.`;
export const verify = 'Verify';
export const notVerified = 'Verification Failed';
export const noMatch = "The information provided doesn't match our records.";

export const typeCode = 'Type the code';
/** `address` is shown in part. */
export const codeSentTo = (address: ReactNode) => (
  <>We sent a code with 8 numbers to your parent or guardian at {address}. Ask them to read it to you.</>
);
export const code = 'Code';
export const codeHint = 'It works for 10 minutes. It can take a minute to arrive. Is it in the spam?';
export const codeFailed = 'That did not work. Please try again in a moment.';
export const codeNotSent = 'Code Not Sent';
export const newCodeSent = 'A new code is on its way. The one before does not work any more.';
export const sendNewCode = 'Send a new code';
export const sending = 'Sending...';

export const pickPassword = 'Pick a new password';
export const newPassword = 'New password';
export const confirmPassword = 'Confirm new password';
export const mismatch = 'Password Mismatch';
export const tooShort = 'Password Too Short';
export const reset = 'Reset Password';
export const submitting = 'Submitting...';
/** After a try that got no answer. */
export const mayBeSaved =
  'Your new password may be saved already. If it does not work here again, try to log in with it.';
export const notReset = { title: 'Reset Failed', description: 'Failed to reset password' };

export const isChanged = 'Your password is changed';
export const niceWork = 'Nice work! Log in with your new password now.';
export const goToLogin = 'Go to Login';
