/**
 * To a parent: whose password it is that was chosen with a leader's card (PRODUCT.md#sign-in-cards). Moments are as
 * people read them.
 */

/** `by` is the name of the leader, or empty. */
export const wasUsed = (name: string, moment: string, by: string) =>
  `A new password for ${name} was chosen on ${moment}, with a card that ${by || 'a leader'}${by ? ', a leader of the troop,' : ''} had made. Was it ${name}?`;
export const isGoodUntil = (name: string, moment: string) =>
  `The password is good until ${moment}. After that ${name} can log in with it only if you say yes.`;
export const yes = (name: string) => `Yes, it was ${name}`;
export const no = 'No: choose another password';
export const saving = 'Saving...';
export const notSaved = (remedy: string) => `This could not be saved. ${remedy}`;
