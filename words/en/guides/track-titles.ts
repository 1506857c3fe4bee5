/*
 * Titles of the parts of step 4's guide (PRODUCT.md#guides), apart from their words, which come when one is opened.
 */
export const introduction = 'Introduction';
export const remember = 'Things to Remember';
export const entries = 'How to Track Your Cuttings';
