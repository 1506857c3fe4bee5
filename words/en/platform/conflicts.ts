/** A child chooses between what was written here and in another window or on another device (PRODUCT.md#two-devices). */

export const changedElsewhere = 'This was also changed in another window or on another device';
export const whichOne = 'Which one do you want to keep?';
