/** The jar of a project, as it grows (PRODUCT.md#the-jar). */

export { jarText as shows } from '#domain/rules/notebook/jar.ts';
export const yourTree = 'Your tree';
export const yourJar = 'Your jar';
