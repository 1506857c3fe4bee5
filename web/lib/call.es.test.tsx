import { expect, test } from 'vitest';
import * as accounts from '#domain/rules/accounts/sentences.ts';
import * as deletions from '#domain/rules/deletions/sentences.ts';
import * as family from '#domain/rules/family/sentences.ts';
import * as notebook from '#domain/rules/notebook/sentences.ts';
import * as photos from '#domain/rules/photos/sentences.ts';
import type { Sentence, Told } from '#domain/rules/platform/sentence.ts';
import * as platform from '#domain/rules/platform/sentences.ts';
import { said } from '#words/sentences.ts';
import { CallError, messageOf, remedyFor } from './call.ts';
import { StrangersAnswer } from './strangers-answer.ts';

const refused = (told: Sentence) =>
  new CallError(400, '', JSON.stringify(typeof told === 'string' ? { message: told } : told), null);

test.each<[Told, string]>([
  [accounts.userNotFound, 'No encontramos esa cuenta'],
  [
    platform.tooManyTries({ seconds: 120 }),
    'Fueron demasiados intentos. Hay que esperar 2 minutos e intentar otra vez, o pedir ayuda a un adulto.',
  ],
  [
    deletions.heldUntil({ day: '2028-05-01' }),
    'Esta cuenta está retenida hasta el 1 de mayo de 2028. Antes de ese día no se puede borrar nada de ella.',
  ],
  [
    notebook.missing({ items: ['species', 'photo', 'hours'] }),
    'Falta: elegir el tipo de árbol, al menos una foto, las horas dedicadas',
  ],
  [
    notebook.completeSteps({ steps: [1, 2, 3] }),
    'Para terminar el proyecto, completa el paso 1, el paso 2 y el paso 3.',
  ],
  [
    photos.photoTooLarge({ name: 'At least one photo.jpg', size: 10 }),
    'At least one photo.jpg pesa más de 10 MB',
  ],
  [
    family.lineWrong({ line: 3, problem: family.cellWithSpace({ cell: 'address' }) }),
    'Línea 3: Hay un espacio en el correo. No se invitó a nadie.',
  ],
])('what the server refuses is read in Spanish: $message', async (told, spanish) => {
  const error = refused(told);
  await expect.poll(() => messageOf(error, '')).toBe(spanish);
  expect(remedyFor(error)).toBe(spanish);
  expect(error.refusal?.message).toBe(told.message);
});

test('what has values is said by its code, not by how it reads', async () => {
  const name = 'You are signed in as Ann now. Nothing was changed. leaf.txt';
  const error = refused(photos.notAnImage({ name }));
  await expect.poll(() => messageOf(error, '')).toBe(`${name} no es una foto`);
});

test('what stands at a field is said by its code too', async () => {
  const { code, message } = platform.emailInvalid;
  const body = { message, code, fields: { email: message, name: message }, fieldCodes: { email: { code } } };
  const { fields } = new CallError(400, '', JSON.stringify(body), null);
  await expect.poll(() => said(fields.email ?? '')).toBe('Hace falta un correo electrónico válido');
  expect(said(fields.name ?? '')).toBe(message);
});

test('of a network that answers in our place is told in Spanish', () => {
  const error = new StrangersAnswer(200, '<h1>Bienvenue</h1>');
  expect([remedyFor(error), messageOf(error, '')]).toEqual(
    Array(2).fill(expect.stringMatching(/^Esta red contestó/)),
  );
});

test('what has no code, as a server of before and what a device kept, is read as it was said', () => {
  for (const message of ['Not like this.', 'User not found'])
    expect(messageOf(refused(message), '')).toBe(message);
});
