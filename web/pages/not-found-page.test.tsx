import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '#web/testing/render-app.tsx';

test('an unknown address says so, and shows the way home', async () => {
  await renderApp({ url: '/no/such/trail' });

  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect.element(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await page.getByRole('link', { name: 'Back to camp' }).click();
  await expect.element(page.getByRole('heading', { name: 'Learn how to clone trees!' })).toBeVisible();
});

test('it stands there for students and administrators too', async () => {
  await renderApp({ url: '/no/such/trail', as: 'student' });

  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('the mark above it leads home', async () => {
  await renderApp({ url: '/no/such/trail' });

  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Rootling' }))
    .toHaveAttribute('href', '/');
});
