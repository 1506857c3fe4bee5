import { expect, test } from 'vitest';
import { isLoginScreen, isOwnScreen, OWN_SCREENS } from './screens.ts';

test.each([
  '/',
  '/projects',
  '/profile',
  '/contact',
  '/waiting',
  '/admin',
  '/admin/import-species',
  '/project/7',
  '/project/7/step/1',
  '/project/7/step/5',
  '/project/7/step/4/paper',
  '/project/7/step/2/trees',
  '/project/7/step/2/detective?water=near',
  '/projects/7/steps/3',
  '/projects/7/complete',
])('%s is a screen that a person can come back to after login, and shows the login until then', (path) => {
  expect(isOwnScreen(path)).toBe(true);
  expect(isLoginScreen(path)).toBe(true);
});

test('every screen that needs a session is one', () => {
  const addresses = Object.values(OWN_SCREENS).map((address) => address.replaceAll(/:\w+/g, '1'));
  expect(addresses.filter((address) => !isOwnScreen(address))).toEqual([]);
});

test.each([
  '/project',
  '/project/7/step/0',
  '/project/7/step/6',
  '/project/7/step/1/more',
  '/project/7/step/6/paper',
  '/project/7/step/1/trees',
  '/projects/7',
  '/admin/students',
  '/password-reset',
  '/create-admin',
  '/parent-consent-preview',
  '//elsewhere.example',
  '',
])('%s is none', (path) => {
  expect(isOwnScreen(path)).toBe(false);
  expect(isLoginScreen(path)).toBe(false);
});

test('the login page shows itself, and is no screen to come back to', () => {
  expect(isOwnScreen('/login')).toBe(false);
  expect(isLoginScreen('/login')).toBe(true);
});
