import { expect, test } from 'vitest';
import { CallError, messageOf, remedyFor } from './call.ts';
import { StrangersAnswer } from './strangers-answer.ts';

const refused = (message: string) => new CallError(400, '', JSON.stringify({ message }), null);

test.each([
  ['Username already exists', 'Ese nombre de usuario ya existe'],
  [
    'That was too many tries. Please wait 2 minutes and try again, or ask an adult for help.',
    'Fueron demasiados intentos. Hay que esperar 2 minutos e intentar otra vez, o pedir ayuda a un adulto.',
  ],
  [
    'This account is locked until May 1, 2028. Nothing of it can be deleted before that.',
    'Esta cuenta está retenida hasta el 1 de mayo de 2028. Antes de ese día no se puede borrar nada de ella.',
  ],
  [
    'Missing: species selection, at least one photo, number of hours spent',
    'Falta: elegir el tipo de árbol, al menos una foto, las horas dedicadas',
  ],
  [
    'Complete Step 1, Step 2 and Step 3 before you can finish the project.',
    'Para terminar el proyecto, completa el paso 1, el paso 2 y el paso 3.',
  ],
  ['At least one photo.jpg is larger than 10MB', 'At least one photo.jpg pesa más de 10 MB'],
  [
    'Line 3: The address has a space in it. Nobody was invited.',
    'Línea 3: Hay un espacio en el correo. No se invitó a nadie.',
  ],
])('what the server refuses is read in Spanish: %s', async (english, spanish) => {
  const error = refused(english);
  await expect.poll(() => messageOf(error, '')).toBe(spanish);
  expect(remedyFor(error)).toBe(spanish);
  expect(error.refusal?.message).toBe(english);
});

test('what has values is said by their names, not by how it reads', async () => {
  const name = 'You are signed in as Ann now. Nothing was changed. leaf.txt';
  const said = { id: '{name} is not an image file', values: { name } };
  const body = JSON.stringify({ message: `${name} is not an image file`, said });
  await expect.poll(() => messageOf(new CallError(400, '', body, null), '')).toBe(`${name} no es una foto`);
});

test('of a network that answers in our place is told in Spanish', () => {
  const error = new StrangersAnswer(200, '<h1>Bienvenue</h1>');
  expect([remedyFor(error), messageOf(error, '')]).toEqual(
    Array(2).fill(expect.stringMatching(/^Esta red contestó/)),
  );
});

test('what no table knows is read as the server said it', () => {
  expect(messageOf(refused('Not like this.'), '')).toBe('Not like this.');
});
