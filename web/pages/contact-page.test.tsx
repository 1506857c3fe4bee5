import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { supportEmail } from '#web/lib/site.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { overhang, readTwiceTheSize } from '#web/testing/twice-the-size.ts';

test('a student learns that a parent or troop leader writes to support', async () => {
  await renderApp({ url: '/contact', as: 'student' });

  await expect.element(page.getByText(/ask your parent or troop leader to send an email/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: supportEmail }))
    .toHaveAttribute('href', `mailto:${supportEmail}`);
});

test('the address of support fits a phone with text of twice the size', async () => {
  await readTwiceTheSize();
  await renderApp({ url: '/contact', as: 'student' });

  await expect.element(page.getByRole('link', { name: supportEmail })).toBeVisible();
  expect(overhang()).toBe(0);
});
