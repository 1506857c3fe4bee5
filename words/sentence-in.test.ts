import { expect, test } from 'vitest';
import { sentenceIn } from './sentence-in.ts';

const said = sentenceIn({
  'It is late.': 'Es tarde.',
  late: 'tarde',
  early: 'temprano',
  'day and night': 'día y noche',
  ' and ': ' y ',
  'Use {count} letters': 'Usa {count} letras',
  'You are {name} now (since {day}).': 'Desde {day} eres {name}.',
  'May {day}': '{day} de mayo',
  'Line {line}: {problem} Nothing came.': 'Línea {line}: {problem} No llegó nada.',
  'Missing: {items}': 'Falta: {items}',
  '{count} minutes': '{count} minutos',
  '{name} is late': '{name} llega tarde',
});

test.each([
  ['It is late.', 'Es tarde.'],
  ['Use 8 letters', 'Usa 8 letras'],
  ['Use 20,000 letters', 'Usa 20,000 letras'],
  ['You are Ann {count} now (since May 3).', 'Desde 3 de mayo eres Ann {count}.'],
  ['You are late now (since late).', 'Desde tarde eres late.'],
  ['You are $& now (since today).', 'Desde today eres $&.'],
  ['Line 3: It is late. Nothing came.', 'Línea 3: Es tarde. No llegó nada.'],
  ['Missing: late', 'Falta: tarde'],
  ['Missing: late, early and soon', 'Falta: tarde, temprano y soon'],
  ['Missing: late, day and night, early', 'Falta: tarde, día y noche, temprano'],
  ['12 minutes', '12 minutos'],
  ['A dozen minutes', 'A dozen minutes'],
  ['Use many letters', 'Use many letters'],
  ['Ann\nand Bo is late', 'Ann\nand Bo llega tarde'],
  ['Use letters', 'Use letters'],
  ['It is late', 'It llega tarde'],
  ['toString', 'toString'],
  ['', ''],
])('%s', (english, spanish) => {
  expect(said(english)).toBe(spanish);
});
