import type { Difficulty } from '#domain/contract/species/species.ts';

/**
 * The tree of a project and the choice of one (PRODUCT.md#choosing-a-tree); how trees are looked for is in
 * species-search.ts.
 */

export const yourTree = 'Your tree';
export const chooseTree = 'Choose your tree';
export const keepTree = 'Keep the tree I had';
export const change = 'Change Selection';
export const treesNotShown = 'The trees could not be shown';
export const yourTreeNotShown = 'Your tree could not be shown';
export const yourTreeNotLoaded = 'Your tree could not be loaded right now.';
/** Before the tip and the fact about the tree chosen. */
export const cuttingTipLabel = 'Cutting tip:';
/** After a tip that wants cuttings of another length than the guide. */
export const otherLength = (min: number, max: number, beside: 'shorter' | 'longer') =>
  `Most trees like ${min} to ${max} inches. This one likes ${beside} cuttings.`;
export const funFactLabel = 'Fun fact:';

/** Stands beside the name of a tree; by what the list of trees says. */
export const difficulties: Readonly<Record<Difficulty, string>> = {
  'Beginner-friendly': 'Beginner-friendly',
  Medium: 'Medium',
  Difficult: 'Difficult',
};

/** PRODUCT.md#choosing-a-tree: the question before a tree is chosen. */
export const chooseNamed = (name: string) => `Choose ${name}?`;
export const choosing = 'This will be the tree of your project. You can change it later.';
export const confirm = 'Confirm Selection';
export const treeNotShown = 'The tree could not be shown';
export const nameNotAsked = 'The name could not be asked for';
/** Once it is chosen (PRODUCT.md#when-something-goes-wrong). */
export const chosen = 'Species selection saved successfully';
export const notChosen = 'Failed to save species selection';
