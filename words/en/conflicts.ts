/** A child chooses between what was written here and on another device (§12.11). */

export const changedElsewhere = 'This was changed on another device too';
/** At a field of an open form. */
export const pleaseChoose = 'This was changed on another device too. Please choose which one to keep.';
export const whichOne = 'Which one do you want to keep?';
