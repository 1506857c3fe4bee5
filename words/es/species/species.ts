import type { Difficulty } from '#domain/contract/species/species.ts';

export const yourTree = 'Tu árbol';
export const chooseTree = 'Elige tu árbol';
export const keepTree = 'Quedarme con el que tenía';
export const change = 'Cambiar de árbol';
export const treesNotShown = 'No se pudieron mostrar los árboles';
export const yourTreeNotShown = 'No se pudo mostrar tu árbol';
export const yourTreeNotLoaded = 'Por ahora no se pudo cargar tu árbol.';
export const cuttingTipLabel = 'Consejo para cortar:';
export const otherLength = (min: number, max: number, beside: 'shorter' | 'longer') =>
  `Para casi todos los árboles, los esquejes miden de ${min} a ${max} pulgadas. Este quiere esquejes más ${beside === 'longer' ? 'largos' : 'cortos'}.`;
export const funFactLabel = 'Dato curioso:';

export const difficulties: Readonly<Record<Difficulty, string>> = {
  'Beginner-friendly': 'Fácil para empezar',
  Medium: 'Dificultad media',
  Difficult: 'Difícil',
};

export const chooseNamed = (name: string) => `¿Elegir ${name}?`;
export const choosing = 'Este será el árbol de tu proyecto. Puedes cambiarlo después.';
export const confirm = 'Sí, este árbol';
export const treeNotShown = 'No se pudo mostrar el árbol';
export const nameNotAsked = 'No se pudo abrir la pregunta del nombre';
export const chosen = 'Se guardó tu árbol';
export const notChosen = 'No se pudo guardar tu árbol';
