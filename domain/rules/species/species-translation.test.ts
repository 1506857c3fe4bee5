import { expect, test } from 'vitest';
import type { Species } from '#domain/contract/species/species.ts';
import { type SpeciesTranslation, translatedSpecies } from './species-translation.ts';

const MAPLE: Species = {
  id: 'red-maple',
  commonName: 'Red Maple',
  scientificName: 'Acer rubrum',
  family: 'Sapindaceae',
  cloningDifficulty: 'Medium',
  typicalHabitat: 'Damp woods.',
  regions: ['Northeast'],
  nativeStates: ['ME'],
  funFact: 'It is red.',
  cuttingTip: 'Cut soft tips.',
};
const SPANISH: SpeciesTranslation = {
  of: MAPLE,
  texts: { typicalHabitat: 'Bosques húmedos.', funFact: 'Es rojo.', cuttingTip: 'Corta puntas tiernas.' },
  commonName: 'Arce rojo',
  otherNames: ['arce de Virginia'],
};
/** All texts in Spanish, and the tip in English by which the season is known. */
const TEXTS = { ...SPANISH.texts, englishTip: 'Cut soft tips.' };
const NAMED = { commonName: 'Arce rojo', englishName: 'Red Maple', otherNames: ['arce de Virginia'] };

test.each<[string, Partial<Species>, SpeciesTranslation | undefined, Partial<Species>]>([
  ['is whole where nothing was changed', {}, SPANISH, { ...TEXTS, ...NAMED }],
  ['leaves what there is no translation of', {}, undefined, {}],
  ['leaves a name that nobody could confirm', {}, { ...SPANISH, commonName: null }, TEXTS],
  [
    'leaves a name that an operator gives',
    { commonName: 'Swamp Maple' },
    SPANISH,
    { ...TEXTS, commonName: 'Swamp Maple' },
  ],
  [
    'leaves a text that an operator gives',
    { cuttingTip: 'Ask Ana.' },
    SPANISH,
    { ...SPANISH.texts, ...NAMED, cuttingTip: 'Ask Ana.' },
  ],
])('a translation %s', (_, own, translation, shown) => {
  expect(translatedSpecies({ ...MAPLE, ...own }, translation)).toEqual({ ...MAPLE, ...own, ...shown });
});
