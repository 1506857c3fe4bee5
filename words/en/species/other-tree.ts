/** A tree that is in no list (PRODUCT.md#another-tree). */

export const notListed = 'A tree that is not in our list';
export const title = 'Another tree';
export const use = 'Use this tree';
export const name = 'Name of your tree';
export const nameHint = 'What do people call it? Leave out your own name and where you live.';
export const helpNotShown = 'What to ask a grown-up could not be shown';
