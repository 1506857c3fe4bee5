import { told } from '#domain/rules/platform/sentence.ts';

export const notebookLocked = told(
  'notebookLocked',
  'This notebook is locked for now. Please ask your parent or guardian, or a leader.',
);
export const noReceipt = told(
  'noReceipt',
  'We know no deletion with this receipt. Please check that you have the whole address of the letter.',
);
export const whyMissing = told('whyMissing', 'Please choose why');
export const askedByYou = told('askedByYou', 'You asked for this. Another administrator has to confirm it.');
export const askedFromYourAddress = told(
  'askedFromYourAddress',
  'Who asked for this has your e-mail address. An administrator with another one has to confirm it.',
);
export const adminTooNew = told(
  'adminTooNew',
  'You became an administrator less than 7 days ago. Until 7 days are over another one has to confirm this.',
);
export const removedAdmin = told(
  'removedAdmin',
  'You removed an administrator less than 7 days ago. Until 7 days are over another one has to confirm what you ask for.',
);
export const notOnHold = told('notOnHold', 'This student is not on hold.');
export const heldAnewSince = told(
  'heldAnewSince',
  'This hold was made longer or set anew since. Please look at it before you release it.',
);
export const holdEndMissing = told(
  'holdEndMissing',
  'Please enter the day on which it ends, like 2028-05-01',
);
export const holdEndPast = told('holdEndPast', 'Please choose a day that is still to come');
export const holdEndFar = told('holdEndFar', 'A hold can last a year at most');
export const holdShorter = told(
  'holdShorter',
  'A hold can only be made longer. To end it sooner, release it.',
);
