import { PASSWORD_MIN } from '#domain/limits.ts';

/** The form of a child with a card for a new password (PRODUCT.md#sign-in-cards). */

export const code = 'Code';
export const codeHint = '8 letters and numbers. Big or small does not matter.';
export const newPassword = 'New password';
export const newPasswordHint = `At least ${PASSWORD_MIN} characters. Only you should know it.`;
/** Before words.needsConnection. */
export const toUse = 'To use your card';
export const checking = 'Checking...';
export const save = 'Save my new password';
export const failed = 'That did not work';
/** After a try that got no answer. */
export const mayBeSaved =
  'Your new password may be saved already. If it does not work here again, try to log in with it.';
export const couldNot = (remedy: string) => `We could not save it. ${remedy}`;
