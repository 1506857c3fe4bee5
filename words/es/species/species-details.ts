export const choose = 'Elegir este árbol';
export const whereItGrows = 'Dónde vive';
export const cuttingTip = 'Consejo para cortar';
export const funFact = 'Dato curioso';
export const nativeStates = 'Estados donde es nativo';
