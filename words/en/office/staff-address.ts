/**
 * Username and e-mail address of a leader or an administrator, and the pages behind the links of letters about it
 * (PRODUCT.md#username-and-address-of-staff).
 */

import { ADMIN_PASSWORD_MIN } from '#domain/limits.ts';

export const account = 'Your account';
export const whyPassword = 'An e-mail address changes with your password only.';
export const save = 'Save Changes';
export const saved = { title: 'Profile Updated', description: 'What you changed is saved.' };
export const notSaved = { title: 'Update Failed', description: 'Failed to update profile' };
export const asked = (address: string) =>
  `We wrote to ${address}. Your address changes when you open the link there; until then the old one stays.`;

export const toLogin = 'Go to the login';
/** Where a link leads nowhere any more. */
export const askAgain =
  'The page ‘Security’ shows which address your account has, and you can change it there.';

/** Words for the letter to the new address. */
export const confirm = {
  tab: 'Your new address',
  title: 'Is this your new address?',
  text: 'Your account has this address from then on, and our letters come here.',
  button: 'Use this address',
  done: {
    title: 'Your address has changed',
    text: 'With the old address you can undo it for a week.',
  },
};

/** Words for the letters to the old address. */
export const undo = {
  tab: 'Keep your address',
  title: 'Was it not you?',
  text: 'Whoever asked for the change knew your password, so please choose another one. Then your account keeps this address, is logged out everywhere, and its open invitations end.',
  newPassword: 'New password',
  newPasswordHint: `At least ${ADMIN_PASSWORD_MIN} characters, and none that you had before.`,
  /** Before words.needsConnection. */
  toKeep: 'To keep your address',
  button: 'Keep this address',
  done: {
    title: 'You keep your address',
    text: 'Log in with your new password. Please tell another administrator, and look at who was invited or changed in these days.',
  },
};
