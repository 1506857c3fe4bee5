/** Where the species are taken in anew (PRODUCT.md#species-import). */

export const tab = 'Import Species Data';
export const title = 'Admin: Import Complete Species Data';
/** Facts to know before. */
export const notes = (count: number) => [
  'It replaces ALL species data.',
  'It is safe to run multiple times.',
  `It imports ${count} complete species.`,
  'Only admins can do it.',
];
export const importAll = 'Import Complete Species Dataset';
export const importing = 'Importing Species...';
export const nothing = 'Nothing to import';
export const imported = 'Import Successful';
export const counts = (before: number, now: number, taken: number) =>
  `Species before: ${before}. Species now: ${now}. Imported: ${taken}.`;
export const importFailed = 'Import Failed';
export const networkError = 'Network error occurred';
export const failed = 'Failed to import species';
