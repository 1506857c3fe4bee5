/* A guide as cards, one in view, and what stands on every card. */
export const oneCardBack = 'One card back';
export const oneCardOn = 'One card on';
export const showOne = 'Show one at a time';
export const showEverything = 'Show everything';
export const readMore = 'Read more';
export const readLess = 'Read less';
export const readAgain = 'Read the guide again';
export const askAnAdult = 'Ask an adult';
/** The four pictures of step 5. */
export const howToPlant = 'How to plant';
