/** To the child: a new password by the card that a leader printed (PRODUCT.md#sign-in-cards). */

export const title = 'Sign in with a card';
export const subtitle = 'Type what is on your card. Then pick a new password.';
export const toLogin = 'Back to log in';

export const done = {
  title: 'You have a new password',
  text: 'Log in with it now. The card is used up, so you can throw it away. If a leader made the card, your parent is asked if it was you. Until they say yes, your new password works for 4 hours.',
};
