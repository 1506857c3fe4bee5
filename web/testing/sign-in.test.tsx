import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getUser } from '#domain/contract/sign-in/accounts.ts';
import { mount } from './mount.ts';
import { signIn } from './sign-in.ts';

test('a page test can be anybody, on the real server', async () => {
  await signIn('admin', { firstName: 'Hazel' });

  const user = await (await fetch(getUser.path)).json();
  mount(<h1>Hello, {user.firstName}</h1>);

  expect(user.role).toBe('admin');
  await expect.element(page.getByRole('heading', { name: 'Hello, Hazel' })).toBeVisible();
});

test('each test begins signed out, in an empty phone', async () => {
  expect((await fetch(getUser.path)).status).toBe(401);
  expect(document.body).toHaveTextContent('');
  expect(location.pathname).toBe('/');
  expect([innerWidth, innerHeight]).toEqual([360, 740]);
});
