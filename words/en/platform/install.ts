/** The offer to install the app, at the foot of a screen. */

export const takeAlong = (site: string) => `Take ${site} into the forest`;
export const putOnScreen = 'Put it on your home screen. Then you find it fast, with or without a connection.';
/** On a device whose browser has it in the menu of its button Share. */
export const putByHand =
  'Tap Share, then "Add to Home Screen". Open it from there from now on. It works without a connection, and your work stays.';
export const install = 'Install';
export const notNow = 'Not now';
