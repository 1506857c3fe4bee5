/** The second step of a login, of staff (PRODUCT.md#corrections). */

export const code = 'Code';
export const passwordRight = 'Your password is right. Now the code.';
export const whichCode = 'From your authenticator app, or a recovery code.';
