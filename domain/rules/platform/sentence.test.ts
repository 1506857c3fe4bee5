import { expect, test } from 'vitest';
import { answered, saidBy, says, textOf, told } from './sentence.ts';

const WAIT = told('wait', 'Please wait 2 minutes, Ann.', { minutes: 2, name: 'Ann' });

test('a sentence is its English wherever nobody says it in another language', () => {
  expect(textOf(WAIT)).toBe('Please wait 2 minutes, Ann.');
  expect(textOf('It is late, {name}.')).toBe('It is late, {name}.');
});

test('a check says a sentence whole, and one of its own words that the form is at fault', () => {
  expect(saidBy(says(WAIT))).toEqual(WAIT);
  expect(saidBy('Invalid input')).toEqual({ code: 'faultyForm', message: 'Invalid input' });
});

test('what is answered is a sentence by its code, and of an earlier version the English', () => {
  expect(answered({ ...WAIT, fields: {} } as typeof WAIT)).toEqual(WAIT);
  expect(answered({ message: 'It is late.' })).toBe('It is late.');
});
