import type { WordsOf } from '#languages/sentence-words.ts';

export const SPECIES: WordsOf<typeof import('#domain/rules/species/sentences.ts')> = {
  treeNameInvalid: ({ min, max }) => `Usa de ${min} a ${max} letras, sin números y sin enlaces`,
  difficultyNotListed: 'Elija una dificultad de la lista',
  speciesComplete: ({ count }) => `Los ${count} tipos de árboles ya están completos.`,
  speciesImported: ({ count }) => `Se importaron ${count} tipos de árboles.`,
  speciesUnusable: ({ name }) => `La lista de árboles de SPECIES_FILE no se puede usar:${name}`,
};
