import { PASSWORD_MIN } from '#domain/limits.ts';

/** Sign Up (PRODUCT.md#login-and-sign-up). */

export const aboutYou = 'About you';
export const yourTroop = 'Your troop';
export const yourLogin = 'Your login';
export const usernameHint = 'Make up a name. Leave out your full name.';
export const emailHint = "No email yet? Use your parent's.";
export const passwordHint = `At least ${PASSWORD_MIN} letters, numbers or signs.`;
export const confirmPassword = 'Confirm password';
export const confirmHint = 'Type it one more time.';
export const nextStep =
  'Click submit to move to the next step so your parent/guardian can finish signing you up!';
export const toSignUp = 'To sign up';
export const pending = 'Creating account...';
export const welcome = { title: 'Welcome!', description: 'Account created successfully' };
export const failed = 'Registration failed';
export const couldNot = 'Could not create account';
