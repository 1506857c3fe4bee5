/** The page behind the letter to the parents of a deleted account (PRODUCT.md#the-receipt). */

export const title = 'Deletion Receipt';
export const failed = 'The receipt could not be loaded.';
export const unknown = 'We do not know this receipt.';
export const wasCutOff = 'Please open the whole address from your letter again. It may have been cut off.';

export const text = (site: string) =>
  `Everything named here was deleted from ${site} for good. No name is shown, since none is kept with this receipt.`;
export const deletedOn = 'Deleted on';
/** The deleted things, with their counts. */
export const deleted = 'Deleted';
export const files = 'Files of pictures and scans';
export const noFiles = 'There were none.';
export const removing = (files: number) =>
  `${files}. They are still being removed: please look again tomorrow.`;
export const noneIsLeft = (files: number, moment: string) =>
  `${files}. None of them is left: we looked on ${moment}.`;
/** Its number. */
export const receipt = 'Receipt';
export const print = 'Print';
