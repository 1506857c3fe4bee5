export const read = 'Léemelo';
export const pause = 'Pausa';
export const goOn = 'Seguir';
export const stop = 'Parar';
