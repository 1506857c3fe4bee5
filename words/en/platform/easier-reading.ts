/** The switch to wider letters (PRODUCT.md#easier-to-read). */

export const title = 'Reading';
export const easier = 'Easier to read';
export const hint =
  'Puts more room between letters, words and lines. This device remembers it until you log out.';
