/**
 * The field in which a parent draws or types a name (PRODUCT.md#the-consent-page,
 * PRODUCT.md#the-record-of-a-consent).
 */

export const label = 'Digital signature';
export const drawInstead = 'Draw your signature instead';
export const typeInstead = 'Type your name instead';
export const drawn = 'Your signature';
export const empty = 'Empty signature area';
export const hint = 'Sign with your mouse or finger';
export const undo = 'Undo';
export const clear = 'Clear';
export const fullName = 'Your full name';
export const typedHint = 'Typing your name here counts as your signature.';
export const typed = 'Your typed signature';
