/** A closer look at a tree before it is chosen (PRODUCT.md#choosing-a-tree). */

export const choose = 'Choose This Tree';
export const whereItGrows = 'Where it grows';
export const cuttingTip = 'Cutting tip';
export const funFact = 'Fun fact';
export const nativeStates = 'Native states';
