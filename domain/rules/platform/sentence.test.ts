import { expect, test } from 'vitest';
import { asAnswered, sentence, textOf } from './sentence.ts';

const WAIT = sentence('Please wait {wait}, {name}.', { wait: '2 minutes', name: '{wait} $& Ann' });

test('a sentence has its values where its holes are, and nothing in them is a hole', () => {
  expect(textOf(WAIT)).toBe('Please wait 2 minutes, {wait} $& Ann.');
  expect(textOf('It is late, {name}.')).toBe('It is late, {name}.');
});

test('calls answer the English, and the values where there are any', () => {
  expect(asAnswered('It is late.')).toEqual({ message: 'It is late.' });
  expect(asAnswered(sentence('There is room for {count}.', { count: 3 }))).toEqual({
    message: 'There is room for 3.',
    said: { id: 'There is room for {count}.', values: { count: '3' } },
  });
});
