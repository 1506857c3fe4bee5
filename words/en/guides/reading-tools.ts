/* What reads a guide aloud, and sets wider letters (§30.7, §30.8). */
export const easier = 'Easier to read';
export const read = 'Read to me';
export const pause = 'Pause';
export const goOn = 'Go on';
export const stop = 'Stop';
