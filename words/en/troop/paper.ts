/**
 * The page from which the field paper is printed (PRODUCT.md#field-paper); what is on the paper is in
 * guides/field-sheets.ts.
 */

export const partNotLoaded = 'This could not be loaded';
export const projectNotLoaded = 'Your project could not be loaded';
export const backToStep = (step: number) => `Back to step ${step}`;
export const backToProject = 'Back to my project';
