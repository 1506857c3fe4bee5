/** PRODUCT.md#choosing-a-tree: three questions about what a child sees lead to a few native trees. */

export const notHere = 'The tree detective is not here yet';
export const questionOf = (number: number, count: number) => `Question ${number} of ${count}`;
export const caseClosed = 'Case closed';
export const couldBe = 'It could be one of these';

/** Each has a drawing for every answer. */
export const water = {
  asks: 'Is there water near?',
  hint: 'Look for a river, a pond, or wet ground.',
  answers: { near: 'Yes, water is near', far: 'No, it is dry here' },
};
export const leaf = {
  asks: 'How do the leaves look?',
  hint: 'No leaves on it now? Look on the ground below.',
  answers: {
    long: 'Long and thin',
    broad: 'Broad',
    leaflets: 'Like a feather',
    needles: 'Needles or scales',
  },
};
export const twig = {
  asks: 'Does it bend?',
  hint: 'Bend a thin twig slowly. Do not break it off.',
  answers: { bends: 'It bends like a rope', snaps: 'It is stiff or snaps' },
};
export const notKnown = "I don't know";
export const questionBefore = 'Back one question';

export const inYourState = 'All of them grow wild in your state. Look closely before you choose.';
export const inThisCountry = 'All of them grow wild in this country. Look closely before you choose.';
export const notLoaded = 'The trees could not be loaded';
export const treesThatFit = 'Trees that fit';
export const cluesFit = (matches: number, known: number) => `${matches} of ${known} clues fit`;
