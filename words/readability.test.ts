import { expect, test } from 'vitest';
import { sentencesOf, spanishSyllablesOf, spanishWordsOf, szigrisztPazos } from './readability.ts';

test.each([
  ['árbol', 2],
  ['esqueje', 3],
  ['raíz', 2],
  ['raíces', 3],
  ['agua', 2],
  ['antigüedad', 4],
  ['pingüino', 3],
  ['guía', 2],
  ['sigue', 2],
  ['quita', 2],
  ['quieto', 2],
  ['hoy', 1],
  ['muy', 1],
  ['mayo', 2],
  ['yema', 2],
  ['y', 1],
  ['a', 1],
  ['ahí', 2],
  ['ahora', 3],
  ['prohíbe', 3],
  ['ciudad', 2],
  ['cuidado', 3],
  ['río', 2],
  ['veíais', 3],
  ['después', 2],
  ['escribió', 3],
  ['reúnen', 3],
  ['línea', 3],
  ['leer', 2],
  ['copia', 2],
  ['cuándo', 2],
  ['dueño', 2],
  ['chiita', 3],
  ['noche', 2],
  ['permanente', 4],
  ['dieciséis', 3],
  ['12', 2],
  ['811', 6],
])('%s has %i syllables', (token, syllables) => {
  expect(spanishWordsOf(token).reduce((sum, word) => sum + spanishSyllablesOf(word), 0)).toBe(syllables);
});

test('a sentence ends with its mark, also inside quotes', () => {
  expect(sentencesOf('¿Qué ves? ¡Raíces! Toca “Guardar.” Luego sigue.')).toEqual([
    '¿Qué ves?',
    '¡Raíces!',
    'Toca “Guardar.”',
    'Luego sigue.',
  ]);
});

test('the measure is that of the formula', () => {
  // Six words of eight syllables in two sentences.
  expect(szigrisztPazos(['Mira las hojas. Hay dos más.'])).toBeCloseTo(206.835 - 62.3 * (8 / 6) - 3);
});

test('the measure tells a child’s sentence from a lawyer’s', () => {
  expect(szigrisztPazos(['El gato duerme en la mesa. Hace sol.'])).toBeGreaterThan(90);
  expect(
    szigrisztPazos([
      'Los participantes indemnizarán a la organización administradora por responsabilidades.',
    ]),
  ).toBeLessThan(15);
});
