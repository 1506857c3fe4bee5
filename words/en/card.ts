/** To the child: a new password by the card that a leader printed (§21.13). */

export const title = 'Sign in with a card';
export const subtitle = 'Type what is on your card. Then pick a new password.';
export const toLogin = 'Back to log in';
export const code = 'Code';
export const codeHint = '8 letters and numbers. Big or small does not matter.';
export const newPassword = 'New password';
export const newPasswordHint = (min: number) => `At least ${min} characters. Only you should know it.`;
export const toUse = 'To use your card';
export const checking = 'Checking...';
export const save = 'Save my new password';
export const failed = 'That did not work';
export const couldNot = (remedy: string) => `We could not save it. ${remedy}`;

export const done = {
  title: 'You have a new password',
  text: 'Log in with it now. The card is used up, so you can throw it away.',
};
