/** Where what is typed is: on its way, on the server, on this device, or nowhere yet (PRODUCT.md#the-save-indicator). */

export const saving = 'Saving...';
export const saved = 'Auto-saved';
export const onDevice = 'Saved on this device, not sent yet';
/** The same with how much waits there. */
export const onDeviceOf = (count: number) => `Saved on this device, not sent yet (${count})`;
export const logIn = 'Log in to send';
export const failed = 'Not saved.';
export const held = 'Not all of it is saved. Please fix the marked field.';
/** Two versions of something, of which neither is thrown away. */
export const choice = 'Both are kept until you choose.';
export const seeWhatWaits = 'See what waits';
export const tapToTryAgain = 'Tap to try again';
