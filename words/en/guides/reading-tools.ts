/* Words of the tool that reads a guide aloud (PRODUCT.md#reading-aloud). */
export const read = 'Read to me';
export const pause = 'Pause';
export const goOn = 'Go on';
export const stop = 'Stop';
