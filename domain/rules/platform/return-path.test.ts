import { expect, test } from 'vitest';
import { isPathOfThisSite } from './return-path.ts';

test.each(['/', '/profile', '/project/7/step/3', '/projects/7/complete?from=here'])(
  '%s is a path of this site',
  (text) => {
    expect(isPathOfThisSite(text)).toBe(true);
  },
);

test.each([
  '',
  'profile',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/a\\..\\b',
  'javascript:alert(1)',
])('%j is dropped (#addresses-of-screens)', (text) => {
  expect(isPathOfThisSite(text)).toBe(false);
});
