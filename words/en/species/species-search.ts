/** Looking for a tree (PRODUCT.md#choosing-a-tree): four to begin with, the search, what it found, and what else to do. */

export const forYou = 'Four trees for you';
export const cutNow = 'Good to cut now';
/** Where the four trees grow. */
export const wildInMany = 'They grow wild in many states.';
export const wildInYours = 'They grow wild in your state.';
export const noneOf = (state: string) =>
  `Our list has no wild trees of ${state} yet. These grow wild in many states.`;
export const lookAt = (name: string) => `Look at ${name}`;
export const chooseNamed = (name: string) => `Choose ${name}`;
export const choose = 'Choose';

export const seeAll = (count: number | undefined) => (count === undefined ? 'See all' : `See all ${count}`);
export const detective = 'Tree detective';
export const findTree = 'Find a tree';
export const backToStep2 = 'Back to step 2';
export const treesToChoose = 'Trees to choose from';

export const state = 'State';
export const allStates = 'All states';
export const chooseState = 'Choose a state';
export const searchStates = 'Search states';
export const noState = 'No state found.';
export const difficulty = 'Difficulty';
export const allDifficulties = 'All difficulties';
export const search = 'Search';
export const searchHint = 'Name or place';

export const begin = 'Start typing or select filters to discover tree species';
export const loading = 'Loading species...';
export const notLoaded = 'The trees could not be loaded';
export const found = (count: number) => `Found ${count} species`;
export const clear = 'Clear filters';
export const treesFound = 'Trees found';
export const selectNamed = (name: string) => `Select ${name}`;
export const select = 'Select';
export const previewNamed = (name: string) => `Preview ${name}`;
export const preview = 'Preview';
export const regions = 'Regions';
/** A region of the country, as the list of trees calls it. */
export const region = (name: string) => name;
export const more = 'Show more trees';

export const nothing = 'No species found with current filters';
export const didYouMean = 'Did you mean';
/** On a button after it: a name that is spelled nearly so. */
export const meant = (name: string) => `${name}?`;
export const inAllStates = (count: number) => `Look in all states (${count})`;
export const notListed = 'Is your tree not in our list?';
export const another = 'Another tree';
