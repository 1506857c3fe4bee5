import { expect, test } from 'vitest';
import { sentenceIn } from './sentence-in.ts';

const said = sentenceIn({
  'It is late.': 'Es tarde.',
  'Use {count} letters': 'Usa {count} letras',
  'You are {name} now (since {day}).': 'Desde {day} eres {name}.',
});

test.each([
  ['It is late.', 'Es tarde.'],
  ['Use 8 letters', 'Usa 8 letras'],
  ['You are Ann {count} now (since May 3).', 'Desde May 3 eres Ann {count}.'],
  ['You are $& now (since today).', 'Desde today eres $&.'],
  ['Use letters', 'Use letters'],
  ['It is late', 'It is late'],
  ['', ''],
])('%s', (english, spanish) => {
  expect(said(english)).toBe(spanish);
});
