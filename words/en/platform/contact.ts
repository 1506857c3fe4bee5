/** PRODUCT.md#who-sees-which-screen. */

export const title = 'Contact Us';
export const subtitle = 'Stuck, or something looks wrong? We are glad to help.';
export const toDashboard = 'Back to Dashboard';
/** Before our address. */
export const whoWrites = 'Please ask your parent or troop leader to send an email to:';
export const whatHelps = 'It helps us if they write what you were doing and what you saw.';
