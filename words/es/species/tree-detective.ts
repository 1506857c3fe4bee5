export const notHere = 'El detective de árboles aún no está aquí';
export const questionOf = (number: number, count: number) => `Pregunta ${number} de ${count}`;
export const caseClosed = 'Caso resuelto';
export const couldBe = 'Puede ser uno de estos';

export const water = {
  asks: '¿Hay agua cerca?',
  hint: 'Busca un río, un lago o tierra mojada.',
  answers: { near: 'Sí, hay agua cerca', far: 'No, aquí está seco' },
};
export const leaf = {
  asks: '¿Cómo son las hojas?',
  hint: '¿No tiene hojas ahora? Busca en la tierra, debajo del árbol.',
  answers: {
    long: 'Largas y delgadas',
    broad: 'Anchas',
    leaflets: 'Como una pluma',
    needles: 'Agujas o escamas',
  },
};
export const twig = {
  asks: '¿Se dobla?',
  hint: 'Dobla despacio una ramita delgada. No la arranques.',
  answers: { bends: 'Se dobla como una cuerda', snaps: 'Es dura o se rompe' },
};
export const notKnown = 'No sé';
export const questionBefore = 'Volver a la pregunta anterior';

export const inYourState = 'Todos crecen por sí solos en tu estado. Míralos bien antes de elegir.';
export const inThisCountry = 'Todos crecen por sí solos en este país. Míralos bien antes de elegir.';
export const notLoaded = 'No se pudieron cargar los árboles';
export const treesThatFit = 'Árboles que coinciden';
export const cluesFit = (matches: number, known: number) =>
  matches === 1 ? `Coincide 1 de ${known} pistas` : `Coinciden ${matches} de ${known} pistas`;
