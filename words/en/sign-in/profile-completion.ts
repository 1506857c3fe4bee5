/**
 * Fields that an account still lacks (PRODUCT.md#fields-of-an-account), and the ZIP code of one from before it was
 * checked (PRODUCT.md#fields-of-an-account).
 */

export const title = 'Complete Your Profile';
export const subtitle = 'Just a few more things, and your adventure can begin.';
export const toSave = 'To save this';
export const saveAndContinue = 'Save and Continue';
export const welcome = { title: 'Welcome!', description: 'Your profile is complete.' };
export const notSaved = 'Failed to update profile. Please try again.';

export const isZipCodeRight = 'Is your ZIP code right?';
export const zipCodeHint = 'It has 5 numbers, like 53703. Ask a grown-up if you do not know it.';
export const zipCodeSaved = { title: 'Thank you!', description: 'Your ZIP code is saved.' };
