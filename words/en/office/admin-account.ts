import { ADMIN_PASSWORD_MIN } from '#domain/limits.ts';

/** The form of a new administrator (PRODUCT.md#first-administrator, PRODUCT.md#administrators). */
export const codeHint =
  'The start of the program printed it: look in its window or its log for create-admin#. What follows the # is the code.';
export const firstName = 'First name';
export const lastName = 'Last name';
export const username = 'Username';
export const email = 'Email';
export const password = 'Password';
export const passwordHint = `At least ${ADMIN_PASSWORD_MIN} characters, and not one that many people use.`;
export const creating = 'Creating account...';
