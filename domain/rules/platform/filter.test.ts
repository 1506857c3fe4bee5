import { expect, test } from 'vitest';
import { isChosen } from './filter.ts';

test.each([undefined, '', 'all'])('%j leaves a list open', (choice) => {
  expect(isChosen(choice)).toBe(false);
});

test('anything else narrows it', () => {
  expect(isChosen('WI')).toBe(true);
});
