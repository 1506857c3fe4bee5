/** The moment when the first look with a root is finished (PRODUCT.md#stamps). */

export const title = 'First root!';
export const goOn = 'Go on';
