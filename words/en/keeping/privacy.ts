/** The page of the privacy notice (PRODUCT.md#the-privacy-notice); the notice itself comes from the server. */

export const title = 'Privacy Notice';
export const subtitle = (site: string) =>
  `For parents, guardians and leaders: what ${site} keeps, why, and for how long.`;
export const print = 'Print';
export const failed = 'The privacy notice could not be loaded.';

/** The operator of this installation. */
export const operatorName = 'Name';
export const address = 'Address';
export const phone = 'Phone';
export const email = 'Email';

/** The table of what is kept, with its columns. */
export const table = 'What is kept, what for, and how long';
export const what = 'What';
export const purpose = 'What for, and why';
export const kept = 'How long';
export const from = 'Counted from';
/** The notices to families before something ends by its time. */
export const told = 'Told before';
