/* What reads a guide aloud (§30.7). */
export const read = 'Read to me';
export const pause = 'Pause';
export const goOn = 'Go on';
export const stop = 'Stop';
